package kernel

// StandIn puts a stand-in for an ability (or a copy of a card, by its print) on
// top of the resolution zone.
func (m *Machine) StandIn(print uint16, player int8) Ref {
	c := m.TopCard(m.Z(m.Book.AsideZone, 0))
	if c == 0 {
		c = m.AddCard(print, player, m.Z(m.Book.AsideZone, 0))
		m.anew()
	}
	m.lay(c, m.Z(m.Book.InZone, 0), print, player)
	return m.RefOf(c)
}

// lay puts a stand-in on top of a zone without anything happening: no event tells of
// it.
func (m *Machine) lay(c CardID, z Zone, print uint16, player int8) {
	m.unlink(c)
	card := &m.S.Cards[c]
	card.Print, card.Owner, card.Master = print, player, player
	m.Touch(LookKind(m.KindOf(card.Zone)) | LookKind(m.KindOf(z)))
	card.Gen++
	card.Known, card.Seen, card.Marks, card.Lies, card.FaceDown, card.Shape = 0, 0, 0, Stand, m.Spec(z).Down, 0
	m.link(c, z, true)
	m.place(c)
}

// Push notes what lies in the resolution zone now.
func (m *Machine) Push(it Item) { m.S.Stack = append(m.S.Stack, it) }

// Item is what is noted about an object in the resolution zone, nil if it is not
// there.
func (m *Machine) Item(r Ref) *Item {
	for i := len(m.S.Stack) - 1; i >= 0; i-- {
		if m.S.Stack[i].Ref == r {
			return &m.S.Stack[i]
		}
	}
	return nil
}

// Drop forgets an object of the resolution zone; a stand-in goes aside.
func (m *Machine) Drop(r Ref) {
	for i := range m.S.Stack {
		it := &m.S.Stack[i]
		if it.Ref != r {
			continue
		}
		if (!it.Card || it.Copy) && m.Alive(r) {
			m.lay(r.Card, m.Z(m.Book.AsideZone, 0), m.Book.StandIn, 0)
		}
		m.S.Stack = append(m.S.Stack[:i], m.S.Stack[i+1:]...)
		return
	}
}

// Vanish takes what a proposed event moves out of the resolution zone: that is all that
// happens, and who was to move it has done so.
func (m *Machine) Vanish(e *Event) {
	if r := m.run(); r != nil {
		r.DidN++
	}
	e.Kind = EvNone
	m.Drop(e.Card)
}

// ResolveItem starts the effect of a line of what lies in the resolution zone; who controls that
// controls the effect.
func (m *Machine) ResolveItem(it *Item, line uint16, aimsBefore uint8) {
	those := it.Those
	m.Resolve(Run{Line: line, Source: it.Source, Player: it.Player, Cause: it.Cause, X: it.X, Left: it.Use,
		Item: it.Ref, Way: it.Way, Modes: it.Modes, Aims: it.Aims, NAims: it.NAims, AimAt: aimsBefore})
	m.remind(&those)
}

// playedAt is when the ability under way was played, which gives its continuous effects their
// timestamp; where nothing lies in a resolution zone, when it began to resolve.
func (m *Machine) playedAt(r *Run) uint32 {
	if it := m.Item(r.Item); it != nil && it.Stamp != 0 {
		return it.Stamp
	}
	return r.Stamp
}

// Reaches reports whether a continuous effect of the ability under way applies to an object that a
// set means: not if that has moved since the ability was played, unless the effect itself has moved
// it and means just that card.
func (m *Machine) Reaches(r *Run, set int32, x Ref) bool {
	it := m.Item(r.Item)
	if it == nil {
		return true
	}
	came := m.S.Cards[x.Card].Stamp
	return came <= it.Stamp || came > r.Stamp && !m.described(set)
}

// remind makes the run under way know what had been chosen when it was set up.
func (m *Machine) remind(those *Few) {
	if those[0].Card == 0 {
		return
	}
	start := len(m.tmp)
	for _, x := range those.used() {
		if x.Card != 0 {
			m.tmp = append(m.tmp, x)
		}
	}
	m.Running().Chosen = m.setList(start)
}

// AskPlayed starts the choices of what is being played: which of several effects, then the aims.
// State.Paid tells afterwards whether all could be chosen.
func (m *Machine) AskPlayed(r Ref) {
	m.S.Paid = true
	m.callKernel(kPlayed, int32(r.Card), 0)
}

// procPlayed: registers are the card, the aim, and the player who retargets a
// copy, if it is one.
var procPlayed = []Step{
	{"@mode", nil, (*Machine).askPlayedModes, (*Machine).answerPlayedModes},
	{"@aim", nil, (*Machine).askAim, (*Machine).answerAim},
	{"@aim", (*Machine).endAims, nil, nil},
}

const rowAim = 1 // the next aim is asked for

func (m *Machine) playedItem() *Item { return m.Item(m.RefOf(CardID(m.Top().Regs[0]))) }

func (m *Machine) askPlayedModes(q *Request) {
	it := m.playedItem()
	p := m.Book.Prog
	l := &p.Lines[it.Line]
	if l.Modes == 0 || it.Modes != 0 {
		return
	}
	e := &p.Exprs[l.Modes]
	c := m.look(viewAim, it.Source, it.Player, nil)
	q.Player, q.Kind, q.Source, q.Line = it.Player, AskMode, it.Source, it.Line
	for i := int32(1); i < int32(e.N); i++ {
		if line := uint16(p.Exprs[e.First+i].Num); m.Aimable(line, it.Source, it.Player, 0) {
			q.Add(Option{Kind: OptMode, N: i, Card: it.Source.Card, Card2: CardID(line), Zone: NoZone, Zone2: NoZone})
		}
	}
	q.Min, q.Max = m.many(c, e.First, len(q.Options))
	if len(q.Options) < q.Min {
		q.Options = q.Options[:0]
		m.S.Paid = false
	}
}

func (m *Machine) answerPlayedModes(picks []Option) {
	it := m.playedItem()
	for _, o := range picks { // none twice
		it.Modes |= 1 << o.N
	}
}
