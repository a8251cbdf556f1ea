package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// lines is the heads of lines (9.1.1) with the zones (9.4.4), conditions
// (11.2.2) and limits (9.2) that stand in them, and the lines that are one keyword.
var lines = []text.Phrase{
	{"line", surface.Via, 0, "{@:word}", "{@:word}"},
	{"line", Spark, 0, "【スパーク】{0:labels}{#limit}[：|]{1:costs}{2+:part:}", "【SPARK】{0:labels}{#limit}: {1:costs}{2+:part: }"},
	{"line", Auto, 0, "【自】{0:labels}{#limit}[：|]{1:costs}{2+:part:}", "【AUTO】{0:labels}{#limit}: {1:costs}{2+:part: }"},
	{"line", Act, 0, "【起】{0:labels}{#limit}[：|]{1:costs}{2+:part:}", "【ACT】{0:labels}{#limit}: {1:costs}{2+:part: }"},
	{"line", Cont, 0, "【永】{0:labels}[：|]{1:costs}{2+:part:}", "【CONT】{0:labels}: {1:costs}{2+:part: }"},
	{"line", ModeLine, 1, "[i|ⅰ]．{0+:part:}", "i: {0+:part: }"},
	{"line", ModeLine, 2, "[ii|ⅱ]．{0+:part:}", "ii: {0+:part: }"},
	{"line", ModeLine, 3, "[iii|ⅲ]．{0+:part:}", "iii: {0+:part: }"},
	{"line", CaseLine, 0, "{0:case}[．|：]{1+:part:}", "{0:case}: {1+:part: }"},
	{"case", CaseOf, 0, "{0+:caseatom:と}", "{0+:caseatom: and }"},
	{"caseatom", surface.Via, 0, "{@:refatom}", "{@:refatom}"},
	{"caseatom", HasKeyword, 0, "{#keyword}", "with {#keyword}"},
	{"case", CaseNth, 0, "{0+:nthtime:と}", "{0+:nthtime: and }"},
	{"nthtime", Number, 0, "{#}回目", "time {#}"},
	{"case", CaseCount, 0, "{#}枚以上", "{#} or more cards"},
	{"case", CaseNames, 0, "{#}種類以上", "{#} or more names"},

	{"word", Cancel, 0, "【キャンセル】{0:labels}[：|]{1:np}", "【CANCEL】{0:labels}: {1:np}"},
	{"word", Cancel, 0, "【キャンセル】{0:labels}[：|]{1:plays}", "【CANCEL】{0:labels}: {1:plays}"},
	{"plays", Cards, 0, "{2=act-head}【起】", "{2=act-head}activated abilities"},
	{"plays", Cards, 0, "{2=auto-head}【自】", "{2=auto-head}auto abilities"},
	{"word", Blocker, 0, "【ブロッカー】[|：]{0*:refatom:or}¦【ブロッカー】[|：]{0&:refatom:か}¦【ブロッカー】[|：]{0&:refatom:、}", "【BLOCKER】{0*:refatom: or }"},
	{"word", Growth, 0, "【のびしろ】", "【GROWTH】"},

	{"limit", surface.Word, 0, "∅", "∅"},
	{"limit", surface.Via, 0, "{@:limited}", "{@:limited}"},
	{"limited", surface.Word, 0, "【ターン{#}】¦[【|]ターン{#}回[】|]", "【TURN {#}】"},

	{"labels", Labels, 0, "{0+:label:}", "{0+:label:}"},
	{"label", InZone, 0, "【エントリー】{0=entry}", "【ENTRY】{0=entry}"},
	{"label", InZone, 0, "【メンバー】{0=members}", "【MEMBER】{0=members}"},
	{"label", InZone, 0, "【控え室】{0=waiting-room}", "【WAITING ROOM】{0=waiting-room}"},
	{"label", InZone, 0, "【手札】{0=hand}", "【HAND】{0=hand}"},
	{"label", InZone, 0, "【リタイア】{0=retire-zone}", "【RETIRED】{0=retire-zone}"},
	{"label", InZone, 0, "【エネルギー】{0=energy-zone}", "【ENERGY】{0=energy-zone}"},
	{"label", InZone, 0, "[【魂】|魂]{0=soul-zone}", "【SOUL】{0=soul-zone}"},
	{"label", ReCombo, 0, "【[Reコンボ|コンボ]】{name}¦【[Reコンボ|コンボ]】", "【RE COMBO {name}】¦【RE COMBO】"},
	{"label", TrueStrength, 0, "[【|]本領発揮Lv{#}[】|]{0*:refatom:＆}", "【TRUE STRENGTH {#}】{0*:refatom:＆}"},

	{"refatom", Trait, 0, "{trait}", "{trait}"},
	{"refatom", NameIs, 0, "{name}", "{name}"},
	{"refatom", HasKeyword, int(KwGrowth), "【のびしろ】", "【GROWTH】"},
	{"refatom", WithStat, int(StatCost)*PerStat + int(AtMost), "コスト{0:val}以下[|のキャラ]", "cost {0:val} or lower"},
	{"refatom", WithStat, int(StatCost)*PerStat + int(AtLeast), "コスト{0:val}以上[|のキャラ]", "cost {0:val} or higher"},
}

// costs is what stands in ［］ (9.5).
var costs = []text.Phrase{
	{"costs", surface.Via, 0, "{@:cost}", "{@:cost} "},
	{"cost", Cost, 0, "［{0-:paying:}{$:item}］", "\\[{0-:paying:}{$:item}\\]"},
	{"item", surface.Via, 0, "", "{@:deed}"},
	{"paying", surface.Via, 0, "", "{@:deed}, "},
	{"deed", PayEnergy, 0, "", "{0:pip}"},
	{"item", PayEnergy, 0, "{0:pip}", ""},
	{"item", CostAct, 0, "{0:act/0}", ""},
	{"item", CostOfHand, 0, "{1:from}{0:qty}{2:act/0}", ""},
	{"item", surface.CostWith, 0, "[このキャラ|このカード]と、{1:from}{0:qty}{2:act/0}", ""},
	{"paying", PayEnergy, 0, "{0:pip}、", ""},
	{"paying", CostAct, 0, "{0:act/1}、¦{0:act/0}、", ""},
	{"paying", CostOfHand, 0, "{1:from}{0:qty}{2:act/1}、¦{1:from}{0:qty}{2:act/0}、", ""},
	{"item", CheaperIf, 0, "{0:cond/0}なら[、|]かわりに{1:pip}", ""},
	{"deed", CheaperIf, 0, "", "or {1:pip} if {0:cond}"},
	{"paying", PayEnergy, 0, "{0:pip}。", ""},

	// 5.14.2
	{"pip", surface.Pip, 0, "エネ{0:coloured}{①}", "energy {0:coloured}{①}"},
	{"coloured", surface.Word, 0, "∅", "∅"},
}
