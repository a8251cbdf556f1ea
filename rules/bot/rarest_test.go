package bot

import (
	"fmt"
	"slices"
	"testing"

	"gorin/rules"
)

// TestRarest: what was picked least often comes next, the kind of option before
// the card, across matches that share a count.
func TestRarest(t *testing.T) {
	v := board(0, "hand", []int{0, 1, 2})
	main := rules.Request{Kind: "main", Min: 1, Max: 1, Options: append(cardOptions("play", 3), rules.Option{Kind: "pass"})}
	picked := NewPicked()
	kinds, cards := map[string]int{}, map[string]int{}
	for game := range 6 {
		b := Rarest(uint64(game), prints, picked)
		for range 2 {
			got := b.Choose(v, &main)
			if len(got) != 1 {
				t.Fatalf("picks %v", got)
			}
			o := main.Options[got[0]]
			kinds[o.Kind]++
			if o.Card != 0 {
				cards[prints[o.Card-1].ID]++
			}
		}
	}
	if fmt.Sprint(kinds) != "map[pass:6 play:6]" || fmt.Sprint(cards) != "map[l0:2 l1:2 l3:2]" {
		t.Errorf("after 12 picks: %v %v", kinds, cards)
	}
}

// TestRarestNumber: of zero to three picks each number comes up as often as the
// others, and each of three cards as often as the others.
func TestRarestNumber(t *testing.T) {
	v := board(0, "hand", []int{0, 1, 2})
	r := rules.Request{Kind: "mulligan", Max: 3, Options: cardOptions("card", 3)}
	b := Rarest(1, prints, NewPicked())
	numbers, cards := map[int]int{}, map[int]int{}
	for range 8 {
		got := b.Choose(v, &r)
		numbers[len(got)]++
		for _, i := range got {
			cards[i]++
		}
	}
	if fmt.Sprint(numbers) != "map[0:2 1:2 2:2 3:2]" || fmt.Sprint(cards) != "map[0:4 1:4 2:4]" {
		t.Errorf("%v %v", numbers, cards)
	}
}

// TestRarestSame: the same seed and the same count give the same picks; another
// seed breaks ties otherwise.
func TestRarestSame(t *testing.T) {
	v := board(0, "hand", []int{0, 1, 2, 3, 4})
	r := rules.Request{Kind: "clock", Min: 1, Max: 1, Options: cardOptions("card", 5)}
	play := func(seed uint64) (all []int) {
		b := Rarest(seed, prints, NewPicked())
		for range 10 {
			all = append(all, b.Choose(v, &r)...)
		}
		return all
	}
	if a, b := play(1), play(1); !slices.Equal(a, b) {
		t.Errorf("seed 1: %v, then %v", a, b)
	}
	if a, b := play(1), play(2); slices.Equal(a, b) {
		t.Errorf("seeds 1 and 2: both %v", a)
	}
}
