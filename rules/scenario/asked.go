package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// put is a question as it is put to one of those who may answer, and which of its options
// are that player's, nil for all of them. The error says who is asked instead.
func (r *runner) put(q *rules.Request, seat int) (own *rules.Request, of []int, err error) {
	switch {
	case !q.Asks(seat):
		return q, nil, fmt.Errorf("%s is not asked (%s)", r.name(seat), r.describe(q))
	case len(q.Seats) > 1:
		own, of = q.Of(seat)
		return own, of, nil
	}
	return q, nil, nil
}

// picks finds the options of a question that an answer of one player means.
func (r *runner) picks(q *rules.Request, seat int, words []string) ([]int, error) {
	own, of, err := r.put(q, seat)
	if err != nil {
		return nil, err
	}
	picks, err := r.pick(own, words)
	return whole(of, picks), err
}

// whole is picks of one player's options as options of the whole question, own the other way
// round.
func whole(of, picks []int) []int {
	if of == nil {
		return picks
	}
	out := make([]int, len(picks))
	for i, n := range picks {
		out[i] = of[n]
	}
	return out
}

// own: see whole.
func own(of, picks []int) []int {
	if of == nil {
		return picks
	}
	out := make([]int, len(picks))
	for i, n := range picks {
		out[i] = slices.Index(of, n)
	}
	return out
}

// askedSeats are the players who may answer a question.
func askedSeats(q *rules.Request) []int {
	if len(q.Seats) > 1 {
		return q.Seats
	}
	return []int{q.Seat}
}

// maxTold is how many options a message lists.
const maxTold = 40

// describe puts the open question into words: who is asked what, how many may be
// picked, and each option as an answer names it.
func (r *runner) describe(q *rules.Request) string {
	defer r.still()()
	many := strconv.Itoa(q.Min)
	if q.Max != q.Min {
		many += " to " + strconv.Itoa(q.Max)
	}
	seats := askedSeats(q)
	var opts []string
	for _, seat := range seats {
		its, _, _ := r.put(q, seat)
		for i := range its.Options {
			if len(opts) == maxTold {
				break
			}
			opt := r.option(its, i)
			if len(seats) > 1 {
				opt = r.name(seat) + " " + opt
			}
			opts = append(opts, opt)
		}
	}
	if more := len(q.Options) - len(opts); more > 0 {
		opts = append(opts, fmt.Sprintf("and %d more", more))
	}
	is := "is"
	if len(seats) > 1 {
		is = "are"
	}
	return fmt.Sprintf("%s %s asked %s under %s, to pick %s of: %s", seatNames(seats, r.seats()), is, q.Kind, r.cite(q.Clause), many, strings.Join(opts, ", "))
}

// option is the i-th option in words that mean no other.
func (r *runner) option(q *rules.Request, i int) string {
	item := r.item(q, &q.Options[i])
	nth := 1
	for j := range i {
		if r.means(q, &q.Options[j], fields(item)) {
			nth++
		}
	}
	if nth > 1 {
		item += fmt.Sprintf(" ^%d", nth)
	}
	return item
}
