// Package lanterns is a made-up game: what works for any game is tested with it. Its rules
// stand in README.md.
package lanterns

import (
	"embed"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// files is what comes with the game.
//
//go:embed cards clauses decks puzzles messages.toml
var files embed.FS

// Seats is how many play.
const Seats = 3

// The phases.
const (
	phRound ability.Phase = iota
	phChoice
	phRiver
	phEnd
)

var phaseKeys = []string{phRound: "round", phChoice: "choice", phRiver: "river", phEnd: "end"}

// endOfRound is when effects of a round end.
const endOfRound uint8 = 0

// Rulebook is what the game hands over.
func Rulebook() rulebook.Game {
	return rulebook.Game{
		Key: "lanterns", Version: "1", Players: Seats, Tables: &tables, Files: files,
		Cites:   rulebook.Cites{Players: "L1-1", Concede: "L1-2", Card: "L5-2b", Ability: "L6"},
		Clause:  `\bL[1-7](?:-\d[a-z]?)?\b`,
		Values:  values(),
		Zones:   zoneList,
		Deck:    deckBook(),
		Lexicon: lexiconOf, Read: read,
		Compile: compile,
		Start: rulebook.Start{
			Start: func(m *kernel.Machine) { m.Start(procMatch) },
		},
		Positions: rulebook.Positions{StartAt: startAt, TimingOf: timingOf},
		Names: rulebook.Names{
			Requests: rulebook.Keys(requestKinds), Options: rulebook.Keys(optionKinds), Events: rulebook.Keys(eventKinds),
			NamesLine: [256]bool{optUse: true, kernel.OptReplace: true}, LineBeside: [256]bool{kernel.OptAbility: true, kernel.OptMode: true},
			Phases: phaseKeys, Colours: [16]string{"red", "gold", "blue"},
		},
		Shown: rulebook.Shown{Player: []rulebook.PlayerValue{
			{Key: "brightness", Words: lang.Words{"空の明るさ", "brightness of the sky"}, Of: func(m *kernel.Machine, p int8) int { return int(light(m, p)) }},
			{Key: "to-act", Words: lang.Words{"手番", "to act"}, States: [2]string{"acting", "waiting"}, Of: acts},
		}},
		Messages: rulebook.Messages{
			Told:    func(*kernel.Event) bool { return true },
			IsPhase: func(*kernel.Event) bool { return false },
			IsTurn:  func(proc uint16) bool { return proc == procRound },
		},
		Notation: rulebook.Notation{
			Blank: pack.Card{ID: "blank", Game: "lanterns", Kind: "lantern", Name: lang.Words{"白紙", "Blank"}, Values: value.Of("light", 1, "colour", "gold")},
			Kinds: []rulebook.KindOfCard{{Key: "lantern", Plain: pack.Card{Values: value.Of("light", 1, "colour", "gold")}}, {Key: "wind", Plain: pack.Card{Values: value.Of("colour", "gold")}}},
		},
	}
}

// acts is whether it is for a player to act on the river.
func acts(m *kernel.Machine, p int8) int {
	if m.S.Phase == uint8(phRiver) && toAct(m) == p {
		return 1
	}
	return 0
}

// timetable is where a position can begin: at the set-up, and before each phase.
var timetable = kernel.Timetable{Match: procMatch, MatchRow: rowRound + 1, Turn: procRound, Keys: phaseKeys,
	Phases: map[ability.Phase]int{phChoice: 0, phRiver: 1, phEnd: 2},
	Timings: map[string]kernel.Timing{
		"choice-timing": {Phase: phChoice, Step: phChoice, At: []kernel.At{{Proc: procRound, Row: 1}, {Proc: procChoice, Row: rowPalm}}},
		"river-timing":  {Phase: phRiver, Step: phRiver, At: []kernel.At{{Proc: procRound, Row: 2}, {Proc: procRiver, Row: rowCheck + 1, From: rowCheck}}},
	}}

func startAt(m *kernel.Machine, phase string, active, first int8, turn uint16, lot int8, _ int) bool {
	if phase == "setup" {
		m.S.First = lot
		m.Start(procMatch)
		return true
	}
	m.S.Active, m.S.First, m.S.Turn = active, first, turn
	m.S.Vars[vStarted], m.S.Vars[vToAct] = 1, int32(active)
	return timetable.Begin(m, phase, func(*kernel.Timing) {})
}

func timingOf(m *kernel.Machine) (string, int) {
	key, _ := timetable.Now(m)
	if key == "river-timing" && (m.S.Vars[vPassed] != 0 || m.S.Vars[vToAct] != int32(m.S.Active)) {
		return "", 0 // somebody has acted or passed: a position does not say so
	}
	return key, 0
}
