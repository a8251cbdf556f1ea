package luckandlogic

import (
	"gorin/render/skin"
	"gorin/rules"
)

// The bits of a mobilization's number that say it came by a trance (5.13), and by Trance Change (11.5).
const byTrance, byChange = 1 << 1, 1 << 2

// beats is what Luck & Logic shows large: a union, who intercepts, logic by logic, the verdict of a
// battle, a gate that breaks, and drives.
var beats = map[string][]skin.Beat{
	"mobilize": {
		{Form: skin.Joined, When: came(byChange), Other: "soul", Title: rules.Words{"トランスチェンジ　{card}", "Trance Change: {card}"}, Ink: skin.Bright, Long: 1000},
		{Form: skin.Joined, When: came(byTrance), Other: "soul", Title: rules.Words{"合体　{card}", "Trance: {card}"}, Ink: skin.Bright, Long: 1000},
	},
	"intercept":   {{Form: skin.Lifted, Title: rules.Words{"インターセプト", "Intercept"}, Ink: skin.Calm, Long: 800}},
	"move":        {{Form: skin.Turned, When: skin.Into([]string{"hand", "drop", "deck"}, []string{"battle"}), Title: rules.Words{"ロジック定義", "Logic defined"}, Says: skin.NameOf, Ink: skin.Calm, Long: 800}},
	"lose-battle": {{Form: skin.Against, Other: "win-battle", Title: rules.Words{"ジャッジメント", "The verdict"}, Ink: skin.Harm, Long: 950}},
	"destroy":     {{Form: skin.Fallen, Title: rules.Words{"門の破壊", "A gate breaks"}, Ink: skin.Harm, Long: 950}},
	"logic-drive": {{Form: skin.Turned, Title: rules.Words{"ロジックドライブ", "Logic Drive"}, Says: skin.NameOf, Ink: skin.Bright, Long: 900}},
	"transmute":   {{Form: skin.Lifted, Title: rules.Words{"錬成", "Transmute"}, Ink: skin.Bright, Long: 700}},
}

// came is a member that was mobilized in a way.
func came(way int) func(*rules.Entry, *rules.Printed) bool {
	return func(e *rules.Entry, _ *rules.Printed) bool { return e.Event.N&way != 0 }
}

// gatesLost counts the gates that are destroyed, less those that are turned down again.
func gatesLost(e *rules.Entry, card *rules.Printed) (seat, n int) {
	switch {
	case e.Event.Kind == "destroy":
		return e.Event.Seat, 1
	case e.Event.Kind == "face" && e.Event.N == 1 && card != nil && card.Kind == "gate":
		return e.Event.Seat, -1
	}
	return 0, 0
}
