package lanterns

import (
	"fmt"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/rulestest/lanterns/lexicon"
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
	for _, w := range g.Tags.Tags("signs") {
		lex.Add(text.TraitName, w[lang.Japanese], w[lang.English])
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
	out := &cards.Set{Index: map[string]uint16{}, List: slices.Clone(list), Lex: lexiconOf(list)}
	prints, printed := make([]kernel.Print, len(list)), values()
	var bad cards.LineErrors
	for i := range list {
		card := &list[i]
		if _, dup := out.Index[card.ID]; dup {
			return nil, fmt.Errorf("lanterns: card %s is there twice", card.ID)
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
			l.Zones = 1 << zSky // L6-4
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

// printedInfo is L2-1.
func printedInfo(card *pack.Card, c *ability.Compiler, printed *value.List) kernel.Info {
	info := kernel.Info{Kind: kindLantern}
	if card.Kind == "wind" {
		info.Kind = kindWind
	}
	for i := range printed.Declared {
		if d := &printed.Declared[i]; d.Kept == value.InNumber {
			info.Num[d.Num] = int32(card.Number(d.Key))
		}
	}
	info.Colours = 1 << max(0, slices.Index(colourKeys, card.Word("colour")))
	for _, t := range card.Tags("signs") {
		if int(info.NTraits) < len(info.Traits) {
			info.Traits[info.NTraits] = c.Word(t[lang.Japanese])
			info.NTraits++
		}
	}
	info.Names[0], info.NNames = c.Word(card.Name[lang.Japanese]), 1
	return info
}

// tables tells books of tables that tests have changed apart: nobody changes these.
var tables uint64

func newBook(prog *ability.Program, prints []kernel.Print, printed *value.List) (*kernel.Book, error) {
	b := &kernel.Book{
		Game: "lanterns", Procs: procedures(), Zones: rulebook.Specs(zoneList), Prog: prog, Prints: prints,
		Clauses:  []string{"L1-2"},
		SeatVars: 1, Nums: printed.Kept(), Layers: 3, LayerMask: []uint32{^(ability.AspectNumbers | ability.AspectRule), ability.AspectNumbers, ability.AspectRule},
		ZonesOf: zonesOf, ZoneOf: zoneOf,
		Bare:      func(ability.Kind) ability.Kind { return lexicon.Sky },
		Announces: 1 << evPass,
		Apply:     func(*kernel.Machine, *kernel.Event) {},
		Expired: func(_ *kernel.Machine, _ uint8, until, _ uint16, _ int8, _ kernel.Ref) bool {
			return ability.Kind(until) == ability.ThisTurn
		},
		Valid: func(*kernel.Machine, kernel.Ref, *ability.Line) bool { return true },
		Looks: looks,
		Cite: map[string]string{
			"resolve": "L6", "choose": "L7-1", "may": "L7-1", "order": "L7-1", "stop": "L7-1", "top": "L7-1", "mode": "L7-1", "number": "L7-1",
			"pending": "L6-1", "limit": "L6-3", "replace": "L6", "replace-may": "L6", "pay": "L7-2", "slot": "L3",
			"repeat": "L7-3", "loop-forced": "L7-3", "draw-game": "L7-3", "win": "L1-3",
		},
	}
	b.HeadKind[lexicon.Lantern], b.HeadKind[lexicon.Wind] = kindLantern, kindWind
	return b.Close()
}
