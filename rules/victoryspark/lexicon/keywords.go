package lexicon

import . "gorin/rules/ability" // most lines name kinds

// Labels of a skill (2.12): what kind of skill it is, where it is in force (2.14.4), its
// names and its traits.
const (
	KwCancel   Keyword = OwnKw + iota // 〔キャンセル〕 (12.1)
	KwSpark                           // 〔スパーク〕 (12.2)
	KwSurprise                        // 〔サプライズ〕 (12.3)
	KwNamed                           // 【技名】
	KwTrait                           // 《技属性》
	KwAnywhere                        // フィールド, and the other regions
	KwRing
	KwBench
	KwHand
	KwRetire
	KwWaitingRoom
	KwEnergy
	KwSurpriseZone
)

// Lines of kinds of their own: with a cost or a trigger that goes without saying.
const (
	Cancel       = OwnAbility + iota // an activated ability
	Spark                            // triggered by its card coming to the ring
	SurpriseLine                     // triggered by its condition while it lies face down
)

// skill is the shape of a line with labels, a cost and parts.
var skill = Shape{Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Num: "limit per turn", Form: WholeLine}

func keywords() []KeywordSpec {
	return []KeywordSpec{
		{Keyword: KwCancel, Name: "cancel", Ja: "キャンセル", En: "Cancel", Line: Cancel, Lower: lowerTo(Act), Shape: skill},
		{Keyword: KwSpark, Name: "spark", Ja: "スパーク", En: "Spark", Line: Spark, Lower: lowerSpark, Shape: skill},
		{Keyword: KwSurprise, Name: "surprise", Ja: "サプライズ", En: "Surprise", Line: SurpriseLine, Lower: lowerTo(Auto), Shape: skill},
		{Keyword: KwNamed, Name: "named"},
		{Keyword: KwTrait, Name: "trait-of"},
		{Keyword: KwAnywhere, Name: "in-field"},
		{Keyword: KwRing, Name: "in-ring"},
		{Keyword: KwBench, Name: "in-bench"},
		{Keyword: KwHand, Name: "in-hand"},
		{Keyword: KwRetire, Name: "in-retire"},
		{Keyword: KwWaitingRoom, Name: "in-waiting-room"},
		{Keyword: KwEnergy, Name: "in-energy"},
		{Keyword: KwSurpriseZone, Name: "in-surprise-zone"},
	}
}

// lowerTo is the same line as one of a kind that games share.
func lowerTo(k Kind) func(Node) Node {
	return func(n Node) Node {
		n = plain(n)
		n.Kind = k
		return n
	}
}

// lowerSpark adds what triggers a spark (12.2.1).
func lowerSpark(n Node) Node {
	n = Node{Kind: Auto, Num: n.Num, Kids: append([]Node(nil), plain(n).Kids...)}
	for i := 2; i < len(n.Kids); i++ {
		if s := n.Kids[i]; s.Kind == Sentence {
			s.Kids = append([]Node(nil), s.Kids...)
			s.Kids[2] = N(OnSparked)
			n.Kids[i] = s
			break
		}
	}
	return n
}
