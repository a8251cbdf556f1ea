package lexicon

import . "gorin/rules/ability" // every line names kinds and sorts

// AspectNeeds is what a cost asks for in each colour, which no text names as a number.
const AspectNeeds = AspectStat << 7

// kinds is the shapes of the kinds that only this game says.
func kinds() map[Kind]Shape {
	return map[Kind]Shape{
		SkillText: {Name: "skill-text", Sort: SLine, Kids: []Kid{Some(SPart)}},

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
		SetCost:   {Name: "set-cost", Sort: SMod, Num: "the total cost", Writes: AspectStat<<StatCost | AspectNeeds},

		Anywhere: {Name: "anywhere", Sort: SZone},

		EvolEither:        {Name: "evol-either", Sort: SLine, Kids: []Kid{Need(SAbility), Need(SAbility)}, Form: BareLine},
		OnOpen:            {Name: "on-open", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: "1: closed"},
		OnCounter:         {Name: "on-counter", Sort: STrigger, Kids: []Kid{Need(SOwner)}, Str: "counter name"},
		CountersAre:       {Name: "counters-are", Sort: SCond, Kids: []Kid{Need(SWho), Need(SValue)}, Num: NumCompare, Str: "counter name", Reads: AspectTable},
		CountersOf:        {Name: "counters-of", Sort: SValue, Kids: []Kid{Need(SWho)}, Num: "times", Str: "counter name", Reads: AspectTable},
		GainCounter:       {Name: "gain-counter", Sort: SAct, Kids: []Kid{Need(SWho), Need(SValue)}, Num: "1: remove", Str: "counter name", Quiet: true},
		ByEvol:            {Name: "by-evol", Sort: SCond, Str: "which evol", Reads: AspectTable},
		Appear:            {Name: "appear", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: NumMoveFlags, Moves: true},
		ScoutMore:         {Name: "scout-more", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration)}, Num: "by how many", Writes: AspectRule, Lasts: true},
		ReduceNext:        {Name: "reduce-next", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration), May(SValue)}},
		RaiseDamage:       {Name: "raise-damage", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration), Need(SValue)}, Num: "1: the damage that would be dealt, instead"},
		Copy:              {Name: "copy", Sort: SAct, Kids: []Kid{Need(SObject)}},
		Negate:            {Name: "negate", Sort: SAct, Kids: []Kid{Need(SObject)}},
		TurnTerritory:     {Name: "turn-territory", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: "0: open, 1: close"},
		MakeTerritoryUnit: {Name: "make-territory-unit", Sort: SAct, Kids: []Kid{Need(SObject), Need(SValue), Need(SValue)}},
		MakeUnit:          {Name: "make-unit", Sort: SAct, Kids: []Kid{Need(SObject), Need(SValue), Need(SValue)}},
		Guess:             {Name: "guess", Sort: SAct, Kids: []Kid{Need(SHead), Some(SHead)}, Leads: true},
		Field:             {Name: "field", Sort: SZone},
		Graveyard:         {Name: "graveyard", Sort: SZone},
		LifeZone:          {Name: "life-zone", Sort: SZone},
		TerritoryZone:     {Name: "territory-zone", Sort: SZone},
		RemoveZone:        {Name: "remove-zone", Sort: SZone},
		ToRemoved:         {Name: "to-removed", Sort: SDest},
		Unit:              {Name: "unit", Sort: SHead},
		Command:           {Name: "command", Sort: SHead},
		Territory:         {Name: "territory", Sort: SHead},
		Aura:              {Name: "aura", Sort: SHead},
		AbilityHead:       {Name: "ability-head", Sort: SHead},
		Identity:          {Name: "identity", Sort: SFilter, Str: "identity name", Reads: AspectTrait, Apart: "《》"},
		TitleIs:           {Name: "title-is", Sort: SFilter, Str: "title", Reads: AspectTable, Apart: "〔〕"},
		LifeOf:            {Name: "life-of", Sort: SValue, Kids: []Kid{Need(SOwner)}, Num: "times", Reads: AspectTable},
		PlayCost:          {Name: "play-cost", Sort: SMod, Num: "by how much generic energy, negative for less", Writes: AspectRule},
		TurnOpened:        {Name: "turn-opened", Sort: SWindow, Kids: []Kid{Need(SOwner)}},

		HurtEachOther: {Name: "hurt-each-other", Sort: SAct, Kids: []Kid{Need(SObject), Need(SObject), May(SValue)}},
		SwitchOut:     {Name: "switch-out", Sort: SAct, Kids: []Kid{Need(SObject)}},
		FreeColours:   {Name: "free-colours", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SCards)}, Num: "1: played by evol", Writes: AspectRule, Lasts: true},
		TimesDamage:   {Name: "times-damage", Sort: SAct, Num: "times"},
		WouldHurt:     {Name: "would-hurt", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: "0: it receives, 1: it deals", Would: true},
		AuraPower:     {Name: "aura-power", Sort: SMod, OfX: true, Writes: AspectStat << StatPower},
		DDeck:         {Name: "d-deck", Sort: SZone},
	}
}
