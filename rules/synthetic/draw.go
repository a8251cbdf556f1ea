package synthetic

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulestest"
	"gorin/rules/study"
	"gorin/rules/text"
	"gorin/rules/text/gen"
)

// Drawing is a table being drawn.
type Drawing struct {
	*rand.Rand
	*Game
	lex  *text.Lexicon
	from gen.Source
	out  *Table
}

// Draw draws cards and decks of a game.
func Draw(g *Game, seed uint64) (*Table, error) {
	out := &Table{Game: g.Key, Seed: seed}
	d := &Drawing{Rand: rand.New(rand.NewPCG(seed, 0x73796e7468)), Game: g, lex: g.Lexicon(), from: g.Source, out: out}
	d.from.Chance, d.from.Words = d.Rand, d.lex.Vocabulary()
	var bad []lang.Reason
	for range tries { // cards among which no deck is legal are drawn anew
		out.Cards, out.Lines = g.Cards(d), 0
		if err := out.dropUnfit(); err != nil {
			return nil, err
		}
		for range tries {
			out.Decks = nil
			for seat := range seats(g.Key) {
				own := g.Deck(d, out.Cards)
				own.ID = fmt.Sprintf("s%d", seat)
				out.Decks = append(out.Decks, own)
			}
			bad = nil
			for _, d := range out.Decks {
				bad = append(bad, rules.CheckDeck(d, out.Cards)...)
			}
			if len(bad) == 0 {
				return out, nil
			}
		}
	}
	return nil, fmt.Errorf("draw cards: seed %d: no deck is legal: %v", seed, bad)
}

// seats is how many can play at most.
func seats(game string) (most int) {
	for _, w := range rulestest.Ways(game) {
		most = max(most, w.Seats)
	}
	return most
}

// tries is how many lines are drawn for a place before it stays empty.
const tries = 30

// Lines draws so many lines of the kinds that a card may have.
func (d *Drawing) Lines(n int, fits func(ability.Node) bool) (out []string) {
	for range n {
		for range tries {
			tree := d.Draw(&d.from)
			if !fits(tree) {
				continue
			}
			if line, ok := d.print(tree); ok {
				out = append(out, line)
				break
			}
		}
	}
	return out
}

// print says a tree and reads it again.
func (d *Drawing) print(tree ability.Node) (line string, ok bool) {
	line, err := text.Say(text.Japanese, tree, d.lex)
	if err != nil {
		d.out.Wrong = append(d.out.Wrong, &Misread{From: tree, Err: err})
		return "", false
	}
	back, err := text.Parse(text.Japanese, line, d.lex)
	if err != nil {
		d.out.Refused++ // it means nothing, or is too long
		return "", false
	}
	if !back.Equal(tree) {
		d.out.Wrong = append(d.out.Wrong, &Misread{Line: line, From: tree, As: back})
	}
	return line, true
}

// dropUnfit takes the lines away that cards of the game cannot have.
func (t *Table) dropUnfit() error {
	for {
		bad, err := study.Misreads(t.Game, t.Cards)
		if err != nil {
			return err
		}
		if len(bad) == 0 {
			break
		}
		for i := len(bad) - 1; i >= 0; i-- { // from the last line of a card on
			t.Refused++
			each(t.Cards, func(c *pack.Card) {
				if c.ID == bad[i].Card {
					c.Lines = slices.Delete(c.Lines, bad[i].Line, bad[i].Line+1)
				}
			})
		}
	}
	each(t.Cards, func(c *pack.Card) { t.Lines += len(c.Lines) })
	return nil
}

// each calls f for the faces of cards.
func each(list []pack.Card, f func(*pack.Card)) {
	for i := range list {
		f(&list[i])
		if list[i].Open != nil {
			f(list[i].Open)
		}
	}
}

// Pick gives one of a list.
func Pick[T any](d *Drawing, list ...T) T { return list[d.IntN(len(list))] }

// Words gives some of a list of words, none twice.
func (d *Drawing) Words(list []string, most int) (out []lang.Words) {
	for _, i := range d.Perm(len(list))[:d.IntN(most+1)] {
		out = append(out, lang.Words{list[i]})
	}
	return out
}
