package table

import (
	"strconv"
	"strings"

	"gorin/render/board"
	"gorin/render/layout"
	"gorin/render/sound"
	"gorin/render/theme"
	"gorin/rules"
)

// lift takes a card up: what can be done with it lights up.
func (t *Table) lift(value string) {
	n, _ := strconv.Atoi(value)
	if _, _, option := t.a.UI().Carried("option"); option {
		t.sorted = n + 1
		return
	}
	id := rules.Card(n)
	_, place := t.Find(id)
	t.lookAt(value)
	if !t.Wanted(id, place) {
		t.Armed = nil
		t.refuse(id)
		return
	}
	t.Armed = append(t.Armed[:0], board.Spot{Card: id, Place: place})
	if t.Otherwise(id) {
		t.sayWhy(id)
	}
	t.a.UI().ScrollTo("choice", 0)
}

// drop lets a lifted card go onto something, "act value". It chooses the option that
// is about both; where only one is about the card, anywhere on the table will do; with
// several left, the list goes on.
func (t *Table) drop(value string) {
	if t.sorted > 0 {
		t.sortOnto(value)
		return
	}
	if t.Request == nil || len(t.Armed) == 0 {
		t.a.Hear(sound.Refuse)
		return
	}
	with := append([]int(nil), t.Open()...)
	act, of, _ := strings.Cut(value, " ")
	var card rules.Card
	var place rules.Place
	switch act {
	case "card":
		n, _ := strconv.Atoi(of)
		card = rules.Card(n)
		_, place = t.Find(card)
	case "place", "pile":
		place = board.ParsePlace(of)
	}
	if place.Zone == t.Armed[0].Place.Zone && place.Zone == t.Skin.Hand || place.Zone == "" && t.Screen.Hand.Has(t.a.UI().Pointer()) {
		t.Armed = nil // put back
		return
	}
	var onto []int
	for _, i := range with {
		o := &t.Request.Options[i]
		if card != 0 && board.About(o, card, place) || place.Zone != "" && board.About(o, 0, place) {
			onto = append(onto, i)
		}
	}
	goes := t.Going(place)
	switch {
	case len(onto) == 1:
		t.choose(onto[0])
	case len(onto) == 0 && len(goes) == 1:
		t.choose(goes[0])
		t.intoSlot(place)
	case len(onto) > 1:
		t.Armed = append(t.Armed, board.Spot{Card: card, Place: place})
	case len(with) == 1 && t.Otherwise(t.Armed[0].Card): // it is asked for by name
		t.refuse(t.Armed[0].Card)
	case len(with) == 1:
		t.choose(with[0])
		t.intoSlot(place)
	default:
		t.a.Hear(sound.Refuse)
	}
}

// intoSlot answers which slot a card goes to, when that is what is asked next of who
// has dropped it there.
func (t *Table) intoSlot(place rules.Place) {
	if t.Session.Revision == t.seen || place.Zone == "" {
		return
	}
	t.Refresh()
	if t.Request == nil {
		return
	}
	for i := range t.Request.Options {
		if o := &t.Request.Options[i]; o.Kind == "slot" && o.Place == place {
			t.choose(i)
			return
		}
	}
}

// drawCarried draws the card that is being dragged at the pointer.
func (t *Table) drawCarried() {
	value, at, ok := t.a.UI().Carried("card")
	if !ok {
		return
	}
	c := t.a.C()
	for i := range t.Shown {
		s := &t.Shown[i]
		if s.Card.ID == 0 || board.CardValue(s.Card.ID) != value {
			continue
		}
		p := layout.Pose{X: at.X, Y: at.Y, H: max(s.Pose.H, t.Half(t.Session.Bottom()).CardHeight()) * 1.06}
		c.Shadow(p.Bounds().Inset(-3), 8)
		l := t.Looks(s.Card, s.Place.Zone, p, false)
		l.Alpha = 0.08
		c.Card(l)
		c.Edge(p, 2.5, theme.Gold)
		return
	}
}
