package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
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

// expectSeen checks of how many cards of a zone a player may know something
// (Weiss 3.1.3).
func (r *runner) expectSeen(seat int, what, n, owner, key string) error {
	of, err := seatOf(owner)
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
		return nil
	case "has", "lacks":
		for _, k := range w[1:] {
			if slices.Contains(keys, k) != (w[0] == "has") {
				return got
			}
		}
		return nil
	}
	var want []string
	for _, k := range w {
		i := len(want) - 1
		if lies, ok := lieWords[k]; ok && i >= 0 {
			if i >= len(z.Cards) || z.Cards[r.at(z, i)].Lies != lies {
				return fmt.Errorf("%s does not lie so", want[i])
			}
			continue
		}
		if (k == "down" || k == "up") && i >= 0 {
			if i >= len(z.Cards) || z.Cards[r.at(z, i)].FaceUp != (k == "up") {
				return fmt.Errorf("%s does not lie so", want[i])
			}
			continue
		}
		want = append(want, k)
	}
	if slices.Contains(r.n.Unordered, z.Place.Zone) {
		slices.Sort(want)
		slices.Sort(keys)
	}
	if !slices.Equal(want, keys) {
		return got
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
	keys := r.m.PrintsIn(z.Place)
	for i := range keys {
		keys[i] = r.keyOfID(keys[i])
	}
	if slices.Contains(r.n.TopFirst, z.Place.Zone) {
		slices.Reverse(keys)
	}
	return keys
}

// expectCard checks a value of a card on the table: A, A@zone, opponent:A.
func (r *runner) expectCard(w []string) error {
	if len(w) < 3 {
		return fmt.Errorf("no such expectation")
	}
	cv, err := r.find(w[0])
	if err != nil {
		return err
	}
	switch w[1] {
	case "has", "lacks":
		have := false
		switch w[2] {
		case "trait", "attribute":
			have = slices.Contains(cv.Traits, strings.Join(w[3:], " "))
		case "colour":
			have = slices.Contains(cv.Colours, strings.Join(w[3:], " "))
		case "ability":
			for _, l := range cv.Lines {
				have = have || !l.Void && strings.Contains(l.Words[rules.Japanese], strings.Join(w[3:], " "))
			}
		default:
			has, ok := cardHas[w[2]]
			if !ok {
				return fmt.Errorf("a card has no %q", w[2])
			}
			have = has(&cv, strings.Join(w[3:], " "))
		}
		if have != (w[1] == "has") {
			return fmt.Errorf("traits %v, colours %v", cv.Traits, cv.Colours)
		}
		return nil
	case "on":
		if key, _ := r.card(cv.Under); key != w[2] {
			return fmt.Errorf("it is attached to %q", key)
		}
		return nil
	}
	values := map[string]int{"power": cv.Power, "soul": cv.Soul, "level": cv.Level, "cost": cv.Cost, "markers": cv.Markers,
		"hit": cv.Hit, "damage": cv.Damage, "aura": cv.AuraValue}
	got, ok := values[w[1]]
	if !ok {
		return fmt.Errorf("no such value: %q", w[1])
	}
	if strconv.Itoa(got) != w[2] {
		return fmt.Errorf("it is %d", got)
	}
	return nil
}

func (r *runner) find(name string) (rules.CardView, error) {
	name, zone, at := strings.Cut(name, "@")
	seats := []int{0, 1}
	if key, ok := strings.CutPrefix(name, "opponent:"); ok {
		name, seats = key, []int{1}
	}
	for _, seat := range seats {
		v := r.m.View(seat)
		zones := v.Players[seat].Zones
		for _, z := range v.Shared {
			zones = append(zones[:len(zones):len(zones)], partOf(z, seat))
		}
		for _, onStage := range []bool{true, false} {
			for _, z := range zones {
				if at && z.Place.Zone != zone || !at && slices.Contains(r.n.Table, z.Place.Zone) != onStage {
					continue
				}
				for _, cv := range z.Cards {
					if cv.Print >= 0 && strings.TrimSuffix(r.catalogue[cv.Print].ID, "+") == strings.TrimSuffix(name, "+") {
						return cv, nil
					}
				}
			}
		}
	}
	return rules.CardView{}, fmt.Errorf("no card %q can be seen", name)
}
