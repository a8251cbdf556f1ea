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
			BanBlock: "block", BanAttackPlayer: "attack-player", BanDestroy: "destroy", BanNegate: "negate", MustAttack: "must-attack",
			MustBlock: "must-block", BanPlayCommands: "play-commands", BanPlayUnits: "play-units", BanLose: "lose",
		},
		NumPhase: {
			PhBlock: "block", PhHit: "hit", PhAttackOver: "attack-over",
		},
		NumStat:       {StatHit: "hit"},
		NumIcon:       {TriggerBuster: "buster", TriggerShot: "shot"},
		NumColour:     {NoColour: "generic", Black: "black", Blue: "blue", White: "white", Red: "red", Yellow: "yellow", Purple: "purple"},
		"BattlePoint": {BattleBegins: "begins", BattleEnds: "ends", BattleWon: "won", BattleLost: "lost", BattleDrawn: "drawn", AttackWon: "attack-won"},
		NumAttack:     {4: "player", 5: "unit"},
	}
}

// cardNumbers is what texts call the numbers on cards, and what they do with them.
func cardNumbers() []text.Phrase {
	return slices.Concat(
		phrases.Word(StatCost, "[総コスト|コスト]", "cost"), phrases.Compared(StatCost, "コスト", "cost"), phrases.Added(StatCost, "コスト", "cost"),
		phrases.OfNumber(StatPower, "パワー", "power"), phrases.SetTo(StatPower, "パワー", "power"),
		phrases.OfNumber(StatHit, "ヒット", "hit"), phrases.SetTo(StatHit, "ヒット", "hit"),
	)
}
