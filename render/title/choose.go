package title

import (
	"slices"
	"strconv"
	"strings"

	"gorin/render/session"
	"gorin/rules"
)

// format is what is said of the format that is chosen.
func (t *Page) format() *rules.Format {
	f, _ := find(t.formats[t.Start.Game], t.Start.Format)
	return f
}

// Seats is how many play a game, as it is set up.
func (t *Page) Seats(game string) int {
	if game == t.Start.Game {
		return len(t.Start.Kinds)
	}
	return len(t.last[game+"/"+t.played[game]].Kinds)
}

// takes reports whether so many can play a format.
func takes(f *rules.Format, n int) bool {
	return n >= f.Least && n <= f.Most && n%max(1, f.Teams) == 0
}

// blocks is how many take their place in the order of turns as one: the seats of a team.
func blocks(f *rules.Format, seats int) int { return seats / max(1, f.Teams) * min(1, f.Teams) }

// inTurn reports whether players of a format may agree on an order of turns: each seat is
// there once, those of a team behind each other.
func inTurn(f *rules.Format, order []int, seats int) bool {
	if len(order) == 0 || len(order) != seats || !f.Agreed {
		return false
	}
	size := max(1, blocks(f, seats))
	seen := make([]bool, seats)
	for i, seat := range order {
		if seat < 0 || seat >= seats || seen[seat] || i%size != seat%size || seat/size != order[i/size*size]/size {
			return false
		}
		seen[seat] = true
	}
	return true
}

// units is what takes turns, in the order that is agreed on: seats, or teams.
func (t *Page) units() (out []int) {
	size := max(1, blocks(t.format(), len(t.Start.Order)))
	for i := 0; i < len(t.Start.Order); i += size {
		out = append(out, t.Start.Order[i]/size)
	}
	return out
}

// ordered puts what takes turns in an order.
func (t *Page) ordered(units []int) {
	size := max(1, blocks(t.format(), len(t.Start.Kinds)))
	t.Start.Order = nil
	for _, u := range units {
		for i := range size {
			t.Start.Order = append(t.Start.Order, u*size+i)
		}
	}
}

// Fill fills the setup with what was chosen last, and with what the page's address says. It
// lists what of that is not offered.
func (t *Page) Fill(p map[string]string) (wrong []string) {
	t.recall()
	fields := []string{"game", "format", "players"}
	for i := range session.MostSeats {
		n := strconv.Itoa(i + 1)
		fields = append(fields, "p"+n, "deck"+n)
	}
	for _, field := range append(fields, "options", "order", "seed") {
		if field == "p1" && p["players"] == "" {
			t.room(p)
		}
		if v := p[field]; v != "" && !t.Choose(field, v) {
			wrong = append(wrong, field+"="+v)
		}
	}
	return wrong
}

// room makes room for as many as the page's address speaks of.
func (t *Page) room(p map[string]string) {
	for n := session.MostSeats; n > len(t.Start.Kinds); n-- {
		if at := strconv.Itoa(n); (p["p"+at] != "" || p["deck"+at] != "") && takes(t.format(), n) {
			t.fit(n)
		}
	}
}

// fit gives the setup so many seats.
func (t *Page) fit(n int) {
	agreed := t.Start.Order != nil
	t.Start.Fit(n)
	t.Start.Decks = t.offered(t.Start.Game, t.Start.Decks, n)
	if agreed {
		t.agree()
	}
}

// agree puts the seats in the order in which they sit.
func (t *Page) agree() {
	t.Start.Order = nil
	for seat := range t.Start.Kinds {
		t.Start.Order = append(t.Start.Order, seat)
	}
}

// Choose sets a field of the setup; a value that is not offered changes nothing, and false
// is returned. Seats and places are counted from 1.
func (t *Page) Choose(field, value string) bool {
	switch field {
	case "game":
		if !slices.Contains(t.Games, value) {
			return false
		}
		if value != t.Start.Game {
			t.take(value, t.played[value])
		}
		return true
	case "format":
		f, ok := find(t.formats[t.Start.Game], value)
		if !ok {
			return false
		}
		if f.Key != t.Start.Format {
			t.take(t.Start.Game, f.Key)
		}
		return true
	case "players":
		n, err := strconv.Atoi(value)
		if err != nil || !takes(t.format(), n) {
			return false
		}
		if n != len(t.Start.Kinds) {
			t.fit(n)
		}
		return true
	case "options":
		return t.chooseOptions(strings.Split(value, ","))
	case "order":
		return t.chooseOrder(value)
	case "seed":
		_, err := strconv.ParseUint(value, 10, 64)
		if err != nil && value != "" {
			return false
		}
		t.seed = value
		return true
	}
	if n, ok := strings.CutPrefix(field, "deck"); ok {
		return put(t.Start.Decks, n, value, slices.ContainsFunc(t.decks, func(d session.Deck) bool { return d.ID == value }))
	}
	if key, ok := strings.CutPrefix(field, "option-"); ok {
		return t.chooseOption(key, value == "on")
	}
	if n, ok := strings.CutPrefix(field, "turn"); ok {
		return t.chooseTurn(n, value)
	}
	if n, ok := strings.CutPrefix(field, "p"); ok {
		return put(t.Start.Kinds, n, value, slices.Contains(session.Kinds, value))
	}
	return false
}

// put sets what is chosen for the seat of a number, counted from 1, if that is offered.
func put(list []string, number, value string, offered bool) bool {
	seat, err := strconv.Atoi(number)
	if err != nil || seat < 1 || seat > len(list) || !offered {
		return false
	}
	list[seat-1] = value
	return true
}

// chooseOption agrees on a rule of the format, or no longer. They are kept in the order in
// which the book has them.
func (t *Page) chooseOption(key string, on bool) bool {
	var out []string
	known := false
	for _, o := range t.format().Options {
		wanted := slices.Contains(t.Start.Options, o.Key)
		if o.Key == key {
			wanted, known = on, true
		}
		if wanted {
			out = append(out, o.Key)
		}
	}
	t.Start.Options = out
	return known
}

// chooseOptions agrees on these rules and no others.
func (t *Page) chooseOptions(keys []string) bool {
	t.Start.Options = nil
	ok := true
	for _, key := range keys {
		ok = t.chooseOption(key, true) && ok
	}
	return ok
}

// chooseOrder lets the order of turns be drawn, lets it be agreed on, or is one: seats with
// commas between them.
func (t *Page) chooseOrder(value string) bool {
	switch {
	case value == "drawn":
		t.Start.Order = nil
		return true
	case value == "agreed" && t.format().Agreed:
		if t.Start.Order == nil {
			t.agree()
		}
		return true
	}
	var order []int
	for _, s := range strings.Split(value, ",") {
		n, err := strconv.Atoi(s)
		if err != nil {
			return false
		}
		order = append(order, n-1)
	}
	if !inTurn(t.format(), order, len(t.Start.Kinds)) {
		return false
	}
	t.Start.Order = order
	return true
}

// chooseTurn gives a place in the order that is agreed on to a seat or a team, which changes
// places with who had it.
func (t *Page) chooseTurn(place, value string) bool {
	at, err := strconv.Atoi(place)
	who, wrong := strconv.Atoi(value)
	units := t.units()
	from := slices.Index(units, who-1)
	if err != nil || wrong != nil || at < 1 || at > len(units) || from < 0 {
		return false
	}
	units[at-1], units[from] = units[from], units[at-1]
	t.ordered(units)
	return true
}
