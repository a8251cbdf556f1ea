package victoryspark

import (
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// Surprises (サプライズ, 3.9, 12.3).

// addSurprises offers to set a surprise where none lies (3.9.2) or to dispose of one, once a
// turn (6.5.1.2.6) and not in the first player's first turn (6.5.1.2.4.1).
func addSurprises(m *kernel.Machine, q *kernel.Request, p int8) {
	if m.S.Vars[vSurprise] != 0 || firstTurn(m) {
		return
	}
	z := m.Z(zSurprise, p)
	if m.Count(z) == 0 && !m.Forbidden(p, lexicon.BanSurprise) {
		for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
			q.Add(kernel.Option{Kind: optSurprise, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: setsSurprise})
		}
	}
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		q.Add(kernel.Option{Kind: optDispose, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: disposesSurprise})
	}
}

// surpriseOf is a player's card that lies face down there, 0 if there is none.
func surpriseOf(m *kernel.Machine, p int8) kernel.CardID {
	for c := m.BottomCard(m.Z(zSurprise, p)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].FaceDown {
			return c
		}
	}
	return 0
}

// 6.5.1.2.4 Setting a surprise. Register 0 is the card.
var setSurpriseSteps = []kernel.Step{
	{Clause: "6.5.1.2.4", Do: setSurprise},
	{Clause: "6.5.1.2.4", Do: func(m *kernel.Machine) { drawOne(m, m.S.Active) }},
}

func setSurprise(m *kernel.Machine) {
	m.S.Vars[vSurprise] = 1
	m.Move(playedCard(m), m.Z(zSurprise, m.S.Active), kernel.MoveRule|kernel.MoveDown)
}

// dispose: 6.5.1.2.5.
func dispose(m *kernel.Machine, c kernel.CardID) {
	m.S.Vars[vSurprise] = 1
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Active, Card: m.RefOf(c), To: m.Z(zWaiting, m.S.Cards[c].Owner), Flags: kernel.MoveRule, Clause: disposesSurprise})
}

// springSurprises looks at the face-down surprises of the player who is attacked (12.3.1):
// those whose condition is met may be turned up at the check timing that follows (2.14.6,
// 8.1.1.2.2).
func springSurprises(m *kernel.Machine) {
	p := m.Opponent(m.S.Active)
	for c := m.BottomCard(m.Z(zSurprise, p)); c != 0; c = m.S.Cards[c].Above {
		if !m.S.Cards[c].FaceDown {
			continue
		}
		r := m.RefOf(c)
		for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
			when := rulesOf(m).skills[line].sprung
			if when == 0 || m.UsedUp(line, r) || !usable(m, r, lexicon.IconSurprise) || !m.Cond(seen(m, kernel.Ctx{Source: r, Player: p, Line: line}), when) {
				continue
			}
			m.S.Pending = append(m.S.Pending, kernel.Pending{Line: line, Source: r, Player: p, Count: 1, Use: r,
				Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}})
		}
	}
}

// turnFace turns a card up or down, by an effect of a card or by rule; what lies so already is
// not turned (4.9.1.7).
func turnFace(m *kernel.Machine, c kernel.CardID, down bool, source kernel.Ref) {
	n := int32(0)
	if down {
		n = 1
	}
	m.Emit(kernel.Event{Kind: evFace, Player: m.S.Cards[c].Master, Card: m.RefOf(c), N: n, Source: source, From: kernel.NoZone, To: kernel.NoZone})
}
