package phrases

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// CardSets is described sets of cards. In Japanese the order is: other,
// owner, zone, filters, head; relative places (このカードの前の) come first. In
// English, filters stand before the head as long as they can and after it from
// the first one that cannot; the order of the tree is kept.
var CardSets = []text.Phrase{
	{"cards", surface.Via, 0, "{@:pile}¦{@:cards1}¦{@:union}", "{@:cards1/=}"},
	{"other", surface.Word, 0, "∅", "∅"},
	{"other", surface.Word, 1, "他の", "other "},

	// 手札 for the cards in it
	{"pile", Cards, 0, "{#other}{0:of}{1:zpile}{2=card}", ""},
	{"pile", Cards, 0, "{#other}{0:of}{1:zpile}の{,}カード{2=card}", ""},

	{"cards1", Cards, 0, "{1:zbefore}{#other}{0:of}{,}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{1:zin}の{,}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{#other}{0:of}{,}{3*:filter:}{2:head}", ""},

	{"union", surface.Union, 0, "{#other}{0:of}{1:zin}の{、}{2&:np1:か}", ""},
	{"union", surface.Union, 0, "{1:zbefore}{#other}{0:of}{、}{2&:np1:か}", ""},
	{"union", surface.Union, 0, "{#other}{0:of}{、}{2&:np1:か}", ""},
	{"union", Union, 0, "{0&:cards1:か}", ""},

	// a kind of card, without owner or place
	{"np", surface.Via, 0, "{@:np1}", "{@:np1/=}"},
	{"np", Union, 0, "{0&:np1:か}", "{0&:np1/=: or }"},
	{"np1", Cards, 0, "{3*:filter:}{2:head}", "{3*:pre:}{2:head/=}{3*:post/=:}"},

	{"filter", surface.Via, 0, "{@:stem}の[|、]¦{@:clause}[|、]¦{@:atom}で", ""},
	{"filter", AnyOf, 0, "{0~:stem1:か}{$:last}", ""},
	{"last", surface.Via, 0, "{@:stem1}の¦{@:clause}", ""},
	{"stem", surface.Via, 0, "{@:stem1}", ""},
	{"stems", surface.Via, 0, "{@:stem0}", ""},
	{"stems", AnyOf, 0, "{0&:stem0:か}", ""},
	{"stem1", surface.Via, 0, "{@:stem0}", ""},
	{"stem0", surface.Via, 0, "{@:atom}", ""},
	{"clause", AnyOf, 0, "カード名に{0&:namepart:か}を含む", ""},
	{"namepart", NameHas, 0, "{name}", "{name}"},

	{"atom", Trait, 0, "{trait}", ""},
	{"atom", Colour, 0, "{#colour}", ""},
	{"stem1", surface.Via, 0, "{@:namedstem}", ""},
	{"namedstem", NameIs, 0, "{name}", ""},
	{"atom", FaceDown, 0, "裏向き", ""},
	{"atom", FaceUp, 0, "表向き", ""},
	{"stem0", NotOf, 0, "{0:atom}以外¦{0:namedstem}以外", ""},
	{"stem0", NotOf, 0, "{0:headstem}以外", ""},
	{"headstem", HeadIs, 0, "{0:head}", "{0:head/1}"},

	{"clause", NameHas, 0, "カード名に{name}を含む", ""},
	{"clause", NotOf, 0, "{0:trait}でない", ""},

	{"vcmp", surface.Via, 0, "{@:val}", "{@:val}"},

	// English: place and owner
	{"whose", None, 0, "", "∅"},
	{"whose", surface.Via, 0, "", "{@:of} "},
	{"the", None, 0, "", "the"},
	{"the", surface.Via, 0, "", "{@:of}"},
	{"cards1", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post/=:}"},
	{"cards1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} in {0:the} {1:zname}"},
	{"cards1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} on {0:the} {1:zon}"},
	{"cards1", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post/=:} {1:zbefore}"},
	{"cards1", Union, 0, "", "{0&:cards2/=: or }"},
	{"cards2", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post/=:}"},
	{"cards2", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} in {0:the} {1:zname}"},
	{"cards2", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} on {0:the} {1:zon}"},
	{"cards2", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post/=:} {1:zbefore}"},

	// English: after a number, "1 of your characters", "1 card in your hand"
	{"have", Cards, 0, "", "{0=you}you have {#another}{3*:pre:}{2:head/1}{3*:post/1:}¦{0=opp}your opponent has {#another}{3*:pre:}{2:head/1}{3*:post/1:}"},
	{"havenot", Cards, 0, "", "{0=you}you have no {#other}{3*:pre:}{2:head/0}{3*:post/0:}¦{0=opp}your opponent has no {#other}{3*:pre:}{2:head/0}{3*:post/0:}"},
	{"any", Cards, 0, "", "{#another}{3*:pre:}{2:common/1}{3*:post/1:} in {0:the} {1:zname}¦{#another}{3*:pre:}{2:common/1}{3*:post/1:} on {0:the} {1:zon}"},
	{"any", Cards, 0, "", "{0=none}{1=none}{#another}{3*:pre:}{2:common/1}{3*:post/1:}"},
	{"any", Cards, 0, "", "{0=none}{#another}{3*:pre:}{2:common/1}{3*:post/1:} {1:zbefore}"},
	{"any", surface.Via, 0, "", "{@:cards/1}¦{@:single}"},
	{"none", surface.Via, 0, "", "{@:cards/1}¦{@:single}"},
	{"mine", Cards, 0, "", "{0=you}{#other}{3*:pre:}{2:head/0}{3*:post/0:}"},
	{"theirs", Cards, 0, "", "{0=opp}{#other}{3*:pre:}{2:head/0}{3*:post/0:}"},
	{"another", surface.Word, 0, "", "[a\x02|a|an] "},
	{"another", surface.Word, 1, "", "another "},
	{"some", surface.Via, 0, "", "{@:some1/=}"},
	{"every", surface.Via, 0, "", "{@:some1/1}"},
	{"every", Union, 0, "", "{0&:some1/1: or }"},
	{"some", Union, 0, "", "{0&:some1/=: or }"},
	{"some1", Cards, 0, "", "<of|of> {0:of} {#other}{3*:pre:}{2:head/0}{3*:post/0:}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} in {0:the} {1:zname}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} on {0:the} {1:zon}"},
	{"some1", Cards, 0, "", "<of|of> {0:of} {#other}{3*:pre:}{2:head/0}{3*:post/0:} {1:zbefore}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} {1:zbefore}"},

	{"pre", surface.Via, 0, "", "{@:adj} "},
	{"post", surface.Via, 0, "", " that <are|is> {@:adj}¦ <|>{@:tail}"},
	{"post", AnyOf, 0, "", " <|>with {0&:namepart: or } in its name"},
	{"post", AnyOf, 0, "", " that <are|is> either {0&:either: or }"},
	{"either", AnyOf, 0, "", "with {0&:namepart: or } in its name"},
	{"adj", Trait, 0, "", "{trait}"},
	{"adj", Colour, 0, "", "{#colour}"},
	{"adj", FaceDown, 0, "", "face-down"},
	{"adj", FaceUp, 0, "", "face-up"},
	{"adj", NotOf, 0, "", "non-{0:adj}¦non-{0:headstem}"},
	{"tail", NameIs, 0, "", "named {name}"},
	{"tail", NameHas, 0, "", "with {name} in its name"},
	{"tail", NotOf, 0, "", "not {0:tail}"},
	{"either", surface.Via, 0, "", "{@:adj}¦{@:tail}"},
	{"clause", InBattle, 0, "[バトル中の|バトルしている]", ""},
	{"adj", InBattle, 0, "", "battling"},
	{"adj", Lying, 0, "", "{#lies}"},

	// places, of events
	{"zplace", surface.Via, 0, "{@:zslot}¦{@:zaway}", ""},
	{"zplaces", surface.Via, 0, "{@:zplace}", ""},
	{"zplaces", EitherZone, 0, "{0:zplace}か[|、]{1:zplace}", ""},
	{"zfrom", EitherZone, 0, "", "{0:zfrom1} or {1:zfrom1}"},
	{"zinto", surface.Via, 0, "", "into the {@:zname}"},
}
