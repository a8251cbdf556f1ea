package pack

// The limits of one pack. What is larger is refused before it is looked at.
const (
	MaxBytes = 4 << 20 // of the file
	MaxCards = 5000
	MaxWords = 5000
	MaxLines = 16   // abilities of a card
	MaxTags  = 32   // traits, titles, identity names of a card, each
	MaxPairs = 8    // ability icons of a card
	MaxLine  = 2000 // runes of an ability
	MaxName  = 200  // runes of a name and every other short text

	maxErrors = 50 // reported per file
)

// file is a pack as it stands in TOML.
type file struct {
	Game  string            `toml:"game"`
	Title Words             `toml:"title"`
	Side  string            `toml:"side"`
	Words map[string]string `toml:"words"`
	Cards []fileCard        `toml:"card"`
	Decks any               `toml:"deck"` // read by package deck
}

// fileCard is one [[card]] of a pack. Numbers are pointers, so that a missing
// level differs from level 0.
type fileCard struct {
	fileFace
	ID       string    `toml:"id"`
	Kind     string    `toml:"kind"`
	Colour   string    `toml:"colour"`
	Level    *int      `toml:"level"`
	Soul     *int      `toml:"soul"`
	Triggers []string  `toml:"triggers"`
	Icons    []string  `toml:"icons"`
	Traits   []string  `toml:"traits"`
	Title    Words     `toml:"title"`
	Side     string    `toml:"side"`
	Rarity   string    `toml:"rarity"`
	Artist   string    `toml:"artist"`
	Subtypes []string  `toml:"subtypes"`
	Timing   string    `toml:"timing"`
	Open     *fileFace `toml:"open"`
}

// fileFace is what may stand on either face of a card.
type fileFace struct {
	Name         Words    `toml:"name"`
	Colours      []string `toml:"colours"`
	Cost         *int     `toml:"cost"`
	Needs        *Needs   `toml:"needs"`
	Power        *int     `toml:"power"`
	Hit          *int     `toml:"hit"`
	Titles       []string `toml:"titles"`
	Attributes   []string `toml:"attributes"`
	Identities   []string `toml:"identities"`
	AbilityIcons []string `toml:"ability-icons"`
	Text         []string `toml:"text"`
	Flavour      Words    `toml:"flavour"`
}

// Read reads a pack of one of the games; name is the file's, for errors. Every error that the file
// holds is found: they are Faults, each a line of "name:line:column: …" where the
// TOML itself is wrong, and of "name:line:card: field: …" where a value is.
func Read(name string, data []byte, games Games) ([]Card, error) {
	var f file
	if err := Decode(name, data, MaxBytes, Words{Ja: "パック", En: "pack"}, &f); err != nil {
		return nil, err
	}
	c := checker{file: name, game: f.Game}
	c.checkHead(&f, games)
	var cards []Card
	if c.errs == nil {
		cards = c.cards(&f)
	}
	if c.errs != nil {
		locate(data, c.errs)
		return nil, Faults(c.errs)
	}
	quote(cards, f.Words, c.vals.Quotes)
	return cards, nil
}
