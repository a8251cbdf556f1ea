package lexicon

import . "gorin/rules/ability" // most lines name what is numbered

// numbers is the names of what numbers in trees mean.
func numbers() map[string][]string {
	return map[string][]string{
		NumKeyword: {
			KwAlarm: "alarm", KwEncore: "encore", KwAssist: "assist", KwBond: "bond", KwBackup: "backup", KwGreatPerformance: "great-performance",
			KwConcentrate: "concentrate", KwChange: "change", KwMemory: "memory", KwExperience: "experience", KwShift: "shift", KwAccelerate: "accelerate",
			KwResonance: "resonance", KwForce: "force", KwUnion: "union", KwSeparation: "separation", KwLink: "link", KwInherit: "inherit",
			KwCXCombo: "cx-combo", KwCounter: "counter", KwClock: "clock",
		},
		NumBan: {
			BanSideAttack: "side-attack", BanFrontAttack: "front-attack", BanDirectAttack: "direct-attack",
			BanReverse: "reverse", BanReverseByAuto: "reverse-by-auto", BanMove: "move",
			BanSoulLoss: "soul-loss", BanPlayEvents: "play-events",
			BanPlayCharacters: "play-characters", BanBackup: "backup", BanEncore: "encore", BanClimax: "climax", BanHurt: "hurt",
			BanHurtByAuto: "hurt-by-auto", BanSalvage: "salvage", MayAttackTwice: "may-attack-twice", MayIgnoreColours: "may-ignore-colours",
			BanClockDraw: "clock-draw",
		},
		NumPhase: {
			PhTurn: "turn", PhStand: "stand", PhDraw: "draw", PhClock: "clock", PhMain: "main", PhClimax: "climax", PhAttack: "attack", PhEnd: "end",
			PhAttackDeclaration: "attack-declaration", PhTrigger: "trigger", PhCounter: "counter", PhDamage: "damage", PhBattle: "battle", PhEncore: "encore",
		},
		NumStat: {StatLevel: "level", StatCost: "cost", StatPower: "power", StatSoul: "soul"},
		NumIcon: {
			IconSoul: "soul", IconReturn: "return", IconPool: "pool", IconComeback: "comeback", IconDraw: "draw", IconShot: "shot", IconTreasure: "treasure",
			IconGate: "gate", IconStandby: "standby", IconChoice: "choice", IconChance: "chance", IconDiscovery: "discovery",
		},
		NumColour: {Yellow: "yellow", Green: "green", Red: "red", Blue: "blue", Purple: "purple"},
		"PaidFor": {PaidPlay: "play", PaidAct: "act", PaidChange: "change", PaidAbility: "ability"},
		NumAttack: {"", "direct", "front", "side"},
	}
}
