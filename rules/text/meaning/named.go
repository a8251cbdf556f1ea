package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
)

// byName is a name and what その《name》 stands for.
type byName struct {
	name string
	is   Node
}

// call notes that the cards of a set, if they have one name, are meant by その《name》; what
// it was for before is another card now.
func (b *builder) call(set, is Node) {
	b.names = slices.DeleteFunc(b.names, func(n byName) bool { return n.is.Equal(is) })
	switch {
	case set.Kind != Cards:
	case set.Kids[2].Kind == Named:
		b.names = append(b.names, byName{set.Kids[2].Str, is})
	case len(set.Kids) == 4 && set.Kids[3].Kind == NameIs:
		b.names = append(b.names, byName{set.Kids[3].Str, is})
	}
}

// calledSo is what その《name》 stands for.
func (b *builder) calledSo(n Node) (Node, error) {
	for _, c := range slices.Backward(b.names) {
		switch {
		case c.name != n.Str || c.is.Kind == That && c.is.Num != b.that:
		case c.is.Kind == That && c.is.Num == ThatChosen && b.Pronouns:
			return N(Chosen), nil
		default:
			return c.is, nil
		}
	}
	return n, &fault{"no such character has been named before", n, ofMeaning}
}
