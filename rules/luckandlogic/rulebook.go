package luckandlogic

import (
	assets "gorin/assets/luckandlogic"
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/rulebook"
)

// known is the lines of the cards that ship.
var known = cards.KnownOf(assets.Files, lexicon.Terms)

// Rulebook is what Luck & Logic hands over.
func Rulebook() rulebook.Game {
	return rulebook.Game{
		Key: "luckandlogic", Version: RulesVersion, Players: 2, Tables: &Tables, Files: assets.Files, Known: known,
		Cites:   rulebook.Cites{Players: "1.1.1", Concede: "1.2.4", Ability: "9.6.2.4", Paying: []string{"5.22.1"}},
		Clause:  `\b(?:[1-9]|1[0-2])(?:\.\d+)+\b`, // 9.6.2.1.4
		Values:  values(),
		Zones:   zoneList,
		Deck:    deckBook(),
		Terms:   lexicon.Terms,
		Lexicon: Lexicon, Read: Read,
		Compile:   Compile,
		Start:     rulebook.Start{Start: func(m *kernel.Machine) { m.Start(procMatch) }, WhyNot: whyNot, WhyNotOnTable: whyNotOnTable},
		Positions: rulebook.Positions{StartAt: startAt, TimingOf: timingOf, Place: placed, Placed: markSet, Lasting: lasting},
		Names: rulebook.Names{
			Requests: rulebook.Keys(requestKinds), Options: rulebook.Keys(optionKinds), Events: rulebook.Keys(eventKinds),
			NamesLine:  [256]bool{optActivate: true, kernel.OptReplace: true},
			LineBeside: [256]bool{kernel.OptAbility: true, kernel.OptMode: true, optPart: true},
			Phases:     phaseKeys[:], Kinds: kindKeys,
			Colours: [16]string{ability.Yellow: "yellow", ability.Green: "green", ability.Red: "red", ability.Blue: "blue", ability.Purple: "purple", ability.White: "white", ability.Black: "black"},
		},
		Messages: rulebook.Messages{Told: told, CostItem: func(o *kernel.Option) int { return int(o.N) - 1 }, IsPhase: isPhase, IsTurn: func(proc uint16) bool { return proc == procTurn }, EventVariant: eventVariant, AskAbout: askAbout, Forecast: forecast},
		Shown:    rulebook.Shown{Attack: attackOf, Below: below, Player: playerValues()},
		Notation: notation(),
	}
}

// eventVariant tells draws, definitions and interceptions from other moves, and which way a card is
// turned.
func eventVariant(m *kernel.Machine, e *kernel.Event) string {
	switch {
	case e.Kind == kernel.EvMove && e.Flags&kernel.MoveDraw != 0:
		return "-draw"
	case isDefinition(m, e):
		return "-define"
	case e.Kind == evFace && e.N == 1:
		return "-down"
	case e.Kind == evMobilize && e.N&byTrance != 0:
		return "-trance"
	}
	return ""
}
