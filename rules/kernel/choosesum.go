package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// Choosing any number of cards whose numbers add up to at least so much: card by card,
// until they do; then the player may stop. What is offered leaves a way to get there.

// procChooseSum: register 0 is the choice, register 1 tells that it goes on.
var procChooseSum = []Step{
	{"@choose", nil, (*Machine).askChooseSum, (*Machine).answerChooseSum},
	{"@choose", (*Machine).Return, nil, nil},
}

func (m *Machine) askChooseSum(q *Request) {
	r := m.Running()
	f := m.Top()
	e := &m.Book.Prog.Exprs[f.Regs[0]]
	if f.Regs[1] == 0 {
		r.Earlier, r.Chosen = r.Chosen, m.setList(len(m.tmp))
		f.Regs[1] = 1
	}
	start := len(m.tmp)
	left := m.toAddUp(m.CtxOf(r), e, m.ListOf(r.Chosen))
	q.Player, q.Kind, q.Source, q.Line = r.Actor, AskChoose, r.Source, r.Line
	for _, x := range m.tmp[start:] {
		q.AddCard(x.Card)
	}
	m.tmp = m.tmp[:start]
	if q.Max = 1; left > 0 {
		q.Min = 1
	}
}

// toAddUp pushes what may be chosen next, none if the sum cannot be reached, and tells
// how much it lacks. What who chooses does not see adds nothing that they could count.
func (m *Machine) toAddUp(c *Ctx, e *ability.Expr, chosen []Ref) (left int32) {
	p := m.Book.Prog
	qty := &p.Exprs[e.First]
	stat := m.numOf(ability.Stat(qty.Num))
	left = m.Value(c, qty.First)
	for _, x := range chosen {
		left -= m.InfoOf(x).Num[stat]
	}
	who, start := c.Player, len(m.tmp)
	if c.Run != nil {
		who = c.Run.Actor
	}
	m.choosable(c, e.First+1)
	w, most := start, int32(0)
	for _, x := range m.tmp[start:] {
		if !slices.Contains(chosen, x) && m.SeesCard(who, x.Card) {
			m.tmp[w] = x
			w++
			most += max(0, m.InfoOf(x).Num[stat])
		}
	}
	m.tmp = m.tmp[:w]
	w = start
	for _, x := range m.tmp[start:] {
		n := m.InfoOf(x).Num[stat]
		if left-n <= most-max(0, n) {
			m.tmp[w] = x
			w++
		}
	}
	if m.tmp = m.tmp[:w]; left > most {
		m.tmp = m.tmp[:start]
	}
	return left
}

// addsUpTo reports whether the cards that may be chosen reach the sum together.
func (m *Machine) addsUpTo(c *Ctx, e *ability.Expr) bool {
	start := len(m.tmp)
	left := m.toAddUp(c, e, nil)
	found := len(m.tmp) > start || left <= 0
	m.tmp = m.tmp[:start]
	return found
}

func (m *Machine) answerChooseSum(picks []Option) {
	r := m.Running()
	r.DidN = int32(r.Chosen.N)
	if len(picks) == 0 {
		m.Return()
		return
	}
	x := m.RefOf(picks[0].Card)
	m.NoteChoice(r, x)
	at := uint16(len(m.S.Refs))
	m.S.Refs = append(m.S.Refs, x)
	r.Chosen = m.joined(r, r.Chosen, List{at, 1})
	r.DidN = int32(r.Chosen.N)
	m.Goto(0)
}
