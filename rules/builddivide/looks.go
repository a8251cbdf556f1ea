package builddivide

import (
	"sync"

	"gorin/rules/ability"
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
	ability.InRed: 1 << zLife, ability.LifeOf: 1 << zLife, ability.CountersAre: kernel.LookTokens, ability.CountersOf: kernel.LookTokens,
	ability.DroppedThisTurn: 1<<zGraveyard | kernel.LookTurn, ability.CameThisTurn: lookField | kernel.LookTurn, ability.UnityDrew: 1<<zHand | kernel.LookTurn,
	ability.TerritoryIs: lookTerritory, ability.Opened: lookTerritory,
	ability.Identity: 0, ability.TitleIs: 0, ability.Ace: 0, ability.HitIs: 0, ability.Quick: 0, ability.WithIcons: 0, ability.Colourless: 0, ability.SharesTrait: 0,
	ability.Damaged: kernel.LookLoad, ability.DamageOn: kernel.LookLoad,
	ability.Attacking: kernel.LookRules, ability.Blocking: kernel.LookRules, ability.InBattle: kernel.LookRules | lookField,
	ability.ThisInBattle: kernel.LookRules | lookField, ability.BattleOpponent: kernel.LookRules | lookField,
	ability.WithAura: lookTerritory, ability.AurasOf: lookTerritory, ability.Host: lookTerritory,
	ability.DuringPhase: kernel.LookPhase | kernel.LookTurn, ability.ByEvol: kernel.LookRules,
	ability.Unit: 0, ability.Command: 0, ability.Territory: 0, ability.Aura: 0, ability.AbilityHead: 0,
	ability.AddHit: 0, ability.SetHit: 0, ability.TimesStat: 0, ability.VoidAbilities: 0, ability.PlayCost: 0, ability.AnyColour: 0, ability.Toll: 0,
	ability.AuraPower: 0, ability.ScoutMore: 0, ability.FreeColours: 0, ability.SetCost: 0,
	ability.TurnOpened: lookTerritory | kernel.LookTurn,
	ability.Decoy:      0, ability.Blitz: 0, ability.Berserk: 0, ability.NameRule: 0, ability.Judgement: 0, ability.AssaultTerritory: 0, ability.Bright: 0, ability.Unity: 0,
}

// labelLooks: what is behind an awakening depends on territories (312-3), a mystery
// on what has come to the graveyard (1411-2).
var labelLooks = map[ability.Keyword]kernel.Looks{
	ability.KwAwaken: lookTerritory, ability.KwMystery: 1<<zGraveyard | kernel.LookTurn,
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
