package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/position"
)

// moveLine is a move in the words of the notation.
func (r *runner) moveLine(mv rules.Move) string {
	if mv.Concede {
		return fmt.Sprintf("concede %s\n", r.name(mv.Seat))
	}
	q, of, _ := r.put(r.m.Pending(), mv.Seat)
	items := []string{"nothing"}
	if len(mv.Pick) > 0 {
		items = items[:0]
	}
	for _, i := range own(of, mv.Pick) {
		items = append(items, r.option(q, i))
	}
	return fmt.Sprintf("answer %s %s\n", r.name(mv.Seat), strings.Join(items, ", "))
}

// reads checks that a line of moveLine is read as that move.
func (r *runner) reads(line string, mv rules.Move) error {
	if mv.Concede {
		return nil
	}
	picks, err := r.picks(r.m.Pending(), mv.Seat, fields(line)[2:])
	if err == nil && !slices.Equal(picks, mv.Pick) {
		err = errors.New("it means something else")
	}
	if err != nil {
		return fmt.Errorf("no words for an answer: %s: %w", strings.TrimSpace(line), err)
	}
	return nil
}

// item is what an option means.
func (r *runner) item(q *rules.Request, o *rules.Option) string {
	named := func(c rules.Card) string {
		key, at := r.card(c)
		return key + "@" + at.Zone
	}
	card := func() string { return o.Kind + " " + named(o.Card) }
	switch o.Kind {
	case "attack":
		for word, n := range r.n.Attacks {
			if n == o.N {
				return word
			}
		}
	case "swap":
		return "swap " + o.Place.Zone + " " + o.Place2.Zone
	case "slot":
		if o.Place.Seat != q.Seat {
			return r.other(q.Seat, o.Place.Seat) + ":" + placeWord(o)
		}
		return placeWord(o)
	case "player":
		return "player " + r.name(o.Place.Seat)
	case "icon", "rule":
		return strings.ToLower(strings.ReplaceAll(o.Words[rules.English], " ", "-"))
	case "word":
		return "word " + said(o)
	case "number", "hidden":
		return fmt.Sprintf("%s %d", o.Kind, o.N)
	case "card", "play":
		return card()
	case "activate", "replace", "ability", "mode":
		if o.Card != 0 {
			return card() + fmt.Sprintf(" %d", o.N)
		}
		return fmt.Sprintf("%s %d", o.Kind, o.N)
	}
	words := o.Kind
	if o.Card != 0 {
		words = card()
	}
	if o.Card2 != 0 {
		words += " >" + named(o.Card2)
	}
	return words
}

// placeWord is the zone of an option, or its slots: front-left+front-centre.
func placeWord(o *rules.Option) string {
	if o.Over != "" {
		return o.Over
	}
	return o.Place.Zone
}

// row is one zone as expectations see it.
type row struct {
	place rules.Place
	words string // its cards, or "" for none
	count int
}

// tableNow lists what lies where.
func (r *runner) tableNow() (rows []row) {
	for seat := range r.m.Setup().Seats {
		v := r.m.View(seat)
		zones := v.Players[seat].Zones
		for _, z := range v.Shared {
			part := partOf(z, seat)
			part.Place.Seat = seat
			zones = append(zones[:len(zones):len(zones)], part)
		}
		for _, z := range zones {
			words := r.keys(z)
			if !slices.Contains(r.n.Unordered, z.Place.Zone) {
				for i := range words {
					words[i] += r.lie(z, i)
				}
			}
			rows = append(rows, row{z.Place, strings.Join(words, " "), z.Count})
		}
	}
	return rows
}

// lie says how the i-th card of a zone lies, if that is something to be said.
func (r *runner) lie(z rules.ZoneView, i int) string {
	c := &z.Cards[r.at(z, i)]
	switch {
	case slices.Contains(r.n.Table, z.Place.Zone):
		words := [...]string{" standing", " rested", " reversed"}[c.Lies]
		for _, zone := range c.Over[min(1, len(c.Over)):] {
			words += " over " + zone
		}
		return words
	case c.Print >= 0 && !c.FaceUp && slices.Contains(r.n.Down, z.Place.Zone):
		return " down"
	}
	return ""
}

// expectations writes what came of the last move: what is asked now, and every
// zone that changed.
func (w *writer) expectations(r *runner, before []row) {
	v := r.m.View(rules.Spectator)
	if v.Over {
		fmt.Fprintf(&w.out, "expect over %s %s\n", r.winners(v.Result), v.Result.Clause)
	} else {
		w.expectRequest(r)
		if v.Turn > 0 {
			fmt.Fprintf(&w.out, "expect turn %d %s\n", v.Turn, r.name(v.Active))
		}
	}
	for i, now := range r.tableNow() {
		if now == before[i] {
			continue
		}
		words := now.words
		switch {
		case now.count == 0:
			words = "empty"
		case slices.Contains(r.n.TopFirst, now.place.Zone):
			words = fmt.Sprint(now.count)
		}
		fmt.Fprintf(&w.out, "expect %s %s %s\n", r.name(now.place.Seat), now.place.Zone, words)
	}
}

// expectRequest writes the open question with all that it offers.
func (w *writer) expectRequest(r *runner) {
	q := r.m.Pending()
	seats := askedSeats(q)
	if len(seats) > 1 {
		fmt.Fprintf(&w.out, "expect request %s %s\n", seatNames(seats, r.seats()), q.Kind)
	}
	for _, seat := range seats {
		its, _, _ := r.put(q, seat)
		var items []string
		for i := range its.Options {
			items = append(items, r.item(its, &its.Options[i]))
		}
		only := ""
		if len(items) > 0 {
			only = " only " + strings.Join(items, ", ")
		}
		fmt.Fprintf(&w.out, "expect request %s %s%s   # %s\n", r.name(seat), q.Kind, only, q.Clause)
	}
	fmt.Fprintf(&w.out, "expect clause %s\n", q.Clause)
}

// sameQuestion checks that two matches stand at the same decision: the same
// question with the same options, cards told apart by where they lie, the same
// cards everywhere with the same values.
func sameQuestion(x, y []string) error {
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return fmt.Errorf("what was written comes out otherwise: %s, not %s", y[i], x[i])
		}
	}
	if len(x) != len(y) {
		return fmt.Errorf("what was written comes out otherwise: %d things to compare, not %d", len(y), len(x))
	}
	return nil
}

// written is what a card is called in what has been written.
func (w *writer) written(id string) string {
	if key := w.keys[id]; key != "" {
		return key
	}
	if base, ok := strings.CutSuffix(id, "+"); ok && w.keys[base] != "" { // its other face
		return w.keys[base] + "+"
	}
	return id
}

// standing tells everything about the open decision that does not depend on the
// numbers of cards; and the options, which are part of it, in their order.
func (w *writer) standing(m *rules.Match) (out, options []string) {
	cards := m.Catalogue()
	place := map[rules.Card]string{}
	for seat := range m.Setup().Seats {
		v := m.View(seat)
		for _, z := range zonesOf(v) {
			ids := position.PrintsIn(m.Table(), z.Place)
			for i, c := range z.Cards {
				where := fmt.Sprintf("%d %s %d", z.Place.Seat, z.Place.Zone, i)
				if c.ID != 0 && place[c.ID] == "" {
					place[c.ID] = where + " " + w.written(cards[c.Print].ID)
				}
				if z.Place.Seat == seat || z.Place.Seat < 0 {
					out = append(out, fmt.Sprint(where, " ", w.written(ids[i]), " ", c.Seat, c.Lies, c.FaceUp, c.Now, c.Damage, c.Below, len(c.Lines)))
				}
			}
		}
	}
	v := m.View(rules.Spectator)
	out = append(out, fmt.Sprint(v.Turn, v.Active, v.Phase, v.Step, v.Over, v.Result.Winners, v.Result.Clause, len(v.Waiting), v.Attack.Kind))
	q := m.Pending()
	if q == nil {
		return out, nil
	}
	out = append(out, fmt.Sprint(askedSeats(q), q.Kind, q.Clause, q.Min, q.Max, q.Ordered, place[q.Source]))
	for _, o := range q.Options {
		options = append(options, fmt.Sprint(o.Seat, " ", o.Kind, " ", place[o.Card], " ", place[o.Card2], " ", o.Place, o.Place2, " ", o.N, " ", o.Clause))
	}
	return append(out, slices.Sorted(slices.Values(options))...), options
}

// inOther gives a move of one match as it has to be made in another that stands
// at the same decision, where the options may have another order.
func inOther(mv rules.Move, from, to []string) rules.Move {
	picks := make([]int, len(mv.Pick))
	for i, p := range mv.Pick {
		alike := 0 // before it
		for _, o := range from[:p] {
			if o == from[p] {
				alike++
			}
		}
		for j, o := range to {
			if o == from[p] {
				if alike == 0 {
					picks[i] = j
					break
				}
				alike--
			}
		}
	}
	mv.Pick = picks
	return mv
}
