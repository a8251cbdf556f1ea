package weiss

import (
	"sync"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

const (
	lookFront   = kernel.Looks(1<<zFrontLeft | 1<<zFrontCentre | 1<<zFrontRight)
	lookBack    = kernel.Looks(1<<zBackLeft | 1<<zBackRight)
	lookPlaces  = lookFront | lookBack | kernel.LookPlaces
	lookMarkers = kernel.Looks(1<<slots-1) << zMarkers // they go along with their character (3.7.3)
	lookBattle  = kernel.LookRules | kernel.LookPlaces
)

// ownLooks gives what words of texts look at, for the words that this book
// explains. The card that has the text need not be looked at: where it comes and
// goes, its effects do.
var ownLooks = map[ability.Kind]kernel.Looks{
	lexicon.InFront: lookFront | kernel.LookPlaces, lexicon.Behind: lookBack | kernel.LookPlaces,
	lexicon.FacingZone: lookFront | kernel.LookPlaces, lexicon.Facing: lookFront | kernel.LookPlaces,
	lexicon.FrontRow: kernel.LookPlaces, lexicon.BackRow: kernel.LookPlaces, lexicon.FrontCentre: kernel.LookPlaces,
	lexicon.FrontLeft: kernel.LookPlaces, lexicon.FrontRight: kernel.LookPlaces, lexicon.FrontSides: kernel.LookPlaces,
	lexicon.BackLeft: kernel.LookPlaces, lexicon.BackRight: kernel.LookPlaces,
	ability.Attacking: lookBattle, lexicon.ThisAttacking: lookBattle,
	lexicon.MarkersHere: lookMarkers, lexicon.HasMarker: lookMarkers, lexicon.WithMarker: lookMarkers,
	ability.ThisInBattle: lookBattle, ability.BattleOpponent: kernel.LookRules, ability.InBattle: lookBattle, lexicon.InFrontAttack: lookBattle,
	lexicon.LevelAtMostYours: 1 << zLevel, lexicon.PlayerLevel: 1 << zLevel, lexicon.PlayerLevelIs: 1 << zLevel,
	lexicon.LevelSumIs: 1 << zLevel, lexicon.TopOfClock: 1 << zClock,
	ability.DuringPhase: kernel.LookPhase, lexicon.Markers: lookMarkers,
	lexicon.Event: 0, lexicon.Climax: 0, lexicon.Marker: 0, lexicon.CheckTwice: 0, lexicon.HasLink: 0,
	lexicon.StockBy: 0, ability.Exactly: 0, ability.UpTo: 0, ability.AnyMany: 0,
}

// labelLooks: assist depends on where the card is (10.3.2). So does alarm
// (10.1.1), but what is in force in the clock names it.
var labelLooks = map[ability.Keyword]kernel.Looks{
	lexicon.KwAssist: kernel.LookPlaces,
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
