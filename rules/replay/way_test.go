package replay

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/rulestest/size"
)

// ways are set-ups of the formats of a game, with the fewest and the most who may play, with
// and without what they may agree on; nothing of a game that has one way to be played.
func ways(game string) (list []rules.Setup) {
	for _, f := range rules.Formats(game) {
		if f.Key == "" {
			continue
		}
		for _, seats := range slices.Compact([]int{f.Least, f.Most}) {
			s := rules.Setup{Game: game, Format: f.Key, Seats: make([]rules.SeatSetup, seats)}
			list = append(list, s)
			for _, o := range f.Options {
				s.Options = append(s.Options, o.Key)
			}
			if f.Agreed {
				for seat := range seats {
					s.Order = append(s.Order, (2*seats-1-seat)%seats)
				}
			}
			if s.Options != nil || s.Order != nil {
				list = append(list, s)
			}
		}
	}
	return list
}

// left is a match in which somebody gives up after some answers, as far as it goes on then.
func left(t testing.TB, way rules.Setup, seed uint64) *rules.Match {
	t.Helper()
	s, err := rules.SampleOf(way, seed, int(seed))
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	b := bot.Random(seed)
	for at := 0; at < 2*every+7 && m.Pending() != nil; at++ {
		r := m.Pending()
		if at == 20+int(seed)%40 {
			if err := m.Concede(int(seed) % len(s.Seats)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		seats := r.Seats
		seat := seats[at%len(seats)]
		q, of := r.Of(seat)
		pick := slices.Clone(b.Choose(m.View(seat), q))
		for i := range pick {
			pick[i] = of[pick[i]]
		}
		if err := m.Answer(r.Seq, pick); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestWays: a match of each format comes back as it was, whole and brief, with those who have
// left, and is played on; a file of one side shows what each seat saw and what anybody may
// see. Two matches that differ in the format alone do not share key frames.
func TestWays(t *testing.T) {
	eachGame(t, func(t *testing.T, game string) {
		for i, way := range ways(game) {
			at := fmt.Sprint(way.Format, " ", len(way.Seats), way.Options, way.Order)
			m := left(t, way, uint64(i))
			for _, o := range []Options{{}, {Brief: true}} {
				b := file(t, m, o)
				back, err := Read(b)
				if err != nil {
					t.Fatalf("%s: %v", at, err)
				}
				x, y := back.Setup(), m.Setup()
				if !bytes.Equal(back.Snapshot(), m.Snapshot()) || len(back.Moves()) != len(m.Moves()) || !bytes.Equal(file(t, back, o), b) ||
					x.Format != y.Format || !slices.Equal(x.Options, y.Options) || !slices.Equal(x.Order, y.Order) {
					t.Errorf("%s: another match came back", at)
				}
				if n := back.Back(1 << 20); n != len(m.Moves()) || back.Forth(n) != n || back.Hash() != m.Hash() {
					t.Errorf("%s: another match after going back and forth", at)
				}
			}
			seats := len(way.Seats)
			if !size.Whole() {
				seats = 1
			}
			for seat := rules.Spectator; seat < seats; seat++ {
				filmed(t, at, m, seat)
			}
			f, err := ReadViews(file(t, m, Options{}), len(way.Seats)-1)
			if err != nil {
				t.Fatalf("%s: %v", at, err)
			}
			v, err := f.View(0)
			if err != nil || len(f.Names) != len(way.Seats) || v.Format != way.Format {
				t.Errorf("%s: %v, names %v, format %q", at, err, f.Names, v.Format)
			}
		}
	})
}

// filmed looks at the file of one side.
func filmed(t *testing.T, at string, m *rules.Match, seat int) {
	t.Helper()
	f, err := ReadViews(file(t, m, Options{OneSide: true, Seat: seat}), 0)
	if err != nil {
		t.Fatalf("%s: %v", at, err)
	}
	if f.Seat != seat || f.Len() != len(m.Moves())+1 {
		t.Errorf("%s: %d views of seat %d, not of %d", at, f.Len(), f.Seat, seat)
	}
	for i := 0; i < f.Len(); i += size.Of(7, 3, 1) {
		if _, err := f.View(i); err != nil {
			t.Fatalf("%s: view %d of seat %d: %v", at, i, seat, err)
		}
	}
	last, err := f.View(f.Len() - 1)
	if err != nil {
		t.Fatal(err)
	}
	got, _ := json.Marshal(last)
	if want, _ := json.Marshal(m.View(seat)); !bytes.Equal(got, want) {
		n := 0
		for n < min(len(got), len(want)) && got[n] == want[n] {
			n++
		}
		t.Errorf("%s: the last view of seat %d is not the match's: %.200q, not %.200q", at, seat, got[max(0, n-80):], want[max(0, n-80):])
	}
}

// TestForgedWays: what a file cannot mean by its format, rules and order is said with what is
// there.
func TestForgedWays(t *testing.T) {
	for name, c := range map[string]struct {
		change func(s *rules.Setup)
		want   string
	}{
		"a format":   {func(s *rules.Setup) { s.Format = "relay" }, `format "relay" is none of this game`},
		"a sign":     {func(s *rules.Setup) { s.Format = "\u202e" }, "format: sign that changes direction"},
		"one alone":  {func(s *rules.Setup) { s.Seats = s.Seats[:1] }, "1 players; it takes"},
		"a rule":     {func(s *rules.Setup) { s.Options = []string{"last-out"} }, `has no rule "last-out"`},
		"one twice":  {func(s *rules.Setup) { s.Order = make([]int, len(s.Seats)) }, "order"},
		"one beyond": {func(s *rules.Setup) { s.Order = []int{9}; s.Order = append(s.Order, make([]int, len(s.Seats)-1)...) }, "order"},
		"one less":   {func(s *rules.Setup) { s.Order = []int{0} }, "order"},
	} {
		for _, game := range rules.Games() {
			for _, way := range append(ways(game), rules.Setup{Game: game, Seats: make([]rules.SeatSetup, rules.Seats(game))}) {
				s, err := rules.SampleOf(way, 1, 0)
				if err != nil {
					t.Fatal(err)
				}
				f := content{Header: header{Game: game, Random: Random}, Moves: putMoves(nil, nil, briefSum), Brief: true}
				if c.change(&s); true {
					f.Format, f.Options, f.Order = s.Format, s.Options, s.Order
				}
				for _, p := range s.Seats {
					f.Header.Seats = append(f.Header.Seats, seat{Name: p.Name, Part: packDeck(&p.Deck)})
				}
				_, err = Open(loose(t, &f))
				if err == nil || !strings.Contains(err.Error(), c.want) {
					t.Errorf("%s of %s %s: %v, want %q", name, game, way.Format, err, c.want)
					continue
				}
				told(t, err)
			}
		}
	}
}
