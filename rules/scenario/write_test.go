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
)

// played is a finished match of the decks that ship.
func played(t *testing.T, game string, seed uint64) *rules.Match {
	t.Helper()
	s, err := rules.Sample(game, seed, 0)
	if err != nil {
		t.Fatal(err)
	}
	_, decks, _ := rules.Shipped(game)
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
	for q := m.Pending(); q != nil; q = m.Pending() {
		if err := m.Answer(q.Seq, bots[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestWrite puts many moments of random matches down as scenarios, some of each
// kind of question: each is read again, passes, and its position offers before
// the last answer what the match offered there, by meaning.
func TestWrite(t *testing.T) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { write(t, game) })
	}
}

func write(t *testing.T, game string) {
	kinds := map[string]int{}
	games, each := uint64(12), 5
	if testing.Short() {
		games, each = 2, 1
	}
	for seed := range games {
		m := played(t, game, seed)
		r := rand.New(rand.NewPCG(seed, 0x7772))
		was := m.Copy()
		asked := make([]string, len(m.Moves()))
		for i := len(asked) - 1; was.Undo(); i-- {
			asked[i] = was.Pending().Kind
		}
		for _, i := range r.Perm(len(asked)) {
			if kinds[asked[i]] < each && (i < 120 || i < 400 && kinds[asked[i]] == 0) { // late moments take long
				kinds[asked[i]]++
				moment(t, m, i+1)
			}
		}
		if len(asked) < 400 {
			moment(t, m, len(asked))
		}
	}
	t.Log(len(kinds), kinds)
	if len(kinds) < 16 && !testing.Short() {
		t.Errorf("only %v", kinds)
	}
}

func moment(t *testing.T, m *rules.Match, n int) {
	t.Helper()
	at := fmt.Sprintf("seed %d answer %d", m.Setup().Seed, n)
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
		if step.Verb == "answer" {
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
	out := []string{fmt.Sprint(q.Seat, q.Kind, q.Clause, q.Min, q.Max)}
	setup := m.Setup()
	for _, o := range q.Options {
		words := o.Words[rules.Japanese]
		for seat, s := range setup.Seats {
			words = strings.ReplaceAll(words, s.Name+"の", fmt.Sprint("player ", seat+1, " "))
		}
		out = append(out, o.Kind+" "+words)
	}
	slices.Sort(out)
	return out
}

// TestWriteNothing: a number that the match does not have is an error, and writing
// changes nothing.
func TestWriteNothing(t *testing.T) {
	for _, game := range rules.Games() {
		m := played(t, game, 1)
		hash := m.Hash()
		for _, n := range []int{0, -1, len(m.Moves()) + 1} {
			if _, err := Write(m, n); err == nil || !strings.Contains(err.Error(), fmt.Sprint(len(m.Moves()))) {
				t.Errorf("%s: answer %d: %v", game, n, err)
			}
		}
		if text, err := Write(m, 2); err != nil || !bytes.Contains(text, []byte("# Answer 2 of a match between \"A\" (you) and \"B\" (opponent)")) {
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
		m := played(t, game, 2)
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
		want := "concede opponent\n"
		if m.Result().Over {
			want += "expect over you " + m.Result().Clause + "\n"
		}
		if err != nil || res[0].Err != nil || !bytes.Contains(text, []byte(want)) {
			t.Errorf("%s: %v %v\n%s", game, err, res, text)
		}
	}
}
