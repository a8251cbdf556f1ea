package engine

import (
	"slices"
	"testing"

	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/pack"
)

// eachGame calls f for every game.
func eachGame(t *testing.T, f func(t *testing.T, e *Engine, game string)) {
	t.Helper()
	e, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range e.Games() {
		t.Run(game, func(t *testing.T) { f(t, e, game) })
	}
}

func play(t *testing.T, e *Engine, game string, seed uint64, most int) session.Match {
	t.Helper()
	decks := e.Decks(game)
	start := session.Start{Game: game, Seed: seed}
	for seat := range rules.Seats(game) {
		start.Decks = append(start.Decks, decks[seat*(len(decks)-1)%len(decks)].ID)
		start.Names = append(start.Names, string(rune('A'+seat)))
	}
	m, err := e.New(start)
	if err != nil {
		t.Fatal(err)
	}
	var bots []session.Bot
	for seat := range start.Decks {
		bots = append(bots, e.Bot([]string{session.Greedy, session.Random}[seat%2], seed, m))
	}
	for range most {
		r := m.Pending()
		if r == nil {
			break
		}
		if err := m.Answer(r.Seq, bots[r.Seat].Choose(m.View(r.Seat), r)); err != nil {
			t.Fatalf("decision %d (%s): %v", r.Seq, r.Kind, err)
		}
	}
	return m
}

// Every deck that ships is named in both languages, and shows colours if cards of its game have any.
func TestDecksHaveNamesAndColours(t *testing.T) {
	e, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range e.Games() {
		coloured := slices.ContainsFunc(e.cards(game), func(c pack.Card) bool { return c.Word("colour") != "" || len(c.Keys("colours")) > 0 })
		for _, d := range e.Decks(game) {
			if d.Name[0] == "" || d.Name[1] == "" || (len(d.Colours) > 0) != coloured {
				t.Errorf("%s: %+v", game, d)
			}
		}
	}
}

func TestWholeGame(t *testing.T) { eachGame(t, wholeGame) }

func wholeGame(t *testing.T, e *Engine, game string) {
	m := play(t, e, game, 3, 20000)
	if !m.Result().Over {
		t.Fatal("the game did not end")
	}
	file, err := e.Write(m)
	if err != nil {
		t.Fatal(err)
	}
	again, err := e.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	if again.Seq() != m.Seq() || again.LogLen() != m.LogLen() {
		t.Errorf("read back at decision %d with %d log lines, not %d with %d", again.Seq(), again.LogLen(), m.Seq(), m.LogLen())
	}
}

func TestDamagedFiles(t *testing.T) { eachGame(t, damagedFiles) }

func damagedFiles(t *testing.T, e *Engine, game string) {
	m := play(t, e, game, 4, 30)
	file, err := e.Write(m)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < len(file); n += 1 + len(file)/40 {
		if _, err := e.Read(file[:n]); err == nil {
			t.Errorf("%d of %d bytes were read without an error", n, len(file))
		}
		bent := append([]byte{}, file...)
		bent[n] ^= 0x10
		if _, err := e.Read(bent); err == nil {
			t.Errorf("a wrong byte at %d was not noticed", n)
		}
	}
}
