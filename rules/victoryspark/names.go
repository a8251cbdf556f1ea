// Package victoryspark is the rulebook of Victory Spark (ヴィクトリースパーク),
// comprehensive rules ver. 1.4.1.2, one file per chapter.
package victoryspark

import "gorin/rules/kernel"

// RulesVersion is the edition of the book that this package carries out.
const RulesVersion = "1.4.1.2"

// The zones (chapter 3), each once per player (3.1.1) but for the last two.
const (
	zDeck        = iota // 3.2 山札
	zHand               // 3.7 手札
	zRing               // 3.3.2 リング
	zBenchLeft          // 3.3.3.3 左ベンチ
	zBenchCentre        // 中央ベンチ
	zBenchRight         // 右ベンチ
	zEnergy             // 3.4 エネルギー置場
	zRetire             // 3.5 リタイヤ置場
	zWaiting            // 3.6 控え室
	zSurprise           // 3.9 サプライズ置場
	zResolution         // 3.8 解決領域, which both share (3.8.2)
	zAside              // stand-ins that nothing needs
	zones
)

// Numbers on a card, in kernel.Info.Num.
const (
	numLevel   = iota // 2.2
	numAttack         // 2.10
	numDefence        // 2.11
)

// kindCard is the one kind of card that there is.
const kindCard uint8 = 1

// The procedures.
const (
	procMatch = iota
	procSetup
	procTurn
	procStandPhase
	procDrawPhase
	procEnergyPhase
	procCharaPhase
	procAbilityPhase
	procAttackPhase
	procDeclaration
	procSupport
	procPartnerBlock
	procResolution
	procAttackEnd
	procEndPhase
	procCheck
	procRenew
	procPlay
	procSetSurprise
	procActivate
	procUse
	procDeclare
)

// Registers in State.Vars.
const (
	vAttackKind = iota // how the attack under way is made; noAttack if none is
	vAttacks           // attacks of this turn
	vBegun             // the attack phase has begun (7.1.2.1)
	vEnds              // the turn player attacks no more
	vSurprise          // a surprise was set or disposed of in this turn (6.5.1.2.6)
	vFirstTurns        // turns that the first player has begun
	vBlocked           // the attack is partner-blocked (7.1.4.2)
	vPlain             // an effect has made the attack a normal one (7.1.3.2.4)
	vDamageSet         // an effect has set the damage of the attack (8.2.1.3.3), plus one
	vRings             // players who have chosen their ring (5.2.1.2)
	vLot               // who will be drawn as first player, plus one; 0: chance says
)

// How an attack is made (4.13).
const (
	noAttack = iota
	normalAttack
	partnerAttack
)

// Objects in State.Objects: the cards of the attack as it was declared (4.14.1).
const (
	oAttacker  = iota // アタックしたカード
	oDefender         // アタックされたカード
	oSupporter        // サポートしたカード
)

// bench is the kinds of its three slots.
var bench = [...]int{zBenchLeft, zBenchCentre, zBenchRight}

// ringOf is the card in a player's ring, 0 if there is none.
func ringOf(m *kernel.Machine, p int8) kernel.CardID { return m.TopCard(m.Z(zRing, p)) }

// eachBench calls f for the cards on a player's bench, from the left.
func eachBench(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	for _, k := range bench {
		for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
			f(c)
		}
	}
}
