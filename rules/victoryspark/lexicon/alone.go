package lexicon

import (
	"strings"

	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
)

// alone is what stands for a card by itself: the sign of a sex (2.4.1.1), and the trait of a
// skill for the cards that have such a skill (2.15.1).
var alone = []text.Phrase{
	{"cards1", Cards, 0, "{1:zbefore}{#other}{0:of}{,}{3-:filter:}{$:alone}{2=card}", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{1:zin}の{,}{3-:filter:}{$:alone}{2=card}", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{,}{3-:filter:}{$:alone}{2=card}", ""},
	{"np1", Cards, 0, "{3-:filter:}{$:alone}{2=card}", ""},
	{"alone", Colour, 0, "{#colour}", ""},
	{"alone", Trait, 0, "{trait}", ""},
}

// regions is skills by the region that stands before their text, which is a part of it
// (2.14.9).
var regions = []text.Phrase{
	{"atom", SkillRegion, int(KwAnywhere), "[〔|［]フィールド[〕|］]", ""},
	{"atom", SkillRegion, int(KwRing), "[〔|［]リング[〕|］]", ""},
	{"atom", SkillRegion, int(KwBench), "[〔|［]ベンチ[〕|］]", ""},
	{"atom", SkillRegion, int(KwHand), "[〔|［]手札[〕|］]", ""},
	{"atom", SkillRegion, int(KwRetire), "[〔|［]リタイヤ置場[〕|］]", ""},
	{"atom", SkillRegion, int(KwWaitingRoom), "[〔|［]控え室[〕|］]", ""},
	{"adj", SkillRegion, int(KwAnywhere), "", "〔Field〕"},
	{"adj", SkillRegion, int(KwRing), "", "〔Ring〕"},
	{"adj", SkillRegion, int(KwBench), "", "〔Bench〕"},
	{"adj", SkillRegion, int(KwHand), "", "〔Hand〕"},
	{"adj", SkillRegion, int(KwRetire), "", "〔Retire〕"},
	{"adj", SkillRegion, int(KwWaitingRoom), "", "〔Waiting Room〕"},
}

// PairSign stands between the name and the title of a card (2.3.1.1).
const PairSign = "／"

// paired says of a card that is called by name and title what both have to be; a word that
// such a card is (Named) becomes what it has to fit.
func paired(n Node) Node {
	switch {
	case n.Kind == NameIs && strings.Contains(n.Str, PairSign):
		n.Kind = PairIs
	case n.Kind == Cards && len(n.Kids) > 2 && n.Kids[2].Kind == Named && strings.Contains(n.Kids[2].Str, PairSign):
		kids := append([]Node(nil), n.Kids...)
		kids[2] = N(Card)
		n.Kids = append(kids, Str(PairIs, n.Kids[2].Str))
	}
	return n
}
