package meaning

import . "gorin/rules/ability" // most lines name kinds

func ownerOf(set Node) Kind {
	if set.Kind == Union {
		set = set.Kids[0]
	}
	if len(set.Kids) == 0 { // this card, among others
		return None
	}
	return set.Kids[0].Kind
}

func (c *clause) choose(n Node) error {
	b := c.b
	set, err := b.res(n.Kids[1])
	if err != nil {
		return err
	}
	set = c.seenSet(set)
	qty, err := b.res(n.Kids[0])
	if err != nil {
		return err
	}
	if o := ownerOf(set); o != None {
		b.deck = o
	}
	c.add(Num(n.Kind, n.Num, qty, set))
	b.picked(n.Kind, set)
	b.call(set, Num(That, ThatChosen))
	b.left, b.chosen, b.that, b.joined = N(Chosen), true, ThatChosen, false
	if b.Zoned {
		b.shown = Nothing
	}
	return nil
}

// seenSet is a set to choose from; after a look, cards without a place are those
// that were seen.
func (c *clause) seenSet(set Node) Node {
	b := c.b
	if b.lang != Japanese || b.look == None {
		return set
	}
	return EachSet(set, func(s Node) Node {
		switch {
		case placed(s):
			return s
		case b.look == LookDeck:
			return withPlace(s, N(b.seen), N(Deck))
		}
		return withPlace(s, Nothing, N(AmongThose))
	})
}

// chooseEach resolves a choice of as many cards from each of several sets; an
// owner named before the first goes for the others.
func (c *clause) chooseEach(n Node) error {
	qty, err := c.b.res(n.Kids[0])
	if err != nil {
		return err
	}
	out := Num(ChooseEach, n.Num, qty)
	for _, k := range n.Kids[1:] {
		set, err := c.b.res(k)
		if err != nil {
			return err
		}
		set = c.seenSet(set)
		if len(out.Kids) > 1 && set.Kind == Cards && set.Kids[0].Kind == None {
			set = withPlace(set, N(ownerOf(out.Kids[1])), set.Kids[1])
		}
		out.Kids = append(out.Kids, set)
		if !c.b.Zoned {
			c.b.that = ThatChosen // そのキャラ以外の
		}
	}
	c.add(out)
	c.b.picked(out.Kind, out.Kids[1])
	c.b.left, c.b.chosen, c.b.that = N(Chosen), true, ThatChosen
	if c.b.Zoned {
		c.b.shown = Nothing
	}
	return nil
}

// chooseCounted resolves a choice of as many cards from each of several sets, with
// the amount said of each: an owner and a zone named before the first go for the
// others, and cards without either are those that are looked at.
func (c *clause) chooseCounted(n Node) error {
	out := Num(ChooseEach, n.Num, n.Kids[0].Kids[0])
	var owner, zone Node
	for i, k := range n.Kids {
		if !k.Kids[0].Equal(n.Kids[0].Kids[0]) {
			if c.b.look != LookDeck || !sameButUpTo(k.Kids[0], n.Kids[0].Kids[0]) {
				return &fault{"not as many of each", k, ofMeaning}
			}
			out.Kids[0] = N(UpTo, k.Kids[0].Kids...) // in a deck nothing need be found
		}
		set, err := c.b.res(k.Kids[1])
		if err != nil {
			return err
		}
		set = EachSet(c.seenSet(set), func(s Node) Node {
			if i > 0 && !placed(s) {
				return withPlace(s, owner, zone)
			}
			owner, zone = s.Kids[0], s.Kids[1]
			return s
		})
		out.Kids = append(out.Kids, set)
		if !c.b.Zoned {
			c.b.that = ThatChosen
		}
	}
	return c.chooseEach(out)
}

// aimBoth resolves an aim at as many cards of each of two sets.
func (c *clause) aimBoth(n Node) error {
	if !n.Kids[1].Equal(n.Kids[3]) {
		return &fault{"not as many targets of each kind", n, ofMeaning}
	}
	out := N(Aim, n.Kids[1])
	for _, k := range []Node{n.Kids[0], n.Kids[2]} {
		set, err := c.b.res(k)
		if err != nil {
			return err
		}
		out.Kids = append(out.Kids, set)
	}
	c.add(out)
	c.b.picked(out.Kind, out.Kids[1])
	c.b.left, c.b.chosen, c.b.that = N(Chosen), true, ThatChosen
	return nil
}

// EachSet applies f to the sets of a union, or to the one set.
func EachSet(set Node, f func(Node) Node) Node {
	if set.Kind != Union {
		return f(set)
	}
	out := N(Union)
	for _, k := range set.Kids {
		out.Kids = append(out.Kids, f(k))
	}
	return out
}

func withPlace(set, owner, zone Node) Node {
	set.Kids = append([]Node{owner, zone}, set.Kids[2:]...)
	return set
}
