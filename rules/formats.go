package rules

import (
	"fmt"
	"slices"

	"gorin/rules/kernel"
	"gorin/rules/show"
)

// Format is one way to play a game (フォーマット).
type Format struct {
	Key         string
	Words       Words
	Clause      string // where the book describes it
	Least, Most int    // how many play
	Teams       int    // of one size, who sit next to each other; 0: everybody plays alone
	Agreed      bool   // the players may agree on the order of turns
	Options     []FormatOption
}

// FormatOption is a rule that the players may agree on.
type FormatOption struct {
	Key    string
	Words  Words
	Clause string
}

// Formats are the ways to play a game, the usual one first. One that has no key is the only
// one.
func Formats(game string) (out []Format) {
	b := BookOf(game)
	if b == nil {
		return nil
	}
	for i := range b.Formats {
		f := &b.Formats[i]
		shown := Format{Key: f.Key, Words: f.Words, Clause: f.Clause, Least: f.Least, Most: f.Most, Teams: f.Teams, Agreed: f.Agreed}
		for _, o := range f.Options {
			shown.Options = append(shown.Options, FormatOption(o))
		}
		out = append(out, shown)
	}
	return out
}

// seating is the format of a set-up as the machine takes it.
type seating struct {
	format  int
	options uint8
	order   []int8
}

// seatingOf checks the format of a set-up. The first format of a game is written as none, so
// that it makes no difference whether it has been named.
func seatingOf(b *show.Book, s *Setup) (at seating, err error) {
	if at.format = b.Format(s.Format); at.format < 0 {
		return at, fmt.Errorf("no format %q", s.Format)
	}
	if at.format == 0 {
		s.Format = ""
	}
	f := &b.Formats[at.format]
	if !f.Takes(len(s.Seats)) {
		return at, fmt.Errorf("%s: %s players, not %d", f.Clause, howMany(f.Least, f.Most), len(s.Seats))
	}
	if at.options, err = f.Agree(s.Options); err != nil {
		return at, err
	}
	at.order, err = f.Turns(s.Order, len(s.Seats))
	s.Options, s.Order = slices.Clone(s.Options), slices.Clone(s.Order)
	return at, err
}

func howMany(least, most int) string {
	if least == most {
		return fmt.Sprint(least)
	}
	return fmt.Sprintf("%d to %d", least, most)
}

func (at *seating) sit(m *kernel.Machine) { m.Sit(at.format, at.options, at.order) }
