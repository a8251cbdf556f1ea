// Package trial is what random positions of Victory Spark consist of.
package trial

import (
	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/trial"
	"gorin/rules/victoryspark/lexicon"
)

// Table is what positions of the game consist of.
func Table() trial.Table {
	return trial.Table{
		Game: "victoryspark",
		Phases: []trial.Share{{Key: "chara", Weight: 4}, {Key: "ability", Weight: 4}, {Key: "attack", Weight: 6}, {Key: "energy", Weight: 1},
			{Key: "draw", Weight: 1}, {Key: "stand", Weight: 1}, {Key: "end", Weight: 1}},
		Kinds: []trial.Share{{Key: "card", Weight: 1}},
		Home:  "hand", Enters: []string{"surprise", "hand", "waiting-room", "deck", "surprise", "energy"},
		Lies: []rules.Orientation{rules.Rest, rules.Reverse},
		Zones: []trial.Zone{
			{Key: "deck", Least: 2, Most: 14, Crowd: 5}, {Key: "hand", Least: 1, Most: 7, Crowd: 3}, {Key: "waiting-room", Least: 1, Most: 14, Crowd: 5},
			{Key: "ring", Least: 1, Most: 1, Kinds: card, Damage: true}, slotOf("bench-left"), slotOf("bench-centre"), slotOf("bench-right"),
			{Key: "energy", Least: 1, Most: 8, Lies: true, Crowd: 3}, {Key: "retire", Most: 9, Crowd: 3}, {Key: "surprise", Least: 1, Most: 1, Chance: 40, Kinds: card},
		},
		When: map[ability.Kind]trial.When{
			ability.OnAttack: attacking, lexicon.OnSupport: attacking, lexicon.OnSupported: attacking, lexicon.SupportedBy: attacking,
			ability.Attacking: attacking, lexicon.PartnerAttack: attacking, lexicon.OnAttackEnd: fighting, lexicon.OnPartnerEnd: fighting,
			lexicon.PartnerAttacking: fighting, lexicon.AttackIsNth: fighting, lexicon.SetDamage: fighting, lexicon.PlainAttack: attacked,
			ability.OnAttacked: attacked, lexicon.OnDamaged: attacked, lexicon.WouldBeDamaged: attacked, lexicon.OnAttackBlock: attacked,
			lexicon.OnSprung: attacked, lexicon.OnSparked: attacked, lexicon.Cancel: answering, lexicon.OnSkillUsed: busy,
			ability.Act: busy, lexicon.UseSkill: busy, ability.TurnPlaced: {Phases: []string{"chara"}, Seat: 0, Zones: []string{"hand"}},
		},
		Starts: map[ability.Phase]string{ability.PhStand: "stand", ability.PhDraw: "draw", lexicon.PhEnergy: "energy", lexicon.PhChara: "chara",
			lexicon.PhAbility: "ability", ability.PhAttack: "attack", ability.PhAttackDeclaration: "attack", lexicon.PhSupport: "attack",
			lexicon.PhPartnerBlock: "attack", lexicon.PhResolution: "attack", lexicon.PhAttackEnd: "attack", ability.PhTurn: "end", ability.PhEnd: "end"},
		Shuns: []string{"end-attacks", "dispose"},
		Words: map[ability.Kind]func(*trial.Said) *[]string{
			lexicon.TitleIs: titles, lexicon.GiveTitle: titles, lexicon.TitleHas: func(s *trial.Said) *[]string { return &s.Links },
			lexicon.WorkIs: works, lexicon.SkillNamed: skills, lexicon.GiveSkillName: skills,
			lexicon.SkillOf: func(s *trial.Said) *[]string { return &s.Traits }, ability.GiveTrait: func(s *trial.Said) *[]string { return &s.Traits },
		},
		Hear: hear, Bearers: bearers, Helpers: helpers,
	}
}

// What triggers are best waited for in.
var (
	card      = []string{"card"}
	attacking = trial.When{Phases: []string{"attack", "attack", "attack", "ability", "chara"}, Seat: 0, Zones: []string{"ring", "bench-left", "bench-centre", "bench-right"}}
	fighting  = trial.When{Phases: []string{"attack", "attack", "ability"}, Seat: 0}
	attacked  = trial.When{Phases: []string{"attack", "attack", "attack", "ability", "chara"}, Seat: 1}
	answering = trial.When{Phases: []string{"ability", "attack"}, Seat: 1}
	busy      = trial.When{Phases: []string{"ability", "chara"}, Seat: 0}
)

func slotOf(key string) trial.Zone {
	return trial.Zone{Key: key, Least: 1, Most: 1, Chance: 75, Kinds: card, Lies: true}
}

// Lists of what a line names, in the game's own words: works stand where other games have
// identities, names of skills where they have actions, parts of titles where they have links.
func titles(s *trial.Said) *[]string { return &s.Titles }
func works(s *trial.Said) *[]string  { return &s.Identities }
func skills(s *trial.Said) *[]string { return &s.Actions }

// hear notes the name and the title of a pair.
func hear(s *trial.Said, n ability.Node) {
	if n.Kind == lexicon.PairIs {
		for _, k := range n.Kids {
			switch k.Kind {
			case ability.Named, ability.NameIs:
				s.Names = trial.With(s.Names, k.Str)
			case lexicon.TitleIs:
				s.Titles = trial.With(s.Titles, k.Str)
			}
		}
	}
}
