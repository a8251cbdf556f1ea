package rules_test

import (
	"testing"

	"gorin/rules/bot"
)

// TestBack: to take many moves back at once is to take them back one by one.
func TestBack(t *testing.T) {
	one := start(t, shipped(t, "weiss", 3))
	players := []bot.Bot{bot.Random(6), bot.Random(7)}
	for range 80 {
		q := one.Pending()
		if err := one.Answer(q.Seq, players[q.Seat].Choose(one.View(q.Seat), q)); err != nil {
			t.Fatal(err)
		}
	}
	all := one.Copy()
	for _, n := range []int{1, 5, 40, 0, 99} {
		undone := 0
		for undone < n && one.Undo() {
			undone++
		}
		if back := all.Back(n); back != undone || all.Hash() != one.Hash() || all.Seq() != one.Seq() || all.LogLen() != one.LogLen() {
			t.Fatalf("%d moves back: %d of them, at %d with %d entries; want %d, %d, %d", n, back, all.Seq(), all.LogLen(), undone, one.Seq(), one.LogLen())
		}
		for i := range n / 2 {
			if one.Redo() != all.Redo() || one.Hash() != all.Hash() {
				t.Fatalf("after %d moves back, move %d on differs", n, i)
			}
		}
	}
}
