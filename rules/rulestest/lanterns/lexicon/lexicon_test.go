package lexicon_test

import (
	"testing"

	"gorin/rules/rulestest/lanterns/lexicon"
	"gorin/rules/text"
)

// TestLines: the lines of the game's cards are read, said in both languages, and read again
// as the same.
func TestLines(t *testing.T) {
	lex := lexicon.New()
	if _, err := lexicon.Terms(); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"灯火",
		"【自】 このカードが空に置かれた時、あなたは1枚引く。",
		"【自】 このカードが空に置かれた時、あなたは自分の灰の灯籠を1枚選び、手札に戻す。",
		"【永】 他のあなたの灯籠すべてに、明るさを＋1。",
		"【永】 あなたの手札が2枚以下なら、このカードの明るさを＋2。",
		"【起】 【回1】 あなたは自分の手札を1枚選び、山札の下に置く。そうしたら、あなたは1枚引く。",
		"あなたは自分の空の明るさ3以下の灯籠を1枚選び、そのターン中、明るさを＋4。",
		"相手は自分の空の灯籠を1枚選び、灰に置く。",
	} {
		n, err := text.Strict(text.Japanese, line, lex)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		for _, lang := range []string{text.Japanese, text.English} {
			said := text.Print(lang, n, lex)
			back, err := text.Parse(lang, said, lex)
			if err != nil || !back.Equal(n) {
				t.Errorf("%s: %s: %s: %v", line, n, said, err)
			}
			t.Log(said)
		}
	}
}
