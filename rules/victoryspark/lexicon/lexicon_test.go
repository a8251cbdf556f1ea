package lexicon_test

import (
	"testing"

	"gorin/rules/ability"
	"gorin/rules/text"
	"gorin/rules/text/texttest"
	"gorin/rules/victoryspark/lexicon"
)

// TestLines: each line is said word by word in both languages and read again as the same, and
// every kind that only this game says has a line.
func TestLines(t *testing.T) {
	lex := lexicon.New()
	said := texttest.CheckLines(t, texttest.ReadLines(t, "testdata/lines.txt"), lex)
	for _, k := range []ability.Kind{lexicon.CondNot, lexicon.OnSparked, lexicon.SkillOf, lexicon.PairIs, lexicon.GiveSkillTrait} {
		said[k] = true // made by lowering and by Plain only
	}
	texttest.CheckOwn(t, said, lex)
	texttest.CheckUsed(t, said, lex, false)
}

// TestSpellings: as the book writes it, and as the texts are printed, is the same.
func TestSpellings(t *testing.T) {
	lex := lexicon.New()
	for _, c := range [][2]string{
		{"【永】[リング] このカードを+500/-1000。", "【永】〔リング〕 このカードを＋500/－1000。"},
		{"〔自動〕[ベンチ] このカードがサポートした時、あなたは1枚引く。", "【自】〔ベンチ〕 このカードがサポートした時、あなたは1枚引く。"},
		{"〔起動〕[リング][あなたの手札を1枚自分の控え室に置く] あなたは1枚引く。", "【起】〔リング〕［あなたの手札を1枚自分の控え室に置く］ あなたは1枚引く。"},
		{"〔永続〕[フィールド] このカードを+500/+0。", "【永】〔フィールド〕 このカードを＋500/＋0。"},
		{"〔キャンセル〕[手札][このカードを控え室に置く] 相手の〔起動〕の技を1つキャンセルする。", "【キャンセル】〔手札〕［このカードを自分の控え室に置く］ 相手の【起】の技を1つキャンセルする。"},
		{"〔スパーク〕[リング] あなたは1枚引く。", "【スパーク】〔リング〕 あなたは1枚引く。"},
		{"〔サプライズ〕[そのアタックがパートナーアタックで、このターン1回目]→あなたは1枚引く。", "【サプライズ】［そのアタックがパートナーアタックで、そのアタックがこのターン1回目］→あなたは1枚引く。"},
		{"【自】〔リング・ベンチ〕 このカードがサポートした時、あなたは1枚引く。", "【自】〔リング〕〔ベンチ〕 このカードがサポートした時、あなたは1枚引く。"},
		{"あなたは自分の控え室の「ソラ」を1枚選び、手札に加える。", "あなたは自分の控え室の『ソラ』を1枚選び、手札に戻す。"},
		{"あなたは自分の控え室の<風の子>のカードを1枚選び、手札に加える。", "あなたは自分の控え室の称号＜風の子＞のカードを1枚選び、手札に戻す。"},
		{"【永】〔リング〕 あなたのベンチのカードの技は追加で《風》になる。", "【永】〔リング〕 あなたのベンチのカードすべての技は追加で《風》になる。"},
		{"【自】〔ベンチ〕 相手が【起】の技を使った時、あなたは1枚引く。", "【自】〔ベンチ〕 相手の【起】の技を使った時、あなたは1枚引く。"},
		{"【自】〔ベンチ〕 アタック終了ステップに、あなたは1枚引く。", "【自】〔ベンチ〕 アタックの終わりに、あなたは1枚引く。"},
		{"【自】〔ベンチ〕 相手の手札からカードが控え室に置かれた時、あなたは1枚引く。", "【自】〔ベンチ〕 相手のカードが手札から控え室に置かれた時、あなたは1枚引く。"},
		{"あなたのリングのカードがこのカードのパートナーなら、あなたは1枚引く。", "あなたのリングにこのカードのパートナーであるカードがいるなら、あなたは1枚引く。"},
		{"【起】〔リング〕［あなたのエネルギーを1枚選び、【レスト】する］ あなたは1枚引く。", "【起】〔リング〕［あなたのエネルギーを1枚【レスト】する］ あなたは1枚引く。"},
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

// TestRefused: what the book has no place for is refused with the reason, in both languages.
func TestRefused(t *testing.T) {
	lex := lexicon.New()
	for _, c := range []struct {
		lang, line string
		column     int
		says       string
	}{
		{text.Japanese, "【自】〔ベンチ〕 あなたのキャラフェイズの終わりに、あなたは1枚引く。", 10, "6.8.1.1"},
		{text.English, "【AUTO】 〔Bench〕 At the end of your chara phase, draw 1 card.", 16, "6.8.1.1"},
		{text.Japanese, "あなたは1枚引く。次のあなたのドローフェイズの終わりに、あなたは1枚引く。", 10, "7.1.6.1"},
		{text.Japanese, "【自】〔ベンチ〕 サポートステップの始めに、あなたは1枚引く。", 10, "7.1.3"},
	} {
		texttest.CheckError(t, c.lang, c.line, c.column, []string{c.says}, lex)
	}
}
