// Package aspects compares what effects change with what they are said to change: for the
// tests of the rulebooks.
package aspects

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest/size"
	"gorin/rules/text"
	"gorin/rules/text/gen"
)

// Game is how lines of a game are drawn and cards are made for them.
type Game struct {
	Key      string
	Draw     []func(*gen.Source) ability.Node // lasting effects, and anything
	Plain    func(i int) pack.Card
	Bearer   pack.Card
	Zones    []string
	Phase    string
	Lines    []string // of kinds that are drawn too seldom
	Compile  func([]pack.Card) error
	Unplayed []string // kinds of modifiers that none of its texts has
	said     []string
	numbers  ability.Aspect                  // of its cards
	changed  map[ability.Kind]ability.Aspect // of the information of cards, by each modifier alone
}

// Names and Traits are those that cards have and lines speak of.
var (
	Names  = []string{"灯", "潮", "波"}
	Traits = []string{"海", "空"}
)

// Tags are words of cards.
func Tags(list ...string) (out []lang.Words) {
	for _, s := range list {
		out = append(out, lang.Words{s})
	}
	return out
}

// Test: whatever one continuous effect changes, another that comes out otherwise for it is
// held to read it, so that they are put in the right order. Every modifier that is drawn
// is put on cards in play, one after the other, and every continuous ability is looked at
// before and after.
func (g *Game) Test(t *testing.T) {
	g.changed = map[ability.Kind]ability.Aspect{}
	mods := map[string]int{}
	words := rules.LexiconOf(g.Key, nil).Vocabulary()
	rounds := size.Of(3, 3, 12)
	moved, all := 0, 0
	for seed := range rounds {
		r := rand.New(rand.NewPCG(uint64(seed), 0x61))
		p := g.position(g.Key, r)
		match, err := rules.NewPosition(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range match.Table().M.Book.NumAspects {
			g.numbers |= a & ability.AspectNumbers
		}
		for _, hit := range g.look(t, match.Table().M, r, mods) {
			if all++; hit {
				moved++
			}
		}
	}
	g.exact(t, words)
	for _, k := range words.Kinds() {
		name := words.Name(k)
		if unplayed := slices.Contains(g.Unplayed, name); k.SortOf() == ability.SMod && (mods[name] == 0) != unplayed {
			t.Errorf("%s is in %d texts, and in none: %v", name, mods[name], unplayed)
		}
	}
	if moved < 20 {
		t.Errorf("only %d of %d abilities that read what something changes have come out otherwise", moved, all)
	}
}

// position is one with plain cards in play, and cards that bear the lines in the decks.
func (g *Game) position(game string, r *rand.Rand) position.Position {
	p := position.Position{Game: game, Seed: r.Uint64(), Turn: 3, Phase: g.Phase}
	for i := range 24 {
		c := g.Plain(i)
		c.Game, c.ID, c.Name = game, fmt.Sprint("P", i), lang.Words{Names[i%3]}
		if i%3 == 0 {
			c.Name[rules.Japanese] = fmt.Sprint("札", i)
		}
		p.Cards = append(p.Cards, c)
	}
	lex := rules.LexiconOf(g.Key, nil)
	for _, n := range Names {
		lex.Add(text.CardName, n, n)
	}
	for _, n := range Traits {
		lex.Add(text.TraitName, n, n)
	}
	lines := slices.Clone(g.Lines)
	src := &gen.Source{Chance: r, Words: lex.Vocabulary(), Names: Names, Traits: Traits}
	reads := 0
	for tries := 0; len(lines) < 500 && tries < 20_000; tries++ {
		n := g.Draw[boolInt(reads >= 350)](src)
		if low, _ := lex.Vocabulary().Lower(n); low.Kind != ability.Cont && low.Kind != ability.Act {
			continue
		}
		s, err := text.Say(text.Japanese, n, lex)
		if err != nil || len([]rune(s)) > 200 {
			continue
		}
		c := g.Bearer
		c.Game, c.ID, c.Name, c.Lines = game, "T", lang.Words{"試し"}, []string{s}
		if g.Compile([]pack.Card{c}) == nil {
			lines = append(lines, s)
			reads++
		}
	}
	g.said = lines
	deck := position.Zone{Zone: rules.NotationOf(game).Deck}
	for i, s := range lines {
		c := g.Bearer
		c.Game, c.ID, c.Name, c.Lines = game, fmt.Sprint("L", i), lang.Words{fmt.Sprint("試し", i)}, []string{s}
		p.Cards = append(p.Cards, c)
		if i < 30 {
			deck.Cards = append(deck.Cards, position.Card{ID: c.ID})
		}
	}
	for seat := range rules.Seats(game) {
		s := position.Seat{Name: fmt.Sprint(seat), Zones: []position.Zone{deck}}
		for _, z := range g.Zones {
			n := 1
			if len(g.Zones) < 8 {
				n = 4
			}
			out := position.Zone{Zone: z}
			for range n {
				out.Cards = append(out.Cards, position.Card{ID: fmt.Sprint("P", r.IntN(24))})
			}
			if z == g.Zones[0] {
				out.Cards[0].ID = fmt.Sprint("L", 1) // it has an ability, which does nothing by itself
			}
			s.Zones = append(s.Zones, out)
		}
		p.Seats = append(p.Seats, s)
	}
	return p
}

// look puts each modifier of the lines on some cards and looks at every continuous line.
func (g *Game) look(t *testing.T, m *kernel.Machine, r *rand.Rand, mods map[string]int) map[uint16]bool {
	hits := map[uint16]bool{}
	prog := m.Book.Prog
	var play []kernel.CardID
	for c := 1; c < len(m.S.Cards); c++ {
		if m.Spec(m.S.Cards[c].Zone).Slot || m.Spec(m.S.Cards[c].Zone).Shared {
			play = append(play, kernel.CardID(c))
		}
	}
	source := m.RefOf(play[r.IntN(len(play))])
	clear := func() {
		m.S.Effects = m.S.Effects[:0]
		m.Touch(kernel.LookAll)
	}
	clear()
	was := map[uint16]uint64{}
	for i := range prog.Lines {
		if l := &prog.Lines[i]; l.Kind == ability.Cont && l.Would == 0 && l.NParts > 0 {
			was[uint16(i)] = m.Applies(uint16(i), source)
		}
	}
	for i := range prog.Exprs {
		e := &prog.Exprs[i]
		if e.Kind != ability.Modify {
			continue
		}
		writes := prog.Changes(int32(i))
		var kinds []ability.Kind
		for _, mod := range prog.Exprs[e.First+2 : e.First+int32(e.N)] {
			kinds = append(kinds, mod.Kind)
			mods[prog.Vocabulary.Name(mod.Kind)]++
		}
		g.applied(t, m, r, play, source, int32(i))
		if writes&(ability.AspectLoss|ability.AspectGrant) != 0 {
			continue // whatever takes abilities away, or gives lasting ones, is always looked at
		}
		for range 3 {
			target := m.RefOf(play[r.IntN(len(play))])
			m.S.Effects = append(m.S.Effects[:0], kernel.Effect{Mods: int32(i), Target: target, Source: source, X: int32(1 + r.IntN(9)), Stamp: 1 << 30})
			m.Touch(kernel.LookAll)
			for line, h := range was {
				if writes&prog.Lines[line].Reads != 0 {
					hits[line] = hits[line] || m.Applies(line, source) != h
				} else if m.Applies(line, source) != h {
					t.Errorf("%v changes what is not read in %s", kinds, g.say(m, line))
				}
			}
		}
	}
	clear()
	return hits
}

// byAbilities is of what gives abilities or takes them away, which change more.
const byAbilities = ability.AspectGive | ability.AspectLoss | ability.AspectGrant

// exact compares what each modifier alone has changed of cards with what its shape says
// that it writes: all of that, and nothing else unless abilities come or go.
func (g *Game) exact(t *testing.T, words *ability.Vocabulary) {
	for k, changed := range g.changed {
		shape := words.Shape(k)
		says := shape.Writes &^ byAbilities
		switch {
		case says == ability.AspectOfStat: // each text says which one, and is held to it
			says = changed & ability.AspectNumbers
		case says&ability.AspectNumbers == ability.AspectNumbers: // all that the game has
			says &= g.numbers | ^ability.AspectNumbers
		}
		if shape.Writes&byAbilities != 0 {
			changed &= says
		}
		if changed != says {
			t.Errorf("%s changes %b of cards, and says %b", shape.Name, changed, says)
		}
	}
}

// applied puts a modifier on a few cards and compares what becomes of their information
// with what its shape says that it writes. What is changed in all is kept in g.changed.
func (g *Game) applied(t *testing.T, m *kernel.Machine, r *rand.Rand, play []kernel.CardID, source kernel.Ref, expr int32) {
	prog := m.Book.Prog
	e := &prog.Exprs[expr]
	writes := prog.Changes(expr)
	for range 6 {
		target := m.RefOf(play[r.IntN(len(play))])
		m.S.Effects = m.S.Effects[:0]
		m.Touch(kernel.LookAll)
		before := *m.CardInfo(target.Card)
		m.S.Effects = append(m.S.Effects, kernel.Effect{Mods: expr, Target: target, Source: source, Of: m.RefOf(play[r.IntN(len(play))]), X: int32(1 + r.IntN(9)), Stamp: 1 << 30})
		m.Touch(kernel.LookAll)
		changed := m.Book.Changed(&before, m.CardInfo(target.Card))
		if e.N == 3 {
			g.changed[prog.Exprs[e.First+2].Kind] |= changed
		}
		if changed&^writes != 0 && writes&byAbilities == 0 {
			t.Errorf("%s changes %b of a card, and says %b", prog.Vocabulary.Name(prog.Exprs[e.First+2].Kind), changed, writes)
		}
	}
}

// say is the text of a line.
func (g *Game) say(m *kernel.Machine, line uint16) string {
	for i := range m.Book.Prints {
		if p := &m.Book.Prints[i]; slices.Contains(p.Lines, line) {
			n := 0
			if _, err := fmt.Sscanf(m.Book.Prog.Words[p.Info.Names[0]], "試し%d", &n); err == nil {
				return g.said[n]
			}
		}
	}
	return fmt.Sprint("line ", line)
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}
