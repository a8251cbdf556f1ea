package lexicon

import . "gorin/rules/ability" // every line names kinds and sorts

// kinds is the shapes of the kinds that only this game says.
func kinds() map[Kind]Shape {
	return map[Kind]Shape{
		OnAttackEnd:       {Name: "on-attack-end", Sort: STrigger},
		OnDamageCancelled: {Name: "on-damage-cancelled", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnDamageTaken:     {Name: "on-damage-taken", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnPlayerCancelled: {Name: "on-player-cancelled", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
		OnTriggerCheck:    {Name: "on-trigger-check", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SCards)}},
		OnLevelUp:         {Name: "on-level-up", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
		OnRefresh:         {Name: "on-refresh", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
		OnPlayedTo:        {Name: "on-played-to", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SZone)}},
		OnPlayerTaken:     {Name: "on-player-taken", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
		AttackEndOf:       {Name: "attack-end-of", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnDraw:            {Name: "on-draw", Sort: STrigger, Kids: []Kid{Need(SOwner)}},

		PlayerLevelIs: {Name: "player-level-is", Sort: SCond, Kids: []Kid{Need(SOwner), Need(SValue)}, Num: NumCompare, Reads: AspectTable},
		LevelSumIs:    {Name: "level-sum-is", Sort: SCond, Kids: []Kid{Need(SOwner), Need(SValue)}, Num: NumCompare, Reads: AspectLevel},
		IsAttacking:   {Name: "is-attacking", Sort: SCond, Reads: AspectTable},
		NotReversed:   {Name: "not-reversed", Sort: SCond, Reads: AspectTable},
		DamageStopped: {Name: "damage-stopped", Sort: SCond, Reads: AspectTable},
		AttackIsNth:   {Name: "attack-is-nth", Sort: SCond, Num: "which", Reads: AspectTable},
		FirstTurn:     {Name: "first-turn", Sort: SCond, Reads: AspectTable},

		DoTrigger:     {Name: "do-trigger", Sort: SAct, Num: NumIcon},
		AttackInstead: {Name: "attack-instead", Sort: SAct, Kids: []Kid{Need(SObject)}},
		AttackerSoul:  {Name: "attacker-soul", Sort: SAct},
		NextDamage:    {Name: "next-damage", Sort: SAct},

		ThisAttacking: {Name: "this-attacking", Sort: SObject},

		FrontRow:    {Name: "front-row", Sort: SZone, Slot: true},
		BackRow:     {Name: "back-row", Sort: SZone, Slot: true},
		FrontCentre: {Name: "front-centre", Sort: SZone, Slot: true},
		InFront:     {Name: "in-front", Sort: SZone, Slot: true},
		Behind:      {Name: "behind", Sort: SZone, Slot: true},
		ClimaxZone:  {Name: "climax-zone", Sort: SZone},
		FrontLeft:   {Name: "front-left", Sort: SZone, Slot: true},
		FrontRight:  {Name: "front-right", Sort: SZone, Slot: true},
		BackLeft:    {Name: "back-left", Sort: SZone, Slot: true},
		BackRight:   {Name: "back-right", Sort: SZone, Slot: true},
		FrontSides:  {Name: "front-sides", Sort: SZone, Slot: true},

		LevelAtMostYours: {Name: "level-at-most-yours", Sort: SFilter, Reads: AspectLevel},
		StandbyLevel:     {Name: "standby-level", Sort: SFilter, Reads: AspectLevel},
		InFrontAttack:    {Name: "in-front-attack", Sort: SFilter, Reads: AspectTable},

		ToClockBottom:   {Name: "to-clock-bottom", Sort: SDest},
		ToLevel:         {Name: "to-level", Sort: SDest},
		ToHandOrStock:   {Name: "to-hand-or-stock", Sort: SDest},
		ToDeckTopOrRoom: {Name: "to-deck-top-or-room", Sort: SDest},
		ToStockBottom:   {Name: "to-stock-bottom", Sort: SDest},
		ToStockEither:   {Name: "to-stock-either", Sort: SDest},
	}
}
