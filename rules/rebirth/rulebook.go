package rebirth

import (
	assets "gorin/assets/rebirth"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rebirth/lexicon"
	"gorin/rules/rulebook"
)

// known is the lines of the cards that ship.
var known = cards.KnownOf(assets.Files, lexicon.Terms)

// Rulebook is what Rebirth for you hands over.
func Rulebook() rulebook.Game {
	return rulebook.Game{
		Key: "rebirth", Version: RulesVersion, Formats: formats, Tables: &Tables, Files: assets.Files, Known: known,
		Cites:   rulebook.Cites{Players: "1.1.1", Concede: "1.2.4", Card: "9.7.4", Ability: "9.7.4.2", Paying: []string{"9.5.2", "5.14.1"}},
		Clause:  `\b(?:[1-9]|1[0-3])(?:\.\d+)+\b`, // 7.4.2.2
		Values:  values(),
		Zones:   zoneList,
		Deck:    deckBook(),
		Terms:   lexicon.Terms,
		Lexicon: Lexicon, Read: Read,
		Compile:   Compile,
		Start:     rulebook.Start{Start: func(m *kernel.Machine) { m.Start(procMatch) }, WhyNot: whyNot, WhyNotOnTable: whyNotOnTable},
		Positions: rulebook.Positions{StartAt: startAt, TimingOf: timingOf, Place: placed, Lasting: lasting},
		Names: rulebook.Names{
			Requests: rulebook.Keys(requestKinds), Options: rulebook.Keys(optionKinds), Events: rulebook.Keys(eventKinds),
			NamesLine:  [256]bool{optActivate: true, optCancel: true, kernel.OptReplace: true},
			LineBeside: [256]bool{kernel.OptAbility: true, kernel.OptMode: true},
			Phases:     phaseKeys[:],
		},
		Messages: rulebook.Messages{
			Told: told, IsPhase: isPhase, IsTurn: func(proc uint16) bool { return proc == procTurn },
			EventVariant: eventVariant, NeverResolved: neverResolved, Saying: lexicon.Altered, Forecast: forecast,
		},
		Shown: rulebook.Shown{Attack: attackOf, Look: lookAtTable, Under: under, Player: []rulebook.PlayerValue{
			{Key: "retired", Words: lang.Words{"リタイア", "retired"}, Of: func(m *kernel.Machine, p int8) int { return m.Count(m.Z(zRetire, p)) }},
			{Key: "counted", Words: lang.Words{"数えるリタイア", "retired cards that count"}, Of: countedFor},
			{Key: "loses-at", Words: lang.Words{"負けになるリタイア", "retired cards that lose"}, Of: losesAt},
			{Key: "ready", Words: lang.Words{"スタンドしているエネルギー", "standing energy"}, Of: func(m *kernel.Machine, p int8) int { return standingEnergy(m, p) }},
			{Key: "held-partners", Words: lang.Words{"手札のパートナー", "partners in hand"}, Of: heldPartners}, // 4.10.4
		}},
		Notation: notation(), Unreached: unreached(),
	}
}

// heldPartners is how many partners a player holds, which everybody knows (4.10.4).
func heldPartners(m *kernel.Machine, p int8) (n int) {
	each(m, m.Z(zHand, p), func(c kernel.CardID) {
		if isPartner(m, c) {
			n++
		}
	})
	return n
}
