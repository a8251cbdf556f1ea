package builddivide

import (
	"slices"

	"gorin/render/skin"
	"gorin/rules"
)

// beats is what Build Divide shows large: what a life card brings, a territory that opens, an ace,
// and the pile as it is resolved.
var beats = map[string][]skin.Beat{
	"reveal": {
		{Form: skin.Turned, When: fromLife("buster"), Title: rules.Words{"バスター", "BUSTER"}, Says: skin.NameOf, Ink: skin.Harm, Long: 900},
		{Form: skin.Turned, When: fromLife("shot"), Title: rules.Words{"ショット", "SHOT"}, Says: skin.NameOf, Ink: skin.Bright, Long: 900},
		{Form: skin.Turned, When: fromLife(""), Title: rules.Words{"ライフ", "Life"}, Says: skin.NameOf, Ink: skin.Calm, Long: 600},
	},
	"open":    {{Form: skin.Swept, Title: rules.Words{"テリトリー解放　{card}", "Territory opens: {card}"}, Ink: skin.Bright, Long: 950}},
	"move":    {{Form: skin.Swept, When: ace, Title: rules.Words{"エース登場　{card}", "The ace appears: {card}"}, Ink: skin.Harm, Long: 950}},
	"ability": {{Form: skin.Lifted, When: piled, Title: rules.Words{"解決", "Resolves"}, Ink: skin.Calm, Long: 520}},
	"negated": {{Form: skin.Fallen, Title: rules.Words{"無効", "Negated"}, Ink: skin.Harm, Long: 800}},
}

// fromLife is a card that is revealed from the life (1003-2) with a trigger icon, or with any.
func fromLife(icon string) func(*rules.Entry, *rules.Printed) bool {
	return func(e *rules.Entry, card *rules.Printed) bool {
		return e.Clause == "1003-2" && card != nil && (icon == "" || slices.Contains(card.Keys("triggers"), icon))
	}
}

// piled is what is resolved in the resolution zone (1204-3).
func piled(e *rules.Entry, card *rules.Printed) bool {
	return card != nil && len(e.Clause) > 6 && e.Clause[:6] == "1204-3"
}

// ace is an ace that comes to the field.
func ace(e *rules.Entry, card *rules.Printed) bool {
	return card != nil && e.Event.To.Zone == "field" && e.Event.From.Zone != "field" && slices.Contains(card.Keys("subtypes"), "ace")
}
