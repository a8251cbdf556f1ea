package kernel

import (
	"fmt"
	"slices"

	"gorin/rules/ability"
)

// layNumbers finds for each number that texts name the place that cards have it in. It refuses
// numbers with a name that no text knows, and texts that name one which cards do not have.
func (b *Book) layNumbers() error {
	v := b.Prog.Vocabulary
	if len(b.Nums) > NumStats {
		return fmt.Errorf("book %s: cards have %d numbers; there is room for %d", b.Game, len(b.Nums), NumStats)
	}
	var here ability.Aspect
	for s := range ability.MostStats {
		name := v.NumberName(ability.NumStat, s)
		i := slices.Index(b.Nums, name)
		if name == "" || i < 0 {
			continue
		}
		b.statNum[s] = uint8(i)
		b.NumAspects[i] = ability.AspectStat << s
	}
	for _, a := range b.NumAspects {
		here |= a
	}
	for i, name := range b.Nums {
		if name != "" && b.NumAspects[i] == 0 || slices.Index(b.Nums, name) != i {
			return fmt.Errorf("book %s: number %d of cards, %q, is no number of texts, or stands twice", b.Game, i, name)
		}
	}
	for i := range b.Prog.Exprs {
		e := &b.Prog.Exprs[i]
		if of := v.OfStat(e.Kind, int(e.Num)); of&^here != 0 {
			return fmt.Errorf("book %s: a text names a number by %s that cards do not have", b.Game, v.Tree(ability.Num(e.Kind, int(e.Num))))
		}
	}
	return nil
}

// numOf is which of Info.Num a number of the texts is.
func (m *Machine) numOf(s ability.Stat) uint8 { return m.Book.statNum[s] }
