package session

import (
	"slices"

	"gorin/rules"
)

// Pick is the answer that a player is putting together.
type Pick struct {
	seq    uint32
	Chosen []int
}

// For forgets the picks when the request is another one than before, and reports whether it is.
func (p *Pick) For(r *rules.Request) bool {
	switch {
	case r == nil:
		p.seq, p.Chosen = 0, nil
		return false
	case r.Seq == p.seq:
		return false
	}
	p.seq, p.Chosen = r.Seq, nil
	return true
}

// Propose picks options for a request that takes more than one.
func (p *Pick) Propose(r *rules.Request, pick []int) {
	if p.For(r); !Single(r) && len(pick) >= r.Min && len(pick) <= r.Max {
		p.Chosen = pick
	}
}

// Single reports whether one click answers the request.
func Single(r *rules.Request) bool { return r.Max == 1 }

// Toggle picks option i or takes it back. When full, the last pick makes room.
// It reports whether the answer is complete with it: one click was enough.
func (p *Pick) Toggle(r *rules.Request, i int) bool {
	p.For(r)
	if i < 0 || i >= len(r.Options) {
		return false
	}
	if Single(r) {
		p.Chosen = []int{i}
		return true
	}
	if at := slices.Index(p.Chosen, i); at >= 0 {
		p.Chosen = slices.Delete(p.Chosen, at, at+1)
		return false
	}
	if len(p.Chosen) >= r.Max && len(p.Chosen) > 0 {
		p.Chosen = p.Chosen[:len(p.Chosen)-1]
	}
	p.Chosen = append(p.Chosen, i)
	return false
}

// Put moves option i to where option onto is among the picks, and picks both that
// are not yet as far as there is room.
func (p *Pick) Put(r *rules.Request, i, onto int) {
	p.For(r)
	if i == onto || min(i, onto) < 0 || max(i, onto) >= len(r.Options) {
		return
	}
	was, at := slices.Index(p.Chosen, i), slices.Index(p.Chosen, onto)
	if at < 0 {
		at = len(p.Chosen)
		p.Chosen = append(p.Chosen, onto)
	}
	if was >= 0 {
		p.Chosen = slices.Delete(p.Chosen, was, was+1)
		at = min(at, len(p.Chosen))
	}
	p.Chosen = slices.Insert(p.Chosen, at, i)
	p.Chosen = p.Chosen[:min(len(p.Chosen), r.Max)]
}

// Ready reports whether the picks may be confirmed.
func (p *Pick) Ready(r *rules.Request) bool {
	return len(p.Chosen) >= r.Min && len(p.Chosen) <= r.Max
}

// Rank is the place of option i among the picks, from 1, or 0.
func (p *Pick) Rank(i int) int { return slices.Index(p.Chosen, i) + 1 }

// Answer is the picks as the rules want them: in the order of picking when it
// counts, else in that of the options.
func (p *Pick) Answer(r *rules.Request) []int {
	pick := slices.Clone(p.Chosen)
	if !r.Ordered {
		slices.Sort(pick)
	}
	return pick
}
