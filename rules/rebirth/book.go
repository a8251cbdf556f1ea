// Package rebirth is the rulebook of Rebirth for you (Reバース), one file per chapter.
package rebirth

import "gorin/rules/kernel"

// RulesVersion is the edition of the book that this package carries out.
const RulesVersion = "1.0"

// The zones (chapter 4), each once per player (4.1.1) but for the last two.
const (
	zDeck         = iota // 4.9 デッキ置場
	zHand                // 4.10 手札
	zEntry               // 4.4 エントリー
	zMemberLeft          // 4.5 メンバー: three slots (メンバー枠, 4.5.3.1)
	zMemberCentre        //
	zMemberRight         //
	zEnergy              // 4.6 エネルギー置場
	zSet                 // 4.7 Reバース置場
	zRetire              // 4.8 リタイア置場
	zWaiting             // 4.11 控え室
	zMemory              // 4.12 思い出置場
	zSoulEntry           // 4.13 魂置場: the souls of the card in the entry, and those of the three slots of members
	zSoulLeft            //
	zSoulCentre          //
	zSoulRight           //
	zSoul                // souls that belong to no card until a recovery (4.13.3.2)
	zPartners            // where the partners lie before the match (6.2.1.1)
	zRemoved             // cards that are removed from the game: in no zone of it (5.20.1)
	zStack               // abilities that are played and may be answered (9.7.3)
	zAside               // stand-ins that nothing needs
	zones
)

// Numbers on a card, in kernel.Info.Num.
const (
	numCost = iota // 2.3
	numATK         // 2.6
	numDEF         // 2.7
)

// Kinds of cards (種別, 2.2.2).
const (
	kindChara   uint8 = 1 + iota // CH
	kindRebirth                  // RE
	kindPartner                  // PA
)

// The procedures.
const (
	procMatch = iota
	procTurn
	procStandby
	procEnergyPhase
	procEnergy       // of one player, in turns of teams for all at once (12.5.7.2.2)
	procFirstPartner // of one player who is not first (6.2.1.6)
	procMain
	procStepBack
	procSet
	procAttackPhase
	procStart
	procBlock
	procDamage
	procClose
	procEnd
	procCheck
	procRecovery
	procRefresh
	procDisplace
	procPlayCard
	procPlayAbility
	procAnswers
	procPayEnergy
	procHeal
	procWhichSpark
)

// Registers in State.Vars.
const (
	vAttackKind  = iota // how the attack under way is made; noAttack if none is
	vAttacks            // attacks of this turn
	vBegun              // the attack phase has begun (8.2.1)
	vAttackEnds         // the end of attacks was declared (8.2.3)
	vAttackPhase        // going on to the attack phase was declared (7.4.2.5)
	vTarget             // who is attacked, plus one
	vAttackBy           // who attacks, plus one
	vBlockedBy          // who has blocked the attack, plus one
	vNotPartner         // an effect has made that the attack is no partner attack (8.2.4.4.1)
	vNoDamage           // an effect has made the damage of the attack 0
	vWorked             // an ability was played or a recovery carried out in the check timing (7.6.6)
	vStray              // a partner was moved to where none may lie (10.3.7)
	vLot                // who will be drawn as first player, plus one; 0: chance says
	vChosen             // players who have chosen their opening entry (6.2.1.2)
)

// How an attack is made (8.2.4.2, 8.2.4.4).
const (
	noAttack = iota
	normalAttack
	partnerAttack
)

// markHit marks a card that was partner-attacked (パートナーアタックを受けた, 8.4.3.2). The damage that
// a card carries (4.4.4) is its load; a card that comes anew has neither.
const (
	markHit  uint16 = 1 << iota
	markKept        // a set Rebirth that stays at the end of the turn (7.6.5)
)

// Objects in State.Objects. The roles of an attack follow the places (holes: 8.2.4.3); these are
// the cards that had them when they were given.
const (
	oAttacker  = iota // the card in the entry that attacks
	oDefender         // the card that is attacked
	oSupporter        // the member that supports the attack
	oBlocked          // the card whose attack was blocked by a card (8.3.3.2): the word stays with the card
	oBlocker          // the card that was put away to block
)

// members is the kinds of the three slots of members.
var members = [...]int{zMemberLeft, zMemberCentre, zMemberRight}

// entryOf is the card in a player's entry, of several the one that was put there last, 0 if there
// is none.
func entryOf(m *kernel.Machine, p int8) kernel.CardID { return m.TopCard(m.Z(zEntry, p)) }

// eachMember calls f for a player's members, from the left.
func eachMember(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	for _, k := range members {
		for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
			f(c)
		}
	}
}

// each calls f for the cards of a zone, from the bottom.
func each(m *kernel.Machine, z kernel.Zone, f func(c kernel.CardID)) {
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		f(c)
	}
}

// cardKind is the kind of a card (2.2), which it has face down too (4.3.3.3.1.1).
func cardKind(m *kernel.Machine, c kernel.CardID) uint8 {
	if m.S.Cards[c].FaceDown && guiseOf(m, c) != nil { // 4.3.3.3.1
		return kindChara
	}
	return m.Book.Prints[m.S.Cards[c].Print].Info.Kind
}

func isChara(m *kernel.Machine, c kernel.CardID) bool { return c != 0 && cardKind(m, c) == kindChara }
func isRebirth(m *kernel.Machine, c kernel.CardID) bool {
	return c != 0 && cardKind(m, c) == kindRebirth
}
func isPartner(m *kernel.Machine, c kernel.CardID) bool {
	return c != 0 && cardKind(m, c) == kindPartner
}

func procedures() []kernel.Proc {
	return []kernel.Proc{
		procMatch:        {Name: "match", Steps: matchSteps},
		procTurn:         {Name: "turn", Steps: turnSteps},
		procStandby:      {Name: "standby-phase", Steps: standbySteps},
		procEnergyPhase:  {Name: "energy-phase", Steps: energyPhaseSteps},
		procEnergy:       {Name: "energy", Steps: energySteps},
		procFirstPartner: {Name: "first-partner", Steps: firstPartnerSteps},
		procMain:         {Name: "main-phase", Steps: mainSteps},
		procStepBack:     {Name: "step-back", Steps: stepBackSteps},
		procSet:          {Name: "set", Steps: setSteps},
		procAttackPhase:  {Name: "attack-phase", Steps: attackPhaseSteps},
		procStart:        {Name: "start-step", Steps: startSteps},
		procBlock:        {Name: "block-step", Steps: blockSteps},
		procDamage:       {Name: "damage-step", Steps: damageSteps},
		procClose:        {Name: "close-step", Steps: closeSteps},
		procEnd:          {Name: "end-phase", Steps: endSteps},
		procCheck:        {Name: "check-timing", Steps: checkSteps},
		procRecovery:     {Name: "recovery", Steps: recoverySteps},
		procRefresh:      {Name: "refresh", Steps: refreshSteps},
		procDisplace:     {Name: "displace", Steps: displaceSteps},
		procPlayCard:     {Name: "play-card", Steps: playCardSteps},
		procPlayAbility:  {Name: "play-ability", Steps: playAbilitySteps},
		procAnswers:      {Name: "answers", Steps: answersSteps},
		procPayEnergy:    {Name: "pay-energy", Steps: payEnergySteps},
		procHeal:         {Name: "heal", Steps: healSteps},
		procWhichSpark:   {Name: "which-spark", Steps: whichSparkSteps},
	}
}

// objectNumbers is the registers of procedures that number a card: a position that comes back has
// others (13.1.1.2).
var objectNumbers = []uint8{procEnergy: 1<<regPartner | 1<<regEnergy, procStepBack: 1 << regMoved, procSet: 1 << regMoved, procStart: 1 << regMember, procWhichSpark: 1<<0 | 1<<2}

// seatVars is how many registers each player has (State.Seats).
const seatVars = 0

// listed are the clauses that code names outside the tables of steps.
var listed = []string{
	"1.2.3", "1.2.4", "4.5.3.3", "5.15.2", "7.4.2.1", "7.4.2.2", "7.4.2.3", "7.4.2.4", "7.4.2.5", "8.2.4", "9.7.3.1",
	"10.2.1.1", "10.3.2", "10.3.3", "10.3.4", "10.3.5", "10.3.6", "10.3.7", "10.3.8", "10.5.1.1", "10.5.1.2", "10.5.1.3", "10.5.1.4",
	"10.6.2", "12.6.3.1", "12.6.3.2", "12.7.3.1", "12.7.3.2", "12.7.3.2.1", "12.8.3", "12.9.3.2", "12.9.3.3", "12.9.3.3.1", "12.10.3.1",
}

// memory is what is used again and again; it decides nothing.
type memory struct {
	seen     kernel.Ctx   // of seen
	waits    kernel.Ctx   // of triggersLeft
	supposed kernel.Event // an event that is looked at before it happens
}

func memoryOf(m *kernel.Machine) *memory {
	mem, ok := m.Memory.(*memory)
	if !ok {
		mem = &memory{}
		m.Memory = mem
	}
	return mem
}
