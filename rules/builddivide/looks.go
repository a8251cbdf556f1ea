package builddivide

import (
	"sync"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

const (
	lookField     = kernel.Looks(1 << zField)
	lookTerritory = kernel.Looks(1<<zField | 1<<zTerritory)

	// lookTable is what processing by rule looks at: the resolution zone for territories
	// whose ability lies there (1303-5).
	lookTable = lookTerritory | 1<<zResolution | kernel.LookLoad | kernel.LookEffects
)

// ownLooks gives what words of texts look at, for the words that this book explains.
var ownLooks = map[ability.Kind]kernel.Looks{
	lexicon.InRed: 1 << zLife, lexicon.LifeOf: 1 << zLife, lexicon.CountersAre: kernel.LookTokens, lexicon.CountersOf: kernel.LookTokens,
	lexicon.DroppedThisTurn: 1<<zGraveyard | kernel.LookTurn, lexicon.CameThisTurn: lookField | kernel.LookTurn, lexicon.UnityDrew: 1<<zHand | kernel.LookTurn,
	lexicon.TerritoryIs: lookTerritory, lexicon.Opened: lookTerritory,
	lexicon.Identity: 0, lexicon.TitleIs: 0, lexicon.Ace: 0, lexicon.Quick: 0, lexicon.WithIcons: 0, lexicon.Colourless: 0, lexicon.SharesTrait: 0,
	lexicon.Damaged: kernel.LookLoad, lexicon.DamageOn: kernel.LookLoad,
	ability.Attacking: kernel.LookRules, lexicon.Blocking: kernel.LookRules, ability.InBattle: kernel.LookRules | lookField,
	ability.ThisInBattle: kernel.LookRules | lookField, ability.BattleOpponent: kernel.LookRules | lookField,
	lexicon.WithAura: lookTerritory, lexicon.AurasOf: lookTerritory, lexicon.Host: lookTerritory,
	ability.DuringPhase: kernel.LookPhase | kernel.LookTurn, lexicon.ByEvol: kernel.LookRules,
	lexicon.Unit: 0, lexicon.Command: 0, lexicon.Territory: 0, lexicon.Aura: 0, lexicon.AbilityHead: 0,
	ability.TimesStat: 0, ability.VoidAbilities: 0, lexicon.PlayCost: 0, lexicon.AnyColour: 0, lexicon.Toll: 0,
	lexicon.AuraPower: 0, lexicon.ScoutMore: 0, lexicon.FreeColours: 0, lexicon.SetCost: 0,
	lexicon.TurnOpened: lookTerritory | kernel.LookTurn,
}

// labelLooks: what is behind an awakening depends on territories (312-3), a mystery
// on what has come to the graveyard (1411-2).
var labelLooks = map[ability.Keyword]kernel.Looks{
	lexicon.KwAwaken: lookTerritory, lexicon.KwMystery: 1<<zGraveyard | kernel.LookTurn,
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
