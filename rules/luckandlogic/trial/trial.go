// Package trial is what random positions of Luck & Logic consist of.
package trial

import (
	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/trial"
)

// Table is what positions of the game consist of.
func Table() trial.Table {
	return trial.Table{
		Game: "luckandlogic", Reasons: reasons,
		Phases: []trial.Share{{Key: "main", Weight: 5}, {Key: "main-timing", Weight: 2}, {Key: "battle", Weight: 6}, {Key: "attack-timing", Weight: 2},
			{Key: "level", Weight: 1}, {Key: "stand", Weight: 1}, {Key: "end", Weight: 1}},
		Kinds: []trial.Share{{Key: "logicalist", Weight: 3}, {Key: "super-logicalist", Weight: 2}, {Key: "foreigner", Weight: 4}, {Key: "tranceunion", Weight: 4},
			{Key: "tactics", Weight: 2}, {Key: "paradox", Weight: 2}},
		Home: "hand", Enters: []string{"hand", "drop", "deck", "deck", "level", "stock", "tools"},
		Lies: []rules.Orientation{rules.Rest},
		Zones: []trial.Zone{ // those first that cards belong to
			circle("front-left"), circle("front-centre"), circle("front-right"), circle("back-left"), circle("back-centre"), circle("back-right"),
			gate("gate-front-left"), gate("gate-front-centre"), gate("gate-front-right"), gate("gate-back-left"), gate("gate-back-centre"), gate("gate-back-right"),
			{Key: "soul", Least: 1, Most: 5, Chance: 60, Kinds: small, Hosts: fields},
			{Key: "deck", Least: 3, Most: 14, Crowd: 5}, {Key: "hand", Least: 1, Most: 7, Crowd: 3}, {Key: "drop", Least: 1, Most: 14, Crowd: 5},
			{Key: "level", Least: 1, Most: 4, Lies: true, Down: true}, {Key: "stock", Least: 2, Most: 8, Up: true, Crowd: 3},
			{Key: "remove", Most: 2, Chance: 30}, {Key: "refresh", Least: 1, Most: 1, Chance: 40, Kinds: []string{"tactics", "foreigner"}}, {Key: "purge", Least: 1, Most: 2, Chance: 20},
			{Key: "paradox", Least: 1, Most: 1, Chance: 25, Kinds: []string{"paradox"}}, {Key: "my-logicalist", Least: 1, Most: 1, Chance: 60, Kinds: []string{"my-logicalist"}, Lies: true},
			{Key: "tools", Least: 1, Most: 3, Chance: 60, Kinds: []string{"tactics"}},
		},
		When: map[ability.Kind]trial.When{
			ability.OnAttack: attacking, lexicon.OnAttackOn: attacking, lexicon.OnBreak: attacking, lexicon.OnWin: attacking, lexicon.OnLose: attacked,
			ability.Attacking: attacking, lexicon.IsAttacking: attacking, lexicon.WhileAttacking: attacking, lexicon.Attacker: attacking,
			ability.OnAttacked: attacked, lexicon.OnDefend: attacked, lexicon.OnIntercept: attacked, lexicon.OnBroken: attacked, lexicon.Defending: attacked,
			lexicon.IsDefending: attacked, lexicon.WhileDefending: attacked, lexicon.Defender: attacked, lexicon.WouldBreak: attacked, lexicon.WouldLose: attacked,
			lexicon.OnStruck: attacked, lexicon.ExplosionSkill: held, lexicon.OnSetOn: held, lexicon.IsSetOn: held, lexicon.HostOf: held, lexicon.OnPurged: busy, lexicon.GateBreak: attacked, lexicon.AttackIsNth: attacking, lexicon.IsBattling: attacking, lexicon.WhileBattling: attacking,
			lexicon.Battler: defining, lexicon.OnBattleEnd: attacking, lexicon.OnDefine: defining, lexicon.OnDefined: defining, lexicon.WouldDefine: defining,
			lexicon.OnLevelBoost: defining, lexicon.SetLaw: attacking, lexicon.LawNow: attacking, lexicon.EndBattle: attacking, lexicon.ItsBattle: attacking,
			lexicon.AttackedGate: attacking, lexicon.AttackedCircle: attacking, lexicon.AttackIsOn: attacking, ability.BattleOpponent: attacking,
			lexicon.Covenant: tranced, lexicon.OnUnion: tranced, lexicon.OnSoul: tranced, lexicon.Partner: tranced, lexicon.SoulHolder: tranced,
			lexicon.OnTranced: held, lexicon.OnTrance: busy, lexicon.OnSortie: held, lexicon.TurnSortied: held, lexicon.WasTranced: held,
			lexicon.OnLuckDrive: busy, lexicon.OnLogicDrive: busy, lexicon.LogicDrive: busy, lexicon.TranceChange: busy, lexicon.Make: busy, ability.Act: busy,
			lexicon.OnMove: busy, lexicon.OnStockPaid: busy, lexicon.OnTransmute: busy, lexicon.SecretSkill: busy, lexicon.OnBlink: busy, lexicon.OnMade: busy,
		},
		Starts: map[ability.Phase]string{ability.PhStand: "stand", ability.PhDraw: "draw", lexicon.PhLevel: "level", ability.PhMain: "main", ability.PhBattle: "battle",
			ability.PhAttackDeclaration: "battle", lexicon.PhIntercept: "battle", lexicon.PhDefinition: "battle", lexicon.PhJudgment: "battle", lexicon.PhBattleEnd: "battle",
			ability.PhTurn: "end", ability.PhEnd: "end"},
		Shuns: []string{"end-attacks", "rearrange", "stop"},
		Words: map[ability.Kind]func(*trial.Said) *[]string{
			lexicon.World: worlds, lexicon.GiveWorld: worlds, ability.GiveTrait: func(s *trial.Said) *[]string { return &s.Traits },
			lexicon.CovenanterIs: func(s *trial.Said) *[]string { return &s.Evols }, lexicon.TitleIs: func(s *trial.Said) *[]string { return &s.Titles },
			lexicon.NameOnly: func(s *trial.Said) *[]string { return &s.Links },
		},
		Hear: hear, Silent: []ability.Kind{lexicon.TranceChange},
		Bearers: bearers, Helpers: helpers,
	}
}

// Lists of what a line names, in the game's own words: worlds stand where other games have identities,
// names of members where they have links, covenanters where they have evolutions.
func worlds(s *trial.Said) *[]string { return &s.Identities }

// What triggers are best waited for in.
var (
	fields    = []string{"front-left", "front-centre", "front-right", "back-left", "back-centre", "back-right"}
	fronts    = []string{"front-left", "front-centre", "front-right", "gate-front-left", "gate-front-centre", "gate-front-right"}
	attacking = trial.When{Phases: []string{"battle", "battle", "attack-timing", "main"}, Seat: 0, Zones: fields}
	attacked  = trial.When{Phases: []string{"battle", "battle", "attack-timing", "main"}, Seat: 1, Zones: fronts}
	defining  = trial.When{Phases: []string{"battle", "battle", "attack-timing"}, Seat: 0}
	tranced   = trial.When{Phases: []string{"main"}, Seat: 0, Zones: fields}
	held      = trial.When{Phases: []string{"main"}, Seat: 0, Zones: []string{"hand"}}
	busy      = trial.When{Phases: []string{"main", "main-timing"}, Seat: 0}
)

func circle(key string) trial.Zone {
	return trial.Zone{Key: key, Least: 1, Most: 1, Chance: 65, Kinds: small, Lies: true}
}

func gate(key string) trial.Zone {
	return trial.Zone{Key: key, Least: 1, Most: 1, Kinds: []string{"gate"}, Down: true, Mostly: true}
}

// small are the kinds of members.
var small = []string{"logicalist", "super-logicalist", "foreigner", "tranceunion"}

// hear notes attributes that a line writes as icons.
func hear(s *trial.Said, n ability.Node) {
	if n.Kind == lexicon.AttrIcon && n.Num >= 0 && n.Num < len(lexicon.AttributeNames) {
		s.Traits = trial.With(s.Traits, lexicon.AttributeNames[n.Num])
	}
}
