package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// filters is what describes a card by what another one is, by its abilities, or by
// what it does.
var filters = []text.Phrase{
	{"stem0", NotOf, 0, "{0:certain}以外", ""},
	{"certain", IsOne, 0, "{0:ref}", "{0:it}"},
	{"it", This, 0, "", "this card"}, // never "this card on the stage": a set may be there
	{"it", That, 0, "", "that character"},
	{"it", TheCard, 0, "", "that card"},
	{"it", TheCards, 0, "", "those cards"},
	{"it", ThisInBattle, 0, "", "this battling card"},
	{"it", ThisAttacking, 0, "", "this attacking card"},
	{"it", BattleOpponent, 0, "", "this card's battle opponent"},
	{"it", Facing, 0, "", "the character facing this card"},
	{"tail", NotOf, 0, "", "other than {0:certain}"},
	{"atom", WithStat, int(StatLevel)*PerStat + int(AtMost), "{0:some level}以下のレベル", ""},
	{"tail", WithStat, int(StatLevel)*PerStat + int(AtMost), "", "with level at most {0:some level}"},
	{"some level", PlusOf, 0, "{0:player's level}＋{#}", "{#} above {0:player's level}"},
	{"vcmp", PlayerLevel, 1, "{0:of}レベル", "{0:of} level"},
	{"value", PlayerLevel, 1, "{0:of}レベル", "{0:of} level"},
	{"value", PlayerLevel, 0, "{0:of}レベル×{#}", "{#} times {0:of} level"},
	{"player's level", PlayerLevel, 1, "{0:of}レベル", "{0:of} level"},
	{"some level", surface.StatOf, 1, "{0:ref}の{1:the level}", "the {1:the level} of {0:it}"},
	{"the level", surface.Word, int(StatLevel), "レベル", "level"},
	{"clause", TraitHas, 0, "{name}を含む特徴を持つ", ""},
	{"tail", TraitHas, 0, "", "with a trait that contains {name}"},
	{"clause", NoTrait, 0, "特徴を持たない", ""},
	{"tail", NoTrait, 0, "", "without traits"},
	{"clause", SameName, 0, "{0:ref}と同じカード名の", ""},
	{"tail", SameName, 0, "", "with the same name as {0:it}"},
	{"clause", SameName, 0, "{0:twin}と同じカード名の", ""},
	{"twin", Cards, 0, "{#other}{0:of}{1:zin}[の|にいる|にある]{2:head}¦{#other}{0:eachside}{1:zin}[の|にいる|にある]{2:head}", ""},
	{"it", surface.Via, 0, "", "1 {@:some1/1}"},
	{"atom", WithStat, int(StatPower)*PerStat + int(AtLeast), "{0:power of}以上のパワー", ""},
	{"tail", WithStat, int(StatPower)*PerStat + int(AtLeast), "", "with power at least {0:power of}"},
	{"power of", surface.StatOf, 1, "{0:ref}{1:its power}", "{1:its power} of {0:it}"},
	{"its power", surface.Word, int(StatPower), "∅", "the power"},
	{"clause", SharedTrait, 0, "{0:ref}と同じ特徴を1つ以上持つ", ""},
	{"tail", SharedTrait, 0, "", "that shares a trait with {0:it}"},
	{"clause", SameStat, int(StatLevel), "{0:ref}と同じレベルの", ""},
	{"tail", SameStat, int(StatLevel), "", "with the same level as {0:it}"},
	{"clause", HasAbility, 0, "『{0:inner}』を持つ", ""},
	{"tail", HasAbility, 0, "", "with ‘{0:inner}’"},
	{"clause", Attacking, 0, "アタックしている", ""},
	{"clause", Attacking, 1, "ダイレクトアタックしている", ""},
	{"clause", Attacking, 2, "フロントアタックしている", ""},
	{"clause", Attacking, 3, "サイドアタックしている", ""},
	{"adj", Attacking, 0, "", "attacking"},
	{"adj", Attacking, 1, "", "direct-attacking"},
	{"adj", Attacking, 2, "", "front-attacking"},
	{"adj", Attacking, 3, "", "side-attacking"},
	{"clause", NotOf, 0, "カード名に{0:unnamed}を含まない", ""},
	{"unnamed", NameHas, 0, "{name}", ""},
	{"clause", NotOf, 0, "{0:unmarked}", ""},
	{"tail", NotOf, 0, "", "{0:unmarked}"},
	{"unmarked", WithMarker, 0, "マーカーを持たない", "without a marker"},
}
