package bot

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gorin/rules"
)

// TestLegal: whatever is asked, with whatever on the table, the bot picks between Min and Max
// different options, and the same for the same seed.
func TestLegal(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	kinds := []string{"unheard-of"}
	for k := range scores {
		kinds = append(kinds, k)
	}
	slices.Sort(kinds)
	zones := []string{"ring", "bench-left", "bench-right", "hand", "energy", "retire", "waiting-room", "surprise", "deck", ""}
	for range 4000 {
		var all [][]any
		for seat := range 2 {
			for _, zone := range zones[:9] {
				if zone == "retire" {
					all = append(all, z(seat, zone, r.IntN(10)))
					continue
				}
				out := z(seat, zone)
				for range r.IntN(3) {
					out = append(out, prints[r.IntN(len(prints))].ID)
				}
				all = append(all, out)
			}
		}
		v := table0(all...)
		v.Phase, v.Active = []string{"chara", "ability", "attack", "end"}[r.IntN(4)], r.IntN(2)
		v.Attack = rules.AttackView{Kind: []string{"", "normal", "partner"}[r.IntN(3)], Attacker: rules.Card(r.IntN(30)), Defender: rules.Card(r.IntN(30)), Seat: r.IntN(2)}
		for range r.IntN(3) {
			p := &prints[5+r.IntN(len(prints)-5)]
			v = waits(v, r.IntN(2), rules.Card(r.IntN(30)), p.Lines[0][0])
			v.Stack[len(v.Stack)-1].Targets = []rules.Card{100 + rules.Card(r.IntN(3))}
		}
		q := rules.Request{Kind: kinds[r.IntN(len(kinds))], Source: rules.Card(r.IntN(30)), Options: make([]rules.Option, 1+r.IntN(8))}
		if r.IntN(3) == 0 {
			q.Clause = clauseOfCost
		}
		for i := range q.Options {
			q.Options[i] = rules.Option{Kind: []string{"card", "slot", "pass", "yes", "no", "play", "bench", "activate", "ability", "hidden", "mode", "set-surprise", "dispose"}[r.IntN(13)],
				Card: rules.Card(r.IntN(30)), N: r.IntN(5) - 1, Place: rules.Place{Seat: r.IntN(2), Zone: zones[r.IntN(len(zones))]}}
		}
		q.Max = 1 + r.IntN(len(q.Options))
		q.Min = r.IntN(q.Max + 1)
		a, b := greedy(5, prints), greedy(5, prints)
		got := slices.Clone(a.Choose(v, &q))
		if again := b.Choose(v, &q); !slices.Equal(got, again) {
			t.Fatalf("%+v: %v, then %v", q, got, again)
		}
		slices.Sort(got)
		if len(got) < q.Min || len(got) > q.Max || len(slices.Compact(slices.Clone(got))) != len(got) {
			t.Fatalf("%+v: picks %v", q, got)
		}
	}
}
