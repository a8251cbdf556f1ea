package lexicon

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/phrases"
)

// numbers is the names of what numbers in trees mean.
func numbers() map[string][]string {
	return map[string][]string{
		NumBan: {
			BanIntercept: "intercept", BanTrance: "trance", BanMove: "move", BanChosen: "chosen", BanAttacked: "attacked", BanStandUp: "stand-up",
			BanDropByOpp: "drop-by-opp", BanLeaveByOpp: "leave-by-opp", BanBroken: "broken", BanAuto: "auto", BanDrive: "drive", BanSortie: "sortie",
			BanDefine: "define", BanDefineHand: "define-hand", BanDefineTactics: "define-tactics", BanDefineParadox: "define-paradox", BanLevelBoost: "level-boost", BanLuckDrive: "luck-drive",
			BanSortieHand: "sortie-hand", BanRearrange: "rearrange", BanDrawByEffect: "draw-by-effect", BanDefinedThis: "defined-this", BanDiscarded: "discarded",
			MustAttackIfMay: "must-attack", MayHitBack: "may-hit-back", MayDefineDrop: "may-define-drop", MayDefineLevel: "may-define-level",
			MayTranceDrop: "may-trance-drop", MayPlayAnyWorld: "may-play-any-world",
		},
		NumPhase:  {PhLevel: "level", PhIntercept: "intercept", PhDefinition: "definition", PhJudgment: "judgment", PhBattleEnd: "battle-end"},
		NumStat:   {StatAura: "aura", StatLimit: "limit", StatHeart: "heart", StatTerritory: "territory", StatGate: "gate-number"},
		NumColour: {Yellow: "yellow", Green: "green", Red: "red", Blue: "blue", Purple: "purple", White: "white", Black: "black"},
		numLimit:  {LimitHand: "hand", LimitAttack: "attack", LimitTrance: "trance", LimitTC: "tc", LimitLevel: "level"},
		numLogic:  {LogicPower: "power", LogicAura: "aura", LogicLimit: "limit", LogicTactics: "tactics", LogicParadox: "paradox", LogicIntercept: "intercept"},
		numLaw:    {LawPower: "power", LawAura: "aura", LawHeart: "heart"},
		numAttr:   {AttrSummer: "summer", AttrSun: "sun", AttrStar: "star", AttrMoon: "moon"},
		numDeed: {DeedTrance: "trance", DeedLuckDrive: "luck-drive", DeedLogicDrive: "logic-drive", DeedLevelBoost: "level-boost", DeedRefresh: "refresh",
			DeedTransmute: "transmute"},
		numMark: {MarkAuto: "auto", MarkAct: "act", MarkCont: "cont"},
	}
}

// What the Num of some kinds of this game names.
const (
	numLimit = "Limit"
	numLogic = "Logic"
	numLaw   = "Law"
	numAttr  = "Attribute"
	numMark  = "Mark"
	numDeed  = "Deed"
)

// cardNumbers is what texts call the numbers on cards, and what they do with them.
func cardNumbers() (out []text.Phrase) {
	for _, n := range []struct {
		stat    Stat
		ja, en  string
		changed bool
	}{
		{StatPower, "パワー", "power", true},
		{StatAura, "オーラ", "aura", true},
		{StatLimit, "リミット", "limit", true},
		{StatHeart, "ハート", "heart", true},
		{StatLevel, "レベル", "level", true},
		{StatCost, "コスト", "cost", true},
		{StatTerritory, "テリトリー", "territory", false},
		{StatGate, "門ナンバー", "gate number", false},
	} {
		out = slices.Concat(out, phrases.Word(n.stat, n.ja, n.en), phrases.Compared(n.stat, n.ja, n.en), versus(n.stat, n.ja, n.en))
		if n.changed {
			out = slices.Concat(out, added(n.stat, n.ja, n.en), phrases.SetTo(n.stat, n.ja, n.en), setToX(n.stat, n.ja, n.en))
		}
	}
	return out
}

// versus is how texts describe cards by a number on them and one on another card.
func versus(s Stat, ja, en string) []text.Phrase {
	return []text.Phrase{
		{"atom", WithStat, OfStat(s, AtMost), "{0:statof}以下の" + ja, ""},
		{"atom", WithStat, OfStat(s, AtLeast), "{0:statof}以上の" + ja, ""},
		{"clause", WithStat, OfStat(s, AtMost), ja + "が{0:val}以下の", ""},
		{"clause", WithStat, OfStat(s, AtLeast), ja + "が{0:val}以上の", ""},
		{"clause", WithStat, OfStat(s, More), ja + "が{0:statof}より高い", ""},
		{"clause", WithStat, OfStat(s, Less), ja + "が{0:statof}より低い", ""},
		{"clause", SameStat, int(s), "{0:ref}と同じ" + ja + "の", ""},
		{"tail", SameStat, int(s), "", "with the same " + en + " as {0:it}"},
		{"tail", WithStat, OfStat(s, AtMost), "", "with " + en + " at most {0:statof}"},
		{"tail", WithStat, OfStat(s, AtLeast), "", "with " + en + " at least {0:statof}"},
		{"tail", WithStat, OfStat(s, More), "", "with " + en + " higher than {0:statof}"},
		{"tail", WithStat, OfStat(s, Less), "", "with " + en + " lower than {0:statof}"},
	}
}

// setToX is how texts make a number another one that is worked out: パワーをＸにする.
func setToX(s Stat, ja, en string) []text.Phrase {
	return []text.Phrase{
		{"modno", SetStat, int(s), ja + "を{0:xval}に<する|し|して>", ""},
		{"vp", SetStat, int(s), "", "ha<s|ve> " + en + " {0:xval}"},
	}
}

// added is how texts add to a number and take from it: パワー＋1000、オーラ＋1.
func added(s Stat, ja, en string) []text.Phrase {
	return []text.Phrase{
		{"modno", AddStat, OfStat(s, Plus), ja + "[|を]＋{0:val}<||して>¦" + ja + "を＋{0:val}<する|し|して>", ""},
		{"modno", AddStat, OfStat(s, Minus), ja + "[|を]－{0:val}<||して>¦" + ja + "を－{0:val}<する|し|して>", ""},
		{"change", AddStat, OfStat(s, Plus), "", "+{0:val} " + en},
		{"change", AddStat, OfStat(s, Minus), "", "-{0:val} " + en},
	}
}
