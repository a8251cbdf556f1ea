package ability

import (
	"fmt"
	"slices"
)

// Set compiles a description of cards that a rulebook asks about by itself.
func (c *Compiler) Set(n Node) int32 { return c.expr(n) }

func (c *Compiler) exprOrNone(n Node) int32 {
	if n.Kind == None {
		return 0
	}
	return c.expr(n)
}

func (c *Compiler) expr(n Node) int32 {
	at := int32(len(c.prog.Exprs))
	c.prog.Exprs = append(c.prog.Exprs, Expr{})
	c.fill(at, n)
	return at
}

func (c *Compiler) exprs(ns []Node) int32 {
	at := int32(len(c.prog.Exprs))
	c.prog.Exprs = append(c.prog.Exprs, make([]Expr, len(ns))...)
	for i, n := range ns {
		c.fill(at+int32(i), n)
	}
	return at
}

// roomFor panics for a tree with more parts than a program has room for.
func (c *Compiler) roomFor(n Node) {
	switch {
	case len(n.Kids) > mostKids:
		panic(meaningless(fmt.Sprintf("more than %d parts of %s", mostKids, c.v.Name(n.Kind))))
	case n.Kind == Modes && len(n.Kids) > mostModes+1:
		panic(meaningless(fmt.Sprintf("more than %d effects to choose from", mostModes)))
	}
}

func (c *Compiler) fill(at int32, n Node) {
	c.roomFor(n)
	e := Expr{Kind: n.Kind, Num: int32(n.Num), Str: c.Word(n.Str), N: uint8(len(n.Kids))}
	if n.Kind.IsLine() { // a quoted line is compiled on its own; the expression names it
		e.N = 0
		letX := int32(0) // an ability that is given has a text of its own
		if n.Kind == Effect {
			letX = c.letX
		}
		e.Num = int32(c.line(n, letX))
		c.prog.Exprs[at] = e
		return
	}
	switch n.Kind {
	case NameHas, TraitHas:
		i, ok := c.has[n.Str]
		if !ok {
			i = len(c.has)
			c.has[n.Str] = i
		}
		e.Num = int32(i)
	case Delayed, LaterIf:
		// What the delayed trigger will do is a line of its own.
		cond, groups := Nothing, n.Kids[2:]
		if n.Kind == LaterIf {
			e.Kind, cond, groups = Delayed, groups[0], groups[1:]
		}
		body := N(Auto, Nothing, Nothing, N(Sentence, append([]Node{Nothing, Nothing, n.Kids[0], cond, Nothing}, groups...)...))
		e.Num = int32(c.line(body, c.letX))
		c.prog.Lines[e.Num].Many = countsBefore(n)
		n.Kids = n.Kids[:2]
		e.N = 2
	}
	if around := c.v.Shape(n.Kind).Apart; around != "" {
		e.Str = c.Word(Apart(around, n.Str))
	}
	switch n.Kind {
	case Aim:
		e.Num = int32(len(c.aims))
		for range n.Kids[1:] { // one for each set
			c.aims = append(c.aims, at)
		}
	case Modes:
		if len(n.Kids) == 1 {
			panic(meaningless("the effects to choose from do not stand below it"))
		}
		c.modes = at
	case GiveBelow:
		panic(meaningless("the abilities do not stand below it"))
	}
	if n.Kind == Each && c.each {
		e.Kind = Actor
	}
	e.First = c.exprs(n.Kids)
	c.prog.Exprs[at] = e
}

// countsBefore reports whether a text that is set up for later counts as many as what was
// done before that: its first quantity is 同じ枚数.
func countsBefore(n Node) bool {
	return n.Kind == SameMany || slices.ContainsFunc(n.Kids, countsBefore)
}
