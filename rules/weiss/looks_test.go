package weiss_test

import (
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"testing"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rulestest/size"
	"gorin/rules/scenario"
	"gorin/rules/text"
	"gorin/rules/weiss"
	"gorin/rules/weiss/lexicon"
)

// sights are continuous effects that look at all that one can look at, a text
// each, so that nothing else in force has them looked at again.
var sights = []string{
	"このカードの前のあなたのキャラすべてに、パワーを＋500。",
	"このカードの後ろのあなたのキャラすべてに、パワーを＋500。",
	"このカードの正面の相手のキャラすべてに、パワーを－500。",
	"このカードの正面のキャラに、パワーを－500。",
	"あなたのキャラ1枚につき、このカードのパワーを＋500。",
	"あなたの舞台のキャラの持つ色の合計が2色以上なら、このカードのパワーを＋500。",
	"あなたの前列のキャラ1枚につき、このカードのパワーを＋500。",
	"あなたの前列のキャラすべてに、パワーを＋500。",
	"あなたの後列のキャラすべてに、パワーを＋500。",
	"あなたの前列の中央の枠のキャラに、パワーを＋500。",
	"前列の中央の枠にこのカードがいるなら、このカードのパワーを＋500。",
	"前列の左の枠にこのカードがいるなら、このカードのパワーを＋500。",
	"前列の右の枠にこのカードがいるなら、このカードのパワーを＋500。",
	"後列の左の枠にこのカードがいるなら、このカードのパワーを＋500。",
	"後列の右の枠にこのカードがいるなら、このカードのパワーを＋500。",
	"前列の中央以外の枠にこのカードがいるなら、このカードのパワーを＋500。",
	"あなたの前列の左の枠のキャラに、パワーを＋500。",
	"あなたの前列の右の枠のキャラに、パワーを＋500。",
	"あなたの後列の左の枠のキャラに、パワーを＋500。",
	"あなたの後列の右の枠のキャラに、パワーを＋500。",
	"あなたの前列の中央以外の枠のキャラすべてに、パワーを＋500。",
	"アタックしているこのカードのパワーを＋500。",
	"あなたのアタックしているキャラすべてに、パワーを＋500。",
	"このカードの下のマーカー1枚につき、このカードのパワーを＋500。",
	"このカードの下にマーカーがあるなら、このカードのパワーを＋500。",
	"あなたのマーカーを持つキャラすべてに、パワーを＋500。",
	"このカードの下のマーカーすべてに、パワーを＋500。",
	"このカードのバトル中、このカードのパワーを＋500。",
	"このカードのバトル相手に、パワーを－500。",
	"あなたのバトル中のキャラすべてに、パワーを＋500。",
	"相手のフロントアタックされているキャラすべてに、パワーを－500。",
	"あなたの自分のレベル以下のレベルのキャラすべてに、パワーを＋500。",
	"このカードのパワーを＋Ｘ。Ｘはあなたのレベル×500に等しい。",
	"あなたのレベルが1以上なら、このカードのパワーを＋500。",
	"あなたのレベル置場のカードのレベルの合計が1以上なら、このカードのパワーを＋500。",
	"アラーム このカードがクロックの1番上にあるなら、あなたのキャラすべてに、パワーを＋500。",
	"アラーム このカードがクロック置場にあるなら、あなたのキャラすべてに、パワーを＋500。",
	"このカードがクロックの1番上にあるなら、あなたのキャラすべてに、パワーを＋500。",
	"応援 あなたのキャラすべてに、パワーを＋500。",
	"あなたのアタックフェイズ中、このカードのパワーを＋500。",
	"相手のメインフェイズ中、このカードのパワーを＋500。",
	"あなたのターン中、このカードのパワーを＋500。",
	"相手のターン中、このカードのパワーを＋500。",
	"このカードが舞台に置かれたターン中、このカードのパワーを＋500。",
	"このカードが【レスト】しているなら、このカードのパワーを＋500。",
	"あなたの【レスト】しているキャラ1枚につき、このカードのパワーを＋500。",
	"このカードのパワーを＋Ｘ。Ｘはあなたの手札の枚数×500に等しい。",
	"このカードのパワーを＋Ｘ。Ｘはあなたの山札の枚数×500に等しい。",
	"あなたの控え室のカード1枚につき、このカードのパワーを＋500。",
	"あなたのクロック置場のカード1枚につき、このカードのパワーを＋500。",
	"あなたのレベル置場のカード1枚につき、このカードのパワーを＋500。",
	"このカードのパワーを＋Ｘ。Ｘはあなたのストックの枚数×500に等しい。",
	"クライマックス置場に「C」があるなら、このカードのパワーを＋500。",
	"あなたのクライマックスがあるなら、このカードのパワーを＋500。",
	"あなたの思い出置場のカード1枚につき、このカードのパワーを＋500。",
	"あなたの解決領域のカード1枚につき、このカードのパワーを＋500。",
}

// walk changes all of that, one after the other.
const walk = `game weiss
title %[1]s
cards
  L  character power 3000 soul 1
    【永】 %[1]s
    【起】［(1)］ あなたは自分の手札を1枚選び、このカードの下にマーカーとして置く。
    【起】［(1)］ このカードの下のマーカーすべてを控え室に置く。
    【起】［(1)］ 相手は自分の控え室のキャラを1枚選び、舞台の好きな枠に置く。
    【起】［(1)］ あなたは自分のキャラを1枚選び、手札に戻す。
  H  character level 1 power 1500 soul 1 colour red
    【起】［(1)］ あなたは1枚引く。
    【起】［このカードを【レスト】する］ あなたは1枚引く。
    【起】［(1)］ あなたは自分の手札を1枚選び、クロック置場に置く。
    【起】［(1)］ あなたは自分の手札を1枚選び、レベル置場に置く。
    【起】［(1)］ あなたは自分の手札を1枚選び、思い出にする。
    【起】［(1)］ あなたは自分のキャラを1枚選び、手札に戻す。
  V  character power 2000 soul 1
  Z  character power 1000
  R  character power 2000 soul 1 colour red
  W  character level 1
  T  character trigger draw
  C  climax colour red
  E  event icon counter
    '【カウンター】 あなたは相手のバトル中のキャラを1枚選び、舞台の好きな枠に動かす。あなたは自分の手札を1枚選び、控え室に置く。
  F  event icon counter
    '【カウンター】 あなたは自分のバトル中のキャラを1枚選び、舞台の好きな枠に動かす。あなたは自分の手札を1枚選び、控え室に置く。
you
  hand L 11 V R R W C
  back-right H
  clock R L
  stock 40 blank
  deck 2 V T 8 blank
opponent
  waiting-room Z V V
  hand E F V R V
turn 3 you
start main
answer you play L
answer you back-left
answer you activate H ~1枚引く
answer you activate H ~クロック
answer you V
answer you activate H ~レベル
answer you W
answer you activate H ~思い出
answer you V
answer you play V
answer you front-left
answer you play V
answer you front-centre
answer you play R
answer you front-right
answer you activate L ~マーカーとして
answer you V
answer you activate L ~すべて
answer you swap back-left front-left
answer you activate L ~マーカーとして
answer you V
answer you activate L ~すべて
answer you activate L ~好きな枠
answer opponent Z
answer opponent front-right
answer you swap front-left front-centre
answer you activate L ~好きな枠
answer opponent V
answer opponent front-centre
answer you activate L ~マーカーとして
answer you V
answer you activate L ~すべて
answer you swap front-centre front-right
answer you activate L ~好きな枠
answer opponent V
answer opponent front-left
answer you activate L ~マーカーとして
answer you V
answer you activate L ~すべて
answer you swap front-right back-right
answer you activate L ~マーカーとして
answer you V
answer you activate L ~すべて
answer you activate H ~手札に戻す
answer you V@back-left
answer you play V
answer you back-left
answer you activate H ~手札に戻す
answer you V@front-left
answer you play V
answer you front-left
answer you activate H ~手札に戻す
answer you R@front-centre
answer you play R
answer you front-centre
answer you activate L ~手札に戻す
answer you H@front-right
answer you play H
answer you front-right
answer you swap back-right front-right
answer you activate L ~手札に戻す
answer you H@back-right
answer you play H
answer you back-right
answer you activate L ~手札に戻す
answer you V@back-left
answer you activate L ~手札に戻す
answer you H@back-right
answer you play V
answer you back-left
answer you play H
answer you back-right
answer you swap front-right front-centre
answer you activate L ~手札に戻す
answer you V@back-left
answer you play V
answer you back-left
answer you activate L ~手札に戻す
answer you V@back-left
answer you activate H ~レスト
answer you pass
answer you play C
answer you L
answer you front
answer you yes
answer opponent play E
answer opponent L
answer opponent back-left
answer opponent R
answer you V@front-left
answer you front
answer opponent play F
answer opponent Z
answer opponent back-left
answer opponent V
answer you end-attacks
expect turn 4 opponent
`

// TestEffectsLookAgain: whatever changes, what the machine has worked out step by
// step is what follows from the position, for an effect that looks at it (8.9.1).
func TestEffectsLookAgain(t *testing.T) {
	for _, s := range sights {
		t.Run(s, func(t *testing.T) {
			if err := look(s); err != nil {
				t.Error(err)
			}
		})
	}
}

func look(sight string) error {
	list, err := scenario.Parse("", fmt.Appendf(nil, walk, sight))
	if err != nil {
		return err
	}
	return list[0].Run("")
}

// machineLooks is what the machine itself knows of its words.
var machineLooks = map[ability.Kind]kernel.Looks{
	ability.StateIs: kernel.LookLies, ability.Lying: kernel.LookLies,
	ability.YourTurn: kernel.LookTurn, ability.OppTurn: kernel.LookTurn, ability.TurnPlaced: kernel.LookTurn,
}

// TestEveryLookCounts: whatever is left out of what a word is said to look at is
// missed by one of these effects.
func TestEveryLookCounts(t *testing.T) {
	if size.Least() {
		t.Skip("walks some thousand times")
	}
	defer weiss.Amend(func(p []kernel.Proc) []kernel.Proc { return p })
	words, labels := weiss.Looks()
	for word, l := range machineLooks { // a book's own words come first
		words[word] = l
		defer delete(words, word)
	}
	made := 0
	try := func(name string, all kernel.Looks, is func(ability.Node) bool, set func(kernel.Looks)) {
		defer set(all)
		for left := all; left != 0; left &= left - 1 {
			bit := left & -left
			set(all &^ bit)
			weiss.Amend(func(p []kernel.Proc) []kernel.Proc { return p })
			made++
			if !slices.ContainsFunc(sights, func(s string) bool { return uses(t, s, is) && look(s) != nil }) {
				t.Errorf("nothing misses that %s looks at %d", name, bits.TrailingZeros64(uint64(bit)))
			}
		}
	}
	for _, word := range slices.Sorted(maps.Keys(words)) {
		is := func(n ability.Node) bool { return n.Kind == word }
		switch word {
		case lexicon.Stage: // a set of characters is one of the stage
			is = func(n ability.Node) bool { return n.Kind == ability.Cards }
		case ability.ThisInBattle:
			is = func(n ability.Node) bool { return n.Kind == ability.ThisBattle }
		}
		try(word.String(), words[word], is, func(l kernel.Looks) { words[word] = l })
	}
	for label, l := range labels {
		is := func(n ability.Node) bool { return n.Kind == ability.Label && n.Num == int(label) }
		try(fmt.Sprint("label ", label), l, is, func(l kernel.Looks) { labels[label] = l })
	}
	t.Logf("%d looks", made)
}

// uses reports whether a text has such a word.
func uses(t *testing.T, sight string, is func(ability.Node) bool) bool {
	n, err := text.Parse(text.Japanese, "【永】 "+sight, lexicon.New())
	if err != nil {
		t.Fatal(err)
	}
	return has(n, is)
}

func has(n ability.Node, is func(ability.Node) bool) bool {
	return is(n) || slices.ContainsFunc(n.Kids, func(k ability.Node) bool { return has(k, is) })
}
