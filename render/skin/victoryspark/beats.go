package victoryspark

import (
	"gorin/render/skin"
	"gorin/rules"
)

// beats is what Victory Spark shows large: partners who attack together or block, a skill that is
// cancelled, a surprise, and who retires.
var beats = map[string][]skin.Beat{
	"attack":        {{Form: skin.Joined, When: withPartner, Title: rules.Words{"パートナーアタック", "Partner attack"}, Ink: skin.Bright, Long: 900}},
	"partner-block": {{Form: skin.Lifted, Title: rules.Words{"パートナーブロック", "Partner block"}, Ink: skin.Calm, Long: 800}},
	"cancel":        {{Form: skin.Against, Title: rules.Words{"キャンセル", "CANCEL"}, Ink: skin.Harm, Long: 950}},
	"face":          {{Form: skin.Turned, When: surprise, Title: rules.Words{"サプライズ", "Surprise"}, Says: skin.NameOf, Ink: skin.Bright, Long: 950}},
	"move":          {{Form: skin.Fallen, When: skin.Into([]string{"ring"}, []string{"retire"}), Title: rules.Words{"リタイヤ", "Retired"}, Ink: skin.Harm, Long: 850}},
}

// withPartner is an attack in which who supports attacks as well.
func withPartner(e *rules.Entry, _ *rules.Printed) bool { return e.Event.N == 2 }

// surprise is a card that is turned up in play: those of the set-up (5.2.1.6) are none.
func surprise(e *rules.Entry, card *rules.Printed) bool {
	return e.Event.N == 0 && card != nil && e.Clause != "5.2.1.6"
}
