package main

import (
	"flag"
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
)

// played is how a game is played: in which format, with which rules agreed on, by how many.
type played struct {
	format, options string
	seats           int
}

// formatFlags are the flags that say how a game is played: as it usually is unless told
// otherwise.
func formatFlags(f *flag.FlagSet) *played {
	p := &played{}
	f.StringVar(&p.format, "format", "", "the format, in games that have several (judge games -formats lists them); without it, the first one")
	f.StringVar(&p.options, "options", "", "rules of the format that the players have agreed on, parted by commas")
	f.IntVar(&p.seats, "seats", 0, "how many play; 0: as few as the format takes")
	return p
}

// of finds what is meant in a game; the error says what the game has instead.
func (p *played) of(game string) (f rules.Format, s rules.Setup, err error) {
	formats := rules.Formats(game)
	if len(formats) == 0 {
		return f, s, fmt.Errorf("no game %q; known: %v", game, rules.Games())
	}
	i := slices.IndexFunc(formats, func(f rules.Format) bool { return p.format == "" || f.Key == p.format })
	if i < 0 && formats[0].Key == "" {
		return f, s, fmt.Errorf("-format %s: there is one way to play %s", p.format, game)
	}
	if i < 0 {
		return f, s, fmt.Errorf("-format %s: %s has %s", p.format, game, strings.Join(keysOf(formats), ", "))
	}
	f = formats[i]
	s = rules.Setup{Game: game, Format: f.Key}
	if p.options != "" {
		s.Options = strings.Split(p.options, ",")
	}
	for i, o := range s.Options {
		if !slices.ContainsFunc(f.Options, func(have rules.FormatOption) bool { return have.Key == o }) {
			return f, s, fmt.Errorf("-options %s: no rule %q to agree on: %s", p.options, o, describe(&f))
		}
		if slices.Contains(s.Options[:i], o) {
			return f, s, fmt.Errorf("-options %s: %s stands there twice", p.options, o)
		}
	}
	n := p.seats
	if n == 0 {
		n = f.Least
	}
	if n < f.Least || n > f.Most {
		return f, s, fmt.Errorf("-seats %d: %s", n, describe(&f))
	}
	s.Seats = make([]rules.SeatSetup, n)
	return f, s, nil
}

// named checks that a game is played in a format, or in any if none is named, by so many.
func named(game, format string, seats int) (err error) {
	for _, f := range rules.Formats(game) {
		if _, _, err = (&played{format: f.Key, seats: seats}).of(game); err == nil && (format == "" || format == f.Key) {
			return nil
		}
	}
	if _, _, wrong := (&played{format: format, seats: seats}).of(game); wrong != nil {
		return wrong
	}
	return err
}

// sample is a set-up of decks that ship, from deck on.
func (p *played) sample(game string, seed uint64, deck int) (rules.Setup, error) {
	_, s, err := p.of(game)
	if err != nil {
		return s, err
	}
	return rules.SampleOf(s, seed, deck)
}

func keysOf(formats []rules.Format) (keys []string) {
	for i := range formats {
		keys = append(keys, formats[i].Key)
	}
	return keys
}

// describe says of a format how many play, in how many teams, and which rules they may agree
// on.
func describe(f *rules.Format) string {
	s := strings.TrimSpace(fmt.Sprintf("%s %d", f.Key, f.Least))
	if f.Most != f.Least {
		s += fmt.Sprintf(" to %d", f.Most)
	}
	s += " players"
	if f.Teams > 0 {
		s += fmt.Sprintf(" in %d teams", f.Teams)
	}
	for i, o := range f.Options {
		if i == 0 {
			s += ", who may agree on "
		} else {
			s += ", "
		}
		s += o.Key
	}
	return s
}
