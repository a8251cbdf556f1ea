package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// zones is zones (chapter 400): as an attribute, as a pile, as where
// something goes.
var zones = []text.Phrase{
	{"zpile", Hand, 0, "手札", ""},
	{"zpile", Deck, 0, "山札", ""},
	{"zpile", LifeZone, 0, "[ライフ|ライフゾーン]", ""},
	{"zpile", EnergyZone, 0, "エナジー", ""},

	{"zin", surface.Via, 0, "{@:zaway}¦{@:zslot}", ""},
	{"zslot", Field, 0, "フィールド", ""},
	{"zaway", Hand, 0, "手札", ""},
	{"zaway", Deck, 0, "山札", ""},
	{"zaway", Graveyard, 0, "[墓地|ドロップゾーン]", ""}, // 408-2
	{"zaway", EnergyZone, 0, "エナジーゾーン", ""},
	{"zaway", LifeZone, 0, "ライフゾーン", ""},
	{"zaway", TerritoryZone, 0, "テリトリーゾーン", ""},
	{"zaway", DDeck, 0, "[Dデッキ|Dデッキゾーン]", ""},
	{"zaway", RemoveZone, 0, "リムーブゾーン", ""},
	{"zaway", Resolution, 0, "解決領域", ""},

	{"zname", Hand, 0, "", "hand"},
	{"zname", Deck, 0, "山札", "deck"},
	{"zname", Graveyard, 0, "", "graveyard"},
	{"zname", EnergyZone, 0, "エナジーゾーン", "energy zone"},
	{"zname", LifeZone, 0, "[ライフ|ライフゾーン]", "life zone"},
	{"zname", TerritoryZone, 0, "", "territory zone"},
	{"zname", DDeck, 0, "", "D-deck"},
	{"zname", RemoveZone, 0, "", "remove zone"},
	{"zname", Resolution, 0, "", "resolution zone"},

	{"zbefore", AmongThose, 0, "その中[から|の]", "among those cards"},

	{"zplace", Field, 0, "", "on the field"},
	{"zplace", surface.Via, 0, "", "in the {@:zname}"},
	{"zfrom1", Field, 0, "", "the field"},
	{"zfrom1", surface.Via, 0, "", "the {@:zname}"},
	{"zfrom", Field, 0, "", "the field"},
	{"zfrom", surface.Via, 0, "", "the {@:zname}"},
}

// dests is where cards go (503, 504, 515, 527).
var dests = []text.Phrase{
	{"zdest", ToField, 0, "フィールド", ""},
	{"zdest", ToGraveyard, 0, "[墓地|ドロップゾーン]", ""},
	{"zdest", ToEnergy, 0, "エナジーゾーン", ""},
	{"zdest", ToLife, 0, "ライフゾーンの[一番上|上|先頭|前]¦ライフゾーン", ""}, // 407-3
	{"zdest", ToLifeBottom, 0, "ライフゾーンの[一番下|下|後]", ""},
	{"zdest", ToTerritoryZone, 0, "テリトリーゾーン", ""},
	{"zdest", ToDeckTop, 0, "[|その|自分の|相手の]山札の[一番上|上]", ""},
	{"zdest", ToDeckBottom, 0, "[|その|自分の|相手の]山札の[一番下|下]", ""},
	{"zdest", ToDeckEither, 0, "[|その|自分の|相手の]山札の[一番上か一番下|上か下]", ""},
	{"dest", ToField, 0, "", "on the field"},
	{"dest", ToGraveyard, 0, "", "into the graveyard"},
	{"dest", ToEnergy, 0, "", "into the energy zone"},
	{"dest", ToLife, 0, "", "on top of the life zone"},
	{"dest", ToLifeBottom, 0, "", "at the bottom of the life zone"},
	{"dest", ToTerritoryZone, 0, "", "into the territory zone"},
	{"dest", ToDeckTop, 0, "", "on top of the deck"},
	{"dest", ToDeckBottom, 0, "", "at the bottom of the deck"},
	{"dest", ToDeckEither, 0, "", "on top or at the bottom of the deck"},
	{"back", ToHand, 0, "手札に[|、]戻<す|し|して>", "to hand"},
	{"back", ToDeck, 0, "[|その|自分の]山札に[|、]戻<す|し|して>", "to the deck"},
	{"add", ToHand, 1, "手札に[|、]加<える|え|えて>", "to hand"},
	{"make", ToRemoved, 0, "リムーブ<する|し|して>", ""},
	{"act", Move, 0, "", "{1=to-removed}remove<|s> {0:obj}{#adv}"},
	{"act", Move, 0, "{0:wo}{#manner}{1:zdest}に[|、]置<く|き|いて>¦{0:wo}{1:zdest}に[|、]{#adv}置<く|き|いて>", ""},
}
