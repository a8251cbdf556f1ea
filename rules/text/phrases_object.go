package text

import . "gorin/rules/ability" // the tables name kinds on every line

// objectPhrases is what an act is about.
var objectPhrases = []phrase{
	{"ref", kLeft, leftNamed, "[選んだカード|選んだキャラ]", ""},
	{"ref", kLeft, leftChars, "それらのキャラ", ""},
	{"ref", This, 0, "このカード", "this card"},
	{"ref", That, 0, "そのキャラ", "that character"},
	{"ref", TheCard, 0, "そのカード", "that card"},
	{"ref", TheCards, 0, "それらのカード", "those cards"},
	{"ref", Remainder, 0, "残りのカード", "the rest"},

	{"single", This, 0, "", "this card"},
	{"single", That, 0, "", "that character"},
	{"single", TheCard, 0, "", "that card"},
	{"single", kLeft, 0, "", "it"},
	{"plural", kLeft, leftThem, "", "them"},
	{"plural", TheCards, 0, "", "those cards"},
	{"plural", Remainder, 0, "", "the rest"},
	{"plural", All, 0, "", "all {0:cards}"},
	{"plural", Top, 0, "", "{0:top} of {1:of} {2:zname}"},
	{"plural", Bottom, 0, "", "{0:bottom} of {1:of} {2:zname}"},
	{"plural", Both, 0, "", "{0:obj1} and {1:obj1}"},

	// the object with its を, in Japanese
	{"wo", via, 0, "{@:ref}を[|、]", ""},
	{"wo", kLeft, 0, "∅", ""},
	{"wo", All, 0, "{0:cards}[すべて|を、すべて|をすべて][を|]{、}", ""},
	{"wo", via, 0, "{@:slice}[を|]{、}¦{@:heap}を[|、]", ""},
	{"slice", Top, 0, "{1:of}{2:zpile}の上から{0:qty}", ""},
	{"slice", Bottom, 0, "{1:of}{2:zpile}の下から{0:qty}", ""},
	{"heap", Both, 0, "{0:obj1}と[|、]{1:obj1}", ""},

	{"obj", via, 0, "{@:obj1}¦{@:heap}", "{@:single}¦{@:plural}"},
	{"obj1", via, 0, "{@:ref}¦{@:slice}", "{@:single}"},
	{"obj1", All, 0, "{0:cards}すべて", "all {0:cards}"},
	{"obj1", Top, 0, "", "{0:top} of {1:of} {2:zname}"},
	{"obj1", Bottom, 0, "", "{0:bottom} of {1:of} {2:zname}"},
	{"obj1", kLeft, leftThem, "", "them"},
	{"obj1", TheCards, 0, "", "those cards"},
	{"obj1", Remainder, 0, "", "the rest"},

	{"target", via, 0, "{@:ref}", ""},
	{"target", All, 0, "{0:lone}¦{0:cards}すべて", ""},
	{"target", via, 0, "{@:heap}", ""},

	{"no", via, 0, "{@:ref}の", ""},
	{"no", kLeft, 0, "∅", ""},
	{"left", kLeft, 0, "∅", ""},
	{"ga", via, 0, "{@:ref}が[|、]¦{@:cards}が[|、]", "{@:single}¦1 {@:every}"},
	{"ga", kLeft, 0, "∅", ""},
	{"sub", via, 0, "{@:ref}¦{@:cards}", "{@:single}¦1 {@:every}"},
}

// pairPhrases is how two cards that were chosen are named where an act joins them.
var pairPhrases = []phrase{
	{"those", kLeft, leftThem, "", "them"},
	{"ditto", kLeft, leftDitto, "∅", "∅"},
}
