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
			BanSideAttack: "side-attack", BanFrontAttack: "front-attack", BanDirectAttack: "direct-attack",
			BanReverse: "reverse", BanReverseByAuto: "reverse-by-auto", BanMove: "move",
			BanSoulLoss: "soul-loss", BanPlayEvents: "play-events",
			BanPlayCharacters: "play-characters", BanBackup: "backup", BanEncore: "encore", BanClimax: "climax", BanHurt: "hurt",
			BanHurtByAuto: "hurt-by-auto", BanSalvage: "salvage", MayAttackTwice: "may-attack-twice", MayIgnoreColours: "may-ignore-colours",
			BanClockDraw: "clock-draw",
		},
		NumPhase: {
			PhClock: "clock", PhClimax: "climax",
			PhTrigger: "trigger", PhCounter: "counter", PhDamage: "damage", PhEncore: "encore",
		},
		NumStat: {StatSoul: "soul"},
		NumIcon: {
			IconSoul: "soul", IconReturn: "return", IconPool: "pool", IconComeback: "comeback", IconDraw: "draw", IconShot: "shot", IconTreasure: "treasure",
			IconGate: "gate", IconStandby: "standby", IconChoice: "choice", IconChance: "chance", IconDiscovery: "discovery",
		},
		NumColour: {Yellow: "yellow", Green: "green", Red: "red", Blue: "blue", Purple: "purple"},
		"PaidFor": {PaidPlay: "play", PaidAct: "act", PaidChange: "change", PaidAbility: "ability"},
		NumAttack: {"", "direct", "front", "side"},
	}
}

// cardNumbers is what texts call the numbers on cards, and what they do with them.
func cardNumbers() []text.Phrase {
	return slices.Concat(
		phrases.OfNumber(StatLevel, "レベル", "level"), phrases.OfNumber(StatCost, "コスト", "cost"), phrases.OfNumber(StatPower, "パワー", "power"),
		phrases.SetTo(StatLevel, "レベル", "level"), phrases.SetTo(StatPower, "パワー", "power"),
		phrases.Word(StatSoul, "ソウル", "soul"), phrases.Added(StatSoul, "ソウル", "soul"),
	)
}
