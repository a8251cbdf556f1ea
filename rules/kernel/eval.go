package kernel

import (
	"math/bits"

	"gorin/rules/ability"
)

// Ctx is from where an expression is looked at.
type Ctx struct {
	Source  Ref  // このカード
	Player  int8 // あなた
	Run     *Run // the ability being resolved, nil for continuous effects
	Event   *Event
	That    Ref    // each member of the set that is being modified
	X       int32  // Ｘ, if it is fixed
	LetX    int32  // else its expression, worked out when asked
	Line    uint16 // the ability that looks, for triggers
	Since   uint16 // turn in which a delayed trigger was set up
	Those   *Few   // what had been chosen then
	Playing Ref    // what is being played lies there in the resolution zone
	Cause   *Event // what triggered what is being played
	Of      Ref    // the object that the modifiers of an effect name
	Opp     int8   // without a Run: the opponent who is meant, plus one; 0: none has been chosen
	Choice  int32  // the choice that what is asked about follows, in inFull and possibleIn
	InPart  bool   // it is enough if part of an act could be done
	By      int8   // without a Run: who would do what is asked about, plus one; 0: the player
}

// Actor is who does what is asked about.
func (c *Ctx) Actor() int8 {
	switch {
	case c.Run != nil:
		return c.Run.Actor
	case c.By != 0:
		return c.By - 1
	}
	return c.Player
}

// look prepares one of the machine's contexts, which stand for one look at a
// time each.
func (m *Machine) look(view int, source Ref, player int8, ev *Event) *Ctx {
	c := &m.views[view]
	*c = Ctx{Source: source, Player: player, Event: ev}
	return c
}

// PlayerOfWord is the player that an owner word means: "you" is who controls what says so, the
// opponent the other one, or who has been chosen. Your team is you where it means one player.
func (m *Machine) PlayerOfWord(c *Ctx, k ability.Kind) int8 {
	switch {
	case k == ability.Opp:
		return m.Opponent(c.Player)
	case k == ability.OneOpp:
		return m.oneOpponent(c)
	case k == ability.Each:
		return m.FirstOf(m.Audience(c.Player))
	case k == ability.Actor && c.Run != nil:
		return c.Run.Actor
	case k == ability.Foe && c.Run != nil:
		return m.Opponent(c.Run.Actor)
	}
	return c.Player
}

// EachPlayer calls f for the players that an owner word means, turn player first.
func (m *Machine) EachPlayer(c *Ctx, expr int32, f func(p int8)) {
	switch k := m.Book.Prog.Exprs[expr].Kind; k {
	case ability.Each: // turn player first
		m.Walk(m.Audience(c.Player), f)
	case ability.Opp:
		m.Walk(m.Opponents(c.Player), f)
	case ability.Ally:
		m.Walk(m.Team(c.Player), f)
	default:
		f(m.PlayerOfWord(c, k))
	}
}

// Value works out a number.
func (m *Machine) Value(c *Ctx, expr int32) int32 {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	m.reachKind(e.Kind)
	switch e.Kind {
	case ability.Number:
		return e.Num
	case ability.XVar:
		return m.letX(c) * max(1, e.Num) // a multiple of Ｘ
	case ability.ThatDamage: // the number of what triggered it
		if c.Run != nil {
			return c.Run.Cause.N
		}
	case ability.CountOf:
		return m.CountSet(c, e.First) * e.Num
	case ability.StatOf:
		start := len(m.tmp)
		m.Objects(c, e.First)
		n := int32(0)
		if len(m.tmp) > start {
			n = m.stat(c, m.tmp[start], ability.Stat(e.Num%ability.PerStat)) * (e.Num / ability.PerStat)
		}
		m.tmp = m.tmp[:start]
		return n
	case ability.PlusOf:
		return m.Value(c, e.First) + e.Num
	case ability.TierOf:
		if m.Value(c, e.First) <= e.Num {
			return m.Value(c, e.First+1)
		}
		return m.Value(c, e.First+2)
	case ability.HighestOf, ability.SumOf, ability.IconSum, ability.ColoursOf:
		return m.gathered(c, e)
	case ability.Declared:
		if c.Run != nil {
			return c.Run.Said[m.PlayerOfWord(c, p.Exprs[e.First].Kind)]
		}
	}
	if m.Book.Value != nil {
		return m.Book.Value(m, c, e)
	}
	return 0
}

// gathered is a number that a set of cards has together: the highest of a number on
// them, its sum, how many of an icon they have, how many colours.
func (m *Machine) gathered(c *Ctx, e *ability.Expr) int32 {
	if e.Kind == ability.ColoursOf {
		return m.colours(c, e.First) * e.Num
	}
	start := len(m.tmp)
	m.Select(c, e.First)
	n := int32(0)
	for _, r := range m.tmp[start:] {
		switch info := m.InfoOf(r); e.Kind {
		case ability.IconSum:
			n += int32(info.Icon(int(e.Num)))
		case ability.SumOf:
			n += info.Num[m.numOf(ability.Stat(e.Num%ability.PerStat))]
		default:
			n = max(n, info.Num[m.numOf(ability.Stat(e.Num%ability.PerStat))])
		}
	}
	m.tmp = m.tmp[:start]
	if e.Kind == ability.IconSum {
		return n
	}
	return n * (e.Num / ability.PerStat)
}

// total is the sum of a number on the objects that an expression means.
func (m *Machine) total(c *Ctx, expr int32, stat ability.Stat) (n int32) {
	start := len(m.tmp)
	m.Objects(c, expr)
	for _, r := range m.tmp[start:] {
		n += m.InfoOf(r).Num[m.numOf(stat)]
	}
	m.tmp = m.tmp[:start]
	return n
}

// colours is how many colours the cards of a set have.
func (m *Machine) colours(c *Ctx, set int32) int32 {
	start := len(m.tmp)
	m.Select(c, set)
	var all uint16
	for _, r := range m.tmp[start:] {
		all |= m.InfoOf(r).Colours
	}
	m.tmp = m.tmp[:start]
	return int32(bits.OnesCount16(all))
}

// letX is Ｘ: in an effect that resolves it is what it is when it is used.
func (m *Machine) letX(c *Ctx) int32 {
	if c.Run != nil {
		if x := m.Book.Prog.Lines[c.Run.Line].LetX; x != 0 {
			return m.Value(c, x)
		}
		return c.Run.X
	}
	if c.LetX == 0 {
		return c.X
	}
	return m.Value(c, c.LetX)
}

// stat is a number of an object; a number that a card does not have is 0.
func (m *Machine) stat(c *Ctx, r Ref, s ability.Stat) int32 {
	if r.Card == 0 {
		return 0
	}
	return m.infoFor(c, r).Num[m.numOf(s)]
}

// infoFor is InfoOf, with the information that a trigger on a zone move asks for: between public
// and hidden zones as it is in the public one, of a card that left a slot as it was there, else
// as it is where it came to.
func (m *Machine) infoFor(c *Ctx, r Ref) *Info {
	if c.Event == nil && c.Run == nil {
		return m.InfoOf(r)
	}
	if m.Book.LastFaces && m.Alive(r) && m.S.Cards[r.Card].FaceDown {
		if l := m.LastOf(r); l != nil {
			return &l.Info // as it was before it was turned down
		}
	}
	return m.InfoOf(m.asMoved(c, r))
}

// asMoved is the object that information is asked of when r has moved in the event that triggered:
// the one in a slot, or in the open.
func (m *Machine) asMoved(c *Ctx, r Ref) Ref {
	ev := c.Event
	if ev == nil && c.Run != nil {
		ev = &c.Run.Cause
	}
	if ev == nil || ev.Kind != EvMove || r != ev.New && r != ev.Card {
		return r
	}
	from, to := m.Spec(ev.From), m.Spec(ev.To)
	leaves := from.Slot && !from.Passing && (!to.Slot || to.Passing || m.PlayerOf(ev.From) != m.PlayerOf(ev.To))
	if leaves || !from.Hidden && to.Hidden || ev.New.Card == 0 { // while it is being replaced, it is nowhere else
		return ev.Card
	}
	return ev.New
}

// CountSet is how many objects a set has.
func (m *Machine) CountSet(c *Ctx, expr int32) int32 {
	if e := &m.Book.Prog.Exprs[expr]; e.Kind == ability.IconsOn {
		return m.iconsOn(c, e)
	}
	if m.Book.Count != nil {
		if n, own := m.Book.Count(m, c, expr); own {
			return n
		}
	}
	start := len(m.tmp)
	m.Select(c, expr)
	n := len(m.tmp) - start
	m.tmp = m.tmp[:start]
	return int32(n)
}

// iconsOn is how many of an icon the cards that an expression means have.
func (m *Machine) iconsOn(c *Ctx, e *ability.Expr) (n int32) {
	m.AnyObject(c, e.First, func(r Ref) bool {
		n += int32(m.infoFor(c, r).Icon(int(e.Num)))
		return false
	})
	return n
}

// Compare compares two numbers as a text says.
func Compare(how ability.Compare, a, b int32) bool {
	switch how {
	case ability.AtLeast:
		return a >= b
	case ability.AtMost:
		return a <= b
	case ability.Equal:
		return a == b
	case ability.More:
		return a > b
	}
	return a < b
}

// Cond judges a condition or a window.
func (m *Machine) Cond(c *Ctx, expr int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	m.reachKind(e.Kind)
	switch e.Kind {
	case ability.None:
		return true
	case ability.CondAnd:
		for i := range int32(e.N) {
			if !m.Cond(c, e.First+i) {
				return false
			}
		}
		return true
	case ability.CondOr:
		return m.Cond(c, e.First) || m.Cond(c, e.First+1)
	case ability.ExistApart:
		return m.apartFor(c, e, 0, nil)
	case ability.YourTurn:
		return m.InTurn()>>c.Player&1 != 0
	case ability.OppTurn:
		return m.S.Active == NoPlayer || m.InTurn()&m.related(c.Player, m.Format().Opponents) != 0
	case ability.TurnPlaced:
		if !m.Alive(c.Source) || m.S.Cards[c.Source.Card].Turn != m.S.Turn {
			return false
		}
		how := [...]uint8{0, CameFromHand, CameFromHand | CameMarked}[e.Num%3]
		return how == 0 || m.S.Cards[c.Source.Card].Came&how != 0
	case ability.Exists:
		start := len(m.tmp)
		m.Objects(c, e.First)
		found := len(m.tmp) > start
		m.tmp = m.tmp[:start]
		return found != (e.Num == 1)
	case ability.CountIs:
		return Compare(ability.Compare(e.Num), m.CountSet(c, e.First), m.Value(c, e.First+1))
	case ability.CompareCounts:
		return Compare(ability.Compare(e.Num), m.CountSet(c, e.First), m.CountSet(c, e.First+1))
	case ability.ThisIs:
		return m.inWord(c, c.Source, p.Exprs[e.First].Kind, c.Player) != (e.Num == 1)
	case ability.IsA:
		return m.AnyObject(c, e.First, func(r Ref) bool { return m.LooksLike(c, e.First+1, r) }) != (e.Num == 1)
	case ability.StatIs:
		s, how := ability.Stat(e.Num/ability.PerStat), ability.Compare(e.Num%ability.PerStat)
		want := m.Value(c, e.First+1)
		return m.AnyObject(c, e.First, func(r Ref) bool { return Compare(how, m.stat(c, r, s), want) })
	case ability.StatVs:
		s, how := ability.Stat(e.Num/ability.PerStat), ability.Compare(e.Num%ability.PerStat)
		return m.AnyObject(c, e.First, func(r Ref) bool {
			return m.AnyObject(c, e.First+1, func(q Ref) bool { return Compare(how, m.stat(c, r, s), m.stat(c, q, s)) })
		})
	case ability.AllAre:
		start := len(m.tmp)
		m.Select(c, e.First)
		all := true
		for i := start; i < len(m.tmp); i++ {
			all = all && m.LooksLike(c, e.First+1, m.tmp[i])
		}
		m.tmp = m.tmp[:start]
		return all
	case ability.SumIs:
		return Compare(ability.Compare(e.Num%ability.PerStat), m.total(c, e.First, ability.Stat(e.Num/ability.PerStat)), m.Value(c, e.First+1))
	case ability.StateIs:
		return m.AnyObject(c, e.First, func(r Ref) bool {
			return (int32(m.liesOf(m.asMoved(c, r))) == e.Num%ability.NotLying) == (e.Num < ability.NotLying)
		})
	case ability.IconIs:
		return m.AnyObject(c, e.First, func(r Ref) bool { return m.infoFor(c, r).Icon(int(e.Num)) > 0 })
	case ability.TwoIcons:
		return m.AnyObject(c, e.First, func(r Ref) bool { return m.infoFor(c, r).Icon(int(e.Num)) >= 2 })
	case ability.ColoursAre:
		return Compare(ability.Compare(e.Num), m.colours(c, e.First), m.Value(c, e.First+1))
	case ability.MovedThus:
		if c.Run == nil {
			return false
		}
		if c.Run.Cause.Kind >= EvBook && c.Run.Moved.N == 0 {
			return m.Book.Cond(m, c, e) // by what has triggered this
		}
		for _, r := range m.ListOf(c.Run.Moved) {
			if at := m.PlaceOf(r); at.Zone != NoZone && m.zoneFits(c, e.First+1, at) && m.LooksLike(c, e.First, r) {
				return true
			}
		}
		return false
	case ability.NumberIs:
		return Compare(ability.Compare(e.Num), m.Value(c, e.First), m.Value(c, e.First+1))
	case ability.DidExactly:
		return c.Run != nil && c.Run.DidN == e.Num
	case ability.DidAtLeast:
		return c.Run != nil && c.Run.DidN >= e.Num
	}
	return m.Book.Cond(m, c, e)
}

// apartFor reports whether each of several sets, from the n-th on, has a card of its own
// beside those that stand for the others.
func (m *Machine) apartFor(c *Ctx, e *ability.Expr, n int32, taken *heldCard) bool {
	return n == int32(e.N) || m.AnyObject(c, e.First+n, func(r Ref) bool {
		return !taken.has(r) && m.apartFor(c, e, n+1, &heldCard{r, taken})
	})
}

// heldCard is a list of cards that stand for something already.
type heldCard struct {
	ref  Ref
	next *heldCard
}

func (h *heldCard) has(r Ref) bool {
	for ; h != nil; h = h.next {
		if h.ref == r {
			return true
		}
	}
	return false
}

func (m *Machine) liesOf(r Ref) uint8 {
	if m.Alive(r) {
		return m.S.Cards[r.Card].Lies
	}
	if l := m.LastOf(r); l != nil {
		return l.Lies
	}
	return Stand
}
