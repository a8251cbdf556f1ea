package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
)

// pools is how English speaks of energy and partners. Both lie in the energy zone, and エネルギー is the
// cards there that are no partners (4.6.3), パートナー those that are (4.6.4): "a card in your energy zone"
// would be either, so they are said as "energy" and "partners".
var pools = []text.Phrase{
	{"cards1", Cards, 0, "", "{1=energy-zone}{2=card}{0:of} {#other}{3*:pre:}energy{3*:post/=:}"},
	{"cards2", Cards, 0, "", "{1=energy-zone}{2=card}{0:of} {#other}{3*:pre:}energy{3*:post/=:}"},
	{"some1", Cards, 0, "", "{1=energy-zone}{2=card}<of|of> {0:of} {#other}{3*:pre:}energy{3*:post/0:}"},
	{"have", Cards, 0, "", "{0=you}{1=energy-zone}{2=card}you have {#other}{3*:pre:}energy{3*:post/0:}¦{0=opp}{1=energy-zone}{2=card}your opponent has {#other}{3*:pre:}energy{3*:post/0:}"},
	{"havenot", Cards, 0, "", "{0=you}{1=energy-zone}{2=card}you have no {#other}{3*:pre:}energy{3*:post/0:}¦{0=opp}{1=energy-zone}{2=card}your opponent has no {#other}{3*:pre:}energy{3*:post/0:}"},
	{"mine", Cards, 0, "", "{0=you}{1=energy-zone}{2=card}{#other}{3*:pre:}energy{3*:post/0:}"},
	{"theirs", Cards, 0, "", "{0=opp}{1=energy-zone}{2=card}{#other}{3*:pre:}energy{3*:post/0:}"},

	{"cards1", Cards, 0, "", "{1=partners}{2=card}{0:of} {#other}{3*:pre:}partner<s|>{3*:post/=:}"},
	{"cards2", Cards, 0, "", "{1=partners}{2=card}{0:of} {#other}{3*:pre:}partner<s|>{3*:post/=:}"},
	{"some1", Cards, 0, "", "{1=partners}{2=card}<of|of> {0:of} {#other}{3*:pre:}partners{3*:post/0:}"},
	{"have", Cards, 0, "", "{0=you}{1=partners}{2=card}you have {#another}{3*:pre:}partner{3*:post/1:}¦{0=opp}{1=partners}{2=card}your opponent has {#another}{3*:pre:}partner{3*:post/1:}"},
	{"havenot", Cards, 0, "", "{0=you}{1=partners}{2=card}you have no {#other}{3*:pre:}partners{3*:post/0:}¦{0=opp}{1=partners}{2=card}your opponent has no {#other}{3*:pre:}partners{3*:post/0:}"},
	{"mine", Cards, 0, "", "{0=you}{1=partners}{2=card}{#other}{3*:pre:}partners{3*:post/0:}"},
	{"theirs", Cards, 0, "", "{0=opp}{1=partners}{2=card}{#other}{3*:pre:}partners{3*:post/0:}"},

	{"some1", Cards, 0, "", "{1=(either-zone partners energy-zone)}{2=card}<of|of> {0:of} {#other}{3*:pre:}partners or energy{3*:post/0:}"},
	{"some1", Cards, 0, "", "{1=(either-zone energy-zone partners)}{2=card}<of|of> {0:of} {#other}{3*:pre:}energy or partners{3*:post/0:}"},
	{"act", Choose, 0, "", "{0=any-many}choose<|s> any number {1:pooled}"},
	{"pooled", Cards, 0, "", "{1=energy-zone}{2=card}of {0:of} {#other}{3*:pre:}energy{3*:post/0:}"},
	{"pooled", Cards, 0, "", "{1=partners}{2=card}of {0:of} {#other}{3*:pre:}partners{3*:post/0:}"},

	// Where cards go, and where they come from, is the zone.
	{"zname1", EnergyZone, 0, "", "energy¦energy zone"},
	{"zname1", Partners, 0, "", "partners¦partner area"},
	{"zplace", EnergyZone, 0, "", "in the energy zone"},
	{"zfrom", EnergyZone, 0, "", "the energy zone"},
	{"zinto", EnergyZone, 0, "", "into the energy zone"},
}
