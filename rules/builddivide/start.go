package builddivide

import (
	"errors"

	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// Start plays up to the first decision.
func Start(m *kernel.Machine) { m.Start(procMatch) }

// StartAt begins in the middle: with a phase or step of somebody's turn, or with
// a timing in it. It reports whether there is such a phase.
func StartAt(m *kernel.Machine, phase string, active, first int8, turn uint16, lot int8, attacks int) bool {
	if phase == "setup" {
		m.S.First = lot
		Start(m)
		return true
	}
	m.S.Active, m.S.First, m.S.Turn = active, first, turn
	m.S.Vars[vTurnsOfFirst] = (int32(turn) + 1) / 2 // every other turn, from the first
	m.S.Vars[vRegular] = int32(active)
	m.S.Vars[vAttackSteps] = int32(attacks)
	for p := range m.S.Players {
		m.S.Seats[p][sRed] = boolReg(inRed(m, p))
	}
	return timetable.Begin(m, phase, func(t *kernel.Timing) { m.S.Vars[vAttackSteps] += boolReg(t.Phase == ability.PhAttack) })
}

// timetable is where a position can begin: a window with the question to who has
// priority, the turn player first.
var timetable = kernel.Timetable{Match: procMatch, MatchRow: 2, Turn: procTurn, Keys: PhaseKeys[:], Phases: turnRow, Timings: map[string]kernel.Timing{
	"stand-timing":  {Phase: ability.PhStand, Step: ability.PhStand, At: []kernel.At{{Proc: procTurn, Row: 1}, {Proc: procStandPhase, Row: 4}, windowAt(windowPlay)}},
	"main-timing":   {Phase: ability.PhMain, Step: ability.PhMain, At: []kernel.At{{Proc: procTurn, Row: 3}, {Proc: procMainPhase, Row: 2}, windowAt(windowMain)}},
	"attack-timing": {Phase: ability.PhAttack, Step: ability.PhAttackDeclaration, At: []kernel.At{{Proc: procTurn, Row: 4}, {Proc: procAttackPhase, Row: 1}, {Proc: procAttackStep, Row: rowDeclareAttack}}},
	"end-timing":    {Phase: ability.PhEnd, Step: ability.PhEnd, At: []kernel.At{{Proc: procTurn, Row: 5}, {Proc: procEndPhase, Row: 3}, windowAt(windowPlay)}},
}}

func windowAt(kind int32) kernel.At {
	return kernel.At{Proc: procWindow, Row: rowWindowPriority, From: rowWindowRules, Regs: func(m *kernel.Machine) (r [6]int32) {
		r[regWindow], r[regPriority] = kind, int32(m.S.Active)
		return r
	}}
}

// TimingOf is the timing that a match stands at, with the attack steps of this
// turn; "" if something else is under way.
func TimingOf(m *kernel.Machine) (key string, attacks int) {
	key, t := timetable.Now(m)
	if key != "" {
		attacks = int(m.S.Vars[vAttackSteps] - boolReg(t.Phase == ability.PhAttack))
	}
	return key, attacks
}

// Lasting says what this book remembers that a position cannot hold.
func Lasting(m *kernel.Machine) error {
	for p := range m.S.Players {
		switch seat := &m.S.Seats[p]; {
		case seat[sEnergy] != 0:
			return errors.New("a card has been put into the energy zone in this turn")
		case seat[sUnityDrew] != 0:
			return errors.New("a card has been drawn by unity in this turn")
		}
	}
	if int8(m.S.Vars[vRegular]) != m.S.Active {
		return errors.New("an extra turn is under way")
	}
	if len(m.S.Facts) > 0 {
		return errors.New("what has happened in this turn still counts")
	}
	return nil
}

// Place makes a card of a position what else is said of it: a territory opened, a
// card an aura of the one that it is attached to.
func Place(m *kernel.Machine, c kernel.CardID, opened bool) bool {
	if opened {
		if !isTerritoryCard(m, c) {
			return false
		}
		reface(m, c, 0)
	}
	if host := m.Host(c); host.Card != 0 {
		attach(m, c, host, m.Worth(c))
	}
	return true
}
