package scenario

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/rulestest/size"
)

// ways are set-ups of a game: one for each format, and the numbers of players that it takes.
func ways(game string) (list []rules.Setup) {
	for _, f := range rules.Formats(game) {
		for seats := f.Least; seats <= f.Most; seats++ {
			s := rules.Setup{Game: game, Format: f.Key, Seats: make([]rules.SeatSetup, seats)}
			list = append(list, s)
			if len(f.Options) > 0 {
				s.Options = []string{f.Options[seats%len(f.Options)].Key}
				list = append(list, s)
			}
		}
	}
	return list
}

// called is what a set-up is called.
func called(s *rules.Setup) string {
	return fmt.Sprint(s.Game, " ", s.Format, " ", len(s.Seats), s.Options)
}

// played is a match of the decks that ship, finished or of so many answers. Where several play on
// without one, somebody gives up in two of three.
func played(t *testing.T, way rules.Setup, seed uint64, answers int) *rules.Match {
	t.Helper()
	s, err := rules.SampleOf(way, seed, int(seed))
	if err != nil {
		t.Fatal(err)
	}
	_, decks, _ := rules.Shipped(s.Game)
	bots, part := []bot.Bot(nil), seed
	for seat := range s.Seats {
		s.Seats[seat].Deck = decks[part%uint64(len(decks))]
		part /= uint64(len(decks))
		bots = append(bots, bot.Random(seed+uint64(seat)))
	}
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	bots[len(bots)-1] = bot.Rarest(seed, m.Catalogue(), bot.NewPicked())
	quit := 8 + int(seed)%31
	for q := m.Pending(); q != nil && len(m.Moves()) < answers; q = m.Pending() {
		if len(s.Seats) > 2 && seed%3 != 0 && len(m.Moves()) == quit {
			if err := m.Concede(int(seed) % len(s.Seats)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		seats := askedSeats(q)
		seat := seats[int(q.Seq)%len(seats)]
		own, of := q, []int(nil)
		if len(seats) > 1 {
			own, of = q.Of(seat)
		}
		if err := m.Answer(q.Seq, whole(of, bots[seat].Choose(m.View(seat), own))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestWrite puts many moments of random matches down as scenarios, some of each
// kind of question and of each format: each is read again, passes, and its position offers
// before the last answer what the match offered there, by meaning.
func TestWrite(t *testing.T) {
	size.Roomy()
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			gone := 0
			kinds, list := map[string]int{}, ways(game)
			for i := range list {
				clear(kinds)
				gone += write(t, list[i], len(list) == 1, kinds)
			}
			if len(list) > 1 && gone == 0 {
				t.Error("no position was written in which somebody is gone")
			}
			if len(list) == 1 && len(kinds) < 16 && size.Whole() {
				t.Errorf("only %v", kinds)
			}
		})
	}
}

func write(t *testing.T, way rules.Setup, only bool, kinds map[string]int) (gone int) {
	games, each, most, answers := size.Of(2, 2, 12), size.Of(1, 1, 5), 1000, 10000 // most moments of a game, and its answers
	if !only {
		games, each, most, answers = 1, size.Of(1, 1, 2), size.Of(4, 4, 10), size.Of(80, 80, 140)
	}
	for seed := range uint64(games) {
		if !only {
			seed++ // somebody gives up
		}
		m := played(t, way, seed, answers)
		r := rand.New(rand.NewPCG(seed, 0x7772))
		was := m.Copy()
		asked := make([]string, len(m.Moves()))
		for i := len(asked) - 1; was.Undo(); i-- {
			asked[i] = was.Pending().Kind
			if len(way.Seats) > 2 { // also those after somebody has left
				asked[i] += fmt.Sprint(was.Table().M.Present())
			}
		}
		left := most
		for _, i := range r.Perm(len(asked)) {
			if left > 0 && kinds[asked[i]] < each && (i < 120 || i < 400 && kinds[asked[i]] == 0) { // late moments take long
				kinds[asked[i]]++
				left--
				if bytes.Contains(moment(t, m, i+1), []byte(" out\n")) {
					gone++
				}
			}
		}
		if len(asked) < 400 {
			moment(t, m, len(asked))
		}
	}
	t.Log(called(&way), len(kinds), kinds, "gone", gone)
	return gone
}

func moment(t *testing.T, m *rules.Match, n int) (text []byte) {
	t.Helper()
	setup := m.Setup()
	at := fmt.Sprintf("%s: seed %d answer %d", called(&setup), setup.Seed, n)
	text, err := Write(m, n)
	if err != nil {
		t.Fatalf("%s: %v", at, err)
	}
	list, err := Parse("written", text)
	if err != nil {
		t.Fatalf("%s: %v\n%s", at, err, text)
	}
	if err := list[0].Run("written"); err != nil {
		t.Fatalf("%s: %v\n%s", at, err, text)
	}
	was := m.Copy()
	for len(was.Moves()) >= n {
		was.Undo()
	}
	if x, y := offers(was), offers(before(t, list[0])); !slices.Equal(x, y) {
		t.Fatalf("%s: the match offered %q, the scenario %q\n%s", at, x, y, text)
	}
	return text
}

// before carries out a scenario up to its last answer.
func before(t *testing.T, s *Scenario) *rules.Match {
	t.Helper()
	m, err := rules.NewPosition(s.Pos)
	if err != nil {
		t.Fatal(err)
	}
	r := newRunner(m)
	last := 0
	for i, step := range s.Steps {
		if step.Verb == "answer" || step.Verb == "concede" {
			last = i
		}
	}
	for _, step := range s.Steps[:last] {
		if err := r.step(step); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// offers tells what is asked by what it means: the words of the options are
// those of the cards, whichever numbers these have.
func offers(m *rules.Match) []string {
	q := m.Pending()
	out := []string{fmt.Sprint(askedSeats(q), q.Kind, q.Clause, q.Min, q.Max)}
	setup := m.Setup()
	for _, o := range q.Options {
		words := o.Words[rules.Japanese]
		for seat, s := range setup.Seats {
			words = strings.ReplaceAll(words, s.Name+"の", fmt.Sprint("player ", seat+1, " "))
		}
		if o.Kind == "player" { // who is called otherwise here and there
			words = fmt.Sprint(o.Place.Seat)
		}
		out = append(out, fmt.Sprint(o.Seat, " ", o.Kind, " ", words))
	}
	slices.Sort(out)
	return out
}

// TestWriteNothing: a number that the match does not have is an error, and writing
// changes nothing.
func TestWriteNothing(t *testing.T) {
	for _, game := range rules.Games() {
		m := played(t, ways(game)[0], 1, 10000)
		hash := m.Hash()
		for _, n := range []int{0, -1, len(m.Moves()) + 1} {
			if _, err := Write(m, n); err == nil || !strings.Contains(err.Error(), fmt.Sprint(len(m.Moves()))) {
				t.Errorf("%s: answer %d: %v", game, n, err)
			}
		}
		head := "# Answer 2 of a match between \"A\" (you) and \"B\" (opponent)"
		if len(m.Setup().Seats) > 2 {
			head = "# Answer 2 of a match between \"A\" (seat 1), \"B\" (seat 2)"
		}
		if text, err := Write(m, 2); err != nil || !bytes.Contains(text, []byte(head)) {
			t.Errorf("%s: %v\n%s", game, err, text)
		}
		if m.Hash() != hash {
			t.Errorf("%s: writing changed the match", game)
		}
	}
}

// TestWriteConcession: giving up is a move too.
func TestWriteConcession(t *testing.T) {
	for _, game := range rules.Games() {
		m := played(t, ways(game)[0], 3, 10000)
		for len(m.Moves()) > 40 {
			m.Undo()
		}
		if err := m.Concede(1); err != nil {
			t.Fatal(err)
		}
		text, err := Write(m, len(m.Moves()))
		if err != nil {
			t.Fatal(err)
		}
		res, err := Run("written", text)
		want := "concede " + seatName(1, len(m.Setup().Seats)) + "\n"
		if m.Result().Over {
			want += "expect over you " + m.Result().Clause + "\n"
		}
		if err != nil || res[0].Err != nil || !bytes.Contains(text, []byte(want)) {
			t.Errorf("%s: %v %v\n%s", game, err, res, text)
		}
	}
}
