package rebirth

import (
	"sync"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

const (
	lookSeats  = kernel.Looks(1<<zMemberLeft | 1<<zMemberCentre | 1<<zMemberRight)
	lookPlay   = lookSeats | 1<<zEntry | kernel.LookPlaces
	lookSouls  = kernel.Looks(1<<zSoulEntry|1<<zSoulLeft|1<<zSoulCentre|1<<zSoulRight) | kernel.LookPlaces
	lookAttack = kernel.LookRules | lookPlay
)

// ownLooks gives what words of texts look at, for the words that this book explains.
var ownLooks = map[ability.Kind]kernel.Looks{
	lexicon.SetCard: 0, lexicon.EmptySeat: lookSeats | kernel.LookPlaces, lexicon.NamesAre: 0, lexicon.AllDiffer: 0,
	lexicon.IsSoul: lookSouls, lexicon.IsTurnOf: kernel.LookTurn, lexicon.PlacedNow: kernel.LookTurn | lookPlay,
	lexicon.WithSoul: lookSouls, lexicon.SoulUnder: lookSouls | lookPlay, lexicon.PartnerCard: 0,
	lexicon.BlockedOne: lookAttack, lexicon.Supported: lookAttack, lexicon.Supporter: lookAttack, lexicon.TheAttack: lookAttack,
	lexicon.DuringNth: lookAttack | kernel.LookTurn, lexicon.NthComing: lookAttack | kernel.LookTurn, lexicon.MayBlock: 0, lexicon.AlsoCombo: 0, lexicon.Soften: 0, lexicon.Pierce: 0, lexicon.PlayHere: 0, lexicon.PreferTo: 0, lexicon.AlsoMet: kernel.LookAll, // whatever makes a text of its card hold
	lexicon.EnergyAlso: 0, lexicon.EachTurn: 0,
	lexicon.LoseTraits: 0, lexicon.LoseNames: 0, lexicon.EveryPoint: 0, lexicon.EveryTrait: 0, lexicon.EveryN: 0,
	ability.DuringPhase: kernel.LookPhase | kernel.LookTurn, ability.Exactly: 0, ability.UpTo: 0, ability.AnyMany: 0,
	ability.Declared: 0,
}

// labelLooks is what the condition keywords look at (11.5.4, 11.7.2).
var labelLooks = map[ability.Keyword]kernel.Looks{
	lexicon.KwReCombo:      kernel.LookAll, // as also-met
	lexicon.KwTrueStrength: lookSeats | 1<<zRetire | kernel.LookEffects,
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
