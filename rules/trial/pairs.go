package trial

import (
	"bytes"
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/text"
)

// Alike is a part of a line that made no difference: the line was played in the same
// positions with it and without it, or with it taken and declined.
type Alike struct {
	What   string // the condition in words, or "" for what is optional
	Played int    // positions
}

// mostPairs is how many positions are played of a pair that does not differ.
const mostPairs = 300

// Pairs plays a line in pairs: with each of its conditions and without it, with what is
// optional taken and declined. It gives the pairs of which nothing ever differed.
func Pairs(line string, tree ability.Node, lex *text.Lexicon, o Options) (alike []Alike, err error) {
	r := &run{Options: o, tree: tree, line: line}
	r.Log, r.See = nil, nil
	r.troupe = gather(o.Table, line, tree, r.rand(-1))
	if err := r.sit(); err != nil {
		return nil, err
	}
	for _, v := range withoutConditions(tree) {
		said, err := text.Say(text.Japanese, v.line, lex)
		if err != nil {
			continue // there are no words for it
		}
		if again, err := text.Parse(text.Japanese, said, lex); err != nil || !again.Equal(v.line) {
			continue
		}
		other, err := r.bearing(said)
		if err != nil {
			continue
		}
		if played, same := r.same(other, nil); same {
			alike = append(alike, Alike{inWords(v.cond, lex), played})
		}
	}
	if optional(tree) {
		no := false
		if played, same := r.same(r.lights(), &no); same {
			alike = append(alike, Alike{"", played})
		}
	}
	return alike, nil
}

// alone is a condition as a text of its own, to be said.
func alone(cond ability.Node) ability.Node {
	draw := ability.N(ability.Do, ability.N(ability.You), ability.N(ability.Draw, ability.N(ability.Exactly, ability.Num(ability.Number, 1))))
	none := ability.Nothing
	return ability.N(ability.Effect, none, none, ability.N(ability.Sentence, none, none, none, cond, none, draw))
}

// inWords says a condition.
func inWords(cond ability.Node, lex *text.Lexicon) string {
	said, _, _ := strings.Cut(text.Print(text.Japanese, alone(cond), lex), "、あなたは1枚引く。")
	return said
}

// lights are the quick matches of the run, one for each way to play.
func (r *run) lights() (all []*rules.Match) {
	for i := range r.tables {
		all = append(all, r.tables[i].light)
	}
	return all
}

// bearing are matches with the cards of the run, which bear another line.
func (r *run) bearing(line string) (all []*rules.Match, err error) {
	for i := range r.tables {
		p := r.position(r.tables[i].Way, r.rand(-1))
		p.Cards = slices.Clone(p.Cards)
		for i := range p.Cards {
			c := &p.Cards[i]
			for _, b := range r.bearers {
				switch {
				case c.Open != nil && c.Open.ID == b.face:
					open := *c.Open
					c.Open = &open
					open.Lines = append([]string{line}, open.Lines[1:]...)
				case c.ID == b.face:
					c.Lines = append([]string{line}, c.Lines[1:]...)
				}
			}
		}
		m, err := rules.NewPosition(p.Position)
		if err != nil {
			return nil, err
		}
		m.Light()
		m.Through()
		all = append(all, m)
	}
	return all, nil
}

// same plays pairs until one differs: the line as it is, with all that is optional taken if
// agrees is given, and on the other matches, with it declined.
func (r *run) same(other []*rules.Match, agrees *bool) (played int, same bool) {
	yes := true
	first := &yes
	if agrees == nil {
		first = nil
	}
	for i := range min(mostPairs, r.Positions*2) {
		played++
		a, okA := r.course(r.at(i).light, i, first)
		b, okB := r.course(other[i%len(other)], i, agrees)
		if !okA || !okB { // that is another fault, which is told by itself
			continue
		}
		if a != b {
			return played, false
		}
	}
	return played, true
}

// course plays a position and sums up all that is seen on the way.
func (r *run) course(m *rules.Match, i int, agrees *bool) (sum uint64, ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	rnd := r.rand(i)
	p := r.position(r.at(i).Way, rnd)
	now := p.Position
	now.Cards = m.Setup().Cards
	if m.SetUp(now) != nil {
		return 0, false
	}
	h := fnv.New64a()
	last, states := p.Turn+1+rnd.IntN(2), uint64(0)
	var seen []byte
	for n := 0; states < maxAnswers && n < 5*maxAnswers; n++ {
		if passForced(m) != nil {
			return 0, false
		}
		if now := seenIn(m); !bytes.Equal(now, seen) {
			h.Write(now)
			seen = now
			states++
		}
		q := m.Pending()
		if q == nil || m.Turn() >= last {
			break
		}
		// what is answered depends on what has happened, not on how often one was asked
		player := newPlayer(rand.New(rand.NewPCG(p.Seed+states, uint64(len(q.Kind)))), &p, r.table.Shuns)
		player.agrees = agrees
		if !r.said.Has(ability.PayCost) {
			player.offers = "may" // what is paid for is offered by other lines of the card
		}
		if m.Answer(q.Seq, player.Choose(nil, q)) != nil {
			return 0, false
		}
	}
	return h.Sum64(), true
}

// seenIn is what the players see.
func seenIn(m *rules.Match) (b []byte) {
	add := func(ns ...int) {
		for _, n := range ns {
			b = binary.AppendVarint(b, int64(n))
		}
	}
	for seat := range m.Setup().Seats {
		v := m.View(seat)
		add(v.Turn, v.Active, len(v.Effects), len(v.Waiting), len(v.Stack))
		b = append(b, v.Phase...)
		zone := func(z *rules.ZoneView) {
			add(z.Count)
			for i := range z.Cards {
				c := &z.Cards[i]
				add(int(c.ID), c.Seat, boolInt(c.FaceUp), int(c.Lies), c.Damage, c.Below, len(c.Lines))
				for _, n := range c.Now.Nums() {
					add(int(n))
				}
				for _, set := range c.Now.Sets() {
					add(len(set))
				}
				for _, l := range c.Lines {
					add(boolInt(l.Void))
				}
			}
		}
		for p := range v.Players {
			side := &v.Players[p]
			add(boolInt(side.Lost))
			side.Values.All(func(_ string, n int) { add(n) })
			for _, n := range side.Counters {
				add(n.N)
			}
			for i := range side.Zones {
				zone(&side.Zones[i])
			}
		}
		for i := range v.Shared {
			zone(&v.Shared[i])
		}
	}
	return b
}

// variant is a line without one of its conditions.
type variant struct{ line, cond ability.Node }

// The place of the condition in a Sentence, and of the first group.
const (
	atCondition = 3
	atGroups    = 5
)

// withoutConditions gives a line without each of its own conditions.
func withoutConditions(tree ability.Node) (out []variant) {
	for i, s := range tree.Kids {
		if s.Kind != ability.Sentence || s.Kids[atCondition].Kind == ability.None {
			continue
		}
		if i+1 < len(tree.Kids) && tree.Kids[i+1].Kind == ability.Sentence && tree.Kids[i+1].Kids[0].Kind == ability.Else {
			continue // そうでないなら would answer nothing
		}
		conds := []ability.Node{s.Kids[atCondition]}
		if conds[0].Kind == ability.CondAnd {
			conds = conds[0].Kids
		}
		for k, cond := range conds {
			left := slices.Delete(slices.Clone(conds), k, k+1)
			with := ability.Nothing
			switch len(left) {
			case 0:
			case 1:
				with = left[0]
			default:
				with = ability.N(ability.CondAnd, left...)
			}
			line := tree
			line.Kids = slices.Clone(tree.Kids)
			line.Kids[i].Kids = slices.Clone(s.Kids)
			line.Kids[i].Kids[atCondition] = with
			out = append(out, variant{line, cond})
		}
	}
	return out
}

// optional reports whether a line leaves something to its player.
func optional(tree ability.Node) bool {
	for _, s := range tree.Kids {
		if s.Kind == ability.Sentence && slices.ContainsFunc(s.Kids[atGroups:], func(g ability.Node) bool {
			return g.Num&(ability.MayFlag|ability.ByFlag) != 0
		}) {
			return true
		}
	}
	return false
}
