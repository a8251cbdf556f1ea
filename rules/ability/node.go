// Package ability holds what a printed text says as data: trees of nodes that
// the phrasebook reads and prints, and the flat program that the machine runs.
package ability

// Node is one meaningful part of a text. What Num and Str mean and which kids
// a node has is fixed by its Kind; see Shape.
type Node struct {
	Kind Kind
	Num  int
	Str  string
	Kids []Node
}

// N builds a node with kids.
func N(k Kind, kids ...Node) Node { return Node{Kind: k, Kids: kids} }

// Num builds a node that carries a number.
func Num(k Kind, n int, kids ...Node) Node { return Node{Kind: k, Num: n, Kids: kids} }

// Str builds a node that carries a name.
func Str(k Kind, s string, kids ...Node) Node { return Node{Kind: k, Str: s, Kids: kids} }

// Cost is the cost of a line, or Nothing.
func (n Node) Cost() Node {
	for _, k := range n.Kids {
		if k.Kind == Cost {
			return k
		}
	}
	return Nothing
}

// Nothing is the kid that is not there.
var Nothing = Node{Kind: None}

// Equal reports whether two trees say the same.
func (n Node) Equal(o Node) bool {
	if n.Kind != o.Kind || n.Num != o.Num || n.Str != o.Str || len(n.Kids) != len(o.Kids) {
		return false
	}
	for i := range n.Kids {
		if !n.Kids[i].Equal(o.Kids[i]) {
			return false
		}
	}
	return true
}

// String writes the tree in one line, with the names of the kinds that games share; see
// Vocabulary.Tree.
func (n Node) String() string { return Shared().Tree(n) }
