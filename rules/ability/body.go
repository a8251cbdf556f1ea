package ability

import "slices"

// body compiles sentences into code and gives its address. The reach of the link words: そうしたら holds
// to the end of the ability or to the そうしないなら that answers it; そうでないなら answers the なら before it.
func (c *Compiler) body(parts []Node) int32 {
	return c.run(func() { c.parts(parts, true) })
}

// run compiles one run of code and appends it to the program. Quoted lines
// that are met on the way become runs of their own before it.
func (c *Compiler) run(f func()) int32 {
	outer, says, say := c.code, c.says, c.say
	c.code, c.says, c.say = nil, nil, 0
	f()
	c.emit(OpEnd, 0)
	inner := c.code
	c.prog.Says = append(c.prog.Says, c.says...)
	c.code, c.says, c.say = outer, says, say
	at := int32(len(c.prog.Code))
	for _, in := range inner {
		switch in.Op {
		case OpCond, OpMay, OpDid, OpNotDid, OpJump, OpPer, OpPerNext, OpPlayerNext, OpEachMay, OpWhich:
			in.To += at
		}
		c.prog.Code = append(c.prog.Code, in)
	}
	return at
}

func (c *Compiler) parts(parts []Node, first bool) {
	for i := 0; i < len(parts); i++ {
		s := parts[i]
		if s.Kind == LetX {
			continue
		}
		if !movesFirst(s) {
			c.let(s)
		}
		hang := parts[i+1 : i+1+hanging(s, parts[i+1:])]
		i += len(hang)
		switch s.Kids[0].Kind {
		case IfDo:
			end := len(parts)
			for j := i + 1; j < len(parts); j++ {
				if parts[j].Kind == Sentence && parts[j].Kids[0].Kind == IfNotDo {
					end = j
					break
				}
			}
			skip := c.emit(OpDid, 0)
			c.sentence(s, false, nil, hang)
			c.parts(parts[i+1:end], false)
			if end < len(parts) {
				over := c.emit(OpJump, 0)
				c.land(skip)
				not := parts[end+1 : end+1+hanging(parts[end], parts[end+1:])]
				c.sentence(parts[end], false, nil, not)
				c.parts(parts[end+1+len(not):], false)
				c.land(over)
			} else {
				c.land(skip)
			}
			return
		case Then:
			if c.ThenLater {
				rest := slices.Clone(parts[i-len(hang):])
				if c.letX == 0 && c.told == 0 { // Ｘ is what it has been so far
					rest = slices.DeleteFunc(rest, func(p Node) bool { return p.Kind == LetX })
				}
				rest[0].Kids = append([]Node{Nothing}, s.Kids[1:]...)
				c.emit(OpThen, int32(c.line(asSaid(N(Auto, append([]Node{Nothing, Nothing}, rest...)...)), c.letX)))
				return
			}
		case IfNotDo:
			skip := c.emit(OpNotDid, 0)
			c.sentence(s, false, nil, hang)
			c.land(skip)
			continue
		}
		lead := first && i == len(hang)
		var other []Node
		if i+1 < len(parts) && parts[i+1].Kind == Sentence && parts[i+1].Kids[0].Kind == Else {
			other = parts[i+1 : i+2+hanging(parts[i+1], parts[i+2:])]
			i += len(other)
		}
		if c.AllIf && lead && other == nil && s.Kids[2].Kind != None && s.Kids[3].Kind != None {
			c.allIf(s, parts[i+1-len(hang):])
			return
		}
		c.sentence(s, lead, other, hang)
	}
}

// allIf compiles the sentences of an ability that without what it asks for as soon as it
// is triggered does nothing at all.
func (c *Compiler) allIf(s Node, rest []Node) {
	c.opponent(s.Kids[3])
	none := c.emit(OpCond, c.expr(s.Kids[3]))
	s.Kids = slices.Clone(s.Kids)
	s.Kids[3] = Nothing
	hang := hanging(s, rest)
	c.sentence(s, true, nil, rest[:hang])
	c.parts(rest[hang:], false)
	c.land(none)
}

// sentence compiles one sentence; other is the そうでないなら that follows it with what hangs on
// that, and hang what hangs on the sentence itself (along.go).
func (c *Compiler) sentence(s Node, lead bool, other, hang []Node) {
	if !lead && s.Kids[2].Kind != None {
		panic(meaningless("a trigger in the middle of an ability: " + s.Kids[2].String()))
	}
	c.emit(OpReset, 0)
	var skips []int
	if !lead && s.Kids[1].Kind != None {
		c.opponent(s.Kids[1])
		skips = append(skips, c.emit(OpCond, c.expr(s.Kids[1])))
	}
	if s.Kids[3].Kind != None {
		c.opponent(s.Kids[3])
		skips = append(skips, c.emit(OpCond, c.expr(s.Kids[3])))
	}
	groups := func(hang []Node) {
		var skips []int
		for i := 0; i < len(s.Kids[5:]); i++ {
			g := s.Kids[5+i]
			if n := c.doingEach(s.Kids[5+i:]); n > 0 {
				i += n
				continue
			}
			c.group(g)
			if g.Num&ByFlag != 0 && (i+6 < len(s.Kids) || len(hang) > 0) {
				skips = append(skips, c.emit(OpDid, 0))
			}
		}
		c.parts(loose(hang), false)
		for _, j := range skips {
			c.land(j)
		}
	}
	if s.Kids[4].Kind != None {
		c.opponent(s.Kids[4])
		none := c.emit(OpPer, c.expr(s.Kids[4]))
		for _, g := range s.Kids[5:] { // not anew each time
			c.opponent(g)
		}
		again := len(c.code)
		groups(nil)
		next := c.emit(OpPerNext, 0)
		c.code[next].To = int32(again)
		c.land(none)
		c.parts(loose(hang), false)
	} else {
		groups(hang)
	}
	if other != nil {
		over := c.emit(OpJump, 0)
		for _, j := range skips {
			c.land(j)
		}
		c.sentenceOver()
		c.sentence(other[0], false, nil, other[1:])
		c.land(over)
		return
	}
	for _, j := range skips {
		c.land(j)
	}
	c.sentenceOver()
}

// group compiles what one player does, or what each player does: in turn order, or at once.
func (c *Compiler) group(g Node) {
	who := g.Kids[0].Kind
	if who == Each {
		c.opponent(g)
		c.let(g)
	} else {
		c.let(g.Kids[1])
	}
	if who == Each && !together(g) {
		if c.atOnce() {
			c.byEach(g)
			return
		}
		c.inTurnOrder(func() { c.acts(g) })
		return
	}
	c.opponent(g)
	c.emit(OpPlayer, int32(who))
	c.which.acting = who == OneOpp
	c.acts(g)
	c.which.acting = false
}

// inTurnOrder compiles what is done once for each player, turn player first.
func (c *Compiler) inTurnOrder(acts func()) {
	c.emit(OpPlayer, int32(Each))
	again := len(c.code)
	c.each = true
	acts()
	c.each = false
	next := c.emit(OpPlayerNext, 0)
	c.code[next].To = int32(again)
}

func (c *Compiler) atOnce() bool { return c.EachAtOnce && !c.agreed }

// doingEach compiles what each player may do and, by doing so, what else that player
// does. It reports how many groups it took besides the first, 0 if it is something else.
func (c *Compiler) doingEach(groups []Node) (n int) {
	if g := groups[0]; g.Kids[0].Kind != Each || g.Num&ByFlag == 0 || !c.atOnce() {
		return 0
	}
	for n+1 < len(groups) && groups[n+1].Kids[0].Kind == Each && groups[n+1].Num == 0 && !together(groups[n+1]) {
		n++
	}
	if n > 0 {
		c.byEach(groups[:n+1]...)
	}
	return n
}

// byEach compiles acts that each player does, all players one act at a time; the
// first group may be left to them.
func (c *Compiler) byEach(groups ...Node) {
	for _, g := range groups {
		c.opponent(g)
	}
	c.emit(OpEach, 0)
	for _, g := range groups {
		c.saying(g, func() { c.eachOf(g) })
	}
	c.emit(OpEachEnd, 0)
}

// eachOf compiles what each player does in one group.
func (c *Compiler) eachOf(g Node) {
	may := -1
	switch {
	case g.Num&ByFlag != 0:
		may = c.emit(OpEachMay, InFull)
	case g.Num&MayFlag != 0:
		may = c.emit(OpEachMay, 0)
	}
	c.each = true
	c.sayingFrom(g, func(a Node) { c.emit(OpEachAct, c.expr(a)) })
	c.each = false
	if may >= 0 {
		c.land(may)
	}
}

// eachPile reports whether an act deals with a pile of each player, one card
// after the other.
func eachPile(a Node) bool {
	switch a.Kind {
	case Move:
		return (a.Kids[0].Kind == Top || a.Kids[0].Kind == Bottom) && a.Kids[0].Kids[1].Kind == Each
	case Shuffle, LookDeck:
		return a.Kids[0].Kind == Each
	case LookTop, RevealTop, FlipTop:
		return a.Kids[1].Kind == Each
	}
	return false
}

// together reports whether what each player does happens to all of them by one
// act.
func together(g Node) bool {
	for _, a := range g.Kids[1:] {
		switch a.Kind {
		case LoseGame, WinGame, Forbid, HandLimit:
		default:
			return false
		}
	}
	return true
}

func (c *Compiler) acts(g Node) { c.saying(g, func() { c.actsOf(g) }) }

func (c *Compiler) actsOf(g Node) {
	may := -1
	switch {
	case g.Num&ByFlag != 0:
		may = c.emit(OpMay, InFull)
	case g.Num&MayFlag != 0:
		may = c.emit(OpMay, 0)
	}
	c.sayingFrom(g, func(a Node) {
		if who := g.Kids[0]; who.Kind == Opp || who.Kind == OneOpp {
			a = ofTheirRoom(a, who)
		}
		c.let(a)
		if may >= 0 || c.each || !eachPile(a) {
			c.emit(OpAct, c.expr(a))
			return
		}
		if c.atOnce() {
			c.byEach(N(Do, N(Each), a))
		} else {
			c.inTurnOrder(func() { c.emit(OpAct, c.expr(a)) })
		}
		c.emit(OpPlayer, int32(g.Kids[0].Kind))
	})
	if may >= 0 {
		c.land(may)
	}
}
