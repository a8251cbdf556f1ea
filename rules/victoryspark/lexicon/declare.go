package lexicon

import (
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// What a player may be asked to declare, in the Num of DeclareOne and DeclaredIs: a name
// (2.1.4), a title (2.3.4), a work (2.9.2), a trait of skills (2.15.3), a level (2.2.3).
const (
	SaidName = iota
	SaidTitle
	SaidWork
	SaidTrait
	SaidLevel
)

// declares is how texts have something declared, and speak of it afterwards.
var declares = []text.Phrase{
	{"declared", surface.Word, SaidName, "名前", "name"},
	{"declared", surface.Word, SaidTitle, "称号", "title"},
	{"declared", surface.Word, SaidWork, "作品名", "work"},
	{"declared", surface.Word, SaidTrait, "技属性", "skill trait"},
	{"declared", surface.Word, SaidLevel, "レベル", "level"},
	{"act", DeclareOne, 0, "{#declared}を1つ宣言<する|し|して>", "declare<|s> 1 {#declared}"},
	{"atom", DeclaredIs, 0, "{0:of}宣言した{#declared}¦{0=you}宣言した{#declared}", ""},
	{"tail", DeclaredIs, 0, "", "of the {#declared} that {0:who} declared"},
}
