package ability

import (
	"strings"
	"testing"
)

// TestShared: the words that games share fit.
func TestShared(t *testing.T) {
	if _, err := NewVocabulary(Words{}); err != nil {
		t.Error(err)
	}
}

// TestCheckRefuses: a tree that does not have the shape of its kind is refused
// with the place.
func TestCheckRefuses(t *testing.T) {
	for _, c := range []struct {
		tree Node
		want string
	}{
		{N(Draw), "lacks kid 0"},
		{N(Draw, N(You)), "may not stand there"},
		{N(Draw, Nothing), "is missing"},
		{N(You, N(You)), "more kids"},
		{Node{Kind: 60000}, "unknown kind"},
		{N(Draw, Node{Kind: 60000}), "unknown"},
	} {
		if err := Shared().Check(c.tree); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v", c.tree, err)
		}
	}
}

// TestQuotedLines: an ability inside an ability is a line of its own, and its
// code does not stand in the middle of the outer one's.
func TestQuotedLines(t *testing.T) {
	inner := N(Auto, Nothing, Nothing, N(Sentence, Nothing, Nothing, Num(OnAttack, 0, N(This)), Nothing, Nothing,
		N(Do, N(You), N(Draw, N(Exactly, Num(Number, 1))))))
	outer := N(Effect, Nothing, Nothing, N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing,
		N(Do, N(You), N(Modify, N(This), N(ThisTurn), N(GiveAbility, inner)), N(Draw, N(Exactly, Num(Number, 2))))))
	c := NewCompiler(Shared())
	id, err := c.Line(outer)
	if err != nil {
		t.Fatal(err)
	}
	p := c.Finish()
	if len(p.Lines) != 3 {
		t.Fatalf("%d lines", len(p.Lines)-1)
	}
	for at := p.Lines[id].Body; p.Code[at].Op != OpEnd; at++ {
		if in := p.Code[at]; in.Op == OpAct && p.Exprs[in.Arg].Kind == Draw && p.Exprs[p.Exprs[in.Arg].First].Kind == Exactly {
			if n := p.Exprs[p.Exprs[p.Exprs[in.Arg].First].First].Num; n != 2 {
				t.Errorf("the outer line draws %d", n)
			}
		}
	}
}

// TestEveryLineGiven: a line of any kind is either given as an ability, which is a line of
// its own in the program, or refused; the same goes for effects that are carried out.
func TestEveryLineGiven(t *testing.T) {
	for _, kind := range Shared().Kinds() {
		if !kind.IsLine() {
			continue
		}
		line := smallest(kind)
		if err := Shared().Check(line); err != nil {
			t.Fatalf("%v: %v", kind, err)
		}
		compiles := NewCompiler(Shared())
		_, alone := compiles.Line(line)
		for _, q := range []struct {
			sort Sort
			act  Node
		}{
			{SAbility, N(Modify, N(This), N(ThisTurn), N(GiveAbility, line))},
			{SAbility, N(Modify, N(All, N(Cards, Nothing, Nothing, N(Card), N(HasAbility, line))), N(ThisTurn), N(LoseAbilities))},
			{SEffect, N(Repeat, Num(Number, 2), line)},
			{SEffect, N(Modes, One(), line, line)},
		} {
			c := NewCompiler(Shared())
			_, err := c.Line(N(Effect, Nothing, Nothing, Said(Nothing, Nothing, Nothing, Nothing, N(Do, N(You), q.act))))
			if takes := q.sort == kind.SortOf(); (err == nil) != (takes && alone == nil) {
				t.Errorf("%v: %v", q.act, err)
			}
			p := c.Finish()
			for _, e := range p.Exprs {
				if e.Kind == GiveAbility && err == nil && p.Exprs[e.First].Num == 0 {
					t.Errorf("%v gives line 0", q.act)
				}
			}
		}
	}
}

// smallest is a tree of a kind with no more in it than there has to be.
func smallest(kind Kind) Node {
	n := N(kind)
	for _, k := range Shared().Shape(kind).Kids {
		switch {
		case k.Opt:
			n.Kids = append(n.Kids, Nothing)
		case !k.Many:
			n.Kids = append(n.Kids, map[Sort]Node{
				SCost: N(Cost, N(CostAct, N(Shuffle, N(You), N(Deck)))), SValue: Num(Number, 1), STrigger: Num(OnAttack, 0, N(This)), SFilter: Str(Trait, "海"),
				SCards: N(Cards, Nothing, Nothing, N(Card)), SAbility: N(Cont, Nothing, Nothing), SQuotable: N(Cont, Nothing, Nothing),
				SQty: N(Exactly, Num(Number, 1)),
			}[k.Sort])
		}
	}
	return n
}
