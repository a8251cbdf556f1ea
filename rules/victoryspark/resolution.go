package victoryspark

import (
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// The resolution zone (解決領域, 3.8): abilities that wait, in no order, of both players. Each
// is an item of the machine's, with a stand-in that lies in the zone. Its information is
// that of the card that has it (3.8.4, 3.8.5), and when that moves, what it was just before
// (3.8.6): Item.Use is the object, and the machine remembers what has left.

// gather puts what has triggered into the zone (8.6.2), once for each time (8.6.3), unless it
// has to be shown before (inSecret), or it cannot be used any more (8.12.3).
func gather(m *kernel.Machine) {
	for i := 0; i < len(m.S.Pending); {
		w := m.S.Pending[i]
		if inSecret(m, &w) {
			i++
			continue
		}
		if !m.UsedUp(w.Line, w.Use) {
			put(m, w)
		}
		m.CancelPending(i)
	}
}

// put puts an ability into the zone. It stays there though the card that has it moves (4.4.1.2,
// 8.6.10).
func put(m *kernel.Machine, w kernel.Pending) {
	m.Push(kernel.Item{Ref: m.StandIn(m.Book.StandIn, w.Player), Line: w.Line, Source: w.Source, Player: w.Player, From: kernel.NoZone,
		Cause: w.Cause, X: w.X, Use: w.Use, Those: w.Those, Played: true})
	m.Note(kernel.NotePlayed, w.Line, w.Source, w.Player)
}

// inSecret reports whether an ability is one that its player may keep back: of a card in the
// hand, also if that has left it meanwhile (4.4.1.1), or of a surprise that lies face down
// (3.9.1).
func inSecret(m *kernel.Machine, w *kernel.Pending) bool {
	if !m.Alive(w.Use) {
		return m.Book.Prog.Lines[w.Line].Zones == 1<<zHand
	}
	switch m.KindOf(m.ZoneAt(w.Use)) {
	case zHand:
		return true
	case zSurprise:
		return m.S.Cards[w.Use.Card].FaceDown
	}
	return false
}

// itemAt is what waits at a place of the zone.
func itemAt(m *kernel.Machine, n int32) *kernel.Item { return &m.S.Stack[n] }

func isCancel(m *kernel.Machine, it *kernel.Item) bool {
	return rulesOf(m).skills[it.Line].icon == lexicon.IconCancel
}

// cancelled reports whether a cancel that waits has chosen an ability.
func cancelled(m *kernel.Machine, it *kernel.Item) bool {
	for i := range m.S.Stack {
		if m.S.Stack[i].Aims[0] == it.Ref {
			return true
		}
	}
	return false
}

// leave takes an ability out of the zone: it has been resolved (8.5.5, 8.6.12), cancelled or
// become void. What was shown for it is hidden again (4.4.1.1, 4.4.2, 4.12.1, 4.12.2).
func leave(m *kernel.Machine, it *kernel.Item) {
	r, line, use := it.Ref, it.Line, it.Use
	m.Drop(r)
	m.Rearm(line, use) // 8.6.9.1
	kept := 0
	for _, f := range m.S.Facts {
		if f.Kind == factShown && kernel.CardID(f.ID) == r.Card {
			continue
		}
		m.S.Facts[kept] = f
		kept++
	}
	if kept < len(m.S.Facts) {
		m.S.Facts = m.S.Facts[:kept]
		m.HideShown()
	}
}

// What this book remembers one by one (State.Facts).
const factShown = 1 // Source, a card of a hand, is shown for the ability for which the card ID stands in

// noteShown remembers for which ability a card of a hand is shown: that one whose cost is
// paid (3.1.6), or that resolves.
func noteShown(m *kernel.Machine, e *kernel.Event) {
	if e.Card.Card == 0 || m.KindOf(m.S.Cards[e.Card.Card].Zone) != zHand || e.N != int32(1<<m.S.Players-1) {
		return
	}
	if it := underway(m); it != nil {
		showFor(m, e.Card, it)
		if r := m.Running(); r != nil && r.Cost {
			m.S.Facts[len(m.S.Facts)-1].Flags = asCost
		}
	}
}

// asCost marks what is shown as a cost.
const asCost = 1

// showsToPay reports whether a card can be shown as a cost: not while it is shown for another
// one (4.12.1.1).
func showsToPay(m *kernel.Machine, c kernel.CardID) bool {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factShown && f.Flags == asCost && f.Source == m.RefOf(c) {
			return false
		}
	}
	return true
}

func showFor(m *kernel.Machine, card kernel.Ref, it *kernel.Item) {
	m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factShown, Player: it.Player, Source: card, ID: int32(it.Ref.Card)})
}

// staysShown reports whether a card is shown for an ability that still waits.
func staysShown(m *kernel.Machine, c kernel.CardID) bool {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factShown && f.Source == m.RefOf(c) {
			return true
		}
	}
	return false
}

// underway is the ability that is being activated or resolved, nil if there is none.
func underway(m *kernel.Machine) *kernel.Item {
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		switch f := &m.S.Frames[i]; f.Proc {
		case procActivate:
			return m.Item(m.RefOf(kernel.CardID(f.Regs[4])))
		case procUse:
			return m.Item(kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])})
		}
	}
	return nil
}

// 4.7.1.1 Resolving an ability (能力の解決), which is when it is used (8.12.1). Registers:
// what stands in for it.
var useSteps = []kernel.Step{
	{Clause: "4.7.1.1", Do: resolve},
	{Clause: "8.5.5", Do: resolved},
}

// resolve: effects count as begun when the ability is used (8.9.1.4). Of a skill that is void
// comes nothing, and nothing is chosen for it (8.3.2).
func resolve(m *kernel.Machine) {
	it := underway(m)
	it.Stamp = m.Stamp()
	if m.Alive(it.Use) && m.InfoOf(it.Use).Banned(lexicon.BanForce) {
		m.Note(kernel.NoteNegated, it.Line, it.Source, it.Player)
		return
	}
	m.ResolveItem(it, it.Line, 0)
}

// resolved: what has resolved counts as used (8.12.2), also if nothing came of it.
func resolved(m *kernel.Machine) {
	it := underway(m)
	if it == nil {
		return
	}
	line, player, source, use := it.Line, it.Player, it.Source, it.Use
	leave(m, it)
	m.CountUse(line, use)
	m.Announce(kernel.Event{Kind: evUse, Player: player, Card: use, New: source, N: int32(line), From: kernel.NoZone, To: kernel.NoZone})
}

// dropUnusable takes away what cannot be used any more (8.12.5): a limit that is used up, or
// a card that may not use its skills.
func dropUnusable(m *kernel.Machine) {
	for i := 0; i < len(m.S.Stack); {
		it := itemAt(m, int32(i))
		if m.UsedUp(it.Line, it.Use) || !usable(m, it.Use, rulesOf(m).skills[it.Line].icon) {
			m.Note(kernel.NoteNegated, it.Line, it.Source, it.Player)
			leave(m, it)
			continue
		}
		i++
	}
}
