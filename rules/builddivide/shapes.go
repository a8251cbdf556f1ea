package builddivide

import (
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// becomesOpen is what a territory becomes that goes to the field to be opened
// there, beside the shapes.
const becomesOpen uint8 = 100

// onTheWay notes what a card becomes where a proposed move takes it: an aura of a
// host, a unit with so much power and hit, an opened territory.
func onTheWay(m *kernel.Machine, r kernel.Ref, shape uint8, host kernel.Ref, worth int32) {
	m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factShape, Flags: shape, Source: r, N: worth, M: int32(host.Card), ID: int32(host.Gen)})
}

// arrive makes a card that has moved what it was to become, unless it has come to
// another place than it was to.
func arrive(m *kernel.Machine, e *kernel.Event) {
	for i := range m.S.Facts {
		f := m.S.Facts[i]
		if f.Kind != factShape || f.Source != e.Card {
			continue
		}
		m.S.Facts = append(m.S.Facts[:i], m.S.Facts[i+1:]...)
		if to := m.KindOf(e.To); to != zField && to != zTerritory {
			return
		}
		c := e.New.Card
		switch f.Flags {
		case becomesOpen:
			reface(m, c, 0)
		case shapeAura:
			host := kernel.Ref{Card: kernel.CardID(f.M), Gen: uint16(f.ID)}
			if !m.Alive(host) && host.Card != 0 { // it moved along with its host (521-4)
				host = m.RefOf(host.Card)
			}
			attach(m, c, host, f.N)
		default:
			m.Attach(c, kernel.Ref{}, f.N)
			m.Reface(c, m.S.Cards[c].Print, f.Flags)
		}
		return
	}
}

// face gives the information of a card that has become something (521, 1604, 1406),
// or that shows another face than its own: in the D-deck a territory has the colours
// and the total cost of its opened face (319-3a).
func face(m *kernel.Machine, c kernel.CardID, info *kernel.Info) {
	card := &m.S.Cards[c]
	switch card.Shape {
	case shapeAura: // no other card type (5.21.1.b.2), its own abilities without force (521-3)
		info.Kind, info.Void = kindAura, true
	case shapeUnit: // 1604-2, 1604-2a, 1604-3
		info.Kind, info.NNames = kindUnit, min(info.NNames, 1)
		info.Num[numPower], info.Num[numHit] = powerOf(m.Worth(c)), hitOf(m.Worth(c))
	case shapeAssault: // 1406-1a
		info.Kind |= kindUnit
		info.Num[numPower], info.Num[numHit] = powerOf(m.Worth(c)), hitOf(m.Worth(c))
	}
	if info.Void {
		info.NNames = min(info.NNames, 1)
	}
	if open := rulesOf(m).other[card.Print]; open >= 0 && m.KindOf(card.Zone) == zDDeck {
		o := &m.Book.Prints[open].Info
		info.Colours, info.Num[numCost], info.Num[numNeeds] = o.Colours, o.Num[numCost], o.Num[numNeeds]
	}
}

// 521 Auras.

// attach makes a card an aura of a unit or territory that adds so much to its power
// (521-1b to 521-1e). It lies in the open as all cards do there (5.21.1.b.1). Its
// effect is as old as the aura is, also when it moves along (521-2b).
func attach(m *kernel.Machine, c kernel.CardID, host kernel.Ref, value int32) {
	m.Attach(c, host, value)
	m.Reface(c, m.S.Cards[c].Print, shapeAura)
	r := m.RefOf(c)
	for i := range m.S.Effects {
		if e := &m.S.Effects[i]; e.Until == uint16(lexicon.WhileAura) && e.Source.Card == c { // it went along (521-4)
			e.Source, e.Target = r, host
			m.Touch(kernel.LookEffects)
			return
		}
	}
	m.S.Effects = append(m.S.Effects, kernel.Effect{Mods: rulesOf(m).aura, Line: rulesOf(m).auraLine, Target: host, Player: kernel.NoPlayer,
		Master: m.S.Cards[c].Master, Source: r, X: value, Stamp: m.Stamp(), Until: uint16(lexicon.WhileAura), Turn: m.S.Turn})
	m.Touch(kernel.LookEffects)
}

// detach ends what an aura does that has left.
func detach(m *kernel.Machine, r kernel.Ref) {
	for i := range m.S.Effects {
		if e := &m.S.Effects[i]; e.Until == uint16(lexicon.WhileAura) && e.Source == r {
			m.S.Effects = append(m.S.Effects[:i], m.S.Effects[i+1:]...)
			m.Touch(kernel.LookEffects)
			return
		}
	}
}

// aurasOf calls f for the auras of an object.
func aurasOf(m *kernel.Machine, host kernel.Ref, f func(c kernel.CardID)) {
	z := m.ZoneAt(host)
	if z == kernel.NoZone {
		return
	}
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].Shape == shapeAura && m.Host(c) == host {
			f(c)
		}
	}
}

// along changes proposed moves as rules say, and adds what moves together with
// something: territories that are units go home (1406-2), commands played by legacy
// are removed (1408-2), auras go with a host that moves between the field and the
// territory zone (521-4).
func along(m *kernel.Machine) {
	for i := range len(m.S.Batch) {
		e := &m.S.Batch[i]
		if e.Kind != kernel.EvMove || !m.Alive(e.Card) {
			continue
		}
		assaultLeaves(m, e)
		if it := m.Item(e.Card); it != nil && (it.Copy || !it.Card) { // a copy and an ability cannot be anywhere else (520-2, 1204-3c)
			m.Vanish(e)
			continue
		}
		if it := m.Item(e.Card); it != nil && int32(it.Way) == wayLegacy && m.KindOf(e.To) != zResolution {
			e.To = m.Z(zRemoved, m.S.Cards[e.Card.Card].Owner)
		}
		from, to := m.KindOf(e.From), m.KindOf(e.To)
		if from == zField && to == zTerritory || from == zTerritory && to == zField {
			host, zone, flags := e.Card, e.To, e.Flags&^closing
			aurasOf(m, host, func(c kernel.CardID) {
				onTheWay(m, m.RefOf(c), shapeAura, host, m.Worth(c))
				m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: zone, Flags: flags | kernel.MoveRule})
			})
		}
	}
}
