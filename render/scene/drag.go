package scene

import (
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/sound"
	"gorin/render/theme"
	"gorin/rules"
)

// lift takes a card up: what can be done with it lights up.
func (t *table) lift(value string) {
	n, _ := strconv.Atoi(value)
	if _, _, option := t.a.ui.Carried("option"); option {
		t.sorted = n + 1
		return
	}
	id := rules.Card(n)
	_, place := t.find(id)
	t.lookAt(value)
	if !t.wanted(id, place) {
		t.armed = nil
		t.refuse(id)
		return
	}
	t.armed = append(t.armed[:0], spot{card: id, place: place})
	if t.otherwise(id) {
		t.sayWhy(id)
	}
	t.a.ui.ScrollTo("choice", 0)
}

// drop lets a lifted card go onto something, "act value". It chooses the option that
// is about both; where only one is about the card, anywhere on the table will do; with
// several left, the list goes on.
func (t *table) drop(value string) {
	if t.sorted > 0 {
		t.sortOnto(value)
		return
	}
	if t.req == nil || len(t.armed) == 0 {
		t.a.hear(sound.Refuse)
		return
	}
	with := append([]int(nil), t.open()...)
	act, of, _ := strings.Cut(value, " ")
	var card rules.Card
	var place rules.Place
	switch act {
	case "card":
		n, _ := strconv.Atoi(of)
		card = rules.Card(n)
		_, place = t.find(card)
	case "place", "pile":
		place = parsePlace(of)
	}
	if place.Zone == t.armed[0].place.Zone && place.Zone == t.skin.Hand || place.Zone == "" && t.screen.Hand.Has(t.a.ui.Pointer()) {
		t.armed = nil // put back
		return
	}
	var onto []int
	for _, i := range with {
		o := &t.req.Options[i]
		if card != 0 && about(o, card, place) || place.Zone != "" && about(o, 0, place) {
			onto = append(onto, i)
		}
	}
	goes := t.going(place)
	switch {
	case len(onto) == 1:
		t.choose(onto[0])
	case len(onto) == 0 && len(goes) == 1:
		t.choose(goes[0])
		t.intoSlot(place)
	case len(onto) > 1:
		t.armed = append(t.armed, spot{card: card, place: place})
	case len(with) == 1 && t.otherwise(t.armed[0].card): // it is asked for by name
		t.refuse(t.armed[0].card)
	case len(with) == 1:
		t.choose(with[0])
		t.intoSlot(place)
	default:
		t.a.hear(sound.Refuse)
	}
}

// intoSlot answers which slot a card goes to, when that is what is asked next of who
// has dropped it there.
func (t *table) intoSlot(place rules.Place) {
	if t.s.Revision == t.seen || place.Zone == "" {
		return
	}
	t.refresh()
	if t.req == nil {
		return
	}
	for i := range t.req.Options {
		if o := &t.req.Options[i]; o.Kind == "slot" && o.Place == place {
			t.choose(i)
			return
		}
	}
}

// drawCarried draws the card that is being dragged at the pointer.
func (t *table) drawCarried() {
	value, at, ok := t.a.ui.Carried("card")
	if !ok {
		return
	}
	c := t.a.c
	for i := range t.shown {
		s := &t.shown[i]
		if s.card.ID == 0 || cardValue(s.card.ID) != value {
			continue
		}
		p := layout.Pose{X: at.X, Y: at.Y, H: max(s.pose.H, t.half(t.s.Bottom()).CardHeight()) * 1.06}
		c.Shadow(p.Bounds().Inset(-3), 8)
		l := t.looks(s.card, s.place.Zone, p, false)
		l.Alpha = 0.08
		c.Card(l)
		c.Edge(p, 2.5, theme.Gold)
		return
	}
}

// isCarried reports whether a card is being dragged.
func (t *table) isCarried(id rules.Card) bool {
	value, _, ok := t.a.ui.Carried("card")
	return ok && id != 0 && cardValue(id) == value
}
