package weiss

import "gorin/rules/kernel"

// Events of this book.
const (
	evPhaseStart   = kernel.EvBook + iota // N: the phase, Player: whose
	evPhaseEnd                            // N: the phase
	evAttack                              // Card attacks, New defends, N: how
	evAttackEnd                           // アタックの終わり
	evTriggerCheck                        // Card was revealed by Source's attack
	evDamage                              // Player is about to be dealt N by Source
	evDamageDone                          // Player took N from Source
	evDamageCancel                        // the damage by Source was cancelled
	evLevelUp                             // Player levelled up
	evRefresh                             // Player refreshed
	evKeyword                             // Player used keyword N of Card; Lies: what its effect did
	evPlay                                // Player played Card
	evLose                                // players in bit set N lose
	evFace                                // Card is turned face up, down if N is 1
)

// announces is the events that change nothing.
const announces uint64 = 1<<evPhaseStart | 1<<evPhaseEnd | 1<<evAttackEnd | 1<<evTriggerCheck | 1<<evLevelUp | 1<<evRefresh | 1<<evKeyword | 1<<evPlay

// EventKinds names the event kinds for the log and for animation.
var EventKinds = map[uint8]string{
	kernel.EvMove: "move", kernel.EvLie: "lie", kernel.EvShuffle: "shuffle", kernel.EvShow: "reveal",
	kernel.EvWin: "win", kernel.EvModified: "effect",
	evPhaseStart: "phase", evPhaseEnd: "phase-end", evAttack: "attack", evAttackEnd: "attack-end",
	evTriggerCheck: "trigger", evDamage: "damage", evDamageDone: "damage-done", evDamageCancel: "cancel",
	evLevelUp: "level-up", evRefresh: "refresh", evKeyword: "keyword", evPlay: "play", evLose: "lose", evFace: "face",
}

// apply carries out the events that only this book knows.
func apply(m *kernel.Machine, e *kernel.Event) {
	switch e.Kind {
	case evAttack:
		applyAttack(m, e)
	case evFace: // 3.9.2.2, 3.12.2.2
		if !m.Alive(e.Card) || m.S.Cards[e.Card.Card].FaceDown == (e.N == 1) { // 1.3.2.1
			e.Kind = kernel.EvNone
			return
		}
		m.TurnOver(e.Card.Card, e.N == 1)
	case evDamage:
		if e.N <= 0 {
			e.Kind = kernel.EvNone // 7.5.1.2.1, 1.3.2.2
			return
		}
		m.Call(procDamage, int32(e.Player), e.N, int32(e.Source.Card), int32(e.Source.Gen))
	}
}

// applied keeps the registers of the book true to what has happened; who loses
// ends the match (1.2.1).
func applied(m *kernel.Machine, e *kernel.Event) {
	switch e.Kind {
	case kernel.EvMove:
		leaveAttack(m, e)
		defend(m, e)
		markRun(m, e)
	case kernel.EvShow:
		markRun(m, e)
	case evDamageDone:
		forgetShot(m, e)
	case evDamageCancel:
		if r := m.Running(); r != nil && r.Source == e.Source {
			r.Marks |= cancelled
		}
	case evLose:
		m.End(uint8(e.N), e.Clause)
	}
}
