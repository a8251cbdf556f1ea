package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// lines is the heads of lines (8.1.1), as printed cards have them and as the book does, and
// what stands before their text (2.14.4, 2.14.5).
var lines = []text.Phrase{
	{"line", Auto, 0, "[【自】|［自動］]{0:labels}_{#limit}{2*:part:}", "【AUTO】 {0:labels}{#limit}{2*:part: }¦【AUTO】{0:labels}{#limit}{2*:part: }"},
	{"line", Act, 0, "[【起】|［起動］]{0:labels}{1:costs}_{#limit}{2*:part:}", "【ACT】 {0:labels}{1:costs}{#limit}{2*:part: }¦【ACT】{0:labels}{1:costs}{#limit}{2*:part: }"},
	{"line", Cont, 0, "[【永】|［永続］]{0:labels}_{2*:part:}", "【CONT】 {0:labels}{2*:part: }¦【CONT】{0:labels}{2*:part: }"},
	{"line", Cancel, 0, "[【キャンセル】|［キャンセル］]{0:labels}{1:costs}_{#limit}{2*:part:}", "【CANCEL】 {0:labels}{1:costs}{#limit}{2*:part: }¦【CANCEL】{0:labels}{1:costs}{#limit}{2*:part: }"},
	{"line", Spark, 0, "[【スパーク】|［スパーク］]{0:labels}_{2*:part:}", "【SPARK】 {0:labels}{2*:part: }¦【SPARK】{0:labels}{2*:part: }"},
	{"line", SurpriseLine, 0, "[【サプライズ】|［サプライズ］]{0:labels}{2*:part:}", "【SURPRISE】 {0:labels}{2*:part: }¦【SURPRISE】{0:labels}{2*:part: }"},
	{"line", Auto, 0, "[【自】|［自動］]{0:labels}{2*:part:}{#lastly}", ""},
	{"line", Act, 0, "[【起】|［起動］]{0:labels}{1:costs}{2*:part:}{#lastly}", ""},
	{"line", Effect, 0, "{2+:part:}", "{2+:part: }"},
	{"costs", surface.Via, 0, "{@:cost}", "{@:cost} ¦{@:cost}"},
	{"cost", Cost, 0, "［{0+:item:、}］¦［{0-:paying:}{$:item}］", "\\[{0+:item:, }\\]"},
	{"item", CostAct, 0, "{0:act/0}", ""},
	{"paying", CostAct, 0, "{0:act/1}、", ""},
	{"item", CostOfHand, 0, "{1:cards}を{0:qty}{2:act/0}¦{1:cards}を{0:qty}[選び、|選び]{2:act/0}", ""},
	{"paying", CostOfHand, 0, "{1:cards}を{0:qty}{2:act/1}、", ""},
	{"item", CostOfHand, 0, "{1:cards}を{0:every}選び[、|]{2:act/0}", ""}, // 4.16.2
	{"every", EveryOne, 0, "すべて", ""},
	{"qty", EveryOne, 0, "", "each of the"},
	{"item", surface.Via, 0, "", "{@:deed}"},
	{"limit", surface.Word, 0, "∅", "∅"},
	{"limit", surface.Via, 0, "{@:limited}", "{@:limited}"},
	{"limited", surface.Word, 0, "【ターン{#}】_¦この技は[|、]1ターンに[|つき]{#}回まで使える。", "【TURN {#}】 ¦【TURN {#}】"},
	{"lastly", surface.Word, 0, "この技は[|、]1ターンに[|つき]{#}回まで使える。", ""},

	{"labels", Labels, 0, "{0+:sign:}¦{0*:sign:}［{0&:region:・}］", "{0+:sign:}"},
	{"sign", Label, int(KwNamed), "{corner}", "{corner} ¦{corner}"},
	{"sign", Label, int(KwTrait), "{trait}", "{trait} ¦{trait}"},
	{"sign", surface.Via, 0, "[〔|［]{@:region}[〕|］]", "〔{@:region}〕 ¦〔{@:region}〕"},
	{"region", Label, int(KwAnywhere), "フィールド", "Field"},
	{"region", Label, int(KwRing), "リング", "Ring"},
	{"region", Label, int(KwBench), "ベンチ", "Bench"},
	{"region", Label, int(KwHand), "手札", "Hand"},
	{"region", Label, int(KwRetire), "リタイヤ置場", "Retire"},
	{"region", Label, int(KwWaitingRoom), "控え室", "Waiting Room"},
	{"region", Label, int(KwEnergy), "エネルギー置場", "Energy"},
	{"region", Label, int(KwSurpriseZone), "サプライズ置場", "Surprise"},
}
