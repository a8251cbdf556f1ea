package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// conds is how sentences are joined and what they ask, as far as this
// game says it in its own way.
var conds = []text.Phrase{
	{"piece", surface.Via, 0, "{@:cond/0}なら[、|]¦{@:cond/2}場合[、|]¦{@:cond/0}の場合[、|]¦{@:tara}[、|]", ""},
	{"tara", DidAtLeast, 0, "{#}枚以上[捨て|そうし]たら", ""},
	{"link", IfDo, 0, "そうした[ら|場合][、|]", ""},
	{"link", IfNotDo, 0, "そうしなかった[ら|場合|なら][、|]", ""},
	{"link", Else, 0, "そうでない[なら|場合][、|]", ""},
	{"piece", surface.Instead, 0, "代わりに[|、]", "instead "},                            // 12.02.2.c.1
	{"piece", surface.By, 0, "{0:act/0}ことで[、|]¦{0:actsome/0}ことで[、|]", "{0:act/0}: "}, // 532
	{"piece", surface.By, 1, "", "and {0:act/0}: "},

	{"cond1", InRed, 0, "{0:who}がレッドゾーン<|で|である>", "{0=you}you are in the red zone¦{0:who} is in the red zone"},
	{"cond1", InRed, 1, "{0:who}がイエローゾーン<|で|である>", "{0=you}you are in the yellow zone¦{0:who} is in the yellow zone"},
	{"cond1", CountersAre, int(AtLeast), "{0:having}{counter}カウンターが{1:val}個以上<|で|である>¦{0:having}{counter}カウンターが{1:val}個以上あ<る|り|る>", "{0:has} {1:val} or more {counter} counters"},
	{"cond1", CountersAre, int(AtMost), "{0:having}{counter}カウンターが{1:val}個以下<|で|である>", "{0:has} {1:val} or [fewer|less] {counter} counters"},
	{"cond1", CountersAre, int(Equal), "{0:having}{counter}カウンターが{1:val}個<|で|である>", "{0:has} exactly {1:val} {counter} counters"},
	{"cond1", CountersAre, int(More), "{0:having}{counter}カウンターが{1:val}個より多<い|く|い>", "{0:has} more than {1:val} {counter} counters"},
	{"cond1", CountersAre, int(Less), "{0:having}{counter}カウンターが{1:val}個より少な<い|く|い>", "{0:has} [fewer|less] than {1:val} {counter} counters"},
	{"having", surface.Via, 0, "{@:whose}¦{@:ref}の", ""},
	{"whose", You, 0, "あなたの", ""},
	{"whose", Opp, 0, "相手の", ""},
	{"whose", surface.Self, 0, "自分の", ""},
	{"has", You, 0, "", "you have"},
	{"has", Opp, 0, "", "your opponent has"},
	{"has", surface.Self, 0, "", "they have"},
	{"has", surface.Via, 0, "", "{@:single} has"},
	{"cond1", ByEvol, 0, "[|このカードが|このユニットが|このコマンドが]エヴォルし<た|て|た>¦[|このカードが|このユニットが|このコマンドが]{evol}でエヴォルし<た|て|た>", "this evolved¦this evolved by {evol}"},
	{"cond1", DroppedThisTurn, 0, "このターン[、|]{0:filter}カードがあなたの墓地に置かれてい<た|て|た>¦このターン中[、|]{0:filter}カードがあなたの墓地に置かれてい<た|て|た>",
		"[a\x02|a|an] {0:adj} card was put into your graveyard this turn¦a card {0:tail} was put into your graveyard this turn"},
	{"cond1", CameThisTurn, 0, "このターン中[、|]{0:cards}が登場してい<た|て|た>¦このターン[、|]{0:cards}が登場してい<た|て|た>", "1 {0:every} appeared this turn"},
	{"cond1", UnityDrew, 0, "{0:who}が【結束】でカードを引いてい<た|て|た>", "{0:who} drew a card by 【Unity】"},
	{"cond1", GuessRight, 0, "的中してい<た|て|た>", "the guess is right"},
	{"cond1", TerritoryIs, 0, "{0:of}テリトリーが開放状態<|で|である>", "{0:of} territory is open"},
	{"cond1", TerritoryIs, 1, "{0:of}テリトリーが未開放状態<|で|である>", "{0:of} territory is not open"},
	{"cond1", StateIs, 0, "{0:ref}がスタンド状態<|で|である>", "{0:single} is standing"},
	{"cond1", StateIs, 1, "{0:ref}がレスト状態<|で|である>", "{0:single} is rested"},
	{"cond1", CountIs, int(AtLeast), "{0:there}が{1:val}枚以上あ<る|り|る>¦{0:here}が{1:val}枚以上い<る|て|る>", ""},
	{"cond1", CountIs, int(AtMost), "{0:there}が{1:val}枚以下しかな<い|く|い>", ""},
	{"cond1", DidAtLeast, 0, "{#}枚以上捨て<た|て|た>", ""},
	{"cond1", DidExactly, 0, "{#}枚捨て<た|て|た>", ""},
}
