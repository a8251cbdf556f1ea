package board

import (
	"slices"

	"gorin/render/paint"
	"gorin/rules"
)

// Spot is something on the table that can be clicked: a card, a zone, or a player.
type Spot struct {
	Card   rules.Card
	Place  rules.Place
	Seat   int  // of a player, from 1
	Unseen bool // in place one of the cards whose faces are hidden, and not the others
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
		add(Spot{Place: o.Place, Unseen: o.Kind == "hidden" || o.Kind == "card"})
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
	return s.Place == place && !(s.Unseen && card != 0)
}

// About reports whether the option is about the clicked thing.
func About(o *rules.Option, card rules.Card, place rules.Place) bool {
	of, n := Spots(o)
	return n > 0 && of[0].hits(card, place) || n > 1 && of[1].hits(card, place) || n > 0 && of[0].Card == 0 && isOver(o, place)
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

// MarkOf is how a card, or a place, is marked: by what the open options do with it. What only says more of something
// that has not been picked up yet bears no mark.
func (t *Board) MarkOf(card rules.Card, place rules.Place) (m paint.Mark) {
	if t.Request == nil || t.IsArmed(card, place) {
		return paint.NoMark
	}
	for _, i := range t.Open() {
		o := &t.Request.Options[i]
		of, n := Spots(o)
		does := t.Does(o)
		if n > 1 && of[0].Card == 0 && of[1].Card != 0 { // the card goes to the place, wherever it stands in the option
			of[0], of[1] = of[1], of[0]
		}
		switch {
		case n > 0 && (of[0].hits(card, place) || n == 1 && of[0].Card == 0 && isOver(o, place)):
			m = max(m, does)
		case n > 1 && len(t.Armed) > 0 && of[1].hits(card, place):
			m = max(m, paint.Aim)
		}
	}
	if card == 0 && m == paint.NoMark && len(t.Going(place)) > 0 {
		return paint.Aim
	}
	return m
}

// Does is how what an option is about first is marked.
func (t *Board) Does(o *rules.Option) paint.Mark {
	r := t.Request
	for _, key := range [...]string{o.Kind, r.Kind} {
		if m := t.Skin.Marked[key]; m != paint.NoMark {
			return m
		}
	}
	switch {
	case r.Pays, t.Skin.Purse != nil && t.Skin.Purse.Asks(r):
		return paint.Spends
	case o.Kind == "card", o.Kind == "slot", o.Kind == "player", o.Kind == "hidden":
		return paint.Aim
	}
	return paint.Acts
}

// aside reports whether a card on the table does not matter for the question: a text asks for cards there, and it is
// none of them, nor the text's own, nor one of those that fight.
func (t *Board) aside(s *Shown, wanted bool) bool {
	return t.choosing && !wanted && !s.pile && s.Card.ID != 0 && s.Place.Zone != t.Skin.Hand && s.Card.ID != t.Request.Source && !t.fights(s.Card.ID) && !t.IsArmed(s.Card.ID, s.Place)
}

// chooses reports whether a text asks for cards on the table, or places there.
func (t *Board) chooses() bool {
	if t.Request == nil || t.Request.Reading == nil {
		return false
	}
	for i := range t.Request.Options {
		o := &t.Request.Options[i]
		if v, at := t.Find(o.Card); v != nil && t.Skin.Stage[at.Zone] || o.Kind == "slot" {
			return true
		}
	}
	return false
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

// rankOf is the place among the picks of a card that is shown, from 1, or 0. Of several cards whose
// faces are hidden each stands for one option.
func (t *Board) rankOf(s *Shown) int {
	if t.Request == nil || len(t.Pick.Chosen) == 0 {
		return 0
	}
	if s.Card.ID == 0 && !s.pile {
		k, unseen := t.nth(s), false
		for i := range t.Request.Options {
			if of, n := Spots(&t.Request.Options[i]); n == 0 || !of[0].Unseen || of[0].Place != s.Place {
				continue
			}
			if unseen = true; k == 0 {
				return t.Pick.Rank(i)
			}
			k--
		}
		if unseen {
			return 0
		}
	}
	return t.rank(s.Card.ID, s.Place)
}

// nth is how many cards of a place whose faces are hidden come before one of them: which of them an
// option means nobody can tell, but what stands is chosen rather than what does not.
func (t *Board) nth(s *Shown) (n int) {
	past := false
	for i := range t.Shown {
		o := &t.Shown[i]
		past = past || o == s
		if o.Card.ID == 0 && o.Place == s.Place && (o.Card.Lies < s.Card.Lies || o.Card.Lies == s.Card.Lies && !past) {
			n++
		}
	}
	return n
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
