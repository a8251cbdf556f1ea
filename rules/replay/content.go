package replay

import "gorin/rules/replay/format2"

//go:generate go tool msgp -tests=false -io=false -unexported

//msgp:tuple header seat part line card face valueOf quoted count words frame still lent

// Every list has a limit beside it, so that a length that a file claims costs
// no more than that. Byte strings are parts of the unpacked file and not copied.

// content is all that a file holds.
type content struct {
	Header header  `msg:"header"`
	Cards  []card  `msg:"cards,limit=600"` // the printed cards that the decks name
	Moves  []byte  `msg:"moves,zerocopy"`  // see putMoves
	Frames []frame `msg:"frames,limit=4096"`
	Sum    uint64  `msg:"sum"`  // of the match after the last move
	Side   int     `msg:"side"` // whose views these are, in a file of one side
	Stills []still `msg:"stills,limit=20000"`
	Prints []byte  `msg:"prints,zerocopy"` // catalogue of the views
	Form   int     `msg:"form,omitempty"`  // of the views, see formOfViews

	// How a game that has several formats was played, see rules.Setup.
	Format  string   `msg:"format,omitempty"`
	Options []string `msg:"options,limit=8,omitempty"`
	Order   []int    `msg:"order,limit=6,omitempty"`

	// What only a brief file has: it holds neither key frames nor views, of the
	// cards that ship their IDs alone, and of each sum one byte.
	Brief bool   `msg:"brief,omitempty"`
	Lent  []lent `msg:"lent,limit=64,omitempty"` // the packs of those cards

	old *format2.Content `msg:"-"` // what a file of an older format held, from which the rest was made
}

// formOfViews is how views are written: in form 1 cards have their values by key. The
// builds that wrote none wrote them as format 2 does.
const formOfViews = 1

// header says what the match was.
type header struct {
	Game   string
	Book   string // version of the rulebook
	Engine string // build of Gorin that wrote the file
	Random string // name of the random algorithm
	Seed   uint64
	OneWay bool   // views of one side only: no seed, decks, moves
	Over   bool   // the match has ended
	Seats  []seat `msg:",limit=6"`
}

type seat struct {
	Name string
	Deck string // ID
	Ja   string // name of the deck
	En   string
	Part []part `msg:",limit=8"`
}

// part is the cards of one part of a deck.
type part struct {
	Key  string
	Line []line `msg:",limit=500"`
}

type line struct {
	Count int
	ID    string
}

// lent is a pack that ships and lends a brief file its cards.
type lent struct {
	Pack string
	Sum  uint64 // of the cards that it lends
}

// frame is a key frame: what each seat saw after so many moves.
type frame struct {
	Moves int
	Seats []still `msg:",limit=6"`
}

// still is one view, as JSON.
type still struct {
	View []byte `msg:",zerocopy"`
}

type words struct{ Ja, En string }

// card is a printed card, and its opened face if it has one.
type card struct {
	Face face
	Open []face `msg:",limit=1"`
}

// face is what is printed on one face. What only some games print, it has by key.
type face struct {
	ID      string
	Kind    string
	Name    words
	Title   words
	Rarity  string
	Artist  string
	Flavour words
	Lines   []string  `msg:",limit=64"`
	Inert   []int     `msg:",limit=64"` // numbers of lines that do nothing
	Values  []valueOf `msg:",limit=32"`
	Names   []words   `msg:",limit=256"` // names that the lines quote
	Quoted  []quoted  `msg:",limit=4"`   // tags that they quote
}

// value is a value by its key: a number, or keys, or counts, or tags.
type valueOf struct {
	Key    string
	N      int
	Keys   []string `msg:",limit=32"`
	Counts []count  `msg:",limit=16"`
	Tags   []words  `msg:",limit=32"`
}

// quoted is tags by the key of their value.
type quoted struct {
	Key  string
	Tags []words `msg:",limit=256"`
}

type count struct {
	Key string
	N   int
}
