package pack

// values lists what may be printed on a card of one game.
type values struct {
	Colours  []string
	Triggers []string
	Icons    []string
	Sides    []string
	Kinds    map[string]fields
	Power    step
}

// fields says which information a kind of card carries (chapter 2). What it
// does not carry may not be written.
type fields struct {
	LevelCost, PowerSoul, Traits bool
}

// step is a number's largest value and the multiple that it is printed in.
type step struct{ Max, Of int }

const maxNumber = 9 // of a level, a cost, a soul (2.6, 2.7, 2.10)

// games holds the values of each rulebook.
var games = map[string]values{
	"weiss": {
		Colours: []string{"", "yellow", "green", "red", "blue", "purple"},
		Triggers: []string{"soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate",
			"standby", "choice", "chance", "discovery"}, // 4.12.2
		Icons: []string{"counter", "clock"}, // 2.8
		Sides: []string{"weiss", "schwarz", "both"},
		Kinds: map[string]fields{ // 2.3.2
			"character": {LevelCost: true, PowerSoul: true, Traits: true},
			"event":     {LevelCost: true},
			"climax":    {},
		},
		Power: step{Max: 99500, Of: 500},
	},
}
