package lexicon

import . "gorin/rules/ability" // most lines name what is numbered

// numbers is the names of what numbers in trees mean.
func numbers() map[string][]string {
	return map[string][]string{
		NumKeyword: {
			KwAwaken: "awaken", KwQuick: "quick", KwDecoy: "decoy", KwBlitz: "blitz", KwJudgement: "judgement", KwBerserk: "berserk",
			KwAssaultTerritory: "assault-territory", KwNameRule: "name-rule", KwLegacy: "legacy", KwEvol: "evol", KwBright: "bright", KwMystery: "mystery",
			KwUnity: "unity", KwIcon: "icon", KwSkill: "skill",
		},
		NumBan: {
			BanBlock: "block", BanAttackPlayer: "attack-player", BanDestroy: "destroy", BanNegate: "negate", MustAttack: "must-attack",
			MustBlock: "must-block", BanPlayCommands: "play-commands", BanPlayUnits: "play-units", BanLose: "lose",
		},
		NumPhase: {
			PhTurn: "turn", PhStand: "stand", PhDraw: "draw", PhMain: "main", PhAttack: "attack", PhEnd: "end", PhAttackDeclaration: "attack-declaration",
			PhBlock: "block", PhBattle: "battle", PhHit: "hit", PhAttackOver: "attack-over",
		},
		NumStat:       {StatLevel: "level", StatCost: "cost", StatPower: "power", StatSoul: "soul", StatHit: "hit"},
		NumIcon:       {TriggerBuster: "buster", TriggerShot: "shot"},
		NumColour:     {NoColour: "generic", Black: "black", Blue: "blue", White: "white", Red: "red", Yellow: "yellow", Purple: "purple"},
		"BattlePoint": {BattleBegins: "begins", BattleEnds: "ends", BattleWon: "won", BattleLost: "lost", BattleDrawn: "drawn", AttackWon: "attack-won"},
		NumAttack:     {4: "player", 5: "unit"},
	}
}
