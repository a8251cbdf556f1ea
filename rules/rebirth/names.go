package rebirth

import "gorin/rules/kernel"

// Options of this book.
const (
	optPlay        = kernel.OptBook + iota // play a card of the hand to a slot (7.4.2.1)
	optStep                                // move the card in the entry to an empty member slot (7.4.2.2)
	optActivate                            // play ability N of a card (7.4.2.3)
	optSet                                 // set a Rebirth of the hand and draw (7.4.2.4)
	optAttackPhase                         // go on to the attack phase (7.4.2.5)
	optAttack                              // attack a player with the support of a member (8.2.4)
	optEndAttacks                          // attack no more (8.2.3)
	optBlock                               // put a card of the hand away to block (8.3.3)
	optCancel                              // present the cancel N of a card (9.7.3.1)
)

var optionKinds = map[uint8]string{
	kernel.OptCard: "card", kernel.OptSlot: "slot", kernel.OptYes: "yes", kernel.OptNo: "no", kernel.OptPass: "pass",
	kernel.OptNumber: "number", kernel.OptAbility: "ability", kernel.OptMode: "mode", kernel.OptHidden: "hidden",
	kernel.OptStop: "stop", kernel.OptReplace: "replace", kernel.OptPlayer: "player",
	optPlay: "play", optStep: "step-back", optActivate: "activate", optSet: "set", optAttackPhase: "attack-phase",
	optAttack: "attack", optEndAttacks: "end-attacks", optBlock: "block", optCancel: "cancel",
}

// Requests of this book.
const (
	askOpeningKind       = kernel.AskBook + iota // the card for the opening entry (6.2.1.2)
	askFirstPartnerKind                          // a partner for who is not first (6.2.1.6)
	askPartnerKind                               // a partner for the energy area (7.3.2.1)
	askEnergyKind                                // a card for the energy area (7.3.2.2)
	askMainKind                                  // what to do in the main phase (7.4.2)
	askAttackKind                                // which attack to declare (8.2.4)
	askPartnerAttackKind                         // whether three partners are rested (8.2.4.4)
	askBlockKind                                 // which card blocks (8.3.3)
	askCancelKind                                // which cancel is presented (9.7.3.1)
	askRevealKind                                // whether a hidden card shows itself to trigger (9.8.2.2)
	askKeepKind                                  // which of several cards stays in a slot (10.3.3, 10.3.4)
	askHealKind                                  // which retired cards are healed (5.16.1)
	askKeepSetKind                               // which of one's Rebirths stay set at the end of the turn (7.6.5)
	askPayEnergyKind                             // which standing cards are rested as energy (5.14.1)
)

var requestKinds = map[uint8]string{
	kernel.AskChoose: "choose", kernel.AskMay: "may", kernel.AskPay: "pay", kernel.AskSlot: "slot", kernel.AskOrder: "order",
	kernel.AskReplace: "replace", kernel.AskReplaceMay: "replace-may", kernel.AskStop: "stop", kernel.AskMode: "mode",
	kernel.AskPending: "pending", kernel.AskLimit: "limit", kernel.AskRepeat: "repeat", kernel.AskEither: "either",
	kernel.AskDeclare: "declare", kernel.AskInstead: "instead", kernel.AskNumber: "number", kernel.AskWhich: "which",
	askOpeningKind: "opening", askFirstPartnerKind: "first-partner", askPartnerKind: "partner", askEnergyKind: "energy",
	askMainKind: "main", askAttackKind: "attack", askPartnerAttackKind: "partner-attack", askBlockKind: "block",
	askCancelKind: "cancel", askRevealKind: "reveal", askKeepKind: "keep", askHealKind: "heal", askKeepSetKind: "keep-set", askPayEnergyKind: "pay-energy",
}

// Events of this book.
const (
	evPhaseStart = kernel.EvBook + iota // N: the phase, Player: whose
	evPhaseEnd                          // N: the phase
	evPlay                              // Player played Card to the zone To
	evAttack                            // Card attacks New, supported by Source; N: how
	evSupport                           // Card supports New
	evPartner                           // Card's attack becomes a partner attack
	evBlock                             // Player blocks with Card for New
	evDamage                            // Card takes N from Source
	evHit                               // Card was partner-attacked by Source (8.4.3.2)
	evRetired                           // Card retired the card New (5.15.2)
	evAttackEnd                         // the attack of Card ends
	evCancel                            // the play of line N of Card was cancelled by Source
	evUseCancel                         // Player presented the cancel line N of Card
	evFace                              // Card is turned face up, down if N is 1
	evHeal                              // Player healed N
	evRefresh                           // Player refreshes
	evCheck                             // Player made a check: N is more than 0 if it was won, less if it was lost
)

// announces is the events that change nothing.
const announces uint64 = 1<<evPhaseStart | 1<<evPhaseEnd | 1<<evPlay | 1<<evSupport | 1<<evPartner | 1<<evBlock | 1<<evRetired |
	1<<evAttackEnd | 1<<evCancel | 1<<evUseCancel | 1<<evHeal | 1<<evRefresh | 1<<evCheck

var eventKinds = map[uint8]string{
	kernel.EvMove: "move", kernel.EvLie: "lie", kernel.EvShuffle: "shuffle", kernel.EvShow: "reveal", kernel.EvWin: "win", kernel.EvModified: "effect",
	evPhaseStart: "phase", evPhaseEnd: "phase-end", evPlay: "play", evAttack: "attack", evSupport: "support", evPartner: "partner",
	evBlock: "block", evDamage: "damage", evHit: "hit", evRetired: "retired", evAttackEnd: "attack-end", evCancel: "cancel", evUseCancel: "use-cancel",
	evFace: "face", evHeal: "heal", evRefresh: "refresh", evCheck: "check",
}
