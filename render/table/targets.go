package table

import (
	"slices"

	"gorin/render/board"
	"gorin/rules"
)

// touch is a click on a card or a place. It picks the option that it means,
// or narrows the options down when it means several. It reports whether it
// meant any.
func (t *Table) touch(card rules.Card, place rules.Place) bool {
	if t.Request == nil {
		return false
	}
	if t.IsArmed(card, place) {
		t.Armed = nil
		return true
	}
	var meant []int
	for _, i := range t.Open() {
		if board.About(&t.Request.Options[i], card, place) {
			meant = append(meant, i)
		}
	}
	if len(meant) == 0 && card == 0 {
		if goes := t.Going(place); len(goes) == 1 {
			t.choose(goes[0])
			t.intoSlot(place)
			return true
		}
	}
	if len(meant) == 0 {
		return false
	}
	if other := t.Otherwise(card); len(meant) == 1 && (other || t.Session.Leaves(meant[0])) { // not what is meant by a press: ask, and say why
		t.Armed = append(t.Armed, board.Spot{Card: card, Place: place})
		if other {
			t.sayWhy(card)
		}
		t.a.UI().ScrollTo("choice", 0)
		return true
	}
	if len(meant) == 1 {
		t.choose(meant[0])
		return true
	}
	s := board.Spot{Card: card, Place: place}
	t.Armed = append(t.Armed, s)
	t.a.UI().ScrollTo("choice", 0)
	return true
}

// Otherwise reports whether a card of the hand cannot be played, and something else can be
// done with it where cards are played.
func (t *Table) Otherwise(card rules.Card) bool {
	if t.Request == nil || card == 0 || t.Request.Kind != "priority" {
		return false
	}
	v, at := t.Find(card)
	if v == nil || at.Zone != t.Skin.Hand || at.Seat != t.Session.Seat {
		return false
	}
	other := false
	for i := range t.Request.Options {
		if o := &t.Request.Options[i]; o.Card == card {
			if o.Kind == "play" {
				return false
			}
			other = true
		}
	}
	return other
}

// choose picks an option, and answers when that is the whole answer.
func (t *Table) choose(i int) {
	if t.Request == nil {
		return
	}
	t.Armed = nil
	if t.Pick.Toggle(t.Request, i) {
		t.answer()
	}
}

// answer gives the picks to the rules.
func (t *Table) answer() {
	if t.Request == nil || !t.Pick.Ready(t.Request) {
		return
	}
	pick := t.Pick.Answer(t.Request)
	if err := t.Session.Answer(pick); err != nil {
		t.Pick.Chosen = nil
		t.a.Fail(t.a.W("refused"), err)
	}
}

// needsPicker reports whether options are cards that lie in piles, so that a
// choice from a list of cards is needed.
func (t *Table) needsPicker() bool {
	if t.Request == nil {
		return false
	}
	piled, others := 0, 0
	for i := range t.Request.Options {
		card := t.Request.Options[i].Card
		if card == 0 {
			continue
		}
		_, place := t.Find(card)
		if t.Skin.Piles[place.Zone] {
			piled++
		} else {
			others++
		}
	}
	return piled > 0 && others == 0
}

// pass is the option that ends or declines, or -1.
func (t *Table) passOption() int {
	if t.Request == nil {
		return -1
	}
	passes := func(o rules.Option) bool {
		return o.Kind == "pass" || o.Kind == "end" || o.Kind == "end-attacks" || o.Kind == "no" || o.Kind == "decline"
	}
	if len(t.Request.Seats) > 1 { // of several who are asked, that of who holds the screen
		own := slices.IndexFunc(t.Request.Options, func(o rules.Option) bool { return o.Seat == t.Bottom && passes(o) })
		if own >= 0 {
			return own
		}
	}
	return slices.IndexFunc(t.Request.Options, passes)
}
