package kernel

import "slices"

// Event kinds of the kernel. A rulebook adds its own from EvBook on.
const (
	EvNone uint8 = iota // replaced or impossible: it does not happen
	EvMove
	EvLie      // Card lies as Lies from now on
	EvShuffle  // zone To
	EvShow     // Card is shown to the players in the bit set N
	EvWin      // players in bit set N lose by an effect
	EvModified // an effect was put on Card; told to the log only
	EvBook
)

// Flags of move events.
const (
	MoveBottom  uint16 = 1 << iota // to the bottom
	MoveDown                       // face down
	MoveUp                         // face up
	MoveLies                       // Lies is told
	MoveSwap                       // part of an exchange
	MovePlay                       // by being played
	MoveMark                       // the rulebook's own mark
	MoveRule                       // by a rule, not an effect
	MoveOrigin                     // for triggers it comes from the zone N, where it was played from
	MoveDraw                       // by being drawn
	MoveDestroy                    // by being destroyed
)

// Emit proposes an event. All events of one step happen at once.
func (m *Machine) Emit(e Event) {
	if e.Clause == 0 {
		e.Clause = m.clause
	}
	switch {
	case e.Kind == EvMove:
		if e.Card.Card != 0 {
			card := &m.S.Cards[e.Card.Card]
			e.From, e.Was = card.Zone, card.Over
		}
	case e.Kind < EvBook:
		e.From = NoZone
		if e.Card.Card != 0 || e.Kind == EvWin {
			e.To = NoZone
		}
	}
	m.S.Batch = append(m.S.Batch, e)
}

// Move proposes that a card goes on top of a zone.
func (m *Machine) Move(c CardID, to Zone, flags uint16) {
	if c == 0 {
		return
	}
	m.Emit(Event{Kind: EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: to, Flags: flags})
}

// MoveTo is Move to a place of several slots.
func (m *Machine) MoveTo(c CardID, to Place, flags uint16) {
	if c == 0 {
		return
	}
	m.Emit(Event{Kind: EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: to.Zone, Over: to.Over, Flags: flags})
}

// Lie proposes that a card is stood, rested or reversed. A card that lies so already does not lie
// so anew.
func (m *Machine) Lie(c CardID, lies uint8) {
	if c == 0 || m.S.Cards[c].Lies == lies {
		return
	}
	m.Emit(Event{Kind: EvLie, Player: m.S.Cards[c].Master, Card: m.RefOf(c), Lies: lies})
}

// Shuffle proposes that a zone is shuffled.
func (m *Machine) Shuffle(z Zone) {
	m.Emit(Event{Kind: EvShuffle, Player: m.PlayerOf(z), To: z})
}

// Show proposes that a card is shown to players (bit set).
func (m *Machine) Show(c CardID, players uint8) {
	m.Emit(Event{Kind: EvShow, Player: m.S.Cards[c].Master, Card: m.RefOf(c), N: int32(players)})
}

// commit lets the proposed batch happen: replacement effects first, then the
// events all at once, then triggers look at it, then interrupting rule actions.
func (m *Machine) commit() {
	if len(m.S.Batch) == 0 || len(m.S.Shares) > 0 && m.park() {
		return
	}
	if m.unheard() {
		return
	}
	if m.replaceable() {
		off := len(m.S.Held)
		m.S.Held = append(m.S.Held, m.S.Batch...)
		n := len(m.S.Batch)
		m.S.Batch = m.S.Batch[:0]
		m.callKernel(kReplace, int32(off), int32(n), 0, int32(len(m.S.Replaced)))
		return
	}
	m.happen()
}

// unheard reports whether the batch is an announcement that nobody waits for.
// It has happened then.
func (m *Machine) unheard() bool {
	e := &m.S.Batch[0]
	if len(m.S.Batch) > 1 || m.Book.Announces>>e.Kind&1 == 0 || len(m.S.Delayed) > 0 {
		return false
	}
	m.refresh()
	if m.awaited(e, 0, 0) || m.infos.watches&lookBatch != 0 || len(m.infos.would) > 0 {
		return false
	}
	m.tell(e)
	m.StateTriggers()
	m.S.Batch = m.S.Batch[:0]
	m.Interrupt()
	return true
}

// Interrupt lets rule actions that interrupt anything begin, unless a cost is
// being paid or nothing has changed that they look at.
func (m *Machine) Interrupt() {
	if m.S.Paying == 0 && !m.S.Result.Over && m.infos.fresh&m.Book.InterruptLooks != 0 {
		m.infos.fresh = 0
		m.Book.Interrupts(m)
	}
}

// tell lets those who follow the match know of an event.
func (m *Machine) tell(e *Event) {
	if m.Reach != nil {
		m.Reach.Events[e.Kind]++
	}
	if m.OnEvent != nil {
		m.OnEvent(e)
	}
}

// happen applies the batch.
func (m *Machine) happen() {
	if len(m.S.Batch) == 0 {
		return
	}
	if m.Book.Along != nil {
		n := len(m.S.Batch)
		m.Book.Along(m)
		if m.Book.SortsAlong && m.sortAlong(n) {
			return
		}
	}
	m.happenNow()
}

// happenNow is happen when all that happens is there.
func (m *Machine) happenNow() {
	m.refresh()
	m.lookBack()
	run := m.run()
	now := m.Stamp() // one for all: they happen at once
	m.batchAt = now
	m.infos.still = true
	for i := range m.S.Batch {
		e := &m.S.Batch[i]
		m.apply(e, now)
		if e.Kind == EvNone {
			continue
		}
		if m.Book.Applied != nil {
			m.Book.Applied(m, e)
		}
		if len(m.S.Saved) > 0 {
			m.witnessed(e)
		}
		m.tell(e)
	}
	m.infos.still = false
	m.Touch(lookBatch)
	if run != nil {
		m.account(run)
	} else if r := m.Running(); r != nil {
		m.credit(r, m.Top().Proc, m.S.Batch)
	}
	if m.whoms() && m.letChoose() {
		m.keepHappened()
		return
	}
	m.lookAtBatch()
}

// lookAtBatch lets triggers look at the batch that has happened, and interrupting rule actions begin.
func (m *Machine) lookAtBatch() {
	m.trigger()
	m.StateTriggers()
	m.S.Batch = m.S.Batch[:0]
	m.Interrupt()
}

// BatchStamp is the timestamp of the batch of events that is happening.
func (m *Machine) BatchStamp() uint32 { return m.batchAt }

// lookBack remembers the abilities that are there before the batch, for those
// that trigger on leaving.
func (m *Machine) lookBack() {
	m.before = m.before[:0]
	for i := range m.S.Batch {
		e := &m.S.Batch[i]
		if e.Kind == EvMove && e.From != NoZone && m.Spec(e.From).Slot && !m.stays(e) {
			m.before = append(m.before, m.infos.autos...)
			return
		}
	}
	if m.Book.HearsLeaving {
		m.lookAtLeaving()
	}
	if !m.infos.owns {
		return
	}
	for _, a := range m.infos.autos {
		if a.own {
			m.before = append(m.before, a)
		}
	}
}

// lookAtLeaving remembers the abilities of cards that leave zones outside slots.
func (m *Machine) lookAtLeaving() {
	for i := range m.S.Batch {
		e := &m.S.Batch[i]
		if c := e.Card.Card; e.Kind != EvMove || !m.infos.hears.has(c) && !m.infos.changed.has(c) {
			continue
		}
		for _, a := range m.infos.autos {
			if a.Ref == e.Card && !a.own {
				m.before = append(m.before, a)
			}
		}
	}
}

func (m *Machine) apply(e *Event, now uint32) {
	switch e.Kind {
	case EvNone:
	case EvMove:
		m.applyMove(e, now)
	case EvLie:
		if !m.Alive(e.Card) || m.S.Cards[e.Card.Card].Lies == e.Lies {
			e.Kind = EvNone
			return
		}
		card := &m.S.Cards[e.Card.Card]
		e.N = int32(card.Lies) // how it lay before
		m.sum -= m.term(e.Card.Card)
		card.Lies = e.Lies
		m.sum += m.term(e.Card.Card)
		m.Touch(LookLies)
	case EvShuffle:
		if m.Count(e.To) < 1 {
			e.Kind = EvNone
			return
		}
		veil := !m.Spec(e.To).Down
		m.shuffle(e.To)
		if veil {
			m.shown = true
			for c := m.S.Zones[e.To].Bottom; c != 0; c = m.S.Cards[c].Above {
				m.S.Cards[c].Veiled = m.S.Cards[c].FaceDown
			}
		}
	case EvShow:
		m.shown = true
		if e.Card.Card == 0 {
			for c := m.S.Zones[e.To].Bottom; c != 0; c = m.S.Cards[c].Above {
				m.setKnown(c, m.S.Cards[c].Known|uint8(e.N))
			}
			m.S.Reveals++
			return
		}
		if !m.Alive(e.Card) {
			e.Kind = EvNone
			return
		}
		m.setKnown(e.Card.Card, m.S.Cards[e.Card.Card].Known|uint8(e.N))
		m.S.Reveals++
	case EvWin:
		m.End(uint8(e.N), e.Clause)
	default:
		m.Book.Apply(m, e)
	}
}

// goesUnasked reports whether a rule moves a card that an ability under way has named: what
// it was is what that ability asks about, and not the hidden card that it becomes.
func (m *Machine) goesUnasked(e *Event) bool {
	if e.Source.Card != 0 {
		return false
	}
	for i := range m.S.Runs {
		r := &m.S.Runs[i]
		if slices.Contains(m.ListOf(r.Moved), e.Card) || slices.Contains(m.ListOf(r.Chosen), e.Card) {
			return true
		}
	}
	return false
}

// paysByMoving reports whether a card goes to another slot as a cost of its own ability.
func (m *Machine) paysByMoving(e *Event) bool {
	r := m.Running()
	return r != nil && r.Cost && e.Source == e.Card
}
