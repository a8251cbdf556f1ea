package kernel

import (
	"math/bits"

	"gorin/rules/ability"
)

// steady reports whether no item of a bill can change what another one may be paid with,
// except by taking the cards: then it is enough that there are different ones for all. It
// is the quick answer to Completes for most costs.
func (m *Machine) steady(b Bill) bool {
	if item := &m.Book.Item; item.Kind != ability.None && item.StandIns(m, b.Player) {
		return false
	}
	s := steadiness{m: m, b: b, last: 31 - bits.LeadingZeros32(b.Left)}
	if b.Left&OwnPart != 0 {
		s.own = true
		s.touched |= LookLies | LookKind(m.Book.OwnZone)
		s.asks = m.anyChanged(m.Z(m.Book.OwnZone, b.Player))
	}
	for left := b.Left &^ OwnPart; left != 0; left &= left - 1 {
		if !s.item(left) {
			return false
		}
	}
	return !s.asks || !s.bearers && m.infos.looks&s.touched == 0
}

// anyChanged reports whether effects apply to any card of a zone.
func (m *Machine) anyChanged(z Zone) bool {
	m.refresh()
	for c := m.S.Zones[z].Bottom; c != 0; c = m.S.Cards[c].Above {
		if m.infos.changed.has(c) {
			return true
		}
	}
	return false
}

// steadiness is what steady has found.
type steadiness struct {
	m       *Machine
	b       Bill
	last    int
	own     bool
	touched Looks // what changes by paying
	turns   int   // items that stand, rest or reverse
	lying   bool  // how cards lie is asked about
	asks    bool  // information is asked about that effects can change
	bearers bool  // who has a continuous effect may leave before the last item
}

func (s *steadiness) item(items uint32) bool {
	m := s.m
	p := m.Book.Prog
	line, item := m.billItem(&s.b, items)
	it := &p.Exprs[item]
	last := bits.TrailingZeros32(items) == s.last && !m.Book.AnyOrder
	switch it.Kind {
	case m.Book.Item.Kind:
		return s.moves(m.Book.ZoneOf(m, m.Book.Item.From, s.b.Player), m.Book.Item.To)
	case ability.CostAct:
		act := &p.Exprs[it.First]
		obj := ability.This
		if act.N > 0 {
			obj = p.Exprs[act.First].Kind
		}
		switch {
		case act.Kind == ability.SetState && obj == ability.This:
			return s.turn()
		case act.Kind == ability.Move && obj == ability.This:
			s.bearers = s.bearers || !last && m.infos.conts.has(s.b.Source.Card)
			return s.moves(m.ZoneAt(s.b.Source), p.Exprs[act.First+1].Kind)
		case act.Kind == ability.Move && (obj == ability.Top || obj == ability.Bottom):
			e := &p.Exprs[act.First]
			c := m.costCtx(viewCost, line, s.b.Source, s.b.Player)
			return s.moves(m.Book.ZoneOf(m, p.Exprs[e.First+2].Kind, m.PlayerOfWord(c, p.Exprs[e.First+1].Kind)), p.Exprs[act.First+1].Kind)
		}
		return false
	case ability.CostOfHand:
		return s.choice(line, it, last)
	}
	return false
}

// choice looks at an item that lets its payer choose.
func (s *steadiness) choice(line uint16, it *ability.Expr, last bool) bool {
	m := s.m
	p := m.Book.Prog
	set, act := &p.Exprs[it.First+1], &p.Exprs[it.First+2]
	if p.Exprs[it.First].Kind != ability.Exactly || set.Kind != ability.Cards || p.Exprs[act.First].Kind != ability.Chosen {
		return false
	}
	head := p.Exprs[set.First+2].Kind
	s.asks = s.asks || set.N > 3 || head != ability.Card && !m.shape(head).Under
	for i := int32(3); i < int32(set.N); i++ {
		if !s.filter(&p.Exprs[set.First+i]) {
			return false
		}
	}
	var to ability.Kind
	switch act.Kind {
	case ability.SetState:
		return s.turn()
	case ability.Reveal:
		return true
	case ability.Move:
		to = p.Exprs[act.First+1].Kind
	default:
		if m.Book.GoesTo == nil {
			return false
		}
		if to = m.Book.GoesTo(act.Kind); to == ability.None {
			return false
		}
	}
	start := len(m.tmp)
	m.Select(m.costCtx(viewCost, line, s.b.Source, s.b.Player), it.First+1)
	ok := true
	for _, x := range m.tmp[start:] {
		z := m.ZoneAt(x)
		s.bearers = s.bearers || !last && m.infos.conts.has(x.Card)
		ok = ok && s.moves(z, to)
	}
	m.tmp = m.tmp[:start]
	return ok
}

// filter reports whether a filter asks for what no item changes.
func (s *steadiness) filter(f *ability.Expr) bool {
	switch f.Kind {
	case ability.Trait, ability.Colour, ability.NameHas, ability.NameIs, ability.HasKeyword, ability.HasIcon, ability.HeadIs, ability.TraitHas, ability.NoTrait:
		return true
	case ability.WithStat:
		return s.m.Book.Prog.Exprs[f.First].Kind == ability.Number
	case ability.Lying:
		s.lying = true
		return s.turns == 0 && !s.own
	}
	return false
}

// turn notes an item that stands, rests or reverses.
func (s *steadiness) turn() bool {
	s.turns++
	s.touched |= LookLies
	return !s.lying || s.turns == 1 && !s.m.Book.AnyOrder && !s.own
}

// moves notes that cards go from a zone to where a word says. Slots are chosen, and what
// goes to them may bring effects along.
func (s *steadiness) moves(from Zone, word ability.Kind) bool {
	m := s.m
	if from == NoZone || m.SlotWord(word) || s.own && m.KindOf(from) == m.Book.OwnZone {
		return false
	}
	to := m.Book.ZoneOf(m, word, s.b.Player)
	if to == NoZone || m.Spec(to).Slot {
		return false
	}
	s.touched |= LookKind(m.KindOf(from)) | LookKind(m.KindOf(to))
	return true
}
