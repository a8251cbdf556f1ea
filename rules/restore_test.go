package rules_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest"
	"gorin/rules/rulestest/size"
)

func inTheMiddle(t testing.TB, game string, seed uint64, answers int) *rules.Match {
	return playedOn(t, shipped(t, game, seed), answers)
}

// playedOn is a match after so many random answers.
func playedOn(t testing.TB, s rules.Setup, answers int) *rules.Match {
	m, seed := start(t, s), s.Seed
	r := rand.New(rand.NewPCG(seed, 1))
	for range answers {
		q := m.Pending()
		if q == nil {
			break
		}
		if err := m.Answer(q.Seq, r.Perm(len(q.Options))[:q.Min]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestRestoreDamaged: a snapshot cut off or with a flipped bit is refused, or
// is a position that can be played on; the match in hand stays as it is when
// it is refused.
func TestRestoreDamaged(t *testing.T) {
	for _, game := range rules.Games() {
		few, many := size.Of(29, 29, 5), size.Of(307, 307, 61)
		t.Run(game, func(t *testing.T) { restoreDamaged(t, shipped(t, game, 4), few) })
		for _, w := range rulestest.Ways(game)[1:] {
			t.Run(game+" "+w.String(), func(t *testing.T) { restoreDamaged(t, w.Setup(t, 4), many) })
		}
	}
}

// restoreDamaged flips one of so many bits, and cuts off at one of so many fifths of the bytes.
func restoreDamaged(t *testing.T, s rules.Setup, every int) {
	m := playedOn(t, s, 60)
	code := m.Snapshot()
	before := m.Hash()
	for i := 0; i < len(code); i += max(1, every/5) {
		if err := m.Restore(code[:i]); err == nil {
			t.Fatalf("the first %d of %d bytes were taken for a whole snapshot", i, len(code))
		}
	}
	if m.Hash() != before || !bytes.Equal(m.Snapshot(), code) {
		t.Fatal("a refused snapshot changed the match")
	}
	fresh := playedOn(t, s, 0)
	for i := 0; i < len(code)*8; i += every {
		bad := bytes.Clone(code)
		bad[i/8] ^= 1 << (i % 8)
		other := fresh.Copy()
		if other.Restore(bad) == nil {
			other.View(0)
			other.Pending()
		}
	}
	if err := m.Restore(code); err != nil {
		t.Fatal(err)
	}
}

// FuzzRestore: no bytes make loading panic.
func FuzzRestore(f *testing.F) {
	var all []*rules.Match
	for _, game := range rules.Games() {
		f.Add(inTheMiddle(f, game, 4, 0).Snapshot())
		f.Add(inTheMiddle(f, game, 5, 90).Snapshot())
		all = append(all, inTheMiddle(f, game, 6, 30))
		for _, w := range rulestest.Ways(game)[1:] {
			m := playedOn(f, w.Setup(f, 6), 40)
			if err := m.Concede(len(m.Setup().Seats) - 1); err != nil {
				f.Fatal(err)
			}
			f.Add(m.Snapshot())
			all = append(all, m)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, m := range all {
			if m.Restore(data) == nil {
				m.View(0)
				m.Pending()
			}
		}
	})
}
