package bot

import (
	"math/rand/v2"
	"slices"

	"gorin/rules"
)

// Picked counts what has been picked, by what it means, over as many games as
// it is handed to. It is not for several games at the same time.
type Picked struct{ n map[meaning]uint32 }

// NewPicked is a count of nothing yet.
func NewPicked() *Picked { return &Picked{map[meaning]uint32{}} }

// meaning is one thing that can be picked, in whatever game: what is asked, by
// which printed card, and what the option is about.
type meaning struct {
	request, source string
	whole           bool // all options of the kind, or with no kind a number of picks
	kind, card      string
	zone, zone2     string
	n               int // of an ability, a number, a way to attack; or how many are picked
}

// rarest prefers what has been picked least often.
type rarest struct {
	rand   *rand.Rand
	cards  []rules.Printed
	picked *Picked
	prints map[rules.Card]int // of cards seen so far in this match
}

// Rarest is a bot that takes the option that was picked least often, so that a
// run of games comes to everything that can be come to: first the kind of
// option, then which of that kind. The counts go on from game to game; equal
// ones are drawn by seed. The catalogue is the match's.
func Rarest(seed uint64, catalogue []rules.Printed, picked *Picked) Bot {
	return &rarest{rand.New(rand.NewPCG(seed, streamRarest)), catalogue, picked, map[rules.Card]int{}}
}

const streamRarest = 0x43

// Choose picks, of one option, the rarest kind and then the rarest of that
// kind; of several, the rarest number and then the rarest options.
func (b *rarest) Choose(v *rules.View, r *rules.Request) []int {
	b.look(v, r)
	list := make([]meaning, len(r.Options))
	for i := range r.Options {
		list[i] = b.meaning(r, &r.Options[i])
	}
	about := meaning{request: r.Kind, source: b.id(r.Source), whole: true}
	n := b.howMany(about, r.Min, min(r.Max, len(list)))
	all := b.rand.Perm(len(list))
	if n == 1 {
		all = b.ofRarestKind(about, list, all)
	}
	// The shuffled order decides between equals.
	slices.SortStableFunc(all, func(x, y int) int { return b.compare(list[x], list[y]) })
	pick := r.Instead(all[:n])
	for _, i := range pick {
		b.picked.n[list[i]]++
	}
	return pick
}

// howMany is the number of picks, from least to most, that came up least often.
func (b *rarest) howMany(about meaning, least, most int) int {
	if least >= most {
		return least
	}
	numbers := b.rand.Perm(most - least + 1)
	at := func(i int) meaning { about.n = 1 + least + numbers[i]; return about }
	best := 0
	for i := range numbers {
		if b.compare(at(i), at(best)) < 0 {
			best = i
		}
	}
	b.picked.n[at(best)]++
	return least + numbers[best]
}

// ofRarestKind keeps of a list of options, in its order, those of the kind that
// was picked least often.
func (b *rarest) ofRarestKind(about meaning, list []meaning, all []int) []int {
	kind := func(i int) meaning { about.kind = list[i].kind; return about }
	best := kind(all[0])
	for _, i := range all {
		if k := kind(i); b.compare(k, best) < 0 {
			best = k
		}
	}
	b.picked.n[best]++
	return slices.DeleteFunc(all, func(i int) bool { return list[i].kind != best.kind })
}

func (b *rarest) compare(x, y meaning) int { return int(b.picked.n[x]) - int(b.picked.n[y]) }

func (b *rarest) meaning(r *rules.Request, o *rules.Option) meaning {
	m := meaning{request: r.Kind, source: b.id(r.Source), kind: o.Kind, card: b.id(o.Card), zone: o.Place.Zone, zone2: o.Place2.Zone}
	if o.Kind != "ability" && o.Kind != "hidden" { // those only number a list
		m.n = o.N
	}
	return m
}

// look learns which printed cards a request is about. A physical card keeps its
// number for the whole match, so the view is read for new ones only.
func (b *rarest) look(v *rules.View, r *rules.Request) {
	if b.blind(r) {
		return
	}
	for _, p := range v.Players {
		b.learn(p.Zones)
	}
	b.learn(v.Shared)
}

func (b *rarest) learn(zones []rules.ZoneView) {
	for _, z := range zones {
		for i := range z.Cards {
			if c := &z.Cards[i]; c.ID != 0 && c.Print >= 0 {
				b.prints[c.ID] = c.Print
			}
		}
	}
}

// blind reports whether all cards that a request is about are known already.
func (b *rarest) blind(r *rules.Request) bool {
	known := func(c rules.Card) bool {
		_, ok := b.prints[c]
		return c == 0 || ok
	}
	return known(r.Source) && !slices.ContainsFunc(r.Options, func(o rules.Option) bool { return !known(o.Card) })
}

// id is the printed card of a card, "" for one that may not be identified.
func (b *rarest) id(c rules.Card) string {
	if p, ok := b.prints[c]; ok {
		return b.cards[p].ID
	}
	return ""
}
