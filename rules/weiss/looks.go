package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

const (
	lookStage   = kernel.Looks(stageMask)
	lookPlaces  = lookStage | kernel.LookPlaces
	lookMarkers = kernel.Looks(1<<slots-1) << zMarkers
	lookBattle  = kernel.LookRules | lookPlaces
)

// looks gives what words of texts look at, for the words that this book
// explains.
var looks = map[ability.Kind]kernel.Looks{
	ability.InFront: lookPlaces, ability.Behind: lookPlaces, ability.FacingZone: lookPlaces, ability.Facing: lookPlaces,
	ability.FrontRow: kernel.LookPlaces, ability.BackRow: kernel.LookPlaces, ability.FrontCentre: kernel.LookPlaces,
	ability.MarkersHere: lookMarkers | kernel.LookPlaces, ability.Markers: lookMarkers | kernel.LookPlaces,
	ability.HasMarker: lookMarkers | kernel.LookPlaces, ability.WithMarker: lookMarkers | kernel.LookPlaces,
	ability.ThisInBattle: lookBattle, ability.BattleOpponent: lookBattle, ability.InBattle: lookBattle, ability.InFrontAttack: lookBattle,
	ability.IsAttacking: lookBattle, ability.NotReversed: kernel.LookLies,
	ability.LevelAtMostYours: 1 << zLevel, ability.PlayerLevel: 1 << zLevel, ability.PlayerLevelIs: 1 << zLevel, ability.StandbyLevel: 1 << zLevel,
	ability.LevelSumIs: 1 << zLevel, ability.TopOfClock: 1 << zClock,
	ability.DuringPhase: kernel.LookPhase | kernel.LookTurn,
}

// labelLooks: assist (10.3.2) and alarm (10.1.1) depend on where the card is
// among others.
var labelLooks = map[ability.Keyword]kernel.Looks{
	ability.KwAssist: lookPlaces, ability.KwAlarm: 1 << zClock,
}

func init() {
	for word, kinds := range wordTable {
		for _, k := range kinds {
			looks[ability.Kind(word)] |= 1 << k
		}
	}
}
