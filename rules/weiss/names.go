// Package weiss is the rulebook of Weiss Schwarz (ヴァイスシュヴァルツ),
// comprehensive rules ver. 1.109, one file per chapter.
package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/weiss/lexicon"
)

// RulesVersion is the edition of the book that this package carries out.
const RulesVersion = "1.109"

// The zones (chapter 3), each once per player (3.1.1).
const (
	zDeck        = iota // 3.2 山札
	zHand               // 3.3 手札
	zWaiting            // 3.4 控え室
	zClock              // 3.8 クロック置場
	zLevel              // 3.9 レベル置場
	zStock              // 3.10 ストック置場
	zClimax             // 3.11 クライマックス置場
	zMemory             // 3.12 思い出置場
	zResolution         // 3.13 解決領域
	zFrontLeft          // 3.6.4 前列左
	zFrontCentre        // 前列中央
	zFrontRight         // 前列右
	zBackLeft           // 後列左
	zBackRight          // 後列右
	zMarkers            // 3.7 マーカー置場, one per slot, in the order of the slots
	zones        = zMarkers + slots
)

const slots = 5

// Card kinds (2.3).
const (
	kindCharacter uint8 = 1 << iota // キャラ
	kindEvent                       // イベント
	kindClimax                      // クライマックス
)

// Numbers on a card, in kernel.Info.Num.
const (
	numLevel = iota // 2.6
	numCost         // 2.7
	numPower        // 2.9
	numSoul         // 2.10
)

// The procedures.
const (
	procMatch = iota
	procSetup
	procTurn
	procStandPhase
	procDrawPhase
	procClockPhase
	procMainPhase
	procClimaxPhase
	procAttackPhase
	procAttackDeclaration
	procTriggerStep
	procCounterStep
	procDamageStep
	procBattleStep
	procEncoreStep
	procEndPhase
	procCheckTiming
	procInterrupts
	procRefresh
	procLevelUp
	procPlayCard
	procActivate
	procDamage
	procSeparate
)

// Phases and steps, in State.Phase and State.Step; the numbers of ability.Ph….

// Registers in State.Vars.
const (
	vAttackKind  = iota // how the attack under way is made; noAttack if none is
	vAttacks            // attack sub-phases that this turn's attack phase has begun
	vAttackEnd          // the end of attacks was chosen
	vResolved           // the check timing resolved something (6.8.1.5)
	vGoTo               // a phase to go to when the effect ends, plus one (11.4)
	vMulligans          // players who have had their mulligan
	vPlayed             // a card or ability was played in this timing
	vIcons0             // icons of the trigger check still to carry out, low half
	vIcons1             // and high half
	vFirstAttack        // the attack phase has begun (7.2.1.1)
	vDamages            // damage being dealt: depth
	vReplaced           // the attack was redirected
	vFirstTurns         // turns that the first player has begun
)

// How an attack is made (7.2.1.4).
const (
	noAttack = iota
	directAttack
	frontAttack
	sideAttack
)

// Objects in State.Objects.
const (
	oAttacker = iota // 攻撃キャラ, while it is one
	oDefender        // 防御キャラ, while it is one
	oFirst           // the attacker as declared, for last known information
	oSecond          // the defender as declared
	oTrigger         // the card of the trigger check
)

// headKinds is the card kinds that words of texts mean (2.3.2).
var headKinds = [ability.KindCount]uint8{ability.Character: kindCharacter, lexicon.Event: kindEvent, lexicon.Climax: kindClimax}
