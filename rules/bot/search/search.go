// Package search is a computer player that looks ahead. From what its seat knows of a match it draws matches that may be
// the real one, plays each of its answers on in them, and takes the one after which it wins most often.
//
// Who plays on is the greedy player, for every seat. An answer other than the greedy one is taken only where it is better
// by more than chance would make it look. The answers that fall behind are left out as it goes on (sequential halving);
// all that are compared have been tried in the same matches, with the same luck.
package search

import (
	"math"
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
)

// Level is how far a player looks.
type Level struct {
	Playouts int     // for a decision, at most
	Turns    int     // for how many turns each of them goes on, this one included
	Sure     float64 // by how many standard errors another answer has to lead before it is taken instead of the greedy one
}

// The levels of computer players that look ahead.
var (
	Normal = Level{Playouts: 100, Turns: 2, Sure: 1}
	Strong = Level{Playouts: 400, Turns: 2, Sure: 1}
)

// Limits of what is tried.
const (
	mostAnswers = 24  // to one decision
	mostMoves   = 400 // in one playout; then it is judged as it stands
	mostAgain   = 2   // how often one ability is activated in a turn: a player who sees nothing in it would go on
)

// player is a computer player that looks ahead.
type player struct {
	seed   uint64
	looks  Level
	itself bot.Bot // what it would do without looking ahead
	hand   hand
	crew   Crew
	turn   int
	used   map[ability]int

	tried, thoughts int // playouts, and decisions for which there were any
}

// Tried is how many playouts a player has made, and for how many decisions; it is for measuring.
func Tried(b bot.Bot) (playouts, decisions int) {
	p := b.(*player)
	return p.tried, p.thoughts
}

// policy is a greedy player in playouts.
type policy interface {
	bot.Bot
	Again(seed uint64)
	Ranking() []int
}

// ability is the N-th ability of a card.
type ability struct {
	card rules.Card
	n    int
}

// New is a player of a level. The catalogue is the match's; worth judges the matches of a game, nil where nobody does: then
// playouts go on to the end. The crew makes the playouts, if that is not nil.
func New(seed uint64, level Level, catalogue []rules.Printed, tastes bot.Tastes, worth func(game string) *Worth, crew Crew) bot.Thinker {
	return &player{seed: seed, looks: level, itself: bot.Greedy(seed, catalogue, tastes), hand: hand{tastes: tastes, worth: worth}, crew: crew,
		used: map[ability]int{}}
}

// Choose is what it answers without looking ahead.
func (p *player) Choose(v *rules.View, r *rules.Request) []int { return p.itself.Choose(v, r) }

// Think is what it answers. The answer is overwritten by the next.
func (p *player) Think(s *rules.Sight, v *rules.View, r *rules.Request) bot.Thought {
	first := p.itself.Choose(v, r)
	if p.turn != v.Turn {
		p.turn = v.Turn
		clear(p.used)
	}
	t := &thought{player: p, options: r.Options, answers: p.answers(v, r, first),
		task: task{sight: s, seed: p.seed ^ uint64(r.Seq)<<20, seat: r.Seat, turns: p.looks.Turns}}
	if len(t.answers) > 1 {
		p.thoughts++
		for i := range t.answers {
			t.picks = append(t.picks, t.answers[i].pick)
		}
		if p.crew != nil && p.crew.Works() {
			if brief, err := t.encode(); err == nil {
				t.crewed = true
				p.crew.Begin(brief, t.take)
			}
		}
	}
	t.open()
	return t
}

// answer is one that is tried, and what came of it in each match.
type answer struct {
	pick []int
	got  []float64
	sum  float64
}

func (a *answer) mean() float64 { return a.sum / float64(max(1, len(a.got))) }

// thought is a decision that is thought about: in rounds, each of which leaves half of the answers. In a round the answers that
// are left are tried in so many matches, each in all of them.
type thought struct {
	*player
	task
	options []rules.Option
	answers []answer // the first is the greedy one

	left   []*answer // those that are still tried, the greedy one first
	rounds int       // that are left
	until  int       // the match with which the round ends
	got    []float64 // of those that are left, in the match that is being tried
	done   int       // playouts

	crewed bool              // the crew makes them
	given  int               // matches that have been given to it
	early  map[int][]float64 // what has come back of matches before those before them
	idle   bool
}

// open begins.
func (t *thought) open() {
	for i := range t.answers {
		t.left = append(t.left, &t.answers[i])
	}
	t.rounds = 1
	for n := len(t.left); n > 2; n = (n + 1) / 2 {
		t.rounds++
	}
	if len(t.left) < 2 {
		t.rounds = 0
	}
	t.share()
}

// matches is in how many matches the answers that are left have been tried.
func (t *thought) matches() int { return len(t.left[0].got) }

// share says in how many matches the answers that are left are tried in this round.
func (t *thought) share() {
	if t.rounds > 0 {
		t.until = t.matches() + max(1, (t.looks.Playouts-t.done)/(t.rounds*len(t.left)))
	}
}

// Step makes one playout, or takes those that have been made; false if there is none to make any more.
func (t *thought) Step() bool {
	switch {
	case t.rounds == 0:
		return false
	case t.crewed && t.crew.Works():
		t.take()
		return t.rounds > 0
	}
	n := t.matches()
	t.hand.sit(&t.task)
	t.got = append(t.got, t.hand.try(&t.task, n, t.left[len(t.got)].pick))
	if len(t.got) == len(t.left) {
		t.note(t.got)
		t.got = t.got[:0]
	}
	return t.rounds > 0
}

// note notes what came of the answers that are left in the next match.
func (t *thought) note(got []float64) {
	for i, a := range t.left {
		a.got, a.sum = append(a.got, got[i]), a.sum+got[i]
	}
	t.done += len(got)
	t.tried += len(got)
	if t.matches() < t.until {
		return
	}
	if t.rounds--; t.rounds > 0 {
		slices.SortStableFunc(t.left[1:], func(a, b *answer) int { return compare(b.mean(), a.mean()) })
		t.left = t.left[:max(2, (len(t.left)+1)/2)]
		t.share()
	}
}

// Progress is how many playouts have been made of how many.
func (t *thought) Progress() (done, all int) { return t.done, max(t.done, t.looks.Playouts) }

// Idle reports whether others are at work, and there is nothing to do before they have got on.
func (t *thought) Idle() bool { return t.idle }

// Pick is the best answer, as far as is known. It ends the thought.
func (t *thought) Pick() []int {
	t.rounds = 0
	first := &t.answers[0]
	best := first
	for _, a := range t.left[1:] {
		if len(a.got) > 0 && a.mean() > best.mean() {
			best = a
		}
	}
	if best != first && !ahead(best, first, t.looks.Sure) {
		best = first
	}
	for _, i := range best.pick {
		if o := &t.options[i]; o.Kind == "activate" {
			t.used[ability{o.Card, o.N}]++
		}
	}
	return best.pick
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// ahead reports whether one answer leads another by so many standard errors, over the matches in which both were tried.
func ahead(a, b *answer, sure float64) bool {
	both := min(len(a.got), len(b.got))
	if both < 2 {
		return false
	}
	n, lead, spread := float64(both), 0.0, 0.0
	for i := range both {
		lead += (a.got[i] - b.got[i]) / n
	}
	for i := range both {
		d := a.got[i] - b.got[i] - lead
		spread += d * d
	}
	return lead > sure*math.Sqrt(spread/(n*(n-1)))
}
