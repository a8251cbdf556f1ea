package habit

import "encoding/json"

// Chosen is what was chosen for the last match of each game.
type Chosen struct {
	Game string             `json:"game"`
	Of   map[string]Players `json:"of"`
}

// Players is who sat at a match, and with which decks.
type Players struct {
	Decks []string `json:"decks"`
	Kinds []string `json:"kinds"`
}

// ReadChosen reads what Write has written; what cannot be read was not chosen.
// Whether it is still offered is for others to say.
func ReadChosen(b []byte) (c Chosen) {
	if len(b) <= MaxBytes {
		_ = json.Unmarshal(b, &c)
	}
	if len(c.Of) > maxGames {
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
