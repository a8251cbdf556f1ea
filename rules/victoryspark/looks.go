package victoryspark

import (
	"sync"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// ownLooks gives what words of texts look at, for the words that this book explains.
var ownLooks = map[ability.Kind]kernel.Looks{
	lexicon.BenchLeft: kernel.LookPlaces, lexicon.BenchCentre: kernel.LookPlaces, lexicon.BenchRight: kernel.LookPlaces,
	lexicon.PartnerAttacking: kernel.LookRules, lexicon.AttackIsNth: kernel.LookRules | kernel.LookTurn, lexicon.FirstTurn: kernel.LookTurn,
	lexicon.TitleIs: 0, lexicon.TitleHas: 0, lexicon.WorkIs: 0, lexicon.PartnerOf: 0,
	lexicon.PartnerSex: 0, lexicon.PairIs: 0, lexicon.SkillRegion: 0, lexicon.DeclaredIs: 0, lexicon.GiveSkillTrait: 0,
	lexicon.LimitedIcon: 0, lexicon.SupportedBy: kernel.LookRules, ability.Attacking: kernel.LookRules,
	lexicon.TimesAttack: 0, lexicon.TimesDefence: 0, lexicon.GiveSkillName: 0, lexicon.GiveTitle: 0,
	lexicon.AttackFromNth: kernel.LookRules | kernel.LookTurn, lexicon.CondNot: 0,
	lexicon.EmptyBench: kernel.LookPlaces | 1<<zBenchLeft | 1<<zBenchCentre | 1<<zBenchRight,
	lexicon.Alike:      0, lexicon.PartnerName: 0, lexicon.PartnerTitle: 0, lexicon.HasSkill: 0, lexicon.SkillKind: 0,
	lexicon.SkillAt: kernel.LookPlaces, lexicon.TraitPart: 0, lexicon.VoidSkills: 0, lexicon.SkillHolder: kernel.LookRules,
	ability.DuringPhase: kernel.LookPhase, ability.Exactly: 0, ability.UpTo: 0, ability.AnyMany: 0,
}

// looks is ownLooks with the zones that words name.
var looks = sync.OnceValue(func() map[ability.Kind]kernel.Looks {
	for word, kinds := range wordTable {
		for _, k := range kinds {
			ownLooks[ability.Kind(word)] |= 1 << k
		}
	}
	return ownLooks
})
