package board

import (
	"gorin/rules"
	"slices"
)

// Spot is something on the table that can be clicked: a card, a zone, or a player.
type Spot struct {
	Card  rules.Card
	Place rules.Place
	Seat  int // of a player, from 1
}

// Spots is what of the table an option is about: none, one or two things, and
// how many.
func Spots(o *rules.Option) (of [2]Spot, n int) {
	add := func(s Spot) { of[n] = s; n++ }
	switch {
	case o.Kind == "slot" && o.Place.Zone != "":
		add(Spot{Place: o.Place})
	case o.Card != 0:
		add(Spot{Card: o.Card})
	case o.Place.Zone != "":
		add(Spot{Place: o.Place})
	}
	switch {
	case o.Card2 != 0:
		add(Spot{Card: o.Card2})
	case o.Place2.Zone != "":
		add(Spot{Place: o.Place2})
	}
	return of, n
}

// hits reports whether a click on card in place means the spot.
func (s *Spot) hits(card rules.Card, place rules.Place) bool {
	if s.Card != 0 {
		return s.Card == card
	}
	return s.Place == place
}

// About reports whether the option is about the clicked thing.
func About(o *rules.Option, card rules.Card, place rules.Place) bool {
	of, n := Spots(o)
	return n > 0 && of[0].hits(card, place) || n > 1 && of[1].hits(card, place) || n > 0 && of[0].Card == 0 && isPlace(o, place)
}

// narrowed appends the options that are about everything clicked so far to out.
func narrowed(out []int, r *rules.Request, armed []Spot) []int {
	for i := range r.Options {
		fits := true
		for _, s := range armed {
			fits = fits && (s.Seat > 0 && Means(r, &r.Options[i]) == s.Seat-1 || s.Seat == 0 && About(&r.Options[i], s.Card, s.Place))
		}
		if fits {
			out = append(out, i)
		}
	}
	return out
}

// Open lists the options that can be chosen now, until it is asked again.
func (t *Board) Open() []int {
	if t.Request == nil {
		return nil
	}
	t.opened = narrowed(t.opened[:0], t.Request, t.Armed)
	return t.opened
}

// Wanted reports whether a click on the card, or on the place, leads to an
// option.
func (t *Board) Wanted(card rules.Card, place rules.Place) bool {
	if t.Request == nil || t.IsArmed(card, place) {
		return false
	}
	for _, i := range t.Open() {
		if About(&t.Request.Options[i], card, place) {
			return true
		}
	}
	return false
}

func (t *Board) IsArmed(card rules.Card, place rules.Place) bool {
	return slices.ContainsFunc(t.Armed, func(s Spot) bool {
		if s.Card != 0 && card != 0 {
			return s.Card == card
		}
		return s.Place.Zone != "" && s.Place == place
	})
}

// rank is the place of a card among the picks, from 1, or 0.
func (t *Board) rank(card rules.Card, place rules.Place) int {
	if t.Request == nil {
		return 0
	}
	for k, i := range t.Pick.Chosen {
		if of, n := Spots(&t.Request.Options[i]); n > 0 && of[0].hits(card, place) {
			return k + 1
		}
	}
	return 0
}

// Going lists the open options by which the card that was picked up goes to a place: those that
// name the place, and of a card of the hand those by which the game lets such a card go there.
func (t *Board) Going(place rules.Place) (out []int) {
	if t.Request == nil || len(t.Armed) != 1 || t.Armed[0].Card == 0 {
		return nil
	}
	v, at := t.Find(t.Armed[0].Card)
	if v == nil {
		return nil
	}
	for _, i := range t.Open() {
		o := &t.Request.Options[i]
		if of, n := Spots(o); n != 1 || of[0].Card != v.ID {
			continue
		}
		if o.Kind != "card" && o.Place.Zone != "" { // of a choice of cards it is where the card lies
			if isPlace(o, place) {
				out = append(out, i)
			}
		} else if t.mayGo(v, at, o, place) {
			out = append(out, i)
		}
	}
	return out
}

// mayGo reports whether a card of the hand goes to a place by an option that names none.
func (t *Board) mayGo(v *rules.CardView, at rules.Place, o *rules.Option, place rules.Place) bool {
	return t.Skin.Goes != nil && v.Print >= 0 && at.Zone == t.Skin.Hand && (place.Seat < 0 || place.Seat == at.Seat) &&
		slices.Contains(t.Skin.Goes(&t.Prints[v.Print], t.Request.Kind, o.Kind), place.Zone)
}

// Means is the other player whom an option is about: whose place it names, or whose card; -1
// for none.
func Means(r *rules.Request, o *rules.Option) int {
	asked := r.Seat
	if len(r.Seats) > 1 {
		asked = o.Seat
	}
	if o.Kind == "player" {
		return o.Place.Seat
	}
	for _, p := range [...]rules.Place{o.Place2, o.Place} {
		if p.Zone != "" && p.Seat >= 0 && p.Seat != asked {
			return p.Seat
		}
	}
	return -1
}

// OfSeat lists the open options that mean a player, by the place that stands for that player
// and not by a card.
func (t *Board) OfSeat(seat int) (out []int) {
	if t.Request == nil || len(t.View.Players) <= 2 {
		return nil
	}
	for _, i := range t.Open() {
		if Means(t.Request, &t.Request.Options[i]) == seat {
			out = append(out, i)
		}
	}
	return out
}

// MeansSeat reports whether an open option means a player.
func (t *Board) MeansSeat(seat int) bool {
	if t.Request == nil || len(t.View.Players) <= 2 || t.armedSeat() == seat {
		return false
	}
	for _, i := range t.Open() {
		if Means(t.Request, &t.Request.Options[i]) == seat {
			return true
		}
	}
	return false
}

// armedSeat is the player who has been pressed, -1 for nobody.
func (t *Board) armedSeat() int {
	for _, s := range t.Armed {
		if s.Seat > 0 {
			return s.Seat - 1
		}
	}
	return -1
}
