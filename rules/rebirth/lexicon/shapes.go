package lexicon

import . "gorin/rules/ability" // every line names kinds and sorts

// kinds is the shapes of the kinds that only this game says.
func kinds() map[Kind]Shape {
	return map[Kind]Shape{
		ModeLine: {Name: "mode-line", Sort: SLine, Kids: []Kid{Some(SPart)}, Num: "which one", Form: BareLine},
		CaseLine: {Name: "case-line", Sort: SLine, Kids: []Kid{Need(SCase), Some(SPart)}, Form: BareLine},

		Cancel: {Name: "cancel", Sort: SAbility, Kids: []Kid{May(SNone), Need(SCards)}},
		Growth: {Name: "growth", Sort: SAbility},

		OnSupportEnd:    {Name: "on-support-end", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnRetires:       {Name: "on-retires", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SCards)}, Num: "1: by a partner attack"},
		OnBlockOf:       {Name: "on-block-of", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SCards)}},
		OnPlacedThrough: {Name: "on-placed-through", Sort: STrigger, Kids: []Kid{Need(SObject), May(SZone), Need(SZone)}, Num: "Cause"},
		OnUse:           {Name: "on-use", Sort: STrigger, Kids: []Kid{Need(SOwner)}, Num: NumKeyword},
		OnEndOfAttack:   {Name: "on-end-of-attack", Sort: STrigger, Kids: []Kid{May(SObject)}},
		OnCancelled:     {Name: "on-cancelled", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnMadeSoul:      {Name: "on-made-soul", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnHeal:          {Name: "on-heal", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
		OnCheck:         {Name: "on-check", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
		OnCheckLost:     {Name: "on-check-lost", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
		OnBlocked:       {Name: "on-blocked", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnBlockEnd:      {Name: "on-block-end", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnRetiresBy:     {Name: "on-retires-by", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SCards), Need(SCards)}}, // who supported, whom, who is retired
		OnPutFrom:       {Name: "on-put-from", Sort: STrigger, Kids: []Kid{Need(SOwner), Need(SZone), Need(SZone)}},

		EmptySeat: {Name: "empty-seat", Sort: SCond, Kids: []Kid{Need(SOwner)}, Num: "at least how many", Reads: AspectTable},
		DidWith:   {Name: "did-with", Sort: SCond, AnyOpp: true, Kids: []Kid{Need(SCards), May(SDest)}, Num: "Deed", Reads: AspectTable},
		NamesAre:  {Name: "names-are", Sort: SCond, Kids: []Kid{Need(SCards), Need(SValue)}, Num: NumCompare, Reads: AspectName},
		AllDiffer: {Name: "all-differ", Sort: SCond, Kids: []Kid{Need(SCards)}, Reads: AspectName},
		WonCheck:  {Name: "won-check", Sort: SCond, Num: "1: lost", Reads: AspectTable},
		IsSoul:    {Name: "is-soul", Sort: SCond, Kids: []Kid{Need(SObject)}, Reads: AspectTable},
		IsTurnOf:  {Name: "is-turn-of", Sort: SCond, AnyOpp: true, Kids: []Kid{Need(SOwner)}, Reads: AspectTable},
		PlacedNow: {Name: "placed-now", Sort: SCond, AnyOpp: true, Kids: []Kid{Need(SObject), May(SZone), Need(SZone)}, Reads: AspectTable},

		Heal:         {Name: "heal", Sort: SAct, Kids: []Kid{Need(SValue)}},
		ChooseBelow:  {Name: "choose-below", Sort: SAct, Kids: []Kid{Need(SQty)}},
		CheckLuck:    {Name: "check-luck", Sort: SAct},
		PayEnergyNow: {Name: "pay-energy-now", Sort: SAct, Kids: []Kid{Need(SPip)}},
		KeepSet:      {Name: "keep-set", Sort: SAct, Kids: []Kid{Need(SQty)}},
		EnergyFrom:   {Name: "energy-from", Sort: SAct, Kids: []Kid{Need(SZone), Need(SZone)}, Lasts: true},
		Prefer:       {Name: "prefer", Sort: SAct, Kids: []Kid{Need(SCards), Need(SObject)}, Lasts: true}, // when the opponent chooses from these

		BlockedOne: {Name: "blocked-one", Sort: SObject},
		NextPlaced: {Name: "next-placed", Sort: SObject, Kids: []Kid{Need(SOwner), Need(SZone), Need(SCards)}},
		AttackOf:   {Name: "attack-of", Sort: SObject, Kids: []Kid{Need(SWho)}, Num: "which in the turn, 0: the next"},
		AttackOn:   {Name: "attack-on", Sort: SObject, Kids: []Kid{Need(SObject)}, Num: "which in the turn, 0: the next"},
		TheAttack:  {Name: "the-attack", Sort: SObject},
		Shown:      {Name: "shown", Sort: SObject},
		Guised:     {Name: "guised", Sort: SObject, Str: "what it is called"},
		SomeOf:     {Name: "some-of", Sort: SObject, Kids: []Kid{Need(SQty), Need(SCards)}},

		RetireZone: {Name: "retire-zone", Sort: SZone},
		SoulZone:   {Name: "soul-zone", Sort: SZone},
		NotZone:    {Name: "not-zone", Sort: SZone, Kids: []Kid{Need(SZone)}},

		SparkHead: {Name: "spark-head", Sort: SHead},
		ActHead:   {Name: "act-head", Sort: SHead},
		AutoHead:  {Name: "auto-head", Sort: SHead},

		WithSoul: {Name: "with-soul", Sort: SFilter, Reads: AspectTable},

		AllMany: {Name: "all-many", Sort: SQty, Num: "but at least how many"},

		ToEntry:     {Name: "to-entry", Sort: SDest},
		ToMembers:   {Name: "to-members", Sort: SDest, Picks: PicksAny},
		ToEmptySeat: {Name: "to-empty-seat", Sort: SDest, Picks: PicksEach},
		ToRetire:    {Name: "to-retire", Sort: SDest},
		ToRemoved:   {Name: "to-removed", Sort: SDest},
		ToSet:       {Name: "to-set", Sort: SDest},
		ToSoul:      {Name: "to-soul", Sort: SDest, Kids: []Kid{May(SObject)}, Under: true},
		ToEither:    {Name: "to-either", Sort: SDest, Kids: []Kid{Need(SDest), Need(SDest)}},

		NextOppTurn: {Name: "next-opp-turn", Sort: SDuration},
		NextAttack:  {Name: "next-attack", Sort: SDuration, Kids: []Kid{May(SWho)}},
		EachTurn:    {Name: "each-turn", Sort: SDuration},
		YourTurnEnd: {Name: "your-turn-end", Sort: SDuration},

		InZone:       {Name: "in-zone", Sort: SKeyword, Kids: []Kid{Need(SZone)}},
		ReCombo:      {Name: "re-combo", Sort: SKeyword, Str: "card name, or any Rebirth"},
		TrueStrength: {Name: "true-strength", Sort: SKeyword, Kids: []Kid{Some(SFilter)}, Num: "level"},

		CaseOf:    {Name: "case-of", Sort: SCase, Kids: []Kid{Some(SFilter)}},
		CaseNth:   {Name: "case-nth", Sort: SCase, Kids: []Kid{Some(SValue)}},
		CaseNames: {Name: "case-names", Sort: SCase, Num: "at least how many"},

		Spark:        {Name: "spark", Sort: SAbility, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Num: "limit per turn"},
		Blocker:      {Name: "blocker", Sort: SAbility, Kids: []Kid{Some(SFilter)}},
		OnSet:        {Name: "on-set", Sort: STrigger, Kids: []Kid{Need(SObject), May(SZone)}},
		OnComeOn:     {Name: "on-come-on", Sort: STrigger, Kids: []Kid{Need(SObject)}},
		OnSupport:    {Name: "on-support", Sort: STrigger, Kids: []Kid{Need(SObject), May(SCards)}},
		OnSupported:  {Name: "on-supported", Sort: STrigger, Kids: []Kid{Need(SObject), May(SCards)}},
		ToPartner:    {Name: "to-partner", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration)}, Num: "1: does not become one", Lasts: true},
		ZeroDamage:   {Name: "zero-damage", Sort: SAct, Kids: []Kid{Need(SObject)}}, // of an attack, or what a character has taken
		Supported:    {Name: "supported", Sort: SObject},
		Supporter:    {Name: "supporter", Sort: SObject},
		Entry:        {Name: "entry", Sort: SZone},
		Members:      {Name: "members", Sort: SZone},
		SetZone:      {Name: "set-zone", Sort: SZone},
		Partners:     {Name: "partners", Sort: SZone},
		SetCard:      {Name: "set-card", Sort: SHead},
		NthAttack:    {Name: "nth-attack", Sort: SDuration, Kids: []Kid{May(SWho)}, Num: "which in the turn"},
		Alter:        {Name: "alter", Sort: SMod, Kids: []Kid{Need(SValue), Need(SValue)}, Num: "1: minus the first, ATK; 2: minus the second, DEF", Adds: true, Writes: AspectStat<<StatATK | AspectStat<<StatDEF},
		SoulOf:       {Name: "soul-of", Sort: SZone, Kids: []Kid{Need(SObject)}},
		CaseCount:    {Name: "case-count", Sort: SCase, Num: "at least how many"},
		WouldSupport: {Name: "would-support", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: "of which attack of a turn, 0: any", Would: true},
		EveryTrait:   {Name: "every-trait", Sort: SCards, Kids: []Kid{Need(SObject)}},
		EveryPoint:   {Name: "every-point", Sort: SCards, Kids: []Kid{Need(SObject)}, Num: NumTimesStat},
		BlockWith:    {Name: "block-with", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration), Need(SCards)}, Num: "how often each turn, 0: any", Lasts: true},
		ComboAlso:    {Name: "combo-also", Sort: SAct, Kids: []Kid{Need(SObject)}, Str: "card name", Lasts: true},
		SparksOf:     {Name: "sparks-of", Sort: SZone, Kids: []Kid{Need(SObject)}},
		CheaperIf:    {Name: "cheaper-if", Sort: SItem, Kids: []Kid{Need(SCond), Need(SPip)}},
		DoBelow:      {Name: "do-below", Sort: SAct, Kids: []Kid{May(SCards)}},
		TakesLess:    {Name: "takes-less", Sort: SAct, Kids: []Kid{Need(SObject), Need(SCards)}, Num: "how much", Lasts: true},
		PiercesLess:  {Name: "pierces-less", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: "how much", Lasts: true},
		PlaysHere:    {Name: "plays-here", Sort: SAct, Kids: []Kid{Need(SObject)}, Lasts: true},
		LoseTraits:   {Name: "lose-traits", Sort: SMod, Writes: AspectTrait},
		LoseNames:    {Name: "lose-names", Sort: SMod, Writes: AspectName},
		DoneThus:     {Name: "done-thus", Sort: SZone, Num: "Deed"},

		PlaySpark: {Name: "play-spark", Sort: SAct, Kids: []Kid{Need(SObject), May(SObject)}, Num: "1: that which the effect has given"},                                              // the spark, as whose
		Disguise:  {Name: "disguise", Sort: SAct, Kids: []Kid{Need(SObject), May(SDest), Need(SValue), Need(SValue), Need(SValue)}, Num: NumMoveFlags, Str: "what it is called then"}, // cost, ATK, DEF
		EveryN:    {Name: "every-n", Sort: SCards, Kids: []Kid{Need(SCards)}, Num: "how many"},
		NextTime:  {Name: "next-time", Sort: STrigger, Kids: []Kid{Need(STrigger)}},
	}
}
