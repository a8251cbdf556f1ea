package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// zones is where cards lie (chapter 3).
var zones = []text.Phrase{
	{"zpile", Hand, 0, "手札", ""},
	{"zpile", Deck, 0, "山札", ""},
	{"zpile", EnergyZone, 0, "エネルギー", ""},
	{"zpile", Retire, 0, "リタイヤ", ""},
	{"zin", Field, 0, "フィールド", ""},
	{"zin", Ring, 0, "リング", ""},
	{"zin", Bench, 0, "ベンチ", ""},
	{"zin", BenchLeft, 0, "左ベンチ", ""},
	{"zin", BenchCentre, 0, "中央ベンチ", ""},
	{"zin", BenchRight, 0, "右ベンチ", ""},
	{"zin", Retire, 0, "リタイヤ置場", ""},
	{"zin", WaitingRoom, 0, "控え室", ""},
	{"zin", EnergyZone, 0, "エネルギー置場", ""},
	{"zin", Surprise, 0, "サプライズ置場", ""},
	{"zin", Hand, 0, "手札", ""},
	{"zin", Deck, 0, "山札", ""},
	{"zname", Field, 0, "フィールド", "field"},
	{"zname", Ring, 0, "リング", "ring"},
	{"zname", Bench, 0, "ベンチ", "bench"},
	{"zname", BenchLeft, 0, "左ベンチ", "left bench"},
	{"zname", BenchCentre, 0, "中央ベンチ", "centre bench"},
	{"zname", BenchRight, 0, "右ベンチ", "right bench"},
	{"zname", Retire, 0, "リタイヤ置場", "retire area"},
	{"zname", WaitingRoom, 0, "控え室", "waiting room"},
	{"zname", EnergyZone, 0, "エネルギー置場", "energy area"},
	{"zname", Surprise, 0, "サプライズ置場", "surprise area"},
	{"zname", Hand, 0, "手札", "hand"},
	{"zname", Deck, 0, "山札", "deck"},
	{"zbefore", AmongThose, 0, "それらのカードの", "among those cards"},
	{"zslot", Field, 0, "フィールド", ""},
	{"zslot", Ring, 0, "リング", ""},
	{"zslot", Bench, 0, "ベンチ", ""},
	{"zslot", BenchLeft, 0, "左ベンチ", ""},
	{"zslot", BenchCentre, 0, "中央ベンチ", ""},
	{"zslot", BenchRight, 0, "右ベンチ", ""},
	{"zaway", Retire, 0, "リタイヤ置場", ""},
	{"zaway", WaitingRoom, 0, "控え室", ""},
	{"zaway", EnergyZone, 0, "エネルギー置場", ""},
	{"zaway", Surprise, 0, "サプライズ置場", ""},
	{"zaway", Hand, 0, "手札", ""},
	{"zplace", surface.Via, 0, "", "in the {@:zname}"},
	{"zfrom", surface.Via, 0, "", "the {@:zname}"},
	{"zfrom1", surface.Via, 0, "", "the {@:zname}"},
}

// dests is where cards go.
var dests = []text.Phrase{
	{"zdest", ToRing, 0, "[自分の|相手の|]リング", ""},
	{"zdest", ToBench, 0, "[自分の|相手の|]ベンチ", ""},
	{"zdest", ToEmptyBench, 0, "[自分の|相手の|]空いているベンチ", ""},
	{"zdest", ToRetire, 0, "[自分の|相手の|]リタイヤ置場", ""},
	{"zdest", ToSurpriseZone, 0, "[自分の|相手の|]サプライズ置場", ""},
	{"zdest", ToWaitingRoom, 0, "[自分の|相手の|]控え室", ""},
	{"zdest", ToEnergy, 0, "[自分の|相手の|]エネルギー置場", ""},
	{"zdest", ToDeckBottom, 0, "[|その|自分の|相手の]山札の[下|1番下]", ""},
	{"zdest", ToDeckTop, 0, "[|その|自分の|相手の]山札の[上|1番上]", ""},
	{"dest", ToRing, 0, "", "into the ring"},
	{"dest", ToBench, 0, "", "onto the bench"},
	{"dest", ToEmptyBench, 0, "", "onto an empty bench"},
	{"dest", ToRetire, 0, "", "into the retire area"},
	{"dest", ToSurpriseZone, 0, "", "into the surprise area"},
	{"dest", ToWaitingRoom, 0, "", "into the waiting room"},
	{"dest", ToEnergy, 0, "", "into the energy area"},
	{"dest", ToDeckBottom, 0, "", "at the bottom of the deck"},
	{"dest", ToDeckTop, 0, "", "on top of the deck"},
	{"add", ToHand, 1, "[|自分の|相手の]手札に[|、]加<える|え|えて>", "to hand"},
	{"back", ToHand, 0, "[|自分の|相手の]手札に[|、]戻<す|し|して>", "to hand"},
}

// places is where cards are said to be, and sets of one slot, which are named without すべて.
var places = []text.Phrase{
	{"oneslot", Ring, 0, "リング", ""},
	{"oneslot", BenchLeft, 0, "左ベンチ", ""},
	{"oneslot", BenchCentre, 0, "中央ベンチ", ""},
	{"oneslot", BenchRight, 0, "右ベンチ", ""},
	{"lone", Cards, 0, "{#other}{0:of}{1:oneslot}の{,}{3*:filter:}{2:head}", ""},
	{"here", Cards, 0, "{#other}{0:of}{1:zslot}に[|、]{,}{3*:filter:}{2:head}", ""},
	{"here", surface.Union, 0, "{#other}{0:of}{1:zslot}に[|、]{2&:np1:か}", ""},
	{"there", Cards, 0, "{#other}{0:of}{1:zaway}に[|、]{,}{3*:filter:}{2:head}", ""},
	{"there", surface.Union, 0, "{#other}{0:of}{1:zaway}に[|、]{2&:np1:か}", ""},
	{"there", Cards, 0, "{1=among-those}それらのカードに[|、]{3*:filter:}{2:head}", ""},
	{"there", Cards, 0, "{#other}{0:of}{1:zpile}{2=card}", ""},

	// in any of two zones
	{"either zone", EitherZone, 0, "{0:zin}[と|か][|、]{1:zin}", "{0:zname} or {1:zname}"},
	{"cards1", Cards, 0, "{#other}{0:of}[|、]{1:either zone}の[|、]{,}{3*:filter:}{2:head}", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} in {0:the} {1:either zone}"},
	{"cards2", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} in {0:the} {1:either zone}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} in {0:the} {1:either zone}"},
}
