package rebirth

import (
	"errors"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// startAt begins in the middle: with a phase of somebody's turn, or with a timing in it. lot is who
// will be drawn as first player at set-up; attacks is how many there have been.
func startAt(m *kernel.Machine, phase string, active, first int8, turn uint16, lot int8, attacks int) bool {
	if phase == "setup" {
		if m.S.Vars[vLot] = int32(lot) + 1; lot != kernel.NoPlayer {
			m.S.First = kernel.NoPlayer // it is drawn later, and nobody knows it yet
		}
		m.Start(procMatch)
		return true
	}
	m.S.Active, m.S.First, m.S.Turn = active, first, turn
	m.S.Vars[vAttacks], m.S.Vars[vStray] = int32(attacks), 1
	for p := range m.S.Players { // 4.6.2: whatever a position says
		each(m, m.Z(zEnergy, p), func(c kernel.CardID) {
			if isPartner(m, c) && m.S.Cards[c].FaceDown {
				m.TurnOver(c, false)
			}
		})
	}
	return timetable.Begin(m, phase, func(t *kernel.Timing) {
		if t.Phase == ability.PhAttack {
			m.S.Vars[vBegun] = 1
		}
	})
}

// turnRow is the row of turnSteps where a phase begins.
var turnRow = map[ability.Phase]int{lexicon.PhStandby: 0, lexicon.PhEnergy: 1, ability.PhMain: 2, ability.PhAttack: 3, ability.PhEnd: 4}

// timetable is where a position can begin. The row before a question is the check timing that
// precedes it.
var timetable = kernel.Timetable{Match: procMatch, MatchRow: rowTurn + 1, Turn: procTurn, Keys: phaseKeys[:], Phases: turnRow, Timings: map[string]kernel.Timing{
	"main-timing":   {Phase: ability.PhMain, Step: ability.PhMain, At: []kernel.At{{Proc: procTurn, Row: 3}, {Proc: procMain, Row: rowAsksMain, From: rowAsksMain - 1}}},
	"attack-timing": {Phase: ability.PhAttack, Step: lexicon.PhStartStep, At: []kernel.At{{Proc: procTurn, Row: 4}, {Proc: procAttackPhase, Row: 1}, {Proc: procStart, Row: rowAsksAttack, From: rowAsksAttack - 1}}},
}}

// timingOf is the timing that a match stands at, with the attacks made in this turn.
func timingOf(m *kernel.Machine) (key string, attacks int) {
	if key, _ = timetable.Now(m); key != "" {
		attacks = int(m.S.Vars[vAttacks])
	}
	return key, attacks
}

// placed makes a card of a position what else is said of it: only what lies in the entry carries
// damage (4.4.4).
func placed(m *kernel.Machine, c kernel.CardID, opened bool) bool {
	return !opened && m.Host(c).Card == 0 && m.KindOf(m.S.Cards[c].Zone) == zEntry
}

// lasting says what this book remembers that a position cannot hold.
func lasting(m *kernel.Machine) error {
	for i := range m.S.Cards {
		if m.S.Cards[i].Marks&markHit != 0 {
			return errors.New("a card was partner-attacked")
		}
	}
	return nil
}
