package phrases

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// Objects is what an act is about.
var Objects = []text.Phrase{
	{"ref", surface.Left, surface.LeftNamed, "[選んだカード|選んだキャラ]", ""},
	{"ref", surface.Left, surface.LeftChars, "それらのキャラ", ""},
	{"ref", This, 0, "このカード", "this card"},
	{"ref", That, 0, "そのキャラ", "that character"},
	{"ref", TheCard, 0, "そのカード", "that card"},
	{"ref", TheCards, 0, "それらのカード", "those cards"},
	{"ref", Remainder, 0, "残りのカード", "the rest"},

	{"single", This, 0, "", "this card"},
	{"single", That, 0, "", "that character"},
	{"single", TheCard, 0, "", "that card"},
	{"single", surface.Left, 0, "", "it"},
	{"plural", surface.Left, surface.LeftThem, "", "them"},
	{"plural", TheCards, 0, "", "those cards"},
	{"plural", Remainder, 0, "", "the rest"},
	{"plural", All, 0, "", "all {0:cards}"},
	{"plural", Top, 0, "", "{0:top} of {1:of} {2:zname}"},
	{"plural", Bottom, 0, "", "{0:bottom} of {1:of} {2:zname}"},
	{"plural", Both, 0, "", "{0:obj1} and {1:obj1}"},

	// the object with its を, in Japanese
	{"wo", surface.Via, 0, "{@:ref}を[|、]", ""},
	{"wo", surface.Left, 0, "∅", ""},
	{"wo", All, 0, "{0:cards}[すべて|を、すべて|をすべて][を|]{、}", ""},
	{"wo", surface.Via, 0, "{@:slice}[を|]{、}¦{@:heap}を[|、]", ""},
	{"slice", Top, 0, "{1:of}{2:zpile}の上から{0:qty}", ""},
	{"slice", Bottom, 0, "{1:of}{2:zpile}の下から{0:qty}", ""},
	{"heap", Both, 0, "{0:obj1}と[|、]{1:obj1}", ""},

	{"obj", surface.Via, 0, "{@:obj1}¦{@:heap}", "{@:single}¦{@:plural}"},
	{"obj1", surface.Via, 0, "{@:ref}¦{@:slice}", "{@:single}"},
	{"obj1", All, 0, "{0:cards}すべて", "all {0:cards}"},
	{"obj1", Top, 0, "", "{0:top} of {1:of} {2:zname}"},
	{"obj1", Bottom, 0, "", "{0:bottom} of {1:of} {2:zname}"},
	{"obj1", surface.Left, surface.LeftThem, "", "them"},
	{"obj1", TheCards, 0, "", "those cards"},
	{"obj1", Remainder, 0, "", "the rest"},

	{"target", surface.Via, 0, "{@:ref}", ""},
	{"target", All, 0, "{0:lone}¦{0:cards}すべて", ""},
	{"target", surface.Via, 0, "{@:heap}", ""},

	{"no", surface.Via, 0, "{@:ref}の", ""},
	{"no", surface.Left, 0, "∅", ""},
	{"left", surface.Left, 0, "∅", ""},
	{"ga", surface.Via, 0, "{@:ref}が[|、]¦{@:cards}が[|、]", "{@:single}¦1 {@:every}"},
	{"ga", surface.Left, 0, "∅", ""},
	{"sub", surface.Via, 0, "{@:ref}¦{@:cards}", "{@:single}¦1 {@:every}"},
}

// Pairs is how two cards that were chosen are named where an act joins them.
var Pairs = []text.Phrase{
	{"those", surface.Left, surface.LeftThem, "", "them"},
	{"ditto", surface.Left, surface.LeftDitto, "∅", "∅"},
}
