package lexicon_test

import (
	"strings"
	"testing"

	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/coverage"
	"gorin/rules/text/texttest"
	. "gorin/rules/weiss/lexicon"
)

// An error names the first character that is not understood and the phrase
// that comes nearest.
func TestErrors(t *testing.T) {
	lex := known()
	for _, v := range []struct {
		lang, line string
		column     int
		says       []string
	}{
		{Japanese, "【自】 このカードがアッタクした時、あなたは1枚引く。", 11, []string{"アッタク", "アタックした時"}},
		{Japanese, "【永】 このカードのパワーを＋1000、", 20, []string{"understood"}},
		{Japanese, "【自】 このカードがアタックした時、あなたは1枚たたく。", 25, []string{"たたく"}},
		{Japanese, "【自】（注）このカードがアタックした時、あなたは1枚たたく。", 27, []string{"たたく"}},
		{Japanese, "【自】 このカードがアタックした時、そのキャラを【レスト】する。", 19, []string{"そのキャラ", "named before"}},
		{Japanese, "【自】 このカードがアタックした時、手札に戻す。", 19, []string{"chosen"}},
		{Japanese, "あなたは自分の控え室のキャラを1枚までとイベントを2枚まで選び、手札に戻す。", 21, []string{"not as many"}},
		{Japanese, "あなたは自分のキャラを1枚選び、相手の舞台のキャラのいない枠に動かす。", 17, []string{"stage"}},
		{Japanese, "【自】 このカードがアタックした時、そのターンの終わりに、あなたは自分の山札の上から2枚を、控え室に置く。それらのカードにクライマックスがあるなら、あなたは1枚引く。", 54, []string{"only later"}},
		{Japanese, "【起】［(1)］ あなたは1枚引く。そのキャラを手札に戻す。", 19, []string{"named before"}},
		{Japanese, "【永】 あなたのターン中、このカードのパワーを＋500し、あなたは1枚引く。", 34, []string{"nothing once"}},
		{Japanese, "【永】 このカードがアタックした時、あなたは1枚引く。", 5, []string{"waits for nothing"}},
		{Japanese, "【リプレイ】「灯」Ｘはこの能力のコストで公開したキャラのコスト×2に等しい。", 1, []string{"no cost"}}, // a line that has none
		{Japanese, "", 1, nil},
		{Japanese, "　", 2, nil},
		{Japanese, "あなたは1枚引く。" + strings.Repeat("あ", 3000), 2001, []string{"2000"}},
		{English, "【AUTO】 When this card attakcs, draw 1 card.", 22, []string{"attakcs", "attacks"}},
		{English, "【AUTO】 When this card attacks, draw 1 card. Extra", 45, nil},
		{English, "【AUTO】 When this card attacks, draw 1 card, and put that character into the waiting room.", 53, []string{"named before"}},
		{English, "【CONT】 During your turn, this card gets +500 power. Draw 1 card.", 53, []string{"nothing once"}},
		{English, "【AUTO】 When this card attacks, shuffle your waiting room.", 1, []string{"no words for this in ja"}},
	} {
		texttest.CheckError(t, v.lang, v.line, v.column, v.says, lex)
	}
}

// A tree that no text says is shown as a tree, and Say tells so.
func TestNoWords(t *testing.T) {
	lex := known()
	for _, tree := range []string{
		`(cont none none (sentence none none none none none (do you (modify this none))))`,
		`(effect none none (sentence none none none none none (do you (draw (exactly you)))))`,
		`you`,
		`(effect none none (sentence none))`,
	} {
		n, err := lex.Vocabulary().ReadTree(tree)
		if err != nil {
			t.Fatal(err)
		}
		for _, lang := range []string{Japanese, English} {
			if s, err := Say(lang, n, lex); err == nil {
				t.Errorf("%s: said as %q", tree, s)
			}
			if s := Print(lang, n, lex); s != "⟨"+tree+"⟩" {
				t.Errorf("%s: printed as %q", tree, s)
			}
		}
	}
}

// Coverage counts lines and uses, and tells of what is not understood.
func TestCoverage(t *testing.T) {
	missed := ""
	got, err := coverage.Measure(Japanese, strings.NewReader("3\tあなたは1枚引く。\n5\tあなたは踊る。\n"), New(), func(uses int, line string, err error) {
		missed += line
	})
	if want := (coverage.Tally{Lines: 2, Compiled: 1, Uses: 8, UsesCompiled: 3}); err != nil || got != want || missed != "あなたは踊る。" {
		t.Errorf("got %+v, %v, missed %q", got, err, missed)
	}
	if _, err := coverage.Measure(Japanese, strings.NewReader("no tab\n"), New(), nil); err == nil {
		t.Error("a line without a tab was counted")
	}
}

// What people misspell leads to how the texts say it.
func TestNearest(t *testing.T) {
	for _, c := range []struct{ line, near string }{
		{"【自】 このカードが手札から舞台に置かれたとき、あなたは1枚引く。", "に置かれた時"},
		{"【起】［(2) このカードをタップする］ あなたは1枚引く。", "【レスト】"},
		{"【自】 このカードが【リバース】したとき、あなたは1枚引く。", "した時"},
		{"【自】 あなたのクライマックスフェイズのはじめに、あなたは1枚引く。", "の始めに"},
		{"【自】 このカードがアタックした時、あなたは自分のクロックの上から1枚を、控え室におく。", "置く"},
		{"【自】 アンコール ［手札のキャラを1枚捨てる］", "控え室に置く"},
		{"【起】 助太刀2000 レベル1 ［手札のこのカードを控え室に置く］", "【カウンター】 助太刀…"},
		{"【永】 応援 このカードの前のあなたのキャラに、パワーを＋500。", "すべてに、パワー…"},
		{"【自】 このカードがアタックした時、あなたは1枚引け。", "く"},
		{"このカードのパワーを＋Ｘ。Ｘはあなたのレベルに等しいあなたは1枚引く。", "に等しい。"},
	} {
		texttest.CheckNear(t, c.line, c.near, New())
	}
}
