package pack

import (
	"regexp"
	"slices"
)

// Values lists what may be printed on a card of one game.
type Values struct {
	Game       string   // its key
	Colours    []string // of a card that has at most one
	AnyColours []string // of a card that may have several
	Triggers   []string
	Icons      []string
	Sides      []string
	Subtypes   []string
	Timings    []string
	Conditions []string // left and
	Effects    []string // right part of an ability icon
	Power      Step
	Cost       int // the largest
	Kinds      map[string]Fields
	Opened     Fields // of the opened face of a card with two
	Quotes     Quotes
}

// Fields says which information a kind of card carries, by its key: numbers
// that it must have and all that it may have. What it does not carry may not
// be written.
type Fields struct {
	Must, May []string
}

// Step is a number's largest value and the multiple that it is printed in.
type Step struct{ Max, Of int }

// Quotes are the brackets in which texts quote.
type Quotes struct {
	Traits, Identities, Evols [2]string
	Attributes                *regexp.Regexp // where words in 「」 are attributes
}

// MaxNumber is the largest of most numbers that cards have.
const MaxNumber = 9 // of a level, a cost, a soul, a hit (2.6, 2.7, 2.10)

// Games are the values of all games whose packs may be read.
type Games []*Values

// of is the values of a game, nil if there is none.
func (g Games) of(game string) *Values {
	if i := slices.IndexFunc(g, func(v *Values) bool { return v.Game == game }); i >= 0 {
		return g[i]
	}
	return nil
}

// keys are those of the games, in order.
func (g Games) keys() (keys []string) {
	for _, v := range g {
		keys = append(keys, v.Game)
	}
	slices.Sort(keys)
	return keys
}
