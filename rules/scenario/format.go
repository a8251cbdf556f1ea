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
	p.s.Pos.Order = nil
	for _, w := range words {
		seat, err := p.seat(strings.TrimSuffix(w, ","))
		if err != nil {
			return err
		}
		p.s.Pos.Order = append(p.s.Pos.Order, seat)
	}
	return nil
}

// seats gives so many players a seat.
func (p *parser) seats(n int) {
	p.s.Pos.Seats = make([]position.Seat, n)
	for seat := range p.s.Pos.Seats {
		p.s.Pos.Seats[seat].Name = seatWords[seat]
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
		w.out.WriteString("order")
		for _, seat := range p.Order {
			w.out.WriteString(" " + seatWords[seat])
		}
		w.out.WriteString("\n")
	}
}
