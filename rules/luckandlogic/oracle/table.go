package oracle

import (
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// table is a position as the oracle reads it off a view.
type table struct {
	*oracle.Table
	came map[card]bool // members that have been mobilized in this turn
}

// slots are the circles of a player (4.2.1, 4.4.2.1), row by row: those of a column are rowOf
// apart.
var slots = []string{"front-left", "front-centre", "front-right", "back-left", "back-centre", "back-right"}

const rowOf = 3

func isCircle(zone string) bool { return slices.Contains(slots, zone) }

// adjacent reports whether two circles of one player are adjacent (4.4.4.1, 4.4.4.2).
func adjacent(a, b int) bool {
	return a%rowOf == b%rowOf && a != b || a/rowOf == b/rowOf && (a-b == 1 || b-a == 1)
}

// territories are the places of a card that takes so many circles (2.10.2.1–2.10.2.3).
func territories(n int) (all [][]string) {
	switch n {
	case 1:
		for _, s := range slots {
			all = append(all, []string{s})
		}
	case 2:
		for a := range slots {
			for b := a + 1; b < len(slots); b++ {
				if adjacent(a, b) {
					all = append(all, []string{slots[a], slots[b]})
				}
			}
		}
	case 4:
		for _, side := range []int{0, 2} {
			all = append(all, []string{slots[min(side, 1)], slots[max(side, 1)], slots[rowOf+min(side, 1)], slots[rowOf+max(side, 1)]})
		}
	}
	return all
}

// neighbours is how many other members of the same player a member is adjacent to.
func (t *table) neighbours(c *rules.CardView) (n int) {
	for _, other := range t.members(c.Seat) {
		if other.ID != c.ID && slices.ContainsFunc(t.over(c), func(a string) bool {
			return slices.ContainsFunc(t.over(other), func(b string) bool { return adjacent(slices.Index(slots, a), slices.Index(slots, b)) })
		}) {
			n++
		}
	}
	return n
}

// overlap reports whether two places share a circle.
func overlap(a, b []string) bool {
	return slices.ContainsFunc(a, func(s string) bool { return slices.Contains(b, s) })
}

func same(a, b []string) bool { return slotKey(0, a) == slotKey(0, b) }

// slotKey means a place, in whatever order its circles are named.
func slotKey(seat int, place []string) string {
	place = slices.Clone(place)
	slices.Sort(place)
	return fmt.Sprint("slot ", seat, " ", place)
}

// isMember reports whether a card in a circle is a member (2.2.2): what lies face down or is set
// is none (4.1.3.2.2, 5.24.6).
func isMember(c *rules.CardView) bool {
	return c.FaceUp && c.Under == 0 && memberKind(c)
}

func memberKind(c *rules.CardView) bool {
	return slices.ContainsFunc(c.Kinds, func(k string) bool { return has(members, k) })
}

var members = []string{"logicalist", "super-logicalist", "foreigner", "tranceunion"}

// is reports whether a card is of a kind. A super logicalist is a logicalist too (2.2.2.7.1).
func is(c *rules.CardView, kind string) bool {
	return has(c.Kinds, kind) || kind == "logicalist" && has(c.Kinds, "super-logicalist")
}

// members are the members of a player.
func (t *table) members(seat int) (list []*rules.CardView) {
	for _, s := range slots {
		z := t.Zone(seat, s)
		for i := range z {
			if isMember(&z[i]) {
				list = append(list, &z[i])
			}
		}
	}
	return list
}

// over is the circles that a card lies over (2.10.3).
func (t *table) over(c *rules.CardView) []string {
	if len(c.Over) > 0 {
		return c.Over
	}
	return []string{t.Place[c.ID].Zone}
}

// in is the member that is in a circle, nil if there is none.
func (t *table) in(seat int, circle string) *rules.CardView {
	for _, c := range t.members(seat) {
		if has(t.over(c), circle) {
			return c
		}
	}
	return nil
}

// souls are the souls of a member (4.15.2.1).
func (t *table) souls(c *rules.CardView) (list []*rules.CardView) {
	for seat := range t.View.Players {
		z := t.Zone(seat, "soul")
		for i := range z {
			if z[i].Under == c.ID {
				list = append(list, &z[i])
			}
		}
	}
	return list
}

// standing is the members of a player that stand.
func (t *table) standing(seat int) (list []*rules.CardView) {
	for _, c := range t.members(seat) {
		if c.Lies == rules.Stand {
			list = append(list, c)
		}
	}
	return list
}

// whole is how many gates of a player lie face down (1.2.2.1).
func (t *table) whole(seat int) (n int) {
	for _, s := range slots {
		for _, c := range t.Zone(seat, "gate-"+s) {
			if !c.FaceUp {
				n++
			}
		}
	}
	return n
}

// guarded reports whether a gate that is not destroyed keeps a circle from being attacked
// (8.2.6.1): it lies in front of one of the back row.
func (t *table) guarded(seat, circle int) bool {
	if circle < rowOf {
		return false
	}
	return slices.ContainsFunc(t.Zone(seat, "gate-"+slots[circle-rowOf]), func(c rules.CardView) bool { return !c.FaceUp })
}

// ups is how many cards of a zone lie face up.
func (t *table) ups(seat int, zone string) (n int) {
	for _, c := range t.Zone(seat, zone) {
		if c.FaceUp {
			n++
		}
	}
	return n
}

// restable are the standing cards of a level zone (5.15.1).
func (t *table) restable(seat int) (list []*rules.CardView) {
	z := t.Zone(seat, "level")
	for i := range z {
		if z[i].Lies == rules.Stand {
			list = append(list, &z[i])
		}
	}
	return list
}

// paradoxes are the face-up paradoxes of a player in the battle zone and the paradox zone (10.6.1).
func (t *table) paradoxes(seat int) (list []*rules.CardView) {
	for _, zone := range []string{"battle", "paradox"} {
		z := t.Zone(seat, zone)
		for i := range z {
			if z[i].FaceUp && is(&z[i], "paradox") {
				list = append(list, &z[i])
			}
		}
	}
	return list
}

// hand is the cards of the asked player's hand.
func (t *table) hand() (list []*rules.CardView) {
	z := t.Zone(t.Me, "hand")
	for i := range z {
		list = append(list, &z[i])
	}
	return list
}

// suits reports whether a card of the hand or the deck may be played (9.6.2.1): the level, and of
// a tranceunion the world or the colour as well; what lies face down in the level zone has
// neither (4.1.3.2.2).
func (t *table) suits(c *rules.CardView) bool {
	levels := t.Zone(t.Me, "level")
	if c.Now.Number("level") > len(levels) {
		return false
	}
	if !is(c, "tranceunion") || t.bans(anyWorld, c) {
		return true
	}
	return slices.ContainsFunc(levels, func(l rules.CardView) bool {
		return l.FaceUp && (shares(l.Now.Keys("worlds"), c.Now.Keys("worlds")) || shares(l.Now.Keys("colour"), c.Now.Keys("colour")))
	})
}

func shares(a, b []string) bool {
	return slices.ContainsFunc(a, func(s string) bool { return slices.Contains(b, s) })
}

// affords reports whether a card can be paid for (9.6.2.3, 2.9.2).
func (t *table) affords(c *rules.CardView) bool {
	return max(0, c.Now.Number("cost")) <= t.Count(t.Me, "stock")
}

// firstTurn reports whether it is the first turn of the first player (7.4.3.1).
func (t *table) firstTurn() bool { return t.View.Turn == 1 }
