package kernel

import "gorin/rules/ability"

// tryAct tries an act of a cost; whole tells that all that it is about has to be done. It
// reports whether the act can be done.
func (m *Machine) tryAct(b *Bill, line uint16, expr int32, whole bool) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	c := m.trialCtx(b, line)
	word := ability.None
	switch e.Kind {
	case ability.Move:
		word = p.Exprs[e.First+1].Kind
		if obj := &p.Exprs[e.First]; obj.Kind == ability.Top || obj.Kind == ability.Bottom {
			least, _ := m.many(c, obj.First, 0)
			return m.tryPile(m.Book.ZoneOf(m, p.Exprs[obj.First+2].Kind, m.PlayerOfWord(c, p.Exprs[obj.First+1].Kind)), obj.Kind == ability.Top, least, word, e.Num)
		}
	case ability.SetState:
	case ability.Reveal:
		return true
	case ability.Shuffle:
		m.trySight(m.Book.ZoneOf(m, p.Exprs[e.First+1].Kind, m.PlayerOfWord(c, p.Exprs[e.First].Kind)))
		return true
	default:
		if m.Book.GoesTo != nil {
			word = m.Book.GoesTo(e.Kind)
		}
		if word == ability.None {
			return m.actPayable(c, expr)
		}
	}
	start, done, all := len(m.tmp), 0, true
	m.Objects(c, e.First)
	if len(m.tmp) == start && m.Book.NoneIsAll && m.described(e.First) {
		return true
	}
	for i := start; i < len(m.tmp); i++ {
		switch x := m.tmp[i]; {
		case e.Kind == ability.SetState && m.canLie(x, e.Num) && m.turnsToPay(c, x, e.Num):
			m.TryLie(x.Card, uint8(e.Num))
			done++
		case e.Kind != ability.SetState && m.Alive(x) && m.mayMove(c, x, word):
			m.tryTo(c, x, e, word)
			done++
		default:
			all = false
		}
	}
	m.tmp = m.tmp[:start]
	return done > 0 && (all || !whole)
}

// tryTo tries to move a card to where an act says. What goes to a slot of the player's
// choice, or to where another card is, stays where it is in the trial.
func (m *Machine) tryTo(c *Ctx, x Ref, e *ability.Expr, word ability.Kind) {
	var z Zone
	switch {
	case m.SlotWord(word) || word == ability.ToItsSlot || word == ability.ToSlotOf:
		return
	case e.Kind == ability.Move && m.shape(word).Under:
		z = m.destZone(c, e.First+1, x)
	case m.Book.ofTwo(word):
		first, _ := m.Book.eitherWays(word)
		z = m.Book.ZoneOf(m, first, m.home(x.Card))
	default:
		z = m.Book.ZoneOf(m, word, m.home(x.Card))
	}
	m.tryMove(x.Card, z, !m.Book.is(word, WordBottom), e.Num)
}

// tryPile tries to move so many cards from an end of a pile.
func (m *Machine) tryPile(z Zone, top bool, n int, word ability.Kind, num int32) bool {
	if z == NoZone || m.Count(z) < n {
		return false
	}
	for ; n > 0; n-- {
		card := m.BottomCard(z)
		if top {
			card = m.TopCard(z)
		}
		m.tryMove(card, m.Book.ZoneOf(m, word, m.home(card)), !m.Book.is(word, WordBottom), num)
	}
	return true
}

// TryMove tries to put a card on top of a zone, within a trial.
func (m *Machine) TryMove(c CardID, z Zone) { m.tryMove(c, z, true, 0) }

func (m *Machine) tryMove(c CardID, z Zone, top bool, num int32) {
	card := &m.S.Cards[c]
	if z == NoZone || z == card.Zone && m.Spec(z).Unsorted {
		return
	}
	m.note(c, m.eyes != eyesOfAll && !m.SeesCard(m.eyes-eyesOf, c))
	from, to := m.KindOf(card.Zone), m.Spec(z)
	m.unlink(c)
	card.Gen++
	card.Known, card.Seen, card.Marks, card.Load, card.Shape, card.Over = 0, 0, 0, 0, 0, 0
	card.Lies, card.FaceDown = moveLies(num), (to.Down || num&ability.FaceDownFlag != 0) && num&ability.FaceUpFlag == 0 && !m.Book.Prints[card.Print].Faces
	if p := m.PlayerOf(z); p >= 0 {
		card.Master = p
	}
	m.link(c, z, top)
	m.Touch(LookKind(from) | LookKind(m.KindOf(z)))
	m.placeTried(c)
}

// TryRest reports, within a trial of the rulebook's own part of a bill, whether the rest of
// that part and of the bill can be paid once a card rests.
func (m *Machine) TryRest(b Bill, c CardID) bool {
	t := &m.trial
	if t.work--; t.work < 0 {
		t.short = true
		return true
	}
	mark := len(t.log)
	m.TryLie(c, Rest)
	can := m.Book.TryOwn(m, b)
	m.undoTrial(mark)
	return can
}

// AlikeToPay reports, within a trial, whether two cards differ in nothing that a payment
// could ask about.
func (m *Machine) AlikeToPay(b *Bill, x, y CardID) bool {
	return m.alikeToPay(b, m.RefOf(x), m.RefOf(y))
}

// TryLie tries to stand, rest or reverse a card, within a trial.
func (m *Machine) TryLie(c CardID, lies uint8) {
	m.note(c, false)
	m.sum -= m.term(c)
	m.S.Cards[c].Lies = lies
	m.sum += m.term(c)
	m.Touch(LookLies)
}

// trySight tries to shuffle a zone: nobody knows which of its cards is which.
func (m *Machine) trySight(z Zone) {
	if z == NoZone {
		return
	}
	for c := m.S.Zones[z].Bottom; c != 0; c = m.S.Cards[c].Above {
		if !m.trial.unknown.has(c) {
			m.note(c, true)
			m.placeTried(c)
		}
	}
}

// note remembers a card before an act of a trial; hide tells that from then on it may be
// any card.
func (m *Machine) note(c CardID, hide bool) {
	t := &m.trial
	hide = hide && !t.unknown.has(c)
	t.log = append(t.log, tried{c, m.S.Cards[c], m.S.Cards[c].Above, m.sum, hide})
	if hide {
		t.unknown.add(c)
	}
}

// placeTried is place for a card of a trial: one that is not known has no information.
func (m *Machine) placeTried(c CardID) {
	m.place(c)
	if ic := &m.infos; m.trial.unknown.has(c) {
		ic.cards[c] = Info{Blank: true}
		ic.conts.drop(c)
		ic.hears.drop(c)
	}
}

// undoTrial takes back the acts of a trial down to so many.
func (m *Machine) undoTrial(to int) {
	t := &m.trial
	for i := len(t.log) - 1; i >= to; i-- {
		u := &t.log[i]
		card := &m.S.Cards[u.card]
		if u.unknown {
			t.unknown.drop(u.card)
		}
		if card.Zone == u.was.Zone && card.Gen == u.was.Gen {
			*card = u.was
			m.Touch(LookLies)
			if u.unknown {
				m.Touch(LookKind(m.KindOf(card.Zone)))
				m.placeBack(u.card)
			}
			m.sum = u.sum
			continue
		}
		from := m.KindOf(card.Zone)
		m.unlink(u.card)
		*card = u.was
		m.relink(u.card, u.above)
		m.sum = u.sum
		m.Touch(LookKind(from) | LookKind(m.KindOf(card.Zone)))
		m.placeBack(u.card)
	}
	t.log = t.log[:to]
}

// placeBack is placeTried for a card whose act is taken back. It is the object again that it was:
// effects on it, which ended when it left, apply as before.
func (m *Machine) placeBack(c CardID) {
	m.placeTried(c)
	for i := range m.S.Effects {
		if m.S.Effects[i].Target == m.RefOf(c) {
			m.infos.other = true
			return
		}
	}
}

// relink puts a card back into its pile, between the card below and the one above it.
func (m *Machine) relink(c, above CardID) {
	card := &m.S.Cards[c]
	z := &m.S.Zones[card.Zone]
	card.Above = above
	if card.Below != 0 {
		m.S.Cards[card.Below].Above = c
	} else {
		z.Bottom = c
	}
	if above != 0 {
		m.S.Cards[above].Below = c
	} else {
		z.Top = c
	}
	z.N++
}
