package ability

import (
	"strings"
	"testing"
)

func TestEveryKindIsDescribed(t *testing.T) {
	names := map[string]Kind{}
	for k := range Kinds {
		s := &Kinds[k]
		if s.Name == "" {
			t.Errorf("kind %d has no name", k)
		}
		if old, twice := names[s.Name]; twice {
			t.Errorf("kinds %d and %d are both called %q", old, k, s.Name)
		}
		names[s.Name] = Kind(k)
		for i, kid := range s.Kids {
			if kid.Many && i != len(s.Kids)-1 {
				t.Errorf("%s: only the last kid may repeat", s.Name)
			}
		}
	}
}

// TestLowered: keywords become abilities of the right shape, which compile.
func TestLowered(t *testing.T) {
	cost := N(Cost, Num(PayStock, 1))
	for _, n := range []Node{
		N(Encore, cost), N(Bond, cost, Str(Named, "灯台"), Str(Named, "潮")), Num(Backup, 2000, cost, Num(Number, 1)),
		N(GreatPerformance), Num(Shift, 1), Str(Separation, "灯台", cost), Str(Link, "歯車"),
	} {
		low, kw := Lower(n)
		if kw == KwNone {
			t.Errorf("%v is no keyword", n)
		}
		if err := Check(low); err != nil {
			t.Errorf("%v: %v", n, err)
		}
		c := NewCompiler()
		id, err := c.Line(n)
		if err != nil {
			t.Errorf("%v: %v", n, err)
			continue
		}
		p := c.Finish()
		if l := &p.Lines[id]; l.Keyword != kw || !l.HasLabel(kw) {
			t.Errorf("%v: compiled to keyword %d", n, l.Keyword)
		}
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
		if err := Check(c.tree); err == nil || !strings.Contains(err.Error(), c.want) {
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
	c := NewCompiler()
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
	for k := range Kinds {
		kind := Kind(k)
		if !kind.IsLine() {
			continue
		}
		line := smallest(kind)
		if err := Check(line); err != nil {
			t.Fatalf("%v: %v", kind, err)
		}
		compiles := NewCompiler()
		_, alone := compiles.Line(line)
		for _, q := range []struct {
			sort Sort
			act  Node
		}{
			{SAbility, N(Modify, N(This), N(ThisTurn), N(GiveAbility, line))},
			{SAbility, N(Modify, N(All, N(Cards, Nothing, Nothing, N(Card), N(HasAbility, line))), N(ThisTurn), N(LoseAbilities))},
			{SEffect, N(Repeat, Num(Number, 2), line)},
			{SEffect, N(Modes, one(), line, line)},
		} {
			c := NewCompiler()
			_, err := c.Line(N(Effect, Nothing, Nothing, sentence(Nothing, Nothing, Nothing, Nothing, N(Do, N(You), q.act))))
			if takes := q.sort == Kinds[kind].Sort; (err == nil) != (takes && alone == nil) {
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
	for _, k := range Kinds[kind].Kids {
		switch {
		case k.Opt:
			n.Kids = append(n.Kids, Nothing)
		case !k.Many:
			n.Kids = append(n.Kids, map[Sort]Node{
				SCost: N(Cost, Num(PayStock, 1)), SValue: Num(Number, 1), STrigger: Num(OnAttack, 0, N(This)), SFilter: Str(Trait, "海"),
				SCards: N(Cards, Nothing, Nothing, N(Card)), SAbility: N(Blitz), SQuotable: N(Blitz), SCase: Num(CaseCount, 2),
				SQty: N(Exactly, Num(Number, 1)),
			}[k.Sort])
		}
	}
	return n
}
