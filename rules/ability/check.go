package ability

import "fmt"

// Check reports the first place where a tree does not have the shape that the kind of its
// node prescribes.
func (v *Vocabulary) Check(n Node) error {
	if !v.Knows(n.Kind) {
		return fmt.Errorf("unknown kind %d", n.Kind)
	}
	shape := v.Shape(n.Kind)
	i := 0
	for _, k := range shape.Kids {
		if k.Many {
			for ; i < len(n.Kids); i++ {
				if err := v.fits(n, i, k); err != nil {
					return err
				}
			}
			break
		}
		if i >= len(n.Kids) {
			return fmt.Errorf("%s lacks kid %d", v.Tree(n), i)
		}
		if err := v.fits(n, i, k); err != nil {
			return err
		}
		i++
	}
	if i < len(n.Kids) {
		return fmt.Errorf("%s has more kids than it may", v.Tree(n))
	}
	for _, k := range n.Kids {
		if err := v.Check(k); err != nil {
			return err
		}
	}
	return nil
}

func (v *Vocabulary) fits(n Node, i int, k Kid) error {
	got := n.Kids[i]
	if got.Kind == None {
		if k.Opt {
			return nil
		}
		return fmt.Errorf("%s: kid %d is missing", v.Tree(n), i)
	}
	if !v.Knows(got.Kind) {
		return fmt.Errorf("%s: kid %d is unknown", v.Tree(n), i)
	}
	if n.Kind == Union && got.Kind == This {
		return nil // such a card or this one
	}
	if !k.Sort.Takes(got.Kind.SortOf()) {
		return &Misplaced{n, i, v}
	}
	return nil
}

// Misplaced is a tree with a kid of a kind that may not stand there.
type Misplaced struct {
	In  Node
	Kid int

	words *Vocabulary
}

func (m *Misplaced) Error() string {
	return fmt.Sprintf("%s: kid %d (%s) may not stand there", m.words.Tree(m.In), m.Kid, m.words.Name(m.In.Kids[m.Kid].Kind))
}

// Takes reports whether a kid of a sort may stand where one of this sort does.
func (s Sort) Takes(kid Sort) bool {
	switch s {
	case kid:
		return true
	case SObject:
		return kid == SCards
	case SWho:
		return kid == SOwner || kid == SObject || kid == SCards
	case SQuotable:
		return kid == SAbility || kid == SEffect
	}
	return false
}
