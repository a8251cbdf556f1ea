package text

import (
	"errors"
	"fmt"
	"strings"
)

// Error is a line that is not understood.
type Error struct {
	Column     int    // of the first character not understood, from 1
	Understood string // the end of what was read
	Unread     string // the beginning of what was not
	Near       string // the nearest known phrase, or ""
	Reason     string // why it is not understood, if it can be read
}

func (e *Error) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "column %d: ", e.Column)
	if e.Reason != "" {
		b.WriteString(e.Reason)
		return b.String()
	}
	fmt.Fprintf(&b, "understood: %q; not understood: %q", e.Understood, e.Unread)
	if e.Near != "" {
		fmt.Fprintf(&b, "; nearest known: %q", e.Near)
	}
	return b.String()
}

// failure explains why the line was not understood.
func (p *parser) failure(miss error) *Error {
	src := p.src
	var f *fault
	if errors.As(miss, &f) {
		e := &Error{Column: 1, Reason: f.msg}
		if at := strings.Index(string(src.text), f.near); f.near != "" && at >= 0 {
			e.Column = src.at(len([]rune(string(src.text)[:at])))
		}
		return e
	}
	if p.effort > maxEffort {
		return &Error{Column: src.at(p.far), Reason: "the line can be read in too many ways"}
	}
	e := &Error{Column: src.at(p.far)}
	e.Understood = clip(src.text[:p.far], -24)
	e.Unread = clip(src.text[p.far:], 24)
	e.Near = p.nearest()
	if p.far > 0 && p.far < len(src.text) && src.text[p.far-1] == '［' && src.text[p.far] == '－' {
		e.Near = "(1)" // a circled number that some copy has lost
	}
	return e
}

// clip is the first n runes, or the last -n.
func clip(rs []rune, n int) string {
	switch {
	case n < 0 && len(rs) > -n:
		return "…" + string(rs[len(rs)+n:])
	case n > 0 && len(rs) > n:
		return string(rs[:n]) + "…"
	}
	return string(rs)
}

// nearest is the phrase that could have stood at the farthest place and is
// most like what does.
func (p *parser) nearest() string {
	rest := p.src.fold[p.far:]
	best, bestScore := "", 0
	seen := map[*template]bool{}
	var try func(t *template, i, depth int)
	try = func(t *template, i, depth int) {
		if depth > 6 || i >= len(t.items) || (i == 0 && seen[t]) {
			return
		}
		if i == 0 {
			seen[t] = true
		}
		switch it := &t.items[i]; it.op {
		case opLit, opForm:
			for k, l := range it.lits {
				if s := alike(l, rest); len(l) > 0 && s > bestScore {
					best, bestScore = it.words[k], s
					if i == 0 && it.op == opLit {
						best = t.shown()
					}
				} else if len(l) == 0 {
					try(t, i+1, depth)
				}
			}
		case opKid, opSelf, opList, opInit, opLast, opNumWord:
			for _, u := range p.g.rules[it.nt] {
				try(u, 0, depth+1)
			}
		case opConst, opCap, opSpace, opComma, opOrComma:
			try(t, i+1, depth)
		}
	}
	tried := map[*branch]bool{}
	for _, b := range p.wants {
		if tried[b] {
			continue
		}
		tried[b] = true
		for _, o := range b.next {
			for _, w := range o.through {
				try(w.t, w.at, 0)
			}
		}
	}
	return best
}

// shown is a template as a reader sees it: … for what varies.
func (t *template) shown() string {
	var b strings.Builder
	for i := range t.items {
		switch it := &t.items[i]; it.op {
		case opLit, opForm:
			b.WriteString(it.words[0])
		case opComma, opOrComma, opConst, opCap, opSpace:
		default:
			b.WriteString("…")
		}
	}
	return b.String()
}

// alike counts the runes that two texts share at their beginning, allowing one
// rune to be wrong, left out or added.
func alike(a, b []rune) int {
	score := func(a, b []rune) int {
		n := 0
		for n < len(a) && n < len(b) && a[n] == b[n] {
			n++
		}
		return n
	}
	n := score(a, b)
	best := n * 2
	if n < len(a) && n < len(b) {
		best = max(best, (n+score(a[n+1:], b[n+1:]))*2-1)
		best = max(best, (n+score(a[n:], b[n+1:]))*2-1)
		best = max(best, (n+score(a[n+1:], b[n:]))*2-1)
	}
	return best
}
