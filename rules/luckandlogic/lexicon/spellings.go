package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// spellings is what is only read: other words for the same.
var spellings = []text.Phrase{
	// a sign alone, for the cards that have it (2.5.4, 2.6.3)
	{"cards", Cards, 0, "{1:zbefore}{#other}{0:of}{,}{3-:filter:}{$:alone sign}{2=card}", ""},
	{"cards", Cards, 0, "{#other}{0:of}{1:zin}の{,}{3-:filter:}{$:alone sign}{2=card}", ""},
	{"cards", Cards, 0, "{#other}{0:of}{,}{3-:filter:}{$:alone sign}{2=card}", ""},

	// a set that is all of it (9.2.2.2)
	{"piece", surface.Topic, 0, "{0:all of it}は[|、]", ""},
	{"all of it", All, 0, "[|各]{0:cards}", ""},
	{"no", All, 0, "[|各]{0:cards}の", ""},

	{"wo", All, 0, "すべての{0:cards}を[|、]", ""},
	{"no", All, 0, "すべての{0:cards}の", ""},
	{"target", All, 0, "すべての{0:cards}", ""},
	{"who", Each, 0, "[各プレイヤー|お互いのプレイヤー|両プレイヤー]", ""},
	{"into", surface.Via, 0, "{@:cards}で[|、]", ""},
	{"act", surface.ChooseWith, 0, "[このメンバー|このカード]と[|、]{1:cards}を{0:qty}[|、]選<ぶ|び|んで>", ""},
	{"trigger1", OnDefine, 0, "{1=(cards none none card)}{0:who}がロジック定義した時", ""},
	{"hereset", Cards, 0, "{0:of}{1:zslot}に{#other}{3*:filter:}{2:person}", ""},

	// 枚数 of a zone
	{"cond1", CountIs, int(AtLeast), "{0:in zone}の枚数が{1:val}枚以上<|で|である>", ""},
	{"cond1", CountIs, int(AtMost), "{0:in zone}の枚数が{1:val}枚以下<|で|である>", ""},
	{"cond1", CountIs, int(Equal), "{0:in zone}の枚数が{1:val}枚<|で|である>", ""},
	{"value", CountOf, 1, "{0:in zone}の枚数", ""},
	{"value", CountOf, 0, "{0:in zone}の枚数×{#}", ""},
	{"in zone", Cards, 0, "{2=card}{0:of}{1:zin}", ""},

	// two bans at once
	{"act", surface.Banned, int(saidTacticsAndParadox), "戦術と逆理をロジック定義でき<ない|ず|∄>", ""},

	{"filter", HasLogic, 0, "{#logic}の", ""},

	{"there", Cards, 0, "{#other}{0:of}{1:thus}[|、]{3*:filter:}{2:head}", ""},
	{"hereset", Cards, 0, "{#other}{0:of}{1:thus}[|、]{3*:filter:}{2:head}", ""},
	{"cards1", saidExcept, 0, "{0:bare}以外の[|、]{1:cards1}", ""},

	// あなたの他の, for 他のあなたの
	{"others", surface.Word, 1, "他の[|、]", ""},
	{"cards1", Cards, 0, "{0:of}{#others}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{0:of}{1:zin}の{#others}{3*:filter:}{2:head}", ""},
	{"hereset", Cards, 0, "{0:of}{#others}{3*:filter:}{2:person}", ""},
	{"hereset", Cards, 0, "{0:of}{1:zslot}の{#others}{3*:filter:}{2:person}", ""},

	{"link", surface.After, int(Draw), "引いたら[、|]", ""},
	{"link", surface.After, int(Choose), "選んだら[、|]", ""},
	{"link", surface.After, int(Reveal), "公開したら[、|]", ""},
	{"link", surface.After, int(Move), "[置い|戻し|加え|ドロップし|パージし]たら[、|]", ""},
	{"link", surface.After, int(SetState), "[スタンド|レスト]したら[、|]", ""},
	{"link", surface.After, int(PayCost), "[コストを|]払ったら[、|]", ""},
	{"link", IfNotDo, 0, "そうしなかったら[、|]", ""},
	{"cond1", CountIs, int(AtLeast), "{0:there}が{1:val}枚以上あ<る|り|る>¦{0:cards}が{1:val}[枚|体]以上い<る|て|る>¦{0:cards}の枚数が{1:val}枚以上<|で|である>", ""},
	{"cond1", CountIs, int(AtMost), "{0:there}が{1:val}枚以下あ<る|り|る>¦{0:cards}が{1:val}[枚|体]以下い<る|て|る>¦{0:cards}の枚数が{1:val}枚以下<|で|である>", ""},
	{"cond1", CountIs, int(Equal), "{0:there}が{1:val}枚あ<る|り|る>¦{0:cards}が{1:val}[枚|体]い<る|て|る>¦{0:cards}の枚数が{1:val}枚<|で|である>", ""},
	{"piece", surface.Via, 0, "{@:cards}[1体|1つ]につき[、|]", ""},
	{"modgive", GiveAbility, 0, "『{0:inner}』の能力を与<える|え|えて>", ""},
	{"modget", GiveAbility, 0, "『{0:inner}』の能力を得<る||て>", ""},
}
