package lexicon_test

import (
	"testing"

	"gorin/rules/text"
	"gorin/rules/text/texttest"
	"gorin/rules/victoryspark/lexicon"
)

// TestLines: lines of all sorts are read and said in both languages, and read again as the
// same.
func TestLines(t *testing.T) {
	lex := lexicon.New()
	terms, err := lexicon.Terms()
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range texttest.ReadLines(t, "testdata/lines.txt") {
		n, err := text.Strict(text.Japanese, line.Ja, lex)
		if err != nil {
			t.Errorf("%s: %v", line.Ja, err)
			continue
		}
		if said, tree := text.Print(text.English, n, lex), terms.Tree(n); said != line.En || tree != line.Tree {
			t.Errorf("%s: %s: %s", line.Ja, said, tree)
		}
		for _, lang := range []string{text.Japanese, text.English} {
			said := text.Print(lang, n, lex)
			back, err := text.Parse(lang, said, lex)
			if err != nil || !back.Equal(n) {
				t.Errorf("%s: %s: %s: %v", line.Ja, n, said, err)
			}
		}
	}
}

// TestSpellings: as the book writes it, and as the texts are printed, is the same.
func TestSpellings(t *testing.T) {
	lex := lexicon.New()
	for _, c := range [][2]string{
		{"【永】[リング] このカードを+500/-1000。", "【永】〔リング〕 このカードを＋500/－1000。"},
		{"【起】［ベンチ］[このカードを【レスト】する] あなたは自分のベンチの称号に「妹」を含むカードを1枚選び、【レスト】する。",
			"【起】〔ベンチ〕［このカードを【レスト】する］ あなたは自分のベンチの称号に“妹”を含むカードを1枚選び、【レスト】する。"},
		{"【自】〔リング〕 あなたのアビリティフェイズの始めに、以下の効果のうちあなたが選んだ2つを行う。{あなたは1枚引く。}{相手は1枚引く。}",
			"【自】〔リング〕 あなたのアビリティフェイズの始めに、以下の効果のうちあなたが選んだ2つを行う。『あなたは1枚引く。』『相手は1枚引く。』"},
	} {
		a, err := text.Parse(text.Japanese, c[0], lex)
		if err != nil {
			t.Errorf("%s: %v", c[0], err)
			continue
		}
		if b, err := text.Parse(text.Japanese, c[1], lex); err != nil || !a.Equal(b) {
			t.Errorf("%s: %v: %s, %s", c[1], err, a, b)
		}
	}
}
