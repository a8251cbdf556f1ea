package oracle

import (
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// table is a position as the oracle of this game reads it.
type table struct{ *oracle.Table }

// bench is its three slots (3.3.3.3).
var bench = []string{"bench-left", "bench-centre", "bench-right"}

func isBench(zone string) bool { return strings.HasPrefix(zone, "bench-") }

// isField: ring and bench together (3.3.1).
func isField(zone string) bool { return zone == "ring" || isBench(zone) }

// in is the card in a slot, nil if there is none.
func (t *table) in(seat int, slot string) *rules.CardView {
	z := t.Zone(seat, slot)
	if len(z) == 0 {
		return nil
	}
	return &z[len(z)-1]
}

// benched are the cards on a player's bench.
func (t *table) benched(seat int) (list []*rules.CardView) {
	for _, s := range bench {
		if c := t.in(seat, s); c != nil {
			list = append(list, c)
		}
	}
	return list
}

// supporters are those that stand (7.1.3.1).
func (t *table) supporters(seat int) (list []*rules.CardView) {
	for _, c := range t.benched(seat) {
		if c.Lies == rules.Stand {
			list = append(list, c)
		}
	}
	return list
}

// standing is the energy that can be rested, by its place in the zone (4.9.1.2).
func (t *table) standing(seat int) (list []int) {
	for i, c := range t.Zone(seat, "energy") {
		if c.Lies == rules.Stand {
			list = append(list, i)
		}
	}
	return list
}

// firstTurn reports whether it is the first turn of the first player.
func (t *table) firstTurn() bool {
	return t.View.Turn == 1 && t.View.Players[t.View.Active].FirstPlayer
}

// names of a card (2.1.2), each on its own.
func (t *table) names(c *rules.CardView) (list []string) {
	for _, n := range t.Print(c).Tags("names") {
		list = append(list, n[rules.Japanese])
	}
	if len(list) == 0 {
		list = append(list, t.Name(c))
	}
	return list
}

// titles of a card (2.3.2), with those that it has been given.
func (t *table) titles(c *rules.CardView) (list []string) {
	for _, n := range t.Print(c).Tags("titles") {
		list = append(list, n[rules.Japanese])
	}
	for _, l := range append(slices.Clone(c.Now.Keys("titles")), c.Now.Keys("skill-traits")...) {
		if title, ok := strings.CutPrefix(l, "＜"); ok {
			list = append(list, strings.TrimSuffix(title, "＞"))
		}
	}
	return list
}

// partners reports whether a card is a partner of another: one of the names and one of the
// titles that are printed there (2.7.1, 2.7.2).
func (t *table) partners(of, c *rules.CardView) bool {
	if of == nil || c == nil || of.Print < 0 || c.Print < 0 {
		return false
	}
	meets := func(key string, own []string) bool {
		return slices.ContainsFunc(t.Print(of).Tags(key), func(w rules.Words) bool { return has(own, w[rules.Japanese]) })
	}
	return meets("partner-names", t.names(c)) && meets("partner-titles", t.titles(c))
}

// itemOf is what stands for an ability in the resolution zone, 0 if it is not there or
// there are several alike.
func (t *table) itemOf(source rules.Card, text string) (item rules.Card) {
	for i := range t.View.Stack {
		if s := &t.View.Stack[i]; s.Source == source && s.Words[rules.Japanese] == text {
			if item != 0 {
				return 0
			}
			item = s.Card
		}
	}
	return item
}

// aimed reports whether something in the resolution zone is chosen by a cancel that waits
// there (4.6.1.1).
func (t *table) aimed(item rules.Card) bool {
	return slices.ContainsFunc(t.View.Stack, func(s rules.StackView) bool {
		return skillOf(s.Words[rules.Japanese]).icon == "キャンセル" && slices.Contains(s.Targets, item)
	})
}
