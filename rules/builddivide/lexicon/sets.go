package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// sets is described sets of cards: owner, zone, other, filters, head. A
// unit, a territory and an identity name without a zone are on the field (401-7,
// 401-8).
var sets = []text.Phrase{
	{"cards1", Cards, 0, "{1:zbefore}{#other}{0:of}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{3:sharing}{0:of}{#other}{2:head}¦{3:sharing}{0:of}{1:zin}にある{#other}{2:head}", ""},
	{"cards1", Cards, 0, "{1=energy-zone}{2=card}{0:of}{#other}{3*:filter:}エナジー", ""},
	{"cards1", Cards, 0, "{2=card}{0:of}{1:zin}にある{#other}{3:named}¦{2=card}{0:of}{#other}{3:named}", ""},
	{"cards1", Cards, 0, "{1=resolution}解決領域にある{0:of}{#other}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{0:of}{1:zin}にある[|、]{#other}{3*:filter:}{2:head}", ""},
	{"cards1", Cards, 0, "{0:of}[|、]{#other}{3*:filter:}{2:head}", ""},
	{"named", Identity, 0, "{identity}", ""},
	{"sharing", SharesTrait, 0, "[このカード|このユニット|このテリトリー]と共通の属性を持つ", ""},
	{"sharing", SameColourAsThis, 0, "[このカード|このユニット|このテリトリー]と同じ色の", ""},

	{"union", surface.Union, 0, "{0:of}{1:zin}にある{#other}{2&:alone:か}¦{0:of}{#other}{2&:alone:か}", ""},
	{"union", surface.Union, 0, "{0:of}{1:zin}にある[|、]{#other}{2&:np1:か}", ""},
	{"union", surface.Union, 0, "{0:of}[|、]{#other}{2&:np1:か}", ""},
	{"union", surface.Union, 0, "{1:zbefore}{#other}{0:of}{2&:np1:か}", ""},
	{"alone", Cards, 0, "{2=card}{3:named}", ""},
	{"np", surface.Via, 0, "{@:alone}", ""},

	{"here", This, 0, "このカード", ""},
	{"here", This, thisUnit, "このユニット", ""},
	{"here", This, thisTerritory, "このテリトリー", ""},
	{"here", Cards, 0, "{2=card}{0:of}{#other}{3:named}", ""},
	{"here", Cards, 0, "{0:of}[|、]{#other}{3*:filter:}{2:head}", ""},
	{"here", Cards, 0, "{1=field}{0:of}フィールドに[|、]{#other}{3*:filter:}{2:head}", ""},
	{"here", surface.Union, 0, "{0:of}[|、]{#other}{2&:np1:か}", ""},
	{"here", Union, 0, "{0&:cards1:か}", ""},
	{"there", Cards, 0, "{1=hand}{2=card}{0:of}手札", ""},
	{"there", Cards, 0, "{0:of}{1:zaway}に{#other}{3*:filter:}{2:head}", ""},
	{"there", Cards, 0, "{1=among-those}[その中|それらのカード]に{3*:filter:}{2:head}", ""},
	{"there", surface.Union, 0, "{0:of}{1:zaway}に[|、]{#other}{2&:np1:か}", ""},
	{"there", surface.Union, 0, "{1=among-those}その中に{2&:np1:か}", ""},

	{"cards1", Cards, 0, "", "{0:of} {#other}{3*:pre:}{2:head/=}{3*:post/=:} in the resolution zone{1=resolution}"},
	{"cards2", Cards, 0, "", "{0:of} {#other}{3*:pre:}{2:head/=}{3*:post/=:} in the resolution zone{1=resolution}"},
	{"some1", Cards, 0, "", "<of|of> {0:of} {#other}{3*:pre:}{2:head/0}{3*:post/0:} in the resolution zone{1=resolution}"},
	{"cards1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} on {0:the} field{1=field}"},
	{"cards2", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} on {0:the} field{1=field}"},
	{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} on {0:the} field{1=field}"},
	{"any", Cards, 0, "", "{#another}{3*:pre:}{2:common/1}{3*:post/1:} on {0:the} field{1=field}"},
}
