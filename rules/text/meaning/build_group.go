package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
)

// group is the acts of one subject.
type group struct {
	owner Kind
	may   bool
	by    bool // what follows is done if this was
	acts  []Node
	from  int // where the last subject stood
}

func (g *group) node(instead, further bool) Node {
	kids := append(make([]Node, 0, 1+len(g.acts)), N(g.owner))
	n := N(Do, append(kids, g.acts...)...)
	if g.may {
		n.Num |= MayFlag
	}
	if g.by {
		n.Num |= ByFlag
	}
	if instead {
		n.Num |= InsteadFlag
	}
	if further {
		n.Num |= FurtherFlag
	}
	return n
}

// mayLast makes the acts since the last subject optional.
func (c *clause) mayLast() {
	g := &c.groups[len(c.groups)-1]
	if g.from > 0 && g.from < len(g.acts) {
		rest := group{owner: g.owner, may: true, acts: append([]Node(nil), g.acts[g.from:]...)}
		g.acts = g.acts[:g.from:g.from]
		c.groups = append(c.groups, rest)
		return
	}
	g.may = true
}

// add puts an act into the group of its subject. A modifier is nobody's act:
// it goes with what stands before it.
func (c *clause) add(n Node) {
	owner := c.b.who()
	last := len(c.groups) - 1
	if last >= 0 && c.groups[last].by {
		last = -1
	}
	if n.Kind == Modify && last < 0 && c.parted && !c.subject {
		owner = You // of whom more was said stands before
	}
	flow := n.Kind == Modify && last >= 0 && (!c.subject || c.groups[last].owner == owner)
	if last < 0 || (!flow && c.groups[last].owner != owner) {
		c.groups = append(c.groups, group{owner: owner})
		last = len(c.groups) - 1
	}
	g := &c.groups[last]
	g.acts = append(g.acts, n)
	c.b.note(n)
	if time, lasts := c.b.timeOf(n); lasts {
		c.b.lasts = time
	}
	c.b.after(n, c.b.words.Shape(n.Kind).Moves)
	c.subject = false
	c.durNew = false
	c.flowing = n.Kind == Modify
}

func (c *clause) lastAct() Node {
	g := c.groups[len(c.groups)-1]
	return g.acts[len(g.acts)-1]
}
