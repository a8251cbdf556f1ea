package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// 5.12 Exchanging cards (入れ替える), and numbers that are made those of other cards.

// canSwap reports whether two cards can go where the other one is, each in zones of its owner (5.12.2,
// 4.1.1.1); partners do not go to the energy zone so (4.6.5).
func canSwap(m *kernel.Machine, a, b kernel.Ref) bool {
	if !m.Alive(a) || !m.Alive(b) || a == b {
		return false
	}
	goes := func(x, y *kernel.Card, c kernel.CardID) bool {
		return m.PlayerOf(y.Zone) == x.Owner && (m.KindOf(y.Zone) != zEnergy || !isPartner(m, c))
	}
	x, y := &m.S.Cards[a.Card], &m.S.Cards[b.Card]
	return goes(x, y, a.Card) && goes(y, x, b.Card)
}

// swapAll exchanges two objects, or each of several with one of as many others (5.12.1).
func swapAll(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	if m.Book.Prog.Exprs[e.First].Kind != ability.That {
		if a, b := m.Pair(c, e); canSwap(m, a, b) {
			swap(m, a, b, c.Run.Source, e.Num)
		}
		return
	}
	n, source := 0, c.Run.Source
	m.EachObject(c, e.First, func(a kernel.Ref) {
		i := 0
		m.EachObject(c, e.First+1, func(b kernel.Ref) {
			if i == n && canSwap(m, a, b) {
				swap(m, a, b, source, e.Num)
			}
			i++
		})
		n++
	})
}

// swap proposes that two cards change places (5.12.1), each lying there as cards do (4.6.2), or as the
// text says: who comes to the field rested (【レスト】で入れ替える) lies there so.
func swap(m *kernel.Machine, a, b, source kernel.Ref, how int32) {
	for _, way := range [...][2]kernel.Ref{{a, b}, {b, a}} {
		e := kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[way[0].Card].Master, Card: way[0], To: m.ZoneAt(way[1]), Flags: kernel.MoveSwap, Source: source}
		if how&ability.RestedFlag != 0 && isField(m, e.To) && !isField(m, m.ZoneAt(way[0])) {
			e.Flags, e.Lies = e.Flags|kernel.MoveLies, kernel.Rest
		}
		m.Emit(e)
	}
}

// setNumber makes a number of cards what a text says, by adding to it as much as is missing now
// (9.10.4). The number of a card that is none is no number, and changes nothing (1.3.2).
func setNumber(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r, p := c.Run, m.Book.Prog
	if ofNone(m, c, e.First+2) {
		return
	}
	at := numOf[ability.Stat(e.Num)]
	n := m.Value(c, e.First+2)
	mods := e.First + 1
	until := uint16(p.Exprs[p.Exprs[mods].First+1].Kind)
	stamp := r.Stamp
	if it := m.Item(r.Item); it != nil {
		stamp = it.Stamp
	}
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if m.Reaches(r, e.First, x) {
			m.S.Effects = append(m.S.Effects, kernel.Effect{Mods: mods, Target: x, Player: kernel.NoPlayer, Master: r.Player, Source: r.Source, Line: r.Line,
				X: n - m.InfoOf(x).Num[at], Stamp: stamp, Until: until, Turn: m.S.Turn})
			r.DidN++
		}
	})
	m.Touch(kernel.LookEffects)
}

// ofNone reports whether a number is that of a card, and there is no such card.
func ofNone(m *kernel.Machine, c *kernel.Ctx, expr int32) bool {
	switch e := &m.Book.Prog.Exprs[expr]; e.Kind {
	case ability.PlusOf:
		return ofNone(m, c, e.First)
	case ability.StatOf:
		return !m.AnyObject(c, e.First, func(kernel.Ref) bool { return true })
	}
	return false
}
