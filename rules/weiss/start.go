package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// AddToDeck puts a printed card into a player's deck, before the match: that
// player is its owner (4.2.2).
func AddToDeck(m *kernel.Machine, p int8, print uint16) {
	m.AddCard(print, p, m.Z(zDeck, p))
}

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
	if t, ok := timings[phase]; ok {
		t.start(m)
		return true
	}
	for ph, key := range PhaseKeys {
		if key != phase || ph >= len(turnRow) || ph > 0 && turnRow[ph] == 0 && phase != "stand" || phase == "turn" {
			continue
		}
		m.Call(procMatch)
		m.Goto(2)
		m.Call(procTurn)
		m.Goto(turnRow[ph])
		m.Run()
		return true
	}
	return false
}

// timing is a point of a turn at which somebody is asked and nothing else is
// under way: the procedures below it, each with the row it is at. The row before
// the question is the check timing that precedes it (8.5.2.1).
type timing struct {
	phase, step ability.Phase
	at          []procRow
}

type procRow struct{ proc, row int }

// timings are where a position can begin besides the beginnings of phases.
var timings = map[string]timing{
	"clock-timing":  {ability.PhClock, ability.PhClock, []procRow{{procTurn, 3}, {procClockPhase, 2}}},
	"main-timing":   {ability.PhMain, ability.PhMain, []procRow{{procTurn, 4}, {procMainPhase, 2}}},
	"climax-timing": {ability.PhClimax, ability.PhClimax, []procRow{{procTurn, 5}, {procClimaxPhase, 2}}},
	"attack-timing": {ability.PhAttack, ability.PhAttackDeclaration, []procRow{{procTurn, 6}, {procAttackPhase, 1}, {procAttackDeclaration, 3}}},
	"encore-timing": {ability.PhAttack, ability.PhEncore, []procRow{{procTurn, 7}, {procEncoreStep, 2}}},
	"end-timing":    {ability.PhEnd, ability.PhEnd, []procRow{{procTurn, 8}, {procEndPhase, 3}}},
}

func (t timing) start(m *kernel.Machine) {
	m.Call(procMatch)
	m.Goto(2)
	for _, r := range t.at {
		m.Call(r.proc)
		m.Goto(r.row)
	}
	m.Goto(int(m.Top().Step) - 1)
	m.S.Vars[vFirstAttack] = boolReg(t.phase == ability.PhAttack)
	m.SetStep(t.phase, t.step)
	m.Run()
}

// TimingOf is the timing that a match stands at, with the attacks made in this
// turn; "" if something else is under way or anything lasts that a position
// cannot hold.
func TimingOf(m *kernel.Machine) (key string, attacks int) {
	for key, t := range timings {
		if t.is(m) {
			return key, int(m.S.Vars[vAttacks])
		}
	}
	return "", 0
}

func (t timing) is(m *kernel.Machine) bool {
	f := m.S.Frames
	if len(f) != len(t.at)+1 || ability.Phase(m.S.Step) != t.step {
		return false
	}
	for i, r := range t.at {
		here := f[i+1]
		// The two rows of the encore step ask one player each, as one timing.
		if int(here.Proc) != r.proc || int(here.Step) != r.row && !(r.proc == procEncoreStep && int(here.Step) == r.row+1) || here.Regs != [6]int32{} {
			return false
		}
	}
	return true
}
