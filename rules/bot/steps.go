package bot

import "gorin/rules"

// steps is a greedy player who now and then does something else that seemed worth doing.
type steps struct{ *greedy }

// slips is how often: once in so many decisions.
const slips = 3

// Steps is a player for who has just learnt a game: it plays legal and simple, and makes mistakes on purpose.
func Steps(seed uint64, catalogue []rules.Printed, tastes Tastes) Bot {
	return &steps{Greedy(seed, catalogue, tastes).(*greedy)}
}

// Choose is the greedy answer, or once in a while another one that is worth something.
func (b *steps) Choose(v *rules.View, r *rules.Request) []int {
	pick := b.greedy.Choose(v, r)
	if r.Max != 1 || len(pick) != 1 || b.rand.IntN(slips) > 0 {
		return pick
	}
	b.ranking = b.ranking[:0]
	for _, s := range b.list {
		if s.score > 0 && s.option != pick[0] {
			b.ranking = append(b.ranking, s.option)
		}
	}
	if len(b.ranking) == 0 {
		return pick
	}
	pick[0] = b.ranking[b.rand.IntN(len(b.ranking))]
	b.did(&r.Options[pick[0]])
	return r.Instead(pick)
}
