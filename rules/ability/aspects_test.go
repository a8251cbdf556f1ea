package ability

import "testing"

// TestNumbersApart: what changes a number, and what reads it, mean the same aspect
// whichever number that is.
func TestNumbersApart(t *testing.T) {
	seen := Aspect(0)
	for stat := range Stat(MostStats) {
		want := AspectStat << stat
		if seen&want != 0 || AspectNumbers&want == 0 {
			t.Errorf("number %v has no bit of its own", stat)
		}
		seen |= want
		if w := Shared().ChangedBy(TimesStat, 2*PerStat+int(stat)); w != want {
			t.Errorf("twice %v changes %b", stat, w)
		}
		for _, n := range []Node{Num(StatIs, int(stat)*PerStat, Nothing, Nothing), Num(StatVs, int(stat)*PerStat+3, Nothing, Nothing), Num(StatOf, 5*PerStat+int(stat), Nothing),
			Num(HighestOf, int(stat), Nothing), Num(SumOf, int(stat), Nothing)} {
			if r, _ := Shared().aspects(n); r != want {
				t.Errorf("%v reads %b", n, r)
			}
		}
	}
}

// TestNoNumberByItself: Ｘ that is said by Ｘ has no value, and is refused; by anything
// else it is compiled.
func TestNoNumberByItself(t *testing.T) {
	characters := func(level Node) Node {
		return N(Cards, N(You), Nothing, N(Character), Num(WithStat, OfStat(StatLevel, AtMost), level))
	}
	line := func(level Node) Node {
		return N(Cont, Nothing, Nothing, N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing,
			N(Do, N(You), N(Modify, N(This), Nothing, Num(AddStat, OfStat(StatPower, Plus), N(XVar))))), N(LetX, Num(CountOf, 500, characters(level))))
	}
	if _, err := NewCompiler(Shared()).Line(line(N(XVar))); err == nil {
		t.Error("Ｘ is said by Ｘ")
	}
	if _, err := NewCompiler(Shared()).Line(line(Num(Number, 3))); err != nil {
		t.Error(err)
	}
}
