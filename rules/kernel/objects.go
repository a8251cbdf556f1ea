package kernel

import "gorin/rules/ability"

// FirstObject calls f for the first live object that an expression means.
func (m *Machine) FirstObject(c *Ctx, expr int32, f func(Ref)) {
	start := len(m.tmp)
	m.Objects(c, expr)
	if len(m.tmp) > start && m.Alive(m.tmp[start]) {
		f(m.tmp[start])
	}
	m.tmp = m.tmp[:start]
}

// AnyObject reports whether any object that an expression means fits.
func (m *Machine) AnyObject(c *Ctx, expr int32, ok func(Ref) bool) bool {
	start := len(m.tmp)
	m.Objects(c, expr)
	found := false
	for i := start; i < len(m.tmp) && !found; i++ {
		found = ok(m.tmp[i])
	}
	m.tmp = m.tmp[:start]
	return found
}

// present drops from the scratch stack, from start on, what has left: a text may speak of it and
// count it, but nobody can choose it, pay with it, move or show it. What it has become is another
// object. Nor does a card that is being played pay for itself.
func (m *Machine) present(c *Ctx, start int) {
	if len(m.tmp) == start {
		return
	}
	played := m.played(c)
	w := start
	for _, x := range m.tmp[start:] {
		if m.Alive(x) && x != played {
			m.tmp[w] = x
			w++
		}
	}
	m.tmp = m.tmp[:w]
}

// played is the card that is being played if it is its cost that is paid, or looked at.
func (m *Machine) played(c *Ctx) Ref {
	line := c.Line
	if c.Run != nil {
		if line = 0; c.Run.Cost {
			line = c.Run.Line
		}
	}
	if !m.Book.is(m.Book.Prog.Lines[line].Kind, WordPlayed) {
		return Ref{}
	}
	return c.Source
}

// Objects pushes onto the scratch stack what an object expression means now.
func (m *Machine) Objects(c *Ctx, expr int32) {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	m.reachKind(e.Kind)
	switch e.Kind {
	case ability.This:
		m.tmp = append(m.tmp, c.Source)
	case ability.ThisAt:
		if m.inWord(c, c.Source, p.Exprs[e.First].Kind, c.Player) {
			m.tmp = append(m.tmp, c.Source)
		}
	case ability.Chosen:
		if c.Run == nil && c.Those != nil {
			for _, x := range c.Those.used() {
				if x.Card != 0 {
					m.tmp = append(m.tmp, x)
				}
			}
			break
		}
		m.pushList(c.Run, func(r *Run) List { return r.Chosen })
	case ability.ThatAt:
		m.chosenAt(c, p.Exprs[e.First].Kind, e.Num == 1)
	case ability.TheCard, ability.TheCards:
		m.pushList(c.Run, lastNamed)
	case ability.Remainder:
		m.remainder(c.Run)
	case ability.All:
		m.Select(c, e.First)
	case ability.Cards, ability.Union:
		m.Select(c, expr)
	case ability.Both:
		m.Objects(c, e.First)
		m.Objects(c, e.First+1)
	case ability.Top, ability.Bottom:
		m.fromEnd(c, e)
	case ability.That:
		switch {
		case c.Run != nil && e.Num == ability.ThatChosen:
			m.pushList(c.Run, func(r *Run) List { return r.Chosen })
		case c.Run != nil && e.Num == ability.ThatPicked:
			m.pushList(c.Run, func(r *Run) List { return r.Earlier })
		case c.Run != nil && e.Num == ability.ThatBefore:
			if x := m.chosenBefore(c.Run); x.Card != 0 {
				m.tmp = append(m.tmp, x)
				break
			}
			m.pushList(c.Run, func(r *Run) List { return r.Chosen })
		case e.Num == ability.ThatEach:
			m.tmp = append(m.tmp, c.That)
		case e.Num == ability.ThatSubject:
			ev := c.Event
			if c.Run != nil {
				ev = &c.Run.Cause
			}
			if ev != nil {
				if ev.Kind == EvMove && ev.New.Card != 0 { // not while it is being replaced
					m.tmp = append(m.tmp, ev.New)
				} else {
					m.tmp = append(m.tmp, ev.Card)
				}
			} else if c.That.Card != 0 {
				m.tmp = append(m.tmp, c.That)
			}
		default:
			m.tmp = m.Book.Object(m, c, e, m.tmp)
		}
	default:
		m.tmp = m.Book.Object(m, c, e, m.tmp)
	}
}

// chosenAt pushes what was chosen if it is in a zone that a word means: where it was,
// or where it has gone to since.
func (m *Machine) chosenAt(c *Ctx, word ability.Kind, own bool) {
	var those []Ref
	switch {
	case c.Run != nil:
		those = m.ListOf(c.Run.Chosen)
	case c.Those != nil:
		those = c.Those.used()
	}
	for _, x := range those {
		for gen := x.Gen; x.Card != 0 && gen <= x.Gen+1; gen++ {
			whose := m.home(x.Card)
			if own {
				whose = c.Player
			}
			if now := (Ref{x.Card, gen}); m.Alive(now) && m.inWord(c, now, word, whose) {
				m.tmp = append(m.tmp, now)
			}
		}
	}
}

// lastNamed is what そのカード means: the cards that were chosen, or revealed or
// moved, whichever came last.
func lastNamed(r *Run) List {
	if chosenLast(r.Chosen, r.Moved) {
		return r.Chosen
	}
	return r.Moved
}

// chosenLast reports whether nothing has been moved since the choice. Lists are made
// one behind the other.
func chosenLast(chosen, moved List) bool {
	return chosen.Off > moved.Off || chosen.Off == moved.Off && moved.N == 0
}

func (m *Machine) pushList(r *Run, f func(*Run) List) {
	if r == nil {
		return
	}
	l := f(r)
	m.tmp = append(m.tmp, m.S.Refs[l.Off:l.Off+l.N]...)
}

// remainder pushes what was looked at and neither chosen nor moved (残りのカード).
func (m *Machine) remainder(r *Run) {
	if r == nil {
		return
	}
	for _, x := range m.S.Refs[r.Looked.Off : r.Looked.Off+r.Looked.N] {
		if m.Alive(x) {
			m.tmp = append(m.tmp, x)
		}
	}
}

// fromEnd pushes cards from an end of a zone, in the order in which they are met.
func (m *Machine) fromEnd(c *Ctx, e *ability.Expr) {
	p := m.Book.Prog
	z := m.Book.ZoneOf(m, p.Exprs[e.First+2].Kind, m.PlayerOfWord(c, p.Exprs[e.First+1].Kind))
	if z == NoZone {
		return
	}
	_, n := m.many(c, e.First, m.Count(z))
	card := m.TopCard(z)
	if e.Kind == ability.Bottom {
		card = m.BottomCard(z)
	}
	for ; card != 0 && n > 0; n-- {
		m.tmp = append(m.tmp, m.RefOf(card))
		if e.Kind == ability.Bottom {
			card = m.S.Cards[card].Above
		} else {
			card = m.S.Cards[card].Below
		}
	}
}
