package bot

import (
	"sort"

	"gorin/rules"
)

// board is the fields of both players as they are or might be.
type board struct {
	ring  [2]*rules.CardView // nil: a card that nobody knows
	bench [2][3]*rules.CardView
}

func (t *table) board() (b board) {
	for i := range t.sides {
		b.ring[i], b.bench[i] = t.sides[i].ring, t.sides[i].bench
	}
	return b
}

// force is what attacks: the card in the ring and those that can support it.
type force struct {
	strength
	partners, normal int
}

// forceOf is what a side can attack with; all of its bench stands when its turn comes.
func (t *table) forceOf(b *board, i int, now bool) force {
	f := force{strength: t.strengthOf(b.ring[i])}
	if b.ring[i] != nil && t.does(b.ring[i], keepsBack) {
		f.attack = 0
		return f
	}
	for _, c := range b.bench[i] {
		switch {
		case c == nil, t.does(c, keepsAway), now && c.Lies != rules.Stand, !now && c.Lies == rules.Reverse:
		case t.mates(b.ring[i], c) && !t.firstTurn():
			f.partners++
		default:
			f.normal++
		}
	}
	return f
}

// firstTurn reports whether attacks by partners go on as normal ones.
func (t *table) firstTurn() bool { return t.View.Turn <= 1 }

// kills is how many cards an attacker is expected to retire when the card in the opposing
// ring still takes some damage: a partner retires what it attacks, any other attack what it
// is strong enough for. What comes into the ring after that nobody knows.
func (t *table) kills(f force, left int) float64 {
	n := float64(f.partners)
	if f.normal == 0 || f.attack <= 0 {
		return n
	}
	each := t.beats(f.attack)
	each += (1 - each) * weights.secondBlow
	first := 0.0
	switch blows := (left + f.attack - 1) / f.attack; {
	case blows <= 1:
		first = 1 + each*float64(f.normal-1)
	case blows <= f.normal:
		first = 1 + each*float64(f.normal-blows)
	default:
		first = weights.wound
	}
	if f.partners > 0 { // which can take the hard one
		first = max(first, each*float64(f.normal))
	}
	return n + first
}

// beats is the share of all cards that an attack retires at once.
func (t *table) beats(attack int) float64 {
	if len(t.defences) == 0 {
		return 0.5
	}
	return float64(sort.SearchInts(t.defences, attack+1)) / float64(len(t.defences))
}

// killWorth is what a card more in a side's retire area is worth to the other side.
func (t *table) killWorth(i int) float64 {
	r := t.sides[i].retired
	if r >= 9 {
		return weights.lastRetire
	}
	return weights.retire + weights.retireMore*float64(r)
}

// hits is what so many retired cards are worth to the other side.
func (t *table) hits(i int, kills float64) float64 {
	w := kills * t.killWorth(i)
	if t.sides[i].retired < 9 && kills >= float64(10-t.sides[i].retired) {
		w += weights.lastRetire / 2
	}
	return w
}

// worth is what a board is worth to the bot when it is about to attack in this turn, and the
// other player in the next.
func (t *table) worth(b *board) float64 {
	mine, theirs := t.forceOf(b, own, true), t.forceOf(b, foe, false)
	s := 0.0
	left := t.strengthOf(b.ring[foe]).left
	if t.myTurn() {
		n := t.kills(mine, left)
		s += t.hits(foe, n)
		if n >= 1 { // who attacks next turn is not known
			theirs.attack = t.average.attack
			theirs.normal, theirs.partners = theirs.normal+theirs.partners, 0
		}
	}
	s -= weights.feared * t.hits(own, t.kills(theirs, max(1, mine.left)))
	for _, c := range b.bench[own] {
		if c != nil {
			s += weights.onBench + t.linesWorth(c, inBench)
		}
	}
	if c := b.ring[own]; c != nil {
		s += t.linesWorth(c, inRing)
	}
	return s
}
