package bot

import (
	"sort"

	"gorin/rules"
)

// board is the fields of both sides as they are or might be.
type board struct {
	entry   [2]*rules.CardView // nil: a card that nobody knows
	members [2][3]*rules.CardView
	energy  int // of the bot's own that would stand
}

func (t *table) board() (b board) {
	for i := range t.sides {
		b.entry[i], b.members[i] = t.sides[i].entry, t.sides[i].members
	}
	b.energy = t.sides[own].ready
	return b
}

// force is what attacks: the card in the entry, and how often.
type force struct {
	strength
	partners, normal int
}

// forceOf is what a side can attack with; all of it stands when its turn comes.
func (t *table) forceOf(b *board, i int, now bool) force {
	f := force{strength: t.strengthOf(b.entry[i])}
	for _, c := range b.members[i] {
		if c != nil && (!now || c.Lies == rules.Stand) {
			f.normal++
		}
	}
	p := t.sides[i].partners
	if i == own && now {
		p = min(p, b.energy)
	} else if i == foe {
		p = t.partnersOf(t.sides[foe].seat)
	}
	if f.normal > 0 && p >= partnersAttack {
		f.normal--
		f.partners++
	}
	return f
}

// partnersOf is how many partners a player has in the energy zone.
func (t *table) partnersOf(seat int) (n int) {
	if z := t.Zones[rules.Place{Seat: seat, Zone: "energy"}]; z != nil {
		for i := range z.Cards {
			if t.isPartner(&z.Cards[i]) {
				n++
			}
		}
	}
	return n
}

// kills is how many cards an attacker is expected to retire when the card in the opposing
// entry still takes some damage: a partner attack retires what it is on, any other what it
// is strong enough for. What comes into the entry after that nobody knows.
func (t *table) kills(f force, left int) float64 {
	n := float64(f.partners)
	if f.normal == 0 || f.atk <= 0 {
		return n
	}
	each := t.beats(f.atk)
	each += (1 - each) * weights.secondBlow
	first := 0.0
	switch blows := (max(1, left) + f.atk - 1) / f.atk; {
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

// beats is the share of all characters that an attack retires at once.
func (t *table) beats(atk int) float64 {
	if len(t.defs) == 0 {
		return 0.5
	}
	return float64(sort.SearchInts(t.defs, atk+1)) / float64(len(t.defs))
}

// killWorth is what a card more in a side's retire area is worth to the other side.
func (t *table) killWorth(i int) float64 {
	r := t.sides[i].retired
	if r >= lethal-1 {
		return weights.lastRetire
	}
	return weights.retire + weights.retireMore*float64(r)
}

// hits is what so many retired cards are worth to the other side.
func (t *table) hits(i int, kills float64) float64 {
	w := kills * t.killWorth(i)
	if t.sides[i].retired < lethal-1 && kills >= float64(lethal-t.sides[i].retired) {
		w += weights.lastRetire / 2
	}
	return w
}

// worth is what a board is worth to the bot when it is about to attack in this turn, and the
// other player in the next.
func (t *table) worth(b *board) float64 {
	mine, theirs := t.forceOf(b, own, true), t.forceOf(b, foe, false)
	s := 0.0
	if t.myTurn() && t.View.Turn > 1 {
		n := t.kills(mine, t.strengthOf(b.entry[foe]).left)
		s += t.hits(foe, n)
		if n >= 1 { // who attacks next turn is not known
			theirs.atk = t.average.atk
		}
	}
	whole := t.strengthOf(b.entry[own])
	if c := b.entry[own]; c != nil { // damage is gone when the turn ends (7.6.3)
		whole.left += c.Damage
	}
	s -= weights.feared * t.hits(own, t.kills(theirs, max(1, whole.left)))
	for _, c := range b.members[own] {
		if c != nil {
			s += weights.member + t.linesWorth(c, "メンバー")
		}
	}
	if c := b.entry[own]; c != nil {
		s += t.linesWorth(c, "エントリー")
	} else {
		s += weights.spark
	}
	return s
}
