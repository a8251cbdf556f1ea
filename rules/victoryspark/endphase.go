package victoryspark

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// 6.8.1 End phase (エンドフェイズ).
var endSteps = []kernel.Step{
	{Clause: "6.8.1.1", Do: starts(ability.PhEnd)},
	{Clause: "6.8.1.1", Do: endTriggers},
	{Clause: "6.8.1.2", Ask: askHandLimit, Then: discardToLimit},
	{Clause: "6.8.1.3", Do: checkTiming},
	{Clause: "6.8.1.3", Do: endOfTurnEffects},
	{Clause: "6.8.1.4", Do: checkTiming},
	{Clause: "6.8.1.5", Do: endOrRepeat},
}

// endTriggers: "at the end of the turn", for abilities that it has not triggered yet in
// this turn; firstThisTurn keeps count.
func endTriggers(m *kernel.Machine) {
	m.Announce(kernel.Event{Kind: evPhaseEnd, Player: m.S.Active, N: int32(ability.PhTurn), From: kernel.NoZone, To: kernel.NoZone})
}

// handLimit: 3.7.4.1, five unless effects change it.
func handLimit(m *kernel.Machine, p int8) int { return max(0, 5+int(m.RuleSum(p, ability.HandLimit))) }

// askHandLimit: the cards beyond the limit (3.7.4).
func askHandLimit(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	over := m.Count(m.Z(zHand, p)) - handLimit(m, p)
	if over <= 0 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, askHandLimitKind, over, over
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
}

func discardToLimit(m *kernel.Machine, picks []kernel.Option) {
	for _, o := range picks {
		m.Move(o.Card, m.Z(zWaiting, m.S.Active), kernel.MoveRule)
	}
}

// endOfTurnEffects: what lasts for the turn ends, and with it the damage that cards have
// taken.
func endOfTurnEffects(m *kernel.Machine) {
	m.ExpireAt(endOfTurn)
	for p := range m.S.Players {
		for k := zRing; k <= zBenchRight; k++ {
			for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
				m.AddLoad(c, -m.S.Cards[c].Load)
			}
		}
	}
}

// endOrRepeat: the turn ends if nothing is left to do, else the end phase is carried out
// again from its beginning. Rule actions have been carried out in the check timing before.
func endOrRepeat(m *kernel.Machine) {
	p := m.S.Active
	if m.Count(m.Z(zHand, p)) > handLimit(m, p) || endTriggersLeft(m) {
		m.Goto(0)
		return
	}
	m.S.Active = nextPlayer(m)
	m.Forget()
}

// nextPlayer: the opponent, unless an effect gave somebody an extra turn.
func nextPlayer(m *kernel.Machine) int8 {
	if n := len(m.S.Extra); n > 0 {
		p := m.S.Extra[n-1]
		m.S.Extra = m.S.Extra[:n-1]
		return p
	}
	return m.Opponent(m.S.Active)
}

// endMark marks, among what is counted for a turn, an end-of-turn trigger that has had its
// event (6.8.1.1), startMark one of the beginning of the end phase.
const (
	endMark   = 0x8000
	startMark = 0x4000
)

// firstThisTurn: such a trigger is fulfilled once a turn for each ability, however often the
// end phase is repeated.
func firstThisTurn(m *kernel.Machine, c *kernel.Ctx, mark uint16) bool {
	if c.Line == 0 {
		return true // what an effect has set up is used up by it (8.6.8)
	}
	if m.Marked(c.Line|mark, c.Source) {
		return false
	}
	m.Mark(c.Line|mark, c.Source)
	return true
}

// endTriggersLeft: an ability came into force, or was set up, after this turn's end was
// announced (6.8.1.5).
func endTriggersLeft(m *kernel.Machine) bool {
	waits := func(line uint16, l *ability.Line, r kernel.Ref, p int8) bool {
		e := &m.Book.Prog.Exprs[l.Trigger]
		mark := uint16(endMark)
		switch {
		case e.Kind == ability.OnPhaseStart && ability.Phase(e.Num) == ability.PhEnd:
			mark = startMark
		case e.Kind != ability.OnPhaseEnd || ability.Phase(e.Num) != ability.PhTurn:
			return false
		}
		if line != 0 && m.Marked(line|mark, r) {
			return false
		}
		c := &kernel.Ctx{Source: r, Player: p}
		return whose(m.Book.Prog, c, e, m.S.Active) && (l.Window == 0 || m.Cond(c, l.Window))
	}
	for i := range m.S.Delayed {
		if d := &m.S.Delayed[i]; waits(0, &m.Book.Prog.Lines[d.Line], d.Source, d.Player) {
			return true
		}
	}
	return m.AnyAuto(func(r kernel.Ref, line uint16, l *ability.Line) bool {
		return waits(line, l, r, m.S.Cards[r.Card].Master)
	})
}
