package replay

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"gorin/rules"
)

// most is how many answers a test gives in a match of any game.
const most = 60

func file(t testing.TB, m *rules.Match, o Options) []byte {
	t.Helper()
	b, err := Write(m, o)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestReplay(t *testing.T) { eachGame(t, comesBack) }

func comesBack(t *testing.T, game string) {
	for _, answers := range []int{0, 1, most, toTheEnd} {
		m := match(t, game, 5, answers)
		if answers == most {
			if err := m.Concede(1); err != nil {
				t.Fatal(err)
			}
		}
		b := file(t, m, Options{})
		back, err := Read(b)
		if err != nil {
			t.Fatalf("%d answers: %v", answers, err)
		}
		if !bytes.Equal(back.Snapshot(), m.Snapshot()) || len(back.Moves()) != len(m.Moves()) {
			t.Errorf("%d answers: another match came back", answers)
		}
		if again := file(t, back, Options{}); !bytes.Equal(again, b) {
			t.Errorf("%d answers: another file is written of what was read", answers)
		}
		f, err := ReadViews(b, 0)
		if err != nil {
			t.Fatalf("%d answers: %v", answers, err)
		}
		if want := 1 + (len(m.Moves())+every-1)/every; f.Len() != want {
			t.Errorf("%d answers: %d key frames, want %d", answers, f.Len(), want)
		}
		if answers > 0 {
			for back.Undo() {
			}
			if len(back.Moves()) != 0 {
				t.Errorf("undo of a read match stops at answer %d", len(back.Moves()))
			}
		}
	}
}

// TestDiverged: a file whose answers no longer do what they did names the
// first, and can still be watched.
func TestDiverged(t *testing.T) { eachGame(t, diverges) }

func diverges(t *testing.T, game string) {
	m := match(t, game, 5, most)
	for name, c := range map[string]struct {
		change func(c *content)
		answer int
	}{
		"hash": {func(c *content) {
			mv, _ := getMoves(c.Moves, wholeSum)
			mv[41].Sum++
			c.Moves = putMoves(nil, mv, wholeSum)
		}, 42},
		"pick": {func(c *content) {
			mv, _ := getMoves(c.Moves, wholeSum)
			mv[9].Pick = []int{999}
			c.Moves = putMoves(nil, mv, wholeSum)
		}, 10},
		"seat": {func(c *content) {
			mv, _ := getMoves(c.Moves, wholeSum)
			mv[9].Seat = (mv[9].Seat + 1) % (lastSeat(game) + 1)
			c.Moves = putMoves(nil, mv, wholeSum)
		}, 10},
		"seed":   {func(c *content) { c.Header.Seed++ }, 1},
		"end":    {func(c *content) { c.Sum++ }, most},
		"deck":   {func(c *content) { c.Header.Seats[0].Part[0].Line[0].Count = 40 }, 0},
		"a line": {func(c *content) { c.Cards[0].Face.Lines = []string{"？"} }, 0},
	} {
		raw, err := open(file(t, m, Options{}))
		if err != nil {
			t.Fatal(err)
		}
		c.change(raw)
		b := sampleFile(t, raw)
		_, err = Read(b)
		var d *Diverged
		if !errors.As(err, &d) || d.Answer != c.answer {
			t.Errorf("%s: error %v, want answer %d to differ", name, err, c.answer)
			continue
		}
		told(t, err)
		if f, err := ReadViews(b, 1); err != nil || f.Len() < 2 || f.Seat != 1 {
			t.Errorf("%s: it cannot be watched: %v", name, err)
		}
	}
}

// TestOneSide: a file of one side holds what that side saw at each answer, and
// not a word about anything else.
func TestOneSide(t *testing.T) { eachGame(t, oneSide) }

func oneSide(t *testing.T, game string) {
	m := match(t, game, 5, 12)
	for seat := rules.Spectator; seat <= lastSeat(game); seat++ {
		b := file(t, m, Options{OneSide: true, Seat: seat})
		if _, err := Read(b); !errors.Is(err, ErrOneSide) {
			t.Errorf("seat %d: error %v, want ErrOneSide", seat, err)
		}
		f, err := ReadViews(b, lastSeat(game)-max(seat, 0))
		if err != nil {
			t.Fatal(err)
		}
		if f.Seat != seat || f.Len() != len(m.Moves())+1 {
			t.Errorf("seat %d: %d views of seat %d", seat, f.Len(), f.Seat)
		}
		last, err := f.View(f.Len() - 1)
		if err != nil {
			t.Fatal(err)
		}
		got, _ := json.Marshal(last)
		want, _ := json.Marshal(m.View(seat))
		if !bytes.Equal(got, want) {
			t.Errorf("seat %d: the last view is not the match's", seat)
		}
		c, err := open(b)
		if err != nil {
			t.Fatal(err)
		}
		if c.Header.Seed != 0 || len(c.Cards)+len(c.Moves)+len(c.Frames) > 0 || len(c.Header.Seats[0].Part) > 0 || c.Sum != 0 {
			t.Errorf("seat %d: the file tells more than one side knows: %+v", seat, c.Header)
		}
		seen := seenPrints(t, f)
		for i, p := range f.Catalogue {
			if shown := p.ID != ""; shown != seen[i] {
				t.Errorf("seat %d: card %d: in the file %v, seen %v", seat, i, shown, seen[i])
			}
		}
	}
}

// seenPrints is the cards of the catalogue that some view of a film shows.
func seenPrints(t *testing.T, f *Film) map[int]bool {
	t.Helper()
	seen := map[int]bool{}
	for i := range f.Len() {
		v, err := f.View(i)
		if err != nil {
			t.Fatal(err)
		}
		zones := v.Shared
		for _, p := range v.Players {
			zones = append(zones, p.Zones...)
		}
		for _, z := range zones {
			for _, c := range z.Cards {
				seen[c.Print] = true
			}
		}
	}
	return seen
}

// TestHostileViews: what a file of views may claim is bounded.
func TestHostileViews(t *testing.T) { eachGame(t, hostileViews) }

func hostileViews(t *testing.T, game string) {
	m := match(t, game, 5, 3)
	for name, c := range map[string]struct {
		change func(c *content)
		want   string
	}{
		"not a view":     {func(c *content) { c.Stills[1].View = []byte("[]") }, "view 2"},
		"a huge view":    {func(c *content) { c.Stills[1].View = bytes.Repeat([]byte(" "), maxView+1) }, "view 2"},
		"no views":       {func(c *content) { c.Stills = nil }, "no views"},
		"no players":     {func(c *content) { c.Stills[0].View = []byte("{}") }, "view 1: 0 players"},
		"no such card":   {func(c *content) { c.Prints = []byte("[]") }, "no such card"},
		"huge catalogue": {func(c *content) { c.Prints = noise(maxPrints + 1) }, "bytes of printed cards"},
		"many cards":     {func(c *content) { c.Prints = []byte("[" + strings.Repeat("{},", maxCatalogue) + "{}]") }, "601; at most 600"},
		"many values":    {func(c *content) { c.Prints = []byte(`[{"Traits":[` + strings.Repeat("{},", maxFaces) + "{}]}]") }, "too many values"},
		"values of a view": {func(c *content) {
			c.Stills[1].View = []byte(`{"Waiting":[` + strings.Repeat("{},", maxParts) + "{}]}")
		}, "view 2: too many values"},
		"brackets": {func(c *content) { c.Stills[1].View = []byte(strings.Repeat("[", 10000)) }, "view 2: more than 12 brackets"},
		"a name": {func(c *content) {
			c.Stills[1].View = []byte(strings.Replace(string(c.Stills[1].View), `"A"`, `"`+strings.Repeat("x", maxText+1)+`"`, 1))
		}, "view 2: a text of more than"},
		"a direction": {func(c *content) {
			c.Stills[2].View = []byte(strings.Replace(string(c.Stills[2].View), `"A"`, `"\u202ex"`, 1))
		}, "view 3: a control or direction sign"},
		"a written direction": {func(c *content) {
			c.Stills[2].View = []byte(strings.Replace(string(c.Stills[2].View), `"A"`, "\"\u202ex\"", 1))
		}, "view 3: a control or direction sign"},
		"a control sign": {func(c *content) {
			c.Stills[2].View = []byte(strings.Replace(string(c.Stills[2].View), `"A"`, `"\u001b[31m"`, 1))
		}, "view 3: a control or direction sign"},
		"no such player": {func(c *content) {
			c.Stills[0].View = []byte(strings.Replace(string(c.Stills[0].View), `"Active":`, `"Active":7`, 1))
		}, "no such player"},
	} {
		raw, err := open(file(t, m, Options{OneSide: true, Seat: 1}))
		if err != nil {
			t.Fatal(err)
		}
		c.change(raw)
		f, err := ReadViews(sampleFile(t, raw), 0)
		for i := 0; err == nil && i < f.Len(); i++ {
			_, err = f.View(i)
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %s", name, err, c.want)
		}
	}
}

// noise is bytes that cannot be packed.
func noise(n int) []byte {
	b := make([]byte, n)
	rand.NewChaCha8([32]byte{}).Read(b)
	return b
}
