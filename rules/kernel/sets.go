package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// Select pushes the objects of a described set onto the scratch stack, in the
// order of zones and of the cards in them.
func (m *Machine) Select(c *Ctx, expr int32) {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	if e.Kind == ability.Union {
		start := len(m.tmp)
		for i := range int32(e.N) {
			at := len(m.tmp)
			m.Select(c, e.First+i)
			m.once(start, at)
		}
		return
	}
	if e.Kind == ability.This { // one of several sets
		m.tmp = append(m.tmp, c.Source)
		return
	}
	zone := p.Exprs[e.First+1].Kind
	if zone == ability.AmongThose && c.Run != nil {
		l := c.Run.Moved
		if c.Run.Looked.N > 0 {
			l = c.Run.Looked
		}
		for i := range l.N {
			r := m.S.Refs[l.Off+i]
			if m.fits(c, e, r) {
				m.tmp = append(m.tmp, r)
			}
		}
		return
	}
	switch {
	case zone == ability.PutThus && c.Run != nil:
		m.selectFrom(c, e, c.Run.Put, func(r Ref) bool { return m.zoneFits(c, p.Exprs[e.First+1].First, m.PlaceOf(r)) })
		return
	case zone == ability.RestedThus && c.Run != nil:
		m.selectFrom(c, e, c.Run.Rested, func(Ref) bool { return true })
		return
	case zone == ability.ShownThus && c.Run != nil:
		m.selectFrom(c, e, c.Run.Shown, func(Ref) bool { return true })
		return
	case zone == ability.EitherZone:
		m.selectEither(c, e)
		return
	}
	if m.byCard(&p.Exprs[e.First+1]) {
		m.selectAt(c, e)
		return
	}
	m.selectWord(c, e, zone)
}

// byCard reports whether a zone of a set is told by another card.
func (m *Machine) byCard(zone *ability.Expr) bool {
	return zone.N > 0 && m.Book.CardsAt != nil && zone.Kind >= ability.OwnZone
}

// selectAt pushes what belongs to a set in a place that is told by another card.
func (m *Machine) selectAt(c *Ctx, e *ability.Expr) {
	p := m.Book.Prog
	owner := p.Exprs[e.First].Kind
	start := len(m.tmp)
	m.tmp = m.Book.CardsAt(m, c, &p.Exprs[e.First+1], m.tmp)
	w := start
	for _, r := range m.tmp[start:] {
		if m.meansOwner(c, owner, m.S.Cards[r.Card].Master) && m.fits(c, e, r) {
			m.tmp[w] = r
			w++
		}
	}
	m.tmp = m.tmp[:w]
}

// liesAt reports whether an object is in a place that is told by another card.
func (m *Machine) liesAt(c *Ctx, zone *ability.Expr, r Ref) bool {
	start := len(m.tmp)
	m.tmp = m.Book.CardsAt(m, c, zone, m.tmp)
	found := slices.Contains(m.tmp[start:], r)
	m.tmp = m.tmp[:start]
	return found
}

// selectWord pushes what belongs to a set in the zones that one word means, of the
// players that the set names.
func (m *Machine) selectWord(c *Ctx, e *ability.Expr, zone ability.Kind) {
	p := m.Book.Prog
	owner, head := p.Exprs[e.First].Kind, p.Exprs[e.First+2].Kind
	bare := zone == ability.None
	if bare {
		zone = m.Book.Bare(head)
	}
	switch {
	case owner == ability.Opp || owner == ability.OneOpp && m.chosenOpponent(c) == NoPlayer:
		m.Walk(m.Opponents(c.Player), func(q int8) { m.selectOf(c, e, zone, q) })
	case owner == ability.Ally:
		m.Walk(m.Team(c.Player), func(q int8) { m.selectOf(c, e, zone, q) })
	case owner == ability.Each || owner == ability.None && (m.Book.AnySide || (bare || m.shared != 0) && m.everySide(head, zone)):
		start := len(m.tmp)
		m.walk(c.Player, m.Audience(c.Player), func(q int8) {
			at := len(m.tmp)
			m.selectOf(c, e, zone, q)
			m.once(start, at) // some words mean the same slots whoever is asked about
		})
	default:
		m.selectOf(c, e, zone, m.PlayerOfWord(c, owner))
	}
}

// selectEither pushes what belongs to a set in any of several zones.
func (m *Machine) selectEither(c *Ctx, e *ability.Expr) {
	p := m.Book.Prog
	either := &p.Exprs[e.First+1]
	start := len(m.tmp)
	for i := range int32(either.N) {
		at := len(m.tmp)
		m.selectWord(c, e, p.Exprs[either.First+i].Kind)
		m.once(start, at)
	}
}

// once drops from the scratch stack, from at on, what stands there from start on already.
func (m *Machine) once(start, at int) {
	before := m.tmp[start:at]
	left := slices.DeleteFunc(m.tmp[at:], func(x Ref) bool { return slices.Contains(before, x) })
	m.tmp = m.tmp[:at+len(left)]
}

// selectFrom pushes what belongs to a set of the objects of a list that fit: whose
// they are is told by the zone where they went.
func (m *Machine) selectFrom(c *Ctx, e *ability.Expr, l List, ok func(Ref) bool) {
	owner := m.Book.Prog.Exprs[e.First].Kind
	for i := range l.N {
		r := m.S.Refs[l.Off+i]
		whose := m.home(r.Card)
		if !m.meansOwner(c, owner, whose) || !ok(r) || !m.fits(c, e, r) {
			continue
		}
		m.tmp = append(m.tmp, r)
	}
}

// everySide reports whether a set that names no owner is of both sides: cards on the table, or in a
// zone that all share.
func (m *Machine) everySide(head, zone ability.Kind) bool {
	kinds := m.Book.ZoneWords[zone]
	return m.shape(head).Table || len(kinds) == 1 && m.shared>>kinds[0]&1 != 0
}

// selectOf pushes what belongs to a set in the zones of one player that a word
// means.
func (m *Machine) selectOf(c *Ctx, e *ability.Expr, word ability.Kind, player int8) {
	if kinds := m.Book.ZoneWords[word]; kinds != nil {
		from := len(m.tmp)
		for _, k := range kinds {
			m.selectIn(c, e, m.Z(k, player), player, from, m.Book.wholeGroups[word])
		}
		return
	}
	start, from := len(m.zones), len(m.tmp)
	m.zones = m.Book.ZonesOf(m, c, word, player, m.zones)
	for i := start; i < len(m.zones); i++ {
		m.selectIn(c, e, m.zones[i], player, from, false)
	}
	m.zones = m.zones[:start]
}

// selectIn pushes what belongs to a set in a zone; of a shared one, what the player is master of.
// All of it is looked at as it lies there, what triggered the ability by coming there too: a new
// card. What lies over several slots, from start on, is there once: in the first of them if all of
// its group are looked at.
func (m *Machine) selectIn(c *Ctx, e *ability.Expr, z Zone, player int8, start int, all bool) {
	m.refresh()
	if m.at(z).spec.Wide && !all {
		m.EachIn(z, func(id CardID) {
			if r := m.RefOf(id); (e.Num&1 == 0 || r != c.Source) && !slices.Contains(m.tmp[start:], r) && m.fitsInfo(c, e, r, &m.infos.cards[id]) {
				m.tmp = append(m.tmp, r)
			}
		})
		return
	}
	shared := m.at(z).player == NoPlayer
	for id := m.S.Zones[z].Bottom; id != 0; {
		card := &m.S.Cards[id]
		r := Ref{id, card.Gen}
		id = card.Above
		if e.Num&1 != 0 && r == c.Source || shared && card.Master != player {
			continue
		}
		if m.fitsInfo(c, e, r, &m.infos.cards[r.Card]) {
			m.tmp = append(m.tmp, r)
		}
	}
}

// In reports whether an object belongs to a described set.
func (m *Machine) In(c *Ctx, expr int32, r Ref) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	switch e.Kind {
	case ability.This:
		return r == c.Source
	case ability.Union:
		for i := range int32(e.N) {
			if m.In(c, e.First+i, r) {
				return true
			}
		}
		return false
	case ability.Cards:
		if r.Card == 0 || !m.fits(c, e, r) {
			return false
		}
		return m.owned(c, e, r)
	}
	return m.AnyObject(c, expr, func(x Ref) bool { return x == r })
}

// owned checks the owner word and the zone word of a set for one object that
// triggers something: it may have left.
func (m *Machine) owned(c *Ctx, e *ability.Expr, r Ref) bool {
	p := m.Book.Prog
	owner, zone := p.Exprs[e.First].Kind, p.Exprs[e.First+1].Kind
	master := m.S.Cards[r.Card].Master
	if !m.Alive(r) {
		if l := m.LastOf(r); l != nil {
			master = l.Master
		}
	}
	if !m.meansOwner(c, owner, master) {
		return false
	}
	if zone == ability.EitherZone {
		either := &p.Exprs[e.First+1]
		for i := range int32(either.N) {
			if m.inWord(c, r, p.Exprs[either.First+i].Kind, master) {
				return true
			}
		}
		return false
	}
	if m.byCard(&p.Exprs[e.First+1]) {
		return m.liesAt(c, &p.Exprs[e.First+1], r)
	}
	return zone == ability.None || m.inWord(c, r, zone, master)
}

// meansOwner reports whether an owner word means a player, or says nothing of whose something is.
func (m *Machine) meansOwner(c *Ctx, owner ability.Kind, p int8) bool {
	switch owner {
	case ability.You:
		return p == c.Player
	case ability.Opp:
		return m.opposed(c.Player, p)
	case ability.OneOpp:
		return p == m.oneOpponent(c)
	case ability.Ally:
		return m.teamOf(c.Player)>>p&1 != 0
	}
	return true
}

// inWord reports whether an object is (or last was) in a zone that a word means.
func (m *Machine) inWord(c *Ctx, r Ref, word ability.Kind, player int8) bool {
	at := m.PlaceOf(r)
	if at.Zone == NoZone {
		return false
	}
	start := len(m.zones)
	m.zones = m.Book.ZonesOf(m, c, word, player, m.zones)
	found := false
	for _, z := range m.zones[start:] {
		found = found || m.Has(at, z)
	}
	m.zones = m.zones[:start]
	return found
}
