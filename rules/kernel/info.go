package kernel

import (
	"math/bits"

	"gorin/rules/ability"
)

// infoCache is the information of every card after all continuous effects, and
// the abilities in force. It is worked out from the state, and anew only as far
// as what has changed can matter.
type infoCache struct {
	built   bool
	still   bool  // the cards are moving: what was true before counts
	touched Looks // what has changed since
	news    Looks // what has changed since states were looked at
	loose   Looks // what has changed since a check timing found nothing to do
	other   bool  // there are other effects now
	dirty   bool  // the effects have to be applied anew
	stale   bool  // the abilities in force have to be listed anew
	looks   Looks // what the effects in force look at
	gives   bool  // an effect in force gives or takes abilities

	cards   []Info
	conts   cardSet // cards with a continuous effect of their own in force
	hears   cardSet // cards with another ability of their own in force
	changed cardSet // cards whose information is not what is printed on them

	todo   []change
	linked [maxLayers]bool // layers in which an effect may depend on another
	rules  []rule          // player-wide effects in force
	trial  []Info
	was    []bool // which changes were done before a trial

	autos   []InForce  // triggered abilities that wait for an event
	watch   []InForce  // and those that wait for a state (8.7.6)
	watches Looks      // what the latter look at
	would   []InForce  // replacement abilities
	acts    []InForce  // activated abilities
	owns    bool       // one of autos is the card's own gift to itself
	on      uint64     // event kinds that any of autos waits for
	moves   [32]uint32 // for each kind of zone, those to which a move from it is waited for
}

// InForce is an ability in force: whose, and which line.
type InForce struct {
	Ref      Ref
	Line     uint16
	own      bool   // given to the card by an ability of its own (Weiss 2.12.2.3.1)
	on       uint64 // of the line: what it waits for
	from, to uint32
}

// wakes reports whether the ability waits for events of a kind, and, if it is a
// move, between these kinds of zones.
func (a *InForce) wakes(kind uint8, from, to int) bool {
	return a.on>>kind&1 != 0 && (kind != EvMove || a.from>>from&1 != 0 && a.to>>to&1 != 0)
}

// rule is a player-wide continuous effect: Forbid or HandLimit.
type rule struct {
	expr   int32
	player int8
	n      int32
}

// change is a continuous effect waiting to be applied.
type change struct {
	stamp  uint32
	layer  int8
	done   bool
	effect int32 // index into State.Effects, or -1
	ref    Ref   // bearer of the continuous ability
	line   uint16
	part   int32 // its sentence
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

// Changed tells the machine that anything may have changed.
func (m *Machine) Changed() { m.Touch(LookAll) }

// anew forgets everything that was worked out from the state.
func (m *Machine) anew() {
	m.infos.built = false
	m.infos.still = false
	m.hereSeq = 0
	m.Touch(LookAll)
}

// InfoOf is the information of an object: current if it is still there, last
// known if it has left (8.11.1), printed if that is forgotten.
func (m *Machine) InfoOf(r Ref) *Info {
	if m.Alive(r) {
		return m.CardInfo(r.Card)
	}
	if l := m.LastOf(r); l != nil {
		return &l.Info
	}
	return &m.Book.Prints[m.S.Cards[r.Card].Print].Info
}

// Activated is the activated abilities (起動能力) in force, until something
// changes.
func (m *Machine) Activated() []InForce {
	m.refresh()
	return m.infos.acts
}

// CardInfo is the current information of a card.
func (m *Machine) CardInfo(c CardID) *Info {
	if m.infos.touched != 0 {
		m.refresh()
	}
	return &m.infos.cards[c]
}

// refresh brings up to date what is worked out from the state: continuous
// effects (8.9.1) and which abilities are in force.
func (m *Machine) refresh() {
	ic := &m.infos
	if ic.touched == 0 || ic.still {
		return
	}
	if !ic.built {
		m.build()
	}
	touched := ic.touched
	ic.touched = 0
	if ic.other || ic.dirty || touched&ic.looks != 0 {
		if ic.other || ic.gives || touched&LookEffects != 0 {
			m.planEffects()
		}
		ic.stale = ic.stale || ic.gives
		ic.gives = false
		m.applyEffects()
		ic.news |= LookEffects
		ic.loose |= LookEffects
		ic.stale = ic.stale || ic.gives
	}
	if ic.stale {
		m.listen()
	}
	ic.other, ic.dirty, ic.stale = false, false, false
}

// build looks at every card.
func (m *Machine) build() {
	ic := &m.infos
	if n := len(m.S.Cards); len(ic.cards) != n {
		words := n/64 + 1
		ic.cards = make([]Info, n)
		ic.conts, ic.hears, ic.changed = make(cardSet, words), make(cardSet, words), make(cardSet, words)
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

// place gives a card that has come to where it lies, or was turned there, its
// information from before all effects (8.9.1.1). Cards in face-down piles keep
// what is printed on them: no continuous effect looks into those.
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
	at := &m.places[card.Zone]
	if card.FaceDown || at.spec.Down {
		return
	}
	kind := uint32(1) << at.kind
	if print.conts&kind != 0 {
		ic.conts.add(c)
		ic.other = true
	}
	if print.hears&kind != 0 {
		ic.hears.add(c)
		ic.stale = true
	}
}

// print gives a card the information that is printed on it, or none at all if
// it lies face down where cards do not (3.9.2.2.1, 3.12.2.2.1).
func (m *Machine) print(c CardID) *Print {
	card := &m.S.Cards[c]
	p := &m.Book.Prints[card.Print]
	if card.FaceDown && !m.Spec(card.Zone).Down {
		m.infos.cards[c] = Info{Blank: true}
	} else {
		m.infos.cards[c] = p.Info
	}
	return p
}

// planEffects lists the continuous effects that there are, by timestamp.
func (m *Machine) planEffects() {
	ic := &m.infos
	ic.todo, ic.looks = ic.todo[:0], LookEffects
	for w, set := range ic.conts {
		for ; set != 0; set &= set - 1 {
			c := CardID(w<<6 | bits.TrailingZeros64(set))
			card := &m.S.Cards[c]
			p := &m.Book.Prints[card.Print]
			for i := range p.Info.NGiven {
				m.plan(Ref{c, card.Gen}, p.Info.Given[i].Line, card.Stamp, 0)
			}
		}
	}
	for i := range m.S.Effects {
		e := &m.S.Effects[i]
		if e.Target.Card != 0 && !m.Alive(e.Target) {
			continue // 8.9.2
		}
		m.planLayers(change{stamp: e.Stamp, effect: int32(i), line: e.Line}, m.writesOf(e.Mods), 0)
	}
	for i := 1; i < len(ic.todo); i++ { // they nearly are in order
		for j := i; j > 0 && ic.todo[j].stamp < ic.todo[j-1].stamp; j-- {
			ic.todo[j], ic.todo[j-1] = ic.todo[j-1], ic.todo[j]
		}
	}
	for layer := range m.Book.Layers {
		ic.linked[layer] = m.linked(int8(layer))
	}
}

// applyEffects applies all continuous effects (8.9.1).
func (m *Machine) applyEffects() {
	ic := &m.infos
	for w, set := range ic.changed {
		for ; set != 0; set &= set - 1 {
			m.print(CardID(w<<6 | bits.TrailingZeros64(set)))
		}
		ic.changed[w] = 0
	}
	ic.rules = ic.rules[:0]
	for i := range ic.todo {
		ic.todo[i].done = false
	}
	for layer := range int8(m.Book.Layers) {
		m.applyLayer(layer)
	}
}

// applyLayer applies the effects of a layer.
func (m *Machine) applyLayer(layer int8) {
	ic := &m.infos
	if !ic.linked[layer] {
		for i := range ic.todo {
			if ch := &ic.todo[i]; ch.layer == layer && !ch.done {
				m.applyChange(ch, layer)
			}
		}
		return
	}
	for {
		next := m.nextChange(layer)
		if next < 0 {
			return
		}
		ic.todo[next].done = true
		m.applyChange(&ic.todo[next], layer)
	}
}

// linked reports whether an effect of a layer may depend on another (8.9.1.4).
func (m *Machine) linked(layer int8) bool {
	var reads, writes uint32
	for i := range m.infos.todo {
		if ch := &m.infos.todo[i]; ch.layer == layer {
			writes |= m.writesOfChange(ch)
			if ch.effect < 0 {
				reads |= m.readsOf(ch)
			}
		}
	}
	return writes&(reads&m.Book.LayerMask[layer]|ability.AspectLoss|ability.AspectGrant) != 0
}

// listen lists the abilities that are in force.
func (m *Machine) listen() {
	ic := &m.infos
	ic.autos, ic.watch, ic.would, ic.acts = ic.autos[:0], ic.watch[:0], ic.would[:0], ic.acts[:0]
	ic.owns, ic.on = false, 0
	ic.watches, ic.news = LookEffects, LookAll
	clear(ic.moves[:])
	for w := range ic.hears {
		for set := ic.hears[w] | ic.changed[w]; set != 0; set &= set - 1 {
			m.listenTo(CardID(w<<6 | bits.TrailingZeros64(set)))
		}
	}
}

// listenTo lists the abilities that are in force on a card.
func (m *Machine) listenTo(c CardID) {
	ic := &m.infos
	card := &m.S.Cards[c]
	kind := uint32(1) << m.places[card.Zone].kind
	info := &ic.cards[c]
	for i := range info.NGiven {
		line := info.Given[i].Line
		l := &m.Book.Prog.Lines[line]
		own := info.Given[i].From == Ref{c, card.Gen}
		if l.Zones&kind == 0 && !own {
			continue
		}
		a := InForce{Ref{c, card.Gen}, line, own, l.On, l.From, l.To}
		switch {
		case l.Would != 0:
			ic.would = append(ic.would, a)
		case l.Trigger != 0 && m.Book.Prog.Exprs[l.Trigger].Kind == ability.OnCondition:
			ic.watch = append(ic.watch, a)
			ic.watches |= m.Book.looks[line]
		case l.Trigger != 0:
			ic.autos = append(ic.autos, a)
			ic.owns = ic.owns || own
			ic.on |= l.On
			if l.On&(1<<EvMove) != 0 {
				for from := l.From; from != 0; from &= from - 1 {
					ic.moves[bits.TrailingZeros32(from)] |= l.To
				}
			}
		case l.Kind == ability.Act && l.Zones&kind != 0:
			ic.acts = append(ic.acts, a)
		}
	}
}

// plan queues the continuous effects of a line that an object has.
func (m *Machine) plan(r Ref, line uint16, stamp uint32, layer int8) {
	l := &m.Book.Prog.Lines[line]
	if l.Kind != ability.Cont || l.Would != 0 || l.Zones&(1<<m.places[m.S.Cards[r.Card].Zone].kind) == 0 {
		return
	}
	m.infos.looks |= m.Book.looks[line]
	for i := range int32(l.NParts) {
		part := l.Parts + i
		m.planLayers(change{stamp: stamp, effect: -1, ref: r, line: line, part: part}, l.Writes, layer)
	}
}

func (m *Machine) planLayers(ch change, writes uint32, from int8) {
	for layer := from; int(layer) < m.Book.Layers; layer++ {
		if writes&m.Book.LayerMask[layer] != 0 {
			ch.layer = layer
			m.infos.todo = append(m.infos.todo, ch)
		}
	}
}

// nextChange picks the next effect of a layer: in order of timestamp, but
// after those that it depends on (8.9.1.4, 8.9.1.5).
func (m *Machine) nextChange(layer int8) int {
	best, first := -1, -1
	for i := range m.infos.todo {
		ch := &m.infos.todo[i]
		if ch.done || ch.layer != layer {
			continue
		}
		if first < 0 || ch.stamp < m.infos.todo[first].stamp {
			first = i
		}
		if best >= 0 && ch.stamp >= m.infos.todo[best].stamp {
			continue
		}
		if m.dependsOnOthers(i, layer) {
			continue
		}
		best = i
	}
	if best < 0 {
		return first
	}
	return best
}

func (m *Machine) readsOf(ch *change) uint32 { return m.Book.Prog.Lines[ch.line].Reads }

func (m *Machine) writesOfChange(ch *change) uint32 {
	if ch.effect >= 0 {
		return m.writesOf(m.S.Effects[ch.effect].Mods)
	}
	return m.Book.Prog.Lines[ch.line].Writes
}

func (m *Machine) dependsOnOthers(i int, layer int8) bool {
	b := &m.infos.todo[i]
	if b.effect >= 0 {
		return false // its targets and values were fixed when it was made
	}
	reads := m.readsOf(b) & m.Book.LayerMask[layer]
	for j := range m.infos.todo {
		a := &m.infos.todo[j]
		if j == i || a.done || a.layer != layer {
			continue
		}
		if m.writesOfChange(a)&(reads|ability.AspectLoss) != 0 && m.depends(i, j, layer) && !(a.effect < 0 && m.depends(j, i, layer)) {
			return true
		}
	}
	return false
}

// depends reports whether what change b applies to, or how, would differ after
// change a: also that it would not be there any more.
func (m *Machine) depends(b, a int, layer int8) bool {
	ic := &m.infos
	ic.trial, ic.was = append(ic.trial[:0], ic.cards...), ic.was[:0]
	for i := range ic.todo {
		ic.was = append(ic.was, ic.todo[i].done)
	}
	rules := len(ic.rules)
	before := m.signature(&ic.todo[b], layer)
	m.applyChange(&ic.todo[a], layer)
	differs := ic.todo[b].done || m.signature(&ic.todo[b], layer) != before
	copy(ic.cards, ic.trial)
	ic.todo, ic.rules = ic.todo[:len(ic.was)], ic.rules[:rules]
	for i, done := range ic.was {
		ic.todo[i].done = done
	}
	return differs
}

// signature sums up what an effect would be applied to and how.
func (m *Machine) signature(ch *change, layer int8) uint64 {
	h := uint64(14695981039346656037)
	c := m.continuous(ch)
	start := len(m.hits)
	m.eachTarget(c, ch)
	for _, t := range m.hits[start:] {
		c.That = t.target
		h = (h ^ uint64(t.target.Card)) * 1099511628211
		h = (h ^ uint64(t.per)) * 1099511628211
		e := &m.Book.Prog.Exprs[t.mods]
		for i := 2; i < int(e.N); i++ {
			mod := &m.Book.Prog.Exprs[e.First+int32(i)]
			if mod.N > 0 && mod.Kind != ability.GiveAbility {
				h = (h ^ uint64(m.Value(c, mod.First))) * 1099511628211
			}
		}
	}
	m.hits = m.hits[:start]
	return h
}

// hit is one object, or player if it has no card, that a continuous sentence
// applies to, with its Modify expression and the multiple of "for each".
type hit struct {
	target Ref
	mods   int32
	per    int32
}

// continuous is the context of a continuous ability; its master is that of the
// card that has it (4.3.6).
func (m *Machine) continuous(ch *change) *Ctx {
	c := &m.views[viewCont]
	*c = Ctx{Source: ch.ref, Player: m.S.Cards[ch.ref.Card].Master, LetX: m.Book.Prog.Lines[ch.line].LetX}
	return c
}

// eachTarget pushes onto the scratch stack what a continuous sentence applies
// to.
func (m *Machine) eachTarget(c *Ctx, ch *change) {
	p := m.Book.Prog
	l := &p.Lines[ch.line]
	if m.Book.Valid != nil && !m.Book.Valid(m, ch.ref, l) {
		return
	}
	s := &p.Exprs[ch.part]
	kid := func(i int32) int32 { return s.First + i }
	if w := kid(1); p.Exprs[w].Kind != ability.None && !m.Cond(c, w) {
		return
	}
	if w := kid(3); p.Exprs[w].Kind != ability.None && !m.Cond(c, w) {
		return
	}
	per := int32(1)
	if w := kid(4); p.Exprs[w].Kind != ability.None {
		if per = m.CountSet(c, w); per == 0 {
			return
		}
	}
	for g := kid(5); g < s.First+int32(s.N); g++ {
		group := &p.Exprs[g]
		for a := group.First + 1; a < group.First+int32(group.N); a++ {
			act := &p.Exprs[a]
			switch act.Kind {
			case ability.Modify, ability.PlayFor:
				start := len(m.tmp)
				m.Objects(c, act.First)
				for _, r := range m.tmp[start:] {
					m.hits = append(m.hits, hit{r, a, per})
				}
				m.tmp = m.tmp[:start]
			case ability.Forbid, ability.HandLimit, ability.CheckTwice:
				m.EachPlayer(c, act.First, func(q int8) { m.hits = append(m.hits, hit{Ref{0, uint16(q)}, a, per}) })
			}
		}
	}
}

func (m *Machine) applyChange(ch *change, layer int8) {
	if ch.effect >= 0 {
		e := &m.S.Effects[ch.effect]
		if e.Target.Card == 0 {
			m.infos.rules = append(m.infos.rules, rule{e.Mods, e.Player, 1})
			return
		}
		c := &m.views[viewCont]
		*c = Ctx{Source: e.Source, Player: e.Master, X: e.X, XFixed: true, That: e.Target}
		m.modify(e.Target, e.Mods, c, 1, layer, e.Source)
		return
	}
	c := m.continuous(ch)
	start := len(m.hits)
	m.eachTarget(c, ch)
	if len(m.hits) > start {
		m.reachLine(ch.line)
	}
	for i := start; i < len(m.hits); i++ {
		t := m.hits[i]
		if t.target.Card == 0 {
			m.reachKind(m.Book.Prog.Exprs[t.mods].Kind)
			m.infos.rules = append(m.infos.rules, rule{t.mods, int8(t.target.Gen), t.per})
			continue
		}
		c.That = t.target
		m.modify(t.target, t.mods, c, t.per, layer, ch.ref)
	}
	m.hits = m.hits[:start]
}
