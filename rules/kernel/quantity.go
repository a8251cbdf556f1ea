package kernel

import "gorin/rules/ability"

// many is how many a quantity of a text asks for, given how many there are: whole numbers from 0.
func (m *Machine) many(c *Ctx, qty int32, there int) (least, most int) {
	e := &m.Book.Prog.Exprs[qty]
	switch e.Kind {
	case ability.SameMany: // as many as the act before did
		n := 0
		if c.Run != nil {
			n = int(c.Run.LastN)
		}
		return n, n
	case ability.AnyMany, ability.SumQty:
		return 0, there
	case ability.UpTo: // none will do
		return 0, max(0, int(m.Value(c, e.First)))
	}
	n := max(0, int(m.Value(c, e.First))) // never below zero
	return n, n
}

// Many is how many a quantity of a text asks for, at least and at most, given how
// many there are.
func (m *Machine) Many(c *Ctx, qty int32, there int) (least, most int) { return m.many(c, qty, there) }
