package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/position"
	"gorin/rules/value"
)

// exists checks that each word of an item means something in this position, so that an
// item that is not offered could be.
func (r *runner) exists(item []string) error {
	words := optionWords(r.game())
	for _, w := range item {
		_, card, err := r.whose(strings.TrimPrefix(w, ">"))
		if err != nil {
			return err
		}
		_, zone, _ := r.whose(w)
		text, isText := strings.CutPrefix(w, "~")
		_, err = strconv.Atoi(strings.TrimPrefix(w, "^"))
		switch {
		case namesSeat(w):
			if _, err := r.seat(w); err != nil {
				return err
			}
		case err == nil, slices.Contains(words, w), slices.Contains(r.n.Zones, zone):
		case isText && text != "" && (r.isSaid(text) || hasMessageWith(r.game(), text)):
		case !isText && r.lies(card):
		default:
			return fmt.Errorf("nothing here is %q", w)
		}
	}
	return nil
}

// lies reports whether a card of a name, A or A@zone, lies anywhere, also where nobody
// may see it.
func (r *runner) lies(name string) bool {
	key, zone, at := strings.Cut(name, "@")
	for _, s := range r.m.View(rules.Spectator).Stack {
		if k, _ := r.card(s.Card); k == key && (!at || zone == "stack") {
			return true
		}
	}
	for seat := range r.m.Setup().Seats {
		for _, z := range zonesOf(r.m.View(seat)) {
			if at && z.Place.Zone != zone {
				continue
			}
			for _, id := range position.PrintsIn(r.m.Table(), z.Place) {
				if strings.TrimSuffix(r.keyOfID(id), "+") == strings.TrimSuffix(key, "+") {
					return true
				}
			}
		}
	}
	return false
}

// described checks that keys name cards of this position.
func (r *runner) described(keys []string) error {
	for _, k := range keys {
		if !slices.ContainsFunc(r.catalogue, func(c rules.Printed) bool { return c.ID == k }) {
			return fmt.Errorf("no card %q is described", k)
		}
	}
	return nil
}

// isSaid reports whether a name or a piece of text stands on any card here.
func (r *runner) isSaid(text string) bool {
	said := func(w rules.Words) bool { return strings.Contains(w[rules.Japanese], text) }
	return slices.ContainsFunc(r.catalogue, func(c rules.Printed) bool {
		for _, d := range rules.Declared(r.game()) {
			if d.Shape == value.Tags && slices.ContainsFunc(c.Words(d.Key), said) {
				return true
			}
		}
		return said(c.Name) || slices.ContainsFunc(c.Lines, said)
	})
}

// couldHave checks that a card could have something of a name: that anything here
// speaks of it.
func (r *runner) couldHave(what, name string) error {
	known := r.isSaid(name)
	switch what {
	case "colour":
		known = slices.Contains(colourWords(r.game()), name)
	case "kind":
		known = r.n.Kind(name) != nil || slices.Contains(kindWords(r.game()), name)
	case "counters":
		counter, _, _ := strings.Cut(name, " ")
		known = r.speaks(counter)
	case "opened":
		known = name == ""
	default:
		known = known && name != ""
	}
	if !known {
		return fmt.Errorf("nothing here is %s %q", what, name)
	}
	return nil
}

// counted reads a list of keys in which a number stands for as many of the next:
// "2 A B" is A A B.
func counted(words []string) (keys []string, err error) {
	n := 1
	for i, w := range words {
		if v, err := strconv.Atoi(w); err == nil {
			if v < 1 || v > maxCards || i == len(words)-1 {
				return nil, fmt.Errorf("%q is not how many of a card", w)
			}
			n = v
			continue
		}
		for range n {
			keys = append(keys, w)
		}
		n = 1
	}
	return keys, nil
}
