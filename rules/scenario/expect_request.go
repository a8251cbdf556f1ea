package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// asked is the open question as it is put to the player that a line names first, and which
// of its options are that player's (see put).
func (r *runner) asked(w []string) (*rules.Request, []int, error) {
	q := r.m.Pending()
	if q == nil {
		return nil, nil, r.got()
	}
	if len(w) < 2 {
		return nil, nil, fmt.Errorf("a player stands here, and what that player may do")
	}
	seat, err := r.seat(w[0])
	if err == nil && !q.Asks(seat) {
		err = r.got()
	}
	if err != nil {
		return nil, nil, err
	}
	return r.put(q, seat)
}

// expectRequest checks who is asked what, and which options are there. Several players are
// just those who may answer; one is among them, and the options are that player's.
func (r *runner) expectRequest(w []string) error {
	seats, kind, err := seatsOf(w, r.seats())
	if err != nil {
		return err
	}
	if len(seats) > 1 {
		q := r.m.Pending()
		if q == nil || len(kind) == 0 || q.Kind != kind[0] || !sameSeats(seats, askedSeats(q)) {
			return r.got()
		}
		if len(kind) > 1 {
			return fmt.Errorf("what one of several may do stands in a line of its own: expect request %s %s …", r.name(seats[0]), kind[0])
		}
		return nil
	}
	q, _, err := r.asked(w)
	if err != nil {
		return err
	}
	if q.Kind != w[1] {
		return r.got()
	}
	w = w[2:]
	only := len(w) > 0 && w[0] == "only"
	if only {
		w = w[1:]
	}
	var items [][]string
	if len(w) > 0 {
		if items, err = itemsOf(w); err != nil {
			return err
		}
	}
	picks, left := r.match(q, items)
	if left != nil {
		return fmt.Errorf("%q is not offered (%s)", strings.Join(left, " "), r.describe(q))
	}
	if only && len(picks) != len(q.Options) {
		return fmt.Errorf("more is offered (%s)", r.describe(q))
	}
	return nil
}

// expectPicks checks how many options may be picked: "2", "0 to 2".
func (r *runner) expectPicks(w []string) error {
	q := r.m.Pending()
	if q == nil {
		return r.got()
	}
	want := strings.Join(w, " ")
	if want != fmt.Sprintf("%d to %d", q.Min, q.Max) && (q.Min != q.Max || want != strconv.Itoa(q.Min)) {
		return r.got()
	}
	return nil
}

// expectOptions checks how many options there are.
func (r *runner) expectOptions(w []string) error {
	if q := r.m.Pending(); q == nil || len(w) != 1 || w[0] != strconv.Itoa(len(q.Options)) {
		return r.got()
	}
	return nil
}

// expectForecast checks what is said to come of an option.
func (r *runner) expectForecast(w []string) error {
	at := slices.Index(w, "says")
	if at < 2 || at == len(w)-1 {
		return errors.New("a forecast is one of an option: forecast you ITEM says WORDS")
	}
	q, _, err := r.asked(w[:at])
	if err != nil {
		return err
	}
	i := r.first(q, w[1:at], nil)
	if i < 0 {
		return fmt.Errorf("%q is not offered (%s)", strings.Join(w[1:at], " "), r.describe(q))
	}
	if said := q.Options[i].Fore[rules.English]; said != strings.Join(w[at+1:], " ") {
		return fmt.Errorf("it says %q", said)
	}
	return nil
}

// expectOffered checks that the open question offers each of some items, or none.
func (r *runner) expectOffered(legal bool, w []string) error {
	q, _, err := r.asked(w)
	if err != nil {
		return err
	}
	if slices.Equal(w[1:], []string{"nothing"}) { // may the player pick nothing?
		if (q.Min == 0) != legal {
			return r.got()
		}
		return nil
	}
	items, err := itemsOf(w[1:])
	if err != nil {
		return err
	}
	for _, item := range items {
		if err := r.exists(item); err != nil {
			return err
		}
		if (r.first(q, item, nil) >= 0) != legal {
			return r.got()
		}
	}
	return nil
}

// expectStaysIn checks that a player may not give up.
func (r *runner) expectStaysIn(word string) error {
	seat, err := r.seat(word)
	if err != nil {
		return err
	}
	if before := r.m.Hash(); r.m.Copy().Concede(seat) == nil || r.m.Hash() != before {
		return fmt.Errorf("it is taken")
	}
	return nil
}

// expectRefused checks that picking just some options is refused, and that nothing has
// changed then: "answer you A, B". An item may stand there twice.
func (r *runner) expectRefused(w []string) error {
	if len(w) == 2 && w[0] == "concede" {
		return r.expectStaysIn(w[1])
	}
	if len(w) == 0 || w[0] != "answer" {
		return fmt.Errorf("what is refused is an answer: expect refused answer you A")
	}
	q, of, err := r.asked(w[1:])
	if err != nil {
		return err
	}
	var picks []int
	if items := w[2:]; !slices.Equal(items, []string{"nothing"}) {
		list, err := itemsOf(items)
		if err != nil {
			return err
		}
		for _, item := range list {
			found := r.first(q, item, picks)
			if found < 0 {
				found = r.first(q, item, nil)
			}
			if found < 0 {
				return fmt.Errorf("no option is %q (%s)", strings.Join(item, " "), r.describe(q))
			}
			picks = append(picks, found)
		}
	}
	picks = whole(of, picks)
	before := r.m.Hash()
	if r.m.Copy().Answer(q.Seq, picks) == nil {
		return fmt.Errorf("it is taken (%s)", r.describe(q))
	}
	if err := r.m.Answer(q.Seq, picks); err == nil || r.m.Hash() != before {
		return fmt.Errorf("what was refused has changed something")
	}
	return nil
}
