package reach

import (
	"math/bits"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/show"
)

// Deed is one act of a printed ability, in the order of the text.
type Deed struct {
	Name   string // of the kind of act, such as "draw"
	Leads  bool   // it only leads to others: chooses, looks, pays
	Done   int    // how often it did something
	Quoted bool   // it stands in an ability that the text quotes
}

// linesOf are the printed lines of a card.
func linesOf(t *show.Table, id string) []uint16 { return t.M.Book.Prints[t.Cards.Index[id]].Lines }

// Deeds is how often the n-th printed ability of a card, from 0, was resolved or
// applied, and what became of each of its acts.
func (r *Reach) Deeds(id string, n int) (used int, deeds []Deed) {
	lines := linesOf(r.t.Table(), id)
	line := lines[n]
	used = int(r.r.Lines[line])
	tree := &r.book.Prog.Nodes[line]
	for _, l := range lines {
		if slices.ContainsFunc(tree.Kids, r.book.Prog.Nodes[l].Equal) { // one of the lines of which it is made, apart
			used += int(r.r.Lines[l])
		}
	}
	return used, r.deeds(nil, line, false)
}

func (r *Reach) deeds(out []Deed, line uint16, quoted bool) []Deed {
	p, l := r.book.Prog, &r.book.Prog.Lines[line]
	if l.NParts > 0 {
		for s := l.Parts; s < l.Parts+int32(l.NParts); s++ {
			for g := p.Exprs[s].First + 5; g < p.Exprs[s].First+int32(p.Exprs[s].N); g++ {
				for a := p.Exprs[g].First + 1; a < p.Exprs[g].First+int32(p.Exprs[g].N); a++ {
					out = r.deed(out, a, quoted)
				}
			}
		}
		return out
	}
	for pc := l.Body; p.Code[pc].Op != ability.OpEnd; pc++ {
		switch in := p.Code[pc]; in.Op {
		case ability.OpAct, ability.OpEachAct:
			out = r.deed(out, in.Arg, quoted)
		case ability.OpThen:
			out = r.deeds(out, uint16(in.Arg), quoted)
		}
	}
	return out
}

// deed adds an act and those of the abilities that it quotes.
func (r *Reach) deed(out []Deed, act int32, quoted bool) []Deed {
	shape := r.book.Prog.Vocabulary.Shape(r.book.Prog.Exprs[act].Kind)
	out = append(out, Deed{Name: shape.Name, Leads: shape.Leads, Done: int(r.r.Done[act]), Quoted: quoted})
	return r.quotes(out, act)
}

func (r *Reach) quotes(out []Deed, expr int32) []Deed {
	e := &r.book.Prog.Exprs[expr]
	if e.Kind == ability.Actor || e.Kind == ability.HasAbility {
		return out // the player who acts, which no table lists; what is only described
	}
	if e.Kind.IsLine() || e.Kind == ability.Delayed {
		out = r.deeds(out, uint16(e.Num), true)
	}
	for i := range int32(e.N) {
		out = r.quotes(out, e.First+i)
	}
	return out
}

// Places is where a card may be for a printed ability of it to matter.
type Places struct {
	InForce []string // keys of the zones in which the ability is in force
	From    []string // and of those from which a move may trigger it; nil if that is any
}

// PlacesOf are those of the n-th printed ability of a card of a match, from 0.
func PlacesOf(m *rules.Match, id string, n int) (at Places) {
	t := m.Table()
	l, zones := &t.M.Book.Prog.Lines[linesOf(t, id)[n]], t.M.Book.Zones
	at.InForce = keysOf(zones, l.Zones)
	if bits.OnesCount64(l.From) < len(zones) {
		at.From = keysOf(zones, l.From)
	}
	return at
}

// keysOf gives the keys of kinds of zones, a bit each.
func keysOf(zones []kernel.ZoneSpec, mask ability.ZoneSet) (keys []string) {
	for ; mask != 0; mask &= mask - 1 {
		if k := bits.TrailingZeros64(mask); k < len(zones) {
			keys = append(keys, zones[k].Key)
		}
	}
	return keys
}
