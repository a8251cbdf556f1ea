package rebirth

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// 7.6 End phase (エンドフェイズ).
var endSteps = []kernel.Step{
	{Clause: "7.6.1", Do: endTriggers},
	{Clause: "7.6.2", Do: checkTiming},
	{Clause: "7.6.3", Do: clearDamage},
	{Clause: "7.6.4", Do: func(m *kernel.Machine) { m.ExpireAt(endOfTurn) }},
	{Clause: "7.6.5", Ask: askKeepSet, Then: keepSets},
	{Clause: "7.6.5", Do: emptySets},
	{Clause: "7.6.6", Do: endOrRepeat},
}

// endTriggers: "at the end of the turn", for abilities that it has not triggered yet in this turn;
// firstThisTurn keeps count. What happens in the check timing is noted from here on (7.6.6).
func endTriggers(m *kernel.Machine) {
	m.S.Vars[vWorked] = 0
	m.Announce(endOfThisTurn(m))
}

func endOfThisTurn(m *kernel.Machine) kernel.Event {
	return kernel.Event{Kind: evPhaseEnd, Player: m.S.Active, N: int32(ability.PhTurn), From: kernel.NoZone, To: kernel.NoZone}
}

// clearDamage: that of everybody's entry.
func clearDamage(m *kernel.Machine) {
	m.Walk(m.Present(), func(p int8) {
		each(m, m.Z(zEntry, p), func(c kernel.CardID) { m.AddLoad(c, -m.S.Cards[c].Load) })
	})
}

// keepsSet is how many of a player's set Rebirths effects let stay at the end of this turn, at least and
// at most.
func keepsSet(m *kernel.Machine, p int8) (least, most int) {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factKept && f.Player == p {
			least, most = least+int(f.N-f.M), most+int(f.N)
		}
	}
	there := m.Count(m.Z(zSet, p))
	return min(least, there), min(most, there)
}

// askKeepSet: which of them, if not all have to stay. Each player is asked once.
func askKeepSet(m *kernel.Machine, q *kernel.Request) {
	m.Walk(m.InTurn()&m.Present(), func(p int8) {
		least, most := keepsSet(m, p)
		left := marked(m, p)
		if len(q.Options) > 0 || most <= left || least >= m.Count(m.Z(zSet, p)) || m.Top().Regs[regKeeps]>>p&1 != 0 {
			return
		}
		q.Player, q.Kind, q.Min, q.Max, q.N = p, askKeepSetKind, max(0, least-left), most-left, int32(most-left)
		each(m, m.Z(zSet, p), func(c kernel.CardID) {
			if m.S.Cards[c].Marks&markKept == 0 {
				q.AddCard(c)
			}
		})
	})
}

// keepSets marks what was chosen, and lets the next player choose.
func keepSets(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[regKeeps] |= 1 << m.Decider()
	for _, o := range picks {
		m.SetMarks(o.Card, m.S.Cards[o.Card].Marks|markKept)
	}
	m.Goto(rowKeepSets)
}

// rowKeepSets is the row of endSteps that asks, and regKeeps the register of who has been asked, a bit
// each.
const (
	rowKeepSets = 4
	regKeeps    = 0
)

// marked is how many of a player's set Rebirths were chosen to stay.
func marked(m *kernel.Machine, p int8) (n int) {
	each(m, m.Z(zSet, p), func(c kernel.CardID) { n += int(m.S.Cards[c].Marks & markKept / markKept) })
	return n
}

// emptySets: those of who is in turn (12.5.7.2.5), but for what stays.
func emptySets(m *kernel.Machine) {
	m.Top().Regs[regKeeps] = 0
	m.Walk(m.InTurn()&m.Present(), func(p int8) {
		least, _ := keepsSet(m, p)
		all := least >= m.Count(m.Z(zSet, p))
		each(m, m.Z(zSet, p), func(c kernel.CardID) {
			if !all && m.S.Cards[c].Marks&markKept == 0 {
				m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
			}
		})
	})
}

// forgetKept: what stays does so at the end of one turn.
func forgetKept(m *kernel.Machine) {
	m.S.Facts = slices.DeleteFunc(m.S.Facts, func(f kernel.Fact) bool { return f.Kind == factKept })
	for p := range m.S.Players {
		each(m, m.Z(zSet, p), func(c kernel.CardID) {
			if marks := m.S.Cards[c].Marks; marks&markKept != 0 {
				m.SetMarks(c, marks&^markKept)
			}
		})
	}
}

// endOrRepeat: the turn ends if neither an ability was played nor a recovery carried out in the
// check timing, and nothing is left that has not triggered; else the end phase is carried out again
// from its beginning. The end of effects may have brought about a state that is waited for (9.8.6).
func endOrRepeat(m *kernel.Machine) {
	m.StateTriggers()
	if m.S.Vars[vWorked] != 0 || len(m.S.Pending) > 0 || endTriggersLeft(m) {
		m.Goto(0)
		return
	}
	forgetKept(m)
	m.Forget()
}

// Marks, among what is counted for a turn, of triggers that have had their event: the end of the
// turn (7.6.1), and the end of an attack (8.5.1).
const (
	endMark   uint16 = 0x8000
	closeMark uint16 = 0x4000
)

// firstThisTurn: the end of the turn triggers each ability once, however often the end phase is
// repeated.
func firstThisTurn(m *kernel.Machine, c *kernel.Ctx) bool { return first(m, c, endMark) }

// firstThisClose is the same of the end of an attack, while the close step is repeated.
func firstThisClose(m *kernel.Machine, c *kernel.Ctx) bool { return first(m, c, closeMark) }

func first(m *kernel.Machine, c *kernel.Ctx, mark uint16) bool {
	if c.Line == 0 {
		return true // what an effect has set up is used up by it (9.8.5.1)
	}
	if m.Marked(c.Line|mark, c.Source) {
		return false
	}
	m.Mark(c.Line|mark, c.Source)
	return true
}

// forgetMarks drops marks of one kind, so that their events trigger anew.
func forgetMarks(m *kernel.Machine, mark uint16) {
	w := 0
	for _, u := range m.S.Uses {
		if u.State || u.Line&mark == 0 {
			m.S.Uses[w] = u
			w++
		}
	}
	m.S.Uses = m.S.Uses[:w]
}

// endTriggersLeft: an ability has come into force, or was set up, after this turn's end was
// announced (7.6.6).
func endTriggersLeft(m *kernel.Machine) bool {
	return triggersLeft(m, evPhaseEnd, endMark, endOfThisTurn)
}

// triggersLeft reports whether an ability in force, or one that an effect has set up, waits for an
// event of a kind that has not triggered it yet, which would be marked so.
func triggersLeft(m *kernel.Machine, kind uint8, mark uint16, event func(*kernel.Machine) kernel.Event) bool {
	var s *memory
	waits := func(line uint16, l *ability.Line, c kernel.Ctx) bool {
		if l.Trigger == 0 || l.On>>kind&1 == 0 || line != 0 && m.Marked(line|mark, c.Source) {
			return false
		}
		if s == nil {
			s = memoryOf(m)
			s.supposed = event(m)
		}
		s.waits = c
		s.waits.Event = &s.supposed
		return m.Book.Triggers(m, &s.waits, &m.Book.Prog.Exprs[l.Trigger], &s.supposed) &&
			(l.Window == 0 || m.Cond(&s.waits, l.Window)) && m.Book.Valid(m, c.Source, l)
	}
	for i := range m.S.Delayed {
		d := &m.S.Delayed[i] // when it was set up tells the end of a next turn from that of this one
		if waits(0, &m.Book.Prog.Lines[d.Line], kernel.Ctx{Source: d.Source, Player: d.Player, That: d.Those[0], X: d.X, Since: d.Turn, Those: &d.Those}) {
			return true
		}
	}
	return m.AnyAuto(func(r kernel.Ref, line uint16, l *ability.Line) bool {
		return waits(line, l, kernel.Ctx{Source: r, Player: m.S.Cards[r.Card].Master})
	})
}
