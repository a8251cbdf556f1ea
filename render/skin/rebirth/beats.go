package rebirth

import (
	"gorin/render/skin"
	"gorin/rules"
)

// beats is what Rebirth for you shows large: partners who attack together, a block from the hand,
// cancels one after the other, the entry that falls, a rebirth, and a player who leaves.
var beats = map[string][]skin.Beat{
	"attack":     {{Form: skin.Joined, When: withPartners, Title: rules.Words{"パートナーアタック", "Partner attack"}, Ink: skin.Bright, Long: 900}},
	"block":      {{Form: skin.Lifted, Title: rules.Words{"手札からブロック", "Blocked from the hand"}, Ink: skin.Calm, Long: 850}},
	"use-cancel": {{Form: skin.Turned, Title: rules.Words{"キャンセル", "CANCEL"}, Says: skin.NameOf, Ink: skin.Bright, Long: 800}},
	"cancel":     {{Form: skin.Against, Title: rules.Words{"打ち消し", "Cancelled"}, Ink: skin.Harm, Long: 850}},
	"retired":    {{Form: skin.Fallen, Other: "retire", Title: rules.Words{"エントリー、リタイア", "The entry falls"}, Ink: skin.Harm, Long: 950}},
	"leave":      {{Form: skin.Swept, Title: rules.Words{"{who}が離れた", "{who} leaves the match"}, Ink: skin.Harm, Long: 900}},
}

// withPartners is an attack in which partners attack as well.
func withPartners(e *rules.Entry, _ *rules.Printed) bool { return e.Event.N == 2 }
