package session_test

import (
	"strings"
	"testing"

	"gorin/render/session"
	"gorin/rules"
)

// ask is a request with priority and so many plays besides passing.
func ask(plays int) *rules.Request {
	r := &rules.Request{Kind: "priority", Min: 1, Max: 1}
	for range plays {
		r.Options = append(r.Options, rules.Option{Kind: "play"})
	}
	r.Options = append(r.Options, rules.Option{Kind: "pass"})
	return r
}

func news(events ...rules.Event) (out []rules.Entry) {
	for _, e := range events {
		out = append(out, rules.Entry{Event: e})
	}
	return out
}

func drawn(e *rules.Event) bool { return e.Source == 0 && e.From.Zone == "deck" && e.To.Zone == "hand" }

// TestPasses: seat 0 has priority; what is passed by itself and what never is.
func TestPasses(t *testing.T) {
	stops := session.Stops{"own/main": true, "own/draw": false, "other/end": false, "other/main": false}
	draw := rules.Event{Kind: "move", From: rules.Place{Zone: "deck"}, To: rules.Place{Zone: "hand"}}
	taken := draw
	taken.Source = 7
	died := rules.Event{Kind: "move", From: rules.Place{Zone: "field", Seat: -1}, To: rules.Place{Zone: "graveyard"}}
	mine, theirs := []rules.StackView{{Seat: 0, Card: 40}}, []rules.StackView{{Seat: 0, Card: 40}, {Seat: 1, Card: 41}}
	for _, c := range []struct {
		name   string
		active int
		phase  string
		plays  int
		stack  []rules.StackView
		news   []rules.Entry
		acted  bool
		seen   []rules.Card
		own    bool
		skip   bool
		want   bool
	}{
		{name: "no stop, nothing has happened", phase: "draw", plays: 2, want: true},
		{name: "a stop", phase: "main", plays: 2, want: false},
		{name: "a stop of the other's turn only", active: 1, phase: "main", plays: 2, want: true},
		{name: "a timing that nobody has named", phase: "feast", plays: 2, want: false},
		{name: "a stop, passing on from it", phase: "main", plays: 2, skip: true, want: true},
		{name: "nothing else is possible", phase: "main", want: true},
		{name: "nothing else is possible, whatever has happened", phase: "main", stack: theirs, news: news(died), want: true},
		{name: "the routine of the turn", active: 1, phase: "end", plays: 1, news: news(draw, rules.Event{Kind: "phase"}, rules.Event{Kind: "lie"}), want: true},
		{name: "a card drawn by a card", active: 1, phase: "end", plays: 1, news: news(taken), want: false},
		{name: "a unit has left the field", active: 1, phase: "end", plays: 1, news: news(died), want: false},
		{name: "a play", active: 1, phase: "end", plays: 1, news: news(rules.Event{Kind: "play", Seat: 1}), want: false},
		{name: "an attack", active: 1, phase: "end", plays: 1, news: news(rules.Event{Kind: "attack", Seat: 1}), want: false},
		{name: "a block", active: 1, phase: "end", plays: 1, news: news(rules.Event{Kind: "block", Seat: 1}), want: false},
		{name: "damage", active: 1, phase: "end", plays: 1, news: news(rules.Event{Kind: "damage", Seat: 0}), want: false},
		{name: "an ability triggered", active: 1, phase: "end", plays: 1, news: news(rules.Event{Kind: "trigger", Seat: 0}), want: false},
		{name: "something of which nobody has thought", active: 1, phase: "end", plays: 1, news: news(rules.Event{Kind: "eclipse"}), want: false},
		{name: "something happened while passing on", phase: "main", plays: 1, skip: true, news: news(died), want: false},
		{name: "the other's card waits", active: 1, phase: "end", plays: 1, stack: theirs, skip: true, want: false},
		{name: "the own play, asked", phase: "main", plays: 1, stack: mine, news: news(rules.Event{Kind: "play"}), acted: true, want: false},
		{name: "the own play, passed at once", phase: "main", plays: 1, stack: mine, news: news(rules.Event{Kind: "play"}), acted: true, own: true, want: true},
		{name: "the own play, and an answer to it", phase: "main", plays: 1, stack: mine, news: news(rules.Event{Kind: "play"}, rules.Event{Kind: "play", Seat: 1}), acted: true, own: true, want: false},
		{name: "an own ability triggered", phase: "draw", plays: 1, stack: mine, own: true, want: false},
		{name: "an own ability that has been seen", phase: "draw", plays: 1, stack: mine, seen: []rules.Card{40}, own: true, want: true},
		{name: "an own ability that has been seen, at a stop", phase: "main", plays: 1, stack: mine, seen: []rules.Card{40}, own: true, want: false},
		{name: "the own attack", phase: "draw", plays: 1, news: news(rules.Event{Kind: "attack"}), own: true, want: true},
		{name: "the own attack, at a stop", phase: "main", plays: 1, news: news(rules.Event{Kind: "attack"}), own: true, want: false},
		{name: "an own ability was carried out", phase: "draw", plays: 1, stack: mine, news: news(rules.Event{Kind: "ability"}), own: true, want: false},
		{name: "the own play is resolved", phase: "main", plays: 1, news: news(rules.Event{Kind: "resolve"}), own: true, want: false},
	} {
		w := session.Window{
			Request: ask(c.plays), View: &rules.View{Phase: c.phase, Active: c.active, Stack: c.stack}, News: c.news,
			Routine: drawn, Stops: stops, Seen: c.seen, Acted: c.acted, Own: c.own, Skip: c.skip,
		}
		if got := w.Passes(); got != c.want {
			t.Errorf("%s: passes %v", c.name, got)
		}
	}
}

// TestPassesOnlyPriority: no other question is passed, though it has such an
// option.
func TestPassesOnlyPriority(t *testing.T) {
	for _, kind := range []string{"attack", "block", "main", "choose", "may"} {
		r := ask(1)
		r.Kind = kind
		w := session.Window{Request: r, View: &rules.View{Phase: "draw"}, Stops: session.Stops{"own/draw": false}, Skip: true, Own: true}
		if w.Passes() {
			t.Errorf("%s was passed", kind)
		}
	}
	r := ask(1)
	r.Options = r.Options[:1]
	w := session.Window{Request: r, View: &rules.View{Phase: "draw"}, Stops: session.Stops{"own/draw": false}}
	if w.Passes() {
		t.Error("passed without an option that passes")
	}
}

// purse is what pays in these tests.
var purse = session.Purse{Ask: "pay-energy", Zone: "energy", Hand: "hand", Wants: func(c *rules.CardView, add func(string, int)) {
	for colour, n := range wanted[c.Print] {
		add(colour, n)
	}
}, Shades: func(c *rules.CardView) []string { return coloured[c.ID] }}

// wanted is how much of each colour cards of the hand cost, by print, and coloured the
// colours of energy.
var (
	wanted   []map[string]int
	coloured map[rules.Card][]string
)

// energy are cards of the energy zone, of these colours each; without any it lies face
// down.
func energy(each ...string) (cards []rules.CardView) {
	coloured = map[rules.Card][]string{}
	for i, colours := range each {
		id := rules.Card(i + 1)
		coloured[id] = strings.Fields(colours)
		cards = append(cards, rules.CardView{ID: id, Print: int(id), FaceUp: colours != ""})
	}
	return cards
}

func TestPayment(t *testing.T) {
	for _, c := range []struct {
		name   string
		energy []string
		hand   []map[string]int
		n      int
		want   []rules.Card
	}{
		{"what lies face down first", []string{"red", "", "blue"}, nil, 1, []rules.Card{2}},
		{"the colour that no card in hand needs", []string{"red", "blue", "red"}, []map[string]int{{"red": 2}}, 1, []rules.Card{2}},
		{"the colour of which more is ready", []string{"red", "blue", "blue"}, []map[string]int{{"red": 1, "blue": 1}}, 1, []rules.Card{2}},
		{"one of each rather than all of a colour", []string{"red", "red", "blue", "blue"}, []map[string]int{{"red": 1}, {"blue": 1}}, 2, []rules.Card{1, 3}},
		{"one colour rather than two", []string{"red blue", "red"}, nil, 1, []rules.Card{2}},
		{"all that there is", []string{"red", "blue"}, nil, 2, []rules.Card{1, 2}},
	} {
		cards := energy(c.energy...)
		v := &rules.View{Players: []rules.PlayerView{{Zones: []rules.ZoneView{
			{Place: rules.Place{Zone: "energy"}, Cards: cards}, {Place: rules.Place{Zone: "hand"}},
		}}}}
		wanted = c.hand
		for i := range c.hand {
			h := &v.Players[0].Zones[1]
			h.Cards = append(h.Cards, rules.CardView{ID: 50, Print: i})
		}
		r := &rules.Request{Kind: "pay-energy", Min: c.n, Max: c.n}
		for _, e := range cards {
			r.Options = append(r.Options, rules.Option{Kind: "card", Card: e.ID})
		}
		pick := purse.Payment(v, r)
		var got []rules.Card
		for _, i := range pick {
			got = append(got, r.Options[i].Card)
		}
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
				break
			}
		}
	}
}

func TestAlike(t *testing.T) {
	cards := energy("red", "red", "blue", "red")
	cards[3].FaceUp = false
	v := &rules.View{Players: []rules.PlayerView{{Zones: []rules.ZoneView{{Place: rules.Place{Zone: "energy"}, Cards: cards}}}}}
	for _, c := range []struct {
		cards []rules.Card
		want  bool
	}{{[]rules.Card{1, 2}, true}, {[]rules.Card{1, 3}, false}, {[]rules.Card{1, 4}, false}, {[]rules.Card{3}, true}, {nil, false}} {
		r := &rules.Request{Min: 1, Max: 1}
		for _, id := range c.cards {
			r.Options = append(r.Options, rules.Option{Card: id})
		}
		if got := purse.Alike(v, r); got != c.want {
			t.Errorf("%v: %v", c.cards, got)
		}
	}
}
