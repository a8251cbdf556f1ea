package replay

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	rooms "gorin/rules/rulestest/room"
	"gorin/rules/value"
)

// sound checks what has come out of a file: one sentence about what is wrong, or what can
// be played and watched.
func sound(t *testing.T, m *rules.Match, err error) {
	t.Helper()
	if err != nil {
		if s := err.Error(); strings.Contains(s, "\n") || strings.Contains(s, "mistake of this program") {
			t.Errorf("%q is not one sentence about the file", err)
		}
		return
	}
	moves, hash := len(m.Moves()), m.Hash()
	if n := m.Back(1 << 20); n != moves || m.Forth(n) != n || m.Hash() != hash {
		t.Error("another match after going back and forth")
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
	if err := m.Copy().Restore(m.Snapshot()); err != nil {
		t.Error(err)
	}
	b, err := Write(m, Options{Brief: true})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Read(b); err != nil {
		t.Errorf("what was read is written and not read again: %v", err)
	}
}

// FuzzCarried changes one thing that a file carries: a count, a value or a text of a
// card, a name, the answers.
func FuzzCarried(f *testing.F) {
	m := grown(f, anyGame(), 12)
	answers := putMoves(nil, m.Moves(), briefSum)
	for what := range 27 {
		for _, n := range []int64{-1, 0, 3, 1 << 62} {
			f.Add(uint8(what), n, "a\u202eb", answers)
		}
	}
	f.Add(uint8(12), int64(7), strings.TrimSpace(rooms.Text(f, anyGame(), "testdata/free.txt")), answers)
	f.Add(uint8(30), int64(7), "", answers[:len(answers)/2])
	f.Fuzz(func(t *testing.T, what uint8, number int64, text string, moves []byte) {
		if len(moves) > 400 || len(text) > 20_000 {
			return
		}
		s, n := sprouts(t, anyGame(), nil), int(number)
		c := &s.Cards[uint(n)%uint(len(s.Cards))]
		v := &c.Values[uint(n)%uint(len(c.Values))]
		d := &s.Seats[uint(n)%uint(len(s.Seats))].Deck
		l := &d.Cards[uint(n)%uint(len(d.Cards))]
		switch what {
		case 0:
			l.Count = n
		case 1:
			l.Count, d.Cards[0].Count = l.Count-n, d.Cards[0].Count+n
		case 2:
			d.Cards = append(d.Cards, deck.Line{Count: n, ID: text})
		case 3:
			d.Put("ddeck", []deck.Line{{Count: n, ID: text}})
		case 4:
			d.Put(text, d.Cards)
		case 5:
			d.ID, d.Name[rules.English] = text, text
		case 6:
			s.Seats[uint(n)%uint(len(s.Seats))].Name = text
		case 7:
			v.N = n
		case 8:
			v.Keys = strings.Fields(text)
		case 9:
			v.Key = text
		case 10:
			c.Kind = text
		case 11:
			c.Name[rules.Japanese], c.Title[rules.English] = text, text
		case 12:
			c.Lines[0] = text
		case 13:
			c.Lines = strings.Split(text, "。")
		case 14:
			v.Tags = []lang.Words{{text, text}}
		case 15:
			v.Counts = []value.Count{{Key: text, N: n}, {Key: "", N: -n}}
		case 16:
			c.Inert = []int{n}
		case 17:
			c.Open = &pack.Card{ID: c.ID + "+", Name: c.Name, Values: value.Values{*v}}
		case 18:
			c.Values = append(c.Values, value.Value{Key: text, N: n, Keys: []string{text}})
		case 19:
			c.Values = c.Values[:uint(n)%uint(len(c.Values))]
		case 20:
			s.Game = text
		case 21:
			c.ID = text
		case 22:
			c.QuotedNames = []lang.Words{{text, text}}
		case 23:
			s.Cards = s.Cards[:uint(n)%uint(len(s.Cards))]
		case 24:
			s.Format = text
		case 25:
			s.Options = strings.Fields(text)
		case 26:
			s.Order = []int{n, 0}
		}
		whole := content{Header: header{Game: s.Game, Random: Random, Seed: s.Seed}, Format: s.Format, Options: s.Options, Order: s.Order, Moves: moves, Brief: true}
		for _, p := range s.Seats {
			at := seat{Name: p.Name, Deck: p.Deck.ID, Ja: p.Deck.Name[rules.Japanese], En: p.Deck.Name[rules.English], Part: packDeck(&p.Deck)}
			whole.Header.Seats = append(whole.Header.Seats, at)
		}
		whole.hold(s.Cards)
		if what >= 12 { // so that some matches come to their end
			whole.Sum = m.Sum()
		} else if at, err := rules.New(s); err == nil {
			whole.Sum, whole.Moves = at.Sum(), putMoves(nil, nil, briefSum)
		}
		back, err := Read(sampleFile(t, &whole))
		sound(t, back, err)
	})
}

// FuzzView looks through a view and then reads it: what was looked through takes no more
// room than it may, and is what it was said to be.
func FuzzView(f *testing.F) {
	c, err := open(file(f, match(f, anyGame(), 5, 3), Options{OneSide: true, Seat: 1}))
	if err != nil {
		f.Fatal(err)
	}
	names := []string{"A", "B", "C", "D"}[:rules.Seats(anyGame())]
	f.Add(c.Stills[0].View)
	for _, s := range []string{`{"Turn":3}`, `{"a":"\"Turn\":4","Turn":5}`, `{"Turn":"x\u202e"}`, strings.Repeat("[", 40), `{"Waiting":[` + strings.Repeat("{},", 9000) + "{}]}", `"\`, `{"\u00`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		film := Film{read: rules.ReadView, Game: anyGame(), Names: names, Catalogue: make([]rules.Printed, 40), stills: []stillAt{{view: b}}}
		if film.lookAt(0) != nil {
			return
		}
		if v, err := film.View(0); err == nil && v.Turn != film.Turn(0) && strings.Count(string(b), "urn") < 2 && !strings.Contains(string(b), `\`) && !strings.Contains(strings.ToLower(string(b)), "turn\" ") && v.Turn < 1e9 {
			t.Errorf("turn %d, looked through as %d", v.Turn, film.Turn(0))
		}
	})
}
