package lexicon_test

import (
	"os"
	"strings"
	"testing"

	"gorin/rules/ability"
	. "gorin/rules/builddivide/lexicon"
	"gorin/rules/builddivide/lexicon/trees"
	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/texttest"
)

// known is the lexicon with the words of a made-up pack.
func known() *Lexicon {
	return texttest.Knowing(New(), []texttest.Word{
		{CardName, "夜の灯台", "Lighthouse at Night"},
		{TraitName, "海", "Sea"}, {TraitName, "空", "Sky"}, {TraitName, "灯", "Light"},
		{IdentityName, "ミオ", "Mio"},
		{TitleName, "夜明け", "Dawn"},
		{CounterName, "断罪", "Judgement"}, {CounterName, "錬成", "Transmutation"},
		{EvolName, "炎", "Flame"}, {EvolName, "氷", "Ice"},
	}...)
}

func TestFoundTrees(t *testing.T) { texttest.CheckFound(t, known(), "testdata/trees.txt") }

// What is said of a tree is read as that tree, in both languages.
func TestRoundTrip(t *testing.T) { texttest.CheckTrees(t, known(), trees.Random) }

// What may stand in 『』 follows from the shape of its kind.
func TestEveryKindQuoted(t *testing.T) {
	texttest.CheckQuoted(t, known(), trees.Random, []ability.Node{ability.N(ability.DeckLimit)},
		texttest.Quoting{Text: "【自】このユニットがアタックした時、このターン中、それは『%s』を得る。", Takes: ability.SAbility},
		texttest.Quoting{Text: "【永】このユニットは『%s』を得る。", Takes: ability.SAbility})
}

// Each line is said word by word, and every kind that only this
// game says has a line.
func TestLines(t *testing.T) {
	lines := texttest.ReadLines(t, "testdata/lines.txt")
	if len(lines) < 160 {
		t.Errorf("only %d lines", len(lines))
	}
	said := texttest.CheckLines(t, lines, known())
	said[AuraPower], said[WhileAura], said[Anywhere] = true, true, true // made by lowering only
	texttest.CheckOwn(t, said, known())
	texttest.CheckUsed(t, said, known(), false)
}

// TestPrinted holds the share of lines in the wording of printed cards that are read.
// They were written before that wording was known here.
func TestPrinted(t *testing.T) {
	lex := known()
	lines, read := 0, 0
	b, err := os.ReadFile("testdata/printed.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range strings.Split(string(b), "\n") {
		if l == "" || l[0] == '#' {
			continue
		}
		lines++
		n, err := Parse(Japanese, l, lex)
		if err != nil {
			continue
		}
		read++
		for _, lang := range []string{Japanese, English} {
			s, err := Say(lang, n, lex)
			if err != nil {
				t.Errorf("%s: %v", l, err)
			} else if again, err := Parse(lang, s, lex); err != nil || !again.Equal(n) {
				t.Errorf("%s\nsays %s\nwhich is read as %v, %v", l, s, again, err)
			}
		}
	}
	if lines != 200 || read*100 < lines*93 {
		t.Errorf("%d of %d lines are read", read, lines)
	}
}

// Other spellings of the same text lead to the same tree.
func TestSpellings(t *testing.T) {
	lex := known()
	for _, v := range []struct{ a, b string }{
		{"【永】あなたがレッドゾーンなら、このユニットはパワー＋2000。", "【永】あなたがレッドゾーンの場合、このユニットのパワーを+２０００。"},
		{"【永】あなたのテリトリーが開放状態なら、このユニットはパワー＋2000。", "【永】 あなたのテリトリーが開放状態である場合、このカードのパワーを＋2000。"},
		{"あなたの墓地に〈海〉のカードが3枚以上あるなら、カードを1枚引く。", "あなたの墓地にある〈海〉のカードが3枚以上の場合、１枚引く。"},
		{"相手のユニット1枚を対象とし、それに3000ダメージ。", "相手のユニットを1枚対象とし、そのユニットに3000ダメージを与える。"},
		{"相手のユニット1枚を対象とし、それを破壊する。", "相手のユニットを1枚対象とし、（1枚だけ）破壊する。"},
		{"あなたのテリトリー1枚を選び、それを開放する。", "あなたのテリトリーを開放する。"}, // 902-5
		{"テリトリー1枚を選び、それを閉じる。", "テリトリーを閉じる。"},
		{"テリトリー1枚を選び、それをパワー5000、ヒット1の【アサルトテリトリー】としてユニットにする。", "テリトリーをパワー5000、ヒット1の【アサルトテリトリー】としてユニットにする。"}, // 1406-4
		{"【自】このユニットが破壊された時、カードを1枚引く。", "【自】このカードがフィールドからドロップした時、カードを1枚引く。"},
		{"【自】このユニットが登場した時、手札を1枚捨ててよい。そうしたら、カードを2枚引く。", "【自】このカードが登場した時、あなたは手札を1枚捨ててよい。そうした場合、あなたはカードを2枚引く。"},
		{"【起】〔クイック／赤①②、このユニットをレストする〕：カードを2枚引く。", "【起】[クイック/赤①②、このカードをレストする]:カードを2枚引く。"},
		{"【起】〔ノーマル／②〕：カードを1枚引く。", "【起】〔②〕：カードを1枚引く。"},
		{"相手のユニットすべてを手札に戻す。", "相手のすべてのユニットを手札に戻す。"},
		{"カードを2枚引く。その後、手札を1枚捨てる。", "カードを2枚引き、その後、手札を1枚捨てる。"},
		{"あなたの墓地にある〈海〉のユニット1枚を選び、それを手札に戻す。", "あなたの墓地から〈海〉を持つユニット1枚を手札に戻す。"},
		{"山札の上から2枚を墓地に置く。", "あなたの山札の一番上から2枚をドロップゾーンに置く。"},
		{"残りを望む順番で山札の一番下に置く。", "残りのカードを好きな順番で山札の下に置く。"},
		{"【自】このユニットがアタックした時、このユニットをスイッチする。", "【自】このユニットがアタックした時、スイッチする。"},
		{"手札にある〈海〉のカード1枚を選び、それを捨てる。", "手札から〈海〉のカードを1枚捨てる。"},
		{"【自】このユニットが登場した時、「炎」でエヴォルしたなら、カードを1枚引く。「氷」でエヴォルしたなら、相手プレイヤーに1ダメージ。",
			"【自】このユニットが登場した時、以下を行う。・炎-カードを1枚引く。・氷-相手プレイヤーに1ダメージ。"},
		{"【永】手札にあるこのカードはプレイコストを①減る。", "【永】手札にあるこのカードのプレイコストを①減らす。"},
		{"【ブライト〈海〉＋2000】", "【ブライト 〈海〉 ＋２０００】"},
	} {
		texttest.CheckSame(t, Japanese, v.a, v.b, lex)
	}
}

// What a card calls itself is its type, if the speaker knows it.
func TestOwnWord(t *testing.T) {
	lex := known()
	n, err := Parse(Japanese, "【起】〔ノーマル／このカードをレストする〕：カードを1枚引く。", lex)
	if err != nil {
		t.Fatal(err)
	}
	for head, want := range map[ability.Kind]string{ability.None: "rest this unit", Territory: "rest this territory",
		Unit: "rest this unit", Command: "rest this card"} {
		if s := Print(English, n, lex.Calling(head)); !strings.Contains(s, want) {
			t.Errorf("%v: %s", head, s)
		}
	}
}

// An error names the first character that is not understood and the phrase that
// comes nearest.
func TestErrors(t *testing.T) {
	lex := known()
	for _, v := range []struct {
		lang, line string
		column     int
		says       []string
	}{
		{Japanese, "【自】このユニットがアッタクした時、カードを1枚引く。", 11, []string{"アッタク", "アタックし"}},
		{Japanese, "相手のユニット1枚を対象とし、それを破懐する。", 19, []string{"破懐する", "破壊"}},
		{Japanese, "それを破壊する。", 1, []string{"named before"}},
		{Japanese, "このユニットは、カードを1枚引く。", 1, []string{"nothing is said"}},
		{Japanese, "【永】このユニットは【デコイ】を持つユニットにブロックされない。", 11, []string{"nothing is said"}},
		{Japanese, "相手のユニット1枚とあなたのユニット2枚を対象とし、それらを破壊する。", 1, []string{"targets"}},
		{Japanese, "【永】〈海〉のユニットすべてはぱわー＋1000。", 16, []string{"ぱわー"}},
		{English, "【AUTO】 When this unit appears, destroy all units with the same name as this battling card.", 1, []string{"no words for this in ja"}},
		{English, "【AUTO】 When this unit apears, draw 1 card.", 22, []string{"apears"}},
	} {
		texttest.CheckError(t, v.lang, v.line, v.column, v.says, lex)
	}
}

// そのコマンド is the command of the effect that targets, unless the event is of a command.
func TestThatCommand(t *testing.T) {
	lex := known()
	for line, has := range map[string]string{
		"【自】このユニットが相手の効果の対象になった時、そのコマンドを打ち消す。":                  "(negate the-effect)",
		"【自】あなたのコマンドが効果の対象になった時、そのコマンドを打ち消す。":                   "(negate that:subject)",
		"【自】解決領域のあなたの能力が効果の対象になった時、その能力をコピーする。":                 "(copy that:subject)",
		"【自】解決領域のあなたの能力が効果の対象になった時、そのコマンドを打ち消す。":                "(negate the-effect)",
		"【自】解決領域の相手の能力が効果の対象になった時、このユニットが効果の対象になった時、その能力を打ち消す。": "(negate that:subject)",
	} {
		n, err := Parse(Japanese, line, lex)
		if err != nil || !strings.Contains(lex.Vocabulary().Tree(n), has) {
			t.Errorf("%s: %v %v, want %s", line, n, err, has)
		}
	}
}

// What people misspell leads to how the texts say it.
func TestNearest(t *testing.T) {
	for line, near := range map[string]string{
		"【自】このユニットが登場したとき、カードを1枚引く。":           "登場した時",
		"【起】〔ノーマル／このユニットをレストする〕カードを2枚引く。":      "：…",
		"【自】このユニットが破壊された時、あなたの山札の上から2枚を墓地におく。": "置く",
		"【永】このユニットはブリッツを持つ。":                   "『【ブリッツ】』を得る",
	} {
		texttest.CheckNear(t, line, near, New())
	}
}
