package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 7.7 End phase (エンドフェイズ).
var endSteps = []kernel.Step{
	{Clause: "7.7.2", Do: starts(ability.PhEnd)},
	{Clause: "7.7.2", Do: func(m *kernel.Machine) { announcePhaseEnd(m, ability.PhTurn) }},
	{Clause: "7.7.3", Do: checkTiming},
	{Clause: "7.7.4", Do: dropParadoxes},
	{Clause: "7.7.5", Do: checkTiming},
	{Clause: "7.7.6", Ask: askHandLimit, Then: discardToLimit},
	{Clause: "7.7.7", Do: endOfTurnEffects},
	{Clause: "7.7.8", Do: endOrRepeat},
}

func announcePhaseEnd(m *kernel.Machine, ph ability.Phase) {
	m.Announce(kernel.Event{Kind: evPhaseEnd, Player: m.S.Active, N: int32(ph), From: kernel.NoZone, To: kernel.NoZone})
}

// dropParadoxes: of both players.
func dropParadoxes(m *kernel.Machine) {
	for p := range m.S.Players {
		for c := m.BottomCard(m.Z(zParadox, p)); c != 0; c = m.S.Cards[c].Above {
			m.Move(c, m.Z(zDrop, p), kernel.MoveRule)
		}
	}
}

// handLimit: eight, unless effects change it (4.6.3.1).
func handLimit(m *kernel.Machine, p int8) int { return limitOf(m, p, lexicon.LimitHand, 8) }

// askHandLimit: the cards beyond the limit.
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
		discard(m, o.Card, kernel.Ref{})
	}
}

// endOfTurnEffects: what lasts until the end of the turn, or for it.
func endOfTurnEffects(m *kernel.Machine) {
	m.ExpireAt(endOfTurn)
}

// endOrRepeat: the turn ends if nothing is due or waits, else the end phase is carried out again.
func endOrRepeat(m *kernel.Machine) {
	if ruleActionsDue(m) || len(m.S.Pending) > 0 || triggersLeft(m, ability.PhEnd, startMark) || endsLeft(m) {
		m.Goto(0)
		return
	}
	endTurn(m)
}

func endTurn(m *kernel.Machine) {
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

// Marks, among what is counted for a turn, of triggers that have had their event: those of the end of
// the turn and of the beginning of the end phase once a turn (7.7.2), those of the end of a battle once a
// battle (8.6.2).
const (
	endMark    = 0x8000
	startMark  = 0x4000
	battleMark = 0x2000
)

// firstThisTime: such a trigger is fulfilled once for each ability, however often the phase or step is
// repeated.
func firstThisTime(m *kernel.Machine, c *kernel.Ctx, mark uint16) bool {
	if c.Line == 0 {
		return true // what an effect has set up is used up by it
	}
	if m.Marked(c.Line|mark, c.Source) {
		return false
	}
	m.Mark(c.Line|mark, c.Source)
	return true
}

// unmarkBattle forgets which abilities have triggered at the end of this battle.
func unmarkBattle(m *kernel.Machine) {
	for i := range m.S.Uses {
		if u := &m.S.Uses[i]; u.Line&0xe000 == battleMark && u.Line != 0 {
			u.Line = 0
		}
	}
}

// triggersLeft reports whether an ability waits for the beginning of a phase or step that has been
// announced, and has not triggered by it yet.
func triggersLeft(m *kernel.Machine, ph ability.Phase, mark uint16) bool {
	return left(m, mark, func(e *ability.Expr) bool {
		return (e.Kind == ability.OnPhaseStart && ability.Phase(e.Num) == ph) || ph == lexicon.PhBattleEnd && e.Kind == lexicon.OnBattleEnd
	})
}

// endsLeft: the same, of the end of the turn, but only of what effects have set up: what else waits for it has no
// part in 7.7.8.
func endsLeft(m *kernel.Machine) bool {
	return delayedLeft(m, endMark, func(e *ability.Expr) bool {
		return e.Kind == ability.OnPhaseEnd && ability.Phase(e.Num) == ability.PhTurn
	})
}

func left(m *kernel.Machine, mark uint16, is func(e *ability.Expr) bool) bool {
	return delayedLeft(m, mark, is) || m.AnyAuto(func(r kernel.Ref, line uint16, l *ability.Line) bool {
		return !m.UsedUp(line, r) && stillWaits(m, line, mark, l, r, m.S.Cards[r.Card].Master, is)
	})
}

func delayedLeft(m *kernel.Machine, mark uint16, is func(e *ability.Expr) bool) bool {
	for i := range m.S.Delayed {
		if d := &m.S.Delayed[i]; stillWaits(m, 0, mark, &m.Book.Prog.Lines[d.Line], d.Source, d.Player, is) {
			return true
		}
	}
	return false
}

// stillWaits reports whether a line has a trigger such as is asked for, and has not triggered by it yet.
func stillWaits(m *kernel.Machine, line, mark uint16, l *ability.Line, r kernel.Ref, p int8, is func(e *ability.Expr) bool) bool {
	e := &m.Book.Prog.Exprs[l.Trigger]
	if !is(e) || line != 0 && m.Marked(line|mark, r) {
		return false
	}
	c := &kernel.Ctx{Source: r, Player: p}
	return whose(m.Book.Prog, c, e, m.S.Active) && (l.Window == 0 || m.Cond(c, l.Window))
}
