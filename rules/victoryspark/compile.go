package victoryspark

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
	"gorin/rules/victoryspark/lexicon"
)

// Lexicon is the game's lexicon with the proper words of some cards.
func Lexicon(list []pack.Card) *text.Lexicon {
	lex := lexicon.New()
	g := pack.GlossaryOf(list)
	for _, w := range g.Names {
		lex.Add(text.CardName, w[lang.Japanese], w[lang.English])
	}
	for _, w := range g.Tags.Tags("skill-traits") {
		lex.Add(text.TraitName, w[lang.Japanese], w[lang.English])
	}
	for _, w := range g.Tags.Tags("titles") {
		lex.Add(lexicon.TitleName, w[lang.Japanese], w[lang.English])
	}
	for _, w := range g.Tags.Tags("works") {
		lex.Add(lexicon.WorkName, w[lang.Japanese], w[lang.English])
	}
	for i := range list {
		pairNames(lex, &list[i])
	}
	return lex
}

// pairNames enters each name of a card with each of its titles (2.3.1.1).
func pairNames(lex *text.Lexicon, c *pack.Card) {
	for _, n := range namesOf(c) {
		for _, t := range c.Tags("titles") {
			if n[lang.English] != "" && t[lang.English] != "" {
				lex.Add(text.CardName, n[lang.Japanese]+lexicon.PairSign+t[lang.Japanese], n[lang.English]+lexicon.PairSign+t[lang.English])
			}
		}
	}
}

// Read reads the text of a line as one of this game's cards may have it.
func Read(s string, lex *text.Lexicon) (ability.Node, error) {
	return text.Parse(text.Japanese, s, lex)
}

// maxLines is how many skills may be printed on a card: the machine has room for a few more
// that effects give.
const maxLines = 10

// standIn stands for an ability in the resolution zone.
var standIn = pack.Card{ID: "*", Game: "victoryspark", Kind: "skill", Name: lang.Words{"技", "Skill"}}

// compiler makes printed cards ready to play.
type compiler struct {
	*ability.Compiler
	out    *cards.Set
	own    *own
	prints []kernel.Print
	parsed map[string]ability.Node
	bad    cards.LineErrors
}

// Compile makes cards ready to play. The error is the cards.LineErrors of the lines that
// cannot be read.
func Compile(list []pack.Card) (*cards.Set, error) {
	terms, err := lexicon.Terms()
	if err != nil {
		return nil, err
	}
	c := &compiler{Compiler: ability.NewCompiler(terms), own: &own{}, parsed: map[string]ability.Node{},
		out: &cards.Set{Index: map[string]uint16{}, Lex: Lexicon(list)}}
	for i := range list {
		if _, dup := c.out.Index[list[i].ID]; dup {
			return nil, fmt.Errorf("victoryspark: card %s is there twice", list[i].ID)
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
	c.own.faces = append(c.own.faces, faceOf(card, c.Compiler))
	p := kernel.Print{Info: c.printedInfo(card)}
	for n, line := range card.Lines {
		node, err := c.read(card, n, line)
		var id uint16
		if err == nil {
			id, err = c.Line(node)
		}
		if err != nil {
			c.bad = append(c.bad, &cards.LineError{Card: card.ID, Line: n + 1, Err: err})
			continue
		}
		p.Lines = append(p.Lines, id)
	}
	c.prints = append(c.prints, p)
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

// printedInfo is a card's printed information (chapter 2), without its skills.
func (c *compiler) printedInfo(card *pack.Card) kernel.Info {
	info := kernel.Info{Kind: kindCard}
	info.Num[numLevel], info.Num[numAttack], info.Num[numDefence] = int32(card.Number("level")), int32(card.Number("attack")), int32(card.Number("defence"))
	info.Colours = uint16(bits(card.Keys("sex"), "male", "female")) // 2.4.2: one or both
	for _, n := range namesOf(card) {
		if int(info.NNames) < len(info.Names) {
			info.Names[info.NNames] = c.Word(n[lang.Japanese])
			info.NNames++
		}
	}
	return info
}

// finish notes of each line what kind of skill it is and where it is in force, and gives the
// prints their skills.
func (c *compiler) finish() (*cards.Set, error) {
	prog := c.Finish()
	word := make(map[string]uint16, len(prog.Words))
	for i, w := range prog.Words {
		word[w] = uint16(i)
	}
	c.own.skills = make([]skill, len(prog.Lines))
	for i := 1; i < len(prog.Lines); i++ {
		c.own.skills[i].say(prog.Nodes[i], word)
		l := &prog.Lines[i]
		l.Zones = inForce(l)
		listens(prog, l, l.Trigger)
		c.own.skills[i].icon = iconOf(l)
		for pc := l.Body; l.Keyword == lexicon.KwCancel && prog.Code[pc].Op != ability.OpEnd; pc++ {
			if in := prog.Code[pc]; in.Op == ability.OpAct && prog.Exprs[in.Arg].Kind == lexicon.CancelSkill {
				c.own.skills[i].cancels = prog.Exprs[in.Arg].First
				break
			}
		}
		if e := &prog.Exprs[l.Trigger]; e.Kind == lexicon.OnSprung {
			c.own.skills[i].sprung = l.Trigger
		}
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
			for _, t := range c.own.skills[id].traits { // 2.15.1
				if n := int(p.Info.NTraits); n < len(p.Info.Traits) && !p.Info.HasTrait(t) {
					p.Info.Traits[n] = t
					p.Info.NTraits++
				}
			}
		}
	}
	c.own.collect(c.out.List, c.own, prog)
	c.out.Narrow = func(o *cards.Set) { c.own.sayable = o.Book.Rules.(*own).sayable }
	var err error
	printed := values()
	c.out.Book, err = newBook(prog, c.prints, &printed, c.own)
	return c.out, err
}

// say notes the names (2.13.1) and traits that stand before the text of a skill; each of
// several is one by itself (2.13.3.1).
func (s *skill) say(n ability.Node, word map[string]uint16) {
	names, traits := lexicon.NamesOf(n)
	for _, w := range names {
		s.names = append(s.names, word[w])
	}
	for _, w := range traits {
		s.traits = append(s.traits, word[w])
	}
}

// iconOf is which icon a skill has (2.12.1).
func iconOf(l *ability.Line) uint8 {
	switch l.Keyword {
	case lexicon.KwCancel:
		return lexicon.IconCancel
	case lexicon.KwSpark:
		return lexicon.IconSpark
	case lexicon.KwSurprise:
		return lexicon.IconSurprise
	}
	switch l.Kind {
	case ability.Act:
		return lexicon.IconAct
	case ability.Cont:
		return lexicon.IconCont
	}
	return lexicon.IconAuto
}
