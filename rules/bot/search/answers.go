package search

import (
	"slices"

	"gorin/rules"
)

// answers are what is tried at a decision, the greedy answer first. Where one option is picked, each that means something
// else; where several are, the greedy picks with one more, one less or one other.
func (p *player) answers(v *rules.View, r *rules.Request, first []int) [][]int {
	list := [][]int{slices.Clone(first)}
	add := func(pick []int) {
		if len(list) >= mostAnswers || !r.Allows(pick) || slices.ContainsFunc(list, func(a []int) bool { return slices.Equal(a, pick) }) {
			return
		}
		list = append(list, slices.Clone(pick))
	}
	order := p.itself.(policy).Ranking()
	alike := map[meaning]bool{}
	if r.Max == 1 {
		for _, i := range first {
			alike[meaningOf(v, &r.Options[i])] = true
		}
		for _, i := range order {
			if means := meaningOf(v, &r.Options[i]); !alike[means] && !p.again(deedOf(r, i)) {
				alike[means] = true
				add([]int{i})
			}
		}
		if r.Min == 0 {
			add(nil)
		}
		return list
	}
	if r.Min == 0 {
		add(nil)
	}
	for _, i := range order {
		if slices.Contains(first, i) {
			add(without(first, i))
		} else {
			add(append(slices.Clone(first), i))
		}
	}
	for k := len(first) - 1; k >= 0; k-- {
		for _, i := range order {
			if !slices.Contains(first, i) {
				other := slices.Clone(first)
				other[k] = i
				add(other)
			}
		}
	}
	if r.Ordered {
		for k := range len(first) - 1 {
			other := slices.Clone(first)
			other[k], other[k+1] = other[k+1], other[k]
			add(other)
		}
	}
	return list
}

func without(pick []int, i int) []int {
	return slices.DeleteFunc(slices.Clone(pick), func(k int) bool { return k == i })
}

// deed is something done with a card, on being asked something by something.
type deed struct {
	request string
	source  rules.Card
	meaning
}

func deedOf(r *rules.Request, i int) deed { return deed{r.Kind, r.Source, about(&r.Options[i])} }

// again reports whether a deed has been done often enough in this turn.
func (p *player) again(d deed) bool { return d.card != 0 && p.did[d] >= mostAgain }

// meaning is what an option is about; two of one meaning lead to the same.
type meaning struct {
	kind          string
	card, card2   rules.Card
	print         int // of a card of the hand, of which it does not matter which copy it is
	place, place2 rules.Place
	over          string
	n             int
}

// about is what an option is about, with the copy of a card that it names.
func about(o *rules.Option) meaning {
	return meaning{o.Kind, o.Card, o.Card2, -1, o.Place, o.Place2, o.Over, o.N}
}

func meaningOf(v *rules.View, o *rules.Option) meaning {
	m := about(o)
	if o.Card == 0 {
		return m
	}
	for _, z := range v.Players[v.Seat].Zones {
		for i := range z.Cards {
			if c := &z.Cards[i]; c.ID == o.Card && c.Seat == v.Seat && z.Place.Zone == "hand" {
				m.card, m.print = 0, c.Print
			}
		}
	}
	return m
}
