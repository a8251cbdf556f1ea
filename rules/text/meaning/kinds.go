package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// kindWays is what a game says of one kind: of nearly all of them nothing.
type kindWays struct {
	means   func(n Node) Node
	says    func(lang string, n, said Node) Node
	doing   Doing
	sort    Sort // of a surface kind
	as      Role // the same
	subject Subject
	that    int // Own.Meant, if meant
	meant   bool
}

// byKind finds what a game says of a kind without looking into maps, since every node of
// a line is asked for.
type byKind struct {
	at   []uint16 // by surface.Place of a kind, which of ways it is; the first is of those without any
	ways []kindWays
	said [roles]Kind // the surface kinds of the roles, None for one without
}

// of is what the game says of a kind.
func (b *byKind) of(k Kind) *kindWays {
	if i := surface.Place(k); i < len(b.at) {
		return &b.ways[b.at[i]]
	}
	return &b.ways[0]
}

// as is what a surface kind stands for.
func (w *Ways) as(k Kind) Role { return w.kinds.of(k).as }

// list lays what a game hands over out by kinds.
func (w *Ways) list() {
	b := byKind{at: make([]uint16, surface.Places), ways: make([]kindWays, 1)}
	own := func(k Kind) *kindWays {
		i := surface.Place(k)
		if b.at[i] == 0 {
			b.at[i], b.ways = uint16(len(b.ways)), append(b.ways, kindWays{})
		}
		return &b.ways[b.at[i]]
	}
	for k, means := range w.Means {
		own(k).means = means
	}
	for k, says := range w.Says {
		own(k).says = says
	}
	for k, doing := range w.Acts {
		own(k).doing = doing
	}
	for k, s := range w.Surface {
		own(k).sort, own(k).as, b.said[s.As] = s.Sort, s.As, k
	}
	for k, subject := range w.Subjects {
		own(k).subject = subject
	}
	for k, that := range w.Meant {
		own(k).that, own(k).meant = that, true
	}
	w.kinds = b
}
