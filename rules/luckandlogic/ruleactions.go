package luckandlogic

import (
	"slices"

	"gorin/rules/kernel"
)

// Chapter 10: rule actions (ルール処理). The reshuffle interrupts anything (10.1.2.1); all others are carried
// out at check timings, all that are due at the same time (10.1.2.2.1), as soon as players have chosen
// what they leave them to choose.

// due is one thing that rule actions find to be done.
type due struct {
	what   uint8
	player int8
}

// What may be due.
const (
	dueLoss uint8 = iota
	dueMembers
	dueGates
	dueParadoxes
	dueIllegal
	dueLevels
	duePoints
)

// ruleActionsDue reports whether any check-type rule action is due, which is looked at in check timings only
// (10.1.2.2).
func ruleActionsDue(m *kernel.Machine) (any bool) {
	for p := range m.S.Players {
		eachDue(m, p, func(due) { any = true })
	}
	return any
}

// eachDue calls f for what is due of a player's.
func eachDue(m *kernel.Machine, p int8, f func(due)) {
	if loses(m, p) != 0 {
		f(due{dueLoss, p})
	}
	crowdedCircles, illegal := false, false
	var taken kernel.Over
	for i, k := range allCircles {
		for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
			if m.CardInfo(c).Kind&kindMember == 0 {
				illegal = illegal || isIllegal(m, c)
				continue
			}
			over := max(m.S.Cards[c].Over, 1<<i)
			crowdedCircles = crowdedCircles || taken&over != 0
			taken |= over
		}
	}
	if crowdedCircles {
		f(due{dueMembers, p})
	}
	crowdedGates := false
	for _, k := range allGates {
		n := 0
		for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
			if isGate(m, c) {
				n++
			} else {
				illegal = true
			}
		}
		crowdedGates = crowdedGates || n > 1
	}
	if crowdedGates {
		f(due{dueGates, p})
	}
	if paradoxesToTurn(m, p) > 0 {
		f(due{dueParadoxes, p})
	}
	eachOrphan(m, p, func(kernel.CardID) { illegal = true })
	if illegal {
		f(due{dueIllegal, p})
	}
	if m.Count(m.Z(zLevel, p)) > levelLimit(m, p) {
		f(due{dueLevels, p})
	}
	if m.S.Seats[p][sPoints] > 0 {
		f(due{duePoints, p})
	}
}

// ruleActionSteps: first what players choose, the turn player before the other, and then all of it. Registers: 0
// is how many players have chosen; what is kept is marked in State.Facts.
var ruleActionSteps = []kernel.Step{
	{Clause: "10.4.2", Ask: askMemberKept, Then: keep},
	{Clause: "10.5.2", Ask: askGateKept, Then: keep},
	{Clause: "10.6.1.2", Ask: askParadoxes, Then: keep},
	{Clause: "10.8.1", Ask: askLevelsKept, Then: keep},
	{Clause: "10.1.2.2.1", Do: nextChooser},
	{Clause: "10.1.2.2.1", Do: carryOutRules},
}

const rowMemberKept = 0

// Register of procRuleActions: the circle or gate zone that a question is about. Of paradoxes and level cards, which
// are chosen once, it is not said.
const (
	regKeptIn       = 1
	whereverTheyLie = kernel.Zone(0)
)

// factKept is what a player has chosen for the rule actions that are due: Source is kept in the zone N, or of
// paradoxes turned down.
const factKept uint8 = 16

// chooserNow is who chooses now.
func chooserNow(m *kernel.Machine) int8 {
	if m.Top().Regs[0] == 0 {
		return turnPlayer(m)
	}
	return otherPlayer(m)
}

// keep notes what was chosen, of slots where: a card over several of them may stay in one and not in another.
func keep(m *kernel.Machine, picks []kernel.Option) {
	for _, o := range picks {
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factKept, Player: chooserNow(m), Source: m.RefOf(o.Card), N: m.Top().Regs[regKeptIn]})
	}
	m.Top().Step-- // another circle may be as crowded
}

// isKept reports whether a card was chosen for a zone.
func isKept(m *kernel.Machine, c kernel.CardID, z kernel.Zone) bool {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factKept && f.Source.Card == c && f.N == int32(z) {
			return true
		}
	}
	return false
}

func nextChooser(m *kernel.Machine) {
	if m.Top().Regs[0]++; m.Top().Regs[0] < int32(m.S.Players) {
		m.Goto(rowMemberKept)
	}
}

// newestIn lists the members of a circle, or the gates of a gate zone, that came there last: more than one only where
// they came at the same time.
func newestIn(m *kernel.Machine, z kernel.Zone, of func(*kernel.Machine, kernel.CardID) bool) (first kernel.CardID, n int) {
	at := uint32(0)
	m.EachIn(z, func(c kernel.CardID) {
		if !of(m, c) {
			return
		}
		switch placed := m.S.Cards[c].Placed; {
		case placed > at:
			at, first, n = placed, c, 1
		case placed == at:
			n++
		}
	})
	return first, n
}

// isGate tells gates, also face down: by their back (2.22.1).
func isGate(m *kernel.Machine, c kernel.CardID) bool {
	return m.Book.Prints[m.S.Cards[c].Print].Info.Kind&kindGate != 0
}

// askKept asks which of the cards of a zone stays, where several came there last at the same time: any card of that
// zone may.
func askKept(m *kernel.Machine, q *kernel.Request, kinds []int, of func(*kernel.Machine, kernel.CardID) bool) {
	p := chooserNow(m)
	for _, k := range kinds {
		z := m.Z(k, p)
		if _, n := newestIn(m, z, of); n < 2 || keptIn(m, z) != 0 {
			continue
		}
		q.Player, q.Kind, q.Min, q.Max = p, askKeepKind, 1, 1
		m.Top().Regs[regKeptIn] = int32(z)
		m.EachIn(z, func(c kernel.CardID) {
			if of(m, c) {
				q.AddCard(c)
			}
		})
		return
	}
}

// keptIn is the card that was chosen to stay in a zone, 0 if none was.
func keptIn(m *kernel.Machine, z kernel.Zone) (kept kernel.CardID) {
	m.EachIn(z, func(c kernel.CardID) {
		if isKept(m, c, z) {
			kept = c
		}
	})
	return kept
}

func askMemberKept(m *kernel.Machine, q *kernel.Request) { askKept(m, q, allCircles, isMember) }

func askGateKept(m *kernel.Machine, q *kernel.Request) { askKept(m, q, allGates, isGate) }

// eachParadox calls f for the paradoxes of a player that lie face up in the battle and the paradox zone.
func eachParadox(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	for _, k := range [...]int{zBattle, zParadox} {
		for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
			if !m.S.Cards[c].FaceDown && m.CardInfo(c).Kind&kindParadox != 0 {
				f(c)
			}
		}
	}
}

func paradoxes(m *kernel.Machine, p int8) (n int) {
	eachParadox(m, p, func(kernel.CardID) { n++ })
	return n
}

// paradoxesToTurn is how many of a player's paradoxes are turned down: all where the other has as many or
// more, as many as the other has where those are fewer (10.6.1.1, 10.6.1.2), all but one where the other has
// none (10.6.2).
func paradoxesToTurn(m *kernel.Machine, p int8) int {
	mine, theirs := paradoxes(m, p), paradoxes(m, m.Opponent(p))
	if theirs == 0 {
		return max(0, mine-1)
	}
	return min(mine, theirs)
}

// askParadoxes: which of them are turned down, where it is not all (10.6.1.2), or which one stays (10.6.2).
func askParadoxes(m *kernel.Machine, q *kernel.Request) {
	p := chooserNow(m)
	n := paradoxesToTurn(m, p)
	if n == 0 || n == paradoxes(m, p) {
		return
	}
	asked := false
	eachParadox(m, p, func(c kernel.CardID) { asked = asked || isKept(m, c, whereverTheyLie) })
	if asked {
		return
	}
	m.Top().Regs[regKeptIn] = int32(whereverTheyLie)
	q.Player, q.Kind, q.Min, q.Max = p, askTurnDownKind, n, n
	if onlyOneStays(m, p) {
		q.Kind, q.Min, q.Max = askKeepKind, 1, 1
	}
	eachParadox(m, p, q.AddCard)
}

// onlyOneStays reports whether a player's paradoxes are turned down but for one, since the other has none (10.6.2).
func onlyOneStays(m *kernel.Machine, p int8) bool { return paradoxes(m, m.Opponent(p)) == 0 }

// askLevelsKept: as many level cards as there may be stay.
func askLevelsKept(m *kernel.Machine, q *kernel.Request) {
	p := chooserNow(m)
	z, n := m.Z(zLevel, p), levelLimit(m, chooserNow(m))
	if m.Count(z) <= n || n == 0 {
		return
	}
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		if isKept(m, c, whereverTheyLie) {
			return
		}
	}
	m.Top().Regs[regKeptIn] = int32(whereverTheyLie)
	q.Player, q.Kind, q.Min, q.Max = p, askLevelsKind, n, n
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
}

// isIllegal: a card in a circle that is no member and not set on anything that is there (10.7.1,
// 10.7.1.1, 10.7.1.3, 5.24.3).
func isIllegal(m *kernel.Machine, c kernel.CardID) bool {
	if isSet(m, c) {
		return !m.Alive(m.Host(c))
	}
	return !isMember(m, c)
}

// carryOutRules does all that is due at once: whoever loses loses before anything else is seen to.
func carryOutRules(m *kernel.Machine) {
	var lost uint8
	clause := uint16(0)
	for p := range m.S.Players {
		if why := loses(m, p); why != 0 {
			lost |= 1 << p
			clause = why
		}
	}
	if lost != 0 {
		m.Emit(kernel.Event{Kind: evLose, N: int32(lost), Clause: clause, From: kernel.NoZone, To: kernel.NoZone})
	}
	mem := memoryOf(m)
	mem.moved = mem.moved[:0]
	drop := func(c kernel.CardID, to int, p int8, flags, clause uint16) {
		if slices.Contains(mem.moved, c) {
			return // it lies over several circles
		}
		mem.moved = append(mem.moved, c)
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: m.Z(to, p), Flags: kernel.MoveRule | flags, Clause: clause})
	}
	for p := range m.S.Players {
		older(m, p, allCircles, isMember, func(c kernel.CardID) { drop(c, zDrop, m.S.Cards[c].Owner, 0, crowdedCircle) })            // 10.4.1
		older(m, p, allGates, isGate, func(c kernel.CardID) { drop(c, zRemove, m.S.Cards[c].Owner, kernel.MoveDown, crowdedGates) }) // 10.5.1
		turnDownParadoxes(m, p)
		circles(m, p, func(z kernel.Zone) { // 10.7.1.1, 10.7.1.3
			m.EachIn(z, func(c kernel.CardID) {
				if isIllegal(m, c) {
					drop(c, zDrop, m.S.Cards[c].Owner, 0, illegalCard)
				}
			})
		})
		for _, k := range allGates { // 10.7.1.2
			for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
				if !isGate(m, c) {
					drop(c, zDrop, m.S.Cards[c].Owner, 0, illegalGate)
				}
			}
		}
		eachOrphan(m, p, func(c kernel.CardID) { drop(c, zDrop, m.S.Cards[c].Owner, 0, looseSoul) })
		if n := levelLimit(m, p); m.Count(m.Z(zLevel, p)) > n {
			for c := m.BottomCard(m.Z(zLevel, p)); c != 0; c = m.S.Cards[c].Above {
				if !isKept(m, c, whereverTheyLie) {
					drop(c, zDrop, p, 0, manyLevels)
				}
			}
		}
		if m.S.Seats[p][sPoints] > 0 { // 10.9.1
			m.S.Seats[p][sPoints]--
			m.Touch(kernel.LookRules)
			if c := m.TopCard(m.Z(zDeck, p)); c != 0 {
				drop(c, zRefresh, p, kernel.MoveDown, refreshPoint)
			}
		}
	}
	dropFacts(m, factKept)
}

// older calls f for the cards of zones that are not the newest one, or the one that was kept.
func older(m *kernel.Machine, p int8, kinds []int, of func(*kernel.Machine, kernel.CardID) bool, f func(c kernel.CardID)) {
	for _, k := range kinds {
		z := m.Z(k, p)
		stays, n := newestIn(m, z, of)
		if n == 0 {
			continue
		}
		if c := keptIn(m, z); c != 0 {
			stays = c
		}
		m.EachIn(z, func(c kernel.CardID) {
			if of(m, c) && c != stays {
				f(c)
			}
		})
	}
}

func turnDownParadoxes(m *kernel.Machine, p int8) {
	n := paradoxesToTurn(m, p)
	all := n == paradoxes(m, p)
	if n == 0 {
		return
	}
	one := onlyOneStays(m, p)
	eachParadox(m, p, func(c kernel.CardID) {
		if all || isKept(m, c, whereverTheyLie) != one {
			turnFace(m, c, true, kernel.Ref{})
		}
	})
}
