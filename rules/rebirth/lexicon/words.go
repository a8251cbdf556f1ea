package lexicon

import (
	"slices"
	"strings"

	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/phrases"
	"gorin/rules/text/surface"
)

// words is words that stand for numbers and heads: types of cards (2.2),
// phases (chapter 7), keywords, bans.
var words = []text.Phrase{
	{"common", Character, 0, "キャラ", "character<s|>"},
	{"common", SetCard, 0, "Reバース", "Rebirth<s|>"},
	{"common", SparkHead, 0, "【スパーク】", "spark<s|>"},
	{"common", Card, 0, "カード", "card<s|>"},

	{"step", surface.Word, int(PhStand), "スタンドフェイズ", "stand phase"},
	{"step", surface.Word, int(PhStandby), "スタンバイフェイズ", "standby phase"},
	{"step", surface.Word, int(PhEnergy), "エネルギーフェイズ", "energy phase"},
	{"step", surface.Word, int(PhMain), "メインフェイズ", "main phase"},
	{"step", surface.Word, int(PhAttack), "アタックフェイズ", "attack phase"},
	{"step", surface.Word, int(PhEnd), "エンドフェイズ", "end phase"},

	{"lying", surface.Word, 0, "【スタンド】", "stand"},
	{"lying", surface.Word, 1, "【レスト】", "rest"},

	{"adv", surface.Word, RestedFlag, "【レスト】で", " rested"},
	{"adv", surface.Word, FaceDownFlag, "[裏向きで|裏向きに]", " face down"},
	{"adv", surface.Word, FaceUpFlag, "表向きで", " face up"},
	{"adv", surface.Word, AnyOrderFlag, "[望む順で|好きな順で]", " in any order"},

	{"bancard", surface.Word, int(BanChosenByOpp), "相手から[|効果で]選ばれ<ない|ず|∄>¦相手の効果で選ばれ<ない|ず|∄>", "cannot be chosen by the opponent"},
	{"bancard", surface.Word, int(BanChosenByChara), "相手のキャラから[|効果で]選ばれ<ない|ず|∄>¦相手のキャラの効果で選ばれ<ない|ず|∄>", "cannot be chosen by the opponent's characters"},
	{"bancard", surface.Word, int(BanChosen), "効果で選ばれ<ない|ず|∄>¦効果で選べ<ない|ず|∄>", "cannot be chosen by effects"},
	{"bancard", surface.Word, int(BanStandUp), "【スタンド】し<ない|∄|∄>¦【スタンド】<∄|せず|∄>", "cannot stand"},
	{"bancard", surface.Word, int(BanTire), "【レスト】し<ない|∄|∄>¦【レスト】<∄|せず|∄>", "cannot rest"},
	{"bancard", surface.Word, int(BanAttack), "アタックでき<ない|ず|∄>", "cannot attack"},
	{"bancard", surface.Word, int(BanPartnerAttack), "パートナーアタックでき<ない|ず|∄>", "cannot make partner attacks"},
	{"bancard", surface.Word, int(BanPair), "サポートでき<ない|ず|∄>", "cannot support"},
	{"bancard", surface.Word, int(BanBlocked), "ブロックされ<ない|ず|∄>", "cannot be blocked"},

	{"banplayer", surface.Word, int(BanBlockers), "[|手札から]【ブロッカー】を使え<ない|ず|∄>", "cannot use 【BLOCKER】"},
	{"banplayer", surface.Word, int(BanCancels), "[手札から|]【キャンセル】を使え<ない|ず|∄>", "cannot use 【CANCEL】"},
	{"banplayer", surface.Word, int(BanSets), "エントリー以外からReバースをセットでき<ない|ず|∄>", "cannot set Rebirths except from the entry"},
	{"banplayer", surface.Word, int(BanSparks), "【スパーク】を使え<ない|ず|∄>", "cannot use 【SPARK】"},
}

// values is what games say of numbers and heads. A name is no head in Japanese, where it describes a card.
func values() []text.Phrase { return unsaidInJapanese(phrases.Values, Named) }

// cardSets is how games describe sets. Several are not joined by か in Japanese, which joins what
// describes one: see sets. A part of a name is what every name here is (2.1.2): see named.
func cardSets() []text.Phrase {
	return slices.DeleteFunc(unsaidInJapanese(phrases.CardSets, Union, surface.Union), func(p text.Phrase) bool {
		return p.Kind == NameHas || strings.Contains(p.Ja+p.En, ":namepart:")
	})
}

// unsaidInJapanese is a table without the Japanese words for some kinds.
func unsaidInJapanese(table []text.Phrase, kinds ...Kind) []text.Phrase {
	table = slices.Clone(table)
	for i := range table {
		if slices.Contains(kinds, table[i].Kind) {
			table[i].Ja = ""
		}
	}
	return table
}

// filters is what describes a card of this game.
var filters = []text.Phrase{
	{"stem0", NameIs, 0, "{name}", ""},
	{"stem0", NotOf, 0, "{0:refatom}以外", ""},
	{"filter", HeadIs, 0, "{0:common}の", ""},
	{"clause", WithStat, int(StatCost)*PerStat + int(Equal), "{0:declared cost}", ""},
	{"declared cost", Declared, 0, "{0=you}宣言した数字と同じコストの¦{0:who}が宣言した数字と同じコストの", "{0:who}"},
	{"tail", WithStat, int(StatCost)*PerStat + int(Equal), "", "of the cost that {0:declared cost} declared"},
	{"clause", Lying, 0, "{#lying}している", ""},
	{"clause", HasKeyword, 0, "{#keyword}を持つ", ""},
	{"clause", AnyOf, 0, "{0&:keyworded:か}を持つ", ""},
	{"keyworded", HasKeyword, 0, "{#keyword}", ""},
	{"clause", NotOf, 0, "{0:keyworded}を持たない", ""},
	{"clause", Trait, 0, "{trait}を持つ", ""},
	{"clause", WithSoul, 0, "[【魂】|魂]を持つ", ""},
	{"clause", NotOf, 0, "{0:soulless}のない", ""},
	{"soulless", WithSoul, 0, "[【魂】|魂]", ""},
	{"tail", HasKeyword, 0, "", "with {#keyword}"},
	{"tail", WithSoul, 0, "", "with a soul"},
	{"tail", NotOf, 0, "", "{0=with-soul}with no soul"},
	{"adj", HeadIs, 0, "", "{0:common/1}"},
}
