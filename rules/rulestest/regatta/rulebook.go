// Package regatta is a made-up game for two to six: what has to do with formats, teams and
// players who leave is tried with it. Its rules stand in README.md.
package regatta

import (
	"embed"

	"gorin/rules/ability"
	"gorin/rules/cards"
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

// The phases.
const (
	phTurn ability.Phase = iota
	phStart
	phBallast
	phMain
	phRace
	phEnd
)

var phaseKeys = []string{phTurn: "turn", phStart: "start", phBallast: "ballast", phMain: "main", phRace: "race", phEnd: "end"}

// endOfTurn is when effects of a turn end.
const endOfTurn uint8 = 0

// Rulebook is what the game hands over.
func Rulebook() rulebook.Game {
	return rulebook.Game{
		Key: "regatta", Version: "1", Formats: formats, Tables: &tables, Files: files,
		Cites:   rulebook.Cites{Players: "R1-1", Concede: "R1-2", Card: "R6", Ability: "R6"},
		Clause:  `\bR[1-9](?:-\d[a-z]?)?\b`,
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
			NamesLine: [256]bool{kernel.OptReplace: true}, LineBeside: [256]bool{kernel.OptAbility: true, kernel.OptMode: true},
			Phases: phaseKeys, Colours: [16]string{"red", "blue"},
		},
		Shown: rulebook.Shown{
			Attack: func(m *kernel.Machine) (string, kernel.CardID, kernel.CardID) {
				if m.S.Vars[vTarget] == 0 {
					return "", 0, 0
				}
				return "race", m.S.Objects[oRacer].Card, m.S.Objects[oMet].Card
			},
			Look: func(m *kernel.Machine, _ int8, f *cards.TableFacts) { f.Attacked = int8(m.S.Vars[vTarget]) - 1 },
			Player: []rulebook.PlayerValue{
				{Key: "wrecks", Words: lang.Words{"沈んだ舟", "wrecks"}, Of: func(m *kernel.Machine, p int8) int { return m.Count(m.Z(zWreck, p)) }},
			},
		},
		Messages: rulebook.Messages{
			Told:    func(*kernel.Event) bool { return true },
			IsPhase: func(*kernel.Event) bool { return false },
			IsTurn:  func(proc uint16) bool { return proc == procTurn },
		},
		Notation: rulebook.Notation{
			Blank: pack.Card{ID: "blank", Game: "regatta", Kind: "boat", Name: lang.Words{"白紙", "Blank"}, Values: plain},
			Kinds: []rulebook.KindOfCard{{Key: "boat", Plain: pack.Card{Values: plain}}},
		},
	}
}

// plain is what is printed on a boat of which a scenario says nothing.
var plain = value.Of("sail", 1, "hull", 1, "colour", "blue")

// timetable is where a position can begin: at the set-up, and before each phase.
var timetable = kernel.Timetable{Match: procMatch, MatchRow: rowTurn + 1, Turn: procTurn, Keys: phaseKeys,
	Phases: map[ability.Phase]int{phStart: 0, phBallast: 1, phMain: 2, phRace: 3, phEnd: 4},
	Timings: map[string]kernel.Timing{
		"main-timing": {Phase: phMain, Step: phMain, At: []kernel.At{{Proc: procTurn, Row: 3}, {Proc: procMain, Row: rowAsk, From: rowCheck}}},
		"race-timing": {Phase: phRace, Step: phRace, At: []kernel.At{{Proc: procTurn, Row: 4}, {Proc: procRace, Row: rowAsk, From: rowCheck}}},
	}}

func startAt(m *kernel.Machine, phase string, active, first int8, turn uint16, lot int8, _ int) bool {
	if phase == "setup" {
		if lot != kernel.NoPlayer {
			m.S.First = lot
		}
		m.Start(procMatch)
		return true
	}
	m.S.Active, m.S.First, m.S.Turn = active, first, turn
	return timetable.Begin(m, phase, func(*kernel.Timing) {})
}

func timingOf(m *kernel.Machine) (string, int) {
	key, _ := timetable.Now(m)
	return key, 0
}
