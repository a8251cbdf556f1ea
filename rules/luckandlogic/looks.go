package luckandlogic

import (
	"sync"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// What check timings, interrupting rule actions and rules that change information look at.
const lookInterrupts = kernel.Looks(1<<zDeck | 1<<zDrop)

var (
	lookTable  = lookSouls | kernel.Looks(1<<zLevel|1<<zRefresh|1<<zParadox) | kernel.LookRules | kernel.LookEffects
	lookField  = kernel.Looks(inCircles|inGates) | kernel.LookPlaces
	lookSouls  = kernel.Looks(1<<zSoul) | lookField // and whose they are
	lookBattle = kernel.LookRules | lookField       // who fights whom, and where
	lookByRule = lookSouls | kernel.Looks(1<<zBattle|1<<zIntercept) | kernel.LookRules
)

// labelLooks is what keywords look at by which a line is in force: the souls of its member (11.6.1.1.1).
var labelLooks = map[ability.Keyword]kernel.Looks{lexicon.KwEXSoul: lookSouls}

// ownLooks gives what words of texts look at, for the words that this book explains.
var ownLooks = map[ability.Kind]kernel.Looks{
	lexicon.TRankIs: kernel.LookRules, lexicon.RefreshIs: kernel.LookRules, lexicon.FaceIs: kernel.LookAll, lexicon.WithSoulIs: lookSouls,
	lexicon.IsSetOn: lookField, lexicon.IsAttacking: lookBattle, lexicon.IsDefending: lookBattle, lexicon.IsBattling: lookBattle,
	lexicon.EmptyCircles: lookField, lexicon.AttackIsOn: kernel.LookRules, lexicon.AttackIsNth: kernel.LookRules | kernel.LookTurn,
	lexicon.DidTransmute: kernel.LookRules, lexicon.WasMade: kernel.LookAll, lexicon.LawNow: kernel.LookAll, lexicon.WasTranced: kernel.LookAll,
	lexicon.IsBroken: lookField, lexicon.FirstTurn: kernel.LookTurn, lexicon.DidThisTurn: kernel.LookRules | kernel.LookTurn, lexicon.DidNotThisTurn: kernel.LookRules | kernel.LookTurn,
	lexicon.Attacker: lookBattle, lexicon.Defender: lookBattle, lexicon.Battler: lookBattle, lexicon.GateOf: lookField,
	lexicon.AttackedGate: lookBattle, lexicon.HostOf: lookSouls, lexicon.SoulHolder: lookSouls, lexicon.CircleOf: lookField,
	lexicon.InFront: lookField, lexicon.Behind: lookField, lexicon.Adjacent: lookField, lexicon.InCircleOf: lookField,
	lexicon.AttackedCircle: lookBattle, lexicon.EmptyCircle: lookField, lexicon.SoulOf: lookSouls,
	lexicon.World: 0, lexicon.CovenanterIs: 0, lexicon.TitleIs: 0, lexicon.NameOnly: 0, lexicon.HasLogic: 0, lexicon.Broken: lookField,
	lexicon.WithSoul: lookSouls, lexicon.WithSouls: lookSouls, lexicon.Defending: lookBattle, ability.Attacking: lookBattle,
	lexicon.IsSet: lookField, lexicon.WithSet: lookField, lexicon.LawIs: 0, lexicon.SameTitle: 0, lexicon.SameOnlyName: 0, lexicon.SameWorld: 0,
	lexicon.SameColour: 0, lexicon.SharedCovenanter: 0, lexicon.LevelAtMostLevels: 1 << zLevel,
	ability.InBattle: lookBattle, ability.ThisInBattle: lookBattle, lexicon.SharedAttribute: 0, lexicon.MostIn: kernel.LookAll, lexicon.LeastIn: kernel.LookAll, lexicon.SetUnder: lookField,
	lexicon.Partner: kernel.LookAll, lexicon.Breaker: kernel.LookAll, lexicon.EveryRank: kernel.LookRules, lexicon.EveryN: 0, lexicon.LoseKeyword: 0,
	lexicon.TRank: kernel.LookRules, lexicon.AttacksOf: kernel.LookRules | kernel.LookTurn,
	lexicon.WhileAttacking: lookBattle, lexicon.WhileDefending: lookBattle, lexicon.WhileBattling: lookBattle, lexicon.TurnSortied: kernel.LookAll,
	lexicon.GiveWorld: 0, lexicon.AuraAsHeart: 0, lexicon.MustAttack: kernel.LookAll, lexicon.CannotHit: kernel.LookAll, lexicon.CannotHitAt: kernel.LookAll,
	lexicon.LoseIcon: 0, lexicon.AlsoOnlyName: 0, lexicon.SameStatAs: kernel.LookAll, ability.BattleOpponent: lookBattle,
	ability.DuringPhase: kernel.LookPhase, ability.Exactly: 0, ability.UpTo: 0, ability.AnyMany: 0,
}

// looks is ownLooks with the zones that words name.
var looks = sync.OnceValue(func() map[ability.Kind]kernel.Looks {
	for word, kinds := range wordTable {
		for _, k := range kinds {
			ownLooks[ability.Kind(word)] |= 1 << k
			if isCircle(k) {
				ownLooks[ability.Kind(word)] |= lookField // a card may lie over several
			}
		}
	}
	return ownLooks
})
