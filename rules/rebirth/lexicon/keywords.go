package lexicon

import . "gorin/rules/ability" // most lines name what is numbered

// The keywords.
const (
	KwSpark Keyword = OwnKw + iota
	KwCancel
	KwBlocker
	KwGrowth
	KwReCombo
	KwActivate
	KwTrueStrength
)

// Keywords is what there is to know of them. A label is one row; a keyword that is a whole line
// says also which, and what it stands for.
func Keywords() []KeywordSpec {
	return []KeywordSpec{
		{Keyword: KwSpark, Name: "spark", Ja: "【スパーク】", En: "【SPARK】", Line: Spark, Lower: lowerSpark},
		{Keyword: KwCancel, Name: "cancel", Ja: "【キャンセル】", En: "【CANCEL】", Line: Cancel, Lower: lowerCancel},
		{Keyword: KwBlocker, Name: "blocker", Ja: "【ブロッカー】", En: "【BLOCKER】", Line: Blocker, Lower: lowerInForce},
		{Keyword: KwGrowth, Name: "growth", Ja: "【のびしろ】", En: "【GROWTH】", Line: Growth, AskedBy: HasKeyword, Lower: lowerInForce},
		{Keyword: KwReCombo, Name: "re-combo", Ja: "【Reコンボ】", En: "【RE COMBO】"},
		{Keyword: KwActivate, Name: "activate", Ja: "【起】", En: "【ACT】"},
		{Keyword: KwTrueStrength, Name: "true-strength"},
	}
}
