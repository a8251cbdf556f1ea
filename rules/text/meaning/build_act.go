package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// mostDeclared is how many numbers a text may have somebody choose from.
const mostDeclared = 20

// act resolves one act and adds it.
func (c *clause) act(n Node) error {
	b := c.b
	if n.Kind == Reveal && b.Zoned && deckTop(n.Kids[0]) {
		n = N(RevealTop, n.Kids[0].Kids[:2]...)
	}
	n, all, err := c.ownAct(n)
	if all || err != nil {
		return err
	}
	switch n.Kind {
	case surface.Mod, surface.Gains, surface.Lasting:
		return c.modifier(n)
	case Modify:
		obj, err := b.res(n.Kids[0])
		if err != nil {
			return err
		}
		var mods []Node
		for _, m := range n.Kids[2:] {
			if m.Kind == surface.Stats {
				mods = append(mods, m.Kids...)
			} else {
				mods = append(mods, m)
			}
		}
		dur, err := b.res(n.Kids[1])
		if err != nil {
			return err
		}
		return c.modify(obj, dur, mods)
	}
	if b.as(n.Kind) == AsAimBoth {
		return c.aimBoth(n)
	}
	if n.Kind == surface.Banned && b.ofBoth[n.Num] && (!c.subject || c.target.Kind != None) { // of a character
		if c.modifier(N(surface.Mod, left(), Num(Ban, n.Num))) != nil {
			return &fault{"a ban on attacks needs to be said of somebody", n, ofForm}
		}
		return nil
	}
	c.target = Nothing
	switch n.Kind {
	case surface.Banned:
		for _, ban := range b.bans(n.Num) {
			c.add(Num(Forbid, ban, N(b.who()), c.dur))
		}
		return nil
	case Forbid:
		dur, err := b.res(n.Kids[1])
		if err != nil {
			return err
		}
		c.add(Num(Forbid, n.Num, N(b.who()), dur))
		return nil
	case WinGame, LoseGame:
		c.add(N(n.Kind, N(b.who())))
		return nil
	case surface.EachCounted:
		return c.chooseCounted(n)
	case surface.EachZones:
		set, err := b.res(n.Kids[1])
		if err != nil {
			return err
		}
		qty, err := b.res(n.Kids[0])
		if err != nil {
			return err
		}
		c.add(N(ChooseEach, append([]Node{qty}, eachZone(set)...)...))
		b.left, b.chosen, b.that = N(Chosen), true, ThatChosen
		b.shown = Nothing
		return nil
	case Swap:
		if n.Kids[1].Equal(Num(surface.Left, surface.LeftDitto)) {
			n.Kids = []Node{n.Kids[0], n.Kids[0]}
		}
		if n.Kids[0].Kind == surface.Left && n.Kids[1].Kind == surface.Left && b.left.Kind == Both {
			c.add(N(Swap, b.left.Kids...))
			return nil
		}
	case ChooseEach:
		return c.chooseEach(n)
	case surface.MoveSome:
		if k := n.Kids[2]; k.Kind != Move && !b.Pronouns && !b.isOnto(k.Kind) || len(k.Kids) == 0 || k.Kids[0].Kind != surface.Left {
			return &fault{"nothing is done to these cards", n, ofForm}
		}
		if err := c.choose(N(Choose, n.Kids[0], n.Kids[1])); err != nil {
			return err
		}
		return c.act(n.Kids[2])
	case surface.DeclareRange:
		out := N(Declare)
		for i := n.Kids[0].Num; i <= n.Kids[1].Num && n.Kids[1].Kind == Number && len(out.Kids) < mostDeclared; i++ {
			out.Kids = append(out.Kids, Num(Number, i))
		}
		if n.Kids[0].Kind != Number || len(out.Kids) == 0 {
			return &fault{"these are not numbers from one to another", n, ofMeaning}
		}
		c.add(out)
		return nil
	case surface.ChooseWith:
		if err := c.choose(N(Choose, n.Kids[0], n.Kids[1])); err != nil {
			return err
		}
		b.left, b.joined = N(Both, N(Chosen), N(This)), true
		return nil
	case Choose, Aim:
		return c.choose(n)
	case surface.Pay:
		if b.pays.Kind != None {
			return &fault{"a second cost", n, ofMeaning}
		}
		own := newBuilder(b.Ways, b.lang)
		defer builders.give(own)
		cost, err := own.cost(n.Kids[0])
		b.pays = cost
		c.add(N(PayCost))
		return err
	case PeekAt:
		if deckTop(n.Kids[0]) { // LookTop
			return &fault{"this cannot stand here", n, ofForm}
		}
	}
	if b.tellsWords() && len(n.Kids) > 0 && n.Kids[0].Kind == All { // 《A》のカードをすべて…, of those looked at
		set, err := b.res(n.Kids[0].Kids[0])
		if err != nil {
			return err
		}
		if seen := c.seenSet(set); !seen.Equal(set) {
			n.Kids = append([]Node{N(All, seen)}, n.Kids[1:]...)
		}
	}
	own := n.Kind == Move && n.Kids[1].Kind == surface.OwnDest
	if own {
		n.Kids = []Node{n.Kids[0], n.Kids[1].Kids[0]}
	}
	out, err := b.res(n)
	if err != nil {
		return err
	}
	if own && !b.isOwn(out.Kids[0]) {
		return &fault{"another player's cards go to that player's zones", n.Kids[1], ofMeaning}
	}
	switch n.Kind {
	case Move, MoveSlot:
		switch dest := out.Kids[1]; {
		case dest.Kind == ToHand:
			out.Kids[1] = N(ToHand)
		case dest.Kind == ToEmptySlot && dest.Num == surface.ItsStage:
			if out.Kids[0].Kind != Chosen || b.deck != Opp {
				return &fault{"the card would not stay on its stage", n.Kids[1], ofMeaning}
			}
			out.Kids[1] = N(ToEmptySlot)
		}
		b.touch(out.Kids[0])
		b.forget(out)
	case SetState, Reveal:
		b.touch(out.Kids[0])
	case RevealUntil:
		b.deck = out.Kids[2].Kind
		b.left = seenCards(out.Kids[0])
		b.shown = b.left
	case LookDeck:
		b.looked, b.deck = looked{look: LookDeck, seen: out.Kids[0].Kind}, out.Kids[0].Kind
		b.left = Nothing
	case LookTop, RevealTop, FlipTop:
		b.looked, b.deck, b.pile = looked{look: LookTop, seen: out.Kids[1].Kind}, out.Kids[1].Kind, true
		b.left = seenCards(out.Kids[0])
		b.shown = b.left
	default:
		if b.lang == Japanese && b.isTimed(out.Kind) {
			out.Kids[1] = c.dur
		}
	}
	c.add(out)
	return nil
}

// sameButUpTo reports whether two amounts differ only in that one is "up to".
func sameButUpTo(a, b Node) bool {
	return (a.Kind == UpTo && b.Kind == Exactly || a.Kind == Exactly && b.Kind == UpTo) && a.Kids[0].Equal(b.Kids[0])
}

// seenCards is what an object left out stands for after so many cards are
// shown: そのカード or それらのカード.
func seenCards(qty Node) Node {
	if plural(qty) {
		return N(TheCards)
	}
	return N(TheCard)
}

// touch notes that obj was acted on: the next act may leave it out.
func (b *builder) touch(obj Node) {
	switch obj.Kind {
	case This, That, TheCard, TheCards, BattleOpponent:
		b.left = obj
	case Top, Bottom:
		b.deck = obj.Kids[1].Kind
		if b.Zoned {
			b.shown = seenCards(obj.Kids[0])
		}
	case All:
		if o := ownerOf(obj.Kids[0]); o != None {
			b.deck = o
		}
	default:
		if b.kinds.of(obj.Kind).meant {
			b.left = obj
		}
	}
}
