package kernel

// stays reports whether a move is from one slot of a group to another, of the same player or
// where slots do not ask for that: the card remains the same object.
func (m *Machine) stays(e *Event) bool {
	if e.To == NoZone || m.idle(e) {
		return false
	}
	return m.sameGroup(e.From, e.To)
}

// idle reports whether a card is moved to where it lies, and the rulebook marks nothing else by that.
func (m *Machine) idle(e *Event) bool {
	return e.From == e.To && e.Was == e.Over && e.Flags&MoveMark == 0
}

// sameGroup reports whether a card remains the same object that is moved from one zone to another.
func (m *Machine) sameGroup(from, to Zone) bool {
	a, b := m.at(from), m.at(to)
	return a.spec.Slot && b.spec.Slot && a.spec.Group == b.spec.Group && (a.player == b.player || b.spec.Across)
}

// applyMove moves a card. Which way up it lies is up to the zone that it comes to, unless the text
// says so.
func (m *Machine) applyMove(e *Event, now uint32) {
	if !m.Alive(e.Card) || e.To == NoZone || m.seats.many && (m.vacant(e.To) || m.vanished(e.Card.Card)) { // it cannot be done
		e.Kind = EvNone
		return
	}
	c := e.Card.Card
	card := &m.S.Cards[c]
	e.From, e.Was = card.Zone, card.Over
	from, to := m.Spec(e.From), m.Spec(e.To)
	stays := m.stays(e)
	if m.idle(e) && (to.Slot || to.Unsorted && e.Flags&(MoveDown|MoveUp) == 0) {
		e.Kind = EvNone // it is there already
		return
	}
	if (from.Slot || from.Lies || m.infos.changed.has(c) || to.Hidden && m.goesUnasked(e)) && !stays { // else what is printed tells all
		m.Remember(e.Card)
	}
	if stays && m.paysByMoving(e) {
		m.Remember(e.Card) // where it was, though it is still the same object
	}
	m.unlink(c)
	whose := card.Master
	if p := m.PlayerOf(e.To); p >= 0 { // whose zone it is
		card.Master = p
	} else {
		card.Master = e.Player // of what all share, who puts it there
	}
	card.Placed = now
	if !stays {
		if from.Owner || from.Down {
			m.S.Reveals++
		}
		card.Gen++ // a new card there
		card.Known, card.Seen = 0, 0
		card.Marks = 0
		card.Came = came(from, e)
		card.Load = 0 // what lies on it stays behind
		m.unbind(c)   // nor is it attached to anything now
		card.Shape = 0
		m.dropTokens(e.Card)
		card.Veiled = false
		card.Lies = Stand // standing unless told otherwise
		card.FaceDown = to.Down
		card.Stamp = now
		card.Turn = m.S.Turn
		if e.Flags&MoveDown != 0 {
			card.FaceDown = true
			card.Veiled = to.Secret && from.Down
			m.shown = m.shown || card.Veiled
		}
		if e.Flags&MoveUp != 0 || m.Book.Prints[card.Print].Faces { // two faces hide nothing
			card.FaceDown, card.Veiled = false, false
		}
	}
	if e.Flags&MoveLies != 0 {
		card.Lies = e.Lies
	}
	card.Over = e.Over
	m.link(c, e.To, e.Flags&MoveBottom == 0) // on top unless told otherwise
	if stays {
		m.shift(c, m.kindsOf(Place{e.From, e.Was}), m.kindsOf(Place{e.To, e.Over}))
	}
	switch {
	case stays && card.Master == whose:
		m.Touch(LookPlaces)
	case stays: // to a slot of another player
		m.Touch(LookPlaces | LookKind(m.KindOf(e.From)) | LookKind(m.KindOf(e.To)))
		m.infos.other = true
	default:
		m.Touch(LookKind(m.KindOf(e.From)) | LookKind(m.KindOf(e.To)))
		m.place(c)
	}
	e.New = m.RefOf(c)
}

// came notes how a card comes to its new zone.
func came(from *ZoneSpec, e *Event) (c uint8) {
	if from.Owner {
		c |= CameFromHand
	}
	if e.Flags&MoveMark != 0 {
		c |= CameMarked
	}
	return c
}

// origin is where a card comes from for triggers: a played one from where it was played.
func (e *Event) origin() Place {
	if e.Flags&MoveOrigin != 0 {
		return Place{Zone: Zone(e.N)}
	}
	return Place{e.From, e.Was}
}

// dest is where a card goes.
func (e *Event) dest() Place { return Place{e.To, e.Over} }
