package phrases

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// Values is numbers, amounts and what X may be.
var Values = []text.Phrase{
	{"val", Number, 0, "{#}", "{#}"},
	{"val", XVar, 0, "Ｘ", "X"},
	{"digits", Number, 0, "{#}", "{#}"},
	{"qty", Exactly, 0, "{0:val}枚", "{0:val}"},
	{"qty", UpTo, 0, "{0:val}枚まで", "up to {0:val}"},
	{"qty", SameMany, 0, "同じ枚数", "as many"},
	{"qty", AnyMany, 0, "[好きな|望む]枚数", "any number of"},
	{"one", Exactly, 0, "", "{0=(number 1)}1"},
	{"one", UpTo, 0, "", "{0=(number 1)}up to 1"},
	{"modes", Exactly, 0, "{0:val}つ", "{0:val}"},
	{"modes", UpTo, 0, "{0:val}つまで", "up to {0:val}"},
	{"top", Exactly, 0, "", "{0=(number 1)}the top card¦the top {0:val} cards"},
	{"top", UpTo, 0, "", "{0=(number 1)}up to the top card¦up to the top {0:val} cards"},
	{"top", SameMany, 0, "", "as many cards from the top"},
	{"top", AnyMany, 0, "", "any number of cards from the top"},
	{"bottom", SameMany, 0, "", "as many cards from the bottom"},
	{"bottom", AnyMany, 0, "", "any number of cards from the bottom"},
	{"bottom", Exactly, 0, "", "{0=(number 1)}the bottom card¦the bottom {0:val} cards"},
	{"bottom", UpTo, 0, "", "{0=(number 1)}up to the bottom card¦up to the bottom {0:val} cards"},

	{"value", surface.Via, 0, "{@:val}", "{@:val}"},
	{"value", CountOf, 1, "{0:cards}の枚数", "the number of {0:cards}"},
	{"value", CountOf, 0, "{0:cards}の枚数×{#}", "{#} times the number of {0:cards}"},
	{"value", PlusOf, 0, "{0:addend}＋{#}", "{0:addend} plus {#}"},
	{"addend", CountOf, 1, "{0:cards}の枚数", "the number of {0:cards}"},
	{"addend", surface.StatOf, 1, "{0:ref}の{1:stat}", "the {1:stat} of {0:ref}"},
	{"value", surface.StatOf, 1, "{0:ref}の{1:stat}", "the {1:stat} of {0:ref}"},
	{"value", surface.StatOf, 0, "{0:ref}の{1:stat}×{#}", "{#} times the {1:stat} of {0:ref}"},

	{"head", surface.Via, 0, "{@:common}¦{@:proper}", "{@:common/=}¦<|>{@:proper}"},
	{"proper", Named, 0, "{name}", "{name}"},
	{"phase", surface.Word, int(PhTurn), "ターン", "turn"},
	{"phase", surface.Via, 0, "{@:step}", "{@:step}"},
	{"lies", surface.Word, 0, "", "standing"},
	{"lies", surface.Word, 1, "", "rested"},
}
