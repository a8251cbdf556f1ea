package trial

import (
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
)

// player plays for both seats at random, and mostly uses the cards that bear the line and
// those that it names: plays them, activates them, attacks with them, says yes to what they
// offer, chooses as many as they allow.
type player struct {
	rand  *rand.Rand
	any   bot.Bot
	at    *placed
	shuns []string // kinds of options
	among []int

	agrees *bool  // what the cards that bear the line offer is taken, or declined; nil: as it comes
	offers string // the kind of request by which it offers that; "": any
}

func newPlayer(r *rand.Rand, at *placed, shuns []string) *player {
	return &player{rand: r, any: bot.Random(r.Uint64()), at: at, shuns: shuns}
}

func (p *player) bears(c rules.Card) bool { return c != 0 && slices.Contains(p.at.bearers, c) }

func (p *player) named(c rules.Card) bool { return c != 0 && slices.Contains(p.at.named, c) }

// mostly is whether to do what is in a line's favour.
func (p *player) mostly() bool { return p.rand.IntN(4) > 0 }

// Choose answers for whoever is asked.
func (p *player) Choose(v *rules.View, r *rules.Request) []int {
	if p.agrees != nil && p.bears(r.Source) && (p.offers == "" || p.offers == r.Kind) {
		if pick := p.offered(r); pick != nil {
			return pick
		}
	}
	if pick := p.one(r); pick != nil && r.Allows(pick) {
		return pick
	}
	if p.bears(r.Source) && len(r.Options) > 0 && (r.Max > 1 || r.Min == 0) && p.mostly() {
		p.among = append(p.among[:0], p.rand.Perm(len(r.Options))...)
		return r.Instead(p.among[:min(r.Max, len(p.among))])
	}
	pick := p.any.Choose(v, r)
	if len(pick) == 1 && p.shunned(&r.Options[pick[0]]) && p.mostly() {
		if other := p.draw(r, func(o *rules.Option) bool { return !p.shunned(o) }); other != nil && r.Allows(other) {
			return other
		}
	}
	return pick
}

// offered answers yes or no, nil if that is not what is asked.
func (p *player) offered(r *rules.Request) []int {
	word := "no"
	if *p.agrees {
		word = "yes"
	}
	if i := slices.IndexFunc(r.Options, func(o rules.Option) bool { return o.Kind == word }); i >= 0 && r.Max == 1 {
		return []int{i}
	}
	return nil
}

func (p *player) shunned(o *rules.Option) bool { return slices.Contains(p.shuns, o.Kind) }

// draw draws one of the options that fit, nil if none does.
func (p *player) draw(r *rules.Request, fits func(o *rules.Option) bool) []int {
	p.among = p.among[:0]
	for i := range r.Options {
		if fits(&r.Options[i]) {
			p.among = append(p.among, i)
		}
	}
	if len(p.among) == 0 {
		return nil
	}
	p.among[0] = p.among[p.rand.IntN(len(p.among))]
	return p.among[:1]
}

// one picks an option about a card that bears the line or is named by it, nil if there is
// none or not this time.
func (p *player) one(r *rules.Request) []int {
	if r.Min > 1 || r.Max < 1 {
		return nil
	}
	for _, favours := range []func(o *rules.Option) bool{
		func(o *rules.Option) bool {
			return p.bears(o.Card) && !p.shunned(o) || o.Kind == "yes" && p.bears(r.Source)
		},
		func(o *rules.Option) bool { return p.named(o.Card) && !p.shunned(o) },
	} {
		if pick := p.draw(r, favours); pick != nil && p.mostly() {
			return pick
		}
	}
	return nil
}
