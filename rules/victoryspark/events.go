package victoryspark

import "gorin/rules/kernel"

// Events of this book.
const (
	evPhaseStart   = kernel.EvBook + iota // N: the phase, Player: whose
	evPhaseEnd                            // N: the phase
	evPlay                                // Player played Card to the zone To
	evAttack                              // Card attacks New, supported by Source; N: how
	evSupport                             // Card supports New
	evPartner                             // Card's attack becomes a partner attack
	evPartnerBlock                        // Player blocks with the partner Card
	evDamage                              // Card takes N from Source
	evAttackEnd                           // the attack of Card ends; N: how it was made
	evUse                                 // Player used the line N of Card: it has resolved
	evCancel                              // the line N of Card was cancelled by Source
	evFace                                // Card is turned face up, down if N is 1
	evRenew                               // Player renews the deck
	evLose                                // players in bit set N lose
)

// announces is the events that change nothing.
const announces uint64 = 1<<evPhaseStart | 1<<evPhaseEnd | 1<<evPlay | 1<<evSupport | 1<<evPartner | 1<<evPartnerBlock |
	1<<evAttackEnd | 1<<evUse | 1<<evCancel | 1<<evRenew

var eventKinds = map[uint8]string{
	kernel.EvMove: "move", kernel.EvLie: "lie", kernel.EvShuffle: "shuffle", kernel.EvShow: "reveal", kernel.EvWin: "win", kernel.EvModified: "effect",
	evPhaseStart: "phase", evPhaseEnd: "phase-end", evPlay: "play", evAttack: "attack", evSupport: "support", evPartner: "partner",
	evPartnerBlock: "partner-block", evDamage: "damage", evAttackEnd: "attack-end", evUse: "use", evCancel: "cancel",
	evFace: "face", evRenew: "renew", evLose: "lose",
}

// apply carries out the events that only this book knows.
func apply(m *kernel.Machine, e *kernel.Event) {
	switch e.Kind {
	case evAttack:
		applyAttack(m, e)
	case evDamage:
		applyDamage(m, e)
	case evFace:
		if !m.Alive(e.Card) || m.S.Cards[e.Card.Card].FaceDown == (e.N == 1) { // 4.9.1.7
			e.Kind = kernel.EvNone
			return
		}
		m.TurnOver(e.Card.Card, e.N == 1)
	}
}

// applied: who loses ends the match at once (1.2.1); what is shown of a hand is noted.
func applied(m *kernel.Machine, e *kernel.Event) {
	switch e.Kind {
	case kernel.EvShow:
		noteShown(m, e)
	case evLose:
		m.End(uint8(e.N), e.Clause)
	}
}

// told reports whether an event is worth a line of the log.
func told(e *kernel.Event) bool {
	switch e.Kind {
	case evLose, evAttackEnd, evUse, evSupport, kernel.EvWin:
		return false
	}
	return true
}

func isPhase(e *kernel.Event) bool { return e.Kind == evPhaseStart || e.Kind == evPhaseEnd }
