package rules_test

import (
	"math/rand/v2"
	"testing"

	"gorin/rules"
	"gorin/rules/kernel"
	"gorin/rules/rulestest"
	"gorin/rules/rulestest/spent"
)

// These measure what judge sim, undo, saves and bots that look ahead cost.
// Everything but BenchmarkNew is warm: memory has grown to what it needs.

// shipped is a set-up of the first decks that ship with a game.
func shipped(t testing.TB, game string, seed uint64) rules.Setup {
	s, err := rules.Sample(game, seed, 0)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func start(t testing.TB, s rules.Setup) *rules.Match {
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// eachGame measures every game under its name.
func eachGame(b *testing.B, f func(b *testing.B, game string)) {
	for _, game := range rules.Games() {
		b.Run(game, func(b *testing.B) { f(b, game) })
	}
}

// BenchmarkGame plays a whole game of the decks that ship by random answers.
func BenchmarkGame(b *testing.B) { eachGame(b, gameOf) }

func gameOf(b *testing.B, game string) {
	m := start(b, shipped(b, game, 1))
	m.Light()
	m.Through()
	players := rulestest.Randoms(m, 1)
	choices := 0
	b.ReportAllocs()
	for i := range b.N {
		if err := m.Again(uint64(i)); err != nil {
			b.Fatal(err)
		}
		n, err := rulestest.Play(m, players, nil)
		if err != nil {
			b.Fatal(err)
		}
		choices += n.Choices
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkMachine plays whole games on the machine itself, without the facade;
// every answer is drawn among all that there are.
func BenchmarkMachine(b *testing.B) { eachGame(b, machineOf) }

func machineOf(b *testing.B, game string) {
	match := start(b, shipped(b, game, 1))
	match.Light()
	match.Through()
	m := match.Table().M
	r := rand.New(rand.NewPCG(1, 1))
	picks := make([]int, 64)
	choices := 0
	b.ReportAllocs()
	for i := range b.N {
		if err := match.Again(uint64(i)); err != nil {
			b.Fatal(err)
		}
		for q := m.Pending(); q != nil; q = m.Pending() {
			if len(q.Options) > 1 {
				choices++
			}
			n := some(r, len(q.Options), q.Min, q.Max, picks)
			if err := m.Answer(q.Seq, picks[:n]); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// TestAnswersAllocateNothing plays the same games twice: the second time there
// is memory for everything.
func TestAnswersAllocateNothing(t *testing.T) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { allocateNothing(t, game) })
	}
}

func allocateNothing(t *testing.T, game string) {
	m := start(t, shipped(t, game, 1))
	m.Light()
	picks := make([]int, 64)
	games := func() {
		for seed := range uint64(10) {
			r := rand.New(rand.NewPCG(seed, 1))
			if err := m.Again(seed); err != nil {
				t.Fatal(err)
			}
			for q := m.Pending(); q != nil; q = m.Pending() {
				n := some(r, len(q.Options), q.Min, q.Max, picks)
				if err := m.Answer(q.Seq, picks[:n]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	games()
	const most = 25 // two for the numbers of each game, and some for loops that players are asked about
	if c := spent.Least(func(c spent.Cost) bool { return c.Allocs <= most }, games); c.Allocs > most {
		t.Errorf("%d allocations in ten games", c.Allocs)
	}
}

// some draws between min and max of n options.
func some(r *rand.Rand, n, min, max int, picks []int) int {
	want := min
	if max > min {
		want += r.IntN(max - min + 1)
	}
	got := 0
	for i := range n {
		if r.IntN(n-i) < want-got {
			picks[got] = i
			got++
		}
	}
	return got
}

// BenchmarkNew sets up a match of cards that are compiled already.
func BenchmarkNew(b *testing.B) { eachGame(b, newOf) }

func newOf(b *testing.B, game string) {
	s := shipped(b, game, 1)
	for b.Loop() {
		start(b, s)
	}
}

// middle is a match in its middle.
func middle(b *testing.B, game string) *rules.Match {
	m := start(b, shipped(b, game, 3))
	players := rulestest.Randoms(m, 3)
	for range 150 {
		q := m.Pending()
		if err := m.Answer(q.Seq, players[q.Seat].Choose(nil, q)); err != nil {
			b.Fatal(err)
		}
	}
	return m
}

// BenchmarkCopyState copies the state alone, BenchmarkCopy a match to play on.
func BenchmarkCopyState(b *testing.B) { eachGame(b, copyStateOf) }

func copyStateOf(b *testing.B, game string) {
	var from, to kernel.State
	if err := from.Decode(middle(b, game).Snapshot()); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		to.CopyFrom(&from)
	}
}

func BenchmarkCopy(b *testing.B) { eachGame(b, copyOf) }

func copyOf(b *testing.B, game string) {
	m := middle(b, game)
	to := m.Copy()
	to.Light()
	b.ReportAllocs()
	for b.Loop() {
		to.CopyFrom(m)
	}
}

// BenchmarkUndo takes one move back; making it again is not measured.
func BenchmarkUndo(b *testing.B) { eachGame(b, undoOf) }

func undoOf(b *testing.B, game string) {
	m := middle(b, game)
	for b.Loop() {
		if !m.Undo() {
			b.Fatal("nothing to undo")
		}
		b.StopTimer()
		if !m.Redo() {
			b.Fatal("nothing to redo")
		}
		b.StartTimer()
	}
}

// BenchmarkSnapshot encodes a position, BenchmarkDecode reads its state, and
// BenchmarkRestore also checks it and plays on from it.
func BenchmarkSnapshot(b *testing.B) { eachGame(b, snapshotOf) }

func snapshotOf(b *testing.B, game string) {
	var s kernel.State
	if err := s.Decode(middle(b, game).Snapshot()); err != nil {
		b.Fatal(err)
	}
	var buf []byte
	for b.Loop() {
		buf = s.Encode(buf[:0])
	}
	b.ReportMetric(float64(len(buf)), "bytes")
}

func BenchmarkDecode(b *testing.B) { eachGame(b, decodeOf) }

func decodeOf(b *testing.B, game string) {
	code := middle(b, game).Snapshot()
	var s kernel.State
	for b.Loop() {
		if err := s.Decode(code); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRestore(b *testing.B) { eachGame(b, restoreOf) }

func restoreOf(b *testing.B, game string) {
	m := middle(b, game)
	code := m.Snapshot()
	for b.Loop() {
		if err := m.Restore(code); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkView is what a renderer or a bot pays for one look.
func BenchmarkView(b *testing.B) { eachGame(b, viewOf) }

func viewOf(b *testing.B, game string) {
	m := middle(b, game)
	for b.Loop() {
		m.View(0)
	}
}
