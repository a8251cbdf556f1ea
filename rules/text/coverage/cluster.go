package coverage

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"unicode"

	"gorin/rules/text"
)

// Cluster is the lines that are not understood from the same words on, or for
// the same reason.
type Cluster struct {
	Reason     string // why, if the lines can be read
	Understood string // the end of what was read before
	Unread     string // the beginning of what was not read; names are …, numbers #
	Near       string // the nearest known phrases, of the line that is used most
	Lines      int
	Uses       int
	Column     int    // in the line that is used most
	Line       string // which it is
	most       int
}

// Clusters gathers lines that are not understood.
type Clusters struct{ by map[[3]string]*Cluster }

// How many characters on each side of the place make a cluster.
const (
	clusterBefore = 4
	clusterAfter  = 7
)

// Add enters a line, how often it is used, and the error of reading it.
func (c *Clusters) Add(uses int, line string, err error) {
	var e *text.Error
	if !errors.As(err, &e) {
		e = &text.Error{Reason: err.Error(), Column: 1}
	}
	var key [3]string
	if key[0] = e.Reason; e.Reason == "" {
		before, after := masked(e.Understood), masked(e.Unread)
		key[1] = string(before[max(0, len(before)-clusterBefore):])
		key[2] = string(after[:min(len(after), clusterAfter)])
	}
	g := c.by[key]
	if g == nil {
		if c.by == nil {
			c.by = map[[3]string]*Cluster{}
		}
		g = &Cluster{Reason: key[0], Understood: key[1], Unread: key[2], most: -1}
		c.by[key] = g
	}
	g.Lines++
	g.Uses += uses
	if uses > g.most {
		g.most, g.Line, g.Column, g.Near = uses, line, e.Column, strings.Join(e.Near, " / ")
	}
}

// Largest is the n clusters that are used most, or all of them if there are fewer.
func (c *Clusters) Largest(n int) []Cluster {
	var out []Cluster
	for _, g := range c.by {
		out = append(out, *g)
	}
	slices.SortFunc(out, func(a, b Cluster) int {
		return cmp.Or(b.Uses-a.Uses, b.Lines-a.Lines, cmp.Compare(a.Line, b.Line))
	})
	return out[:min(n, len(out))]
}

// masked is a text with … for names in brackets and # for numbers.
func masked(s string) []rune {
	var out []rune
	var end rune
	for _, r := range s {
		switch {
		case end != 0:
			if r == end {
				out, end = append(out, '…', r), 0
			}
			continue
		case unicode.IsDigit(r):
			if len(out) == 0 || out[len(out)-1] != '#' {
				out = append(out, '#')
			}
			continue
		}
		if out = append(out, r); r == '「' || r == '《' || r == '〔' || r == '〈' || r == '“' {
			end = closing[r]
		}
	}
	return out
}

var closing = map[rune]rune{'「': '」', '《': '》', '〔': '〕', '〈': '〉', '“': '”'}
