package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// applied is one object, or player if it has no card, that a continuous sentence
// applies to, with its Modify expression and the multiple of "for each".
type applied struct {
	target Ref
	mods   int32
	per    int32
}

// targets pushes onto the scratch stack what a continuous ability, or an effect on all that fits
// a description, applies to.
func (m *Machine) targets(ch *change) *Ctx {
	if ch.effect < 0 {
		c := m.continuous(ch)
		m.eachTarget(c, ch)
		return c
	}
	e := &m.S.Effects[ch.effect]
	c := &m.views[viewCont]
	*c = Ctx{Source: e.Source, Player: e.Master, X: e.X, Opp: e.Opp}
	m.eachObject(c, e.Mods, 1)
	return c
}

// isArea reports whether an effect is on all that fits a description.
func (e *Effect) isArea() bool { return e.Target.Card == 0 && e.Player == NoPlayer }

// continuous is the context of a continuous ability; its master is that of the card that has it.
func (m *Machine) continuous(ch *change) *Ctx {
	c := &m.views[viewCont]
	*c = Ctx{Source: ch.ref, Player: m.S.Cards[ch.ref.Card].Master, LetX: m.Book.Prog.Lines[ch.line].LetX}
	if m.Book.Prog.Lines[ch.line].Chooses {
		c.Opp = m.whomOf(ch.ref, ch.line)
	}
	if m.Book.Prog.Lines[ch.line].GivenX {
		c.X = m.givenX(ch.ref, ch.line)
	}
	return c
}

// BansItself reports whether a card of a pile, which no continuous effect looks into, is kept from something by an
// ability of its own that is in force there.
func (m *Machine) BansItself(card CardID, ban ability.BanKind) bool {
	spec := m.Spec(m.S.Cards[card].Zone)
	if !spec.pile() {
		return false // what it is there tells it
	}
	m.refresh()
	eyes := m.eyes
	m.eyes = eyesOfAll
	defer func() { m.eyes = eyes }()
	p, at, ref := m.Book.Prog, ability.ZoneSet(1)<<m.KindOf(m.S.Cards[card].Zone), m.RefOf(card)
	given := &m.Book.Prints[m.S.Cards[card].Print].Info
	for i := range given.NGiven {
		line := given.Given[i].Line
		l := &p.Lines[line]
		if l.Kind != ability.Cont || l.Would != 0 || l.Zones&at == 0 {
			continue
		}
		for part := range int32(l.NParts) {
			start := len(m.applied)
			m.targets(&change{effect: -1, ref: ref, line: line, part: l.Parts + part})
			found := slices.ContainsFunc(m.applied[start:], func(t applied) bool { return t.target == ref && m.bans(t.mods, ban) })
			m.applied = m.applied[:start]
			if found {
				return true
			}
		}
	}
	return false
}

// bans reports whether one of some modifiers is a ban.
func (m *Machine) bans(mods int32, ban ability.BanKind) bool {
	p := m.Book.Prog
	e := &p.Exprs[mods]
	for i := int32(2); e.Kind == ability.Modify && i < int32(e.N); i++ {
		if mod := &p.Exprs[e.First+i]; mod.Kind == ability.Ban && ability.BanKind(mod.Num) == ban {
			return true
		}
	}
	return false
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
				m.eachObject(c, a, per)
			default:
				if m.Book.is(act.Kind, WordRule) {
					who := uint8(0) // by seat: in which order they have their turns changes nothing
					m.EachPlayer(c, act.First, func(q int8) { who |= 1 << q })
					for q := range m.S.Players {
						if who>>q&1 != 0 {
							m.applied = append(m.applied, applied{Ref{0, uint16(q)}, a, per})
						}
					}
				}
			}
		}
	}
}

// eachObject pushes what a Modify expression is about.
func (m *Machine) eachObject(c *Ctx, mods, per int32) {
	start := len(m.tmp)
	m.Objects(c, m.Book.Prog.Exprs[mods].First)
	for _, r := range m.tmp[start:] {
		m.applied = append(m.applied, applied{r, mods, per})
	}
	m.tmp = m.tmp[:start]
}
