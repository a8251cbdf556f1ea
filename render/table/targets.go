package table

import (
	"slices"

	"gorin/rules"
)

// spot is something on the table that can be clicked: a card, or a zone.
type spot struct {
	card  rules.Card
	place rules.Place
}

// spots is what of the table an option is about: none, one or two things, and
// how many.
func spots(o *rules.Option) (of [2]spot, n int) {
	add := func(s spot) { of[n] = s; n++ }
	switch {
	case o.Kind == "slot" && o.Place.Zone != "":
		add(spot{place: o.Place})
	case o.Card != 0:
		add(spot{card: o.Card})
	case o.Place.Zone != "":
		add(spot{place: o.Place})
	}
	switch {
	case o.Card2 != 0:
		add(spot{card: o.Card2})
	case o.Place2.Zone != "":
		add(spot{place: o.Place2})
	}
	return of, n
}

// hits reports whether a click on card in place means the spot.
func (s *spot) hits(card rules.Card, place rules.Place) bool {
	if s.card != 0 {
		return s.card == card
	}
	return s.place == place
}

// about reports whether the option is about the clicked thing.
func about(o *rules.Option, card rules.Card, place rules.Place) bool {
	of, n := spots(o)
	return n > 0 && of[0].hits(card, place) || n > 1 && of[1].hits(card, place)
}

// narrowed appends the options that are about everything clicked so far to out.
func narrowed(out []int, r *rules.Request, armed []spot) []int {
	for i := range r.Options {
		fits := true
		for _, s := range armed {
			fits = fits && about(&r.Options[i], s.card, s.place)
		}
		if fits {
			out = append(out, i)
		}
	}
	return out
}

// Open lists the options that can be chosen now, until it is asked again.
func (t *Table) Open() []int {
	if t.Request == nil {
		return nil
	}
	t.opened = narrowed(t.opened[:0], t.Request, t.Armed)
	return t.opened
}

// Wanted reports whether a click on the card, or on the place, leads to an
// option.
func (t *Table) Wanted(card rules.Card, place rules.Place) bool {
	if t.Request == nil || t.IsArmed(card, place) {
		return false
	}
	for _, i := range t.Open() {
		if about(&t.Request.Options[i], card, place) {
			return true
		}
	}
	return false
}

func (t *Table) IsArmed(card rules.Card, place rules.Place) bool {
	return slices.ContainsFunc(t.Armed, func(s spot) bool {
		if s.card != 0 && card != 0 {
			return s.card == card
		}
		return s.place.Zone != "" && s.place == place
	})
}

// rank is the place of a card among the picks, from 1, or 0.
func (t *Table) rank(card rules.Card, place rules.Place) int {
	if t.Request == nil {
		return 0
	}
	for k, i := range t.pick.Chosen {
		if of, n := spots(&t.Request.Options[i]); n > 0 && of[0].hits(card, place) {
			return k + 1
		}
	}
	return 0
}

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
		if about(&t.Request.Options[i], card, place) {
			meant = append(meant, i)
		}
	}
	if len(meant) == 0 && card == 0 {
		if meant = t.Going(place); len(meant) == 1 {
			t.choose(meant[0])
			t.intoSlot(place)
			return true
		}
	}
	if len(meant) == 0 {
		return false
	}
	if len(meant) == 1 && t.Otherwise(card) { // not what is meant by a press: ask, and say why
		t.Armed = append(t.Armed, spot{card: card, place: place})
		t.sayWhy(card)
		t.a.UI().ScrollTo("choice", 0)
		return true
	}
	if len(meant) == 1 {
		t.choose(meant[0])
		return true
	}
	s := spot{card: card, place: place}
	t.Armed = append(t.Armed, s)
	t.a.UI().ScrollTo("choice", 0)
	return true
}

// Going lists the open options by which the card of the hand that was picked up goes to a
// place.
func (t *Table) Going(place rules.Place) (out []int) {
	if t.Request == nil || len(t.Armed) != 1 || t.Armed[0].card == 0 || t.Skin.Goes == nil {
		return nil
	}
	v, at := t.Find(t.Armed[0].card)
	if v == nil || v.Print < 0 || at.Zone != t.Skin.Hand || place.Seat >= 0 && place.Seat != at.Seat {
		return nil
	}
	for _, i := range t.Open() {
		o := &t.Request.Options[i]
		if of, n := spots(o); n == 1 && of[0].card == v.ID && slices.Contains(t.Skin.Goes(&t.Prints[v.Print], t.Request.Kind, o.Kind), place.Zone) {
			out = append(out, i)
		}
	}
	return out
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
	if t.pick.Toggle(t.Request, i) {
		t.answer()
	}
}

// answer gives the picks to the rules.
func (t *Table) answer() {
	if t.Request == nil || !t.pick.Ready(t.Request) {
		return
	}
	pick := t.pick.Answer(t.Request)
	if err := t.Session.Answer(pick); err != nil {
		t.pick.Chosen = nil
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
	return slices.IndexFunc(t.Request.Options, func(o rules.Option) bool {
		return o.Kind == "pass" || o.Kind == "end" || o.Kind == "end-attacks" || o.Kind == "no" || o.Kind == "decline"
	})
}
