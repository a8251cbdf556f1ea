package rulebook

import (
	"slices"

	"gorin/rules/lang"
)

// Spectator is the seat of someone who may see only what is public.
const Spectator = -1

// Card names a physical card in views, options and events: 1 and up. Zero is
// "a card that this player may not identify", or no card.
type Card uint16

// Place is one zone of one player: the zone's key (such as "hand",
// "front-left", "marker-front-left", …) and whose it is. Seat is -1 for a zone
// that all players share.
type Place struct {
	Seat int
	Zone string
}

// Request is one decision that the rules ask of one player, or of several of whom any may
// act next: then one option is picked, by whom it is for.
type Request struct {
	Seq     uint32     // number of the decision, from 1; an answer must carry it
	Seat    int        // who is asked, the first of Seats
	Seats   []int      `json:",omitzero"` // who may answer, in the order in which they are asked: several where any of a team may act next
	Kind    string     // what is asked, a key such as "mulligan", "main", "choose-slot"
	Clause  string     // the number of the clause that asks
	Source  Card       // the card whose ability asks, or 0
	Reading *Reading   `json:",omitzero"` // the text that is being carried out, if it is a text that asks
	Pays    bool       `json:",omitzero"` // what is picked pays the cost of a text
	Prompt  lang.Words // the question in words
	Min     int        // fewest options to pick
	Max     int        // most options to pick
	Ordered bool       // the order of the picks matters (first picked comes first)
	Secret  bool       // nobody else may know whether anything can be picked
	Options []Option
	Barred  [][]int `json:",omitzero"` // answers of several picks that would keep up a loop, which has to be left
}

// Reading is how far a text has been carried out.
type Reading struct {
	Line  lang.Words // the whole of it
	Marks [2][2]int  // what of it is being carried out, in each language: from where to where, in bytes
}

// Option is one thing that may be picked.
type Option struct {
	Seat   int        `json:",omitzero"` // who may pick it: the request's, where one is asked
	Kind   string     // "card", "slot", "play", "activate", "swap", "pass", "yes", "no", "number", "ability", "mode", "player" (that of Place), "icon", …
	Card   Card       // the card it is about, or 0 (also for a card that this player may not identify)
	Card2  Card       // a second card: the target of a swap, …
	Place  Place      // the zone it is about; Zone is "" when none
	Place2 Place      // the second zone of a swap
	Over   string     `json:",omitzero"` // keys of all the slots, with + between them, where Place is the first of several (CardView.Over)
	N      int        // a number: an amount, an ability's index on its card, a position
	Clause string     // the clause that allows it
	Words  lang.Words // the option in words, unique within the request
	Fore   lang.Words `json:",omitzero"` // what comes of it as the table stands, if nobody does anything about it; nothing where that cannot be told
}

// Asks reports whether a seat may answer.
func (r *Request) Asks(seat int) bool { return seat == r.Seat || slices.Contains(r.Seats, seat) }

// By is the seat that answers with some picks.
func (r *Request) By(pick []int) int {
	if len(r.Seats) > 1 && len(pick) > 0 && pick[0] >= 0 && pick[0] < len(r.Options) {
		return r.Options[pick[0]].Seat
	}
	return r.Seat
}

// Of is the request as it is put to one of the seats that may answer, alone, and which
// options of r its options are.
func (r *Request) Of(seat int) (own *Request, options []int) {
	one := *r
	one.Seat, one.Seats, one.Options = seat, []int{seat}, nil
	for i := range r.Options {
		if len(r.Seats) < 2 || r.Options[i].Seat == seat {
			one.Options, options = append(one.Options, r.Options[i]), append(options, i)
		}
	}
	return &one, options
}
