package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// candidate is a replacement effect that fits a proposed event.
type candidate struct {
	ref  Ref
	line uint16
}

// replaceable reports whether any replacement effect fits the proposed batch.
func (m *Machine) replaceable() bool {
	m.refresh()
	if m.Book.Replaces != nil && len(m.S.Effects) > 0 {
		for i := range m.S.Batch {
			for j := range m.S.Effects {
				if m.effectFits(&m.S.Effects[j], &m.S.Batch[i]) {
					return true
				}
			}
		}
	}
	for i := range m.S.Delayed {
		for j := range m.S.Batch {
			if m.delayedFits(&m.S.Delayed[i], &m.S.Batch[j]) {
				return true
			}
		}
	}
	if len(m.infos.would) == 0 {
		return false
	}
	for i := range m.S.Batch {
		for _, a := range m.infos.would {
			if m.wouldFit(a, &m.S.Batch[i]) {
				return true
			}
		}
	}
	return false
}

// effectFits reports whether an effect of a resolved ability replaces an event.
func (m *Machine) effectFits(e *Effect, ev *Event) bool {
	return m.Book.Replaces(m, m.Book.Prog.Exprs[e.Mods].Kind) && m.Book.EffectFits(m, e, ev)
}

// Replaced reports whether an event would be replaced by an effect that leaves
// no choice.
func (m *Machine) Replaced(ev Event) bool {
	m.refresh()
	m.probe = ev
	for _, a := range m.infos.would {
		if !m.Book.Prog.Lines[a.Line].WouldMay && m.wouldFit(a, &m.probe) {
			return true
		}
	}
	return false
}

func (m *Machine) wouldFit(a InForce, ev *Event) bool {
	if m.replacing(a) {
		return false
	}
	l := &m.Book.Prog.Lines[a.Line]
	if m.Book.Valid != nil && !m.Book.Valid(m, a.Ref, l) {
		return false
	}
	c := m.look(viewWould, a.Ref, m.MasterOf(a.Ref), ev)
	if l.Chooses {
		if m.waitsForWhom(a.Ref, a.Line) {
			return false
		}
		c.Opp = m.whomOf(a.Ref, a.Line)
	}
	return m.wouldBe(c, l, ev)
}

// delayedFits reports whether a replacement that an effect has made replaces an event.
func (m *Machine) delayedFits(d *Delayed, ev *Event) bool {
	l := &m.Book.Prog.Lines[d.Line]
	if l.Would == 0 || m.replacing(InForce{Ref: d.Source, Line: d.Line}) {
		return false
	}
	c := m.look(viewWould, d.Source, d.Player, ev)
	c.X, c.Those = d.X, &d.Those
	return m.wouldBe(c, l, ev)
}

// wouldBe reports whether an event is what a replacement waits for.
func (m *Machine) wouldBe(c *Ctx, l *ability.Line, ev *Event) bool {
	if l.Window != 0 && !m.Cond(c, l.Window) || l.Cond != 0 && !m.Cond(c, l.Cond) {
		return false
	}
	e := &m.Book.Prog.Exprs[l.Would]
	if e.Kind == ability.WouldPlaced {
		return ev.Kind == EvMove && m.wouldBePlaced(c, e, ev)
	}
	return m.Book.Would(m, c, e, ev)
}

// replacing reports whether what happens now is what a replacement puts instead of an event: that
// is the same event to it.
func (m *Machine) replacing(a InForce) bool {
	for i := range m.S.Runs {
		if r := &m.S.Runs[i]; r.Event > 0 && r.Line == a.Line && r.Source == a.Ref {
			return true
		}
	}
	return false
}

func (m *Machine) wouldBePlaced(c *Ctx, e *ability.Expr, ev *Event) bool {
	p := m.Book.Prog
	if !m.Alive(ev.Card) {
		return false
	}
	if from := p.Exprs[e.First+1].Kind; from != ability.None && !m.zoneSays(c, from, Place{ev.From, ev.Was}) {
		return false
	}
	if !m.zoneSays(c, p.Exprs[e.First+2].Kind, ev.dest()) {
		return false
	}
	if p.Exprs[e.First].Kind == ability.This {
		return ev.Card == c.Source
	}
	return m.In(c, e.First, ev.Card)
}

// Registers of the replace procedure.
const (
	regHeld  = iota // first held event
	regHeldN        // how many
	regHeldI        // the one under way
	regSaid         // first entry of State.Replaced that is ours
	regWith         // what was picked: the card, and which effect it is if it is one
	regLine         // and the line
)

// kReplace: each replacement effect has its say about each proposed event at most once, in the
// order that the affected player chooses; then what is left of the batch happens.
var procReplace = []Step{
	{"@replace", nil, (*Machine).askReplace, (*Machine).answerReplace},
	{"@replace-may", nil, (*Machine).askReplaceMay, (*Machine).answerReplaceMay},
	{"@replace", (*Machine).nextReplace, nil, nil},
	{"@replace", (*Machine).endReplace, nil, nil},
}

// said reports whether a replacement has had its say about an event.
func (m *Machine) said(cand candidate, event int32) bool {
	for _, u := range m.S.Replaced[m.Top().Regs[regSaid]:] {
		if u.Line == cand.line && u.Source == cand.ref && int32(u.N) == event {
			return true
		}
	}
	return false
}

// replacements lists what fits the held event now, of that only what the rulebook ranks first.
func (m *Machine) replacements(q *Request) {
	f := m.Top()
	ev := &m.S.Held[f.Regs[regHeld]+f.Regs[regHeldI]]
	if ev.Kind == EvNone {
		return
	}
	m.refresh()
	first := 1 << 30
	offer := func(o Option, kind ability.Kind, num int32, master int8) {
		rank := 0
		if m.Book.Rank != nil {
			rank = m.Book.Rank(m, ev, kind, num, master)
		}
		if rank < first {
			first, q.Options = rank, q.Options[:0]
		}
		if rank == first && !slices.ContainsFunc(q.Options, func(x Option) bool { return sameEffect(x, o) }) {
			q.Add(o)
		}
	}
	for _, a := range m.infos.would {
		if m.wouldFit(a, ev) && !m.said(candidate{a.Ref, a.Line}, f.Regs[regHeldI]) && m.canReplace(a, ev) {
			e := &m.Book.Prog.Exprs[m.Book.Prog.Lines[a.Line].Would]
			offer(Option{Kind: OptReplace, Card: a.Ref.Card, N: int32(a.Line), Zone: NoZone, Zone2: NoZone}, e.Kind, e.Num, m.MasterOf(a.Ref))
		}
	}
	for i := range m.S.Delayed {
		if d := &m.S.Delayed[i]; m.delayedFits(d, ev) && !m.said(candidate{d.Source, d.Line}, f.Regs[regHeldI]) {
			e := &m.Book.Prog.Exprs[m.Book.Prog.Lines[d.Line].Would]
			offer(Option{Kind: OptReplace, Card: d.Source.Card, N: int32(d.Line) | int32(i+1)<<16 | delayedOne, Zone: NoZone, Zone2: NoZone}, e.Kind, e.Num, d.Player)
		}
	}
	if m.Book.Replaces == nil {
		return
	}
	for i := range m.S.Effects {
		if e := &m.S.Effects[i]; m.effectFits(e, ev) && !m.said(effectSays(e), f.Regs[regHeldI]) {
			mods := &m.Book.Prog.Exprs[e.Mods]
			offer(Option{Kind: OptReplace, Card: e.Source.Card, N: int32(e.Line) | int32(i+1)<<16, Zone: NoZone, Zone2: NoZone}, mods.Kind, mods.Num, e.Master)
		}
	}
}

// sameEffect reports whether two options are effects of the same line of the same card: it
// makes no difference which of them has its say first.
func sameEffect(a, b Option) bool { return a.Card == b.Card && a.N&noLine == b.N&noLine }

// effectSays tells the effects of resolved abilities apart by when they began.
func effectSays(e *Effect) candidate {
	return candidate{Ref{CardID(e.Stamp), uint16(e.Stamp >> 16)}, noLine}
}

const noLine = 0xffff

// delayedOne marks the option of a replacement in State.Delayed, unlike one in
// State.Effects.
const delayedOne = 1 << 30

// canReplace: a choosing replacement whose choice cannot be made does not apply; its player is
// asked all the same if nobody else can know.
func (m *Machine) canReplace(a InForce, ev *Event) bool {
	return m.Choosable(a.Ref, a.Line, ev) || m.secret(func() bool { return m.offerable(a.Ref, a.Line, ev) })
}

// Choosable reports whether what an ability of an object offers instead can be
// chosen now, for all that its player knows.
func (m *Machine) Choosable(r Ref, line uint16, ev *Event) bool {
	if !m.Book.Prog.Lines[line].WouldMay {
		return true
	}
	was := m.judgedBy(m.offeredTo(r, line))
	can := m.offerable(r, line, ev)
	m.eyes = was
	return can
}

// offerable reports whether what a choosing replacement asks its player to agree to can be
// done.
func (m *Machine) offerable(r Ref, line uint16, ev *Event) bool {
	by := m.offeredTo(r, line)
	c := m.look(viewWhether, r, m.MasterOf(r), ev)
	c.Line, c.By = line, by+1
	may := m.firstMay(line)
	return m.possibleIn(c, may+1, m.Book.Prog.Code[may].To)
}

// offeredTo is who may agree to what a choosing replacement of an object offers: the player whom the text tells to do it.
func (m *Machine) offeredTo(r Ref, line uint16) int8 {
	p := m.MasterOf(r)
	c := m.look(viewWhether, r, p, nil)
	for pc := m.Book.Prog.Lines[line].Body; pc < m.firstMay(line); pc++ {
		if in := &m.Book.Prog.Code[pc]; in.Op == ability.OpPlayer {
			p = m.PlayerOfWord(c, ability.Kind(in.Arg))
		}
	}
	return p
}

// firstMay is where the code of a choosing replacement asks whether to.
func (m *Machine) firstMay(line uint16) int32 {
	l := &m.Book.Prog.Lines[line]
	if !l.WouldMay {
		return -1
	}
	pc := l.Body
	for m.Book.Prog.Code[pc].Op != ability.OpMay {
		pc++
	}
	return pc
}

func (m *Machine) askReplace(q *Request) {
	f := m.Top()
	m.replacements(q)
	ev := &m.S.Held[f.Regs[regHeld]+f.Regs[regHeldI]]
	q.Player, q.Kind, q.Min, q.Max = m.affected(ev), AskReplace, 1, 1
	q.Source = ev.Card
	if len(q.Options) == 1 {
		// Nothing to order; whether to apply it is asked next.
		m.pickReplace(q.Options[0])
		q.Options = q.Options[:0]
	}
}

// affected is who decides the order: the master of the card that something happens to, else the
// player whom the event is about.
func (m *Machine) affected(ev *Event) int8 {
	if ev.Kind < EvBook && m.Alive(ev.Card) {
		return m.S.Cards[ev.Card.Card].Master
	}
	return ev.Player
}

func (m *Machine) pickReplace(o Option) {
	f := m.Top()
	f.Regs[regWith], f.Regs[regLine] = int32(o.Card)|o.N&^noLine, o.N&noLine
}

func (m *Machine) answerReplace(picks []Option) { m.pickReplace(picks[0]) }

func (m *Machine) askReplaceMay(q *Request) {
	f := m.Top()
	if f.Regs[regWith] == 0 {
		return
	}
	l := &m.Book.Prog.Lines[f.Regs[regLine]]
	ref := m.RefOf(CardID(f.Regs[regWith]))
	if !l.WouldMay || f.Regs[regWith]>>16 != 0 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = m.offeredTo(ref, uint16(f.Regs[regLine])), AskReplaceMay, 1, 1
	q.Source, q.Line = ref, uint16(f.Regs[regLine])
	if q.Always = !m.Choosable(ref, q.Line, &m.S.Held[f.Regs[regHeld]+f.Regs[regHeldI]]); !q.Always {
		q.AddKind(OptYes)
	}
	q.AddKind(OptNo)
}

func (m *Machine) answerReplaceMay(picks []Option) {
	if picks[0].Kind == OptNo {
		f := m.Top()
		m.S.Replaced = append(m.S.Replaced, Use{Line: uint16(f.Regs[regLine]), Source: m.RefOf(CardID(f.Regs[regWith])), N: uint16(f.Regs[regHeldI])})
		f.Regs[regWith] = 0
		m.Goto(0)
	}
}

// nextReplace applies what was picked, or goes on to the next event.
func (m *Machine) nextReplace() {
	f := m.Top()
	if f.Regs[regWith] == 0 {
		f.Regs[regHeldI]++
		if f.Regs[regHeldI] < f.Regs[regHeldN] {
			m.Goto(0)
		}
		return
	}
	at := f.Regs[regHeld] + f.Regs[regHeldI]
	if i := f.Regs[regWith] >> 16; i&(delayedOne>>16) != 0 {
		d := m.S.Delayed[i&^(delayedOne>>16)-1]
		f.Regs[regWith] = 0
		m.Goto(0)
		m.S.Replaced = append(m.S.Replaced, Use{Line: d.Line, Source: d.Source, N: uint16(f.Regs[regHeldI])})
		m.instead(Run{Line: d.Line, Source: d.Source, Player: d.Player, X: d.X}, at)
		m.remind(&d.Those)
		return
	} else if i != 0 {
		f.Regs[regWith] = 0
		m.Goto(0)
		said := effectSays(&m.S.Effects[i-1])
		m.S.Replaced = append(m.S.Replaced, Use{Line: said.line, Source: said.ref, N: uint16(f.Regs[regHeldI])})
		m.Book.Replace(m, int(i-1), &m.S.Held[at])
		return
	}
	ref, line := m.RefOf(CardID(f.Regs[regWith])), uint16(f.Regs[regLine])
	f.Regs[regWith] = 0
	m.S.Replaced = append(m.S.Replaced, Use{Line: line, Source: ref, N: uint16(f.Regs[regHeldI])})
	m.Goto(0)
	m.instead(Run{Line: line, Source: ref, Player: m.MasterOf(ref), Opp: m.whomOf(ref, line)}, at)
}

// instead carries out what replaces a held event.
func (m *Machine) instead(r Run, at int32) {
	r.Cause, r.Event = m.S.Held[at], at+1
	m.S.Held[at].Kind = EvNone // what is replaced does not happen
	if under := m.Running(); under != nil && under.Part {
		under.DidN++ // what pays a part of a cost counts as done
	}
	m.Resolve(r)
}

func (m *Machine) endReplace() {
	f := *m.Top()
	off, n := f.Regs[regHeld], f.Regs[regHeldN]
	if r := m.Running(); r != nil && m.Book.ReplacedIsDone {
		for i := range m.S.Held[off : off+n] {
			if e := &m.S.Held[off+int32(i)]; e.Kind == EvNone && e.Source == r.Source {
				r.DidN++
			}
		}
	}
	m.S.Batch = append(m.S.Batch[:0], m.S.Held[off:off+n]...)
	m.S.Held = m.S.Held[:off]
	m.S.Replaced = m.S.Replaced[:f.Regs[regSaid]]
	m.Return()
	m.happen()
}
