package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// Cards are chosen by their information that the chooser does not see. Whether one is what the text
// asks for is known only afterwards: any of them may be picked, and a wrong one is shown and counts
// as not chosen.

// By whose knowledge sets are judged, in Machine.eyes: as the cards are, or by that of
// eyes-eyesOf, which is a player or NoPlayer, what everybody knows.
const (
	eyesOfAll int8 = 0
	eyesOf    int8 = 2
)

// judgedBy makes the knowledge of a player that by which sets are judged, unless it is
// that of others already; it gives what it was.
func (m *Machine) judgedBy(p int8) (was int8) {
	if was = m.eyes; was == eyesOfAll {
		m.eyes = p + eyesOf
	}
	return was
}

// couldBe reports whether an object that does not belong to a set could, for all that is
// known to the one by whose knowledge sets are judged.
func (m *Machine) couldBe(c *Ctx, e *ability.Expr, r Ref, info *Info) bool {
	switch {
	case !m.Alive(r):
		return false
	case len(m.trial.log) > 0 && m.trial.unknown.has(r.Card):
		return true
	case info.Blank || m.faceless(r.Card) || m.SeesCard(m.eyes-eyesOf, r.Card): // what it has not cannot be
		return false
	}
	for i := int32(3); i < int32(e.N); i++ {
		if !m.couldFit(c, e.First+i, r, info) {
			return false
		}
	}
	return true
}

// couldFit reports whether a card that is not seen could fit a filter: not if everybody
// sees that it does not.
func (m *Machine) couldFit(c *Ctx, filter int32, r Ref, info *Info) bool {
	e := &m.Book.Prog.Exprs[filter]
	if e.Kind == ability.AnyOf {
		for i := range int32(e.N) {
			if m.couldFit(c, e.First+i, r, info) {
				return true
			}
		}
		return false
	}
	return !m.seenOutside(filter) || m.filter(c, filter, r, info)
}

// seenOutside reports whether a filter is about how a card lies, what lies with it or what
// it is doing, which everybody sees of a card that lies face-down too.
func (m *Machine) seenOutside(filter int32) bool {
	e := &m.Book.Prog.Exprs[filter]
	switch e.Kind {
	case ability.NotOf, ability.AnyOf:
		for i := range int32(e.N) {
			if !m.seenOutside(e.First + i) {
				return false
			}
		}
		return true
	}
	return m.Book.is(e.Kind, WordOutside)
}

// asksInformation reports whether a set asks for anything that is printed on its cards.
func (m *Machine) asksInformation(set int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[set]
	switch e.Kind {
	case ability.Union:
		for i := range int32(e.N) {
			if m.asksInformation(e.First + i) {
				return true
			}
		}
		return false
	case ability.Cards:
	default:
		return false
	}
	if head := p.Exprs[e.First+2].Kind; head != ability.Card && !m.shape(head).Under && !m.Book.is(head, WordOutside) {
		return true
	}
	for i := int32(3); i < int32(e.N); i++ {
		if !m.seenOutside(e.First + i) {
			return true
		}
	}
	return false
}

// asksOfSecret reports whether a set asks for anything that not everybody knows of cards that their owner
// keeps face down.
func (m *Machine) asksOfSecret(set int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[set]
	if e.Kind == ability.Union {
		for i := range int32(e.N) {
			if m.asksOfSecret(e.First + i) {
				return true
			}
		}
	}
	if e.Kind != ability.Cards {
		return false
	}
	if head := p.Exprs[e.First+2].Kind; head != ability.Card && !m.shape(head).Under && !m.Book.is(head, WordOutside) {
		return true
	}
	for i := int32(3); i < int32(e.N); i++ {
		if f := e.First + i; !m.seenOutside(f) && !m.Book.is(p.Exprs[f].Kind, WordOpen) {
			return true
		}
	}
	return false
}

// keptSecret reports whether cards that not everybody sees lie, known to their owner, in such a zone of
// the player who acts.
func (m *Machine) keptSecret(c *Ctx, zone int32) bool {
	e := &m.Book.Prog.Exprs[zone]
	if e.Kind == ability.EitherZone {
		return m.keptSecret(c, e.First) || m.keptSecret(c, e.First+1)
	}
	if e.Kind == ability.None {
		return false
	}
	start := len(m.zones)
	m.zones = m.Book.ZonesOf(m, c, e.Kind, c.Run.Actor, m.zones)
	found := false
	for _, z := range m.zones[start:] {
		for x := m.BottomCard(z); m.Spec(z).Secret && x != 0; x = m.S.Cards[x].Above {
			found = found || !m.SeesCard(NoPlayer, x)
		}
	}
	m.zones = m.zones[:start]
	return found
}

// dropUnseen drops from the scratch stack, from start on, what a set asks information of
// that a player does not see: nobody could say that it belongs there.
func (m *Machine) dropUnseen(c *Ctx, set int32, player int8, start int) {
	left := slices.DeleteFunc(m.tmp[start:], func(x Ref) bool {
		return !m.SeesCard(player, x.Card) && !m.belongsUnasked(c, set, x)
	})
	m.tmp = m.tmp[:start+len(left)]
}

// belongsUnasked reports whether an object belongs to a set whatever is printed on it.
func (m *Machine) belongsUnasked(c *Ctx, set int32, x Ref) bool {
	e := &m.Book.Prog.Exprs[set]
	if e.Kind == ability.Union {
		for i := range int32(e.N) {
			if m.belongsUnasked(c, e.First+i, x) {
				return true
			}
		}
		return false
	}
	return !m.asksInformation(set) && m.In(c, set, x)
}
