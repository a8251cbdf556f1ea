package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// lines is the heads of lines (1201-3a, 1201-4a, 1201-5a), what stands
// before them (312-3, 1411-2), limits (1206-2) and the lines that are one keyword
// (chapter 1400).
var lines = []text.Phrase{
	{"line", surface.Via, 0, "{@:word}", "{@:word}"},
	{"line", SkillText, 0, "【スキル】{0+:part:}", "【SKILL】 {0+:part: }"}, // 533-1
	{"line", ExtraCost, 0, "[このカード|このユニット|このコマンド]をプレイするための追加コスト{0:cost}。", "Additional cost to play this card: {0:cost}."}, // 12.04.2.h.3
	{"line", surface.Active, 0, "{0:front}【起】[〔|［]{1:timing}{2:after}[〕|］][：|:]{3+:part:}{#turns}¦{0:front}【起】[〔|［]{2:items}[〕|］][：|:]{3+:part:}{#turns}",
		"{0:front}【ACT】 〔{1:timing}{2:after}〕: {3+:part: }{#turns}"},
	{"line", Auto, 0, "{0:front}【自】{2+:part:}{#times}", "{0:front}【AUTO】 {2+:part: }{#turns}"},
	{"line", Cont, 0, "{0:front}【永】{2+:part:}", "{0:front}【CONT】 {2+:part: }"},
	{"line", Effect, 0, "{0:front}{2+:part:}{#times}", "{0:front}{2+:part: }{#turns}"},

	{"word", Decoy, 0, "【デコイ】", "【Decoy】"},
	{"word", Blitz, 0, "【ブリッツ】", "【Blitz】"},
	{"word", Berserk, 0, "【バーサーク】", "【Berserk】"},
	// 1404-3a
	{"word", Judgement, 0, "【ジャッジメント[：|:]ユニット】{0=(on-placed (cards opp none unit) none field)}¦【ジャッジメント[：|:]{0:trigger}】",
		"【Judgement: unit】{0=(on-placed (cards opp none unit) none field)}¦【Judgement: {0:trigger}】"},
	{"word", AssaultTerritory, 0, "【アサルトテリトリー】", "【Assault Territory】"},
	{"word", NameRule, 0, "【名称ルール】{name}", "【Name Rule】 {name}"},
	{"word", Legacy, 0, "【レガシー】{0:cost}¦【レガシー{0:cost}】", "【Legacy】 {0:cost}"},
	{"word", surface.Via, 0, "{@:evolved}", "{@:evolved}"},
	{"word", EvolEither, 0, "{0:evolved}[/|／]{1:evolved}", "{0:evolved}／{1:evolved}"},
	{"word", Bright, 0, "【ブライト{0+:trait:}＋{#}】", "【Bright {0+:trait:} +{#}】"},
	{"word", Unity, 0, "【結束{0:trait}】", "【Unity {0:trait}】"},
	{"evolved", Evol, 0, "【エヴォル{0:cost}】¦【エヴォル[-|－]{evolword}{0:cost}】¦【エヴォル[-|－]{evol}{0:cost}】",
		"【Evol {0:cost}】¦【Evol-{evolword} {0:cost}】¦【Evol-{evol} {0:cost}】"},
	{"trait", Trait, 0, "{trait}", "{trait}"},

	// 14.09.5.b.2: each item is done if its cost was paid (14.09.5.b.3)
	{"part", saidCaseList, 0, "{0*:piece:}以下を行う。{0+:branch:}", ""},
	{"branch", saidCaseItem, 0, "・{evolword}[－|-]{0+:sentence:}¦・{evol}[－|-]{0+:sentence:}", ""},

	{"front", None, 0, "∅", "∅"},
	{"front", Labels, 0, "{0+:sign:}", "{0+:sign:}"},
	{"sign", Label, int(KwAwaken), "【覚醒】¦【覚醒】{title}[-|－]", "【AWAKENED】 ¦【AWAKENED】 {title} - "},
	{"sign", Label, int(KwMystery), "【怪異】{trait}", "【MYSTERY】 {trait} "},

	{"timing", surface.Word, surface.TimingNormal, "ノーマル", "Normal"},
	{"timing", surface.Word, surface.TimingQuick, "クイック", "Quick"},
	{"after", None, 0, "∅", "∅"},
	{"after", surface.Via, 0, "[/|／]{@:items}", "／{@:items}"},

	{"times", surface.Word, 0, "∅", ""},
	{"times", surface.Word, 0, "この能力は[各ターン|1ターン]に{#}回[まで発動できる|しか発動できない|だけ発動する|まで発動する]。", ""},
	{"turns", surface.Word, 0, "∅", "∅"},
	{"turns", surface.Word, 1, "", " Once per turn."},
	{"turns", surface.Word, 0, "この能力は[各ターン|1ターン]に{#}回[まで起動できる|しか起動できない|だけ起動できる]。", " Up to {#} times per turn."},
}

// costs is what stands in 〔〕 (510).
var costs = []text.Phrase{
	{"cost", surface.Via, 0, "[〔|［]{@:items}[〕|］]", "〔{@:items}〕"},
	{"items", Cost, 0, "{0+:item:、}", "{0+:item:, }"},
	{"item", PayEnergy, 0, "{0+:pip:}", "{0+:pip:}"},
	{"item", surface.CostDiscard, 0, "{1=(cards none hand card)}手札を{0:qty}捨てる¦{1=(cards none hand card)}手札{0:qty}を捨てる¦{1:fromhand}を{0:qty}捨てる¦{1:cards}{0:qty}を捨てる¦{1:cards}を{0:qty}捨てる", ""},
	{"item", CostOfHand, 0, "{1:cards}{0:qty}を{2:act/0}¦{1:cards}を{0:qty}{2:act/0}", ""},
	{"item", CostAct, 0, "{0:act/0}", ""},
	{"item", surface.Via, 0, "", "{@:deed}"},
	{"fromhand", Cards, 0, "{1=hand}手札から{3*:filter:}{2:head}", ""},
	{"deed", surface.CostDiscard, 0, "", "{1=(cards you hand card)}discard {0:one} card¦{1=(cards you hand card)}discard {0:qty} cards¦discard {0:one} {1:some/1}¦discard {0:qty} {1:some/0}"},
	{"deed", surface.CostDestroy, 0, "", "destroy {0:one} {1:some/1}{2:too}¦destroy {0:qty} {1:some/0}{2:too}"},
	{"deed", surface.CostTurn, 0, "", "turn {0:one} {1:some/1}{2:too} face up¦turn {0:qty} {1:some/0}{2:too} face up"},
	{"deed", surface.CostTurn, 1, "", "turn {0:one} {1:some/1}{2:too} face down¦turn {0:qty} {1:some/0}{2:too} face down"},
	{"deed", surface.CostMove, 0, "", "{3=to-removed}remove {0:one} {1:some/1}{2:too}¦{3=to-removed}remove {0:qty} {1:some/0}{2:too}"},

	// 510-2a
	{"pip", surface.Pip, 0, "{0:coloured}{①}", "{0:coloured}{①}"},
	{"coloured", surface.Word, 0, "[無|]", "∅"},
	{"coloured", surface.Via, 0, "{@:colour}", "{@:colour}"},
}
