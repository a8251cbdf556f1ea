package lexicon_test

import (
	"strings"
	"testing"

	"gorin/rules/ability"
	. "gorin/rules/rebirth/lexicon"
	"gorin/rules/rebirth/lexicon/trees"
	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/texttest"
)

// known is the lexicon with the words of a made-up pack.
func known() *Lexicon {
	return texttest.Knowing(New(), []texttest.Word{
		{CardName, "ミオ", "Mio"}, {CardName, "カナ", "Kana"}, {CardName, "夜明けの灯", "Light at Dawn"},
		{TraitName, "灯台", "Lighthouse"}, {TraitName, "潮風", "Sea Breeze"},
	}...)
}

func TestFoundTrees(t *testing.T) { texttest.CheckFound(t, known(), "testdata/trees.txt") }

// What is said of a tree is read as that tree, in both languages.
func TestRoundTrip(t *testing.T) { texttest.CheckTrees(t, known(), trees.Random) }

// plain is あなたは1枚引く。
var plain = ability.N(ability.Sentence, ability.Nothing, ability.Nothing, ability.Nothing, ability.Nothing, ability.Nothing,
	ability.N(ability.Do, ability.N(ability.You), ability.N(ability.Draw, ability.N(ability.Exactly, ability.Num(ability.Number, 1)))))

// The texts of the game give no abilities by their words; what is read of a line in 『』 is
// sound all the same.
func TestEveryKindQuoted(t *testing.T) {
	texttest.CheckQuoted(t, known(), trees.Random, []ability.Node{ability.N(ability.DeckLimit), ability.N(Growth), ability.Num(ModeLine, 1, plain)})
}

// Each line is said word by word, and every kind that only this game
// says has a line.
func TestLines(t *testing.T) {
	lines := texttest.ReadLines(t, "testdata/lines.txt")
	if len(lines) < 110 {
		t.Errorf("only %d lines", len(lines))
	}
	said := texttest.CheckLines(t, lines, known())
	for k := range Played() { // only what is played says them
		said[k] = true
	}
	texttest.CheckOwn(t, said, known())
	texttest.CheckUsed(t, said, known(), false)
}

// Other spellings of the same text lead to the same tree.
func TestSpellings(t *testing.T) {
	lex := known()
	for _, v := range []struct{ a, b string }{
		{"【スパーク】：このターン中、このキャラを＋2/±0。", "【スパーク】： このターン終了時まで、このカードを+２／±０。（エントリーインの時）"},
		{"【スパーク】：あなたは自分の手札から1枚選び、控え室に置く。", "【スパーク】：あなたは手札から1枚控え室に置く。"}, // 4.1.1.2
		{"【スパーク】：あなたは自分の控え室からReバースを1枚選び、セットする。", "【スパーク】：あなたは自分の控え室からReバースを1枚セットする。"},
		{"【スパーク】：あなたは1枚引いてよい。そうしたら、あなたは自分の手札から1枚選び、控え室に置く。", "【スパーク】：あなたは1枚引いてよい。引いたら、自分の手札から１枚控え室に置く。"},
		{"【自】【メンバー】：あなたの《ミオ》がエントリーに置かれた時、あなたは1枚引く。", "【自】【メンバー】：あなたのエントリーに《ミオ》が置かれた時、あなたは1枚引く。"},
		{"【自】：このキャラが手札からエントリーに置かれた時、あなたは1枚引く。", "【自】：このキャラが手札からエントリーに登場した時、あなたは1枚引く。"}, // 5.5.1
		{"【起】【メンバー】【ターン1】：［エネ②］あなたは1枚引く。", "【起】【メンバー】【ターン１回】：[エネ②]あなたは1枚引く。"},
		{"【起】【メンバー】：［エネ②、このキャラを控え室に置く］あなたは1枚引く。", "【起】【メンバー】：［エネ（2）、このキャラを控え室に置く］あなたは１枚引く。"},
		{"【自】：このキャラが相手のアタックでリタイアに置かれた時、あなたは1枚引く。", "【自】：このキャラが相手のアタックでリタイアした時、あなたは１枚引く。"},
		{"【ブロッカー】〔灯台〕or〔潮風〕", "【ブロッカー】：〔灯台〕か〔潮風〕"},
		{"【永】【エントリー】：各ターン相手の1回目のアタックはパートナーアタックにならない。", "【永】【エントリー】：各ターン、相手の１回目のアタックはパートナーアタックにならない。"},
		{"【スパーク】：あなたは自分の手札から1枚選び、控え室に置く。", "【スパーク】：あなたは自分の手札から1枚選び、すてる。"},                   // 5.11.1
		{"【スパーク】：あなたは自分のエントリーから1枚選び、リタイアに置く。", "【スパーク】：あなたは自分のエントリーから1枚選び、リタイアさせる。"},        // 5.15.1
		{"【永】 このカードは、デッキに好きな枚数入れることができる。", "【永】：このカードは、デッキに好きな枚数入れることができる。"},                // 6.1.2.1
		{"【スパーク】：あなたは相手の、エントリーかメンバーから1枚選び、手札に戻す。", "【スパーク】：あなたは相手のエントリーかメンバーから１枚選び、手札に置く。"}, // 5.2.1
		{"【起】【メンバー】：［手札をすべて控え室に置く］あなたは1枚引く。", "【起】【メンバー】：［手札からすべて控え室に置く］あなたは1枚引く。"},
		{"【スパーク】：あなたは自分のデッキの上から1枚公開する。", "【スパーク】：あなたは自分のデッキの上から1枚を公開する。"},
		{"【永】【エントリー】：メンバーに《ミオ》と《カナ》がいるなら、このキャラを＋1/±0。", "【永】【エントリー】：あなたのメンバーに《ミオ》と《カナ》がいるなら、このキャラを＋1/±0。"},                                 // 4.1.1.2
		{"【自】【メンバー】【Reコンボ】《夜明けの灯》：このキャラが《夜 更け》か〔灯台〕をサポートした時、あなたは1枚引く。", "【自】【メンバー】【Reコンボ】《夜明けの灯 》：このキャラが《　夜 更け》か〔 灯台　〕をサポートした時、あなたは1枚引く。"}, // 2.1.2, 2.5.3
	} {
		texttest.CheckSame(t, Japanese, v.a, v.b, lex)
	}
}

// What a pronoun or an object left out stands for is what the words before it say.
func TestReferences(t *testing.T) {
	lex := known()
	for _, v := range []struct{ line, has, hasNot string }{
		{"【スパーク】：あなたは自分の控え室からキャラの【スパーク】を1つ選ぶ。このReバースをセットすることで、このカードの【スパーク】として発動させる。", "(play-spark chosen this)", ""},
		{"【スパーク】：あなたは自分のエントリーから1枚選び、このターン中、そのキャラを＋1/±0。", "(modify chosen this-turn", ""},
		{"【自】【メンバー】：あなたの《ミオ》がエントリーに置かれた時、このターン中、そのキャラを＋1/±0。", "(modify that:subject this-turn", ""},
		{"【自】【メンバー】：あなたの【のびしろ】がメンバーに置かれた時、あなたは相手のメンバーから1枚選び、そのキャラを控え室に置く。", "(move chosen to-waiting-room)", ""}, // chosen since
		{"【自】【メンバー】：あなたの《ミオ》がエントリーに置かれた時、あなたは自分の手札から1枚選び、そのキャラを＋1/±0。", "(modify that:subject", ""},              // on the table
		{"【スパーク】：このターン中、このキャラを＋1/±0。あなたの手札がないなら、さらに＋2/±0。", "(do:further you (modify this this-turn (alter (number 2) number)))", ""},
		{"【スパーク】：あなたは自分のデッキの上から2枚公開し、それらを手札に加える。", "(move the-cards to-hand)", ""},
		{"【永】【エントリー】：各ターンこのキャラの1回目のアタック中、相手は【ブロッカー】を使えず、2回目のアタック中、あなたのメンバーに《ミオ》がいるなら、このキャラを＋3/±0。", "(do you (modify this (nth-attack 2 this)", ""}, // nobody's act
		{"【スパーク】：相手は自分の手札から1枚選び、控え室に置く。", "(cards opp hand card)", "you hand"},
		{"【スパーク】：あなたは自分の手札から1枚控え室に置くことで、控え室から1枚選び、手札に戻す。", "(cards you waiting-room card)", ""},
		{"【永】【エントリー】：あなたの、メンバーかリタイアに、《ミオ》と《カナ》がいるなら、このキャラを＋1/±0。", "(cond-and (exists", "either (name-is"},
	} {
		n, err := Strict(Japanese, v.line, lex)
		if err != nil {
			t.Errorf("%s: %v", v.line, err)
			continue
		}
		if s := lex.Vocabulary().Tree(n); !strings.Contains(s, v.has) || v.hasNot != "" && strings.Contains(s, v.hasNot) {
			t.Errorf("%s: %s", v.line, s)
		}
	}
}

// An error names the first character that is not understood and the phrase that
// comes nearest.
func TestErrors(t *testing.T) {
	lex := known()
	for _, v := range []struct {
		line   string
		column int
		says   []string
	}{
		{"【スパーク】：あなたは1点回副する。", 13, []string{"回副", "回復"}},
		{"【自】：このキャラがサーポトした時、あなたは1枚引く。", 11, []string{"サポート"}},
		{"【スパーク】：このターン中、そのキャラを＋1/±0。", 15, []string{"named before"}},
		{"【スパーク】：このターン終了時、あなたは1枚引き、さらに1枚引く。", 26, []string{"behind what is delayed"}},
		{"【スパーク】：さらに＋1/±0。", 11, []string{"changed before"}},
		{"【スパーク】：あなたのセットされているReバースに、あなたは1枚引く。", 8, []string{"nothing is said"}},
		{"【自】【エントリー】：あなたが【スパーク】を使った時、あなたは1枚引く。", 12, []string{"cancels and blockers"}},
		{"【自】【エントリー】：あなたのメインフェイズ終了時、あなたは1枚引く。", 12, []string{"end of a turn"}},
		{"【永】【エントリー】：このキャラがアタックした時、このキャラを＋1/±0。", 12, []string{"waits for nothing"}},
	} {
		texttest.CheckError(t, Japanese, v.line, v.column, v.says, lex)
	}
}
