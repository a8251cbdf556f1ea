package victoryspark

import (
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// 6.6.1 Ability phase (アビリティフェイズ): the turn player activates abilities, one after the
// other, each when nothing waits (6.6.1.2).
var abilitySteps = []kernel.Step{
	{Clause: "6.6.1.1", Do: starts(lexicon.PhAbility)},
	{Clause: "6.6.1.3", Do: checkTiming},
	{Clause: "6.6.1.2", Ask: askAbility, Then: abilityOrNot},
	{Clause: "6.6.1.3", Do: func(m *kernel.Machine) { m.Goto(1) }},
}

func askAbility(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = m.S.Active, askAbilityKind, 1, 1
	addActivations(m, q, m.S.Active, false)
	q.AddKind(kernel.OptPass)
}

func abilityOrNot(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptPass { // 6.6.1.4
		m.Return()
		return
	}
	activate(m, picks[0])
}

// addActivations offers a player's activated abilities (8.1.1.1) that are in force where
// their cards lie (8.1.1.1.1) and can be paid for: cancels, each if there is something that
// it can cancel (12.1.1), or the others (8.1.1.1.3).
func addActivations(m *kernel.Machine, q *kernel.Request, p int8, cancels bool) {
	for _, a := range m.Activated() {
		s := &rulesOf(m).skills[a.Line]
		if m.S.Cards[a.Ref.Card].Master != p || (s.icon == lexicon.IconCancel) != cancels || m.UsedUp(a.Line, a.Ref) {
			continue
		}
		if !valid(m, a.Ref, &m.Book.Prog.Lines[a.Line]) || cancels && !canCancelAny(m, a.Ref, p, a.Line) || !m.Payable(a.Line, a.Ref, p) {
			continue
		}
		q.Add(kernel.Option{Kind: optActivate, Card: a.Ref.Card, N: int32(a.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone})
	}
}

func activate(m *kernel.Machine, o kernel.Option) {
	m.Call(procActivate, int32(o.Card), int32(m.S.Cards[o.Card].Gen), o.N, int32(m.S.Cards[o.Card].Master))
}

// 8.5.1.1 Activating an ability (起動). Registers: the card, its object, the line, whose it
// is, and what stands in for it.
var activateSteps = []kernel.Step{
	{Clause: "8.5.1.2", Do: layDown},
	{Clause: "8.5.1.3.1", Ask: askTarget, Then: pickTarget},
	{Clause: "8.5.1.3.2", Do: payActivation},
	{Clause: "8.5.1.3.2", Do: unlessPaid},
	{Clause: "8.5.2", Do: activated},
}

// layDown notes what is being activated, whose master is who activates it (4.3.4); it waits
// (Item.Played) once it has been paid for.
func layDown(m *kernel.Machine) {
	f := m.Top()
	r := kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
	it := kernel.Item{Ref: m.StandIn(m.Book.StandIn, int8(f.Regs[3])), Line: uint16(f.Regs[2]), Source: r, Use: r, Player: int8(f.Regs[3]),
		From: kernel.NoZone, Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}}
	f.Regs[4] = int32(it.Ref.Card)
	m.Push(it)
}

func payActivation(m *kernel.Machine) {
	it := underway(m)
	m.Pay(it.Line, it.Source, it.Player, it.Cause)
}

// unlessPaid: what cannot be paid in full was not activated.
func unlessPaid(m *kernel.Machine) {
	if !m.S.Paid {
		leave(m, underway(m))
		m.Return()
	}
}

func activated(m *kernel.Machine) {
	it := underway(m)
	it.Played = true
	m.Note(kernel.NotePlayed, it.Line, it.Source, it.Player)
}
