package rulebook

import (
	"fmt"

	"gorin/rules/kernel"
	"gorin/rules/lang"
)

// Format is one way to play a game: what the machine has to know of it, and what players
// read.
type Format struct {
	kernel.Format
	Words  lang.Words
	Clause string // where the book describes it
	// Agreed: the players may agree on the order of their turns; otherwise, and if they do
	// not, the book has it drawn (kernel.Machine.DrawOrder).
	Agreed bool
	// Options are the rules of this format that players may agree on, by bit of
	// kernel.State.Options. None goes without saying.
	Options []FormatOption
}

// FormatOption is a rule that players may agree on before a match.
type FormatOption struct {
	Key    string
	Words  lang.Words
	Clause string
}

// Formats is what the machine has to know of formats, for kernel.Book.Formats.
func Formats(list []Format) []kernel.Format {
	out := make([]kernel.Format, len(list))
	for i := range list {
		out[i] = list[i].Format
	}
	return out
}

// Format is the number of a format by its key, the first one for "", -1 if there is none.
func (g *Game) Format(key string) int {
	for i := range g.Formats {
		if g.Formats[i].Key == key || key == "" {
			return i
		}
	}
	return -1
}

// Takes reports whether so many can play it.
func (f *Format) Takes(players int) bool {
	return players >= f.Least && players <= f.Most && players%max(1, f.Teams) == 0
}

// Agree is the bits of rules that players have agreed on, by their keys.
func (f *Format) Agree(keys []string) (bits uint8, err error) {
	for _, key := range keys {
		bit := uint8(0)
		for i := range f.Options {
			if f.Options[i].Key == key {
				bit = 1 << i
			}
		}
		if bit == 0 || bits&bit != 0 {
			return 0, fmt.Errorf("%s: no rule %q to agree on, or twice", f.Clause, key)
		}
		bits |= bit
	}
	return bits, nil
}

// Turns is an order of turns as the machine takes it, nil for none.
func (f *Format) Turns(order []int, players int) ([]int8, error) {
	if len(order) == 0 {
		return nil, nil
	}
	if len(order) != players {
		return nil, fmt.Errorf("%s: the order of turns cannot be %v", f.Clause, order)
	}
	out, seen := make([]int8, players), make([]bool, players)
	for i, seat := range order {
		if seat < 0 || seat >= players || seen[seat] {
			return nil, fmt.Errorf("%s: the order of turns cannot be %v", f.Clause, order)
		}
		out[i], seen[seat] = int8(seat), true
	}
	return out, nil
}

// closeFormats checks the formats. A game that lists none has one, without a key, of its
// number of players; of one that does, that number is the least of the first.
func (g *Game) closeFormats() error {
	if len(g.Formats) == 0 || len(g.Formats) == 1 && g.Formats[0].Key == "" { // which is what a closed game has
		g.Formats = []Format{{Format: kernel.Format{Least: g.Players, Most: g.Players}, Clause: g.Cites.Players}}
		return nil
	}
	g.Players = g.Formats[0].Least
	for i := range g.Formats {
		f := &g.Formats[i]
		switch {
		case f.Key == "" || g.Format(f.Key) != i:
			return fmt.Errorf("rulebook of %q: format %q is declared twice, or has no key", g.Key, f.Key)
		case f.Words[lang.Japanese] == "" || f.Words[lang.English] == "" || f.Clause == "":
			return fmt.Errorf("rulebook of %q: format %q has no words or no clause", g.Key, f.Key)
		case len(f.Options) > 8:
			return fmt.Errorf("rulebook of %q: format %q has %d rules to agree on; there is room for 8", g.Key, f.Key, len(f.Options))
		case f.Least < 2 || f.Most < f.Least || f.Most > kernel.MaxPlayers || f.Least%max(1, f.Teams) != 0:
			return fmt.Errorf("rulebook of %q: format %q is not for %d to %d players in %d teams", g.Key, f.Key, f.Least, f.Most, f.Teams)
		}
		for _, o := range f.Options {
			if _, err := f.Agree([]string{o.Key}); err != nil || o.Key == "" || o.Clause == "" || o.Words[lang.Japanese] == "" || o.Words[lang.English] == "" {
				return fmt.Errorf("rulebook of %q: format %q: a rule to agree on is declared twice, or has no words or no clause", g.Key, f.Key)
			}
		}
	}
	return nil
}
