package victoryspark

import "gorin/rules/kernel"

// Cancels (キャンセル, 12.1, 8.1.1.1.3): activated abilities that take another one of the opponent
// out of the resolution zone. What it is is chosen before the cost is paid (8.5.1.3.1). A
// cancel that waits may be cancelled as well (3.8.9).

// eachTarget calls f for what a cancel can choose, by its place in the zone, until f says
// that it is enough.
func eachTarget(m *kernel.Machine, r kernel.Ref, p int8, line uint16, f func(i int, it *kernel.Item) bool) {
	for i := range m.S.Stack {
		if it := &m.S.Stack[i]; it.Played && cancels(m, r, p, line, it) && !f(i, it) {
			return
		}
	}
}

// cancels reports whether an ability that waits is one of the opponent's (12.1.1), and as a
// cancel asks for: its icon, names and traits, and what its card is (3.8.4).
func cancels(m *kernel.Machine, r kernel.Ref, p int8, line uint16, it *kernel.Item) bool {
	set := rulesOf(m).skills[line].cancels
	if set == 0 || it.Player == p {
		return false
	}
	c := seen(m, kernel.Ctx{Source: r, Player: p, Line: it.Line})
	return whose(m.Book.Prog, c, &m.Book.Prog.Exprs[set], it.Player) && m.LooksLike(c, set, it.Use)
}

func canCancelAny(m *kernel.Machine, r kernel.Ref, p int8, line uint16) (can bool) {
	eachTarget(m, r, p, line, func(int, *kernel.Item) bool { can = true; return false })
	return can
}

func askTarget(m *kernel.Machine, q *kernel.Request) {
	it := underway(m)
	if !isCancel(m, it) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = it.Player, askTargetKind, 1, 1, it.Source, it.Line
	eachTarget(m, it.Use, it.Player, it.Line, func(i int, x *kernel.Item) bool {
		q.Add(kernel.Option{Kind: kernel.OptAbility, Card: x.Source.Card, N: int32(i), Card2: kernel.CardID(x.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone})
		return true
	})
}

func pickTarget(m *kernel.Machine, picks []kernel.Option) {
	target := itemAt(m, picks[0].N).Ref
	it := underway(m)
	it.Aims[0], it.NAims[0] = target, 1
}

// cancelIt takes what the cancel that resolves has chosen out of the zone (3.8.8): it does not
// resolve, and so was not used (8.12.1).
func cancelIt(m *kernel.Machine, r *kernel.Run) {
	it := underway(m)
	if it == nil {
		return
	}
	target := m.Item(it.Aims[0])
	if target == nil {
		return
	}
	e := kernel.Event{Kind: evCancel, Player: target.Player, Card: target.Use, N: int32(target.Line), Source: r.Source, From: kernel.NoZone, To: kernel.NoZone}
	it.Those[0] = target.Use // その技を持つカード
	leave(m, target)
	r.DidN++
	m.Announce(e)
}

// dropVoid takes cancels away whose target is not there any more, or no longer is as they
// ask for (3.8.7).
func dropVoid(m *kernel.Machine) {
	for i := 0; i < len(m.S.Stack); {
		it := itemAt(m, int32(i))
		if isCancel(m, it) {
			if target := m.Item(it.Aims[0]); target == nil || !cancels(m, it.Use, it.Player, it.Line, target) {
				m.Note(kernel.NoteNegated, it.Line, it.Source, it.Player)
				leave(m, it)
				i = 0 // another one may have chosen this one
				continue
			}
		}
		i++
	}
}
