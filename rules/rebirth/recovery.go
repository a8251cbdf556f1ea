package rebirth

import "gorin/rules/kernel"

// Recovery (リカバリー処理, 10.3): all at once (10.3.1.2), unless who has several new cards in a slot
// says first which of them stays.
var recoverySteps = []kernel.Step{
	{Clause: "10.3.3", Ask: askKeep, Then: keep},
	{Clause: "10.3.1.2", Do: func(m *kernel.Machine) { eachWrong(m, byRule) }},
	{Clause: "5.15.2", Do: afterRecovery},
}

// wrong is a card that lies where or as it may not, where it goes, and the clause.
type wrong struct {
	card   kernel.CardID
	to     kernel.Zone
	clause string
}

// recoveryDue reports whether anything is wrong: only then has there been a recovery (10.3.1.1).
func recoveryDue(m *kernel.Machine) (due bool) {
	eachWrong(m, func(*kernel.Machine, wrong) { due = true })
	return due
}

func byRule(m *kernel.Machine, w wrong) {
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[w.card].Master, Card: m.RefOf(w.card), To: w.to, Flags: kernel.MoveRule, Clause: m.Book.Clause(w.clause)})
}

// eachWrong calls f for each card that a recovery moves. One that meets several conditions goes
// where the first of them says.
func eachWrong(m *kernel.Machine, f func(m *kernel.Machine, w wrong)) {
	for p := range m.S.Players {
		if m.Out(p) {
			continue
		}
		wrongSets(m, p, f)
		wrongEntry(m, p, f)
		for _, k := range members {
			crowded(m, m.Z(k, p), "10.3.4", f)
		}
		if m.S.Vars[vStray] != 0 {
			for k := range zRemoved {
				if !partnersLie[k] {
					strayPartners(m, m.Z(k, p), f)
				}
			}
		}
		each(m, m.Z(zSoul, p), func(c kernel.CardID) { // 10.3.8
			f(m, wrong{c, m.Z(zWaiting, m.S.Cards[c].Owner), "10.3.8"})
		})
		for k := zSoulEntry; k <= zSoulRight; k++ {
			each(m, m.Z(k, p), func(c kernel.CardID) {
				if hostOf(m, c) == 0 {
					f(m, wrong{c, m.Z(zWaiting, m.S.Cards[c].Owner), "10.3.8"})
				}
			})
		}
	}
}

// wrongSets: only Rebirths are set (10.3.2).
func wrongSets(m *kernel.Machine, p int8, f func(m *kernel.Machine, w wrong)) {
	each(m, m.Z(zSet, p), func(c kernel.CardID) {
		if !isRebirth(m, c) {
			f(m, wrong{c, m.Z(zWaiting, m.S.Cards[c].Owner), "10.3.2"})
		}
	})
}

// wrongEntry: several cards (10.3.3), as much damage as DEF (10.3.5), a partner attack (10.3.6).
func wrongEntry(m *kernel.Machine, p int8, f func(m *kernel.Machine, w wrong)) {
	z := m.Z(zEntry, p)
	stays := kernel.CardID(0)
	if crowded(m, z, "10.3.3", f) {
		stays = newestOf(m, z)
	}
	each(m, z, func(c kernel.CardID) {
		if stays != 0 && c != stays || !isChara(m, c) {
			return
		}
		card := &m.S.Cards[c]
		to := m.Z(zRetire, card.Owner)
		switch {
		case card.Load >= m.CardInfo(c).Num[numDEF]:
			f(m, wrong{c, to, "10.3.5"})
		case card.Marks&markHit != 0:
			f(m, wrong{c, to, "10.3.6"})
		}
	})
}

// crowded calls f for all cards of a slot but the one that was put there last, and reports whether
// there are several.
func crowded(m *kernel.Machine, z kernel.Zone, clause string, f func(m *kernel.Machine, w wrong)) bool {
	if m.Count(z) < 2 {
		return false
	}
	newest := newestOf(m, z)
	each(m, z, func(c kernel.CardID) {
		if c != newest {
			f(m, wrong{c, m.Z(zWaiting, m.S.Cards[c].Owner), clause})
		}
	})
	return true
}

// afterRecovery forgets what only a recovery looks at.
func afterRecovery(m *kernel.Machine) {
	m.S.Vars[vStray] = 0
	forgetHurt(m)
}

// partnersLie is the kinds of zones where partners may lie (10.3.7), and where they lie before the
// match.
var partnersLie = [zones]bool{zHand: true, zEnergy: true, zPartners: true, zRemoved: true}

// strayPartners: partners elsewhere are removed from the game (5.20.1).
func strayPartners(m *kernel.Machine, z kernel.Zone, f func(m *kernel.Machine, w wrong)) {
	each(m, z, func(c kernel.CardID) {
		if isPartner(m, c) {
			f(m, wrong{c, m.Z(zRemoved, m.S.Cards[c].Owner), "10.3.7"})
		}
	})
}

// askKeep: of several cards that came to a slot at once, its player says which was the last.
func askKeep(m *kernel.Machine, q *kernel.Request) {
	m.Walk(m.Present(), func(p int8) {
		for k := zEntry; k <= zMemberRight; k++ {
			if z := m.Z(k, p); len(q.Options) == 0 && m.Count(z) > 1 && newestOf(m, z) == 0 {
				q.Player, q.Kind, q.Min, q.Max = p, askKeepKind, 1, 1
				latest := uint32(0)
				each(m, z, func(c kernel.CardID) { latest = max(latest, m.S.Cards[c].Placed) })
				each(m, z, func(c kernel.CardID) {
					if m.S.Cards[c].Placed == latest {
						q.AddCard(c)
					}
				})
			}
		}
	})
}

func keep(m *kernel.Machine, picks []kernel.Option) {
	m.S.Cards[picks[0].Card].Placed = m.Stamp()
	m.Goto(0)
}
