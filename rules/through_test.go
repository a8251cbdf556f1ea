package rules_test

import (
	"testing"

	"gorin/rules"
)

// TestThrough: going through decisions that leave no choice leads to the same
// positions as answering them.
func TestThrough(t *testing.T) {
	for _, game := range rules.Games() {
		for seed := range uint64(8) {
			var ends [2]uint64
			for i := range ends {
				m := start(t, shipped(t, game, seed))
				m.Light()
				if i == 1 {
					m.Through()
				}
				for q := m.Pending(); q != nil; q = m.Pending() {
					pick := make([]int, q.Min)
					for k := range pick {
						pick[k] = k
					}
					if n := len(q.Options); n > 1 && q.Min == 1 && q.Max == 1 {
						pick[0] = int(uint64(q.Seq)*(seed*2+7919)>>3) % n
					}
					if err := m.Answer(q.Seq, pick); err != nil {
						t.Fatal(err)
					}
				}
				ends[i] = m.Hash()
			}
			if ends[0] != ends[1] {
				t.Errorf("%s, seed %d: %016x, not %016x", game, seed, ends[1], ends[0])
			}
		}
	}
}
