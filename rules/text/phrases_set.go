package text

import . "gorin/rules/ability" //nolint:revive // the tables name kinds on every line

// setPhrases is described sets of cards. In Japanese the order is: other,
// owner, zone, filters, head; relative places (このカードの前の) come first. In
// English, filters stand before the head as long as they can and after it from
// the first one that cannot; the order of the tree is kept.
var setPhrases = []phrase{
	{"cards", via, 0, "{@:pile}¦{@:cards1}¦{@:union}", "{@:cards1/=}"},
	{"other", kWord, 0, "∅", "∅"},
	{"other", kWord, 1, "他の", "other "},

	// 手札 for the cards in it
	{"pile", Cards, 0, "{#other}{0:of}{1:zpile}{2=card}", ""},
	{"pile", Cards, 0, "{#other}{0:of}{1:zpile}の{,}カード{2=card}", ""},

	{"cards1", Cards, 0, "{1:zbefore}{#other}{0:of}{,}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{1:zin}の{,}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{,}{3*:filter:}{2:head}", ""},

	{"union", kUnion, 0, "{#other}{0:of}{1:zin}の{、}{2+:np:か}", ""},
	{"union", kUnion, 0, "{1:zbefore}{#other}{0:of}{、}{2+:np:か}", ""},
	{"union", kUnion, 0, "{#other}{0:of}{、}{2+:np:か}", ""},
	{"union", Union, 0, "{0+:cards1:か}", ""},

	// a kind of card, without owner or place
	{"np", Cards, 0, "{3*:filter:}{2:head}", "{3*:pre:}{2:head/0}{3*:post:}"},
	{"np", Union, 0, "{0+:np1:か}", "{0+:np1: or }"},
	{"np1", Cards, 0, "{3*:filter:}{2:head}", "{3*:pre:}{2:head/0}{3*:post:}"},

	{"filter", via, 0, "{@:stem}の¦{@:clause}", ""},
	{"filter", AnyOf, 0, "{0-:stem1:か}{$:last}", ""},
	{"last", via, 0, "{@:stem1}の¦{@:clause}", ""},
	{"stem", via, 0, "{@:stem1}", ""},
	{"stem", AnyOf, 0, "!{0+:stem1:か}", ""},
	{"clause", AnyOf, 0, "カード名に{0+:namepart:か}を含む", ""},
	{"namepart", NameHas, 0, "{name}", ""},

	{"stem1", Trait, 0, "{trait}", ""},
	{"stem1", Colour, 0, "{#colour}", ""},
	{"stem1", NameIs, 0, "{name}", ""},
	{"stem1", LevelIs, int(AtMost), "レベル{0:val}以下", ""},
	{"stem1", LevelIs, int(AtLeast), "レベル{0:val}以上", ""},
	{"stem1", LevelIs, int(Equal), "レベル{0:val}", ""},
	{"stem1", CostIs, int(AtMost), "コスト{0:val}以下", ""},
	{"stem1", CostIs, int(AtLeast), "コスト{0:val}以上", ""},
	{"stem1", CostIs, int(Equal), "コスト{0:val}", ""},
	{"stem1", PowerIs, int(AtMost), "パワー{0:val}以下", ""},
	{"stem1", PowerIs, int(AtLeast), "パワー{0:val}以上", ""},
	{"stem1", PowerIs, int(Equal), "パワー{0:val}", ""},
	{"stem1", FaceDown, 0, "裏向き", ""},
	{"stem1", FaceUp, 0, "表向き", ""},
	{"stem1", NotOf, 0, "{0:stem1}以外", ""},

	{"clause", NameHas, 0, "カード名に{name}を含む", ""},
	{"clause", LevelIs, int(More), "レベルが{0:vcmp}より高い", ""},
	{"clause", LevelIs, int(Less), "レベルが{0:vcmp}より低い", ""},
	{"clause", CostIs, int(More), "コストが{0:vcmp}より高い", ""},
	{"clause", CostIs, int(Less), "コストが{0:vcmp}より低い", ""},
	{"clause", PowerIs, int(More), "パワーが{0:vcmp}より高い", ""},
	{"clause", PowerIs, int(Less), "パワーが{0:vcmp}より低い", ""},
	{"clause", NotOf, 0, "{0:trait}でない", ""},

	{"vcmp", via, 0, "{@:val}", "{@:val}"},
	{"vcmp", PlayerLevel, 1, "{0:of}レベル", "{0:of} level"},
	{"value", PlayerLevel, 1, "{0:of}レベル", "{0:of} level"},
	{"value", PlayerLevel, 0, "{0:of}レベル×{#}", "{#} times {0:of} level"},

	// English: place and owner
	{"whose", None, 0, "", "∅"},
	{"whose", via, 0, "", "{@:of} "},
	{"the", None, 0, "", "the"},
	{"the", via, 0, "", "{@:of}"},
	{"cards1", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post:}"},
	{"cards1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post:} in {0:the} {1:zname}"},
	{"cards1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post:} on {0:the} stage{1=stage}"},
	{"cards1", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post:} {1:zbefore}"},
	{"cards1", Union, 0, "", "{0+:cards2/=: or }"},
	{"cards2", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post:}"},
	{"cards2", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post:} in {0:the} {1:zname}"},
	{"cards2", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post:} on {0:the} stage{1=stage}"},
	{"cards2", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post:} {1:zbefore}"},

	// English: after a number, "1 of your characters", "1 card in your hand"
	{"some", via, 0, "", "{@:some1/=}"},
	{"some", Union, 0, "", "{0+:some1/=: or }"},
	{"some1", Cards, 0, "", "<of|of> {0:of} {#other}{3*:pre:}{2:head/0}{3*:post:}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post:}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post:} in {0:the} {1:zname}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post:} on {0:the} stage{1=stage}"},
	{"some1", Cards, 0, "", "<of|of> {0:of} {#other}{3*:pre:}{2:head/0}{3*:post:} {1:zbefore}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post:} {1:zbefore}"},

	{"pre", via, 0, "", "{@:adj} "},
	{"post", via, 0, "", " that are {@:adj}¦ {@:tail}"},
	{"adj", Trait, 0, "", "{trait}"},
	{"adj", Colour, 0, "", "{#colour}"},
	{"adj", LevelIs, int(AtMost), "", "level {0:val} or lower"},
	{"adj", LevelIs, int(AtLeast), "", "level {0:val} or higher"},
	{"adj", LevelIs, int(Equal), "", "level {0:val}"},
	{"adj", CostIs, int(AtMost), "", "cost {0:val} or lower"},
	{"adj", CostIs, int(AtLeast), "", "cost {0:val} or higher"},
	{"adj", CostIs, int(Equal), "", "cost {0:val}"},
	{"adj", PowerIs, int(AtMost), "", "power {0:val} or lower"},
	{"adj", PowerIs, int(AtLeast), "", "power {0:val} or higher"},
	{"adj", PowerIs, int(Equal), "", "power {0:val}"},
	{"adj", FaceDown, 0, "", "face-down"},
	{"adj", FaceUp, 0, "", "face-up"},
	{"adj", NotOf, 0, "", "non-{0:adj}"},
	{"tail", NameIs, 0, "", "named {name}"},
	{"tail", NameHas, 0, "", "with {name} in its name"},
	{"tail", LevelIs, int(More), "", "with level higher than {0:vcmp}"},
	{"tail", LevelIs, int(Less), "", "with level lower than {0:vcmp}"},
	{"tail", CostIs, int(More), "", "with cost higher than {0:vcmp}"},
	{"tail", CostIs, int(Less), "", "with cost lower than {0:vcmp}"},
	{"tail", PowerIs, int(More), "", "with power higher than {0:vcmp}"},
	{"tail", PowerIs, int(Less), "", "with power lower than {0:vcmp}"},
	{"tail", NotOf, 0, "", "not {0:tail}"},
	{"tail", AnyOf, 0, "", "that are either {0+:either: or }"},
	{"either", via, 0, "", "{@:adj}¦{@:tail}"},
}
