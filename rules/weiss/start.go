package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// Start plays up to the first decision.
func Start(m *kernel.Machine) { m.Start(procMatch) }

// StartAt begins in the middle: with a phase or step of somebody's turn, or
// with a timing in it. lot is who will be drawn as first player at set-up,
// NoPlayer for chance; attacks is how many there have been in this turn. It
// reports whether there is such a phase.
func StartAt(m *kernel.Machine, phase string, active, first int8, turn uint16, lot int8, attacks int) bool {
	if phase == "setup" {
		m.S.First = lot
		Start(m)
		return true
	}
	m.S.Active, m.S.First, m.S.Turn = active, first, turn
	m.S.Vars[vFirstTurns] = (int32(turn) + 1) / 2 // every other turn, from the first
	m.S.Vars[vAttacks] = int32(attacks)
	return timetable.Begin(m, phase, func(t *kernel.Timing) { m.S.Vars[vFirstAttack] = boolReg(t.Phase == ability.PhAttack) })
}

// timetable is where a position can begin. The row before a question is the check
// timing that precedes it (8.5.2.1); the two rows of the encore step ask one player
// each, as one timing.
var timetable = kernel.Timetable{Match: procMatch, MatchRow: 2, Turn: procTurn, Keys: PhaseKeys[:], Phases: turnRow, Timings: map[string]kernel.Timing{
	"clock-timing":  {Phase: lexicon.PhClock, Step: lexicon.PhClock, At: []kernel.At{{Proc: procTurn, Row: 3}, {Proc: procClockPhase, Row: 2, From: 1}}},
	"main-timing":   {Phase: ability.PhMain, Step: ability.PhMain, At: []kernel.At{{Proc: procTurn, Row: 4}, {Proc: procMainPhase, Row: 2, From: 1}}},
	"climax-timing": {Phase: lexicon.PhClimax, Step: lexicon.PhClimax, At: []kernel.At{{Proc: procTurn, Row: 5}, {Proc: procClimaxPhase, Row: 2, From: 1}}},
	"attack-timing": {Phase: ability.PhAttack, Step: ability.PhAttackDeclaration, At: []kernel.At{{Proc: procTurn, Row: 6}, {Proc: procAttackPhase, Row: 1}, {Proc: procAttackDeclaration, Row: 3, From: 2}}},
	"encore-timing": {Phase: ability.PhAttack, Step: lexicon.PhEncore, At: []kernel.At{{Proc: procTurn, Row: 7}, {Proc: procEncoreStep, Row: 2, From: 1, Or: 3}}},
	"end-timing":    {Phase: ability.PhEnd, Step: ability.PhEnd, At: []kernel.At{{Proc: procTurn, Row: 8}, {Proc: procEndPhase, Row: 3, From: 2}}},
}}

// TimingOf is the timing that a match stands at, with the attacks made in this
// turn; "" if something else is under way or anything lasts that a position
// cannot hold.
func TimingOf(m *kernel.Machine) (key string, attacks int) {
	if key, _ = timetable.Now(m); key != "" {
		attacks = int(m.S.Vars[vAttacks])
	}
	return key, attacks
}
