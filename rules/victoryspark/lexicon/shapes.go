package lexicon

import . "gorin/rules/ability" // the table names kinds on every line

// Terms is what the trees of this game's texts may say.
func Terms() (*Vocabulary, error) { return terms.Of(own) }

var terms VocabularyOnce

func own() Words {
	return Words{Game: "victoryspark", Kinds: shapes, Keywords: keywords(), Numbers: map[string][]string{
		NumBan: {BanSupport: "support", BanAttacked: "attacked", BanPartnerAttack: "partner-attack", BanPartnerBlock: "partner-block", BanUse: "use",
			BanPlay: "play", BanSurprise: "surprise", BanRetire: "retire", BanRest: "rest", BanReverse: "reverse",
			BanSupported: "supported", BanUseAuto: "use-auto", BanUseAct: "use-act", BanUseCancel: "use-cancel", BanUseSpark: "use-spark", BanUseSurprise: "use-surprise", BanForce: "force"},
		NumPhase: {PhEnergy: "energy", PhChara: "chara", PhAbility: "ability", PhSupport: "support", PhPartnerBlock: "partner-block",
			PhResolution: "resolution", PhAttackEnd: "attack-end"},
		NumStat:     {StatAttack: "attack", StatDefence: "defence"},
		NumColour:   {Male: "male", Female: "female"},
		numIcons:    {IconAuto: "auto", IconAct: "act", IconCont: "cont", IconCancel: "cancel", IconSpark: "spark", IconSurprise: "surprise"},
		numLimiteds: {"fire", "heal"},
		numDeclared: {SaidName: "name", SaidTitle: "title", SaidWork: "work", SaidTrait: "trait", SaidLevel: "level"},
		numKinds:    {KindAct: "activated", KindAuto: "automatic", KindCont: "continuous"},
		numAlike:    {AlikeName: "name", AlikeTitle: "title", AlikeLevel: "level", AlikeSex: "sex", AlikeWork: "work"},
	}, Lower: plain, Complete: complete}
}

// complete enters the names and traits of a skill among the words of the program.
func complete(c *Compiler, n Node, _ *Line) {
	names, traits := NamesOf(n)
	for _, w := range append(names, traits...) {
		c.Word(w)
	}
}

// NamesOf is the names of a skill (2.13) and its traits (2.15), as words of a program.
func NamesOf(n Node) (names, traits []string) {
	if len(n.Kids) == 0 {
		return nil, nil
	}
	for _, label := range n.Kids[0].Kids {
		switch {
		case label.Kind != Label:
		case Keyword(label.Num) == KwNamed:
			names = append(names, SkillWord(label.Str))
		case Keyword(label.Num) == KwTrait:
			traits = append(traits, label.Str)
		}
	}
	return names, traits
}

// What the Num of a shape may mean in this game alone.
const (
	numIcons    = "icon of a skill"
	numLimiteds = "limited icon"
	numDeclared = "what is declared"
	numKinds    = "kind of ability"
	numAlike    = "what is alike"
)

// shapes is what each kind of this game looks like.
var shapes = map[Kind]Shape{
	Field:       {Name: "field", Sort: SZone, Slot: true},
	Ring:        {Name: "ring", Sort: SZone, Slot: true},
	Bench:       {Name: "bench", Sort: SZone, Slot: true},
	BenchLeft:   {Name: "bench-left", Sort: SZone, Slot: true},
	BenchCentre: {Name: "bench-centre", Sort: SZone, Slot: true},
	BenchRight:  {Name: "bench-right", Sort: SZone, Slot: true},
	Retire:      {Name: "retire", Sort: SZone},
	Surprise:    {Name: "surprise-zone", Sort: SZone},

	ToRing:         {Name: "to-ring", Sort: SDest, Slot: true, Into: Ring},
	ToBench:        {Name: "to-bench", Sort: SDest, Slot: true, Into: Bench, Picks: PicksAny},
	ToEmptyBench:   {Name: "to-empty-bench", Sort: SDest, Slot: true, Into: Bench, Picks: PicksEach},
	ToRetire:       {Name: "to-retire", Sort: SDest, Into: Retire},
	ToSurpriseZone: {Name: "to-surprise-zone", Sort: SDest, Into: Surprise},

	Skill: {Name: "skill", Sort: SHead},

	OnSparked:      {Name: "on-sparked", Sort: STrigger},
	OnSprung:       {Name: "on-sprung", Sort: STrigger, Kids: []Kid{Need(SCond)}},
	OnSupport:      {Name: "on-support", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnSupported:    {Name: "on-supported", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnDamaged:      {Name: "on-damaged", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	WouldBeDamaged: {Name: "would-be-damaged", Sort: STrigger, Kids: []Kid{Need(SObject)}, Would: true},
	OnAttackEnd:    {Name: "on-attack-end", Sort: STrigger},
	OnPartnerEnd:   {Name: "on-partner-end", Sort: STrigger},
	OnAttackBlock:  {Name: "on-partner-block", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	OnSkillUsed:    {Name: "on-skill-used", Sort: STrigger, Kids: []Kid{Need(SCards)}},
	OnSpark:        {Name: "on-spark", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnCancelled:    {Name: "on-cancelled", Sort: STrigger, Kids: []Kid{Need(SCards)}},

	PartnerAttacking: {Name: "partner-attacking", Sort: SCond, Num: "1: is not", Reads: AspectTable},
	AttackIsNth:      {Name: "attack-is-nth", Sort: SCond, Num: "which", Reads: AspectTable},
	FirstTurn:        {Name: "first-turn", Sort: SCond, Reads: AspectTable},
	AttackFromNth:    {Name: "attack-from-nth", Sort: SCond, Num: "from which on", Reads: AspectTable},
	EmptyBench:       {Name: "empty-bench", Sort: SCond, Kids: []Kid{Need(SOwner)}, Num: "1: none", Reads: AspectTable},
	CondNot:          {Name: "cond-not", Sort: SCond, Kids: []Kid{Need(SCond)}, Reads: AspectTable},
	Alike:            {Name: "alike", Sort: SCond, Kids: []Kid{Need(SCards), Need(SValue)}, Num: numAlike, Reads: AspectName | AspectStat<<StatLevel},

	TitleIs:     {Name: "title-is", Sort: SFilter, Str: "title", Apart: titleBrackets, Reads: AspectName},
	TitleHas:    {Name: "title-has", Sort: SFilter, Str: "part of a title", Reads: AspectName},
	WorkIs:      {Name: "work-is", Sort: SFilter, Str: "work", Apart: workBrackets, Reads: AspectName},
	PartnerOf:   {Name: "partner-of", Sort: SFilter, Kids: []Kid{Need(SObject)}, Reads: AspectName},
	SkillIcon:   {Name: "skill-icon", Sort: SFilter, Num: numIcons, Reads: AspectAbility},
	SkillNamed:  {Name: "skill-named", Sort: SFilter, Str: "name of a skill", Apart: skillBrackets, Reads: AspectName},
	SkillOf:     {Name: "skill-of", Sort: SFilter, Str: "trait", Reads: AspectTrait},
	LimitedIcon: {Name: "limited-icon", Sort: SFilter, Num: numLimiteds, Reads: AspectTable},
	SupportedBy: {Name: "supporting", Sort: SFilter, Reads: AspectTable},
	PartnerSex:  {Name: "partner-sex", Sort: SFilter, Num: NumColour, Reads: AspectTable},
	PairIs:      {Name: "pair-is", Sort: SFilter, Str: "name and title", Reads: AspectName},
	SkillRegion: {Name: "skill-region", Sort: SFilter, Num: NumKeyword, Reads: AspectAbility},
	DeclaredIs:  {Name: "declared-is", Sort: SFilter, Kids: []Kid{Need(SOwner)}, Num: numDeclared, Reads: AspectName | AspectTrait | AspectStat<<StatLevel},

	PartnerName:  {Name: "partner-name", Sort: SFilter, Str: "name", Reads: AspectTable},
	PartnerTitle: {Name: "partner-title", Sort: SFilter, Str: "title", Apart: titleBrackets, Reads: AspectTable},
	HasSkill:     {Name: "has-skill", Sort: SFilter, Kids: []Kid{Need(SCards)}, Num: "1: has not", Reads: AspectAbility | AspectTrait},
	SkillKind:    {Name: "skill-kind", Sort: SFilter, Num: numKinds, Reads: AspectAbility},
	SkillAt:      {Name: "skill-at", Sort: SFilter, Kids: []Kid{Need(SZone)}, Reads: AspectTable},

	EveryOne: {Name: "every", Sort: SQty},

	TraitPart: {Name: "trait-part", Sort: SFilter, Str: "part of a trait", Reads: AspectTrait},

	SkillHolder: {Name: "skill-holder", Sort: SObject},

	CancelSkill:   {Name: "cancel-skill", Sort: SAct, Kids: []Kid{Need(SCards)}, Quiet: true},
	PartnerAttack: {Name: "make-partner-attack", Sort: SAct, Quiet: true},
	PlainAttack:   {Name: "make-plain-attack", Sort: SAct, Quiet: true},
	UseSkill:      {Name: "use-skill", Sort: SAct, Kids: []Kid{Need(SObject), May(SCards)}, Quiet: true},
	DealDamage:    {Name: "deal-damage", Sort: SAct, Kids: []Kid{Need(SObject), Need(SValue)}, Quiet: true},
	DeclareOne:    {Name: "declare-one", Sort: SAct, Num: numDeclared, Quiet: true},
	SetDamage:     {Name: "set-damage", Sort: SAct, Kids: []Kid{Need(SValue)}, Quiet: true},

	SkillHolds: {Name: "skill-holds", Sort: SAct, Num: "1: does not", Lasts: true, Quiet: true},

	TimesAttack:    {Name: "times-attack", Sort: SMod, Num: "times; -2: half", Writes: AspectTimes},
	TimesDefence:   {Name: "times-defence", Sort: SMod, Num: "times; -2: half", Writes: AspectTimes},
	Alter:          {Name: "alter", Sort: SMod, Kids: []Kid{Need(SValue), Need(SValue)}, Num: "1: minus the first, attack; 2: minus the second, defence", Adds: true, Writes: AspectStat<<StatAttack | AspectStat<<StatDefence},
	GiveSkillName:  {Name: "give-skill-name", Sort: SMod, Str: "name of a skill", Apart: skillBrackets, Writes: AspectName},
	VoidSkills:     {Name: "void-skills", Sort: SMod, Writes: AspectAbility},
	GiveSkillTrait: {Name: "give-skill-trait", Sort: SMod, Str: "trait", Writes: AspectTrait},
	GiveTitle:      {Name: "give-title", Sort: SMod, Str: "title", Apart: titleBrackets, Writes: AspectName},
}
