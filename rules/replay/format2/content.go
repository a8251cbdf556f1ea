// Package format2 reads what files of the first two versions of the format hold. It is
// frozen: its structs are those of the builds that wrote such files, and nobody else's
// change of a card, a view or a state changes them. What is read is turned into today's
// values by key; whoever changes those keeps the converters compiling, and the files that
// the rooms of the games keep of those builds (testdata/old8) say whether they are right.
package format2

//go:generate go tool msgp -tests=false -io=false

//msgp:tuple Header Seat Line Card Words KeyFrame Still More Extra Opened Beside Lent Inert

// Every list has a limit beside it, so that a length that a file claims costs
// no more than that. Byte strings are parts of the unpacked file and not copied.

// Content is all that a file holds.
type Content struct {
	Header Header     `msg:"header"`
	Cards  []Card     `msg:"cards,limit=600"` // the printed cards that the decks name
	Moves  []byte     `msg:"moves,zerocopy"`  // the answers, as they are still written
	Frames []KeyFrame `msg:"frames,limit=4096"`
	Hash   uint64     `msg:"hash"` // of the match after the last move
	Side   int        `msg:"side"` // whose views these are, in a file of one side
	Stills []Still    `msg:"stills,limit=20000"`
	Prints []byte     `msg:"prints,zerocopy"` // catalogue of the views

	// What only some games have. A file without it is what it was before.
	More   []More   `msg:"more,limit=600,omitempty"` // of each of the cards
	Beside []Beside `msg:"beside,limit=6,omitempty"` // of each seat

	// What only a match has whose players went on without some lines.
	Inert []Inert `msg:"inert,limit=4000,omitempty"`

	// What only a brief file has: it holds neither key frames nor views, of the
	// cards that ship their IDs alone, and of each hash one byte.
	Brief bool   `msg:"brief,omitempty"`
	Lent  []Lent `msg:"lent,limit=64,omitempty"` // the packs of those cards
}

// Header says what the match was.
type Header struct {
	Game   string
	Book   string // version of the rulebook
	Engine string // build of Gorin that wrote the file
	Random string // name of the random algorithm
	Seed   uint64
	OneWay bool   // views of one side only: no seed, decks, moves
	Over   bool   // the match has ended
	Seats  []Seat `msg:",limit=6"`
}

// Seat is a player.
type Seat struct {
	Name string
	Deck string // ID
	Ja   string // name of the deck
	En   string
	Line []Line `msg:",limit=500"`
}

// Line is so many copies of a card.
type Line struct {
	Count int
	ID    string
}

// Lent is a pack that ships and lends a brief file its cards.
type Lent struct {
	Pack string
	Hash uint64 // of the cards that it lends
}

// KeyFrame is a key frame: the state after so many moves, and what each seat saw.
type KeyFrame struct {
	Moves int
	State []byte  `msg:",zerocopy"`
	Seats []Still `msg:",limit=6"`
}

// Still is one view, as JSON.
type Still struct {
	View []byte `msg:",zerocopy"`
}

// Words is a text in Japanese and English.
type Words struct{ Ja, En string }

// Card is a printed card.
type Card struct {
	ID       string
	Game     string
	Kind     string
	Name     Words
	Colour   string
	Level    int
	Cost     int
	Power    int
	Soul     int
	Triggers []string `msg:",limit=32"`
	Icons    []string `msg:",limit=16"`
	Traits   []Words  `msg:",limit=32"`
	Title    Words
	Side     string
	Rarity   string
	Lines    []string `msg:",limit=64"`
	Flavour  Words
	Artist   string
	Names    []Words `msg:",limit=256"`
	Quoted   []Words `msg:",limit=256"`
}

// More is what a card has beyond the fields of Card, and its opened face.
type More struct {
	Extra Extra
	Open  []Opened `msg:",limit=1"`
}

// Extra is the rest of a face.
type Extra struct {
	Subtypes   []string `msg:",limit=16"`
	Colours    []string `msg:",limit=8"`
	Needs      [5]int   // black, blue, white, red, generic
	Timing     string
	Hit        int
	Titles     []Words  `msg:",limit=32"`
	Identities []Words  `msg:",limit=32"`
	Icons      []string `msg:",limit=16"`
	Quoted     []Words  `msg:",limit=256"`
}

// Opened is the opened face of a territory.
type Opened struct {
	Card  Card
	Extra Extra
}

// Beside is what belongs to a deck and is not in it.
type Beside struct {
	DDeck     []Line `msg:",limit=500"`
	Territory string
}

// Inert is a line that does nothing: the place of its card among the cards, of its
// face on it, and of it there, all from 0.
type Inert struct{ Card, Face, Line int }
