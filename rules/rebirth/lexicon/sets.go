package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// sets is described sets of cards. A zone without an owner is that of the player who acts (4.1.1.2). What is chosen comes from a zone (…から);
// a name or a group alone is a card that has it (2.1.2, 2.5.3).
var sets = []text.Phrase{
	{"from", Cards, 0, "{2=card}{0:of}{3:manner}{#other}{1:zin}から[|、]", ""},
	{"from", Cards, 0, "{2=card}{0:of}{#other}{1:zin}から[|、]", ""},
	{"from", Cards, 0, "{2=card}{0:of}{#other}{1:zin}から[|、]{3-:filter:}{$:alone}[を|]", ""},
	{"from", Cards, 0, "{0:of}{#other}{1:zin}から[|、]{3*:filter:}{2:head}[を|]", ""},
	{"from", Cards, 0, "{2=card}{0:of}{#other}{1:zin}の[|、]{3-:filter:}{$:alone}[を|]", ""},
	{"from", Cards, 0, "{2=card}{1=among-those}その中[から|の][|、]", ""},
	{"from", Cards, 0, "{2=card}{1=among-those}その中[から|の][|、]{3-:filter:}{$:alone}[を|]", ""},
	{"from", Cards, 0, "{1=among-those}その中[から|の][|、]{3*:filter:}{2:head}[を|]", ""},
	{"from", Cards, 0, "{1=set-zone}{2=card}{0:of}セットされている{3-:filter:}{$:alone}[を|から]", ""},
	{"from", Cards, 0, "{1=set-zone}{2=set-card}{0:of}セットされている{3+:filter:}Reバース[を|から]", ""},
	{"from", Cards, 0, "{1=set-zone}{2=spark-head}{0:of}セットされている{3+:filter:}【スパーク】から[|、]", ""},
	{"from", Cards, 0, "{2=spark-head}{0:of}{#other}{1:zin}の【スパーク】から[|、]", ""},
	{"from", Cards, 0, "{2=spark-head}{1:sparkplace}から[|、]", ""},
	{"fromsparks", Cards, 0, "{1=set-zone}{2=spark-head}{0:of}セットされている{3+:filter:}【スパーク】から", ""},
	{"fromsparks", Cards, 0, "{2=spark-head}{1:sparkplace}から", ""},
	{"fromsparks", Cards, 0, "{1=among-those}{2=spark-head}その中から{3*:filter:}【スパーク】を", ""},
	{"fromsparks", Cards, 0, "{2=spark-head}{0:of}{#other}{1:zin}から{3*:filter:}【スパーク】を", ""},
	{"itssparks", Cards, 0, "", "{2=spark-head}{1:sparkplace}"},
	{"sparkplace", SparksOf, 0, "{0:ref}の【スパーク】¦{0:its}【スパーク】", "{0:itsown}¦the sparks of {0:single}"},
	{"itsown", surface.Left, 0, "", "its sparks"},
	{"its", surface.Left, surface.LeftIt, "その", ""},
	{"from", saidBoth, 0, "自分と相手の{0:from}", ""},
	{"fromeach", saidBoth, 0, "自分と相手の{0:from}", ""},
	{"fromeach", Cards, 0, "{2=card}{0:of}{#other}{1:zeach}から", ""},
	{"fromeach", Cards, 0, "{2=card}{0:of}{#other}{1:zeach}から[|、]{3-:filter:}{$:alone}を", ""},
	{"fromeach", Cards, 0, "{0:of}{#other}{1:zeach}から[|、]{3*:filter:}{2:head}を", ""},

	{"pile", Cards, 0, "{2=card}{0:of}{3:manner}{#other}{1:zin}", ""},
	{"pile", Cards, 0, "{2=card}{0:of}{#other}{1:zin}", ""},
	{"cards1", Cards, 0, "{2=card}{0:of}{#other}{1:zin}[の|にいる][|、]{3-:filter:}{$:alone}", ""},
	{"cards1", Cards, 0, "{2=card}{0:of}{#other}[|、]{3-:filter:}{$:alone}", ""},
	{"cards1", Cards, 0, "{0:of}{#other}{1:zin}[の|にいる][|、]{3*:filter:}{2:head}", ""},
	{"np1", Cards, 0, "{2=card}{3-:filter:}{$:alone}", ""},
	// Several sets are joined by a word of their own: か joins what describes one.
	{"union", surface.Union, 0, "{#other}{0:of}{1:zin}の{、}{2&:np1:または}", ""},
	{"union", surface.Union, 0, "{1:zbefore}{#other}{0:of}{、}{2&:np1:または}", ""},
	{"union", surface.Union, 0, "{#other}{0:of}{、}{2&:np1:または}", ""},
	{"union", Union, 0, "{0&:cards1:または}", ""},
	{"np", Union, 0, "{0&:np1:または}", ""},
	{"manner", Lying, 0, "{#lying}している[|、]", ""},
	{"piece", EveryN, 0, "{0:cards1}{#}枚につき[、|]¦{0:pile}{#}枚につき[、|]", "for every {#} {0:some1/0}, "},

	{"here", Cards, 0, "{2=card}{0:of}{#other}{1:zin}[に|の][|、]{3-:filter:}{$:alone}", ""},
	{"here", Cards, 0, "{0:of}{#other}{1:zin}[に|の][|、]{3*:filter:}{2:head}", ""},
	{"here", Cards, 0, "{2=card}{0:of}{#other}[|、]{3-:filter:}{$:alone}", ""},
	{"here", Cards, 0, "{2=card}{0:of}{3:manner}{#other}{1:zin}", ""},
	{"here", Cards, 0, "{2=card}{0:of}{#other}{1:zin}", ""},
	{"there", surface.Via, 0, "{@:here}", ""},

	{"alone", surface.Via, 0, "{@:aloneatom}", ""},
	{"alone", AnyOf, 0, "{0&:aloneatom:か}", ""},
	{"aloneatom", Trait, 0, "{trait}", ""},
	{"aloneatom", NameIs, 0, "{name}", ""},
	{"aloneatom", HasKeyword, int(KwGrowth), "【のびしろ】", ""},
	{"aloneatom", HasKeyword, int(KwBlocker), "【ブロッカー】", ""},
	{"aloneatom", HasKeyword, int(KwCancel), "【キャンセル】", ""},
	{"aloneatom", NotOf, 0, "{0:refatom}以外", ""},
}

// zones is zones (chapter 4).
var zones = []text.Phrase{
	{"zin", surface.Via, 0, "{@:zone}¦、{@:zones}¦{@:zones}", ""},
	{"zones", EitherZone, 0, "{0&:zone:か}¦{0&:zone:と}", ""},
	{"zeach", EitherZone, 0, "、{0&:zone:と}¦{0&:zone:と}¦、{0&:zone:か}", ""},
	{"zone", Entry, 0, "エントリー", ""},     // 4.4.3
	{"zone", Members, 0, "メンバー", ""},    // 4.5.4
	{"zone", RetireZone, 0, "リタイア", ""}, // 4.8.4
	{"zone", EnergyZone, 0, "エネルギー", ""},
	{"zone", Partners, 0, "パートナー", ""},
	{"zone", WaitingRoom, 0, "控え室", ""},
	{"zone", Hand, 0, "手札", ""},  // 4.10.3
	{"zone", Deck, 0, "デッキ", ""}, // 4.9.4
	{"zone", SetZone, 0, "セットされているReバース", ""},
	{"zone", Memory, 0, "思い出", ""}, // 4.12.3
	{"zone", SoulOf, 0, "{0:ref}の[【魂】|魂]", ""},
	{"zname1", SoulOf, 0, "", "soul of {0:single}"},
	{"zname1", SparksOf, 0, "", "sparks of {0:single}"},
	{"zone", SoulZone, 0, "[【魂】|魂]", ""},
	{"zpile", Deck, 0, "デッキ", ""},
	{"zname1", Entry, 0, "", "entry"},
	{"zname1", Members, 0, "", "member zone"},
	{"zname1", RetireZone, 0, "", "retire zone"},
	{"zname1", WaitingRoom, 0, "", "waiting room"},
	{"zname1", Hand, 0, "", "hand"},
	{"zname", Deck, 0, "デッキ", ""},
	{"zname1", Deck, 0, "", "deck"},
	{"zname", surface.Via, 0, "", "{@:zname1}"},
	{"zname1", SetZone, 0, "", "Rebirth zone"},
	{"zname1", Memory, 0, "", "memory"},
	{"zname1", SoulZone, 0, "", "soul"},
	{"zname", EitherZone, 0, "", "{0&:zname1: or }"},
	{"zbefore", AmongThose, 0, "その中[の|から]", "among those cards"},
	{"zbefore", DoneThus, int(DidShow), "公開した", "revealed this way"},
	{"zbefore", DoneThus, int(DidPut), "[置いた|控え室に置いた|控え室に置かれた]", "put there this way"},
	{"zbefore", DoneThus, int(DidDraw), "引いた", "drawn this way"},

	{"zslot", surface.Via, 0, "{@:zone}", ""},
	{"zslot", NotZone, 0, "{0:zone}以外", ""},
	{"zslot", EitherZone, 0, "、{0&:zone:か}", ""},
	{"zplace", surface.Via, 0, "", "in the {@:zname}"},
	{"zfrom1", surface.Via, 0, "", "the {@:zname}"},
	{"zfrom", surface.Via, 0, "", "the {@:zname}"},
	{"zfrom", NotZone, 0, "", "anywhere but the {0:zname}"},
}

// dests is where cards go (5.2, 5.6, 5.22).
var dests = []text.Phrase{
	{"zdest", surface.Via, 0, "{@:zdest1}", ""},
	{"zdest", ToEither, 0, "[|、]{0:zdest1}か{1:zdest1}", ""},
	{"zdest1", ToEntry, 0, "[|自分の|あなたの]エントリー", ""},
	{"zdest1", ToMembers, 0, "[|自分の|あなたの]メンバー", ""},
	{"zdest1", ToEmptySeat, 0, "[|自分の]空席のメンバー", ""},
	{"zdest1", ToEnergy, 0, "[|自分の]エネルギー", ""},
	{"zdest1", ToRetire, 0, "[|自分の]リタイア", ""},
	{"zdest1", ToWaitingRoom, 0, "[|自分の]控え室", ""},
	{"zdest1", ToDeckTop, 0, "[|自分の]デッキの上", ""},
	{"zdest1", ToDeckBottom, 0, "[|自分の]デッキの下", ""},
	{"dest", ToEither, 0, "", "either {0:dest} or {1:dest}"},
	{"dest", ToEntry, 0, "", "into the entry"},
	{"dest", ToMembers, 0, "", "among the members"},
	{"dest", ToEmptySeat, 0, "", "on an empty seat among the members"},
	{"dest", ToEnergy, 0, "", "into the energy zone"},
	{"dest", ToRetire, 0, "", "into the retire zone"},
	{"dest", ToWaitingRoom, 0, "", "into the waiting room"},
	{"dest", ToDeckTop, 0, "", "on top of the deck"},
	{"dest", ToDeckBottom, 0, "", "at the bottom of the deck"},
	{"dest", ToSoul, 0, "", "under {0:single} as its soul¦under {0:plural} as its soul¦under a character as its soul"},
	{"back", ToHand, 0, "[|自分の]手札に[|、]戻<す|し|して>", "to hand"},
	{"back", ToDeck, 0, "[|自分の]デッキに[|、]戻<す|し|して>", "to the deck"},
	{"add", ToHand, 1, "手札に[|、]加<える|え|えて>", "to hand"},
	{"make", ToMemory, 0, "思い出に<する|し|して>", ""}, // 5.7.1
	{"dest", ToMemory, 0, "", "into memory"},
	{"make", ToSoul, 0, "{0:ref}の[【魂】|魂]に<する|し|して>¦{0:entrysoul}の[【魂】|魂]に<する|し|して>¦[【魂】|魂]に<する|し|して>", ""},
	{"entrysoul", All, 0, "{0:pile}", ""},
	{"act", Move, 0, "{1=to-set}{0:wo}セット<する|し|して>", "{1=to-set}set<|s> {0:obj}"},
	{"act", Move, 0, "{1=to-removed}{0:wo}[|ゲームから]除外<する|し|して>", "{1=to-removed}remove<|s> {0:obj} from the game"}, // 5.20.1
	{"deed", surface.CostMove, 0, "", "{3=to-set}set {0:one} {1:some/1}{2:too}¦{3=to-set}set {0:qty} {1:some/0}{2:too}"},
	{"deed", surface.CostMove, 0, "", "{3=to-removed}remove {0:one} {1:some/1}{2:too} from the game¦{3=to-removed}remove {0:qty} {1:some/0}{2:too} from the game"},
	{"act", Move, 0, "{0:wo}{1:zdest}に[|、]{#adv}置<く|き|いて>¦{0:wo}{#adv}{1:zdest}に[|、]置<く|き|いて>", ""},
}
