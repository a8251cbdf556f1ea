package oracle

import (
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// table is a position as the oracle of this game reads it.
type table struct{ *oracle.Table }

// members is the three slots of members (4.5.3.1).
var members = []string{"member-left", "member-centre", "member-right"}

func isMember(zone string) bool { return strings.HasPrefix(zone, "member-") }

// isField: entry and members (2.2.3.1).
func isField(zone string) bool { return zone == "entry" || isMember(zone) }

// soulsOf is where the souls of who is in a slot lie.
func soulsOf(slot string) string { return "soul-" + strings.TrimPrefix(slot, "member-") }

// in is the card in a slot, nil if there is none.
func (t *table) in(seat int, slot string) *rules.CardView {
	z := t.Zone(seat, slot)
	if len(z) == 0 {
		return nil
	}
	return &z[len(z)-1]
}

// kind is the kind of a card (2.2.2): face down it is the same (4.3.3.3.1.1).
func (t *table) kind(c *rules.CardView) string {
	if c == nil {
		return ""
	}
	return t.Kind(c)
}

// fights reports whether a card of the entry is a character, which also one is that lies face
// down: nothing else is put there so (4.3.3.3.1.1).
func (t *table) fights(c *rules.CardView) bool {
	return c != nil && (c.Print < 0 || t.kind(c) == "chara")
}

// ready is how much energy stands: partners are energy too (5.14.1).
func (t *table) ready(seat int) (n int) {
	for _, c := range t.Zone(seat, "energy") {
		if c.Lies == rules.Stand {
			n++
		}
	}
	return n
}

// standingPartners is how many partners of a player stand (8.2.4.4).
func (t *table) standingPartners(seat int) (n int) {
	z := t.Zone(seat, "energy")
	for i := range z {
		if z[i].Lies == rules.Stand && t.kind(&z[i]) == "partner" {
			n++
		}
	}
	return n
}

// partners is how many partners there are (6.1.1.5), all of which everybody knows of (4.10.4).
const partners = 3

// others is how many cards of a hand are no partners.
func (t *table) others(seat int) (n int) {
	z := t.Zone(seat, "hand")
	if seat == t.Me {
		for i := range z {
			if t.kind(&z[i]) != "partner" {
				n++
			}
		}
		return n
	}
	inHand := partners
	for _, zone := range []string{"energy", "removed"} {
		e := t.Zone(seat, zone)
		for i := range e {
			if t.kind(&e[i]) == "partner" {
				inHand--
			}
		}
	}
	return len(z) - max(0, inHand)
}

// standing is the members of a player that stand (8.2.4).
func (t *table) standing(seat int) (list []*rules.CardView) {
	for _, slot := range members {
		if c := t.in(seat, slot); c != nil && c.Lies == rules.Stand {
			list = append(list, c)
		}
	}
	return list
}

// firstTurn reports whether it is the first turn of the first player (8.2.3.1).
func (t *table) firstTurn() bool { return t.View.Turn == 1 }

var alsoRE = regexp.MustCompile(`^このキャラは《([^》]+)》としても扱う`)

// called reports whether a name is that of a card or part of it (2.1.2), or one that it is
// treated as having.
func (t *table) called(c *rules.CardView, name string) bool {
	for i := range c.Lines {
		l := lineOf(c.Lines[i].Words[rules.Japanese])
		m := alsoRE.FindStringSubmatch(l.body)
		if in, known := l.holds(t.Place[c.ID].Zone); m != nil && m[1] == name && (in || !known) && !c.Lines[i].Void {
			return true
		}
	}
	return strings.Contains(t.Name(c), name)
}
