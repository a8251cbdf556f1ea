package replay

import (
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/deck"
	rooms "gorin/rules/rulestest/room"
	"gorin/rules/rulestest/size"
)

// eachGame runs a test for every game.
func eachGame(t *testing.T, f func(t *testing.T, game string)) {
	size.Roomy()
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { f(t, game) })
	}
}

// eachLong runs a test for every game whose cards can act as often as one likes, with matches
// that are so long. Others have another kind of line in their testdata/free.txt.
func eachLong(t *testing.T, answers int, f func(t *testing.T, game string)) {
	long := 0
	for _, game := range rules.Games() {
		if !strings.HasPrefix(rooms.Text(t, game, "testdata/free.txt"), "【起】") {
			continue
		}
		long++
		t.Run(game, func(t *testing.T) {
			if n := len(grown(t, game, answers).Moves()); n < answers {
				t.Fatalf("a match of this game has only %d answers, so the line of testdata/free.txt cannot be used as often as one likes", n)
			}
			f(t, game)
		})
	}
	if long == 0 {
		t.Errorf("no game has matches of %d answers", answers)
	}
}

// anyGame is the game by which it is tested what is the same for all.
func anyGame() string { return rules.Games()[0] }

// match plays so many answers of decks that ship, or to the end; a match that is over
// before is not taken.
func match(t testing.TB, game string, seed uint64, answers int) *rules.Match {
	t.Helper()
	for {
		m := begun(t, game, seed)
		b := bot.Random(seed)
		for range answers {
			r := m.Pending()
			if r == nil {
				break
			}
			if err := m.Answer(r.Seq, b.Choose(m.View(r.Seat), r)); err != nil {
				t.Fatal(err)
			}
		}
		if answers == toTheEnd || len(m.Moves()) == answers && m.Pending() != nil {
			return m
		}
		if seed++; seed > 1000 {
			t.Fatalf("no match of %s has more than %d answers", game, answers)
		}
	}
}

// toTheEnd is more answers than a match has.
const toTheEnd = 1 << 20

// begun is a match of decks that ship.
func begun(t testing.TB, game string, seed uint64) *rules.Match {
	t.Helper()
	s, err := rules.Sample(game, seed, 0)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// sprouts is a set-up whose cards can act as often as one likes, and whose acts stay: all
// of the plainest kind have the line for that which the game's room keeps.
func sprouts(t testing.TB, game string, change func(s *rules.Setup)) rules.Setup {
	t.Helper()
	s := begun(t, game, 1).Setup()
	s.Cards = slices.Clone(s.Cards)
	free, blank := strings.TrimSpace(rooms.Text(t, game, "testdata/free.txt")), rules.NotationOf(game).Blank.Kind
	for i := range s.Cards {
		c := &s.Cards[i]
		c.Values = slices.Clone(c.Values)
		if c.Kind != blank {
			continue
		}
		was := c.Lines
		c.Lines = []string{free}
		for _, p := range s.Seats {
			if len(rules.CheckDeck(p.Deck, s.Cards)) > 0 { // by its text there may be more of it
				c.Lines = was
			}
		}
	}
	s.Seats = slices.Clone(s.Seats)
	for i := range s.Seats {
		d := &s.Seats[i].Deck
		d.Cards = append([]deck.Line(nil), d.Cards...)
	}
	if change != nil {
		change(&s)
	}
	return s
}

// grown plays a match of sprouts for so many answers: it acts whenever it can.
func grown(t testing.TB, game string, answers int) *rules.Match {
	t.Helper()
	m, err := rules.New(sprouts(t, game, nil))
	if err != nil {
		t.Fatal(err)
	}
	for range answers {
		q := m.Pending()
		if q == nil || m.Answer(q.Seq, grow(q)) != nil {
			break
		}
	}
	return m
}

// grow is the answer that acts whenever it can, and otherwise takes the first options.
func grow(q *rules.Request) []int {
	pick := []int{0, 1, 2, 3, 4, 5, 6, 7}[:q.Min]
	for i, o := range q.Options {
		if o.Kind == "activate" || o.Kind == "use" {
			pick = []int{i}
		}
	}
	return pick
}

// lastSeat is the last player of a game.
func lastSeat(game string) int { return rules.Seats(game) - 1 }
