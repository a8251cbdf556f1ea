package replay

import (
	"bytes"
	"encoding/base64"
	"errors"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/lang"
	"gorin/rules/rulestest/size"
)

// sampleBrief is a small content whose only card is left to its pack.
func sampleBrief() *content {
	packs, err := rules.Packs(anyGame())
	if err != nil {
		panic(err)
	}
	c := with(func(c *content) {
		c.Frames, c.Prints, c.Brief = nil, nil, true
		c.Cards = []card{{Face: face{ID: packs[0].Cards[0].ID}}}
		c.Moves = putMoves(nil, []rules.Move{{Seat: 1, Pick: []int{0, 2}, Sum: 5}}, briefSum)
	})
	c.Lent = []lent{{packs[0].Name, printSum(packs[0].Cards[:1])}}
	return c
}

// shippedGame is a finished game of computers with two of the decks that ship.
func shippedGame(t testing.TB, game string, n int) *rules.Match {
	t.Helper()
	s, err := rules.Sample(game, uint64(n), n)
	if err != nil {
		t.Fatal(err)
	}
	for k := range s.Seats {
		s.Seats[k].Name = []string{"朝霧の灯台守", "Keeper of the Light"}[k%2]
	}
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	greedy, random := all.Greedy(uint64(n), m.Catalogue()), bot.Random(uint64(n))
	for r := m.Pending(); r != nil; r = m.Pending() {
		pick := []int(nil)
		if n%5 == 0 {
			pick = greedy.Choose(m.View(r.Seat), r)
		} else { // it plays longest, and blind
			pick = random.Choose(nil, r)
		}
		if err := m.Answer(r.Seq, pick); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestLinks: finished games of each game fit into links, with much room left,
// and come back out.
func TestLinks(t *testing.T) {
	const easy = 10000
	games := size.Of(3, 5, 20)
	for _, game := range rules.Games() {
		shortest, longest, sum := MaxLink, 0, 0
		for n := range games {
			m := shippedGame(t, game, n)
			b := file(t, m, Options{Brief: true})
			link, err := Link(b)
			if err != nil {
				t.Fatalf("%s %d: %d answers: %v", game, n, len(m.Moves()), err)
			}
			shortest, longest, sum = min(shortest, len(link)), max(longest, len(link)), sum+len(link)
			if len(link) > easy {
				t.Errorf("%s %d: %d answers are %d letters", game, n, len(m.Moves()), len(link))
			}
			if n > 0 {
				continue
			}
			raw, err := base64.RawURLEncoding.DecodeString(link)
			if err != nil {
				t.Fatal(err)
			}
			back, err := Read(raw)
			if err != nil {
				t.Fatalf("%s %d: %v", game, n, err)
			}
			if !bytes.Equal(back.Snapshot(), m.Snapshot()) || !bytes.Equal(file(t, back, Options{}), file(t, m, Options{})) {
				t.Errorf("%s %d: another match came back", game, n)
			}
		}
		t.Logf("%s: links of %d to %d letters, %d on average", game, shortest, longest, sum/games)
	}
}

// TestLinkTooLong: what no link carries is refused in words for players.
func TestLinkTooLong(t *testing.T) {
	for _, c := range []struct {
		bytes int
		fits  bool
	}{{MaxLink / 4 * 3, true}, {MaxLink/4*3 + 1, false}} {
		text, err := Link(make([]byte, c.bytes))
		if fits := err == nil; fits != c.fits || len(text) > MaxLink {
			t.Errorf("%d bytes: %d letters, %v", c.bytes, len(text), err)
		}
		if err != nil {
			told(t, err)
		}
	}
}

// TestOwnCards: a brief file holds the cards that do not ship, and those that
// are printed otherwise.
func TestOwnCards(t *testing.T) { eachGame(t, ownCards) }

func ownCards(t *testing.T, game string) {
	s, err := rules.Sample(game, 3, 0)
	if err != nil {
		t.Fatal(err)
	}
	d := s.Seats[0].Deck
	d.Cards = slices.Clone(d.Cards)
	own, changed := d.Cards[0].ID, d.Cards[1].ID
	for i := range s.Cards {
		switch s.Cards[i].ID {
		case own:
			s.Cards[i].ID, s.Cards[i].Name = "own/1", lang.Words{"自作", "Own"}
			d.Cards[0].ID = "own/1"
		case changed:
			s.Cards[i].Flavour = lang.Words{"別", "Another"}
		}
	}
	for seat := range s.Seats {
		s.Seats[seat].Deck = d
	}
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	b := file(t, m, Options{Brief: true})
	c, err := open(b)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range c.Cards {
		if held, want := p.Face.Kind != "", p.Face.ID == changed || p.Face.ID == "own/1"; held != want {
			t.Errorf("%s: held %v, want %v", p.Face.ID, held, want)
		}
	}
	back, err := Read(b)
	if err != nil || !bytes.Equal(back.Snapshot(), m.Snapshot()) {
		t.Errorf("another match came back: %v", err)
	}
}

// TestLent: a pack that is not there or differs is named; no card stays blank.
func TestLent(t *testing.T) {
	m := match(t, anyGame(), 5, 3)
	for name, c := range map[string]struct {
		change func(c *content)
		want   string
	}{
		"no such pack":   {func(c *content) { c.Lent[0].Pack = "unknown" }, `the pack "unknown", which this build does not have`},
		"another print":  {func(c *content) { c.Lent[0].Sum++ }, "are not those that the match was played with"},
		"a card more":    {func(c *content) { c.Cards = append(c.Cards, card{Face: face{ID: "X-1"}}) }, `card "X-1" is neither`},
		"a card less":    {func(c *content) { c.Cards = nil }, "are not those that the match was played with"},
		"no pack at all": {func(c *content) { c.Lent = nil }, "is neither in the file nor in its packs"},
	} {
		raw := sampleBrief()
		c.change(raw)
		_, err := Read(sampleFile(t, raw))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %s", name, err, c.want)
			continue
		}
		told(t, err)
	}
	if _, err := ReadViews(file(t, m, Options{Brief: true}), 0); err == nil || !strings.Contains(err.Error(), "no views") {
		t.Errorf("a brief file is watched: %v", err)
	}
}

// TestBriefDiverges: a brief file that plays otherwise says where, and does not
// promise to be watched.
func TestBriefDiverges(t *testing.T) { eachGame(t, briefDiverges) }

func briefDiverges(t *testing.T, game string) {
	raw, err := open(file(t, match(t, game, 5, most), Options{Brief: true}))
	if err != nil {
		t.Fatal(err)
	}
	mv, err := getMoves(raw.Moves, briefSum)
	if err != nil {
		t.Fatal(err)
	}
	mv[41].Sum++
	raw.Moves = putMoves(nil, mv, briefSum)
	_, err = Read(sampleFile(t, raw))
	var d *Diverged
	if !errors.As(err, &d) || d.Answer != 42 || !d.Brief || strings.Contains(err.Error(), "key frames") {
		t.Errorf("error %v", err)
	}
}
