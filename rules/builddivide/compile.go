package builddivide

import (
	"fmt"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// Lexicon is the game's lexicon with the proper words of some cards.
func Lexicon(list []pack.Card) *text.Lexicon {
	lex := lexicon.New()
	g := pack.GlossaryOf(list)
	for _, w := range g.Names {
		// 「」 holds names of cards, of counters, of evol costs and titles alike.
		for _, c := range []text.Cat{text.CardName, lexicon.CounterName, lexicon.EvolName, lexicon.TitleName} {
			lex.Add(c, w[lang.Japanese], w[lang.English])
		}
	}
	for _, w := range g.Tags.Tags("titles") {
		lex.Add(lexicon.TitleName, w[lang.Japanese], w[lang.English])
	}
	for _, w := range g.Tags.Tags("attributes") {
		lex.Add(text.TraitName, w[lang.Japanese], w[lang.English])
	}
	for _, w := range g.Tags.Tags("identities") {
		lex.Add(lexicon.IdentityName, w[lang.Japanese], w[lang.English])
	}
	return lex
}

// english translates what views name apart from texts: counters.
func english(list []pack.Card) map[string]string {
	words := map[string]string{}
	for _, w := range pack.GlossaryOf(list).Names {
		words[w[lang.Japanese]] = w[lang.English]
	}
	return words
}

// maxLines is how many abilities may be printed on a card: the machine has room
// for a few more that effects give.
const maxLines = 10

// StandInID is the ID of the print that stands for an ability in the resolution
// zone.
const StandInID = "*"

var standIn = pack.Card{ID: StandInID, Game: "builddivide", Kind: "ability", Name: lang.Words{"能力", "Ability"}}

// compiler makes printed cards ready to play.
type compiler struct {
	*ability.Compiler
	out                *cards.Set
	own                *own
	prints             []kernel.Print
	parsed             map[string]ability.Node
	titles, attributes map[uint16]bool
	bad                cards.LineErrors
}

// Compile makes cards ready to play; a territory becomes two prints, one for each
// face (319-1). The error is the cards.LineErrors of the lines that cannot be read.
func Compile(list []pack.Card) (*cards.Set, error) {
	terms, _ := lexicon.Terms()
	c := &compiler{Compiler: ability.NewCompiler(terms), own: &own{}, parsed: map[string]ability.Node{},
		titles: map[uint16]bool{}, attributes: map[uint16]bool{},
		out: &cards.Set{Index: map[string]uint16{}, Lex: Lexicon(list), English: english(list)}}
	c.ThenLater, c.EachAtOnce = true, true
	auraMod := ability.N(ability.Modify, ability.N(ability.This), ability.N(lexicon.WhileAura), ability.N(lexicon.AuraPower))
	id, err := c.Line(ability.N(ability.Effect, ability.Nothing, ability.Nothing, ability.N(ability.Sentence, ability.Nothing, ability.Nothing, ability.Nothing,
		ability.Nothing, ability.Nothing, ability.N(ability.Do, ability.N(ability.You), auraMod))))
	if err != nil {
		panic("builddivide: a tree of the rules does not compile: " + err.Error())
	}
	c.own.auraLine = id
	c.own.alchemy = c.Word(lexicon.AlchemyCounter)
	for i := range list {
		if _, dup := c.out.Index[list[i].ID]; dup {
			return nil, fmt.Errorf("builddivide: card %s is there twice", list[i].ID)
		}
		if err := c.card(&list[i], false); err != nil {
			return nil, err
		}
		if open := list[i].Open; open != nil {
			if err := c.card(open, true); err != nil {
				return nil, err
			}
			n := int32(len(c.prints))
			c.own.other[n-2], c.own.other[n-1] = n-1, n-2
		}
	}
	if err := c.card(&standIn, false); err != nil {
		return nil, err
	}
	if c.bad != nil {
		return nil, c.bad
	}
	return c.finish()
}

// card makes one face ready.
func (c *compiler) card(card *pack.Card, open bool) error {
	c.out.Index[card.ID] = uint16(len(c.prints))
	c.out.List = append(c.out.List, *card)
	c.own.other = append(c.own.other, -1)
	c.own.openFace = append(c.own.openFace, open)
	c.own.assault = append(c.own.assault, strength{int32(card.Number("power")), int32(card.Number("hit"))})
	p := kernel.Print{Info: c.printedInfo(card), Faces: card.Kind == "territory"}
	var trees []ability.Node
	for n := range card.Lines {
		node, err := c.readLine(card, n)
		if err == nil {
			err = fits(card, node, trees)
		}
		var id uint16
		if err == nil {
			id, err = c.Line(node)
		}
		if err != nil {
			c.bad = append(c.bad, &cards.LineError{Card: card.ID, Line: n + 1, Err: err})
			continue
		}
		p.Lines = append(p.Lines, id)
		trees = append(trees, node)
	}
	for _, node := range trees { // 1409-5: one of two costs
		if node.Kind == lexicon.EvolEither {
			for _, k := range node.Kids {
				id, err := c.Line(k)
				if err != nil {
					return &cards.LineError{Card: card.ID, Line: 1, Err: err}
				}
				p.Lines = append(p.Lines, id)
			}
		}
	}
	for _, icon := range card.Keys("ability-icons") {
		node, err := iconTree(icon)
		if err != nil {
			return fmt.Errorf("builddivide: card %s: %w", card.ID, err)
		}
		id, err := c.Line(node)
		if err != nil {
			return fmt.Errorf("builddivide: card %s: %w", card.ID, err)
		}
		c.Label(id, lexicon.KwIcon) // an icon ability (1501-1a), unlike the same in words (15.01.1.a.1), and text like those (1501-5)
		p.Lines = append(p.Lines, id)
	}
	c.prints = append(c.prints, p)
	return nil
}

// readLine reads a line of a card.
func (c *compiler) readLine(card *pack.Card, n int) (ability.Node, error) {
	switch {
	case card.IsInert(n):
		return cards.Inert(card.Lines[n]), nil
	case n >= maxLines:
		return ability.Node{}, cards.Crowded(maxLines)
	}
	return c.read(card.Lines[n])
}

func (c *compiler) read(s string) (ability.Node, error) {
	if node, ok := c.parsed[s]; ok {
		return node, nil
	}
	node, err := known.Reading(s, func(s string) (ability.Node, error) { return Read(s, c.out.Lex) })
	if err != nil {
		return node, err
	}
	c.parsed[s] = node
	return node, nil
}

// Read reads the text of a line as one of this game's cards may have it.
func Read(s string, lex *text.Lexicon) (ability.Node, error) {
	node, err := text.Parse(text.Japanese, s, lex)
	if err != nil || node.Kind == ability.Effect {
		if n, ok := unmarked(s, lex); ok {
			return n, nil
		}
	}
	return node, err
}

// fits checks what a line asks of the card that it stands on.
func fits(card *pack.Card, n ability.Node, before []ability.Node) error {
	if n.Kind == ability.Effect && card.Kind != "command" {
		return &cards.Misfit{Clause: "1201-1a", Words: lang.Words{"アイコンのない効果テキストを持てるのはコマンドだけ", "only a command has a text without an icon"}}
	}
	if n.Kind == ability.Effect && slices.ContainsFunc(before, func(o ability.Node) bool { return o.Kind == ability.Effect }) && chooses(n) {
		return &cards.Misfit{Clause: "1204-2g", Words: lang.Words{"対象と選択は、コマンドの最初の段落に書く", "targets and choices stand in the first paragraph of a command"}}
	}
	return nil
}

// chooses reports whether a text has targets or effects that are chosen when it is
// played.
func chooses(n ability.Node) bool {
	return n.Kind == ability.Aim || n.Kind == ability.Modes || slices.ContainsFunc(n.Kids, chooses)
}

// finish closes the program and works out where each line is in force.
func (c *compiler) finish() (*cards.Set, error) {
	prog := c.Compiler.Finish()
	o := c.own
	v := values()
	o.columns.needs, o.columns.timing = v.Column("needs"), v.Column("timing")
	o.titles, o.attributes, o.mysteries = make([]bool, len(prog.Words)), make([]bool, len(prog.Words)), make([]bool, len(prog.Words))
	for w := range c.titles {
		o.titles[w] = true
	}
	for w := range c.attributes {
		o.attributes[w] = true
	}
	for i := int32(0); int(i) < len(prog.Code); i++ {
		if in := prog.Code[i]; in.Op == ability.OpAct && i >= prog.Lines[o.auraLine].Body {
			o.aura = in.Arg
			break
		}
	}
	for i := range prog.Lines {
		o.needs = append(o.needs, lineNeeds(prog, &prog.Lines[i]))
	}
	territory := make([]bool, len(prog.Lines))
	for i := range c.prints {
		o.ways = append(o.ways, waysOf(prog, &c.prints[i]))
		if c.prints[i].Info.Kind == kindTerritory {
			for _, id := range c.prints[i].Lines {
				territory[id] = true
			}
		}
	}
	for i := 1; i < len(prog.Lines); i++ {
		l := &prog.Lines[i]
		l.Zones = inForce(prog.Nodes[i], territory[i])
		listens(prog, l, l.Trigger)
		if l.HasLabel(lexicon.KwMystery) {
			o.mysteries[l.Word], o.mystery = true, true
		}
	}
	for i := range prog.Exprs {
		if e := &prog.Exprs[i]; e.Kind == lexicon.DroppedThisTurn {
			o.mysteries[prog.Exprs[e.First].Str], o.mystery = true, true
		}
	}
	for i := range c.prints {
		c.give(&c.prints[i], prog)
	}
	c.out.Other = o.other
	var err error
	c.out.Book, err = newBook(prog, c.prints, &v, o)
	return c.out, err
}

// give lets a print have its lines as abilities, a legacy too; a command's text is none
// (1201-1a).
func (c *compiler) give(p *kernel.Print, prog *ability.Program) {
	for _, id := range p.Lines {
		l := &prog.Lines[id]
		switch l.Kind {
		case ability.Auto, ability.Act, ability.Cont, lexicon.Legacy:
			if int(p.Info.NGiven) < len(p.Info.Given) {
				p.Info.Given[p.Info.NGiven] = kernel.Given{Line: id}
				p.Info.NGiven++
			}
		}
		p.Info.Labels |= l.Labels
		if l.Keyword == lexicon.KwNameRule && int(p.Info.NNames) < len(p.Info.Names) { // 1407-1a
			p.Info.Names[p.Info.NNames] = l.Word
			p.Info.NNames++
		}
	}
}

// printedInfo is a face's printed information (chapter 300).
func (c *compiler) printedInfo(card *pack.Card) (info kernel.Info) {
	info.Kind = map[string]uint8{"unit": kindUnit, "command": kindCommand, "territory": kindTerritory, "ability": kindAbility}[card.Kind]
	for _, key := range card.Keys("colours") { // of the total cost icon, any number of them (203-2, 203-2b, 2.03.1.c.1)
		info.Colours |= 1 << colourIDs[key]
	}
	info.Num[numCost] = int32(card.Number("cost"))
	w := needs{of: [4]uint8{uint8(card.Count("needs", "black")), uint8(card.Count("needs", "blue")), uint8(card.Count("needs", "white")), uint8(card.Count("needs", "red"))}, generic: uint8(card.Count("needs", "generic"))}
	info.Num[numNeeds] = w.pack()
	if info.Kind == kindUnit { // a territory has none until it is a unit (1406-1b)
		info.Num[numPower], info.Num[numHit] = int32(card.Number("power")), int32(card.Number("hit"))
	}
	if slices.Contains(card.Keys("subtypes"), "ace") {
		info.Subs |= subAce
	}
	if card.Word("timing") == "quick" {
		info.Subs |= subQuick
	}
	for _, t := range card.Keys("triggers") {
		info.Icons += 1 << (kernel.IconBits * iconIDs[t])
	}
	word := func(w uint16) uint16 {
		if int(info.NTraits) < len(info.Traits) {
			info.Traits[info.NTraits] = w
			info.NTraits++
		}
		return w
	}
	for _, t := range card.Tags("attributes") { // each of those that a slash parts (305-2a)
		c.attributes[word(c.Word(t[lang.Japanese]))] = true
	}
	for _, t := range card.Tags("titles") {
		c.titles[word(c.Word(lexicon.TitleWord(t[lang.Japanese])))] = true
	}
	for _, t := range card.Tags("identities") {
		word(c.Word(lexicon.IdentityWord(t[lang.Japanese])))
	}
	info.Names[0], info.NNames = c.Word(card.Name[lang.Japanese]), 1
	return info
}

var colourIDs = map[string]ability.ColourID{"black": ability.Black, "blue": ability.Blue, "white": ability.White, "red": ability.Red}

var iconIDs = map[string]int{"buster": iconBuster, "shot": iconShot}
