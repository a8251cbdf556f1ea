package builddivide

import (
	"fmt"
	"regexp"

	"gorin/rules/pack"
)

// values is what may be printed on a card (chapter 300).
func values() pack.Values {
	return pack.Values{
		Game:       "builddivide",
		AnyColours: []string{"black", "blue", "white", "red"},                                                         // 203-1a
		Triggers:   []string{"buster", "shot"},                                                                        // 309, 1003-2
		Subtypes:   []string{"ace"},                                                                                   // 304-3, 902-1
		Timings:    []string{"", "quick"},                                                                             // 307
		Conditions: []string{"always", "your-turn", "opponent-turn", "awakened", "red-zone", "attacking", "blocking"}, // 1501-3
		Effects:    append(powerSteps(10), "hit+1", "blitz", "decoy", "berserk", "unblockable"),                       // 1501-4
		Kinds: map[string]pack.Fields{ // 304-2
			"unit": {Must: []string{"cost", "power", "hit"}, May: []string{"colours", "needs", "timing", "subtypes", "triggers",
				"titles", "attributes", "identities", "ability-icons"}},
			"command":   {Must: []string{"cost"}, May: []string{"colours", "needs", "timing", "triggers", "attributes", "identities"}},
			"territory": {Must: []string{"open"}, May: []string{"titles", "attributes", "identities", "ability-icons"}}, // 203-2a, 306-2e
		},
		Opened: pack.Fields{Must: []string{"cost"}, May: []string{"colours", "needs", "titles", "attributes", "identities",
			"ability-icons", "power", "hit"}}, // 319-2, 1406
		Power:  pack.Step{Max: 99500, Of: 500},
		Cost:   20,
		Quotes: pack.Quotes{Traits: [2]string{"〈", "〉"}, Identities: [2]string{"《", "》"}, Evols: [2]string{"【エヴォル-", "〔"}, Attributes: regexp.MustCompile(`「[^「」]+」属性|【(?:結束|ブライト|怪異】)(?:「[^「」]+」)+`)}, // 314-2, 1409-5
	}
}

// powerSteps are the effect parts of icons that raise power, n of them.
func powerSteps(n int) (out []string) {
	for i := range n {
		out = append(out, fmt.Sprintf("power+%d", 500*(i+1)))
	}
	return out
}
