// Package search is a computer player that looks ahead. From what its seat knows of a match it draws matches that may be
// the real one, plays each of its answers on in them, and takes the one after which it wins most often.
//
// Who plays on is the greedy player, for every seat. An answer other than the greedy one is taken only where it is better
// by more than chance would make it look. The answers that fall behind are left out as it goes on (sequential halving);
// all that are compared have been tried in the same matches, with the same luck. To those that are left it adds what the
// same player may do otherwise in the next decisions of the turn, one decision later in each round, so that it finds what
// takes several steps.
package search

import (
	"cmp"
	"math"
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
)

// Limits of what is tried.
const (
	mostAnswers = 24  // to one decision
	mostMoves   = 400 // in one playout; then it is judged as it stands
	mostAgain   = 2   // how often one thing is done with a card in a turn: who sees nothing in moving it to and fro would go on
)

// player is a computer player that looks ahead.
type player struct {
	seed   uint64
	looks  Level
	itself bot.Bot // what it would do without looking ahead
	hand   hand
	crew   Crew
	turn   int
	did    map[deed]int // in this turn

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

// New is a player of a level. The catalogue is the match's; worth judges the matches of a game, nil where nobody does: then
// playouts go on to the end. The crew makes the playouts, if that is not nil.
func New(seed uint64, level Level, catalogue []rules.Printed, tastes bot.Tastes, worth func(game string) *Worth, crew Crew) bot.Thinker {
	return &player{seed: seed, looks: level, itself: bot.Greedy(seed, catalogue, tastes), hand: hand{tastes: tastes, worth: worth}, crew: crew,
		did: map[deed]int{}}
}

// Choose is what it answers without looking ahead.
func (p *player) Choose(v *rules.View, r *rules.Request) []int { return p.itself.Choose(v, r) }

// Think is what it answers. The answer is overwritten by the next.
func (p *player) Think(s *rules.Sight, v *rules.View, r *rules.Request) bot.Thought {
	first := p.itself.Choose(v, r)
	if p.turn != v.Turn {
		p.turn = v.Turn
		clear(p.did)
	}
	t := &thought{player: p, asked: r,
		task: task{sight: s, seed: p.seed ^ uint64(r.Seq)<<20, seat: r.Seat, turns: p.looks.Turns, picks: p.answers(v, r, first)}}
	if len(t.picks) > 1 {
		p.thoughts++
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

// line is an answer and what the same player does afterwards in the turn, and what came of it in each match in which it has been tried.
type line struct {
	plan []int // the answer; then for each later decision the place of the choice in the greedy order. Behind its end all is greedy
	from int   // the first match
	got  []float64
}

// mean is what came of it on average from a match on.
func (l *line) mean(from int) float64 {
	sum, n := 0.0, 0
	for i := max(0, from-l.from); i < len(l.got); i++ {
		sum, n = sum+l.got[i], n+1
	}
	return sum / float64(max(1, n))
}

// thought is a decision that is thought about: in rounds, each of which leaves half of the lines, and adds some that vary what is left. In a
// round all lines that are left are tried in so many matches, each in all of them.
type thought struct {
	*player
	task
	asked *rules.Request

	lines  []*line // all that have been tried, the greedy one first
	left   []*line // those that are still tried, the greedy one first
	round  int
	rounds int       // that are left
	until  int       // that with which it ends
	played int       // matches
	got    []float64 // of those that are left, in the match that is being tried
	done   int       // playouts

	crewed bool              // the crew makes them
	given  int               // matches that have been given to it
	early  map[int][]float64 // what has come back of matches before those before them
	idle   bool
}

// open begins.
func (t *thought) open() {
	for i := range t.picks {
		t.left = append(t.left, &line{plan: []int{i}})
	}
	t.lines = slices.Clone(t.left)
	t.rounds = t.looks.Deep + 1
	for n, rounds := len(t.left), 1; n > 2; n = (n + 1) / 2 {
		rounds++
		t.rounds = max(t.rounds, rounds)
	}
	if len(t.left) < 2 {
		t.rounds = 0
	}
	t.share()
}

// share says in how many matches the lines that are left are tried in this round.
func (t *thought) share() {
	if t.rounds > 0 {
		t.until = t.played + max(1, (t.looks.Playouts-t.done)/(t.rounds*len(t.left)))
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
	t.got = append(t.got, t.hand.try(&t.task, t.played, t.left[len(t.got)].plan))
	if len(t.got) == len(t.left) {
		t.note(t.got)
		t.got = t.got[:0]
	}
	return t.rounds > 0
}

// note notes what came of the lines that are left in the next match.
func (t *thought) note(got []float64) {
	for i, l := range t.left {
		l.got = append(l.got, got[i])
	}
	t.done += len(got)
	t.tried += len(got)
	if t.played++; t.played < t.until {
		return
	}
	t.round++
	if t.rounds--; t.rounds > 0 {
		from := t.common()
		slices.SortStableFunc(t.left[1:], func(a, b *line) int { return cmp.Compare(b.mean(from), a.mean(from)) })
		t.left = t.left[:max(2, (len(t.left)+1)/2)]
		t.vary()
		t.share()
	}
}

// common is the first match in which all lines that are left have been tried.
func (t *thought) common() (from int) {
	for _, l := range t.left {
		from = max(from, l.from)
	}
	return from
}

// mostVaried is how many of the lines that are left are varied after a round.
const mostVaried = 4

// vary adds lines that do otherwise in the next decision.
func (t *thought) vary() {
	if t.round > t.looks.Deep {
		return
	}
	for _, l := range t.left[:min(mostVaried, len(t.left))] {
		for k := 1; k <= t.looks.Wide; k++ {
			plan := make([]int, t.round+1)
			copy(plan, l.plan)
			plan[t.round] = k
			other := &line{plan: plan, from: t.played}
			t.lines, t.left = append(t.lines, other), append(t.left, other)
		}
	}
}

// Progress is how many playouts have been made of how many.
func (t *thought) Progress() (done, all int) { return t.done, max(t.done, t.looks.Playouts) }

// Idle reports whether others are at work, and there is nothing to do before they have got on.
func (t *thought) Idle() bool { return t.idle }

// Pick is the best answer, as far as is known. It ends the thought.
func (t *thought) Pick() []int {
	t.rounds = 0
	first := t.lines[0]
	best, most := first, 0.0
	for _, l := range t.left[1:] {
		if lead, off := ahead(l, first); lead > t.looks.Sure*off && lead-off/2 > most {
			best, most = l, lead-off/2
		}
	}
	pick := t.picks[best.plan[0]]
	for _, i := range pick {
		t.did[deedOf(t.asked, i)]++
	}
	return pick
}

// ahead is by how much a line leads the greedy one over the matches in which both were tried, and how far that may be off (a standard
// error).
func ahead(l, first *line) (lead, off float64) {
	if len(l.got) < 2 {
		return 0, 1
	}
	n, base := float64(len(l.got)), first.got[l.from:]
	for i, x := range l.got {
		lead += (x - base[i]) / n
	}
	for i, x := range l.got {
		d := x - base[i] - lead
		off += d * d
	}
	return lead, math.Sqrt(off / (n * (n - 1)))
}
