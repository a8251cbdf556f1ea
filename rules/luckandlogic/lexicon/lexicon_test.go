package lexicon_test

import (
	"testing"

	"gorin/rules/ability"
	. "gorin/rules/luckandlogic/lexicon"
	"gorin/rules/luckandlogic/lexicon/trees"
	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/texttest"
)

// known is the lexicon with the words of a made-up pack.
func known() *Lexicon {
	return texttest.Knowing(New(), []texttest.Word{
		{CardName, "ナギ", "Nagi"}, {CardName, "ミオ", "Mio"}, {CardName, "カナ", "Kana"}, {CardName, "夜明けの灯", "Light at Dawn"},
		{TraitName, "灯台", "Lighthouse"}, {TraitName, "潮風", "Sea Breeze"}, {WorldName, "ナギノス", "Naginos"}, {WorldName, "ホシオリ", "Hoshiori"},
	}...)
}

func TestFoundTrees(t *testing.T) { texttest.CheckFound(t, known(), "testdata/trees.txt") }

// What is said of a tree is read as that tree, in both languages.
func TestRoundTrip(t *testing.T) { texttest.CheckTrees(t, known(), trees.Random) }

// plain is カードを1枚引く。
var plain = ability.N(ability.Sentence, ability.Nothing, ability.Nothing, ability.Nothing, ability.Nothing, ability.Nothing,
	ability.N(ability.Do, ability.N(ability.You), ability.N(ability.Draw, ability.N(ability.Exactly, ability.Num(ability.Number, 1)))))

// What may stand in 『』 follows from the shape of its kind.
func TestEveryKindQuoted(t *testing.T) {
	texttest.CheckQuoted(t, known(), trees.Random, []ability.Node{
		ability.N(ability.DeckLimit), ability.Num(ability.DeckLimit, 6), ability.N(Explosion), ability.N(ability.Effect, ability.Nothing, ability.Nothing, plain),
	},
		texttest.Quoting{Text: "【自】 このメンバーが攻撃した時、そのターン中、このメンバーは次の能力を得る。『%s』", Takes: ability.SAbility},
		texttest.Quoting{Text: "【永】 このメンバーは『%s』を得る。", Takes: ability.SAbility},
		texttest.Quoting{Text: "【自】 このメンバーが攻撃した時、次の行動を2回行う。『%s』", Takes: ability.SEffect},
		texttest.Quoting{Text: "以下の効果のうちあなたが選んだ1つを行う。『カードを1枚引く。』『%s』", Takes: ability.SEffect})
}

// Each line is said word by word, and every kind that texts can say has a line.
func TestLines(t *testing.T) {
	lines := texttest.ReadLines(t, "testdata/lines.txt")
	if len(lines) < 400 {
		t.Errorf("only %d lines", len(lines))
	}
	said := texttest.CheckLines(t, lines, known())
	for _, k := range Played() { // only what is played says them
		said[k] = true
	}
	texttest.CheckOwn(t, said, known())
	texttest.CheckUsed(t, said, known(), true)
}
