// Package builddivide is the rulebook of Build Divide (ビルディバイド) and Build
// Divide Bright, one file per chapter.
package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
)

// RulesVersion is the edition of the book that this package carries out.
const RulesVersion = "bright"

// The zones (chapter 400), each once per player but for the field and the
// resolution zone, which all share (401-1).
const (
	zDeck       = iota // 411 山札
	zHand              // 405 手札
	zLife              // 407 ライフゾーン
	zGraveyard         // 408 墓地, ドロップゾーン
	zEnergy            // 409 エナジーゾーン
	zTerritory         // 410 テリトリーゾーン
	zRemoved           // 412 リムーブゾーン
	zDDeck             // 414 Dデッキゾーン
	zField             // 406 フィールド
	zResolution        // 413 解決領域
	zApart             // 602-1g: the hand that is being exchanged
	zAside             // stand-ins of abilities that are not needed
	zones
)

// Card types (304), a bit each: a territory may be a unit too (1406).
const (
	kindUnit      uint8 = 1 << iota // ユニット
	kindCommand                     // コマンド
	kindTerritory                   // テリトリー
	kindAura                        // オーラ (521-1b)
	kindAbility                     // the stand-in of an ability in the resolution zone
)

// headKinds is the card types that words of texts mean (302-1).
var headKinds = [ability.KindCount]uint8{lexicon.Unit: kindUnit, lexicon.Command: kindCommand, lexicon.Territory: kindTerritory,
	lexicon.Aura: kindAura, lexicon.AbilityHead: kindAbility}

// What Info.Subs tells of a card.
const (
	subAce       uint8 = 1 << iota // エース (304-3)
	subQuick                       // クイック (307)
	subAnyColour                   // its play cost can be paid with any colour (5.10.2.b.1)

	subAlso uint8 = 1 << 4 // from here on a bit for each colour that can pay for its coloured cost besides
)

// Numbers on a card, in kernel.Info.Num.
const (
	numCost  = iota // 306-2a 総コスト
	numPower        // 310
	numHit          // 311
	numNeeds        // 306-2b, 306-2c: packed, see needs
	numToll         // generic energy that its attack costs (8.02.4.b.4)
	numMore         // by how much generic energy its play cost is changed (12.04.2.h.4)
)

// Trigger icons (309), as kernel.Info.Icon counts them.
const (
	iconBuster = 1 + iota // バスターアイコン
	iconShot              // ショットアイコン
)

// What a card on the table has become, in kernel.Card.Shape.
const (
	shapeAura    uint8 = 1 + iota // attached (521)
	shapeUnit                     // a command as a unit (1604)
	shapeAssault                  // a territory that is a unit as well (1406)
)

// worth keeps the power and hit that an effect gives a card that becomes a unit
// (1604-3, 1406-3) in kernel.Bond.Worth.
func worth(power, hit int32) int32 {
	return max(0, min(hit, 1<<7-1))<<24 | max(0, min(power, 1<<24-1))
}

func powerOf(worth int32) int32 { return worth & (1<<24 - 1) }
func hitOf(worth int32) int32   { return worth >> 24 }

// The procedures.
const (
	procMatch = iota
	procSetup
	procGameStart
	procTurn
	procStandPhase
	procDrawPhase
	procMainPhase
	procAttackPhase
	procEndPhase
	procAttackStep
	procBlockStep
	procBattleStep
	procHitStep
	procAttackOver
	procWindow
	procDamageCheck
	procPlayerDamage
	procRules
	procTriggered
	procPlay
	procPlayAuto
	procPayCost
	procPayEnergy
	procResolve
	procOpening
	procDraw
	procScout
	procDiscard
	procSwitch
	procCopy
	procExchange
	procGuess
	procSkill
	procRed
	procActivateOf
	procDropAuras
	procSkip
	procPayInEffect
)

// Registers in State.Vars.
const (
	vAttackSteps  = iota // attack steps begun in this turn (802-1)
	vAttackDone          // the end of attacking was declared (802-8)
	vTargetSeat          // the attacked player, plus one; 0 if a unit is attacked
	vAnswered            // the other player has played something since the declaration (802-7)
	vRegular             // the player whose regular turn this or the last one was (1603-2)
	vPackets             // number of the damage packet made last
	vPassed              // who has had the redraw question (602-1g)
	vTurnsOfFirst        // turns that the first player has begun (703-3a)
)

// Registers per player in State.Seats.
const (
	sEnergy    = iota // cards put into the energy zone in this turn (1103-7a)
	sRed              // in the red zone, as last looked at (4.07.4.c.1)
	sUnityDrew        // drew a card by unity in this turn (1412-3)
	seatVars
)

// Objects in State.Objects.
const (
	oAttacker = iota // アタックしているユニット, while it is one (802-9b)
	oTarget          // the attacked unit, while there is one
	oBlocker         // ブロックしているユニット, while it is one (803-7b)
	oFighter         // the attacker of the battle as it began, for last known information
	oFoe             // the other unit of the battle as it began
)

// Marks on a card, in kernel.Card.Marks; of a card of the field the upper half tells in
// which way it was played.
const (
	markAttacked uint16 = 1 << iota // it has attacked in this turn (8.02.4.c.2)
	markWay             = 1 << 8
)

// Facts, in State.Facts.
const (
	factPacket  uint8 = iota // ダメージパケット (1002)
	factShape                // a card is on the way to become an aura or a unit
	factDropped              // a card with attribute N was put into a graveyard in this turn (1411)
	factCame                 // Source appeared in this turn (1412)
	factStart                // ability N of Source is carried out at the start of the game (602-1j)
	factFell                 // Source was battling when it left the field, in batch M (527-2a)
	factOpened               // Player's territory was opened in this turn
	factSame                 // Source has become generation M of its card, between field and territory zone (5.21.1.a.1)
)

// colours are the four of this game (203-1a), in the order of needs.
var colours = [4]ability.ColourID{ability.Black, ability.Blue, ability.White, ability.Red}
