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
	level  Level
	tastes bot.Tastes
	worth  func(game string) *Worth

	itself    bot.Bot // what it would do without looking ahead
	policies  []policy
	catalogue []rules.Printed // of the matches that are guessed
	judge     *Worth
	guess, at *rules.Match
	eyes      eyes
	asked     rules.Request
	turn      int
	used      map[ability]int

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
// playouts go on to the end.
func New(seed uint64, level Level, catalogue []rules.Printed, tastes bot.Tastes, worth func(game string) *Worth) bot.Thinker {
	return &player{seed: seed, level: level, tastes: tastes, worth: worth, itself: bot.Greedy(seed, catalogue, tastes), used: map[ability]int{}}
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
	t := &thought{player: p, sight: s, seed: p.seed ^ uint64(r.Seq)<<20, seat: r.Seat, options: r.Options, answers: p.answers(v, r, first)}
	if len(t.answers) > 1 {
		p.begin(s, v)
		p.thoughts++
	}
	t.open()
	return t
}

// begin makes ready what playouts need.
func (p *player) begin(s *rules.Sight, v *rules.View) {
	if len(p.policies) == len(v.Players) {
		return
	}
	p.catalogue = s.Catalogue()
	p.policies = nil
	for range v.Players {
		p.policies = append(p.policies, bot.Greedy(p.seed, p.catalogue, p.tastes).(policy))
	}
	p.judge = p.worth(v.Game)
	p.at = s.Guess(0, nil)
	p.eyes = eyes{m: p.at}
}

// answer is one that is tried, and what came of it in each match.
type answer struct {
	pick []int
	got  []float64
	sum  float64
}

func (a *answer) mean() float64 { return a.sum / float64(max(1, len(a.got))) }

// thought is a decision that is thought about: in rounds, each of which leaves half of the answers.
type thought struct {
	*player
	sight   *rules.Sight
	seed    uint64
	seat    int
	options []rules.Option
	answers []answer // the first is the greedy one

	left   []*answer // those that are still tried, the greedy one first
	rounds int       // that are left
	more   int       // matches that are left in this one
	next   int       // the answer that is tried next
	done   int       // playouts
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

// share says in how many matches the answers that are left are tried in this round.
func (t *thought) share() {
	if t.rounds > 0 {
		t.more = max(1, (t.level.Playouts-t.done)/(t.rounds*len(t.left)))
	}
}

// Step makes one playout; false if there is none to make any more.
func (t *thought) Step() bool {
	if t.rounds == 0 {
		return false
	}
	first := t.left[0]
	if t.next == 0 {
		t.guess = t.sight.Guess(t.seed+uint64(len(first.got)), t.guess)
	}
	a := t.left[t.next]
	x := t.try(a.pick, t.seat, t.seed+uint64(len(a.got)))
	a.got, a.sum = append(a.got, x), a.sum+x
	t.done++
	if t.next++; t.next < len(t.left) {
		return true
	}
	t.next = 0
	if t.more--; t.more > 0 {
		return true
	}
	if t.rounds--; t.rounds > 0 {
		slices.SortStableFunc(t.left[1:], func(a, b *answer) int { return compare(b.mean(), a.mean()) })
		t.left = t.left[:max(2, (len(t.left)+1)/2)]
		t.share()
	}
	return t.rounds > 0
}

// Progress is how many playouts have been made of how many.
func (t *thought) Progress() (done, all int) { return t.done, max(t.done, t.level.Playouts) }

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
	if best != first && !ahead(best, first, t.level.Sure) {
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

// try plays the guessed match on from an answer and tells how likely the seat is to win it then.
func (p *player) try(pick []int, seat int, seed uint64) float64 {
	p.tried++
	m := p.at
	m.CopyFrom(p.guess)
	m.Through()
	for i, b := range p.policies {
		b.Again(seed + uint64(i))
	}
	until := m.Turn() + p.level.Turns
	if m.Answer(m.Seq(), pick) != nil {
		return 0 // nobody may answer so, if the match stands like this
	}
	var waits bot.Waiting
	for n := 0; n < mostMoves; n++ {
		r := m.Pending()
		if r == nil {
			return won(m, seat)
		}
		if p.judge != nil && m.Turn() >= until {
			break
		}
		var next []int
		if len(r.Seats) < 2 {
			next = p.policies[r.Seat].Choose(m.Sketch(r.Seat), r)
		} else {
			next = waits.Choose(r, p.bots(), p.eyes)
		}
		if m.Answer(r.Seq, next) != nil {
			break
		}
	}
	if p.judge == nil {
		return 0.5
	}
	return p.judge.Of(m, seat)
}

// bots are the policies.
func (p *player) bots() (list []bot.Bot) {
	for _, b := range p.policies {
		list = append(list, b)
	}
	return list
}

// eyes are for playouts, in which nobody looks further ahead.
type eyes struct{ m *rules.Match }

func (e eyes) View(seat int) *rules.View { return e.m.Sketch(seat) }

func (e eyes) Sight(int) (*rules.Sight, error) { return nil, errNoFurther }

// won is what a match that is over is worth to a seat.
func won(m *rules.Match, seat int) float64 {
	w := m.Result().Winners
	switch {
	case len(w) == 0:
		return 0.5
	case slices.ContainsFunc(w, func(other int) bool { return m.Mates(seat, other) }):
		return 1
	}
	return 0
}
