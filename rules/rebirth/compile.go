package rebirth

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rebirth/lexicon"
	"gorin/rules/text"
)

// Lexicon is the game's lexicon with the proper words of some cards.
func Lexicon(list []pack.Card) *text.Lexicon {
	lex := lexicon.New()
	g := pack.GlossaryOf(list)
	for _, w := range g.Names {
		lex.Add(text.CardName, w[lang.Japanese], w[lang.English])
	}
	for _, w := range g.Tags.Tags("attributes") {
		lex.Add(text.TraitName, w[lang.Japanese], w[lang.English])
	}
	return lex
}

// Read reads the text of a line as one of this game's cards may have it.
func Read(s string, lex *text.Lexicon) (ability.Node, error) {
	return text.Parse(text.Japanese, s, lex)
}

// maxLines is how many abilities may be printed on a card: the machine has room for a few more
// that effects give.
const maxLines = 10

// standIn stands for a card or an ability whose play may be answered (9.7.3).
var standIn = pack.Card{ID: "*", Game: "rebirth", Kind: "ability", Name: lang.Words{"能力", "Ability"}}

// own is what the book keeps for itself.
type own struct {
	lines   []lineRule // of each line
	cancels uint8      // the icons that any cancel is about, a bit each
	placed  bool       // a text asks whether a card was placed in this turn
}

func rulesOf(m *kernel.Machine) *own { return m.Book.Rules.(*own) }

// lineRule is what lies outside the effect of a line.
type lineRule struct {
	conds  []int32 // what its condition keywords ask for (11.2)
	about  int32   // what a cancel (11.4.2) or a blocker (11.6.3) is about, 0: anything
	icon   uint8   // by which a cancel knows it
	also   uint16  // the name of a Rebirth by which the Re combos of its card are met besides
	while  int32   // and when they are, 0: always
	target uint8   // of a cancel: the icons of what it cancels, a bit each

	partsOnly bool // it holds what a condition keyword of another line asks for
}

// What is played, for cancels (9.1).
const (
	iconCard uint8 = iota // a card of the hand
	iconAct
	iconAuto
	iconSpark
	iconCancel // presented, and no play
)

// compiler makes printed cards ready to play.
type compiler struct {
	*ability.Compiler
	out    *cards.Set
	prints []kernel.Print
	parsed map[string]ability.Node
	lines  []cardLine
	bad    cards.LineErrors
}

// cardLine is a line of a card as it is printed, by what it was compiled to, with the effects that it
// chooses from.
type cardLine struct {
	id    uint16
	text  ability.Node
	below []ability.Node
}

// Compile makes cards ready to play. The error is the cards.LineErrors of the lines that cannot
// be read.
func Compile(list []pack.Card) (*cards.Set, error) {
	terms, err := lexicon.Terms()
	if err != nil {
		return nil, err
	}
	c := &compiler{Compiler: ability.NewCompiler(terms), parsed: map[string]ability.Node{},
		out: &cards.Set{Index: map[string]uint16{}, Lex: Lexicon(list)}}
	c.Several = true    // 12.5.5
	c.EachAtOnce = true // 1.3.4.1
	for i := range list {
		if _, dup := c.out.Index[list[i].ID]; dup {
			return nil, fmt.Errorf("rebirth: card %s is there twice", list[i].ID)
		}
		c.card(&list[i])
	}
	c.card(&standIn)
	if c.bad != nil {
		return nil, c.bad
	}
	return c.finish()
}

func (c *compiler) card(card *pack.Card) {
	c.out.Index[card.ID] = uint16(len(c.prints))
	c.out.List = append(c.out.List, *card)
	p := kernel.Print{Info: c.printedInfo(card)}
	for n := range card.Lines {
		line := cardLine{}
		node, err := c.read(card, n)
		if line.text = node; err == nil {
			node, line.below, err = c.withBelow(card, n, node)
		}
		if err == nil {
			line.id, err = c.Line(node)
		}
		if err != nil {
			c.bad = append(c.bad, &cards.LineError{Card: card.ID, Line: n + 1, Err: err})
			continue
		}
		p.Lines = append(p.Lines, line.id)
		c.lines = append(c.lines, line)
	}
	c.prints = append(c.prints, p)
}

// read reads a line of a card; parsed remembers those that were read.
func (c *compiler) read(card *pack.Card, n int) (ability.Node, error) {
	line := card.Lines[n]
	if card.IsInert(n) {
		return cards.Inert(line), nil
	}
	if n >= maxLines {
		return ability.Node{}, cards.Crowded(maxLines)
	}
	if node, ok := c.parsed[line]; ok {
		return node, nil
	}
	node, err := known.Reading(line, func(s string) (ability.Node, error) { return Read(s, c.out.Lex) })
	if err == nil {
		c.parsed[line] = node
	}
	return node, err
}

// kindKeys is the kinds of cards by their keys (2.2.2).
var kindKeys = map[string]uint8{"chara": kindChara, "rebirth": kindRebirth, "partner": kindPartner}

// printedInfo is a card's printed information (chapter 2), without its abilities.
func (c *compiler) printedInfo(card *pack.Card) kernel.Info {
	info := kernel.Info{Kind: kindKeys[card.Kind]}
	info.Num[numCost], info.Num[numATK], info.Num[numDEF] = int32(card.Number("cost")), int32(card.Number("atk")), int32(card.Number("def"))
	info.Names[0], info.NNames = c.Word(card.Name[lang.Japanese]), 1
	for _, t := range card.Tags("attributes") { // 2.5.2
		if int(info.NTraits) < len(info.Traits) {
			info.Traits[info.NTraits] = c.Word(t[lang.Japanese])
			info.NTraits++
		}
	}
	return info
}

// finish works out what lies outside the effects of lines, and where each line is in force.
func (c *compiler) finish() (*cards.Set, error) {
	o := &own{}
	conds := c.conditions(c.Finish(), o)
	prog := c.Finish()
	o.placed = slices.ContainsFunc(prog.Exprs, func(e ability.Expr) bool { return e.Kind == lexicon.PlacedNow })
	c.say(prog, len(conds))
	for i, lines := range conds {
		r := &o.lines[i]
		for _, id := range lines.conds {
			r.conds = append(r.conds, condOf(prog, id))
		}
		if lines.about != 0 {
			r.about = prog.Exprs[condOf(prog, lines.about)].First
		}
		if lines.while != 0 {
			r.while = condOf(prog, lines.while)
		}
	}
	for len(o.lines) < len(prog.Lines) {
		o.lines = append(o.lines, lineRule{})
	}
	for _, lines := range conds {
		for _, id := range append(lines.conds, lines.about, lines.while) {
			o.lines[id].partsOnly = id != 0
		}
	}
	for i := 1; i < len(prog.Lines); i++ {
		l := &prog.Lines[i]
		l.Word = uint16(i) // by which the rule of a line is found
		l.Zones = inForce(prog.Nodes[i], l, tableMask)
		listens(prog, l, l.Trigger)
	}
	for i := range c.prints {
		c.give(prog, &c.prints[i])
	}
	var err error
	printed := values()
	c.out.Book, err = newBook(prog, c.prints, &printed, o)
	return c.out, err
}

// say lets each line be said by what is printed: what a line chooses from by the lines below it, and
// what it is carried out by later by itself, if no words say that.
func (c *compiler) say(prog *ability.Program, lines int) {
	for i, line := range c.lines {
		next := lines
		if i+1 < len(c.lines) {
			next = int(c.lines[i+1].id)
		}
		if line.below != nil {
			prog.Nodes[line.id] = line.text
		}
		chosen := 0
		for id := int(line.id) + 1; id < next; id++ {
			switch n := prog.Nodes[id]; {
			case chosen < len(line.below) && n.Kind == ability.Effect:
				prog.Nodes[id] = line.below[chosen]
				chosen++
			case strings.Contains(known.Print(n, c.out.Lex)[lang.Japanese], "⟨("):
				prog.Nodes[id] = line.text
			}
		}
	}
}

// give gives a print its abilities. Where they are in force without a zone of their own depends
// on what kind of card it is (9.4.5).
func (c *compiler) give(prog *ability.Program, p *kernel.Print) {
	for _, id := range p.Lines {
		l := &prog.Lines[id]
		switch p.Info.Kind {
		case kindRebirth: // 9.4.5.1
			l.Zones = inForce(prog.Nodes[id], l, 1<<zSet)
		case kindPartner: // 4.6.4
			l.Zones = inForce(prog.Nodes[id], l, 1<<zEnergy)
		}
		if l.Kind == ability.Auto || l.Kind == ability.Act || l.Kind == ability.Cont {
			p.Info.Given[p.Info.NGiven] = kernel.Given{Line: id}
			p.Info.NGiven++
		}
		p.Info.Labels |= l.Labels // what texts ask for: a card has the keywords of its abilities, and what stands before them
	}
}

// ruleLines is the lines that hold conditions of another one.
type ruleLines struct {
	conds []uint16
	about uint16
	while uint16
}

// neverResolved reports whether a line of the rules is there for its parts only: what a condition
// keyword asks for or a cancel is about, and growth, which texts ask for (11.8.2).
func neverResolved(m *kernel.Machine, line uint16) bool {
	return rulesOf(m).lines[line].partsOnly || m.Book.Prog.Lines[line].Keyword == lexicon.KwGrowth
}

// conditions compiles what the keywords of each line ask for.
func (c *compiler) conditions(prog *ability.Program, o *own) []ruleLines {
	o.lines = make([]lineRule, len(prog.Lines))
	out := make([]ruleLines, len(prog.Lines))
	for i := 1; i < len(prog.Lines); i++ {
		n, r := prog.Nodes[i], &o.lines[i]
		switch prog.Lines[i].Kind {
		case ability.Act:
			r.icon = iconAct
			c.Label(uint16(i), lexicon.KwActivate) // 【起】を持つ
		case ability.Auto:
			if r.icon = iconAuto; n.Kind == lexicon.Spark {
				r.icon = iconSpark
			}
		case ability.Cont:
			if n.Kind == lexicon.Cancel {
				r.icon = iconCancel
			}
		}
		for _, l := range labelsOf(n) {
			switch l.Kind {
			case lexicon.ReCombo:
				out[i].conds = append(out[i].conds, c.condition(lexicon.ComboOf(l)))
			case lexicon.TrueStrength:
				out[i].conds = append(out[i].conds, c.condition(lexicon.StrengthOf(l)))
			}
		}
		if n.Kind == lexicon.Cancel {
			r.target = targetIcons(lexicon.CancelsIn(n))
			o.cancels |= r.target
		}
		if name, while, is := lexicon.AlsoComboOf(n); is {
			if r.also = c.Word(name); while.Kind != ability.None {
				out[i].while = c.condition(while)
			}
		}
		if about, is := lexicon.About(n); is {
			out[i].about = c.condition(ability.N(ability.Exists, about))
		}
	}
	return out
}

// targetIcons is what a cancel is about by the word for it, a bit each; sparks are auto abilities too
// (11.3.1), and any other word means a card.
func targetIcons(head ability.Kind) uint8 {
	switch head {
	case lexicon.SparkHead:
		return 1 << iconSpark
	case lexicon.ActHead:
		return 1 << iconAct
	case lexicon.AutoHead:
		return 1<<iconAuto | 1<<iconSpark
	}
	return 1 << iconCard
}

// condition compiles a condition as a line of its own.
func (c *compiler) condition(cond ability.Node) uint16 {
	id, err := c.Line(ability.N(ability.Effect, ability.Nothing, ability.Nothing,
		ability.Said(ability.Nothing, ability.Nothing, ability.Nothing, cond, ability.N(ability.Do, ability.N(ability.You), ability.N(lexicon.CheckLuck)))))
	if err != nil {
		panic("rebirth: a condition of a keyword does not compile: " + err.Error())
	}
	return id
}

// condOf is the condition that such a line holds.
func condOf(prog *ability.Program, line uint16) int32 {
	for pc := prog.Lines[line].Body; prog.Code[pc].Op != ability.OpEnd; pc++ {
		if in := prog.Code[pc]; in.Op == ability.OpCond {
			return in.Arg
		}
	}
	return 0
}

// labelsOf is what stands before the text of a line.
func labelsOf(n ability.Node) []ability.Node {
	if len(n.Kids) == 0 || n.Kids[0].Kind != ability.Labels {
		return nil
	}
	return n.Kids[0].Kids
}
