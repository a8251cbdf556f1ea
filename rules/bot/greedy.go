package bot

import (
	"math/rand/v2"
	"slices"

	"gorin/rules"
)

// greedy gives every option a score and takes the best ones. It looks one
// decision ahead: what an option is worth is read off the table as it lies.
type greedy struct {
	source  *rand.PCG
	rand    *rand.Rand
	table   *Table
	tastes  Tastes
	game    string // that taste is for
	taste   Taste
	list    []scored // room for the options of one request
	picks   []int    // and for its answer
	ranking []int
	turn    int             // of the abilities in used
	used    map[ability]int // abilities started in this turn
	playing rules.Card      // the card played last, which may still need a slot
}

// ability is the N-th ability of a card.
type ability struct {
	card rules.Card
	n    int
}

// Greedy is a bot that takes the option that looks best at once. The catalogue
// is the match's; equal options are drawn by seed. Package all has the tastes of all games.
func Greedy(seed uint64, catalogue []rules.Printed, tastes Tastes) Bot {
	source := rand.NewPCG(seed, streamGreedy)
	return &greedy{source: source, rand: rand.New(source), table: newTable(catalogue), tastes: tastes, used: map[ability]int{}}
}

// did remembers what is done for the decisions that come of it.
func (b *greedy) did(o *rules.Option) {
	switch o.Kind {
	case "activate":
		b.used[ability{o.Card, o.N}]++
	case "play":
		b.playing = o.Card
	}
}

// Again makes a greedy player forget what it has done, and draw anew.
func (b *greedy) Again(seed uint64) {
	*b.source = *rand.NewPCG(seed, streamGreedy)
	clear(b.used)
	b.turn, b.playing = 0, 0
}

// Ranking is the options of the request that was answered last, the best first. It is overwritten by the next.
func (b *greedy) Ranking() []int {
	b.ranking = b.ranking[:0]
	for _, s := range b.list {
		b.ranking = append(b.ranking, s.option)
	}
	return b.ranking
}

// scored is one option and what it is worth.
type scored struct {
	option int
	score  float64
}

// Choose takes r.Min options in any case and further ones as long as they are
// worth something, the best first. The answer is overwritten by the next.
func (b *greedy) Choose(v *rules.View, r *rules.Request) []int {
	if b.turn != v.Turn {
		b.turn = v.Turn
		clear(b.used)
	}
	t := b.table
	t.look(v, r.Seat)
	t.Playing = t.At(b.playing)
	if b.taste == nil || b.game != v.Game {
		if b.game, b.taste = v.Game, b.tastes(v.Game, t); b.taste == nil {
			b.taste = plainTaste(v.Game, t)
		}
	}
	b.taste.Look(r.Kind)
	list := b.list[:0]
	for i := range r.Options {
		o := &r.Options[i]
		s := b.taste.Score(r, o) - 2*float64(b.used[ability{o.Card, o.N}])*isActivation(o)
		list = append(list, scored{i, s + b.rand.Float64()/1000})
	}
	b.list = list
	slices.SortStableFunc(list, func(x, y scored) int {
		switch {
		case x.score > y.score:
			return -1
		case x.score < y.score:
			return 1
		}
		return 0
	})
	pick := b.picks[:0]
	for _, s := range list {
		if len(pick) >= r.Max || len(pick) >= r.Min && s.score <= 0 {
			break
		}
		pick = append(pick, s.option)
		b.did(&r.Options[s.option])
	}
	b.picks = pick
	return r.Instead(pick)
}

func isActivation(o *rules.Option) float64 {
	if o.Kind == "activate" {
		return 1
	}
	return 0
}
