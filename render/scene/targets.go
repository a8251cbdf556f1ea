package scene

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

// open lists the options that can be chosen now, until it is asked again.
func (t *table) open() []int {
	if t.req == nil {
		return nil
	}
	t.opened = narrowed(t.opened[:0], t.req, t.armed)
	return t.opened
}

// wanted reports whether a click on the card, or on the place, leads to an
// option.
func (t *table) wanted(card rules.Card, place rules.Place) bool {
	if t.req == nil || t.isArmed(card, place) {
		return false
	}
	for _, i := range t.open() {
		if about(&t.req.Options[i], card, place) {
			return true
		}
	}
	return false
}

func (t *table) isArmed(card rules.Card, place rules.Place) bool {
	return slices.ContainsFunc(t.armed, func(s spot) bool {
		if s.card != 0 && card != 0 {
			return s.card == card
		}
		return s.place.Zone != "" && s.place == place
	})
}

// rank is the place of a card among the picks, from 1, or 0.
func (t *table) rank(card rules.Card, place rules.Place) int {
	if t.req == nil {
		return 0
	}
	for k, i := range t.pick.Chosen {
		if of, n := spots(&t.req.Options[i]); n > 0 && of[0].hits(card, place) {
			return k + 1
		}
	}
	return 0
}

// touch is a click on a card or a place. It picks the option that it means,
// or narrows the options down when it means several. It reports whether it
// meant any.
func (t *table) touch(card rules.Card, place rules.Place) bool {
	if t.req == nil {
		return false
	}
	if t.isArmed(card, place) {
		t.armed = nil
		return true
	}
	var meant []int
	for _, i := range t.open() {
		if about(&t.req.Options[i], card, place) {
			meant = append(meant, i)
		}
	}
	if len(meant) == 0 && card == 0 {
		if meant = t.going(place); len(meant) == 1 {
			t.choose(meant[0])
			t.intoSlot(place)
			return true
		}
	}
	if len(meant) == 0 {
		return false
	}
	if len(meant) == 1 && t.otherwise(card) { // not what is meant by a press: ask, and say why
		t.armed = append(t.armed, spot{card: card, place: place})
		t.sayWhy(card)
		t.a.ui.ScrollTo("choice", 0)
		return true
	}
	if len(meant) == 1 {
		t.choose(meant[0])
		return true
	}
	s := spot{card: card, place: place}
	t.armed = append(t.armed, s)
	t.a.ui.ScrollTo("choice", 0)
	return true
}

// going lists the open options by which the card of the hand that was picked up goes to a
// place.
func (t *table) going(place rules.Place) (out []int) {
	if t.req == nil || len(t.armed) != 1 || t.armed[0].card == 0 || t.skin.Goes == nil {
		return nil
	}
	v, at := t.find(t.armed[0].card)
	if v == nil || v.Print < 0 || at.Zone != t.skin.Hand || place.Seat >= 0 && place.Seat != at.Seat {
		return nil
	}
	for _, i := range t.open() {
		o := &t.req.Options[i]
		if of, n := spots(o); n == 1 && of[0].card == v.ID && slices.Contains(t.skin.Goes(&t.prints[v.Print], t.req.Kind, o.Kind), place.Zone) {
			out = append(out, i)
		}
	}
	return out
}

// otherwise reports whether a card of the hand cannot be played, and something else can be
// done with it where cards are played.
func (t *table) otherwise(card rules.Card) bool {
	if t.req == nil || card == 0 || t.req.Kind != "priority" {
		return false
	}
	v, at := t.find(card)
	if v == nil || at.Zone != t.skin.Hand || at.Seat != t.s.Seat {
		return false
	}
	other := false
	for i := range t.req.Options {
		if o := &t.req.Options[i]; o.Card == card {
			if o.Kind == "play" {
				return false
			}
			other = true
		}
	}
	return other
}

// choose picks an option, and answers when that is the whole answer.
func (t *table) choose(i int) {
	if t.req == nil {
		return
	}
	t.armed = nil
	if t.pick.Toggle(t.req, i) {
		t.answer()
	}
}

// answer gives the picks to the rules.
func (t *table) answer() {
	if t.req == nil || !t.pick.Ready(t.req) {
		return
	}
	pick := t.pick.Answer(t.req)
	if err := t.s.Answer(pick); err != nil {
		t.pick.Chosen = nil
		t.a.fail(t.a.w("refused"), err)
	}
}

// needsPicker reports whether options are cards that lie in piles, so that a
// choice from a list of cards is needed.
func (t *table) needsPicker() bool {
	if t.req == nil {
		return false
	}
	piled, others := 0, 0
	for i := range t.req.Options {
		card := t.req.Options[i].Card
		if card == 0 {
			continue
		}
		_, place := t.find(card)
		if t.skin.Piles[place.Zone] {
			piled++
		} else {
			others++
		}
	}
	return piled > 0 && others == 0
}

// pass is the option that ends or declines, or -1.
func (t *table) passOption() int {
	if t.req == nil {
		return -1
	}
	return slices.IndexFunc(t.req.Options, func(o rules.Option) bool {
		return o.Kind == "pass" || o.Kind == "end" || o.Kind == "end-attacks" || o.Kind == "no" || o.Kind == "decline"
	})
}
