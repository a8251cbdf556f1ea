package luckandlogic

import (
	"sync"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// What check timings, interrupting rule actions and rules that change information look at.
const (
	lookTable      = kernel.LookAll
	lookInterrupts = kernel.Looks(1<<zDeck | 1<<zDrop)
)

var (
	lookField  = kernel.Looks(inCircles|inGates) | kernel.LookPlaces
	lookSouls  = kernel.Looks(1 << zSoul)
	lookByRule = lookField | lookSouls | kernel.Looks(1<<zBattle|1<<zIntercept) | kernel.LookRules
)

// labelLooks is what keywords look at by which a line is in force: the souls of its member (11.6.1.1.1).
var labelLooks = map[ability.Keyword]kernel.Looks{lexicon.KwEXSoul: kernel.LookAll}

// ownLooks gives what words of texts look at, for the words that this book explains.
var ownLooks = map[ability.Kind]kernel.Looks{
	lexicon.TRankIs: kernel.LookRules, lexicon.RefreshIs: kernel.LookRules, lexicon.FaceIs: kernel.LookAll, lexicon.WithSoulIs: kernel.LookAll,
	lexicon.IsSetOn: kernel.LookAll, lexicon.IsAttacking: kernel.LookAll, lexicon.IsDefending: kernel.LookAll, lexicon.IsBattling: kernel.LookAll,
	lexicon.EmptyCircles: kernel.LookAll, lexicon.AttackIsOn: kernel.LookRules, lexicon.AttackIsNth: kernel.LookRules | kernel.LookTurn,
	lexicon.DidTransmute: kernel.LookRules, lexicon.WasMade: kernel.LookAll, lexicon.LawNow: kernel.LookAll, lexicon.WasTranced: kernel.LookAll,
	lexicon.IsBroken: kernel.LookAll, lexicon.FirstTurn: kernel.LookTurn, lexicon.DidThisTurn: kernel.LookRules | kernel.LookTurn, lexicon.DidNotThisTurn: kernel.LookRules | kernel.LookTurn,
	lexicon.Attacker: kernel.LookAll, lexicon.Defender: kernel.LookAll, lexicon.Battler: kernel.LookAll, lexicon.GateOf: kernel.LookAll,
	lexicon.AttackedGate: kernel.LookAll, lexicon.HostOf: kernel.LookAll, lexicon.SoulHolder: kernel.LookAll, lexicon.CircleOf: kernel.LookAll,
	lexicon.InFront: kernel.LookAll, lexicon.Behind: kernel.LookAll, lexicon.Adjacent: kernel.LookAll, lexicon.InCircleOf: kernel.LookAll,
	lexicon.AttackedCircle: kernel.LookAll, lexicon.EmptyCircle: kernel.LookAll, lexicon.SoulOf: kernel.LookAll,
	lexicon.World: 0, lexicon.CovenanterIs: 0, lexicon.TitleIs: 0, lexicon.NameOnly: 0, lexicon.HasLogic: 0, lexicon.Broken: kernel.LookAll,
	lexicon.WithSoul: kernel.LookAll, lexicon.WithSouls: kernel.LookAll, lexicon.Defending: kernel.LookAll, ability.Attacking: kernel.LookAll,
	lexicon.IsSet: kernel.LookAll, lexicon.WithSet: kernel.LookAll, lexicon.LawIs: 0, lexicon.SameTitle: 0, lexicon.SameOnlyName: 0, lexicon.SameWorld: 0,
	lexicon.SameColour: 0, lexicon.SharedCovenanter: 0, lexicon.LevelAtMostLevels: 1 << zLevel,
	ability.InBattle: kernel.LookAll, ability.ThisInBattle: kernel.LookAll, lexicon.SharedAttribute: 0, lexicon.MostIn: kernel.LookAll, lexicon.LeastIn: kernel.LookAll, lexicon.SetUnder: kernel.LookAll,
	lexicon.Partner: kernel.LookAll, lexicon.Breaker: kernel.LookAll, lexicon.EveryRank: kernel.LookRules, lexicon.EveryN: 0, lexicon.LoseKeyword: 0,
	lexicon.TRank: kernel.LookRules, lexicon.AttacksOf: kernel.LookRules | kernel.LookTurn,
	lexicon.WhileAttacking: kernel.LookAll, lexicon.WhileDefending: kernel.LookAll, lexicon.WhileBattling: kernel.LookAll, lexicon.TurnSortied: kernel.LookAll,
	lexicon.GiveWorld: 0, lexicon.AuraAsHeart: 0, lexicon.MustAttack: kernel.LookAll, lexicon.CannotHit: kernel.LookAll, lexicon.CannotHitAt: kernel.LookAll,
	lexicon.LoseIcon: 0, lexicon.AlsoOnlyName: 0, lexicon.SameStatAs: kernel.LookAll, ability.BattleOpponent: kernel.LookAll,
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
