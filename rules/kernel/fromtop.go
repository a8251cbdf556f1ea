package kernel

import "gorin/rules/ability"

// How procTop treats each card.
const (
	topMove int32 = iota
	topMoveBottom
	topDraw
	topLook
	topReveal
	topFlip
	topUntil     // until as many as Regs[0] are found of the set of Regs[4]
	topMillUntil // the same, putting the cards away
	topRevealBottom
)

// toWherePaid stands for a destination in register 3 of procTop where no text names one: a
// payment.
const toWherePaid int32 = 0

func (m *Machine) countFromTop(c *Ctx, qty int32, how int32, player int8, num int32) {
	z := m.Book.ZoneOf(m, ability.Deck, player)
	least, most := m.many(c, qty, m.Count(z))
	if least < most {
		how |= 1 << 8
	}
	m.callKernel(kTop, int32(most), how, int32(m.Book.ZoneOf(m, ability.Deck, player)), 0, num, 0)
}

// revealSome starts revealing as many cards from an end of a zone as the player wants; it
// reports whether that is what an act does.
func (m *Machine) revealSome(c *Ctx, e *ability.Expr) bool {
	p := m.Book.Prog
	obj := &p.Exprs[e.First]
	how := topReveal
	switch obj.Kind {
	case ability.Top:
	case ability.Bottom:
		how = topRevealBottom
	default:
		return false
	}
	z := m.Book.ZoneOf(m, p.Exprs[obj.First+2].Kind, m.PlayerOfWord(c, p.Exprs[obj.First+1].Kind))
	if z == NoZone {
		return false
	}
	least, most := m.many(c, obj.First, m.Count(z))
	if least == most {
		return false
	}
	c.Run.Looked, c.Run.Moved = List{}, List{}
	m.callKernel(kTop, int32(most), how|1<<8, int32(z), 0, 0, 0)
	return true
}

// procTop deals with cards from an end of a zone one by one, so that a rule action may come between
// two of them; with "up to" the player may stop before each, the first too. If the deck runs out on
// the way, what the rulebook does then comes between.
var procTop = []Step{
	{"@stop", nil, (*Machine).askStop, (*Machine).answerStop},
	{"@top", (*Machine).nextFromTop, nil, nil},
}

func (m *Machine) askStop(q *Request) {
	f := m.Top()
	r := m.Running()
	if f.Regs[1]>>8 == 0 || f.Regs[0] <= 0 || m.nextCard() == 0 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = r.Actor, AskStop, 1, 1
	q.Source, q.Line, q.N = r.Source, r.Line, f.Regs[0]
	if m.Book.NumberFirst {
		q.Kind = AskNumber
		for n := range min(f.Regs[0], int32(m.Count(Zone(f.Regs[2])))) + 1 {
			q.AddN(OptNumber, n)
		}
		return
	}
	q.AddKind(OptYes)
	q.AddKind(OptStop)
}

func (m *Machine) answerStop(picks []Option) {
	switch f := m.Top(); picks[0].Kind {
	case OptStop:
		f.Regs[0] = 0
	case OptNumber:
		f.Regs[0] = picks[0].N
		f.Regs[1] &= 0xff
	}
}

// nextCard is the card that procTop deals with next; looking and revealing
// leave cards where they are, so they count past those (register 5).
func (m *Machine) nextCard() CardID {
	f := m.Top()
	z := Zone(f.Regs[2])
	if z == NoZone {
		return 0
	}
	switch f.Regs[1] & 0xff {
	case topMoveBottom:
		return m.BottomCard(z)
	case topRevealBottom:
		card := m.BottomCard(z)
		for i := int32(0); i < f.Regs[5] && card != 0; i++ {
			card = m.S.Cards[card].Above
		}
		return card
	}
	card := m.TopCard(z)
	for i := int32(0); i < f.Regs[5] && card != 0; i++ {
		card = m.S.Cards[card].Below
	}
	return card
}

func (m *Machine) nextFromTop() {
	f := m.Top()
	r := m.Running()
	card := m.nextCard()
	if f.Regs[0] <= 0 || card == 0 { // the number or the zone is used up
		if how := f.Regs[1] & 0xff; (how == topUntil || how == topMillUntil) && r.Chosen.N == 0 {
			r.Chosen = m.setList(len(m.tmp)) // nothing was found
			if how == topUntil {
				r.DidN = 0
			}
		}
		m.Return()
		return
	}
	f.Regs[0]--
	m.Goto(0)
	c := m.CtxOf(r)
	x := m.RefOf(card)
	switch how := f.Regs[1] & 0xff; how {
	case topMove, topMoveBottom:
		dest := f.Regs[3]
		if dest == toWherePaid {
			m.PayWith(card, m.Book.Item.To)
			return
		}
		m.moveOne(c, x, m.destZone(c, dest, x), m.Book.Prog.Exprs[dest].Kind, f.Regs[4])
	case topDraw:
		m.moveDrawn(c, x)
	case topUntil, topMillUntil:
		m.nextUntil(r, x, how == topMillUntil)
	case topFlip: // one by one to the zone in which they wait
		m.moveOne(c, x, m.Book.ZoneOf(m, m.Book.Flipped, m.home(card)), m.Book.Flipped, 0)
	default:
		f.Regs[5]++
		who := int32(1) << r.Actor
		m.addLooked(r, x)
		if how == topReveal || how == topRevealBottom {
			who = m.everybody()
			r.Shown = m.joined(r, r.Shown, List{r.Looked.Off + r.Looked.N - 1, 1})
		}
		m.Emit(Event{Kind: EvShow, Player: r.Actor, Card: x, N: who, Source: r.Source})
	}
}

// addLooked adds an object to what has been looked at; it also is "that card".
func (m *Machine) addLooked(r *Run, x Ref) {
	at := uint16(len(m.S.Refs))
	m.S.Refs = append(m.S.Refs, x)
	r.Looked = m.joined(r, r.Looked, List{at, 1})
	r.Moved = r.Looked
	r.DidN++
}

// nextUntil shows a card, or puts it away, and notes whether it is one of
// those that are looked for: these are what was chosen, the others are the rest.
func (m *Machine) nextUntil(r *Run, x Ref, mill bool) {
	f := m.Top()
	found := m.LooksLike(m.CtxOf(r), m.Book.Prog.Exprs[f.Regs[4]].First+1, x)
	if mill {
		m.moveOne(m.CtxOf(r), x, m.Book.ZoneOf(m, m.Book.Milled, m.home(x.Card)), m.Book.Milled, 0)
	} else {
		f.Regs[5]++
		m.addLooked(r, x)
		r.Shown = m.joined(r, r.Shown, List{r.Looked.Off + r.Looked.N - 1, 1})
		m.Emit(Event{Kind: EvShow, Player: r.Actor, Card: x, N: m.everybody(), Source: r.Source})
	}
	if !found {
		f.Regs[0]++
		return
	}
	at := uint16(len(m.S.Refs))
	m.S.Refs = append(m.S.Refs, x)
	r.Chosen = m.joined(r, r.Chosen, List{at, 1})
}
