package text

import (
	"gorin/rules/ability"
	"gorin/rules/text/meaning"
	"gorin/rules/text/surface"
)

// dropped is a line of which some part is not asked for.
type dropped struct {
	line ability.Node // the surface tree as it was read
	path []int        // to the part, the numbers of the kids
}

func (d *dropped) Error() string { return notUsed }

// span is where the part stands in the text.
func (p *parser) span(d *dropped) (from, to int) {
	n, to := d.line, len(p.src.text)
	for _, i := range d.path {
		if n.Kind == surface.Sentence || surface.SortOf(n.Kind) == ability.SLine { // in the order of the text
			for _, before := range n.Kids[:i] {
				_, from = p.stands(before, from)
			}
		}
		n = n.Kids[i]
		from, to = p.stands(n, from)
	}
	return from, to
}

// stands is the first place from pos on where something has been read as a surface tree
// and where that ends, or else pos.
func (p *parser) stands(n ability.Node, pos int) (from, to int) {
	if n.Kind == ability.None {
		return pos, pos
	}
	for i := pos; i < len(p.src.text); i++ {
		for nt := range p.g.trees {
			s := p.slots[i*len(p.g.trees)+nt]
			if s.line != p.line {
				continue
			}
			for _, r := range p.cells[s.at].out {
				if r.node.Equal(n) {
					return i, r.end
				}
			}
		}
	}
	return pos, pos
}

// where is the place in the text that an error is about: that of the innermost part
// that is found within those around it.
func (p *parser) where(err error) (pos int) {
	for _, part := range meaning.Parts(err) {
		pos = p.place(part, pos)
	}
	return pos
}

// place is the first place from pos on where something has been read as a surface tree,
// or else pos.
func (p *parser) place(n ability.Node, pos int) int {
	from, _ := p.stands(n, pos)
	return from
}
