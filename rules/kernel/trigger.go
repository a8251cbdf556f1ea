package kernel

import (
	"math/bits"
	"slices"

	"gorin/rules/ability"
)

// trigger looks at the batch that has just happened and puts abilities into waiting state: those in
// force after it, and of what left a slot, those in force before it. Information is that after
// continuous effects have applied to what has come.
func (m *Machine) trigger() {
	m.refresh()
	for i := range m.S.Batch {
		ev := &m.S.Batch[i]
		if ev.Kind == EvNone || ev.Kind == EvShow || ev.Kind == EvShuffle {
			continue
		}
		from, to := m.between(ev)
		by := waking{1 << ev.Kind, from, to}
		if m.awaited(ev, from, to) {
			for i := range m.infos.autos {
				if a := &m.infos.autos[i]; a.wakes(by) {
					m.tryTrigger(a, ev)
				}
			}
		}
		if ev.Kind == EvMove {
			slot := m.Spec(ev.From).Slot
			for i := range m.before {
				a := &m.before[i]
				if !a.wakes(by) || m.Alive(a.Ref) {
					continue // what is still there was looked at above
				}
				if slot || (a.own || m.Book.HearsLeaving) && a.Ref == ev.Card {
					m.tryTrigger(a, ev)
				}
			}
		}
		if m.Book.Outlives != nil && m.Book.Outlives(ev) {
			m.triggerGone(ev)
		}
		if len(m.S.Delayed) > 0 {
			m.tryDelayed(ev)
		}
	}
}

// triggerGone puts abilities of an event's card, which has left or is no longer what it
// was, into waiting state: those in force when it was last there, or so.
func (m *Machine) triggerGone(ev *Event) {
	last := m.LastOf(ev.Card)
	if last == nil || last.Info.Void {
		return
	}
	for _, g := range last.Info.Given[:last.Info.NGiven] {
		l := &m.Book.Prog.Lines[g.Line]
		if l.Trigger != 0 && l.On>>ev.Kind&1 != 0 && l.Zones>>m.KindOf(last.Zone)&1 != 0 && !m.hears(ev.Card, g.Line) {
			m.tryTrigger(&InForce{Ref: ev.Card, Line: g.Line}, ev)
		}
	}
}

// hears reports whether a triggered ability of a card is in force.
func (m *Machine) hears(r Ref, line uint16) bool {
	return slices.ContainsFunc(m.infos.autos, func(a InForce) bool { return a.Ref == r && a.Line == line })
}

// between is the kinds of zones that a move is between, of slots several.
func (m *Machine) between(ev *Event) (from, to ability.ZoneSet) {
	if ev.Kind != EvMove {
		return 0, 0
	}
	return m.kindsOf(ev.origin()), m.kindsOf(ev.dest())
}

// awaited reports whether any ability in force waits for such an event.
func (m *Machine) awaited(ev *Event, from, to ability.ZoneSet) bool {
	if ev.Kind != EvMove {
		return m.infos.on>>ev.Kind&1 != 0
	}
	for ; from != 0; from &= from - 1 {
		if m.infos.moves[bits.TrailingZeros64(from)]&to != 0 {
			return true
		}
	}
	return false
}

// Announce lets triggers look at an event that moves nothing, such as the
// beginning of a phase.
func (m *Machine) Announce(ev Event) { m.Emit(ev) }

// tryTrigger puts an ability into waiting state if an event fulfils its trigger. Its master is that
// of the card that has it.
func (m *Machine) tryTrigger(a *InForce, ev *Event) {
	l := &m.Book.Prog.Lines[a.Line]
	master := m.MasterOf(a.Ref)
	c := &m.views[viewTrigger]
	*c = Ctx{Source: a.Ref, Player: master, Event: ev, Line: a.Line}
	if !m.matches(c, l.Trigger, ev) || l.Window != 0 && !m.Cond(c, l.Window) {
		return
	}
	if m.Book.Valid != nil && !m.Book.Valid(m, a.Ref, l) || m.Book.UsedUpSleeps && m.UsedUp(a.Line, a.Ref) {
		return
	}
	m.reachKind(m.Book.Prog.Exprs[l.Trigger].Kind)
	source := a.Ref
	if ev.Kind == EvMove && ev.New == a.Ref && m.Spec(ev.From).Shared && m.Spec(ev.From).Slot {
		master = m.MasterOf(ev.Card) // information of what has left the field is that which it had there
	}
	if ev.Kind == EvMove && ev.Card == a.Ref {
		source = ev.New // このカード follows the card that triggered by moving
	}
	x := int32(0)
	if l.GivenX {
		x = m.givenX(a.Ref, a.Line)
	}
	m.wait(Pending{Line: a.Line, Source: source, Player: master, Count: 1, Cause: *ev, Use: a.Ref, X: x})
}

// AnyAuto reports whether any triggered ability in force fits.
func (m *Machine) AnyAuto(ok func(r Ref, line uint16, l *ability.Line) bool) bool {
	m.refresh()
	for _, a := range m.infos.autos {
		if ok(a.Ref, a.Line, &m.Book.Prog.Lines[a.Line]) {
			return true
		}
	}
	return false
}

// MasterOf is the master of an object, also of one that has left.
func (m *Machine) MasterOf(r Ref) int8 {
	if !m.Alive(r) {
		if l := m.LastOf(r); l != nil {
			return l.Master
		}
	}
	return m.S.Cards[r.Card].Master
}

// wait puts an ability into waiting state; the same cause again counts up.
func (m *Machine) wait(p Pending) {
	if m.Out(p.Player) {
		return
	}
	for i := range m.S.Pending {
		q := &m.S.Pending[i]
		if q.Line == p.Line && q.Source == p.Source && q.Player == p.Player && q.Cause == p.Cause && q.Those == p.Those && q.X == p.X {
			q.Count++
			return
		}
	}
	m.S.Pending = append(m.S.Pending, p)
}

// tryDelayed puts abilities into waiting state that an effect has made for a later moment. What is no
// ability begins at once, before anything else is done.
func (m *Machine) tryDelayed(ev *Event) {
	w := 0
	for i := range m.S.Delayed {
		d := &m.S.Delayed[i]
		l := &m.Book.Prog.Lines[d.Line]
		c := &m.views[viewTrigger]
		*c = Ctx{Source: d.Source, Player: d.Player, Event: ev, That: d.Those[0], X: d.X, Since: d.Turn, Those: &d.Those}
		if l.Would == 0 && m.matches(c, l.Trigger, ev) {
			m.reachKind(m.Book.Prog.Exprs[l.Trigger].Kind)
			source := d.Source
			if ev.Kind == EvMove && ev.Card == d.Source {
				source = ev.New // このカード follows the card that triggered by moving, as above
			}
			p := Pending{Line: d.Line, Source: source, Player: d.Player, Count: 1, Cause: *ev, X: d.X, Those: d.Those}
			if m.Book.AtOnce != nil && m.Book.AtOnce(m, l) {
				m.carryOut(p)
			} else {
				m.wait(p)
			}
			if d.Once {
				continue // it triggers once
			}
		}
		m.S.Delayed[w] = *d
		w++
	}
	m.S.Delayed = m.S.Delayed[:w]
}

// carryOut carries out what waits for nothing.
func (m *Machine) carryOut(p Pending) {
	if m.Out(p.Player) {
		return
	}
	m.Resolve(Run{Line: p.Line, Source: p.Source, Player: p.Player, Cause: p.Cause, X: p.X})
	m.remind(&p.Those)
}

// matches reports whether an event fulfils a trigger.
func (m *Machine) matches(c *Ctx, expr int32, ev *Event) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	switch e.Kind {
	case ability.OnEither:
		for i := range int32(2) {
			if m.matches(c, e.First+i, ev) {
				m.reachKind(p.Exprs[e.First+i].Kind)
				return true
			}
		}
		return false
	case ability.OnCondition:
		return false // state triggers: StateTriggers
	case ability.OnPlaced:
		return ev.Kind == EvMove && m.placed(c, e, ev)
	case ability.OnState:
		return ev.Kind == EvLie && int32(ev.Lies) == e.Num && m.In(c, e.First, ev.Card)
	}
	return m.Book.Triggers(m, c, e, ev)
}

// placed matches a zone move against "placed from … to …".
func (m *Machine) placed(c *Ctx, e *ability.Expr, ev *Event) bool {
	p := m.Book.Prog
	if m.Spec(ev.From).Slot && m.Spec(ev.To).Slot && ev.Card == ev.New {
		return false // from slot to slot it does not come to the slots
	}
	subject := &p.Exprs[e.First]
	r := ev.New
	if !p.Lines[c.Line].Exactly {
		if p.Exprs[e.First+1].Kind != ability.None && !m.zoneFits(c, e.First+1, ev.origin()) || !m.zoneFits(c, e.First+2, ev.dest()) {
			return false
		}
	}
	if m.Spec(ev.From).Slot {
		r = ev.Card
	}
	if subject.Kind == ability.This {
		return c.Source == ev.Card || c.Source == ev.New
	}
	return m.In(c, e.First, r)
}

// zoneFits is zoneSays for a zone expression, which may name two.
func (m *Machine) zoneFits(c *Ctx, expr int32, at Place) bool {
	e := &m.Book.Prog.Exprs[expr]
	if e.Kind == ability.EitherZone {
		return m.zoneFits(c, e.First, at) || m.zoneFits(c, e.First+1, at)
	}
	return m.zoneSays(c, e.Kind, at)
}

// Enters matches a zone move that brings a subject into a zone, whatever it
// comes from, for triggers on how it came there.
func (m *Machine) Enters(c *Ctx, e *ability.Expr, ev *Event) bool {
	if ev.Kind != EvMove || ev.Card == ev.New || !m.zoneFits(c, e.First+1, ev.dest()) {
		return false
	}
	return m.In(c, e.First, ev.New)
}

// zoneSays reports whether a zone, or a slot of a place, is meant by a word, whoever's it is.
func (m *Machine) zoneSays(c *Ctx, word ability.Kind, at Place) bool {
	start := len(m.zones)
	for i := range m.S.Players {
		m.zones = m.Book.ZonesOf(m, c, word, i, m.zones)
	}
	found := false
	for _, z := range m.zones[start:] {
		found = found || m.Has(at, z)
	}
	m.zones = m.zones[:start]
	return found
}

// StateTriggers puts abilities into waiting state whose condition is fulfilled and that have not
// fired for it yet. It looks after every batch of events, since the state may be over by the next
// check timing.
func (m *Machine) StateTriggers() {
	m.refresh()
	if m.infos.news&m.infos.watches == 0 {
		return
	}
	m.infos.news = 0
	later := false
	for _, a := range m.infos.watch {
		l := &m.Book.Prog.Lines[a.Line]
		e := &m.Book.Prog.Exprs[l.Trigger]
		c := m.look(viewState, a.Ref, m.MasterOf(a.Ref), nil)
		fired := m.use(a.Line, a.Ref, true, false)
		switch holds := m.Cond(c, e.First) && (l.Window == 0 || m.Cond(c, l.Window)); {
		case holds && fired == nil && m.Book.Valid != nil && !m.Book.Valid(m, a.Ref, l):
			later = true // as soon as it is in force
		case holds && fired == nil:
			m.use(a.Line, a.Ref, true, true)
			m.reachKind(e.Kind)
			m.wait(Pending{Line: a.Line, Source: a.Ref, Player: c.Player, Count: 1, Use: a.Ref})
		case !holds && fired != nil:
			fired.Line = 0
		}
	}
	if later {
		m.infos.news = LookAll
	}
}

// Rearm lets a state trigger fire anew whose ability is over without having resolved.
func (m *Machine) Rearm(line uint16, r Ref) { m.rearm(line, r) }

// rearm lets a state trigger fire anew once it has resolved.
func (m *Machine) rearm(line uint16, r Ref) {
	if u := m.use(line, r, true, false); u != nil {
		u.Line = 0
		m.infos.news = LookAll
	}
}

// AskPendingOf offers a player's waiting abilities; one of them has to be played.
func (m *Machine) AskPendingOf(q *Request, p int8) {
	q.Player = p
	m.offerWaiting(q, 1<<p)
}

// offerWaiting offers the waiting abilities of some players.
func (m *Machine) offerWaiting(q *Request, who uint8) {
	q.Kind, q.Min, q.Max = AskPending, 1, 1
	for i := range m.S.Pending {
		w := &m.S.Pending[i]
		if who>>w.Player&1 != 0 {
			q.Add(Option{Kind: OptAbility, Card: w.Source.Card, N: int32(i), Card2: CardID(w.Line), Zone: NoZone, Zone2: NoZone})
		}
	}
}

// PlayPending takes one waiting ability off by one and resolves it. An ability whose limit is used
// up cannot be played; its waiting is taken back once. Whether its cost is then paid and where its
// card is now do not matter for that.
func (m *Machine) PlayPending(i int) {
	w := m.S.Pending[i]
	m.CancelPending(i)
	if m.UsedUp(w.Line, w.Use) {
		return
	}
	m.CountUse(w.Line, w.Use)
	if m.Book.UsedUpSleeps && m.UsedUp(w.Line, w.Use) {
		m.S.Pending = slices.DeleteFunc(m.S.Pending, func(p Pending) bool { return p.Line == w.Line && p.Use == w.Use })
	}
	m.Resolve(Run{Line: w.Line, Source: w.Source, Player: w.Player, Cause: w.Cause, X: w.X, Left: w.Use})
	m.remind(&w.Those)
}

// CancelPending takes one waiting ability off by one without playing it.
func (m *Machine) CancelPending(i int) {
	m.infos.news = LookAll // a state that it waited for may come anew
	if m.S.Pending[i].Count > 1 {
		m.S.Pending[i].Count--
		return
	}
	m.S.Pending = append(m.S.Pending[:i], m.S.Pending[i+1:]...)
}
