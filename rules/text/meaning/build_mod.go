package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// modifier resolves a Japanese modifier: its object is the one it names, the
// one before …に or …は, that of the modifier before it, or the chosen card.
func (c *clause) modifier(n Node) error {
	b := c.b
	obj := n.Kids[0]
	var err error
	switch {
	case obj.Kind != surface.Left || obj.Num == surface.LeftNamed || obj.Num == surface.LeftChars || b.Zoned && obj.Num == surface.LeftThose:
		obj, err = b.res(obj)
		c.target = Nothing
	case c.target.Kind != None:
		obj, c.open = c.target, false
	case c.flowing:
		obj = c.lastAct().Kids[0]
	case b.Zoned && n.Kind == surface.Mod && n.Kids[1].Kind == b.Further:
		if b.alters.Kind == None || !c.further {
			return &fault{"nothing has been changed before", Nothing, ofMeaning}
		}
		obj = b.alters
		if c.dur.Kind == None {
			c.dur = b.lasts
		}
	default:
		obj, err = b.res(obj)
	}
	if err != nil {
		return err
	}
	dur := c.dur
	var mods []Node
	switch n.Kind {
	case surface.Gains:
		for _, k := range n.Kids[1:] {
			mods = append(mods, N(GiveAbility, k))
		}
	case surface.Lasting:
		dur, mods = n.Kids[1], n.Kids[2:]
	default:
		if mods = n.Kids[1:]; mods[0].Kind == surface.Gives {
			mods = mods[0].Kids
		}
	}
	return c.modify(obj, dur, mods)
}

// modify adds modifiers; those of one object that last as long are one act.
func (c *clause) modify(obj, dur Node, mods []Node) error {
	b := c.b
	var done []Node
	for _, m := range mods {
		r, err := b.res(m)
		if err != nil {
			return err
		}
		done = append(done, r)
	}
	if obj.Kind == All && !b.Zoned {
		b.that, b.members = ThatEach, b.thatWord(obj.Kids[0])
	}
	if c.further && b.Zoned && dur.Kind == None { // さらに lasts as long as what it adds to
		dur = b.lasts
	}
	b.alters = obj
	if c.flowing {
		g := &c.groups[len(c.groups)-1]
		last := &g.acts[len(g.acts)-1]
		if last.Kids[0].Equal(obj) && last.Kids[1].Equal(dur) {
			last.Kids = append(last.Kids[:len(last.Kids):len(last.Kids)], done...)
			return nil
		}
	}
	kids := append(make([]Node, 0, 2+len(done)), obj, dur)
	c.add(N(Modify, append(kids, done...)...))
	return nil
}
