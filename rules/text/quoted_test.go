package text

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/gen"
)

// quoting is a text with a line in 『』.
type quoting struct {
	text string
	sort Sort // of lines that may stand there
}

// What may stand in 『』 follows from the shape of its kind: lines of every kind of every
// game, quoted wherever a text can quote one, are read where they may stand and refused
// elsewhere; and what is read compiles, with the quoted line as a line of its own.
func TestEveryKindQuoted(t *testing.T) {
	weissFrames := []quoting{
		{"【自】 このカードがアタックした時、そのターン中、このカードは次の能力を得る。『%s』", SAbility},
		{"【永】 このカードは『%s』を得る。", SAbility},
		{"【永】 他のあなたの『%s』を持つキャラすべてに、パワーを＋500。", SAbility},
		{"【自】 このカードがアタックした時、次の行動を2回行う。『%s』", SEffect},
		{"以下の効果のうちあなたが選んだ1つを行う。『あなたは1枚引く。』『%s』", SEffect},
		{"『%s』", SQuotable},
	}
	divideFrames := []quoting{
		{"【自】このユニットがアタックした時、このターン中、それは『%s』を得る。", SAbility},
		{"【永】このユニットは『%s』を得る。", SAbility},
	}
	for _, g := range []struct {
		name   string
		lex    *Lexicon
		draw   func(*gen.Source) Node
		frames []quoting // that the game has words for
	}{
		{"weiss", testLexicon(), gen.Weiss, weissFrames},
		{"builddivide", buildDivideLexicon(), gen.BuildDivide, divideFrames},
		{"rebirth", rebirthLexicon(), gen.Rebirth, nil}, // it gives no abilities by their words
	} {
		t.Run(g.name, func(t *testing.T) {
			read := map[Sort]bool{}
			for _, n := range linesOfEveryKind(t, g.lex, g.draw) {
				s, err := Say(Japanese, n, g.lex)
				if err != nil {
					t.Errorf("%v: %v", n, err)
					continue
				}
				for _, f := range slices.Concat(weissFrames, divideFrames) {
					got, err := Parse(Japanese, fmt.Sprintf(f.text, s), g.lex)
					if err != nil {
						continue
					}
					if !f.sort.Takes(Kinds[n.Kind].Sort) && holdsLine(got, n) {
						t.Errorf("%v may not be quoted there, but is read: "+f.text, n.Kind, s)
					}
					read[Kinds[n.Kind].Sort] = true
					compileQuoting(t, got)
				}
			}
			if len(g.frames) > 0 && !read[SAbility] {
				t.Error("no line of the game can be given")
			}
		})
	}
}

// linesOfEveryKind is a few lines of each kind that the grammar of a game has.
func linesOfEveryKind(t *testing.T, lex *Lexicon, draw func(*gen.Source) Node) (out []Node) {
	const each = 6
	kinds := map[Kind]int{}
	for _, table := range lex.book.tables {
		for _, p := range table {
			if p.kind.IsLine() {
				kinds[p.kind] = 0
			}
		}
	}
	add := func(n Node) {
		if at, wanted := kinds[n.Kind]; wanted && at < each && Check(n) == nil {
			kinds[n.Kind]++
			out = append(out, n)
		}
	}
	for seed := range 600 {
		add(draw(&gen.Source{Chance: rand.New(rand.NewPCG(uint64(seed), 1))}))
	}
	plain := N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing, N(Do, N(You), N(Draw, N(Exactly, Num(Number, 1)))))
	for _, n := range []Node{N(DeckLimit), Num(DeckLimit, 6), Str(Note, "覚え書き"), Num(Shift, 1), Str(Link, "灯台同盟"), N(GreatPerformance),
		Str(Replay, "灯をともす", plain), N(Quoted, N(Effect, Nothing, Nothing, plain)), N(Growth), Num(ModeLine, 1, plain)} {
		if n.Kind == Note {
			kinds[Note] = 0
		}
		add(n)
	}
	for k, n := range kinds {
		if n == 0 {
			t.Errorf("no line of the kind %v is drawn", k)
		}
	}
	return out
}

// holdsLine reports whether a tree has a line within.
func holdsLine(n, line Node) bool {
	for _, k := range n.Kids {
		if k.Equal(line) || holdsLine(k, line) {
			return true
		}
	}
	return false
}

// compileQuoting compiles what was read: what is given is a line, never line 0.
func compileQuoting(t *testing.T, n Node) {
	c := NewCompiler()
	if _, err := c.Line(n); err != nil {
		return // a kind that the machine does not play
	}
	p := c.Finish()
	for i := range p.Exprs {
		e := &p.Exprs[i]
		if e.Kind == GiveAbility || e.Kind == HasAbility {
			if line := &p.Exprs[e.First]; line.Num <= 0 || int(line.Num) >= len(p.Lines) || Kinds[p.Nodes[line.Num].Kind].Sort != SAbility {
				t.Errorf("%v gives line %d of %d", n, line.Num, len(p.Lines))
			}
		}
	}
}
