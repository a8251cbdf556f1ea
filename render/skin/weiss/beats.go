package weiss

import (
	"gorin/render/skin"
	"gorin/rules"
)

var stage = []string{"front-left", "front-centre", "front-right", "back-left", "back-right"}

// beats is what Weiss Schwarz shows large: the trigger, damage card by card, what cancels it, the
// level-up, a climax, and who comes back for an encore.
var beats = map[string][]skin.Beat{
	"trigger": {{Form: skin.Turned, Title: rules.Words{"トリガーチェック", "Trigger check"}, Says: triggered, Ink: skin.Bright, Long: 950}},
	"move": {
		{Form: skin.Tally, When: skin.Into([]string{"deck"}, []string{"resolution"}), Heap: []string{"resolution"}, After: "damage",
			Title: rules.Words{"ダメージ", "Damage"}, Ink: skin.Harm, Long: 420},
		{Form: skin.Swept, When: skin.Into([]string{"hand"}, []string{"climax"}), Title: rules.Words{"{card}", "{card}"}, Ink: skin.Bright, Long: 950},
		{Form: skin.Lifted, When: skin.Into([]string{"waiting-room"}, stage), After: "ability", Title: rules.Words{"アンコール", "Encore"}, Ink: skin.Calm, Long: 800},
	},
	"cancel": {{Form: skin.Struck, Heap: []string{"resolution"}, After: "damage", Title: rules.Words{"キャンセル", "CANCEL"}, Ink: skin.Harm, Long: 950}},
	"level-up": {{Form: skin.Fanned, Heap: []string{"level", "waiting-room"}, Title: rules.Words{"{who}　レベルアップ", "{who}: level up"},
		Ink: skin.Bright, Long: 1000}},
}

// triggered is what the triggers of a card do, by their names.
func triggered(card *rules.Printed) (w rules.Words) {
	for i, key := range card.Keys("triggers") {
		if i > 0 {
			w = w.Plus("・", " + ")
		}
		name := triggerIcons[key].Name
		w = w.Plus(name[rules.Japanese], name[rules.English])
	}
	if w == (rules.Words{}) {
		return rules.Words{"トリガーなし", "No trigger"}
	}
	return w
}
