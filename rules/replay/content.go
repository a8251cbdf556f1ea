package replay

import (
	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/value"
)

//go:generate go tool msgp -tests=false -io=false -unexported

//msgp:tuple header seat line card words frame still more extra opened beside lent inert

// Every list has a limit beside it, so that a length that a file claims costs
// no more than that. Byte strings are parts of the unpacked file and not copied.

// content is all that a file holds.
type content struct {
	Header header  `msg:"header"`
	Cards  []card  `msg:"cards,limit=600"` // the printed cards that the decks name
	Moves  []byte  `msg:"moves,zerocopy"`  // see putMoves
	Frames []frame `msg:"frames,limit=4096"`
	Hash   uint64  `msg:"hash"` // of the match after the last move
	Side   int     `msg:"side"` // whose views these are, in a file of one side
	Stills []still `msg:"stills,limit=20000"`
	Prints []byte  `msg:"prints,zerocopy"` // catalogue of the views

	// What only some games have. A file without it is what it was before.
	More   []more   `msg:"more,limit=600,omitempty"` // of each of the cards
	Beside []beside `msg:"beside,limit=6,omitempty"` // of each seat

	// What only a match has whose players went on without some lines.
	Inert []inert `msg:"inert,limit=4000,omitempty"`

	// What only a brief file has: it holds neither key frames nor views, of the
	// cards that ship their IDs alone, and of each hash one byte.
	Brief bool   `msg:"brief,omitempty"`
	Lent  []lent `msg:"lent,limit=64,omitempty"` // the packs of those cards
}

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
	Line []line `msg:",limit=500"`
}

type line struct {
	Count int
	ID    string
}

// lent is a pack that ships and lends a brief file its cards.
type lent struct {
	Pack string
	Hash uint64 // of the cards that it lends
}

// frame is a key frame: the state after so many moves, and what each seat saw.
type frame struct {
	Moves int
	State []byte  `msg:",zerocopy"`
	Seats []still `msg:",limit=6"`
}

// still is one view, as JSON.
type still struct {
	View []byte `msg:",zerocopy"`
}

type words struct{ Ja, En string }

// card is pack.Card in the order of its fields.
type card struct {
	ID       string
	Game     string
	Kind     string
	Name     words
	Colour   string
	Level    int
	Cost     int
	Power    int
	Soul     int
	Triggers []string `msg:",limit=32"`
	Icons    []string `msg:",limit=16"`
	Traits   []words  `msg:",limit=32"`
	Title    words
	Side     string
	Rarity   string
	Lines    []string `msg:",limit=64"`
	Flavour  words
	Artist   string
	Names    []words `msg:",limit=256"`
	Quoted   []words `msg:",limit=256"`
}

// more is what a card has beyond the fields of card, and its opened face.
type more struct {
	Extra extra
	Open  []opened `msg:",limit=1"`
}

// extra is the rest of pack.Card, in the order of its fields.
type extra struct {
	Subtypes   []string `msg:",limit=16"`
	Colours    []string `msg:",limit=8"`
	Needs      [5]int   // black, blue, white, red, generic
	Timing     string
	Hit        int
	Titles     []words  `msg:",limit=32"`
	Identities []words  `msg:",limit=32"`
	Icons      []string `msg:",limit=16"`
	Quoted     []words  `msg:",limit=256"`
}

// opened is the opened face of a territory.
type opened struct {
	Card  card
	Extra extra
}

// beside is what belongs to a deck and is not in it.
type beside struct {
	DDeck     []line `msg:",limit=500"`
	Territory string
}

// inert is a line that does nothing: the place of its card among the cards, of its
// face on it, and of it there, all from 0.
type inert struct{ Card, Face, Line int }

func packCard(c pack.Card) card {
	return card{ID: c.ID, Game: c.Game, Kind: c.Kind, Name: words(c.Name), Colour: c.Word("colour"), Level: c.Number("level"), Cost: c.Number("cost"),
		Power: c.Number("power"), Soul: c.Number("soul"), Triggers: c.Keys("triggers"), Icons: c.Keys("icons"), Traits: packWords(c.Tags(traitsOf(c.Game))), Title: words(c.Title),
		Side: c.Word("side"), Rarity: c.Rarity, Lines: c.Lines, Flavour: words(c.Flavour), Artist: c.Artist,
		Names: packWords(c.QuotedNames), Quoted: packWords(c.Quoted.Tags(traitsOf(c.Game)))}
}

// traitsOf is the key of what the format calls traits: the first tags that a game declares.
func traitsOf(game string) string {
	for _, d := range rules.Declared(game) {
		if d.Shape == value.Tags {
			return d.Key
		}
	}
	return "traits"
}

func (c card) unpack() pack.Card {
	traits := traitsOf(c.Game)
	return pack.Card{ID: c.ID, Game: c.Game, Kind: c.Kind, Name: pack.Words(c.Name), Title: pack.Words(c.Title),
		Values: value.Of("colour", c.Colour, "level", c.Level, "cost", c.Cost, "power", c.Power, "soul", c.Soul, "triggers", c.Triggers,
			"icons", c.Icons, traits, unpackWords(c.Traits), "side", c.Side),
		Quoted: value.Of(traits, unpackWords(c.Quoted)),
		Rarity: c.Rarity, Lines: c.Lines, Flavour: pack.Words(c.Flavour), Artist: c.Artist,
		QuotedNames: unpackWords(c.Names)}
}

func packWords(list []pack.Words) []words {
	var out []words
	for _, w := range list {
		out = append(out, words(w))
	}
	return out
}

func unpackWords(list []words) []pack.Words {
	var out []pack.Words
	for _, w := range list {
		out = append(out, pack.Words(w))
	}
	return out
}
