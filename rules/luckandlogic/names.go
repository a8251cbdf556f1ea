// Package luckandlogic is the rulebook of Luck & Logic (ラクエンロジック),
// comprehensive rules ver. 2.04, one file per chapter or part of one.
package luckandlogic

import "gorin/rules/kernel"

// RulesVersion is the edition of the book that this package carries out.
const RulesVersion = "2.04"

// The zones (chapter 4), each once per player (4.1.1) but for the last one. Circles and gate zones
// stand in the same order: those of one place are eachOther apart.
const (
	zDeck          = iota // 4.5 山札
	zHand                 // 4.6 手札
	zFrontLeft            // 4.2 サークル: 前列左
	zFrontCentre          // 前列中央
	zFrontRight           // 前列右
	zBackLeft             // 後列左
	zBackCentre           // 後列中央
	zBackRight            // 後列右
	zGateFrontLeft        // 4.3 ゲート領域: 前列左
	zGateFrontCentre
	zGateFrontRight
	zGateBackLeft
	zGateBackCentre
	zGateBackRight
	zLevel        // 4.7 レベル領域
	zStock        // 4.8 ストック領域
	zDrop         // 4.9 ドロップ領域
	zRemove       // 4.10 リムーブ領域
	zRefresh      // 4.11 リフレッシュ領域
	zBattle       // 4.12 バトル領域
	zParadox      // 4.13 逆理領域
	zIntercept    // 4.14 インターセプト領域
	zSoul         // 4.15 ソウル領域
	zResolution   // 4.16 解決領域
	zPurge        // 4.17 パージ領域
	zMyLogicalist // 4.18 マイロジカリスト領域
	zTools        // 4.19 秘具領域
	zGates        // 6.1.1.2 門デッキ
	zAside        // stand-ins that nothing needs
)

// eachOther is how far the kind of a gate zone is from that of its circle (4.4.2.2).
const eachOther = zGateFrontLeft - zFrontLeft

// Numbers on a card, in kernel.Info.Num.
const (
	numLevel     = iota // 2.8
	numCost             // 2.9
	numPower            // 2.13
	numAura             // 2.14
	numLimit            // 2.15
	numHeart            // 2.21
	numTerritory        // 2.10
	numGate             // 2.17
)

// The kinds of cards (2.2.2), a bit each in kernel.Info.Kind.
const (
	kindLogicalist uint8 = 1 << iota
	kindSuper
	kindForeigner
	kindTranceunion
	kindGate
	kindTactics
	kindParadox
	kindMyLogicalist
)

// kindMember is the kinds that are called members (2.2.2). A super logicalist is a logicalist as
// well (2.2.2.7.1) and bears both bits.
const kindMember = kindLogicalist | kindSuper | kindForeigner | kindTranceunion

// The procedures.
const (
	procMatch = iota
	procSetup
	procTurn
	procStandPhase
	procDrawPhase
	procLevelPhase
	procMainPhase
	procBattlePhase
	procDeclaration
	procIntercept
	procDefinition
	procJudgment
	procBattleEnd
	procEndPhase
	procCheck
	procRuleActions
	procRefresh
	procMobilize
	procTrance
	procRearrange
	procLuckDrive
	procLevelBoost
	procDefine
	procActivate
	procTransmute
	procBlink
	procMake
	procStockBoost
	procEffectTrance
	procAutoX
)

// Registers in State.Vars.
const (
	vAttacks    = iota // attacks of this turn (8.1.3)
	vBattle            // a battle is under way (8.2.4.1)
	vTarget            // the attacked circle (8.2.6.3): its zone plus one
	vBegun             // the battle phase has begun (8.2.2)
	vEnds              // the turn player attacks no more (8.2.4.2)
	vPassed            // players who chose last to do nothing in the logic definition step, a bit each
	vTrances           // trances of this turn by the rules, and by Trance Change (7.5.3.2, 7.5.3.3)
	vTCs               //
	vDrives            // Logic Drives of this turn (7.5.3.5)
	vLaw               // the paradox rule that an effect has set for this battle, plus one
	vWon               // who has won the battle under way (8.5.3): wonNone, wonAttacker, wonDefender
	vFirstTurns        // turns that the first player has begun
	vRedraws           // players who have exchanged their hand (6.2.1.8)
	vLot               // who will be drawn as first player, plus one; 0: chance says
	vGoTo              // the row of the turn with which it goes on, since a text says so; 0: none does
	vBeaten            // the defending member has lost its battle (8.5.3.4.3)
)

// Who has won a battle (8.5.3).
const (
	wonNone = iota
	wonAttacker
	wonDefender
)

// Registers per player in State.Seats.
const (
	sPoints = iota // refresh points (6.2.1.10)
	sTRank         // 5.35
	sDone          // what has been done in this turn (lexicon.Deed), a bit each
	seatVars
)

// Objects in State.Objects.
const (
	oAttacker = iota // 攻撃中のメンバー (8.2.9)
	oDefender        // 防御中のメンバー (8.2.11.1)
)

// markSet is the mark of a card in a circle that has been set (5.24.1), markMade of a member that
// has come by Make (11.11.3).
const (
	markSet uint16 = 1 << iota
	markMade
	markTranced // it has come by a trance
)

// circles calls f for a player's circles, and gates for the gate zones, in the order of their kinds.
func circles(m *kernel.Machine, p int8, f func(z kernel.Zone)) {
	for k := zFrontLeft; k <= zBackRight; k++ {
		f(m.Z(k, p))
	}
}

// isCircle and isGateZone tell kinds of zones.
func isCircle(kind int) bool   { return kind >= zFrontLeft && kind <= zBackRight }
func isGateZone(kind int) bool { return kind >= zGateFrontLeft && kind <= zGateBackRight }
