package scenario

import (
	"bytes"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest/room"
)

// TestNotation: a mistake in the notation says where and what.
func TestNotation(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"gme made-up", ":1: no such word"},
		{"title x", "names its game"},
		{"game whist", ":1: no game \"whist\""},
		{"you\n  hand blank", ":2: the first line of a scenario names its game"},
		{strings.Repeat("x", MaxSize+1), "bytes"},
	} {
		_, err := Parse("f", []byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.40q: %v", c.text, err)
		}
	}
}

// TestNoLogIsLogged: a clause of which scenarios say that nothing was done under it is
// one under which things are done in other scenarios of the game.
func TestNoLogIsLogged(t *testing.T) {
	for _, game := range rules.Games() {
		logged, missing := map[string]bool{}, map[string]string{}
		files := room.Files(t, game, "scenarios/*.txt")
		if len(files) == 0 {
			t.Errorf("%s has no scenarios", game)
		}
		for _, f := range files {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			list, err := Parse(f, data)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range list {
				for _, step := range s.Steps {
					if step.Verb != "expect" {
						continue
					}
					switch w := step.Words; {
					case w[0] == "log":
						for _, c := range w[1:] {
							logged[c] = true
						}
					case w[0] == "no":
						for _, c := range w[2:] {
							missing[c] = f
						}
					}
				}
			}
		}
		for c, f := range missing {
			if !logged[c] {
				t.Errorf("%s: no scenario beside expects that %s is logged", f, c)
			}
		}
	}
}

// files are the scenarios of all games.
func files(t testing.TB) (all []string) {
	for _, game := range rules.Games() {
		all = append(all, room.Files(t, game, "scenarios/*.txt")...)
	}
	return all
}

// TestPositionWritten: the position of every scenario is read back as it was when it is
// written.
func TestPositionWritten(t *testing.T) {
	for _, file := range files(t) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, err := Parse(file, data)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range list {
			pos := s.Pos
			if pos.Phase == "setup" && pos.Lot == 0 {
				continue // the lot is still to be drawn: nobody has written an answer before it
			}
			w := &writer{n: rules.NotationOf(pos.Game)}
			w.out.WriteString("game " + pos.Game + "\n")
			if err := w.position(&pos); err != nil {
				t.Errorf("%s: %s: %v", file, s.Title, err)
				continue
			}
			again, err := Parse("again", []byte(w.out.String()))
			if err != nil {
				t.Fatalf("%s: %v:\n%s", file, err, w.out.String())
			}
			if err := samePosition(&again[0].Pos, &pos); err != nil {
				t.Errorf("%s: %s: %v\n%s", file, s.Title, err, w.out.String())
			}
		}
	}
}

// samePosition compares what lies where, whatever the cards are called.
func samePosition(a, b *position.Position) error {
	printed := func(p *position.Position, id string) any {
		i := slices.IndexFunc(p.Cards, func(c pack.Card) bool { return c.ID == id })
		if i < 0 {
			return id
		}
		c := p.Cards[i]
		c.ID, c.Name[rules.English] = "", "" // a scenario has no other words
		if c.Open != nil {
			open := *c.Open
			open.ID, c.Open = "", &open
		}
		return c
	}
	for seat := range b.Seats {
		x, y := &a.Seats[seat], &b.Seats[seat]
		if !reflect.DeepEqual(x.Counters, y.Counters) || len(x.Zones) != len(y.Zones) {
			return fmt.Errorf("counters %v and %d zones, want %v and %d", x.Counters, len(x.Zones), y.Counters, len(y.Zones))
		}
		for i, z := range y.Zones {
			if x.Zones[i].Zone != z.Zone || len(x.Zones[i].Cards) != len(z.Cards) {
				return fmt.Errorf("%v, want %v", x.Zones[i], z)
			}
			for j, want := range z.Cards {
				got := x.Zones[i].Cards[j]
				if p, q := printed(a, got.ID), printed(b, want.ID); !reflect.DeepEqual(p, q) {
					return fmt.Errorf("%+v, want %+v", p, q)
				}
				if p, q := printed(a, got.On), printed(b, want.On); !reflect.DeepEqual(p, q) {
					return fmt.Errorf("on %+v, want %+v", p, q)
				}
				got.ID, got.On = want.ID, want.On
				if !reflect.DeepEqual(got, want) {
					return fmt.Errorf("%+v, want %+v", got, want)
				}
			}
		}
	}
	return nil
}

// FuzzRun: no file makes the reader or the rules panic or hang.
func FuzzRun(f *testing.F) {
	seeds := files(f)
	few := make([]string, 0, len(seeds))
	for i := 0; i < len(seeds); i += 25 {
		few = append(few, seeds[i])
	}
	for _, game := range rules.Games() {
		if len(rules.Formats(game)) > 1 { // whose files begin with how many play in which teams
			few = append(few, room.Files(f, game, "scenarios/*.txt")...)
		}
	}
	for _, file := range few {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for part := range bytes.SplitSeq(data, []byte("\n---\n")) {
			f.Add(part)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 4000 {
			return
		}
		_, _ = Run("fuzz", data)
	})
}
