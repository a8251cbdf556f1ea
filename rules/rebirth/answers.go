package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// 9.7.3 Answers (対抗処理): whoever may presents a cancel and pays for it, one after the other, until
// nobody does any more; then they are carried out, the last one first.

// wayCancelled is the Way of a play that was cancelled (5.13.1) or undone (5.19).
const wayCancelled uint8 = 1

// Registers of the answers: what may be answered first, and who has let it go since the last one.
const (
	regTarget = iota
	regPassed
)

var answersSteps = []kernel.Step{
	{Clause: "9.7.3.1", Ask: askCancel, Then: presentCancel},
	{Clause: "9.7.3.3", Do: carryOutCancel},
}

const rowAnswers, rowCarriesOut = 0, 1

// openAnswers opens a window about what the stand-in of a register is for.
func openAnswers(reg int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		stand := kernel.CardID(m.Top().Regs[reg])
		if stand == 0 {
			return
		}
		if it := m.Item(m.RefOf(stand)); it != nil && answerable(m, it.Line) {
			m.Call(procAnswers, int32(stand))
		}
	}
}

// answerable reports whether any card of the match cancels plays of a line; line 0 is that of a card.
func answerable(m *kernel.Machine, line uint16) bool {
	o := rulesOf(m)
	return o.cancels>>o.lines[line].icon&1 != 0
}

// askCancel asks the next player who may answer (12.2.1). Who holds cards that could be one is asked
// whether or not one of them is a cancel: that stays hidden.
func askCancel(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	it := m.Item(m.RefOf(kernel.CardID(f.Regs[regTarget])))
	if it == nil || m.Out(it.Player) {
		return
	}
	may := m.Answerers(it.Player) &^ uint8(f.Regs[regPassed])
	for p := m.FirstOf(may); p != kernel.NoPlayer; p = m.LaterOf(p, may) {
		if m.Forbidden(p, lexicon.BanCancels) {
			continue
		}
		if addCancels(m, q, p, f); len(q.Options) == 0 && !holdsUnknown(m, p) {
			continue
		}
		q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = p, askCancelKind, 1, 1, it.Source, it.Line
		q.AddKind(kernel.OptPass)
		q.Always = true
		return
	}
}

// addCancels offers the cancels of a player's hand that are about something that may be answered.
func addCancels(m *kernel.Machine, q *kernel.Request, p int8, f *kernel.Frame) {
	each(m, m.Z(zHand, p), func(c kernel.CardID) {
		info, r := m.CardInfo(c), m.RefOf(c)
		for _, g := range info.Given[:info.NGiven] {
			if l := &m.Book.Prog.Lines[g.Line]; l.Keyword != lexicon.KwCancel || !valid(m, r, l) || !met(m, r, p, g.Line) || targetOf(m, f, r, p, g.Line) == nil {
				continue
			}
			q.Add(kernel.Option{Kind: optCancel, Card: c, N: int32(g.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone})
		}
	})
}

// targetOf is what a cancel would cancel: of what was played or presented here, the last one that it
// is about.
func targetOf(m *kernel.Machine, f *kernel.Frame, r kernel.Ref, p int8, line uint16) *kernel.Item {
	first := m.RefOf(kernel.CardID(f.Regs[regTarget]))
	for i := len(m.S.Stack) - 1; i >= 0; i-- {
		it := &m.S.Stack[i]
		if it.Played && it.Way != wayCancelled && isAbout(m, r, p, line, it) {
			return it
		}
		if it.Ref == first {
			break
		}
	}
	return nil
}

// isAbout reports whether a play is what a cancel names (9.1.1.4.2): an ability of that kind, of such
// a card.
func isAbout(m *kernel.Machine, r kernel.Ref, p int8, line uint16, it *kernel.Item) bool {
	o := rulesOf(m)
	rule := &o.lines[line]
	return rule.target>>o.lines[it.Line].icon&1 != 0 && (rule.about == 0 || m.LooksLike(seen(m, kernel.Ctx{Source: r, Player: p}), rule.about, it.Use))
}

// presentCancel presents a cancel, which all may answer in turn (9.7.3.2); its cost is to put its card
// into the waiting room.
func presentCancel(m *kernel.Machine, picks []kernel.Option) {
	o, f := picks[0], m.Top()
	if o.Kind == kernel.OptPass {
		f.Regs[regPassed] |= 1 << m.Decider()
		m.Goto(rowAnswers)
		return
	}
	f.Regs[regPassed] = 0
	m.Goto(rowAnswers)
	p, r, line := m.S.Cards[o.Card].Master, m.RefOf(o.Card), uint16(o.N)
	target := targetOf(m, f, r, p, line)
	it := kernel.Item{Ref: m.StandIn(m.Book.StandIn, p), Line: line, Source: r, Use: r, Player: p, Played: true, From: kernel.NoZone, Stamp: m.Stamp(),
		Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}}
	if target != nil {
		it.Aims[0], it.NAims[0] = target.Ref, 1
	}
	m.Push(it)
	m.Show(o.Card, 1<<m.S.Players-1)
	m.ReachLine(line)
	m.Note(kernel.NotePlayed, line, r, p)
	m.Announce(kernel.Event{Kind: evUseCancel, Player: p, Card: r, N: o.N, From: kernel.NoZone, To: kernel.NoZone})
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: p, Card: r, To: m.Z(zWaiting, m.S.Cards[o.Card].Owner), Flags: kernel.MoveRule | kernel.MoveMark})
}

// carryOutCancel carries out the cancel that was presented last, and goes on with the one before.
func carryOutCancel(m *kernel.Machine) {
	first := m.RefOf(kernel.CardID(m.Top().Regs[regTarget]))
	last := len(m.S.Stack) - 1
	if last < 0 || m.S.Stack[last].Ref == first || m.Item(first) == nil {
		return
	}
	it := m.S.Stack[last]
	m.Goto(rowCarriesOut)
	target := m.Item(it.Aims[0])
	if it.Way != wayCancelled && target != nil && target.Way != wayCancelled && met(m, it.Use, it.Player, it.Line) { // 5.19.2.1, 11.2.3.4
		target.Way = wayCancelled
		m.Announce(kernel.Event{Kind: evCancel, Player: target.Player, Card: target.Use, N: int32(target.Line), Source: it.Source, From: kernel.NoZone, To: kernel.NoZone})
		m.Note(kernel.NoteNegated, target.Line, target.Source, target.Player)
	}
	m.Drop(it.Ref)
}

// usable reports whether nothing forbids to use an ability (9.15.1).
func usable(m *kernel.Machine, r kernel.Ref, p int8, line uint16) bool {
	return rulesOf(m).lines[line].icon != iconSpark || !m.Forbidden(p, lexicon.BanSparks) && !m.InfoOf(r).Banned(lexicon.BanSparks)
}

// valid reports whether an ability is in force as far as its labels tell: what its condition keywords
// ask for turns continuous abilities off and on (11.2.3.1). Activated ones that may not be used are
// not played, and automatic ones do not begin to wait (9.15.1).
func valid(m *kernel.Machine, r kernel.Ref, l *ability.Line) bool {
	if p := m.MasterOf(r); l.Kind == ability.Cont {
		return met(m, r, p, l.Word)
	} else {
		return usable(m, r, p, l.Word)
	}
}
