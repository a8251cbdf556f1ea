// Package trial is what random positions of Rebirth for you consist of.
package trial

import (
	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/rebirth/lexicon"
	"gorin/rules/trial"
)

// Table is what positions of the game consist of.
func Table() trial.Table {
	return trial.Table{
		Game: "rebirth", Reasons: reasons,
		Phases: []trial.Share{{Key: "main", Weight: 6}, {Key: "main-timing", Weight: 2}, {Key: "attack", Weight: 6}, {Key: "attack-timing", Weight: 1},
			{Key: "standby", Weight: 1}, {Key: "energy", Weight: 1}, {Key: "end", Weight: 1}},
		Kinds: []trial.Share{{Key: "chara", Weight: 7}, {Key: "rebirth", Weight: 2}},
		Home:  "hand", Enters: []string{"hand", "waiting-room", "deck", "energy", "retire"},
		Lies: []rules.Orientation{rules.Rest},
		Zones: []trial.Zone{
			{Key: "deck", Least: 2, Most: 12, Crowd: 5}, {Key: "hand", Least: 1, Most: 7, Crowd: 3}, {Key: "waiting-room", Least: 1, Most: 12, Crowd: 5},
			{Key: "entry", Least: 1, Most: 1, Chance: 85, Kinds: charas, Damage: true}, slotOf("member-left"), slotOf("member-centre"), slotOf("member-right"),
			{Key: "energy", Least: 2, Most: 8, Kinds: []string{"chara", "chara", "chara", "chara", "rebirth", "partner", "partner"}, Lies: true, Crowd: 3},
			{Key: "retire", Most: 6, Kinds: charas, Crowd: 2}, {Key: "set", Least: 1, Most: 2, Chance: 60, Kinds: []string{"rebirth"}},
			{Key: "memory", Most: 2, Chance: 30}, {Key: "soul-entry", Least: 1, Most: 6, Chance: 30, Kinds: charas}, {Key: "soul-centre", Least: 1, Most: 2, Chance: 25, Kinds: charas},
		},
		When: map[ability.Kind]trial.When{
			ability.OnAttack: attacking, lexicon.OnSupport: attacking, lexicon.OnSupported: attacking, lexicon.OnSupportEnd: attacking,
			lexicon.OnRetires: attacking, lexicon.OnRetiresBy: attacking, lexicon.OnEndOfAttack: attacking, lexicon.OnBlocked: attacking,
			lexicon.NthAttack: attacking, lexicon.NextAttack: attacking, lexicon.AttackOf: attacking, lexicon.WouldSupport: attacking,
			lexicon.TheAttack: attacking, lexicon.Supporter: attacking, lexicon.Supported: attacking,
			ability.OnAttacked: attacked, lexicon.AttackOn: attacked, ability.OnBlock: blocking, lexicon.OnBlockOf: blocking, lexicon.OnBlockEnd: blocking,
			lexicon.Blocker: blocking, lexicon.BlockWith: attacked, lexicon.Cancel: answering, lexicon.OnUse: answering, lexicon.OnCancelled: busy,
			lexicon.OnPlacedThrough: attacked, ability.Act: busy, lexicon.Spark: drawing, lexicon.OnSet: busy, lexicon.OnMadeSoul: holding,
		},
		Starts: map[ability.Phase]string{lexicon.PhStandby: "standby", lexicon.PhEnergy: "energy", ability.PhMain: "main", ability.PhAttack: "attack",
			ability.PhTurn: "end", ability.PhEnd: "end"},
		Shuns: []string{"end-attacks", "attack-phase"},
		Words: map[ability.Kind]func(*trial.Said) *[]string{
			lexicon.ReCombo: combos, lexicon.ComboAlso: combos, ability.GiveTrait: func(s *trial.Said) *[]string { return &s.Traits },
		},
		Hear: func(s *trial.Said, n ability.Node) {
			if n.Kind == lexicon.OnPlacedThrough { // by an effect, which is one of the helpers'
				from := n.Kids[1].Kind
				if set := n.Kids[0]; from == ability.None && set.Kind == ability.Cards {
					from = set.Kids[1].Kind // where those lie that it is about
				}
				s.Moves = trial.With(s.Moves, trial.Move{From: from, To: n.Kids[2].Kind})
			}
		},
		Silent:  []ability.Kind{lexicon.ModeLine, lexicon.CaseLine, lexicon.Growth, ability.DeckLimit},
		Bearers: bearers, Helpers: helpers,
	}
}

// What triggers are best waited for in.
var (
	charas    = []string{"chara"}
	seats     = []string{"entry", "member-left", "member-centre", "member-right"}
	attacking = trial.When{Phases: []string{"attack", "attack", "attack", "main"}, Seat: 0, Zones: seats}
	attacked  = trial.When{Phases: []string{"attack", "attack", "attack", "main"}, Seat: 1}
	blocking  = trial.When{Phases: []string{"attack"}, Seat: 1, Zones: []string{"hand"}}
	answering = trial.When{Phases: []string{"main", "attack"}, Seat: 1}
	holding   = trial.When{Phases: []string{"main"}, Seat: 0, Zones: []string{"hand"}}
	busy      = trial.When{Phases: []string{"main"}, Seat: 0}
	drawing   = trial.When{Phases: []string{"main", "main", "attack"}, Seat: 0, Zones: []string{"deck"}}
)

func slotOf(key string) trial.Zone {
	return trial.Zone{Key: key, Least: 1, Most: 1, Chance: 80, Kinds: charas, Lies: true}
}

// combos is names of Rebirths that condition keywords ask for (11.5.3).
func combos(s *trial.Said) *[]string { return &s.Links }
