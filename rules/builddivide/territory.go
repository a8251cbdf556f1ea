package builddivide

import (
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// isOpen reports whether a territory is opened (404-1): it shows its opened face,
// which only happens in the territory zone and on the field.
func isOpen(m *kernel.Machine, c kernel.CardID) bool {
	return rulesOf(m).openFace[m.S.Cards[c].Print]
}

// isTerritoryCard reports whether a card is a territory by what is printed on it.
func isTerritoryCard(m *kernel.Machine, c kernel.CardID) bool {
	return rulesOf(m).other[m.S.Cards[c].Print] >= 0
}

// openCost is the price of opening a territory for an ace (902-3, 902-3a).
func openCost(m *kernel.Machine, territory, ace kernel.CardID) needs {
	open := &m.Book.Prints[rulesOf(m).other[m.S.Cards[territory].Print]].Info
	return needs{}.changed(open.Num[numCost] - m.CardInfo(ace).Num[numCost])
}

// openable calls f for the territories that an ace may open (902-2): unopened, in
// the territory zone, with a title of the ace, and paid for.
func openable(m *kernel.Machine, ace kernel.CardID, f func(c kernel.CardID)) {
	p := m.S.Cards[ace].Master
	have := standing(m, p)
	for c := m.BottomCard(m.Z(zTerritory, p)); c != 0; c = m.S.Cards[c].Above {
		if isTerritoryCard(m, c) && m.CardInfo(c).Kind&kindTerritory != 0 && !isOpen(m, c) && shareTitle(m, c, ace) && have.pays(openCost(m, c, ace)) {
			f(c)
		}
	}
}

// shareTitle reports whether two cards have a title in common (308-3).
func shareTitle(m *kernel.Machine, a, b kernel.CardID) bool {
	own := rulesOf(m)
	mine := m.CardInfo(a)
	for _, w := range mine.Traits[:mine.NTraits] {
		if own.titles[w] && m.CardInfo(b).HasTrait(w) {
			return true
		}
	}
	return false
}

// mayOpen begins the opening of a territory by an ace (902-1), if one can be opened.
// Whoever declines waits for another ace (902-4).
func mayOpen(m *kernel.Machine, ace kernel.Ref) {
	if m.CardInfo(ace.Card).Subs&subAce == 0 {
		return
	}
	any := false
	openable(m, ace.Card, func(kernel.CardID) { any = true })
	if any {
		m.Call(procOpening, int32(ace.Card))
	}
}

// 902 Opening a territory as part of an ace's appearance. Registers: the ace, the
// territory.
var openingSteps = []kernel.Step{
	{Clause: "902-2", Ask: askOpening, Then: pickOpening},
	{Clause: "902-3", Do: payOpening},
	{Clause: "902-2a", Do: openPicked},
}

// askOpening: it is always up to the player, even if it costs nothing (902-3b).
func askOpening(m *kernel.Machine, q *kernel.Request) {
	ace := kernel.CardID(m.Top().Regs[0])
	q.Player, q.Kind, q.Min, q.Max, q.Source = m.S.Cards[ace].Master, askOpeningKind, 1, 1, m.RefOf(ace)
	openable(m, ace, q.AddCard)
	q.AddKind(kernel.OptNo)
}

func pickOpening(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptNo {
		m.Return()
		return
	}
	m.Top().Regs[1] = int32(picks[0].Card)
}

func payOpening(m *kernel.Machine) {
	f := m.Top()
	ace, t := kernel.CardID(f.Regs[0]), kernel.CardID(f.Regs[1])
	if w := openCost(m, t, ace); w.total() > 0 {
		m.Call(procPayEnergy, w.pack(), int32(m.S.Cards[ace].Master))
	}
}

func openPicked(m *kernel.Machine) {
	t := kernel.CardID(m.Top().Regs[1])
	m.Return()
	openTerritory(m, t, kernel.Ref{})
}

// openTerritory shows the opened face of a territory (511-1); one with assault
// territory goes to the field instead and is opened there (1406-1a).
func openTerritory(m *kernel.Machine, c kernel.CardID, source kernel.Ref) {
	if isOpen(m, c) {
		return // 104-2a
	}
	open := uint16(rulesOf(m).other[m.S.Cards[c].Print])
	if m.Book.Prints[open].Info.Labels&(1<<lexicon.KwAssaultTerritory) != 0 && m.KindOf(m.S.Cards[c].Zone) == zTerritory {
		onTheWay(m, m.RefOf(c), becomesOpen, kernel.Ref{}, 0)
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: m.Z(zField, 0), Source: source, Flags: kernel.MoveLies | opens, Lies: m.S.Cards[c].Lies})
		return
	}
	m.Emit(kernel.Event{Kind: evOpen, Player: m.S.Cards[c].Master, Card: m.RefOf(c), Source: source, From: kernel.NoZone, To: kernel.NoZone})
}

// closeTerritory shows the unopened face again (529-1); one that is elsewhere goes
// to the territory zone first (529-1a).
func closeTerritory(m *kernel.Machine, c kernel.CardID, source kernel.Ref) {
	if !isOpen(m, c) {
		return
	}
	if m.KindOf(m.S.Cards[c].Zone) != zTerritory {
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: m.Z(zTerritory, m.S.Cards[c].Owner), Source: source, Flags: closing})
		return
	}
	m.Emit(kernel.Event{Kind: evOpen, N: 1, Player: m.S.Cards[c].Master, Card: m.RefOf(c), Source: source, From: kernel.NoZone, To: kernel.NoZone})
}

// Marks of moves of territories: where it comes to it shows its unopened face, or
// its opened one.
const (
	closing = kernel.MoveMark
	opens   = kernel.MoveUp
)

// turnTerritory carries out an opening or closing.
func turnTerritory(m *kernel.Machine, e *kernel.Event) {
	if !m.Alive(e.Card) || isOpen(m, e.Card.Card) == (e.N == 0) {
		e.Kind = kernel.EvNone
		return
	}
	if e.N == 1 {
		m.Remember(e.Card)
	}
	reface(m, e.Card.Card, m.S.Cards[e.Card.Card].Shape)
}

// reface turns a territory over.
func reface(m *kernel.Machine, c kernel.CardID, shape uint8) {
	m.Reface(c, uint16(rulesOf(m).other[m.S.Cards[c].Print]), shape)
}

// keepFace: in the territory zone and on the field a territory shows the face that
// it showed before, unless it is closed; anywhere else its unopened face counts
// (319-3).
func keepFace(m *kernel.Machine, e *kernel.Event) {
	c := e.New.Card
	if !isTerritoryCard(m, c) || !isOpen(m, c) {
		return
	}
	to := m.KindOf(e.To)
	if to != zTerritory && to != zField || e.Flags&closing != 0 {
		reface(m, c, 0)
	}
}

// assaultLeaves: a territory that is a unit as well, and leaves the field or is to
// become an aura, goes to its owner's territory zone instead, unopened; its
// damage and what effects have made of it are gone with that (1406-2).
func assaultLeaves(m *kernel.Machine, e *kernel.Event) {
	card := &m.S.Cards[e.Card.Card]
	if card.Shape != shapeAssault || m.KindOf(card.Zone) != zField {
		return
	}
	if to := m.KindOf(e.To); to != zField {
		e.To = m.Z(zTerritory, card.Owner)
		e.Flags = e.Flags&^kernel.MoveDown | closing
	}
}

// isAssault reports whether a line is an assault territory ability.
func isAssault(m *kernel.Machine, line uint16) bool {
	return m.Book.Prog.Lines[line].HasLabel(lexicon.KwAssaultTerritory)
}

// makeTerritoryUnit makes a territory a unit as well. By its own ability it gets
// the power and hit that are printed on it (1406-1a); by another effect those that
// the effect says, and comes to the field for it (1406-3).
func makeTerritoryUnit(m *kernel.Machine, r kernel.Ref, power, hit int32, source kernel.Ref) bool {
	c := r.Card
	if !isTerritoryCard(m, c) || m.S.Cards[c].Shape == shapeAssault {
		return false
	}
	if power == 0 {
		face := rulesOf(m).assault[m.S.Cards[c].Print]
		power, hit = face.power, face.hit
	}
	switch m.KindOf(m.S.Cards[c].Zone) {
	case zField:
		m.Attach(c, kernel.Ref{}, worth(power, hit))
		m.Reface(c, m.S.Cards[c].Print, shapeAssault)
		return true
	case zTerritory:
		onTheWay(m, r, shapeAssault, kernel.Ref{}, worth(power, hit))
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[c].Master, Card: r, To: m.Z(zField, 0), Source: source, Flags: kernel.MoveLies, Lies: m.S.Cards[c].Lies})
	}
	return true
}
