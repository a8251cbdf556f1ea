package habit

import "encoding/json"

// Chosen is what was chosen for the last match of each game, and of its other formats.
type Chosen struct {
	Game string             `json:"game"`
	Of   map[string]Players `json:"of"` // by game, or by game and format as At says
}

// Players is who sat at a match, with which decks, and what they had agreed on.
type Players struct {
	Decks   []string `json:"decks"`
	Kinds   []string `json:"kinds"`
	Format  string   `json:"format,omitempty"` // its key; "" for the first of the game
	Options []string `json:"options,omitempty"`
	Order   []int    `json:"order,omitempty"` // seats in the order of their turns, if that was agreed on
}

// At is the place in Chosen.Of of a format that was not the last one to be played.
func At(game, format string) string { return game + "/" + format }

// maxChosen is how many set-ups are read.
const maxChosen = 8 * maxGames

// ReadChosen reads what Write has written; what cannot be read was not chosen.
// Whether it is still offered is for others to say.
func ReadChosen(b []byte) (c Chosen) {
	if len(b) <= MaxBytes {
		_ = json.Unmarshal(b, &c)
	}
	if len(c.Of) > maxChosen {
		c.Of = nil
	}
	return c
}

// Write writes down what was chosen.
func (c Chosen) Write() []byte {
	b, err := json.Marshal(c)
	if err != nil {
		panic("habit: " + err.Error()) // there are only plain values
	}
	return b
}
