package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 7.5.3.5, 7.5.3.7 Activated abilities (起動能力, 9.1.2.3) and Logic Drives, which are a kind of them (11.4.1).

// isDrive reports whether a line is a Logic Drive.
func isDrive(l *ability.Line) bool { return l.HasLabel(lexicon.KwLogicDrive) }

// mayDrive: of a member with souls, once a turn whichever card's it is (11.4.2).
func mayDrive(m *kernel.Machine, r kernel.Ref) bool {
	return m.S.Vars[vDrives] == 0 && soulsOf(m, r) > 0
}

// isMade reports whether a member has come to the field by Make (11.11.3).
func isMade(m *kernel.Machine, c kernel.CardID) bool { return m.S.Cards[c].Marks&markMade != 0 }

// mayMake: not in the turn in which it has come so itself (11.11.3.1).
func mayMake(m *kernel.Machine, c kernel.CardID) bool {
	return !isMade(m, c) || m.S.Cards[c].Turn != m.S.Turn
}

// addActivations offers a player's activated abilities that are in force and can be paid for (9.6.2.3.2).
func addActivations(m *kernel.Machine, q *kernel.Request, p int8) {
	for _, a := range m.Activated() {
		l := &m.Book.Prog.Lines[a.Line]
		if m.S.Cards[a.Ref.Card].Master != p || m.UsedUp(a.Line, a.Ref) || !valid(m, a.Ref, l) {
			continue
		}
		if isDrive(l) && !mayDrive(m, a.Ref) || l.HasLabel(lexicon.KwMake) && !mayMake(m, a.Ref.Card) || !m.Payable(a.Line, a.Ref, p) {
			continue
		}
		clause := activates
		if isDrive(l) {
			clause = drivesLogic
		}
		q.Add(kernel.Option{Kind: optActivate, Card: a.Ref.Card, N: int32(a.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: clause})
	}
}

// activate: whoever plays it is its master (3.2.1.2.3).
func activate(m *kernel.Machine, o kernel.Option) {
	m.Call(procActivate, int32(o.Card), int32(m.S.Cards[o.Card].Gen), o.N, int32(m.S.Cards[o.Card].Master))
}

// Registers of procActivate: the card and its object, the line or 0 if that is still to be chosen, whose it is, the X that was chosen, and how it is played.
const (
	regActLine = 2
	regActX    = 4
	regActHow  = 5
)

// How an activated ability is played: as the rules allow it, or by an effect, and then perhaps without its cost (5.22.6).
const (
	actByRule = iota
	actByEffect
	actUnpaid
)

var activateSteps = []kernel.Step{
	{Clause: "11.4.2.1", Ask: askDrive, Then: pickDrive},
	{Clause: "11.4.2.1", Do: unlessChosen},
	{Clause: "9.6.2.2.1", Ask: askX, Then: pickX},
	{Clause: "9.6.2.3", Do: payActivation},
	{Clause: "9.6.2.3.2", Do: unlessPaid},
	{Clause: "9.6.2.4.1", Do: resolveActivation},
	{Clause: "11.4.1", Do: tellDrive},
}

func activated(m *kernel.Machine) (kernel.Ref, uint16, int8) {
	f := m.Top()
	return kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}, uint16(f.Regs[regActLine]), int8(f.Regs[3])
}

// askX: a number of stock that is the player's choice, as far as there is so much.
func askX(m *kernel.Machine, q *kernel.Request) {
	_, line, p := activated(m)
	if !rulesOf(m).lines[line].choosesX || m.Top().Regs[regActHow] == actUnpaid { // 5.22.6.1
		return
	}
	askStock(m, q, p, line)
}

// askStock asks for a number of stock to pay.
func askStock(m *kernel.Machine, q *kernel.Request, p int8, line uint16) {
	q.Player, q.Kind, q.Min, q.Max, q.Line = p, kernel.AskNumber, 1, 1, line
	for n := range int32(m.Count(m.Z(zStock, p))) + 1 {
		q.AddN(kernel.OptNumber, n)
	}
}

func pickX(m *kernel.Machine, picks []kernel.Option) { m.Top().Regs[regActX] = picks[0].N }

const rowResolves = 5 // of activateSteps

// staysShown: what is revealed as a cost stays so until what it pays for has resolved (5.19.2).
func staysShown(m *kernel.Machine, _ kernel.CardID) bool {
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == procActivate && f.Step <= rowResolves {
			return true
		}
	}
	return false
}

func payActivation(m *kernel.Machine) {
	r, line, p := activated(m)
	if m.Top().Regs[regActHow] == actUnpaid {
		m.S.Paid = true
		return
	}
	x := m.Top().Regs[regActX]
	m.PayX(line, r, p, kernel.Event{From: kernel.NoZone, To: kernel.NoZone}, x)
}

// paid keeps an X that the cost of an activated ability has fixed: so many cards moved or shown by it.
func paid(m *kernel.Machine, r *kernel.Run) {
	if f := m.Top(); m.Book.Prog.Lines[r.Line].PaidX && f.Proc == procActivate && uint16(f.Regs[regActLine]) == r.Line {
		f.Regs[regActX] = r.X
	}
}

// unlessPaid: what cannot be paid in full was not played.
func unlessPaid(m *kernel.Machine) {
	if !m.S.Paid {
		m.Return()
		return
	}
	r, line, p := activated(m)
	m.CountUse(line, r)
	m.Note(kernel.NotePlayed, line, r, p)
	switch {
	case !isDrive(&m.Book.Prog.Lines[line]):
	case m.Top().Regs[regActHow] == actByRule: // 11.4.2: only without an effect it counts
		m.S.Vars[vDrives]++
	default:
		m.Running().DidN++
	}
}

func resolveActivation(m *kernel.Machine) {
	r, line, p := activated(m)
	m.Resolve(kernel.Run{Line: line, Source: r, Player: p, X: m.Top().Regs[regActX], Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}})
}

// useDrive uses the Logic Drives of cards that have one in force, whatever the rules ask for (11.4.2.1). What cannot be
// used is not (12.3.1.1).
func useDrive(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r, how := c.Run, int32(actByEffect)
	if e.Num == 1 {
		how = actUnpaid
	}
	var list []kernel.InForce
	m.EachObject(c, e.First, func(x kernel.Ref) {
		drives := drivesOf(m, x, r.Player, how)
		if len(drives) == 0 {
			return
		}
		if list = append(list, drives[0]); len(drives) > 1 {
			list[len(list)-1].Line = 0 // its player chooses when it comes to it
		}
	})
	for i := len(list) - 1; i >= 0; i-- { // the last one called begins
		m.Call(procActivate, int32(list[i].Ref.Card), int32(list[i].Ref.Gen), int32(list[i].Line), int32(r.Player), 0, how)
	}
}

// drivesOf is the Logic Drives of a card that an effect can have a player use.
func drivesOf(m *kernel.Machine, x kernel.Ref, p int8, how int32) (list []kernel.InForce) {
	for _, a := range m.Activated() {
		if l := &m.Book.Prog.Lines[a.Line]; a.Ref == x && isDrive(l) && !m.UsedUp(a.Line, x) && valid(m, x, l) && (how == actUnpaid || m.Payable(a.Line, x, p)) {
			list = append(list, a)
		}
	}
	return list
}

// askDrive: an effect that uses the Logic Drive of a card with several uses the one that its player chooses.
func askDrive(m *kernel.Machine, q *kernel.Request) {
	r, line, p := activated(m)
	by := m.Running()
	if line != 0 || by == nil {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = p, askDriveKind, 1, 1, by.Source, by.Line
	for _, a := range drivesOf(m, r, p, m.Top().Regs[regActHow]) {
		q.Add(kernel.Option{Kind: optActivate, Card: a.Ref.Card, N: int32(a.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: drivesLogic})
	}
}

func pickDrive(m *kernel.Machine, picks []kernel.Option) { m.Top().Regs[regActLine] = picks[0].N }

// unlessChosen: there is none any more.
func unlessChosen(m *kernel.Machine) {
	if m.Top().Regs[regActLine] == 0 {
		m.Return()
	}
}

// tellDrive tells that a Logic Drive has been used.
func tellDrive(m *kernel.Machine) {
	if r, line, p := activated(m); isDrive(&m.Book.Prog.Lines[line]) {
		announce(m, evLogicDrive, p, r)
	}
}
