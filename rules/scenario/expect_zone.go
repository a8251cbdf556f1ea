package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/position"
)

func (r *runner) zone(seat int, key string) (rules.ZoneView, error) {
	v := r.m.View(seat)
	for _, z := range v.Players[seat].Zones {
		if z.Place.Zone == key {
			return z, nil
		}
	}
	for _, z := range v.Shared {
		if z.Place.Zone == key {
			return partOf(z, seat), nil
		}
	}
	return rules.ZoneView{}, fmt.Errorf("no zone %q", key)
}

// seen is what a player may do with a card of a zone: know it, count it, look at
// its other face.
var seen = map[string]func(c *rules.CardView) bool{
	"sees":   func(c *rules.CardView) bool { return c.Print >= 0 },
	"counts": func(*rules.CardView) bool { return true },
	"turns":  func(c *rules.CardView) bool { return c.Turns },
}

// expectSeen checks of how many cards of a zone a player may know something, or a spectator.
func (r *runner) expectSeen(seat int, what, n, owner, key string) error {
	of, err := r.seat(owner)
	if err != nil {
		return err
	}
	v := r.m.View(seat)
	zones := slices.Clone(v.Players[of].Zones)
	for _, z := range v.Shared {
		zones = append(zones, partOf(z, of))
	}
	for _, z := range zones {
		if z.Place.Zone != key {
			continue
		}
		found := 0
		for i := range z.Cards {
			if seen[what](&z.Cards[i]) {
				found++
			}
		}
		if strconv.Itoa(found) != n {
			return fmt.Errorf("that player %s %d of %d", what, found, z.Count)
		}
		return nil
	}
	return fmt.Errorf("no zone %q", key)
}

var lieWords = map[string]rules.Orientation{"standing": rules.Stand, "rested": rules.Rest, "reversed": rules.Reverse}

func (r *runner) expectZone(seat int, w []string) error {
	if len(w) < 2 {
		return fmt.Errorf("what is expected there?")
	}
	z, err := r.zone(seat, w[0])
	if err != nil {
		return err
	}
	keys := r.keys(z)
	got := fmt.Errorf("there lie %d: %s", z.Count, strings.Join(keys, " "))
	w = w[1:]
	if n, err := strconv.Atoi(w[0]); err == nil && len(w) == 1 {
		if n != z.Count {
			return got
		}
		return nil
	}
	switch w[0] {
	case "empty":
		if z.Count > 0 {
			return got
		}
		return r.expectFree(seat, z.Place.Zone)
	case "has", "lacks":
		return r.expectAmong(keys, w[0] == "has", w[1:], got)
	case "top", "bottom":
		return r.expectEnd(z, keys, w[0] == "top", w[1:])
	}
	ordered := w[0] == "order"
	if ordered {
		w = w[1:]
	}
	want, err := r.lying(w)
	if err != nil {
		return err
	}
	if len(want) != len(keys) {
		return got
	}
	if slices.Contains(r.n.Unordered, z.Place.Zone) && !ordered {
		return r.inAnyOrder(z, keys, want, got)
	}
	for i := range want {
		if want[i].key != keys[i] {
			return got
		}
		if !want[i].is(&z.Cards[r.at(z, i)]) {
			return fmt.Errorf("%s does not lie so", want[i].key)
		}
	}
	return nil
}

// expectFree checks that no card of another slot lies over a zone.
func (r *runner) expectFree(seat int, key string) error {
	for _, z := range r.m.View(seat).Players[seat].Zones {
		for i := range z.Cards {
			if slices.Contains(z.Cards[i].Over, key) {
				return fmt.Errorf("%s of %s lies over it", r.keys(z)[r.at(z, i)], z.Place.Zone)
			}
		}
	}
	return nil
}

// expectAmong checks that a zone has at least some cards, or none of them.
func (r *runner) expectAmong(keys []string, has bool, w []string, got error) error {
	want, err := counted(w)
	if err != nil {
		return err
	}
	if len(want) == 0 {
		return fmt.Errorf("which cards?")
	}
	if err := r.described(want); err != nil {
		return err
	}
	keys = slices.Clone(keys)
	for _, k := range want {
		i := slices.Index(keys, k)
		if (i >= 0) != has {
			return got
		}
		if has {
			keys = slices.Delete(keys, i, i+1)
		}
	}
	return nil
}

// expectEnd checks the topmost or lowest cards of a zone.
func (r *runner) expectEnd(z rules.ZoneView, keys []string, top bool, w []string) error {
	want, err := counted(w)
	if err != nil {
		return err
	}
	if len(want) == 0 {
		return fmt.Errorf("which cards?")
	}
	keys = slices.Clone(keys)
	if top != slices.Contains(r.n.TopFirst, z.Place.Zone) {
		slices.Reverse(keys)
	}
	if len(keys) < len(want) || !slices.Equal(keys[:len(want)], want) {
		return fmt.Errorf("from there on lie: %s", strings.Join(keys, " "))
	}
	return nil
}

// lie is a card of which it may be said how it lies.
type lie struct {
	key  string
	said int // how much is said of it
	lies *rules.Orientation
	up   *bool
	over []string // slots besides the zone
}

func (l *lie) is(c *rules.CardView) bool {
	return (l.lies == nil || c.Lies == *l.lies) && (l.up == nil || c.FaceUp == *l.up) &&
		(l.over == nil || len(c.Over) > 0 && slices.Equal(c.Over[1:], l.over))
}

// lying reads cards, how many of each, and how they lie.
func (r *runner) lying(w []string) (want []lie, err error) {
	n, first := 1, 0 // how many the next card is, and where the last one's begin
	for i, k := range w {
		if i > 0 && w[i-1] == "over" && len(want) > 0 {
			for j := first; j < len(want); j++ {
				want[j].said++
				want[j].over = append(want[j].over, k)
			}
			continue
		}
		if k == "over" && i < len(w)-1 && len(want) > 0 {
			continue
		}
		if v, err := strconv.Atoi(k); err == nil {
			if v < 1 || v > maxCards || i == len(w)-1 {
				return nil, fmt.Errorf("%q is not how many of a card", k)
			}
			n = v
			continue
		}
		lies, isLie := lieWords[k]
		if isFace := k == "down" || k == "up"; isLie || isFace {
			if len(want) == 0 {
				return nil, fmt.Errorf("%q stands after the card that it describes", k)
			}
			up := k == "up"
			for j := first; j < len(want); j++ {
				want[j].said++
				if isLie {
					want[j].lies = &lies
				} else {
					want[j].up = &up
				}
			}
			continue
		}
		first = len(want)
		for range n {
			want = append(want, lie{key: k})
		}
		n = 1
	}
	return want, nil
}

// inAnyOrder finds a card of a zone for each that is expected there, those first of
// which most is said.
func (r *runner) inAnyOrder(z rules.ZoneView, keys []string, want []lie, got error) error {
	slices.SortStableFunc(want, func(a, b lie) int { return b.said - a.said })
	taken := make([]bool, len(keys))
	for i := range want {
		found, named := -1, false
		for j := range keys {
			if taken[j] || keys[j] != want[i].key {
				continue
			}
			if named = true; want[i].said == 0 || want[i].is(&z.Cards[r.at(z, j)]) {
				found = j
				break
			}
		}
		switch {
		case !named:
			return got
		case found < 0:
			return fmt.Errorf("%s does not lie so", want[i].key)
		}
		taken[found] = true
	}
	return nil
}

// at is the place in a view of the i-th card as scenarios write them.
func (r *runner) at(z rules.ZoneView, i int) int {
	if slices.Contains(r.n.TopFirst, z.Place.Zone) {
		return len(z.Cards) - 1 - i
	}
	return i
}

// keys lists what lies in a zone, in the order in which scenarios write it.
// Cards that nobody may see are taken from a view that a judge would have.
func (r *runner) keys(z rules.ZoneView) []string {
	if slices.Contains(r.n.Shared, z.Place.Zone) {
		var keys []string
		for _, cv := range z.Cards {
			keys = append(keys, r.catalogue[cv.Print].ID)
		}
		return keys
	}
	keys := position.PrintsIn(r.m.Table(), z.Place)
	for i := range keys {
		keys[i] = r.keyOfID(keys[i])
	}
	if slices.Contains(r.n.TopFirst, z.Place.Zone) {
		slices.Reverse(keys)
	}
	return keys
}
