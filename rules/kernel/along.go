package kernel

// sortAlong lets players put in order what comes to ordered zones, if any of the batch from n on,
// which moves along by rule, does so together with other cards. The batch is held until then.
func (m *Machine) sortAlong(n int) bool {
	for i := n; i < len(m.S.Batch); i++ {
		if m.sortedWith(m.S.Batch, i) > 1 {
			off, all := len(m.S.Held), len(m.S.Batch)
			m.S.Held = append(m.S.Held, m.S.Batch...)
			m.S.Batch = m.S.Batch[:0]
			m.callKernel(kAlong, int32(off), int32(all), int32(n), int32(n))
			return true
		}
	}
	return false
}

// sortedWith is how many of some events bring cards to the ordered zone of one of them.
func (m *Machine) sortedWith(list []Event, at int) (n int) {
	for i := range list {
		if m.sorts(list, at, i) {
			n++
		}
	}
	return n
}

// sorts reports whether two events bring cards to the same end of the same ordered zone.
func (m *Machine) sorts(list []Event, a, b int) bool {
	x, y := &list[a], &list[b]
	return x.Kind == EvMove && y.Kind == EvMove && x.To == y.To && m.ordered(x.To) && !m.Spec(x.To).Slot && (x.Flags^y.Flags)&MoveBottom == 0
}

// procAlong: for each zone in turn its player names the cards in the order in which they are put there.
var procAlong = []Step{
	{"@order", nil, (*Machine).askAlong, (*Machine).answerAlong},
	{"@order", (*Machine).endAlong, nil, nil},
}

// Registers of procAlong.
const (
	regAlong  = iota // first held event
	regAlongN        // how many
	regAlongI        // the one whose zone is under way
	regAlongs        // the first of those that move along
)

// alongs is the events that are held.
func (m *Machine) alongs() []Event {
	f := m.Top()
	return m.S.Held[f.Regs[regAlong] : f.Regs[regAlong]+f.Regs[regAlongN]]
}

func (m *Machine) askAlong(q *Request) {
	f, list := m.Top(), m.alongs()
	for ; f.Regs[regAlongI] < f.Regs[regAlongN]; f.Regs[regAlongI]++ {
		at := int(f.Regs[regAlongI])
		if m.sortedWith(list, at) < 2 || m.sortedBefore(list, at) {
			continue
		}
		q.Player, q.Kind, q.Ordered = m.PlayerOf(list[at].To), AskOrder, true
		q.Source = list[at].Source
		for i := range list {
			if m.sorts(list, at, i) {
				m.offer(q, i, list[i].Card)
			}
		}
		q.Min, q.Max = len(q.Options), len(q.Options)
		return
	}
}

// sortedBefore reports whether the zone of an event has been seen to with an earlier one of those that
// move along.
func (m *Machine) sortedBefore(list []Event, at int) bool {
	for i := int(m.Top().Regs[regAlongs]); i < at; i++ {
		if m.sorts(list, at, i) {
			return true
		}
	}
	return false
}

func (m *Machine) answerAlong(picks []Option) {
	f, list := m.Top(), m.alongs()
	at := int(f.Regs[regAlongI])
	for i, n := 0, 0; i < len(list); i++ {
		if !m.sorts(list, at, i) {
			continue
		}
		for j := i; j < len(list); j++ { // the n-th of them stands here
			if list[j].Card.Card == picks[n].Card {
				list[i], list[j] = list[j], list[i]
				break
			}
		}
		n++
	}
	f.Regs[regAlongI]++
	m.Goto(0)
}

func (m *Machine) endAlong() {
	f := *m.Top()
	m.S.Batch = append(m.S.Batch[:0], m.alongs()...)
	m.S.Held = m.S.Held[:f.Regs[regAlong]]
	m.Return()
	m.happenNow()
}
