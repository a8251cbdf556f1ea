package lexicon_test

import (
	"testing"

	. "gorin/rules/ability" // trees name kinds
	. "gorin/rules/builddivide/lexicon"
	. "gorin/rules/text" // the names of its doors
)

// What そのユニット and その能力 mean follows from what was named last, and each of them is
// said in the word for what it is, whatever the event is of.
func TestThatIsSaidAsWhatItIs(t *testing.T) {
	lex := known()
	abilities := N(Cards, N(Opp), N(Resolution), N(AbilityHead))
	sentence := func(event Node, acts ...Node) Node {
		return N(Sentence, Nothing, Nothing, event, Nothing, Nothing, N(Do, append([]Node{N(You)}, acts...)...))
	}
	targeted := func(what Node) Node { return N(OnTargeted, what, Nothing, Nothing) }
	chosen := N(Choose, N(Exactly, Num(Number, 1)), N(Cards, Nothing, Nothing, N(Unit)))
	for _, tree := range []Node{
		N(Auto, Nothing, Nothing, sentence(targeted(abilities), N(GainControl, N(BattleOpponent))), sentence(Nothing, N(Destroy, Num(That, ThatOpponent)))),
		N(Auto, Nothing, Nothing, sentence(targeted(abilities), N(Modify, N(All, N(Cards, N(You), Nothing, N(Unit))), Nothing, Num(SetStat, int(StatHit), Num(Number, 2)))), sentence(Nothing, N(Destroy, Num(That, ThatEach)))),
		N(Effect, Nothing, Nothing, sentence(Nothing, chosen), sentence(Nothing, N(Delayed, targeted(N(Cards, N(You), Nothing, N(Territory))), N(ThisTurn), N(Do, N(You), N(Destroy, Num(That, ThatSubject)))))),
		N(Effect, Nothing, Nothing, sentence(Nothing, chosen), sentence(Nothing, N(Delayed, N(OnPlay, N(You), N(Cards, Nothing, Nothing, N(Unit))), N(ThisTurn), N(Do, N(You), N(Destroy, Num(That, ThatSubject)))))),
	} {
		for _, lang := range []string{Japanese, English} {
			line, err := Say(lang, tree, lex)
			if err != nil {
				t.Errorf("%v: %v", tree, err)
				continue
			}
			if back, err := Parse(lang, line, lex); err != nil || !back.Equal(tree) {
				t.Errorf("%s\n got %v %v\nwant %v", line, back, err, tree)
			}
		}
	}
}
