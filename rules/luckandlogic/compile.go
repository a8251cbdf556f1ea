package luckandlogic

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// Lexicon is the game's lexicon with the proper words of some cards.
func Lexicon(list []pack.Card) *text.Lexicon {
	lex := lexicon.New()
	g := pack.GlossaryOf(list)
	for _, w := range g.Names {
		lex.Add(text.CardName, w[lang.Japanese], w[lang.English])
	}
	for key, cat := range map[string]text.Cat{"attributes": text.TraitName, "worlds": lexicon.WorldName, "titles": text.CardName, "names": text.CardName, "covenanters": text.CardName} {
		for _, w := range g.Tags.Tags(key) {
			lex.Add(cat, w[lang.Japanese], w[lang.English])
		}
	}
	return lex
}

// Read reads the text of a line as one of this game's cards may have it.
func Read(s string, lex *text.Lexicon) (ability.Node, error) {
	return text.Parse(text.Japanese, s, lex)
}

// maxLines is how many abilities may be printed on a card: the machine has room for a few more that
// effects give.
const maxLines = 8

// compiler makes printed cards ready to play.
type compiler struct {
	*ability.Compiler
	out    *cards.Set
	own    *own
	prints []kernel.Print
	parsed map[string]ability.Node
	where  map[uint16]ability.ZoneSet // of each printed line: where it is in force
	bad    cards.LineErrors
}

// Compile makes cards ready to play. The error is the cards.LineErrors of the lines that cannot be
// read.
func Compile(list []pack.Card) (*cards.Set, error) {
	terms, err := lexicon.Terms()
	if err != nil {
		return nil, err
	}
	c := &compiler{Compiler: ability.NewCompiler(terms), own: &own{}, parsed: map[string]ability.Node{}, where: map[uint16]ability.ZoneSet{},
		out: &cards.Set{Index: map[string]uint16{}, Lex: Lexicon(list)}}
	c.EachAtOnce = true // 1.3.4.1
	for i := range list {
		if _, dup := c.out.Index[list[i].ID]; dup {
			return nil, fmt.Errorf("luckandlogic: card %s is there twice", list[i].ID)
		}
		c.card(&list[i])
	}
	if c.bad != nil {
		return nil, c.bad
	}
	return c.finish()
}

func (c *compiler) card(card *pack.Card) {
	c.out.Index[card.ID] = uint16(len(c.prints))
	c.out.List = append(c.out.List, *card)
	c.own.faces = append(c.own.faces, faceOf(card, c.Compiler))
	p := kernel.Print{Info: c.printedInfo(card)}
	for n, line := range card.Lines {
		node, err := c.read(card, n, line)
		if err == nil {
			err = fits(card, node)
		}
		var id uint16
		within := len(c.Said())
		if err == nil {
			id, err = c.Line(node)
		}
		if err != nil {
			c.bad = append(c.bad, &cards.LineError{Card: card.ID, Line: n + 1, Err: err})
			continue
		}
		for i := within; i < len(c.Said()); i++ { // also what it gives
			c.note(uint16(i), c.Said()[i])
		}
		c.where[id] = inForce(card.Kind, node)
		p.Lines = append(p.Lines, id)
	}
	c.prints = append(c.prints, p)
}

// fits checks what a line asks of the card that it stands on: an auto without an event is one of a card that
// is defined (5.16.2).
func fits(card *pack.Card, n ability.Node) error {
	if lexicon.Eventless(n) && card.Kind != "tactics" && card.Kind != "paradox" {
		return &cards.Misfit{Clause: "9.1.2.2.1", Words: lang.Words{"誘発事象のない【自】を持てるのは戦術と逆理だけ", "only a tactics card or a paradox has an auto without an event"}}
	}
	return nil
}

// read reads a line of a card; parsed remembers those that were read.
func (c *compiler) read(card *pack.Card, n int, line string) (ability.Node, error) {
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

// note keeps what a line says beside what the machine carries out.
func (c *compiler) note(id uint16, node ability.Node) {
	for len(c.own.lines) <= int(id) {
		c.own.lines = append(c.own.lines, lineFacts{})
	}
	f := &c.own.lines[id]
	var labels []ability.Node
	if len(node.Kids) > 0 && node.Kids[0].Kind == ability.Labels {
		labels = node.Kids[0].Kids
	}
	for _, l := range labels {
		switch l.Kind {
		case lexicon.EXSoul: // 11.6.1
			f.souls = uint8(l.Num)
		case lexicon.CovenantWith: // 11.2.1.1
			for _, set := range l.Kids {
				f.with = append(f.with, c.Set(lexicon.Plain(set)))
			}
		}
	}
	if node.Kind == lexicon.TranceChange { // 11.5.1.1
		for _, set := range node.Kids {
			f.with = append(f.with, c.Set(lexicon.Plain(set)))
		}
	}
	f.choosesX = len(node.Kids) > 1 && hasChosenStock(node.Kids[1]) || paysX(node) && !says(node, ability.LetX)
	f.asksDeeds = asksDeeds(node)
}

// asksDeeds reports whether a text asks what has been done in this turn.
func asksDeeds(n ability.Node) bool {
	return n.Kind == lexicon.DidThisTurn || n.Kind == lexicon.DidNotThisTurn || slices.ContainsFunc(n.Kids, asksDeeds)
}

// hasChosenStock reports whether a cost has an Ⓧ.
func hasChosenStock(n ability.Node) bool {
	if n.Kind == lexicon.PayStock {
		return n.Kids[0].Kind != ability.Number
	}
	for _, k := range n.Kids {
		if hasChosenStock(k) {
			return true
		}
	}
	return false
}

// paysX reports whether a text has an Ⓧ paid on the way; what it is its player chooses as well, unless the text says so
// (9.6.2.2.1).
func paysX(n ability.Node) bool {
	return n.Kind == lexicon.PayNow && n.Kids[0].Kind == ability.XVar || slices.ContainsFunc(n.Kids, paysX)
}

// says reports whether a kind stands in a text.
func says(n ability.Node, k ability.Kind) bool {
	return n.Kind == k || slices.ContainsFunc(n.Kids, func(kid ability.Node) bool { return says(kid, k) })
}

// printedInfo is a card's printed information (chapter 2), without its abilities.
func (c *compiler) printedInfo(card *pack.Card) kernel.Info {
	info := kernel.Info{Kind: kindsOf[card.Kind]}
	for i, key := range [...]string{numLevel: "level", numCost: "cost", numPower: "power", numAura: "aura", numLimit: "limit", numHeart: "heart", numTerritory: "territory", numGate: "gate-number"} {
		info.Num[i] = int32(card.Number(key))
	}
	if colour := colourOf[card.Word("colour")]; colour != ability.NoColour {
		info.Colours = 1 << colour
	}
	trait := func(w string) {
		if n := int(info.NTraits); n < len(info.Traits) {
			info.Traits[n] = c.Word(w)
			info.NTraits++
		}
	}
	for _, w := range card.Tags("attributes") {
		trait(w[lang.Japanese])
	}
	for _, w := range card.Tags("worlds") {
		word := ability.Apart("《》", w[lang.Japanese])
		trait(word)
	}
	name := func(w string) {
		if n := int(info.NNames); n < len(info.Names) && w != "" {
			info.Names[n] = c.Word(w)
			info.NNames++
		}
	}
	// 「」 means a card name, a title or a name (2.1.3).
	name(card.Name[lang.Japanese])
	for _, key := range [...]string{"titles", "names"} {
		for _, w := range card.Tags(key) {
			name(w[lang.Japanese])
		}
	}
	return info
}

// finish notes of each line where it is in force and what it waits for, and gives the prints their
// abilities.
func (c *compiler) finish() (*cards.Set, error) {
	prog := c.Finish()
	for len(c.own.lines) < len(prog.Lines) {
		c.own.lines = append(c.own.lines, lineFacts{})
	}
	c.own.worlds = make([]bool, len(prog.Words))
	for i, w := range prog.Words {
		c.own.worlds[i] = strings.HasPrefix(w, "《") // as ability.Apart writes them
	}
	for i := 1; i < len(prog.Lines); i++ {
		l := &prog.Lines[i]
		if zones, printed := c.where[uint16(i)]; printed {
			l.Zones = zones
		} else {
			l.Zones = anywhereOnField
		}
		l.Level = c.own.lines[i].souls
		l.GivenX = l.GivenX && !c.own.lines[i].choosesX // its player says what it is (9.6.2.2.1)
		listens(prog, l, l.Trigger)
	}
	for i := range c.prints {
		p := &c.prints[i]
		for _, id := range p.Lines {
			l := &prog.Lines[id]
			if l.Kind == ability.Auto || l.Kind == ability.Act || l.Kind == ability.Cont {
				p.Info.Given[p.Info.NGiven] = kernel.Given{Line: id}
				p.Info.NGiven++
			}
			p.Info.Labels |= l.Labels
		}
	}
	var err error
	printed := values()
	c.out.Book, err = newBook(prog, c.prints, &printed, c.own)
	return c.out, err
}
