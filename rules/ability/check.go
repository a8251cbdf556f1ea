package ability

import "fmt"

// Check reports the first place where a tree does not have the shape that
// Kinds prescribes.
func Check(n Node) error {
	if int(n.Kind) >= len(Kinds) {
		return fmt.Errorf("unknown kind %d", n.Kind)
	}
	shape := Kinds[n.Kind]
	i := 0
	for _, k := range shape.Kids {
		if k.Many {
			for ; i < len(n.Kids); i++ {
				if err := fits(n, i, k); err != nil {
					return err
				}
			}
			break
		}
		if i >= len(n.Kids) {
			return fmt.Errorf("%v lacks kid %d", n, i)
		}
		if err := fits(n, i, k); err != nil {
			return err
		}
		i++
	}
	if i < len(n.Kids) {
		return fmt.Errorf("%v has more kids than it may", n)
	}
	for _, k := range n.Kids {
		if err := Check(k); err != nil {
			return err
		}
	}
	return nil
}

func fits(n Node, i int, k Kid) error {
	got := n.Kids[i]
	if got.Kind == None {
		if k.Opt {
			return nil
		}
		return fmt.Errorf("%v: kid %d is missing", n, i)
	}
	if int(got.Kind) >= len(Kinds) {
		return fmt.Errorf("%v: kid %d is unknown", n, i)
	}
	if n.Kind == Union && got.Kind == This {
		return nil // such a card or this one
	}
	if !k.Sort.Takes(Kinds[got.Kind].Sort) {
		return &Misplaced{n, i}
	}
	return nil
}

// Misplaced is a tree with a kid of a kind that may not stand there.
type Misplaced struct {
	In  Node
	Kid int
}

func (m *Misplaced) Error() string {
	return fmt.Sprintf("%v: kid %d (%v) may not stand there", m.In, m.Kid, m.In.Kids[m.Kid].Kind)
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
