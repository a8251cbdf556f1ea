package lexicon_test

import (
	"testing"

	"gorin/rules/ability"
	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/texttest"
	. "gorin/rules/weiss/lexicon"
	"gorin/rules/weiss/lexicon/trees"
)

// known is the lexicon with the words of a made-up pack.
func known() *Lexicon {
	return texttest.Knowing(New(), []texttest.Word{
		{CardName, "灯台守のミオ", "Mio of the Lighthouse"}, {CardName, "潮騒のカナ", "Kana of the Tide"}, {CardName, "百の灯", "A Hundred Lights"},
		{TraitName, "海", "Sea"}, {TraitName, "灯台", "Lighthouse"},
		{LinkName, "灯台同盟", "League of Lights"},
		{ActionName, "灯をともす", "Light the lamp"},
	}...)
}

// Each line is said word by word, and every kind that texts can say has a line.
func TestLines(t *testing.T) {
	said := texttest.CheckLines(t, texttest.ReadLines(t, "testdata/lines.txt"), known())
	for _, k := range []ability.Kind{IsAttacking, NotReversed, StandbyLevel, ToHandOrStock, AttackerSoul, NextDamage, Separate} { // what only keywords and icons stand for
		said[k] = true
	}
	texttest.CheckOwn(t, said, known())
	texttest.CheckUsed(t, said, known(), true)
}

func TestFoundTrees(t *testing.T) { texttest.CheckFound(t, known(), "testdata/trees.txt") }

// What is said of a tree is read as that tree, in both languages.
func TestRoundTrip(t *testing.T) { texttest.CheckTrees(t, known(), trees.Random) }

// plain is あなたは1枚引く。
var plain = ability.N(ability.Sentence, ability.Nothing, ability.Nothing, ability.Nothing, ability.Nothing, ability.Nothing,
	ability.N(ability.Do, ability.N(ability.You), ability.N(ability.Draw, ability.N(ability.Exactly, ability.Num(ability.Number, 1)))))

// What may stand in 『』 follows from the shape of its kind.
func TestEveryKindQuoted(t *testing.T) {
	texttest.CheckQuoted(t, known(), trees.Random, []ability.Node{
		ability.N(ability.DeckLimit), ability.Num(ability.DeckLimit, 6), ability.Num(Shift, 1), ability.Str(Link, "灯台同盟"), ability.N(GreatPerformance),
		ability.Str(Replay, "灯をともす", plain), ability.N(ability.Quoted, ability.N(ability.Effect, ability.Nothing, ability.Nothing, plain)),
	},
		texttest.Quoting{Text: "【自】 このカードがアタックした時、そのターン中、このカードは次の能力を得る。『%s』", Takes: ability.SAbility},
		texttest.Quoting{Text: "【永】 このカードは『%s』を得る。", Takes: ability.SAbility},
		texttest.Quoting{Text: "【永】 他のあなたの『%s』を持つキャラすべてに、パワーを＋500。", Takes: ability.SAbility},
		texttest.Quoting{Text: "【自】 このカードがアタックした時、次の行動を2回行う。『%s』", Takes: ability.SEffect},
		texttest.Quoting{Text: "以下の効果のうちあなたが選んだ1つを行う。『あなたは1枚引く。』『%s』", Takes: ability.SEffect},
		texttest.Quoting{Text: "『%s』", Takes: ability.SQuotable})
}

// Other spellings of the same text lead to the same tree.
func TestSpellings(t *testing.T) {
	lex := known()
	for _, v := range []struct{ lang, a, b string }{
		{Japanese, "【永】 このカードのパワーを＋1000。", "【永】このカードのパワーを+１０００。"},
		{Japanese, "【永】 手札のこのカードのレベルを－1。", "【永】 あなたの手札のこのカードのレベルを?1。"},
		{Japanese, "【自】［(1)］ このカードがアタックした時、あなたはコストを払ってよい。", "【自】 [①] このカードがアタックした時、あなたはコストを払ってよい。（そうしたら何も起きない）"},
		{Japanese, "【自】【ターン1】 このカードがアタックした時、あなたは1枚引く。", "【自】 この能力は1ターンにつき1回まで発動する。 このカードがアタックした時、あなたは1枚引く。"},
		{Japanese, "【自】 このカードのバトル相手が【リバース】した時、あなたはそのキャラを思い出にする。", "【自】 このカードとバトル中のキャラが【リバース】した時、あなたは、そのキャラを思い出にする。"},
		{Japanese, "【永】 あなたのトリガーアイコンが[soul]のクライマックスがあるなら、このカードのソウルを＋1。", "【永】 あなたのトリガーアイコンが[TRIGGER:Soul]のクライマックスがあるなら、このカードのソウルを＋１。"},
		{Japanese, "【永】 あなたの「灯台守のミオ」がいるなら、このカードのソウルを＋1。", "【永】 あなたの｢灯台守のミオ｣がいるなら、このカードのソウルを＋1。"},
		{Japanese, "【自】 このカードがアタックした時、かわりに受けるダメージを－1。", "【自】 このカードがアタックした時、かわりにそのダメージを-1。"},
		{Japanese, "あなたは自分の山札を見て《海》のキャラを1枚まで選んで相手に見せ、手札に加える。あなたは自分の山札をシャッフルする。", "あなたは自分の山札を見て、《海》のキャラを1枚まで選んで相手に見せ、手札に加える。その山札をシャッフルする。"},
		{Japanese, "あなたは自分の控え室の黄のキャラと自分の控え室の《海》のキャラを1枚までずつ選び、手札に戻す。", "あなたは自分の控え室の、黄のキャラを1枚までと《海》のキャラを1枚まで選び、手札に戻す。"},
		{Japanese, "あなたは自分の山札を見て自分の山札の黄のキャラと自分の山札のイベントを1枚までずつ選んで相手に見せ、手札に加える。", "あなたは自分の山札を見て黄のキャラを1枚までとイベントを1枚まで選んで相手に見せ、手札に加える。"},
		{Japanese, "【永】 あなたの赤のキャラすべてに、パワーを＋1000。", "【永】 あなたの赤のキャラすべてに、パワーを＋1000"},
		{Japanese, "【永】 応援 このカードの前のあなたの赤のキャラすべてに、パワーを＋500。", "【永】 応援 このカードの前の赤のあなたのキャラすべてに、パワーを＋500。"},
		{Japanese, "あなたは自分のキャラを1枚選び、そのターン中、《海》を与え、《灯台》を与える。", "あなたは自分のキャラを1枚選び、そのターン中、《海》と《灯台》を与える。"},
		{Japanese, "あなたは自分のクロックの上から1枚を、控え室に置く。", "あなたは自分のクロックを上から1枚選び、控え室に置く。"},
		{Japanese, "あなたは相手の前列のキャラを1枚選び、手札に戻す。1枚そうしたなら、あなたは1枚引く。", "あなたは相手の前列にいるキャラを1枚選び、手札に戻す。1枚手札に戻したなら、あなたは1枚引く。"},
		{Japanese, "【永】 前列にこのカードがいて、このカードが【レスト】していないなら、このカードのパワーを＋500。", "【永】 前列に【レスト】していないこのカードがいるなら、このカードのパワーを＋500。"},
		{Japanese, "（―）", "―"},
		{Japanese, "【永】 あなたの赤のキャラすべてに、パワーを＋1000。", "【永】 赤のあなたのキャラすべてに、パワーを＋1000。"},
		{Japanese, "あなたは相手のキャラを1枚選び、舞台のキャラのいない枠に動かす。", "あなたは相手のキャラを1枚選び、相手の舞台のキャラのいない他の枠に動かす。"},
		{Japanese, "あなたは相手の前列のレベル2以下のキャラを1枚選び、手札に戻す。", "あなたはレベル2以下の相手の前列のキャラを1枚選び、手札に戻す。"},
		{Japanese, "【自】 このカードのバトル相手でレベル1以上のキャラが【リバース】した時、あなたは1枚引く。", "【自】 このカードとバトルしているレベル1以上のキャラが【リバース】した時、あなたは1枚引く。"},
		{Japanese, "このカードのトリガーアイコンの[soul]1つにつき、そのターン中、このカードのソウルを＋1。", "このカードのトリガーアイコンの【ソウルアイコン】1つに付き、そのターン中、このカードのソウルを＋1。"},
		{Japanese, "【永】 あなたの思い出置場に「灯台守のミオ」があるなら、このカードのソウルを＋1。", "【永】 あなたの思い出置き場に「灯台守のミオ」があるなら、このカードのソウルを＋1。"},
		{Japanese, "【永】 他のあなたの《海》のキャラが2枚以上なら、このカードのパワーを＋500。", "【永】 他のあなたの《海》のキャラが2枚以上いるなら、このカードのパワーを＋500。"},
		{Japanese, "【永】 このカードのバトル中、相手は『助太刀』を手札からプレイできない。", "【永】 このカードのバトル中、相手は『助太刀』を手札からプレイできない。』"},
		{Japanese, "【永】 あなたの赤のキャラすべてに、次の能力を与える。『【自】 このカードがアタックした時、あなたは1枚引いてよい。』", "【永】 あなたの赤のキャラすべてに、次の能力を与える。『【自】 このカードがアタックした時、あなたは1枚引いてよい』"},
		{Japanese, "【永】 あなたの赤のキャラすべては『【自】 アンコール ［(2)］』を得る。", "【永】 あなたの赤のキャラすべては『自動能力＠ アンコール ［(2)］』を得る。"},
		{Japanese, "あなたは勝利する。", "あなたはこのゲームに勝利する。"},
		{Japanese, "このターンの次にあなたのターンを追加で行う。", "あなたは追加の1ターンを得る。"},
		{Japanese, "【永】 あなたのカード名に「灯」か「潮」を含むキャラすべてに、パワーを＋500。", "【永】 あなたのカード名に「灯」か「潮」を含むのキャラすべてに、パワーを＋500。"},
		{Japanese, "あなたは自分の山札の上から2枚を公開し、相手はキャラを1枚選び、手札に加え、残りのカードを控え室に置く。", "あなたは自分の山札の上から2枚を公開し、相手はそれらのカードのキャラを1枚選び、あなたの手札に加え、残りのカードを控え室に置く。"},
		{Japanese, "【永】 応援 このカードの前のあなたのパワー3000以下のキャラすべてに、パワーを＋500。", "【永】 応援 このカードの前のあなたのキャラすべてに、そのキャラのパワーが3000以下なら、パワーを＋500。"},
		{Japanese, "【永】 他のあなたのマーカーを持つキャラすべてに、ソウルを＋1。", "【永】 他のあなたのキャラすべてに、そのキャラの下にマーカーがあるなら、ソウルを＋1。"},
		{English, "【AUTO】 When this card attacks, draw 1 card.", "【auto】  when This Card attacks, Draw 1 card. (You may look at it.)"},
		{English, "【CONT】 All your 《Sea》 characters get +500 power.", "【CONT】 All your 《海》 characters get +500 power."},
		{English, "【CONT】 If there are 2 or fewer cards in your hand, this card gets +500 power.", "【CONT】 If there are 2 or less cards in your hand, this card gets +500 power."},
		{English, "【CONT】 If you have fewer than 3 《Sea》 characters, this card gets +500 power.", "【CONT】 If you have less than 3 《Sea》 characters, this card gets +500 power."},
	} {
		texttest.CheckSame(t, v.lang, v.a, v.b, lex)
	}
}

// Two words never share an English form: the second stays Japanese.
func TestGlossaryLeadsBack(t *testing.T) {
	lex := New()
	lex.Add(CardName, "甲", "Shell")
	lex.Add(CardName, "貝", "Shell")
	for _, name := range []string{"甲", "貝", "Shell"} {
		n := ability.N(ability.Cont, ability.Nothing, ability.Nothing, ability.N(ability.Sentence,
			ability.Nothing, ability.Nothing, ability.Nothing, ability.Nothing, ability.Nothing,
			ability.N(ability.Do, ability.N(ability.You),
				ability.N(ability.Modify, ability.N(ability.This), ability.Nothing, ability.Str(ability.AlsoNamed, name)))))
		s := Print(English, n, lex)
		if m, err := Parse(English, s, lex); err != nil || !m.Equal(n) {
			t.Errorf("%s: %s: %v %v", name, s, m, err)
		}
	}
}
