package builddivide

import (
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// 1204-3 Resolving what lies on top of the resolution zone. Registers: what it is,
// the next line of a command, and the aims of its lines before that.
var resolveSteps = []kernel.Step{
	{Clause: "12.04.3.a.3", Do: unlessAimsGone},
	{Clause: "1204-3a", Do: resolveLine},
	{Clause: "1204-3c", Do: putAway},
	{Clause: "902-1a", Do: opening},
}

const rowResolveLine = 1

func resolving(m *kernel.Machine) *kernel.Item {
	f := m.Top()
	return m.Item(kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])})
}

// unlessAimsGone: what has none of its targets any more is negated.
func unlessAimsGone(m *kernel.Machine) {
	it := resolving(m)
	if it.Line == 0 || !m.AimsGone(it) {
		return
	}
	r := it.Ref
	m.Return()
	negate(m, r, true)
}

// resolveLine carries out an ability, or the paragraphs of a command one after the
// other as they stand there (12.04.3.a.1), those behind a mystery only if its
// condition is met by then (1411-3).
func resolveLine(m *kernel.Machine) {
	f := m.Top()
	it := resolving(m)
	if it == nil { // an effect has taken it away
		return
	}
	if !it.Card {
		m.ResolveItem(it, it.Line, 0)
		return
	}
	print := &m.Book.Prints[m.S.Cards[it.Ref.Card].Print]
	if print.Info.Kind != kindCommand {
		return
	}
	for int(f.Regs[2]) < len(print.Lines) {
		line := print.Lines[f.Regs[2]]
		f.Regs[2]++
		if l := &m.Book.Prog.Lines[line]; isText(l) && valid(m, it.Ref, l) {
			m.Goto(rowResolveLine)
			m.ResolveItem(it, line, 0)
			return
		}
	}
}

// putAway: a command goes to its owner's graveyard, a unit to the field under the
// control of who played it, an ability and a copy vanish (520-2). A unit counts as
// coming from where it was played from (515-1a).
func putAway(m *kernel.Machine) {
	f := m.Top()
	it := resolving(m)
	if it == nil {
		m.Return()
		return
	}
	r := it.Ref
	switch {
	case !it.Card || it.Copy:
		m.Drop(r)
		m.Return()
	case m.CardInfo(r.Card).Kind == kindUnit:
		f.Regs[2], f.Regs[3] = int32(it.From), int32(it.Player)
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: it.Player, Card: r, To: m.Z(zField, 0), N: int32(it.From),
			Flags: kernel.MoveRule | kernel.MovePlay | kernel.MoveOrigin})
	default:
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: it.Player, Card: r, To: m.Z(zGraveyard, m.S.Cards[r.Card].Owner), Flags: kernel.MoveRule})
		m.Return()
	}
}

// opening: an ace that was played from the hand may open a territory, at once.
func opening(m *kernel.Machine) {
	f := *m.Top()
	c := kernel.CardID(f.Regs[0])
	from := kernel.Zone(f.Regs[2])
	m.Return()
	if from != kernel.NoZone && m.KindOf(from) == zHand && m.KindOf(m.S.Cards[c].Zone) == zField {
		mayOpen(m, m.RefOf(c))
	}
}

// negate takes something out of the resolution zone so that it is not resolved
// (514-3): a card goes to its owner's graveyard (514-1), an ability or a copy
// vanishes (514-2). What cannot be negated stays where it is (514-1a), unless a
// rule does it.
func negate(m *kernel.Machine, r kernel.Ref, byRule bool) {
	it := m.Item(r)
	if it == nil || !byRule && m.CardInfo(r.Card).Banned(lexicon.BanNegate) {
		return
	}
	m.Note(kernel.NoteNegated, it.Line, it.Source, it.Player)
	if !it.Card || it.Copy {
		m.Drop(r)
		return
	}
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: it.Player, Card: r, To: m.Z(zGraveyard, m.S.Cards[r.Card].Owner), Flags: kernel.MoveRule})
}
