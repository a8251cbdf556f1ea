package kernel

import "gorin/rules/ability"

// The kernel's own procedures, numbered after the book's.
const (
	kEffect = iota
	kPay
	kChoose
	kMay
	kSlot
	kOrder
	kTop
	kMode
	kTimes
	kEither
	kReplace
	kRepeat
	kPlayed
	kEach
	kEachMay
	kDeclare
	kChooseSum
	kItem
	kTogether
	kWhich
	kWhom
	kAlong
	kPayAny
)

func kernelProcs(b *Book) []Proc {
	return []Proc{
		kEffect:  {"effect", procEffect},
		kPay:     {"pay", procPay},
		kChoose:  {"choose", procChoose},
		kMay:     {"may", procMay},
		kSlot:    {"slot", procSlot},
		kOrder:   {"order", procOrder},
		kTop:     {"top", procTop},
		kMode:    {"mode", procMode},
		kTimes:   {"times", procTimes},
		kEither:  {"either", procEither},
		kReplace: {"replace", procReplace},
		kRepeat:  {"repeat", procRepeat},
		kPlayed:  {"played", procPlayed},
		kEach:    {"each", procEach},
		kEachMay: {"each-may", procEachMay},
		kDeclare: {"declare", procDeclare},

		kChooseSum: {"choose-sum", procChooseSum},
		kItem:      {"item", b.Item.Steps},
		kTogether:  {"together", procTogether},
		kWhich:     {"which", procWhich},
		kWhom:      {"whom", procWhom},
		kAlong:     {"along", procAlong},
		kPayAny:    {"pay-in-any-order", procPayAny},
	}
}

// procEffect carries out the instructions of an ability, each once.
var procEffect = []Step{
	{"@resolve", (*Machine).execute, nil, nil},
	{"@resolve", func(m *Machine) { m.Goto(0) }, nil, nil},
}

// Resolve starts the effect of an ability, which gives its continuous effects their timestamp; the
// present procedure goes on when it is done.
func (m *Machine) Resolve(r Run) {
	if m.Out(r.Player) {
		m.S.Leaving |= 1 << r.Player // it ends at once
	}
	r.PC = m.Book.Prog.Lines[r.Line].Body
	r.Base = uint16(len(m.S.Refs))
	r.Actor = r.Player
	r.Stamp = m.Stamp()
	if l := &m.Book.Prog.Lines[r.Line]; l.Many {
		r.LastN = r.X
	} else if l.GivenX && l.Kind == ability.Act {
		r.X = m.givenX(r.Source, r.Line)
	}
	m.reachLine(r.Line)
	m.S.Runs = append(m.S.Runs, r)
	m.callKernel(kEffect)
	m.Note(NoteAbility, r.Line, r.Source, r.Player)
}

// ResolveAgreed is Resolve for an offer that its player has agreed to already.
func (m *Machine) ResolveAgreed(r Run) {
	m.Resolve(r)
	if may := m.firstMay(r.Line); may >= 0 {
		run := m.Running()
		run.PC, run.Fresh = may+1, true
	}
}

// run is the ability under way if the procedure under way is one of its own that makes
// something happen.
func (m *Machine) run() *Run {
	if len(m.S.Frames) == 0 || len(m.S.Runs) == 0 {
		return nil
	}
	switch int(m.Top().Proc) - int(m.Book.base) {
	case kEffect, kPay, kSlot, kTop, kOrder, kEach, kItem:
		return &m.S.Runs[len(m.S.Runs)-1]
	}
	return nil
}

// Running is the ability being resolved, nil if there is none.
func (m *Machine) Running() *Run {
	if len(m.S.Runs) == 0 {
		return nil
	}
	return &m.S.Runs[len(m.S.Runs)-1]
}

// CtxOf is the context of an ability being resolved.
func (m *Machine) CtxOf(r *Run) *Ctx {
	c := &m.views[viewRun]
	*c = Ctx{Source: r.Source, Player: r.Player, Run: r}
	return c
}

// execute runs instructions until one of them needs the machine: an event, a
// question, a nested procedure.
func (m *Machine) execute() {
	r := m.Running()
	depth := len(m.S.Frames)
	runs := len(m.S.Runs)
	for len(m.S.Frames) == depth && len(m.S.Runs) == runs && len(m.S.Batch) == 0 && !m.S.Result.Over {
		m.finishAct(r)
		m.tidy(r)
		in := m.Book.Prog.Code[r.PC]
		r.PC++
		c := m.CtxOf(r)
		switch in.Op {
		case ability.OpEnd:
			m.endRun()
			return
		case ability.OpReset:
			r.Did, r.Fresh = false, true
		case ability.OpCond:
			if !m.Cond(c, in.Arg) {
				r.PC = in.To
			}
		case ability.OpDid:
			if !r.Did {
				r.PC = in.To
			}
		case ability.OpNotDid:
			if r.Did {
				r.PC = in.To
			}
		case ability.OpJump:
			r.PC = in.To
		case ability.OpLet:
			r.X = m.Value(c, in.Arg)
		case ability.OpPer:
			if r.Per = m.CountSet(c, in.Arg); r.Per == 0 {
				r.PC = in.To
			}
			r.EachOne = List{uint16(len(m.S.Refs)), 0}
			r.EachPut = r.EachOne
		case ability.OpPerNext:
			m.gather(r)
			if r.Per--; r.Per > 0 {
				r.PC = in.To
			}
		case ability.OpPlayerNext:
			if next := m.LaterOf(r.Actor, m.Audience(r.Player)); next != NoPlayer {
				r.Actor, r.PC = next, in.To
			}
		case ability.OpWhich:
			m.chooseOpponent(r, in)
		case ability.OpPlayer:
			r.Actor = m.PlayerOfWord(c, ability.Kind(in.Arg))
		case ability.OpEach:
			m.openShares(r)
		case ability.OpEachMay:
			m.callKernel(kEachMay, in.Arg, 0, 0, in.To)
		case ability.OpEachAct:
			m.callEach(in.Arg)
		case ability.OpEachEnd:
			m.closeShares(r)
		case ability.OpThen:
			m.goOnLater(r, uint16(in.Arg))
		case ability.OpMay:
			// By doing: one may do it, and only then the effect follows, if it can be done.
			agreed := r.Event > 0 && r.PC-1 == m.firstMay(r.Line) // when the replacement was applied
			switch how := m.doable(c, in.Arg, r.PC, in.To); {
			case agreed && (how == can || in.Arg != ability.InFull):
			case agreed || how == impossible:
				r.PC, r.Did, r.Fresh = in.To, false, false
			default:
				m.callKernel(kMay, in.To, how)
			}
		case ability.OpAct:
			r.Act, r.DidN = in.Arg, 0
			m.act(c, in.Arg)
		case ability.OpPayItem:
			m.Book.Item.Pay(m, r, in.Arg)
		case ability.OpCostCheck:
			if !m.itemPaid(c, in.Arg) {
				m.rollback()
				return
			}
		case ability.OpCostDone:
			m.endCost()
			return
		}
	}
}

// finishAct settles whether the act that has just ended was done.
func (m *Machine) finishAct(r *Run) {
	if r.Act == 0 {
		return
	}
	done := r.DidN > 0
	kind := m.Book.Prog.Exprs[r.Act].Kind
	if kind == ability.Shuffle {
		r.DidN = r.LastN // one speaks of how many were moved, whatever was shuffled since
	}
	r.LastN = r.DidN
	switch kind {
	case ability.PeekAt, ability.Shuffle, ability.LookDeck, ability.LookTop, ability.Reveal:
		done = true // however few cards there are
	case ability.PayCost:
		done = m.S.Paid
	}
	if done {
		m.reachDone(r.Act)
	}
	if r.Fresh {
		r.Did = done
	} else {
		r.Did = r.Did && done
	}
	r.Fresh, r.Act = false, 0
}

// account notes what the events of an ability's own act did.
func (m *Machine) account(r *Run) {
	if m.Top().Proc-m.Book.base == kEach {
		m.accountShares(r)
		return
	}
	m.tally(r, m.S.Batch, m.addsUp())
}

// credit counts what events of a procedure of the rulebook did for the act of a text
// that has called it.
func (m *Machine) credit(r *Run, proc uint16, events []Event) {
	if m.Book.Does == nil {
		return
	}
	for i := range events {
		if e := &events[i]; e.Kind != EvNone && m.Book.Does(m, proc, e) {
			r.DidN++
		}
	}
}

// addsUp reports whether the procedure under way deals with one card after the
// other.
func (m *Machine) addsUp() bool {
	k := m.Top().Proc - m.Book.base
	return k == kTop || k == kSlot || k == kItem
}

// tally counts what events did, and notes what they moved.
func (m *Machine) tally(r *Run, events []Event, adds bool) {
	m.tallyRested(r, events)
	start := len(m.S.Refs)
	n := 0
	for i := range events {
		e := &events[i]
		if e.Kind == EvNone || e.Kind == EvShow || e.Kind >= EvBook && e.Source.Card == 0 {
			continue // nothing of its own: a showing, an announcement
		}
		r.DidN++
		if e.Kind == EvMove {
			m.follow(r, e)
			m.S.Refs = append(m.S.Refs, e.New)
			n++
		}
	}
	if n == 0 {
		return
	}
	r.Put = m.joined(r, r.Put, List{uint16(start), uint16(n)})
	if r.Moved.N > 0 && m.movesItself(r) {
		return // このカード stays so called: そのカード is the one before it
	}
	if adds {
		r.Moved = m.alsoMoved(r, List{uint16(start), uint16(n)})
		return
	}
	r.Moved = List{uint16(start), uint16(n)}
}

// movesItself reports whether the act under way is about nothing but this card.
func (m *Machine) movesItself(r *Run) bool {
	p := m.Book.Prog
	act := &p.Exprs[r.Act]
	return (act.Kind == ability.Move || act.Kind == ability.MoveSlot) && p.Exprs[act.First].Kind == ability.This
}

// follow keeps what was chosen in sight when the effect itself puts it into a slot: "that
// card" is the one there from then on. So is "this card", if it is its own effect.
func (m *Machine) follow(r *Run, e *Event) {
	if !m.Spec(e.To).Slot {
		return
	}
	if r.Source == e.Card && r.Event == 0 && !r.Cost {
		r.Source = e.New
	}
	for i, x := range m.ListOf(r.Chosen) {
		if x == e.Card {
			m.S.Refs[int(r.Chosen.Off)+i] = e.New
		}
	}
}

// endRun closes the ability that has been resolved; what was shown for it is hidden again.
func (m *Machine) endRun() {
	m.ended = *m.Running()
	r := &m.ended
	m.S.Runs = m.S.Runs[:len(m.S.Runs)-1]
	m.S.Refs = m.S.Refs[:r.Base]
	m.Return()
	m.rearm(r.Line, r.Left)
	m.HideShown()
	if m.Book.Resolved != nil && !r.Cost {
		m.Book.Resolved(m, r)
	}
}

// HideShown hides what was shown for an ability that is over, unless another one is under way, or
// the rulebook says that it stays shown.
func (m *Machine) HideShown() {
	if len(m.S.Runs) > 0 || !m.shown {
		return
	}
	m.shown = false
	for c := range m.S.Cards {
		if card := &m.S.Cards[c]; card.Known != 0 || card.Veiled {
			if m.Book.StaysShown != nil && m.Book.StaysShown(m, CardID(c)) {
				m.shown = true
				continue
			}
			m.setKnown(CardID(c), 0)
			card.Veiled = false
		}
	}
}

// goOnLater: what stands after "その後" becomes an ability of its own, triggered by what stands before
// it having been resolved.
func (m *Machine) goOnLater(r *Run, line uint16) {
	w := Pending{Line: line, Source: r.Source, Player: r.Player, Count: 1, Cause: r.Cause, X: r.X, Way: r.Way}
	copy(w.Those[:], m.ListOf(lastNamed(r)))
	m.S.Pending = append(m.S.Pending, w)
}
