package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/position"
)

// format reads how the game is played: the key of a format, how many play if there is a
// choice, and the rules that have been agreed on.
func (p *parser) format(words []string) error {
	formats := rules.Formats(p.game)
	i := -1
	if len(words) > 0 {
		i = slices.IndexFunc(formats, func(f rules.Format) bool { return f.Key == words[0] })
	}
	if i < 0 {
		return fmt.Errorf("%q is no format of this game", strings.Join(words, " "))
	}
	f := &formats[i]
	n, words := f.Least, words[1:]
	if len(words) > 0 {
		if seats, err := strconv.Atoi(words[0]); err == nil {
			n, words = seats, words[1:]
		}
	}
	if n < f.Least || n > f.Most {
		return fmt.Errorf("%d players do not play %s", n, f.Key)
	}
	for _, w := range words {
		if !slices.ContainsFunc(f.Options, func(o rules.FormatOption) bool { return o.Key == w }) {
			return fmt.Errorf("%s has no rule %q to agree on", f.Key, w)
		}
	}
	if slices.ContainsFunc(p.s.Pos.Seats, func(s position.Seat) bool { return len(s.Zones) > 0 }) {
		return fmt.Errorf("the format is named before what the players have")
	}
	p.s.Pos.Format, p.s.Pos.Options = f.Key, words
	p.seats(n)
	return nil
}

// order reads in which order the players have their turns.
func (p *parser) order(words []string) error {
	order, rest, err := seatsOf(words, len(p.s.Pos.Seats))
	if err == nil && (len(rest) > 0 || len(order) == 0) {
		err = fmt.Errorf("an order is players, each of them once")
	}
	p.s.Pos.Order = order
	return err
}

// begun reads who has had a turn.
func (p *parser) begun(words []string) error {
	who, rest, err := seatsOf(words, len(p.s.Pos.Seats))
	if err == nil && (len(rest) > 0 || len(words) == 0) {
		err = fmt.Errorf("who has had a turn are players, or nobody")
	}
	p.s.Pos.Begun = append([]int{}, who...)
	return err
}

// points reads the points of the teams.
func (p *parser) points(words []string) error {
	p.s.Pos.Scores = nil
	for _, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil || n < 0 || n > 1000 {
			return fmt.Errorf("points %q is not a number from 0 to 1000", w)
		}
		p.s.Pos.Scores = append(p.s.Pos.Scores, n)
	}
	return nil
}

// gone reads that a player takes part no more: one who has lost is out, another has left.
func (p *parser) gone(seat int, how string) error {
	if p.s.Pos.Gone(seat) {
		return fmt.Errorf("%s is gone already", seatName(seat, len(p.s.Pos.Seats)))
	}
	if how == "out" {
		p.s.Pos.Out = append(p.s.Pos.Out, seat)
	} else {
		p.s.Pos.Left = append(p.s.Pos.Left, seat)
	}
	return nil
}

// seats gives so many players a seat.
func (p *parser) seats(n int) {
	p.s.Pos.Seats = make([]position.Seat, n)
	for seat := range p.s.Pos.Seats {
		p.s.Pos.Seats[seat].Name = seatName(seat, n)
	}
}

// format writes how the game is played, where it is not the usual way.
func (w *writer) format(p *position.Position) {
	if p.Format != "" || len(p.Options) > 0 || len(p.Seats) != rules.Seats(p.Game) {
		key := p.Format
		if key == "" {
			key = rules.Formats(p.Game)[0].Key
		}
		fmt.Fprintln(&w.out, strings.Join(append([]string{"format", key, strconv.Itoa(len(p.Seats))}, p.Options...), " "))
	}
	if len(p.Order) > 0 {
		fmt.Fprintln(&w.out, "order", seatNames(p.Order, len(p.Seats)))
	}
	if p.Begun != nil {
		fmt.Fprintln(&w.out, "begun", seatNames(p.Begun, len(p.Seats)))
	}
	if len(p.Scores) > 0 {
		w.out.WriteString("points")
		for _, n := range p.Scores {
			fmt.Fprintf(&w.out, " %d", n)
		}
		w.out.WriteString("\n")
	}
}
