package regatta

import (
	"fmt"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/rulestest/regatta/lexicon"
	"gorin/rules/text"
	"gorin/rules/value"
)

// lexiconOf is the game's lexicon with the proper words of some cards.
func lexiconOf(list []pack.Card) *text.Lexicon {
	lex := lexicon.New()
	g := pack.GlossaryOf(list)
	for _, w := range g.Names {
		lex.Add(text.CardName, w[lang.Japanese], w[lang.English])
	}
	return lex
}

func read(s string, lex *text.Lexicon) (ability.Node, error) {
	return text.Parse(text.Japanese, s, lex)
}

// maxLines is how many abilities may be printed on a card.
const maxLines = 8

// compile makes cards ready to play. The error is the cards.LineErrors of the lines that
// cannot be read.
func compile(list []pack.Card) (*cards.Set, error) {
	terms, err := lexicon.Terms()
	if err != nil {
		return nil, err
	}
	c := ability.NewCompiler(terms)
	// The machine finds whom a text means by what the compiler makes of it: R9-1, R9-2, R9-3,
	// R9-4, R9-6, R9-7, R9-8, R9-9.
	c.Several = true
	out := &cards.Set{Index: map[string]uint16{}, List: slices.Clone(list), Lex: lexiconOf(list)}
	prints, printed := make([]kernel.Print, len(list)), values()
	var bad cards.LineErrors
	for i := range list {
		card := &list[i]
		if _, dup := out.Index[card.ID]; dup {
			return nil, fmt.Errorf("regatta: card %s is there twice", card.ID)
		}
		out.Index[card.ID] = uint16(i)
		prints[i].Info = printedInfo(card, c, &printed)
		for n, line := range card.Lines {
			id, err := compileLine(card, n, line, out.Lex, c)
			if err != nil {
				bad = append(bad, &cards.LineError{Card: card.ID, Line: n + 1, Err: err})
				continue
			}
			prints[i].Lines = append(prints[i].Lines, id)
		}
	}
	if bad != nil {
		return nil, bad
	}
	prog := c.Finish()
	for i := 1; i < len(prog.Lines); i++ {
		l := &prog.Lines[i]
		if l.Kind != ability.Effect {
			l.Zones = 1<<zLead | 1<<zPort | 1<<zStarboard // R6-3
		}
		if l.Kind == ability.Auto {
			l.On, l.From, l.To = 1<<kernel.EvMove, 1<<zones-1, 1<<zones-1
		}
	}
	for i := range prints {
		p := &prints[i]
		for _, id := range p.Lines {
			if prog.Lines[id].Kind != ability.Effect {
				p.Info.Given[p.Info.NGiven] = kernel.Given{Line: id}
				p.Info.NGiven++
			}
			p.Info.Labels |= prog.Lines[id].Labels
		}
	}
	out.Book, err = newBook(prog, prints, &printed)
	return out, err
}

func compileLine(card *pack.Card, n int, line string, lex *text.Lexicon, c *ability.Compiler) (uint16, error) {
	if card.IsInert(n) {
		return c.Line(cards.Inert(line))
	}
	if n >= maxLines {
		return 0, cards.Crowded(maxLines)
	}
	node, err := read(line, lex)
	if err != nil {
		return 0, err
	}
	return c.Line(node)
}

// printedInfo is R2-1.
func printedInfo(card *pack.Card, c *ability.Compiler, printed *value.List) kernel.Info {
	info := kernel.Info{Kind: kindBoat}
	for i := range printed.Declared {
		if d := &printed.Declared[i]; d.Kept == value.InNumber {
			info.Num[d.Num] = int32(card.Number(d.Key))
		}
	}
	info.Colours = 1 << max(0, slices.Index(colourKeys, card.Word("colour")))
	info.Names[0], info.NNames = c.Word(card.Name[lang.Japanese]), 1
	return info
}

// tables tells books of tables that tests have changed apart: nobody changes these.
var tables uint64

func newBook(prog *ability.Program, prints []kernel.Print, printed *value.List) (*kernel.Book, error) {
	b := &kernel.Book{
		Game: "regatta", Procs: procedures(), Zones: rulebook.Specs(zoneList), Formats: rulebook.Formats(formats), Prog: prog, Prints: prints,
		Clauses: []string{"R1-2", "R1-4", "R7-1d", "R7-1f", "R7-2d", "R7-2g", "R7-3c", "R7-4a", "R7-4b", "R7-4c", "R7-5a", "R7-5b", "R7-6a", "R7-6b"},
		Nums:    printed.Kept(), Layers: 3, LayerMask: []uint32{^(ability.AspectNumbers | ability.AspectRule), ability.AspectNumbers, ability.AspectRule},
		ZonesOf: zonesOf, ZoneOf: zoneOf,
		Bare:  func(ability.Kind) ability.Kind { return lexicon.Afloat },
		Apply: func(*kernel.Machine, *kernel.Event) {},
		Expired: func(_ *kernel.Machine, _ uint8, until, _ uint16, _ int8, _ kernel.Ref) bool {
			return ability.Kind(until) == ability.ThisTurn
		},
		Valid: func(*kernel.Machine, kernel.Ref, *ability.Line) bool { return true },
		Looks: looks,
		Cite: map[string]string{
			"resolve": "R6", "choose": "R6-4", "may": "R6-4", "order": "R6-4", "stop": "R6-4", "top": "R6-4", "mode": "R6-4", "number": "R6-4",
			"pending": "R6-1", "limit": "R6-1", "replace": "R6", "replace-may": "R6", "pay": "R6-4", "slot": "R3",
			"which": "R9-5", "repeat": "R6-5", "loop-forced": "R6-5", "draw-game": "R6-5", "win": "R1-3",
		},
	}
	b.HeadKind[lexicon.Boat] = kindBoat
	return b.Close()
}
