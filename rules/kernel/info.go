package kernel

import "gorin/rules/ability"

// infoCache is the information of every card after all continuous effects, and
// the abilities in force. It is worked out from the state, and anew only as far
// as what has changed can matter.
type infoCache struct {
	built   bool
	still   bool  // the cards are moving: what was true before counts
	touched Looks // what has changed since
	news    Looks // what has changed since states were looked at
	loose   Looks // what has changed since a check timing found nothing to do
	fresh   Looks // what has changed since interrupting rule actions were looked for
	recent  Looks // what has changed since the format was asked whether the match is over
	other   bool  // there are other effects now
	stale   bool  // the abilities in force have to be listed anew
	looks   Looks // what the effects in force look at
	// unsettled: what is in force may be something else than when opponents were chosen for it.
	unsettled bool
	gives     bool // an effect in force gives or takes abilities
	trying    bool // a payment is being tried out: who waits for events hears nothing

	cards   []Info
	conts   cardSet // cards with a continuous effect of their own in force
	hears   cardSet // cards with another ability of their own in force
	changed cardSet // cards whose information is not what is printed on them

	todo   []change
	linked [maxLayers]bool // layers in which an effect may depend on another
	rules  []rule          // player-wide effects in force
	kept   []applied       // what the effects of todo apply to, as far as it is known
	trial  []Info
	was    []bool // which changes were done before a trial
	trials int    // how many more there may be

	autos   []InForce // triggered abilities that wait for an event
	watch   []InForce // and those that wait for a state
	watches Looks     // what the latter look at
	would   []InForce // replacement abilities
	acts    []InForce // activated abilities
	owns    bool      // one of autos is the card's own gift to itself
	on      uint64    // event kinds that any of autos waits for
	// For each kind of zone, those to which a move from it is waited for.
	moves [nowhereKind + 1]ability.ZoneSet
}

// cardSet is a set of cards, a bit each.
type cardSet []uint64

func (s cardSet) has(c CardID) bool { return s[c>>6]&(1<<(c&63)) != 0 }
func (s cardSet) add(c CardID)      { s[c>>6] |= 1 << (c & 63) }
func (s cardSet) drop(c CardID)     { s[c>>6] &^= 1 << (c & 63) }

// Touch tells the machine that something that effects look at has changed.
func (m *Machine) Touch(what Looks) {
	m.infos.touched |= what
	m.infos.news |= what
	m.infos.loose |= what
	m.infos.fresh |= what
	m.infos.recent |= what
}

// Settled reports whether nothing of what is named has changed since Settle was
// called: a check timing that found nothing to do then finds nothing now.
func (m *Machine) Settled(what Looks) bool {
	m.refresh()
	return m.infos.loose&what == 0
}

// Settle says that a check timing has found nothing to do.
func (m *Machine) Settle() { m.infos.loose = 0 }

// Idle reports whether no ability waits or could begin to, and what is named is
// settled.
func (m *Machine) Idle(what Looks) bool {
	return len(m.S.Pending) == 0 && m.Settled(what) && m.infos.news&m.infos.watches == 0
}

// anew forgets everything that was worked out from the state.
func (m *Machine) anew() {
	m.infos.built = false
	m.infos.still = false
	m.hereSeq = 0
	m.Touch(LookAll)
}

// InfoOf is the information of an object: current if it is still there, last known if it has left,
// printed if that is forgotten.
func (m *Machine) InfoOf(r Ref) *Info {
	if m.Alive(r) {
		return m.CardInfo(r.Card)
	}
	if l := m.LastOf(r); l != nil {
		return &l.Info
	}
	return &m.Book.Prints[m.S.Cards[r.Card].Print].Info
}

// CardInfo is the current information of a card.
func (m *Machine) CardInfo(c CardID) *Info {
	m.refresh()
	return &m.infos.cards[c]
}

// refresh brings up to date what is worked out from the state: continuous effects and which
// abilities are in force.
func (m *Machine) refresh() {
	if m.infos.touched != 0 && !m.infos.still {
		m.workOut()
	}
}

// workOut is refresh if anything has changed.
func (m *Machine) workOut() {
	ic := &m.infos
	eyes := m.eyes
	m.eyes = eyesOfAll // what cards are is not what somebody knows of them
	if !ic.built {
		m.build()
	}
	touched := ic.touched
	ic.touched = 0
	if ic.other || touched&ic.looks != 0 {
		if ic.other || ic.gives || touched&LookEffects != 0 || len(ic.kept) > maxKept {
			m.planEffects()
		} else {
			m.doubt(touched)
		}
		ic.stale = ic.stale || ic.gives
		ic.gives = false
		m.applyEffects()
		ic.unsettled = true
		ic.news |= LookEffects
		ic.loose |= LookEffects
		ic.stale = ic.stale || ic.gives
	}
	ic.other = false
	if ic.stale && !ic.trying {
		m.listen()
		ic.unsettled = true
		ic.stale = false
	}
	m.eyes = eyes
}

// roomy is a list of n in the memory of l, or in new memory with room for more: cards
// may join that stand in for abilities.
func roomy[L ~[]T, T any](l L, n int) L {
	if n <= cap(l) {
		return l[:n]
	}
	return make(L, n, n+n/4+1)
}

// build looks at every card.
func (m *Machine) build() {
	ic := &m.infos
	if n := len(m.S.Cards); len(ic.cards) != n {
		words := n/64 + 1
		ic.cards = roomy(ic.cards, n)
		ic.conts, ic.hears, ic.changed = roomy(ic.conts, words), roomy(ic.hears, words), roomy(ic.changed, words)
	}
	clear(ic.conts)
	clear(ic.hears)
	clear(ic.changed)
	ic.built, ic.other, ic.stale = true, true, true
	m.sum = 0
	for c := 1; c < len(m.S.Cards); c++ {
		m.place(CardID(c))
		m.sum += m.term(CardID(c))
	}
}

// place gives a card that has come to where it lies, or was turned there, its information from
// before all effects. Cards in face-down piles keep what is printed on them: no continuous effect
// looks into those, and only what replaces a move of theirs out of there is in force there.
func (m *Machine) place(c CardID) {
	ic := &m.infos
	if !ic.built {
		return
	}
	if ic.conts.has(c) || ic.changed.has(c) {
		ic.other = true
	}
	if ic.hears.has(c) {
		ic.stale = true
	}
	ic.conts.drop(c)
	ic.hears.drop(c)
	ic.changed.drop(c)
	card := &m.S.Cards[c]
	print := m.print(c)
	kind := m.kindsOf(Place{card.Zone, card.Over})
	if pile := m.Spec(card.Zone).pile(); card.FaceDown && !pile || pile && (print.conts|print.hears)&kind == 0 {
		return
	}
	if print.conts&kind != 0 {
		ic.conts.add(c)
		ic.other = true
	}
	if print.hears&kind != 0 {
		ic.hears.add(c)
		ic.stale = true
	}
}

// shift notes that a card has gone to a slot of another kind and is the same object there. What it can do
// that says in which slots it is in force may be so where it was and not here, or the other way round.
func (m *Machine) shift(c CardID, was, is ability.ZoneSet) {
	ic := &m.infos
	card := &m.S.Cards[c]
	if was == is || !ic.built || card.FaceDown {
		return
	}
	print := &m.Book.Prints[card.Print]
	for i := range print.Info.NGiven {
		switch l := &m.Book.Prog.Lines[print.Info.Given[i].Line]; {
		case (l.Zones&was != 0) == (l.Zones&is != 0):
		case l.Kind == ability.Cont && l.Would == 0:
			ic.other = true
		default:
			ic.stale = true
		}
	}
	ic.conts.drop(c)
	ic.hears.drop(c)
	if print.conts&is != 0 {
		ic.conts.add(c)
	}
	if print.hears&is != 0 {
		ic.hears.add(c)
	}
}

// pile reports whether cards of a zone lie face down with all that is printed on them, which no
// continuous effect looks into.
func (s *ZoneSpec) pile() bool { return s.Down && !s.Faces }

// faceless reports whether a card lies face down where cards do not, and has nothing of what is printed on it.
func (m *Machine) faceless(c CardID) bool {
	card := &m.S.Cards[c]
	spec := m.Spec(card.Zone)
	return card.FaceDown && !spec.pile() && (spec.Faces || spec.Watched || int32(card.Known) != m.everybody())
}

// print gives a card the information that is printed on it, or none at all if it lies face down
// where cards do not, and is not being shown to everybody, which lays its information open. An
// ability that says that it works face down in a zone would be in force there all the same; the
// phrasebook knows no such words, so there is none.
func (m *Machine) print(c CardID) *Print {
	card := &m.S.Cards[c]
	p := &m.Book.Prints[card.Print]
	if m.faceless(c) {
		m.infos.cards[c] = Info{Blank: true}
		if m.Book.FaceDown != nil {
			m.Book.FaceDown(m, c, &m.infos.cards[c])
		}
	} else {
		m.infos.cards[c] = p.Info
		if m.Book.Face != nil && (p.Faces || card.Shape != 0) {
			m.Book.Face(m, c, &m.infos.cards[c])
		}
	}
	return p
}
