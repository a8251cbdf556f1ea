package builddivide

import (
	"errors"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
)

// AddToDeck puts a card of a presented deck where it lies before the game
// (602-1a to 602-1d): that player is its owner (201-2).
func AddToDeck(m *kernel.Machine, p int8, print uint16, part cards.Part) {
	zone := map[cards.Part]int{cards.Main: zDeck, cards.DDeck: zDDeck, cards.Territory: zTerritory}[part]
	m.AddCard(print, p, m.Z(zone, p))
}

// Home is where the cards of a zone lay before the set-up.
func Home(zone string) string {
	if zone == "d-deck" || zone == "territory" {
		return zone
	}
	return "deck"
}

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
	if t, ok := timings[phase]; ok {
		t.start(m)
		return true
	}
	for ph, row := range turnRow {
		if PhaseKeys[ph] != phase {
			continue
		}
		m.Call(procMatch)
		m.Goto(2)
		m.Call(procTurn)
		m.Goto(row)
		m.Run()
		return true
	}
	return false
}

// timing is a point of a turn at which somebody is asked and nothing else is under
// way: the procedures below it, each with the row it is at.
type timing struct {
	phase, step ability.Phase
	at          []procRow
}

type procRow struct {
	proc, row int
	reg       int32 // its first register
}

// timings are where a position can begin besides the beginnings of phases.
var timings = map[string]timing{
	"stand-timing":  {ability.PhStand, ability.PhStand, []procRow{{procTurn, 1, 0}, {procStandPhase, 4, 0}, {procWindow, 4, windowPlay}}},
	"main-timing":   {ability.PhMain, ability.PhMain, []procRow{{procTurn, 3, 0}, {procMainPhase, 2, 0}, {procWindow, 4, windowMain}}},
	"attack-timing": {ability.PhAttack, ability.PhAttackDeclaration, []procRow{{procTurn, 4, 0}, {procAttackPhase, 1, 0}, {procAttackStep, rowDeclareAttack, 0}}},
	"end-timing":    {ability.PhEnd, ability.PhEnd, []procRow{{procTurn, 5, 0}, {procEndPhase, 3, 0}, {procWindow, 4, windowPlay}}},
}

func (t timing) start(m *kernel.Machine) {
	m.Call(procMatch)
	m.Goto(2)
	for _, r := range t.at {
		m.Call(r.proc, r.reg)
		m.Goto(r.row)
	}
	if m.Top().Proc == procWindow {
		m.Top().Regs[regPriority] = int32(m.S.Active)
	}
	m.S.Vars[vAttackSteps] += boolReg(t.phase == ability.PhAttack)
	m.SetStep(t.phase, t.step)
	m.Run()
}

// TimingOf is the timing that a match stands at, with the attack steps of this
// turn; "" if something else is under way.
func TimingOf(m *kernel.Machine) (key string, attacks int) {
	for key, t := range timings {
		if t.is(m) {
			return key, int(m.S.Vars[vAttackSteps] - boolReg(t.phase == ability.PhAttack))
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
		row, regs := r.row, [6]int32{r.reg}
		if r.proc == procWindow { // its question, the turn player asked first
			row, regs[regPriority] = 5, int32(m.S.Active)
		}
		if int(here.Proc) != r.proc || int(here.Step) != row || here.Regs != regs {
			return false
		}
	}
	return true
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
