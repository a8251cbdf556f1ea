package victoryspark

import (
	assets "gorin/assets/victoryspark"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
	"gorin/rules/victoryspark/lexicon"
)

// known is the lines of the cards that ship.
var known = cards.KnownOf(assets.Files, lexicon.Terms)

// Rulebook is what Victory Spark hands over.
func Rulebook() rulebook.Game {
	return rulebook.Game{
		Key: "victoryspark", Version: RulesVersion, Players: 2, Tables: &Tables, Files: assets.Files, Known: known,
		Cites:   rulebook.Cites{Players: "1.1.1", Concede: "1.2.4", Ability: "8.6.2", Paying: []string{"8.5.1.3"}},
		Clause:  `\b(?:[1-9]|1[0-2])(?:\.\d+)+\b`, // 6.4.1.2
		Values:  values(),
		Zones:   zoneList,
		Deck:    deckBook(),
		Terms:   lexicon.Terms,
		Lexicon: Lexicon, Read: Read,
		Compile:   Compile,
		Start:     rulebook.Start{Start: func(m *kernel.Machine) { m.Start(procMatch) }, WhyNot: whyNot},
		Positions: rulebook.Positions{StartAt: startAt, TimingOf: timingOf, Place: placed, Lasting: lasting},
		Names: rulebook.Names{
			Requests: rulebook.Keys(requestKinds), Options: rulebook.Keys(optionKinds), Events: rulebook.Keys(eventKinds),
			NamesLine:  [256]bool{optActivate: true, kernel.OptReplace: true},
			LineBeside: [256]bool{kernel.OptAbility: true, kernel.OptMode: true},
			Phases:     phaseKeys[:], Colours: [16]string{lexicon.Male: "male", lexicon.Female: "female"},
		},
		Messages: rulebook.Messages{
			Told: told, IsPhase: isPhase, IsTurn: func(proc uint16) bool { return proc == procTurn },
			EventVariant: eventVariant, OptionWords: optionWords, Forecast: forecast,
		},
		Shown: rulebook.Shown{Secret: inSecret, Attack: attackOf, Look: lookAtTable, LookAt: lookAtCard, Player: []rulebook.PlayerValue{
			{Key: "retired", Words: lang.Words{"リタイヤ", "retired"}, Of: func(m *kernel.Machine, p int8) int { return m.Count(m.Z(zRetire, p)) }},
			{Key: "ready", Words: lang.Words{"スタンドしているエネルギー", "standing energy"}, Of: func(m *kernel.Machine, p int8) int { return standingEnergy(m, p) }},
		}},
		Notation: notation(),
	}
}

// eventVariant tells a draw from other moves, and what attacks by partners.
func eventVariant(m *kernel.Machine, e *kernel.Event) string {
	switch {
	case e.Kind == kernel.EvMove && e.From != kernel.NoZone && m.KindOf(e.From) == zDeck && m.KindOf(e.To) == zHand:
		return "-draw"
	case e.Kind == evAttack && e.N == partnerAttack:
		return "-partner"
	case e.Kind == evFace && e.N == 1:
		return "-down"
	}
	return ""
}
