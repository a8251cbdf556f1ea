package lexicon_test

import (
	"strings"
	"testing"

	"gorin/rules/ability"
	. "gorin/rules/luckandlogic/lexicon"
	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/texttest"
)

// Other spellings of the same text lead to the same tree.
func TestSpellings(t *testing.T) {
	lex := known()
	for _, v := range []struct{ lang, a, b string }{
		{Japanese, "【自】【ターン1回】 このメンバーが攻撃した時、カードを1枚引く。", "【自】【ターン１回】このメンバーが攻撃した時、あなたはカードを1枚引く。（1ターンに1回だけ使える）"}, // 2.12.3, 12.4
		{Japanese, "【永】 このメンバーのパワー＋1000、オーラ＋1。", "【永】 このカードのパワーを+1000し、オーラを+1する。"},
		{Japanese, "【起】［① このメンバーをレストする］ カードを1枚引く。", "【起】［(1)このメンバーを【レスト】する］ 1枚引く。"}, // 4.1.3.1.2, 5.22.5
		{Japanese, "【永】 このメンバーは＜灯台＞を得る。", "【永】 このメンバーは<灯台>を得る。"},                    // 2.6.3
		{Japanese, "【永】 あなたの＜灯台＞のカードすべてに、パワー＋500。", "【永】 あなたの〈灯台〉すべてに、パワー＋500。"},
		{Japanese, "【永】 あなたの《ナギノス》のカードすべてに、パワー＋500。", "【永】 あなたの《ナギノス》すべてに、パワー＋500。"}, // 2.5.4
		{Japanese, "【永】 他のあなたの《ナギノス》のメンバーすべてに、パワー＋500。", "【永】 あなたの他の《ナギノス》のメンバーすべてに、パワー＋500。"},
		{Japanese, "【永】 他のあなたの《ナギノス》のメンバーすべてに、パワー＋500。", "【永】 このメンバー以外のあなたの《ナギノス》のメンバーすべてに、パワー＋500。"},
		{Japanese, "【起】［①］ あなたのドロップ領域のカードを1枚選び、ドロップする。", "【起】［①］ あなたのドロップ領域のカードを1枚選び、ドロップ領域に置く。"},
		{Japanese, "【起】［①］ あなたの裏向きの門を1枚選び、表向きにする。", "【起】［①］ あなたの裏向きの門を1枚選び、表返す。"},  // 5.3.2
		{Japanese, "【起】［①］ あなたの表向きの門を1枚選び、裏向きにする。", "【起】［①］ あなたの表向きの門を1枚選び、裏にする。"}, // 5.3.2
		{Japanese, "【永】 このメンバーがドロップする時、代わりにこのメンバーを手札に戻す。", "【永】 このメンバーがドロップする場合、かわりに、このメンバーを手札に戻す。"},
		{Japanese, "【永】 あなたのソウルを持つメンバーすべてに、パワー＋500。", "【永】 あなたのソウルを持っているメンバーすべてに、パワー＋500。"},    // 4.15.2
		{Japanese, "【永】 あなたのパワーロジックを持つメンバーすべてに、パワー＋500。", "【永】 あなたのパワーロジックのメンバーすべてに、パワー＋500。"}, // 2.11.2
		{Japanese, "【自】 このメンバーが攻撃した時、ストックブースト2する。", "【自】 このメンバーが攻撃した時、ストックブースト2。"},             // 5.27
		{Japanese, "【自】 このメンバーが攻撃した時、錬成②する。", "【自】 このメンバーが攻撃した時、錬成②。"},                         // 5.33
		{Japanese, "【自】 このメンバーがバトルに勝った時、カードを1枚引く。", "【自】 このメンバーが勝った時、カードを1枚引く。"},               // 8.5.4
		{Japanese, "【自】 このカードが裏向きになった時、カードを1枚引く。", "【自】 このカードが裏になった時、カードを1枚引く。"},               // 5.3.2
		{Japanese, "【起】［①］ あなたのメンバーを1枚選び、レストする。そうしたら、カードを1枚引く。", "【起】［①］ あなたのメンバーを1体選び、レストする。レストしたら、カードを1枚引く。"},
		{Japanese, "【永】 あなたのT-rankが3以上なら、このメンバーのパワー＋500。", "【永】 あなたのＴ－ｒａｎｋが3以上なら、このメンバーのパワー＋500。"},
		{Japanese, "【起】［①］ あなたのレベル領域のカードを1枚選び、手札に戻す。その後、あなたの手札を1枚選び、レベル領域に置く。", "【起】［①］ あなたのレベル領域のカードを1枚選び、手札に戻し、その後、あなたの手札のカードを1枚選び、レベル領域に置く。"},
		{Japanese, "【自】 あなたのバトル中のメンバーのパワー＋500。", "【自】 バトル中のあなたのメンバーのパワー＋500。"},
		{Japanese, "【永】 あなたのメンバーのいないサークルがあるなら、このメンバーのパワー＋500。", "【永】 あなたのメンバーのいないサークルが1つ以上なら、このメンバーのパワー＋500。"},
		{Japanese, "【永】 他のあなたの前列の「ナギ」がいるなら、このメンバーのパワー＋500。", "【永】 前列に他のあなたの「ナギ」がいるなら、このメンバーのパワー＋500。"},
		{Japanese, "【永】 あなたのレベル2以下のメンバーすべてに、パワー＋500。", "【永】 あなたのレベルが2以下のメンバーすべてに、パワー＋500。"},   // 2.8
		{Japanese, "【起】［①］ 相手のハート1以上のメンバーを1枚選び、レストする。", "【起】［①］ 相手のハートが1以上のメンバーを1枚選び、レストする。"}, // 2.21
		{English, "【CONT】 This member gets +500 power.", "【cont】  this Card gets +500 Power. (Always.)"},
	} {
		texttest.CheckSame(t, v.lang, v.a, v.b, lex)
	}
}

// What a pronoun or an object left out stands for is what the words before it say.
func TestReferences(t *testing.T) {
	lex := known()
	for _, v := range []struct{ line, has, hasNot string }{
		{"【自】 相手のメンバーが出撃した時、そのメンバーをレストする。", "(set-state:rest that:subject)", ""},
		{"【自】 あなたの門が破壊された時、相手のメンバーを1枚選び、そのメンバーのパワー－500。", "(modify that none", ""},
		{"【自】 あなたの門が破壊された時、その門を裏向きにする。", "(turn-face 1 that:subject)", ""},
		{"【起】［①］ 相手の門を1枚選び、その門を破壊する。", "(destroy that)", ""},
		{"【自】 このメンバーが攻撃した時、このメンバーのバトル相手のパワー－500、そのメンバーをレストする。", "that:opponent", ""},
		{"【起】［①］ 相手は自分の手札を1枚選び、捨てる。", "(cards opp hand card)", "you hand"},       // 3.3.3
		{"【起】［①］ すべてのプレイヤーは自分の山札の上から1枚をドロップする。", "each deck", ""},                // 3.3.3.1
		{"【起】［①］ ドロップ領域のカードを1枚選び、リムーブ領域に置く。", "(cards none drop-zone card)", ""}, // 4.1.8
		{"【起】［①］ あなたの手札を1枚選び、捨てる。", "(discard-these chosen)", "to-drop"},         // 5.8
		{"【起】［①］ あなたの手札を1枚選び、ドロップする。", "(move chosen to-drop)", "discard"},       // 5.9
		{"【起】［① 手札を1枚捨てる］ カードを1枚引く。", "(cost (pay-stock (number 1)) (cost-cards", "in-order"},
		{"【起】［このメンバーをレストし、手札を1枚捨てる］ カードを1枚引く。", "(cost (in-order (cost-act", ""}, // 5.22.2.1
		{"【自】 このバトル中、あなたのバトル中のメンバーのパワー＋500。", "(modify (battler you) this-battle", ""},
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

// An error names the first character that is not understood and the phrase that comes nearest, or
// why what is read makes no sense.
func TestErrors(t *testing.T) {
	lex := known()
	for _, v := range []struct {
		line   string
		column int
		says   []string
	}{
		{"【自】 このメンバーが出激した時、カードを1枚引く。", 12, []string{"出撃"}},
		{"【自】 このメンバーが攻撃した時、そのメンバーをレストする。", 18, []string{"named before"}},
		{"【自】 相手のメンバーが出撃した時、その門を裏向きにする。", 19, []string{"of that kind"}},
		{"【起】［①］ 相手の門を1枚選び、そのメンバーをレストする。", 18, []string{"of that kind"}},
		{"【永】 カードを1枚引く。", 5, []string{"does nothing once", "9.1.2.1"}},
		{"【永】 このメンバーが攻撃した時、このメンバーのパワー＋500。", 5, []string{"waits for nothing", "9.1.2.1"}},
		{"【自】 このメンバーが攻撃した時、あなたのメンバーすべてに、カードを1枚引く。", 18, []string{"no part of the line uses this"}},
	} {
		texttest.CheckError(t, Japanese, v.line, v.column, v.says, lex)
	}
}

// A card calls itself by what it is.
func TestThis(t *testing.T) {
	lex := known()
	n, err := Parse(Japanese, "【自】 このカードが破壊された時、このカードを裏向きにする。", lex)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []struct {
		kind ability.Kind
		says string
	}{{Gate, "この門"}, {Tranceunion, "このメンバー"}, {Foreigner, "このメンバー"}, {Tactics, "このカード"}, {MyLogicalist, "このカード"}, {ability.None, "この門"}} {
		if s := Print(Japanese, n, lex.Calling(v.kind)); !strings.Contains(s, v.says+"が") {
			t.Errorf("%v: %s", v.kind, s)
		}
	}
}

// Only tactics cards and paradoxes have an 【自】 without an event (5.16.2), which is so of the tree.
func TestEventless(t *testing.T) {
	lex := known()
	for line, is := range map[string]bool{
		"【自】 カードを1枚引く。":               true,
		"【自】 あなたのメンバー1枚につき、カードを1枚引く。": true,
		"【自】 このメンバーが攻撃した時、カードを1枚引く。":  false,
		"【自】 門破壊 カードを1枚引く。":           false,
		"【起】［①］ カードを1枚引く。":            false,
	} {
		n, err := Parse(Japanese, line, lex)
		if err != nil || Eventless(n) != is {
			t.Errorf("%s: %v, %v", line, Eventless(n), err)
		}
	}
}
