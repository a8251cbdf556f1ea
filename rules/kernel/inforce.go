package kernel

import (
	"math/bits"

	"gorin/rules/ability"
)

// InForce is an ability in force: whose, and which line.
type InForce struct {
	Ref      Ref
	Line     uint16
	own      bool   // given to the card by an ability of its own
	on       uint64 // of the line: what it waits for
	from, to ability.ZoneSet
}

// waking is what abilities may wait for of an event, a bit each: its kind and, if it is a
// move, the kinds of zones that it is between.
type waking struct {
	on       uint64
	from, to ability.ZoneSet
}

// wakes reports whether the ability waits for such an event.
func (a *InForce) wakes(by waking) bool {
	return a.on&by.on != 0 && (by.on != 1<<EvMove || a.from&by.from != 0 && a.to&by.to != 0)
}

// Activated is the abilities in force that a player may use: activated ones (起動能力), and those by
// which a card is played from where it lies. The list holds until something changes.
func (m *Machine) Activated() []InForce {
	m.refresh()
	return m.infos.acts
}

// listen lists the abilities that are in force.
func (m *Machine) listen() {
	ic := &m.infos
	ic.autos, ic.watch, ic.would, ic.acts = ic.autos[:0], ic.watch[:0], ic.would[:0], ic.acts[:0]
	ic.owns, ic.on = false, 0
	ic.watches, ic.news = LookEffects, LookAll
	clear(ic.moves[:len(m.Book.Zones)])
	for w := range ic.hears {
		for set := ic.hears[w] | ic.changed[w]; set != 0; set &= set - 1 {
			m.listenTo(CardID(w<<6 | bits.TrailingZeros64(set)))
		}
	}
}

// listenTo lists the abilities that are in force on a card.
func (m *Machine) listenTo(c CardID) {
	ic := &m.infos
	card := &m.S.Cards[c]
	kind := m.kindsOf(Place{card.Zone, card.Over})
	info := &ic.cards[c]
	if info.Void {
		return
	}
	for i := range info.NGiven {
		line := info.Given[i].Line
		l := &m.Book.Prog.Lines[line]
		own := info.Given[i].From == Ref{c, card.Gen}
		if l.Zones&kind == 0 && !own {
			continue
		}
		a := InForce{Ref{c, card.Gen}, line, own, l.On, l.From, l.To}
		switch {
		case l.Would != 0:
			ic.would = append(ic.would, a)
		case l.Trigger != 0 && m.Book.Prog.Exprs[l.Trigger].Kind == ability.OnCondition:
			ic.watch = append(ic.watch, a)
			ic.watches |= m.Book.looks[line]
		case l.Trigger != 0:
			ic.autos = append(ic.autos, a)
			ic.owns = ic.owns || own
			ic.on |= l.On
			if l.On&(1<<EvMove) != 0 {
				for from := l.From; from != 0; from &= from - 1 {
					ic.moves[bits.TrailingZeros64(from)] |= l.To
				}
			}
		case m.Book.is(l.Kind, WordActivated) && l.Zones&kind != 0:
			ic.acts = append(ic.acts, a)
		}
	}
}
