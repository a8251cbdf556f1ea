package lexicon

import . "gorin/rules/ability" // every line names kinds and sorts

// kinds is the shapes of the kinds that only this game says.
func kinds() map[Kind]Shape {
	return map[Kind]Shape{
		SkillText: {Name: "skill-text", Sort: SLine, Kids: []Kid{Some(SPart)}},

		Berserk:          {Name: "berserk", Sort: SAbility},
		Judgement:        {Name: "judgement", Sort: SAbility, Kids: []Kid{Need(STrigger)}},
		AssaultTerritory: {Name: "assault-territory", Sort: SAbility},
		Evol:             {Name: "evol", Sort: SAbility, Kids: []Kid{Need(SCost)}, Str: "which evol, \"\" if it is the only one", Form: CostLine, Word: true},
		Bright:           {Name: "bright", Sort: SAbility, Kids: []Kid{Need(SFilter), Some(SFilter)}, Num: "power"},
		Unity:            {Name: "unity", Sort: SAbility, Kids: []Kid{Need(SFilter)}},

		OnBattle:      {Name: "on-battle", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: "BattlePoint"},
		OnUnblocked:   {Name: "on-unblocked", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnEvol:        {Name: "on-evol", Sort: STrigger, Kids: []Kid{Need(SObject)}, Str: "which evol"},
		OnHurt:        {Name: "on-hurt", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnPlayerHurt:  {Name: "on-player-hurt", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
		OnRed:         {Name: "on-red", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
		OnAura:        {Name: "on-aura", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnBright:      {Name: "on-bright", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnSkill:       {Name: "on-skill", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnHurtsPlayer: {Name: "on-hurts-player", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SOwner)}},

		InRed:           {Name: "in-red", Sort: SCond, Kids: []Kid{Need(SOwner)}, Num: "1: yellow zone", Reads: AspectTable},
		DroppedThisTurn: {Name: "dropped-this-turn", Sort: SCond, Kids: []Kid{Need(SFilter)}, Reads: AspectTable},
		CameThisTurn:    {Name: "came-this-turn", Sort: SCond, Kids: []Kid{Need(SCards)}, Reads: AspectTable},
		UnityDrew:       {Name: "unity-drew", Sort: SCond, Kids: []Kid{Need(SOwner)}, Reads: AspectTable},
		GuessRight:      {Name: "guess-right", Sort: SCond, Reads: AspectTable},
		TerritoryIs:     {Name: "territory-is", Sort: SCond, Kids: []Kid{Need(SOwner)}, Num: "1: unopened", Reads: AspectTable},

		Scout:       {Name: "scout", Sort: SAct, Kids: []Kid{Need(SValue)}},
		MoreDamage:  {Name: "more-damage", Sort: SAct, Num: "by how much"},
		AttachAura:  {Name: "attach-aura", Sort: SAct, Kids: []Kid{Need(SObject), Need(SObject), Need(SValue)}},
		DropAuras:   {Name: "drop-auras", Sort: SAct, Kids: []Kid{Need(SQty), Need(SObject)}},
		DoSkill:     {Name: "do-skill", Sort: SAct},
		Exchange:    {Name: "exchange", Sort: SAct, Num: "how many"},
		ActivateOf:  {Name: "activate-of", Sort: SAct, Kids: []Kid{Need(SObject)}},
		GainControl: {Name: "gain-control", Sort: SAct, Kids: []Kid{Need(SObject)}},

		AurasOf: {Name: "auras-of", Sort: SObject, Kids: []Kid{Need(SObject)}},
		Host:    {Name: "host", Sort: SObject},

		Ace:         {Name: "ace", Sort: SFilter, Reads: AspectTable},
		HitIs:       {Name: "hit-is", Sort: SFilter, Kids: []Kid{Need(SValue)}, Num: NumCompare, Reads: AspectNumber},
		Damaged:     {Name: "damaged", Sort: SFilter, Reads: AspectTable},
		Blocking:    {Name: "blocking", Sort: SFilter, Reads: AspectTable},
		Quick:       {Name: "quick", Sort: SFilter, Reads: AspectTable},
		WithIcons:   {Name: "with-icons", Sort: SFilter, Num: "at least how many", Reads: AspectAbility | AspectGive},
		Opened:      {Name: "opened", Sort: SFilter, Num: "1: unopened", Reads: AspectTable},
		Colourless:  {Name: "colourless", Sort: SFilter, Reads: AspectColour},
		WithAura:    {Name: "with-aura", Sort: SFilter, Reads: AspectTable},
		SharesTrait: {Name: "shares-trait", Sort: SFilter, Reads: AspectTrait},

		DamageOn: {Name: "damage-on", Sort: SValue, Kids: []Kid{Need(SObject)}, Num: "times", Reads: AspectTable},

		ToField:         {Name: "to-field", Sort: SDest},
		ToGraveyard:     {Name: "to-graveyard", Sort: SDest},
		ToLife:          {Name: "to-life", Sort: SDest},
		ToLifeBottom:    {Name: "to-life-bottom", Sort: SDest},
		ToTerritoryZone: {Name: "to-territory-zone", Sort: SDest},

		WhileAura:    {Name: "while-aura", Sort: SDuration},
		NextOwnStart: {Name: "next-own-start", Sort: SDuration},

		AnyColour: {Name: "any-colour", Sort: SMod, Num: "0, or the colours: a bit each for black, blue, white, red", Writes: AspectRule},
		Toll:      {Name: "toll", Sort: SMod, Num: "generic energy", Writes: AspectRule},
		SetCost:   {Name: "set-cost", Sort: SMod, Num: "the total cost", Writes: AspectLevel},
	}
}
