package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// pick finds the options that the words of an answer mean. Several picks are
// parted by commas; ^2 after one is the second of the options that it could be,
// x3 stands for three of them.
func (r *runner) pick(q *rules.Request, words []string) ([]int, error) {
	items, err := itemsOf(words)
	if err != nil {
		return nil, err
	}
	picks, err := r.picked(q, items)
	if err != nil {
		return nil, fmt.Errorf("%w (%s)", err, r.describe(q))
	}
	return picks, nil
}

// offers reports whether words are an answer to a question.
func (r *runner) offers(q *rules.Request, words []string) bool {
	items, err := itemsOf(words)
	if err == nil {
		_, err = r.picked(q, items)
	}
	return err == nil
}

// picked finds the options that are meant.
func (r *runner) picked(q *rules.Request, items [][]string) ([]int, error) {
	if len(items) == 1 && len(items[0]) == 1 && items[0][0] == "nothing" {
		if q.Min > 0 {
			return nil, errors.New("something has to be picked")
		}
		return nil, nil
	}
	for _, item := range items {
		for _, w := range item {
			if _, _, err := r.whose(strings.TrimPrefix(w, ">")); err != nil {
				return nil, err
			}
		}
	}
	picks, left := r.match(q, items)
	if left != nil {
		return nil, fmt.Errorf("no option is %q", strings.Join(left, " "))
	}
	if len(picks) < q.Min || len(picks) > q.Max {
		return nil, fmt.Errorf("%d to %d have to be picked", q.Min, q.Max)
	}
	return picks, nil
}

// itemsOf parts a list at its commas; "A x3" is A three times.
func itemsOf(words []string) (items [][]string, err error) {
	for _, part := range strings.Split(strings.Join(words, " "), ",") {
		item := strings.Fields(part)
		if len(item) == 0 {
			return nil, fmt.Errorf("nothing stands beside a comma")
		}
		n := 1
		if times, ok := strings.CutPrefix(item[len(item)-1], "x"); ok && len(item) > 1 {
			if v, err := strconv.Atoi(times); err == nil {
				if v < 1 || v > maxCards {
					return nil, fmt.Errorf("%q is not a number from 1 to %d", times, maxCards)
				}
				n, item = v, item[:len(item)-1]
			}
		}
		for range n {
			items = append(items, item)
		}
	}
	return items, nil
}

// match finds a different option for each item; left is the first for which there
// is none.
func (r *runner) match(q *rules.Request, items [][]string) (picks []int, left []string) {
	defer r.still()()
	for _, item := range items {
		found := r.first(q, item, picks)
		if found < 0 {
			return picks, item
		}
		picks = append(picks, found)
	}
	return picks, nil
}

// first is the first option that an item means and that is not picked yet, or
// the n-th that it means if ^n stands behind it; -1 if there is none.
func (r *runner) first(q *rules.Request, item []string, picks []int) int {
	nth := 0
	if n := len(item) - 1; n > 0 && strings.HasPrefix(item[n], "^") {
		nth, _ = strconv.Atoi(item[n][1:])
		item = item[:n]
	}
	for i := range q.Options {
		if !r.means(q, &q.Options[i], item) {
			continue
		}
		if nth--; nth == 0 || nth < 0 && !slices.Contains(picks, i) {
			return i
		}
	}
	return -1
}

// means reports whether an option is what the words say: a word for its kind,
// its card (A, or A@zone), > and its second card, its zone, its number, the player that
// it is, or ~ and a piece of its text.
func (r *runner) means(q *rules.Request, o *rules.Option, item []string) bool {
	if len(item) == 0 {
		return false
	}
	if o.Kind == "attack" && r.n.Attacks != nil {
		return r.n.Attacks[item[0]] == o.N
	}
	if item[0] == o.Kind {
		item = item[1:]
		if len(item) == 0 {
			return true
		}
	}
	if o.Kind == "swap" {
		return len(item) == 2 && (item[0] == o.Place.Zone && item[1] == o.Place2.Zone || item[1] == o.Place.Zone && item[0] == o.Place2.Zone)
	}
	for _, w := range item {
		if !r.fits(q, o, w) {
			return false
		}
	}
	return true
}

func (r *runner) fits(q *rules.Request, o *rules.Option, w string) bool {
	if n, err := strconv.Atoi(w); err == nil {
		return n == o.N
	}
	if text, ok := strings.CutPrefix(w, "~"); ok {
		return strings.Contains(o.Words[rules.Japanese], text)
	}
	if second, ok := strings.CutPrefix(w, ">"); ok {
		return o.Card2 != 0 && r.named(o.Card2, second)
	}
	switch {
	case o.Kind == "icon" || o.Kind == "rule":
		return strings.EqualFold(strings.ReplaceAll(o.Words[rules.English], " ", "-"), w)
	case o.Kind == "word" && w == said(o):
		return true
	case o.Kind == "slot":
		return r.isPlace(q, o, w)
	case o.Kind == "player":
		return r.isSeat(w, o.Place.Seat)
	case o.Kind != "card" && o.Place.Zone != "" && r.isPlace(q, o, w):
		return true
	}
	return o.Card != 0 && r.named(o.Card, w)
}

// said is the word that an option is, in Japanese and without blanks: which words may be said,
// and so their numbers, hangs on the cards of a match.
func said(o *rules.Option) string { return strings.ReplaceAll(o.Words[rules.Japanese], " ", "-") }

// isPlace reports whether a word is the zone of an option, or its slots, with whose it is where that is not
// who is asked.
func (r *runner) isPlace(q *rules.Request, o *rules.Option, w string) bool {
	who, zone, cut := strings.Cut(w, ":")
	place := placeWord(o)
	return w == place || cut && zone == place && r.isOther(who, q.Seat, o.Place.Seat)
}

// named reports whether a name, A or A@zone, means a card; before it may stand who
// controls it, "you:", "opponent:", "seat 3:".
func (r *runner) named(c rules.Card, name string) bool {
	who, rest, whose := strings.Cut(name, ":")
	if whose {
		seat, err := r.seat(who)
		if err != nil || seat != r.controller(c) {
			return false
		}
		name = rest
	}
	key, zone, at := strings.Cut(name, "@")
	id, place := r.card(c)
	return id == key && (!at || zone == place.Zone)
}

// controller is whose a card is to play with, -1 if nobody sees it.
func (r *runner) controller(c rules.Card) int {
	for seat := range r.m.Setup().Seats {
		for _, z := range zonesOf(r.m.View(seat)) {
			for i := range z.Cards {
				if z.Cards[i].ID == c {
					return z.Cards[i].Seat
				}
			}
		}
	}
	return -1
}

// still keeps what the seats see until the function that it returns is called; no answer
// is given in between.
func (r *runner) still() (end func()) {
	if r.views != nil {
		return func() {}
	}
	r.views = make([]*rules.View, len(r.m.Setup().Seats))
	return func() { r.views = nil }
}

// view is what a seat sees while the match stands still.
func (r *runner) view(seat int) *rules.View {
	if r.views[seat] == nil {
		r.views[seat] = r.m.View(seat)
	}
	return r.views[seat]
}

// card is the key of a card and where it is.
func (r *runner) card(c rules.Card) (key string, at rules.Place) {
	if c == 0 { // hidden
		return "", at
	}
	defer r.still()()
	for seat := range r.m.Setup().Seats {
		for _, z := range zonesOf(r.view(seat)) {
			for _, cv := range z.Cards {
				if cv.ID == c {
					return r.catalogue[cv.Print].ID, z.Place
				}
			}
		}
		for _, s := range r.view(seat).Stack { // what stands in for an ability or is a copy: A@stack
			if s.Card != c || c == 0 || s.Kind == "card" {
				continue
			}
			if s.Kind == "copy" {
				key = r.keyOf(s.Words)
			} else {
				key, _ = r.card(s.Source)
			}
			return key, rules.Place{Seat: s.Seat, Zone: "stack"}
		}
	}
	return "", rules.Place{}
}

// keyOf is the key of the card that a copy, D（コピー）, was made of.
func (r *runner) keyOf(words rules.Words) string {
	name, _, _ := strings.Cut(words[rules.Japanese], "（")
	for i := range r.catalogue {
		if r.catalogue[i].Name[rules.Japanese] == name {
			return r.catalogue[i].ID
		}
	}
	return ""
}

// zonesOf lists all zones of a view, the shared ones last.
func zonesOf(v *rules.View) (zones []rules.ZoneView) {
	for _, p := range v.Players {
		zones = append(zones, p.Zones...)
	}
	return append(zones, v.Shared...)
}
