package ability

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Compiler turns trees into a Program.
type Compiler struct {
	prog  Program
	v     *Vocabulary
	code  []Instr // the run being compiled
	says  []int32 // Program.Says of it
	say   int32   // the same of the instructions that come next
	words map[string]uint16
	has   map[string]int
	each  bool    // compiling what each player does
	aims  []int32 // of the line being compiled
	modes int32

	// ThenLater makes what stands after その後 an ability of its own.
	ThenLater bool
	// EachAtOnce makes what each player does be done at once, after all have chosen, instead of by
	// one player after the other.
	EachAtOnce bool
	// Several says that there may be more than one opponent: where a text means one of them,
	// that one is chosen.
	Several bool
	// AllIf makes what an ability asks for as soon as it is triggered, …時、…なら, go for
	// the whole of its text, instead of for that sentence.
	AllIf bool

	which  which
	agreed bool  // compiling a replacement that its player has agreed to
	letX   int32 // expression of its Ｘ, 0 for none
	paid   paidLet
	told   int32 // the same if it speaks of cards moved or shown, until that is worked out
}

// NewCompiler starts an empty program of a game.
func NewCompiler(v *Vocabulary) *Compiler {
	c := &Compiler{v: v, words: map[string]uint16{"": 0}, has: map[string]int{}}
	c.prog.Vocabulary = v
	c.prog.Words = []string{""}
	c.prog.Lines = make([]Line, 1)
	c.prog.Nodes = make([]Node, 1)
	c.prog.Exprs = make([]Expr, 1)
	c.prog.Code = []Instr{{Op: OpEnd}}
	c.prog.Says = make([]int32, 1)
	c.prog.Phrases = make([]Passage, 1)
	return c
}

// Word is the number of a name or trait.
func (c *Compiler) Word(s string) uint16 {
	if w, ok := c.words[s]; ok {
		return w
	}
	w := uint16(len(c.prog.Words))
	c.prog.Words = append(c.prog.Words, s)
	c.words[s] = w
	return w
}

// Momentary is an act of a continuous ability that would be done once, or Nothing.
func (v *Vocabulary) Momentary(line Node) Node {
	if line.Kind != Cont {
		return Nothing
	}
	low, _ := v.Lower(line)
	for i, s := range low.Kids[2:] {
		if s.Kind != Sentence {
			continue
		}
		if i == 0 && s.Kids[2].Kind != None { // it waits for what it replaces
			return Nothing
		}
		for _, do := range s.Kids[5:] {
			for _, act := range do.Kids[1:] {
				if !v.Shape(act.Kind).Lasts {
					return act
				}
			}
		}
	}
	return Nothing
}

// Line compiles one ability and gives its index in Program.Lines. An error
// names the node that has no meaning.
func (c *Compiler) Line(n Node) (id uint16, err error) {
	defer func() {
		if r := recover(); r != nil {
			if e, ok := r.(meaningless); ok {
				err = fmt.Errorf("compile ability: %s", string(e))
				return
			}
			panic(r)
		}
	}()
	if !n.Kind.IsLine() {
		return 0, fmt.Errorf("compile ability: %s is no line", c.v.Name(n.Kind))
	}
	if err := c.v.Check(n); err != nil {
		return 0, fmt.Errorf("compile ability: %w", err)
	}
	return c.line(n, 0), nil
}

// Said gives the trees of all lines that have been compiled so far, by their numbers: also of those that stand within
// others.
func (c *Compiler) Said() []Node { return c.prog.Nodes }

type meaningless string

// line compiles one ability. letX is Ｘ unless it says itself what that is: a part of a text that is
// carried out apart has it from the text.
func (c *Compiler) line(n Node, letX int32) uint16 {
	each, aims, modes, outer, told, which := c.each, c.aims, c.modes, c.letX, c.told, c.which
	c.each, c.aims, c.modes, c.told = false, nil, 0, 0
	defer func() { c.each, c.aims, c.modes, c.letX, c.told, c.which = each, aims, modes, outer, told, which }()
	c.roomFor(n)
	id := len(c.prog.Lines)
	c.prog.Lines = append(c.prog.Lines, Line{})
	c.prog.Nodes = append(c.prog.Nodes, n)
	low, kw := c.v.Lower(n)
	l := Line{Kind: low.Kind, Keyword: kw, Limit: uint8(min(low.Num, math.MaxUint8)), LetX: letX}
	if kw != KwNone {
		l.Labels |= 1 << kw
	}
	if c.v.Shape(n.Kind).Word {
		l.Word = c.Word(n.Str)
	}
	c.v.words.Complete(c, n, &l)
	c.which, low = which.begin(c, waitsInBattle(whileInBattle(low)), letX)
	l.Chooses = low.Kind == Cont && slices.ContainsFunc(low.Kids, saysOne)
	parts := low.Kids
	switch c.v.Shape(low.Kind).Form {
	case WholeLine:
		for _, lab := range low.Kids[0].Kids {
			l.Labels |= 1 << lab.Num
		}
		low = asksX(low)
		if low.Kids[1].Kind == Cost {
			l.Cost = c.expr(low.Kids[1])
			c.paid = c.v.paidX(low)
			l.PaidX = c.paid.x.Kind != None
			l.CostCode = c.cost(low.Kids[1])
			l.Items = c.items(low.Kids[1])
			c.paid = paidLet{}
			l.CostOfOne = saysOne(low.Kids[1])
		}
		parts = low.Kids[2:]
	case CostLine:
		l.Cost = c.expr(low.Kids[0])
		l.Items = c.items(low.Kids[0])
		parts = nil
	case BareLine:
		parts = nil
	case PartsLine:
	default:
		panic(meaningless(fmt.Sprintf("a line of the kind %s cannot be played", c.v.Name(low.Kind))))
	}
	if low.Kind == Auto || low.Kind == Act || low.Kind == Effect {
		parts = c.v.fixedX(parts)
	}
	for _, p := range parts {
		if p.Kind == LetX {
			if SaysX(p.Kids[0]) {
				panic(meaningless("Ｘ is said by Ｘ itself"))
			}
			if saysByCost(p) {
				if !l.PaidX {
					panic(meaningless("Ｘ is about what no cost moves or shows"))
				}
				continue
			}
			if l.LetX = c.expr(p.Kids[0]); speaksOfMoved(p) {
				c.told, l.LetX = l.LetX, 0
			}
		}
	}
	c.letX = l.LetX
	l.GivenX = l.LetX == 0 && c.told == 0 && !l.PaidX && slices.ContainsFunc(parts, SaysX)
	parts, l.Before = c.v.antecedentsOf(parts)
	if len(parts) > 0 && parts[0].Kind == Sentence {
		if c.v.aboutCard(parts[0].Kids[2]) {
			parts = c.v.subjectNamed(parts)
		}
		first := parts[0]
		switch t := first.Kids[2]; {
		case t.Kind == None:
		case c.v.Shape(t.Kind).Would:
			l.Would = c.expr(t)
			l.Window = c.exprOrNone(first.Kids[1])
			l.Cond = c.exprOrNone(first.Kids[3])
			for _, g := range first.Kids[5:] {
				l.WouldMay = l.WouldMay || g.Num&MayFlag != 0
			}
			l.Writes = AspectRule
		default:
			l.Trigger = c.expr(t)
			l.Window = c.exprOrNone(first.Kids[1])
		}
	}
	if act := c.v.Momentary(low); act.Kind != None {
		panic(meaningless(fmt.Sprintf("a continuous ability does nothing once (%s)", c.v.Name(act.Kind))))
	}
	if low.Kind == Cont && l.Would == 0 {
		var ss []Node
		for _, p := range parts {
			if p.Kind == Sentence {
				ss = append(ss, p)
			}
		}
		l.NParts = uint8(len(ss))
		l.Parts = c.exprs(ss)
		for _, s := range ss {
			r, w := c.v.aspects(s)
			l.Reads |= r
			l.Writes |= w
		}
		for _, p := range parts {
			if p.Kind == LetX {
				r, _ := c.v.aspects(p)
				l.Reads |= r
			}
		}
	} else {
		c.agreed = l.WouldMay
		l.Body = c.body(parts)
		c.agreed = false
		for _, p := range parts { // its effects may be on whatever fits a description then
			r, _ := c.v.aspects(p)
			l.Reads |= r
		}
	}
	if len(c.aims) > mostAims {
		panic(meaningless(fmt.Sprintf("more than %d targets", mostAims)))
	}
	l.Aims, l.NAims, l.Modes = int32(len(c.prog.Aims)), uint8(len(c.aims)), c.modes
	c.prog.Aims = append(c.prog.Aims, c.aims...)
	c.prog.Lines[id] = l
	return uint16(id)
}

// Form is how lines of a kind are compiled.
func (c *Compiler) Form(k Kind) Form { return c.v.Shape(k).Form }

// Label gives a compiled line a keyword that its text does not say.
func (c *Compiler) Label(line uint16, kw Keyword) { c.prog.Lines[line].Labels |= 1 << kw }

// Finish closes the program: which names contain which parts is worked out
// once for all names that occur.
func (c *Compiler) Finish() *Program {
	for part := range c.has {
		c.Word(part)
	}
	c.prog.Has = make([][]bool, len(c.has))
	for part, i := range c.has {
		row := make([]bool, len(c.prog.Words))
		for w, s := range c.prog.Words {
			row[w] = strings.Contains(s, part)
		}
		c.prog.Has[i] = row
	}
	p := c.prog
	return &p
}

// Most of what a part of a text may have: a program counts them in a byte, what is chosen
// when a text is played in bits, and targets in kernel.Item.
const (
	mostKids  = math.MaxUint8
	mostModes = 15
	mostAims  = 4
)

func (c *Compiler) emit(op Op, arg int32) int {
	c.code, c.says = append(c.code, Instr{Op: op, Arg: arg}), append(c.says, c.say)
	return len(c.code) - 1
}

// saying compiles what carries out a part of a text.
func (c *Compiler) saying(n Node, f func()) {
	outer := c.say
	c.say = c.phrase(n, 0)
	f()
	c.say = outer
}

// sayingFrom compiles the acts of what is being said one by one: of each it is said together with those
// that come behind it.
func (c *Compiler) sayingFrom(g Node, f func(act Node)) {
	whole := c.say
	for i, act := range g.Kids[1:] {
		if i > 0 {
			rest := g
			rest.Kids = append([]Node{g.Kids[0]}, g.Kids[1+i:]...)
			c.say = c.phrase(rest, whole)
		}
		f(act)
	}
	c.say = whole
}

func (c *Compiler) phrase(n Node, within int32) int32 {
	c.prog.Phrases = append(c.prog.Phrases, Passage{n, within})
	return int32(len(c.prog.Phrases) - 1)
}

func (c *Compiler) land(jump int) { c.code[jump].To = int32(len(c.code)) }
