package pack

import (
	"fmt"
	"regexp"
)

// values lists what may be printed on a card of one game.
type values struct {
	Colours    []string // of a card that has at most one
	AnyColours []string // of a card that may have several
	Triggers   []string
	Icons      []string
	Sides      []string
	Subtypes   []string
	Timings    []string
	Conditions []string // left and
	Effects    []string // right part of an ability icon
	Power      step
	Cost       int // the largest
	Kinds      map[string]fields
	Opened     fields // of the opened face of a card with two
	Quotes     quotes
}

// fields says which information a kind of card carries, by its key: numbers
// that it must have and all that it may have. What it does not carry may not
// be written.
type fields struct {
	Must, May []string
}

// step is a number's largest value and the multiple that it is printed in.
type step struct{ Max, Of int }

// quotes are the brackets in which texts quote.
type quotes struct {
	Traits, Identities, Evols [2]string
	Attributes                *regexp.Regexp // where words in 「」 are attributes
}

const maxNumber = 9 // of a level, a cost, a soul, a hit (2.6, 2.7, 2.10)

// games holds the values of each rulebook.
var games = map[string]values{
	"weiss": {
		Colours: []string{"", "yellow", "green", "red", "blue", "purple"},
		Triggers: []string{"soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate",
			"standby", "choice", "chance", "discovery"}, // 4.12.2
		Icons: []string{"counter", "clock"}, // 2.8
		Sides: []string{"weiss", "schwarz", "both"},
		Kinds: map[string]fields{ // 2.3.2
			"character": {Must: []string{"level", "cost", "power", "soul"}, May: []string{"colour", "triggers", "icons", "traits"}},
			"event":     {Must: []string{"level", "cost"}, May: []string{"colour", "triggers", "icons"}},
			"climax":    {May: []string{"colour", "triggers", "icons"}},
		},
		Power:  step{Max: 99500, Of: 500},
		Cost:   maxNumber,
		Quotes: quotes{Traits: [2]string{"《", "》"}},
	},
	"builddivide": {
		AnyColours: []string{"black", "blue", "white", "red"},                                                         // 203-1a
		Triggers:   []string{"buster", "shot"},                                                                        // 309, 1003-2
		Subtypes:   []string{"ace"},                                                                                   // 304-3, 902-1
		Timings:    []string{"", "quick"},                                                                             // 307
		Conditions: []string{"always", "your-turn", "opponent-turn", "awakened", "red-zone", "attacking", "blocking"}, // 1501-3
		Effects:    append(powerSteps(10), "hit+1", "blitz", "decoy", "berserk", "unblockable"),                       // 1501-4
		Kinds: map[string]fields{ // 304-2
			"unit": {Must: []string{"cost", "power", "hit"}, May: []string{"colours", "needs", "timing", "subtypes", "triggers",
				"titles", "attributes", "identities", "ability-icons"}},
			"command":   {Must: []string{"cost"}, May: []string{"colours", "needs", "timing", "triggers", "attributes", "identities"}},
			"territory": {Must: []string{"open"}, May: []string{"titles", "attributes", "identities", "ability-icons"}}, // 203-2a, 306-2e
		},
		Opened: fields{Must: []string{"cost"}, May: []string{"colours", "needs", "titles", "attributes", "identities",
			"ability-icons", "power", "hit"}}, // 319-2, 1406
		Power:  step{Max: 99500, Of: 500},
		Cost:   20,
		Quotes: quotes{Traits: [2]string{"〈", "〉"}, Identities: [2]string{"《", "》"}, Evols: [2]string{"【エヴォル-", "〔"}, Attributes: regexp.MustCompile(`「[^「」]+」属性|【(?:結束|ブライト|怪異】)(?:「[^「」]+」)+`)}, // 314-2, 1409-5
	},
}

// powerSteps are the effect parts of icons that raise power, n of them.
func powerSteps(n int) (out []string) {
	for i := range n {
		out = append(out, fmt.Sprintf("power+%d", 500*(i+1)))
	}
	return out
}
