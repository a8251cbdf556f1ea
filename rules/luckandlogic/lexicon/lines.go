package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// lines is the heads of lines (9.1.2.1.1, 9.1.2.2.1, 9.1.2.3.1) and what stands before a text: an EX soul
// in front (11.6.1), the limit right after the icon (12.4.1.1), where it is in force (9.3.2.6.1), the
// vanguard (11.3.1). A tactics card or a paradox has an 【自】 without an event (5.16.2).
var lines = []text.Phrase{
	{"line", Auto, 0, "【自】{#limit}_{0:labels}{1:costs}{2+:part:}", "【AUTO】{#limit} {0:labels}{1:costs}{2+:part: }"},
	{"line", Auto, 0, "{0:exsouls}【自】{#limit}_{1:costs}{2+:part:}", "{0:exsouls}【AUTO】{#limit} {1:costs}{2+:part: }"},
	{"line", Act, 0, "【起】{#limit}_{0:labels}{1:costs}{2+:part:}", "【ACT】{#limit} {0:labels}{1:costs}{2+:part: }"},
	{"line", Act, 0, "{0:exsouls}【起】{#limit}_{1:costs}{2+:part:}", "{0:exsouls}【ACT】{#limit} {1:costs}{2+:part: }"},
	{"line", Cont, 0, "【永】_{0:labels}{1:costs}{2+:part:}", "【CONT】 {0:labels}{1:costs}{2+:part: }"},
	{"line", Cont, 0, "{0:exsouls}【永】_{1:costs}{2+:part:}", "{0:exsouls}【CONT】 {1:costs}{2+:part: }"},
	{"line", Auto, 0, "{0:ex auto}{1:costs}{2+:part:}", "{0:ex auto}{1:costs}{2+:part: }"},
	{"line", Auto, 1, "{0:ex auto once}{1:costs}{2+:part:}", "{0:ex auto once}{1:costs}{2+:part: }"},
	{"line", Act, 0, "{0:ex act}{1:costs}{2+:part:}", "{0:ex act}{1:costs}{2+:part: }"},
	{"line", Act, 1, "{0:ex act once}{1:costs}{2+:part:}", "{0:ex act once}{1:costs}{2+:part: }"},
	{"line", Cont, 0, "{0:ex cont}{1:costs}{2+:part:}", "{0:ex cont}{1:costs}{2+:part: }"},
	{"line", Effect, 0, "{0:labels}{1:costs}{2+:part:}", "{0:labels}{1:costs}{2+:part: }"},

	{"limit", surface.Word, 0, "∅", "∅"},
	{"limit", surface.Via, 0, "{@:limited}", "{@:limited}"},
	{"limited", surface.Word, 0, "【ターン{#}回】", "【{#}/Turn】"},

	{"labels", Labels, 0, "{0+:label:}", "{0+:label:}"},
	{"label", OnlyIn, 0, "【この能力は{0:zonly}のみで有効】_", "【Only in force in the {0:zname}】 "},
	{"label", Label, int(KwVanguard), "先鋒_", "Vanguard "},
	{"front", None, 0, "∅", "∅"},
	{"front", surface.Via, 0, "{@:exsouls}", "{@:exsouls}"},
	{"exsouls", Labels, 0, "{0:exsoul}", "{0:exsoul}"},
	// an EX soul whose text says where it is in force, or is of the vanguard: the icon stands between
	{"ex auto", Labels, 0, "{0:exsoul}【自】_{1+:label:}", "{0:exsoul}【AUTO】 {1+:label:}"},
	{"ex auto once", Labels, 0, "{0:exsoul}【自】【ターン1回】_{1+:label:}", "{0:exsoul}【AUTO】【1/Turn】 {1+:label:}"},
	{"ex act", Labels, 0, "{0:exsoul}【起】_{1+:label:}", "{0:exsoul}【ACT】 {1+:label:}"},
	{"ex act once", Labels, 0, "{0:exsoul}【起】【ターン1回】_{1+:label:}", "{0:exsoul}【ACT】【1/Turn】 {1+:label:}"},
	{"ex cont", Labels, 0, "{0:exsoul}【永】_{1+:label:}", "{0:exsoul}【CONT】 {1+:label:}"},
	{"exsoul", EXSoul, 0, "【EXソウル{#}】", "【EX SOUL {#}】"},
}

// costs is what stands in ［］ (5.22, 9.4): items with nothing but a blank between them, each of them an
// act or acts in the order of one sentence (5.22.2, 5.22.2.1).
var costs = []text.Phrase{
	{"costs", surface.Via, 0, "{@:cost}_", "{@:cost} "},
	{"cost", Cost, 0, "［{0-:paying:}{$:item}］", "\\[{0+:whole:; }\\]"},
	{"paying", surface.Via, 0, "{@:item}_", ""},
	{"item", PayStock, 0, "{0:circle}", ""},
	{"item", surface.Via, 0, "{@:lastpaid}", ""},
	{"item", InOrder, 0, "{0~:firstpaid:}{$:lastpaid}", ""},
	{"lastpaid", CostAct, 0, "{0:act/0}[|。]", ""},
	{"lastpaid", surface.CostDiscard, 0, "{1:cards}を{0:qty}捨てる", ""},
	{"lastpaid", CostOfHand, 0, "{1:cards}を{0:qty}[|、]{2:act/0}¦{1:cards}を{0:qty}選び、{2:act/0}", ""},
	{"lastpaid", surface.CostWith, 0, "{1:cards}を{0:qty}と[|、]このメンバーを[|、]{2:act/0}", ""},
	{"firstpaid", CostAct, 0, "{0:act/1}、", ""},
	{"firstpaid", surface.CostDiscard, 0, "{1:cards}を{0:qty}捨て、", ""},
	{"firstpaid", CostOfHand, 0, "{1:cards}を{0:qty}[|、]{2:act/1}、", ""},
	{"firstpaid", surface.CostWith, 0, "{1:cards}を{0:qty}と[|、]このメンバーを[|、]{2:act/1}、", ""},
	{"whole", PayStock, 0, "", "{0:circle}"},
	{"whole", surface.Via, 0, "", "{@:deed}"},
	{"whole", InOrder, 0, "", "{0~:deed:, then }{$:deed}"},
	{"deed", surface.CostMove, 0, "", "drop {0:one} {1:some/1}{2:too}{3=to-drop}¦drop {0:qty} {1:some/0}{2:too}{3=to-drop}"},
	{"deed", surface.CostMove, 0, "", "purge {0:one} {1:some/1}{2:too}{3=to-purge}¦purge {0:qty} {1:some/0}{2:too}{3=to-purge}"},
	{"deed", surface.CostDiscard, 0, "", "discard {0:one} {1:some/1}¦discard {0:qty} {1:some/0}"},
	{"deed", surface.CostTurn, 0, "", "turn {0:one} {1:some/1}{2:too} face up¦turn {0:qty} {1:some/0}{2:too} face up"},
	{"deed", surface.CostTurn, 1, "", "turn {0:one} {1:some/1}{2:too} face down¦turn {0:qty} {1:some/0}{2:too} face down"},
	{"circle", Number, 0, "{①}", "{①}"},
	{"circle", XVar, 0, "Ⓧ", "Ⓧ"},
}
