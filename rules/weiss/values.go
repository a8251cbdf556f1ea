package weiss

import "gorin/rules/pack"

// values is what may be printed on a card (chapter 2).
func values() pack.Values {
	return pack.Values{
		Game:    "weiss",
		Colours: []string{"", "yellow", "green", "red", "blue", "purple"},
		Triggers: []string{"soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate",
			"standby", "choice", "chance", "discovery"}, // 4.12.2
		Icons: []string{"counter", "clock"}, // 2.8
		Sides: []string{"weiss", "schwarz", "both"},
		Kinds: map[string]pack.Fields{ // 2.3.2
			"character": {Must: []string{"level", "cost", "power", "soul"}, May: []string{"colour", "triggers", "icons", "traits"}},
			"event":     {Must: []string{"level", "cost"}, May: []string{"colour", "triggers", "icons"}},
			"climax":    {May: []string{"colour", "triggers", "icons"}},
		},
		Power:  pack.Step{Max: 99500, Of: 500},
		Cost:   pack.MaxNumber,
		Quotes: pack.Quotes{Traits: [2]string{"《", "》"}},
	}
}
