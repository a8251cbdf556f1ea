package lexicon

import (
	"slices"

	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// zones is zones and places (chapter 4): as an attribute, as a pile, in events.
var zones = slices.Concat(
	// places on the field, which circles, gate zones and the cards there have (4.4.2)
	slot(Circles, "サークル", "circles"), slot(GateZone, "ゲート領域", "gate zones"), slot(Field, "場", "field"),
	slot(FrontRow, "前列", "front row"), slot(BackRow, "後列", "back row"),
	slot(LeftColumn, "左", "left column"), slot(CentreColumn, "中央", "centre column"), slot(RightColumn, "右", "right column"),
	slot(FrontLeft, "前列左", "front left circle"), slot(FrontCentre, "前列中央", "front centre circle"), slot(FrontRight, "前列右", "front right circle"),
	slot(BackLeft, "後列左", "back left circle"), slot(BackCentre, "後列中央", "back centre circle"), slot(BackRight, "後列右", "back right circle"),
	slot(AttackedCircle, "攻撃されているサークル", "attacked circle"),

	away(Hand, "手札", "hand"), away(Deck, "山札", "deck"), away(DropZone, "ドロップ領域", "drop zone"), away(LevelZone, "レベル領域", "level zone"),
	away(Stock, "[ストック|ストック領域]", "stock zone"), away(BattleZone, "バトル領域", "battle zone"), away(ParadoxZone, "逆理領域", "paradox zone"),
	away(InterceptZone, "インターセプト領域", "intercept zone"), away(RemoveZone, "リムーブ領域", "remove zone"), away(RefreshZone, "リフレッシュ領域", "refresh zone"),
	away(PurgeZone, "パージ領域", "purge zone"), away(MyLogicalistZone, "マイロジカリスト領域", "My Logicalist zone"), away(SecretZone, "秘具領域", "secret tool zone"),
	away(Resolution, "解決領域", "resolution zone"),
	[]text.Phrase{
		{"zpile", Hand, 0, "手札", ""},
		{"zpile", Deck, 0, "山札", ""},
		{"zpile", Stock, 0, "[ストック|ストック領域]", ""},
		{"zname", Deck, 0, "山札", ""},
		{"zname", Stock, 0, "ストック", ""},
		{"zonly", surface.Via, 0, "{@:zaway}¦{@:zslot}", ""},
		{"zonly", SoulZone, 0, "ソウル領域", ""},
		{"zname", SoulZone, 0, "", "soul zone"},

		{"zin", SoulOf, 0, "{0:bare}のソウル", ""},
		{"zaway", SoulOf, 0, "{0:bare}のソウル", ""},
		{"zpile", SoulOf, 0, "{0:bare}のソウル", ""},
		{"zname", SoulOf, 0, "", "soul of {0:it}"},

		{"zbefore", InFront, 0, "{0:bare}の前の", "in front of {0:it}"},
		{"zbefore", Behind, 0, "{0:bare}の後ろの", "behind {0:it}"},
		{"zbefore", Adjacent, 0, "{0:bare}に隣接する[|、]", "adjacent to {0:it}"},
		{"zbefore", SetUnder, 0, "{0:bare}に設置されている[|、]", "set on {0:it}"},
		{"zslot", InCircleOf, 0, "{0:bare}のサークル", ""},
		{"zfield", InCircleOf, 0, "", "circle of {0:it}"},
		{"zbefore", InCircleOf, 0, "{0:bare}のサークルの", "in the circle of {0:it}"},
		{"zbefore", AmongThose, 0, "[それらのカードの|その中の]", "among those cards"},

		// in any of several zones
		{"either zone", EitherZone, 0, "{0:zin}か[|、]{1:zin}", "{0:zname} or {1:zname}"},
		{"cards1", Cards, 0, "{#other}{0:of}[|、]{1:either zone}の{,}{3*:filter:}{2:head}", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} in {0:the} {1:either zone}"},
		{"cards2", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} in {0:the} {1:either zone}"},
		{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} in {0:the} {1:either zone}"},
		{"any", Cards, 0, "", "{#another}{3*:pre:}{2:common/1}{3*:post/1:} in {0:the} {1:either zone}"},
		{"union", surface.Union, 0, "{#other}{0:of}[|、]{1:either zone}の{、}{2&:np1:か}", ""},
		{"there", Cards, 0, "{#other}{0:of}[|、]{1:either zone}に{,}{3*:filter:}{2:head}", ""},

		// what an effect has moved, shown or rested
		{"thus", PutThus, 0, "{0=drop-zone}この効果でドロップした¦この効果で{0:zaway}に置かれた", ""},
		{"thus", ShownThus, 0, "[この効果で公開した|公開した|公開された]", ""},
		{"thus", RestedThus, 0, "この効果でレストした", ""},
		{"thus", ByCost, 0, "この能力のコストで{0:of the cost}", ""},
		{"of the cost", PutThus, 0, "{0=drop-zone}ドロップした¦{0:zaway}に置かれた", "put into the {0:zname} for the cost"},
		{"of the cost", ShownThus, 0, "公開した", "revealed for the cost"},
		{"shown", ByCost, 0, "", "{0:of the cost}"},
		{"shown", RestedThus, 0, "", "rested by this effect"},
		{"shown", ShownThus, 0, "", "revealed by this effect"},
		{"put", PutThus, 0, "", "{0:zname}"},
		{"cards1", Cards, 0, "{#other}{0:of}{1:thus}[|、]{3*:filter:}{2:head}", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} put into {0:the} {1:put} by this effect"},
		{"union", surface.Union, 0, "{#other}{0:of}{1:thus}{、}{2&:np1:か}", ""},
		{"cards1", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post/=:} {1:shown}"},
		{"cards2", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} put into {0:the} {1:put} by this effect"},
		{"cards2", Cards, 0, "", "{0:whose}{#other}{3*:pre:}{2:head/=}{3*:post/=:} {1:shown}"},
		{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} put into {0:the} {1:put} by this effect"},
		{"some1", Cards, 0, "", "{#other}{3*:pre:}{2:head/=}{3*:post/=:} {1:shown}"},
		{"any", Cards, 0, "", "{#another}{3*:pre:}{2:common/1}{3*:post/1:} put into {0:the} {1:put} by this effect"},
		{"any", Cards, 0, "", "{0=none}{#another}{3*:pre:}{2:common/1}{3*:post/1:} {1:shown}"},
		{"there", Cards, 0, "{#other}{0:of}{1:thus}カードに[|、]{3*:filter:}{2:head}", ""},

		{"zfrom1", surface.Via, 0, "", "the {@:zname}"},
		{"zfrom", surface.Via, 0, "", "the {@:zname}"},
		{"zplace", surface.Via, 0, "", "in the {@:zname}"},
	},
)

// slot is how texts name places where cards are side by side (4.2, 4.3, 4.4).
func slot(zone Kind, ja, en string) []text.Phrase {
	return []text.Phrase{
		{"zin", zone, 0, ja + named(zone), ""},
		{"zslot", zone, 0, ja + named(zone), ""},
		{"zname", zone, 0, "", en},
		{"zfield", zone, 0, "", en},
	}
}

// named is what may follow a position: 前列左のサークル.
func named(zone Kind) string {
	if zone >= FrontRow && zone <= BackRight {
		return "[|のサークル]"
	}
	return ""
}

// away is how texts name the other zones.
func away(zone Kind, ja, en string) []text.Phrase {
	return []text.Phrase{{"zin", zone, 0, ja, ""}, {"zaway", zone, 0, ja, ""}, {"zname", zone, 0, "", en}, {"zoff", zone, 0, "", en}}
}

// dests is where cards go (5.4, 5.9, 5.10, 5.14, 5.25, 5.26).
var dests = []text.Phrase{
	{"zdest", ToStock, 0, "[|自分の][ストック|ストック領域]", ""},
	{"zdest", ToStockBottom, 0, "[|自分の][ストック|ストック領域]の[一番下|下]", ""},
	{"zdest", ToDrop, 0, "ドロップ領域", ""},
	{"zdest", ToLevel, 0, "[|自分の]レベル領域", ""},
	{"zdest", ToRemove, 0, "リムーブ領域", ""},
	{"zdest", ToRefresh, 0, "リフレッシュ領域", ""},
	{"zdest", ToBattle, 0, "[|自分の]バトル領域", ""},
	{"zdest", ToParadox, 0, "[|自分の]逆理領域", ""},
	{"zdest", ToIntercept, 0, "インターセプト領域", ""},
	{"zdest", ToSecret, 0, "秘具領域", ""},
	{"zdest", ToMyLogicalist, 0, "マイロジカリスト領域", ""},
	{"zdest", ToGateZone, 0, "ゲート領域", ""},
	{"zdest", ToDeckTop, 0, "[|その|自分の|相手の]山札の[上|一番上]", ""},
	{"zdest", ToDeckBottom, 0, "[|その|自分の|相手の]山札の[下|一番下]", ""},
	{"zdest", ToDeckEither, 0, "[|その|自分の|相手の]山札の[上か下|一番上か一番下]", ""},
	{"zdest", ToDeckTopDrop, 0, "[|その|自分の|相手の]山札の[上|一番上]かドロップ領域", ""},
	{"zdest", ToAnyCircle, 0, "[好きな|任意の]サークル", ""},
	{"zdest", ToEmptyCircle, 0, "メンバーのいない[|好きな]サークル", ""},
	{"zdest", ToFrontCircle, 0, "前列の[好きな|任意の]サークル¦前列[|のサークル]", ""},
	{"zdest", ToBackCircle, 0, "後列の[好きな|任意の]サークル¦後列[|のサークル]", ""},
	{"zdest", ToEmptyFront, 0, "前列のメンバーのいない[|好きな]サークル", ""},
	{"zdest", ToEmptyBack, 0, "後列のメンバーのいない[|好きな]サークル", ""},
	{"zdest", ToItsCircle, 0, "元のサークル", ""},
	{"zdest", ToAttacked, 0, "攻撃されているサークル", ""},
	{"zdest", ToCircleOf, 0, "{0:ref}がいたサークル", ""},
	{"zdest", ToThatCircle, 0, "{0:bare}のサークル", ""},
	{"zdest", ToInFront, 0, "{0:bare}の前のサークル", ""},
	{"zdest", ToBehind, 0, "{0:bare}の後ろのサークル", ""},
	{"zdest", ToAdjacent, 0, "{0:ref}に隣接するサークル", ""},
	{"dest", ToStock, 0, "", "into the stock zone"},
	{"dest", ToStockBottom, 0, "", "at the bottom of the stock zone"},
	{"dest", ToDrop, 0, "", "into the drop zone"},
	{"dest", ToLevel, 0, "", "into the level zone"},
	{"dest", ToRemove, 0, "", "into the remove zone"},
	{"dest", ToPurge, 0, "", "into the purge zone"},
	{"dest", ToRefresh, 0, "", "into the refresh zone"},
	{"dest", ToBattle, 0, "", "into the battle zone"},
	{"dest", ToParadox, 0, "", "into the paradox zone"},
	{"dest", ToIntercept, 0, "", "into the intercept zone"},
	{"dest", ToSecret, 0, "", "into the secret tool zone"},
	{"dest", ToMyLogicalist, 0, "", "into the My Logicalist zone"},
	{"dest", ToGateZone, 0, "", "into a gate zone"},
	{"dest", ToSoul, 0, "", "under {0:host} as its soul"},
	{"dest", ToDeckTop, 0, "", "on top of the deck"},
	{"dest", ToDeckBottom, 0, "", "at the bottom of the deck"},
	{"dest", ToDeckEither, 0, "", "on top or at the bottom of the deck"},
	{"dest", ToDeckTopDrop, 0, "", "on top of the deck or into the drop zone"},
	{"dest", surface.Via, 0, "", "into {@:circle of}"},
	{"sdest", None, 0, "∅", "∅"},
	{"sdest", surface.Via, 0, "{@:zdest}に[|、]", " to {@:circle of}"},
	{"circle of", ToAnyCircle, 0, "", "any circle"},
	{"circle of", ToEmptyCircle, 0, "", "a circle without a member"},
	{"circle of", ToFrontCircle, 0, "", "any circle of the front row"},
	{"circle of", ToBackCircle, 0, "", "any circle of the back row"},
	{"circle of", ToEmptyFront, 0, "", "a circle of the front row without a member"},
	{"circle of", ToEmptyBack, 0, "", "a circle of the back row without a member"},
	{"circle of", ToItsCircle, 0, "", "its former circle"},
	{"circle of", ToAttacked, 0, "", "the attacked circle"},
	{"circle of", ToCircleOf, 0, "", "the circle where {0:it} was"},
	{"circle of", ToThatCircle, 0, "", "the circle of {0:it}"},
	{"circle of", ToInFront, 0, "", "the circle in front of {0:it}"},
	{"circle of", ToBehind, 0, "", "the circle behind {0:it}"},
	{"circle of", ToAdjacent, 0, "", "a circle adjacent to {0:it}"},
	{"back", ToHand, 0, "[|自分の]手札に[|、]戻<す|し|して>", "to hand"},
	{"back", ToDeck, 0, "[|その|自分の]山札に[|、]戻<す|し|して>", "to the deck"},
	{"add", ToHand, 1, "[|自分の]手札に[|、]加<える|え|えて>", "to hand"},
	{"make", ToSoul, 0, "{0:ref}のソウルに<する|し|して>", ""},
}
