package rebirth

import "gorin/rules/kernel"

// apply carries out the events that only this book knows.
func apply(m *kernel.Machine, e *kernel.Event) {
	switch e.Kind {
	case evAttack:
		applyAttack(m, e)
	case evBlock:
		applyBlock(m, e)
	case evDamage:
		applyDamage(m, e)
	case evHit:
		applyHit(m, e)
	case evFace:
		if !m.Alive(e.Card) || m.S.Cards[e.Card.Card].FaceDown == (e.N == 1) { // 1.3.2.1
			e.Kind = kernel.EvNone
			return
		}
		m.TurnOver(e.Card.Card, e.N == 1)
		swapFaces(m, e.Card)
	}
}

// applied: partners that stray are noted, so that a recovery need not look for them everywhere
// (10.3.7), and what was placed in this turn, where a text asks for it.
func applied(m *kernel.Machine, e *kernel.Event) {
	if e.Kind != kernel.EvMove {
		return
	}
	if isPartner(m, e.Card.Card) && !partnersLie[m.KindOf(e.To)] {
		m.S.Vars[vStray] = 1
	}
	if rulesOf(m).placed {
		notePlaced(m, e)
	}
}

// turnFace proposes that a card is turned face up, or down (5.4.1).
func turnFace(m *kernel.Machine, c kernel.CardID, down bool, source kernel.Ref) {
	n := int32(0)
	if down {
		n = 1
	}
	m.Emit(kernel.Event{Kind: evFace, Player: m.S.Cards[c].Master, Card: m.RefOf(c), N: n, Source: source, From: kernel.NoZone, To: kernel.NoZone})
}

// told reports whether an event is worth a line of the log.
func told(e *kernel.Event) bool {
	switch e.Kind {
	case evAttackEnd, evSupport, evHit, kernel.EvWin:
		return false
	}
	return true
}

func isPhase(e *kernel.Event) bool { return e.Kind == evPhaseStart || e.Kind == evPhaseEnd }

// eventVariant tells a draw from other moves, a partner attack from others, and which way a card is
// turned.
func eventVariant(m *kernel.Machine, e *kernel.Event) string {
	switch {
	case e.Kind == kernel.EvMove && e.Flags&kernel.MoveDraw != 0:
		return "-draw"
	case e.Kind == evAttack && e.N == partnerAttack:
		return "-partner"
	case e.Kind == evFace && e.N == 1:
		return "-down"
	}
	return ""
}
