package weiss

import (
	"gorin/rules/kernel"
)

// Chapter 9: rule actions. Those of the interrupting kind (9.1.2.1) start from
// interrupts, which the machine asks after every batch of events; those of the
// checking kind (9.1.2.2) from ruleActions, in a check timing only.

// ruleActions carries out all checking rule actions at once (9.1.2.2.1) and
// starts the check timing anew if there was one.
func ruleActions(m *kernel.Machine) {
	if m.Settled(lookTable) {
		return
	}
	if lost := losers(m); lost != 0 {
		m.Emit(kernel.Event{Kind: evLose, Player: m.S.Active, N: int32(lost), Clause: loseClause(m, lost), From: kernel.NoZone, To: kernel.NoZone})
		return
	}
	if !m.Settled(lookMisplaced) {
		for p := range m.S.Players {
			for k := zFrontLeft; k <= zBackRight; k++ {
				checkSlot(m, m.Z(k, p))
			}
			checkClimaxZone(m, m.Z(zClimax, p))
		}
	}
	if len(m.S.Batch) > 0 {
		m.S.Vars[vResolved] = 1
		m.Goto(0)
		return
	}
	m.Settle()
	if m.Idle(lookTable) { // nothing waits either
		m.Goto(checkEnd)
	}
}

// What the checking rule actions look at: lookMisplaced for those about cards
// that lie where or as they may not (9.5 to 9.7), lookTable for all of them.
const (
	lookMisplaced = lookPlaces | lookMarkers | 1<<zClimax | kernel.LookEffects
	lookTable     = lookMisplaced | 1<<zLevel | 1<<zDeck | 1<<zWaiting
)

// losers: 9.4.1, everybody who fulfils a condition of defeat now: four cards
// in the level zone (1.2.2.1, 3.9.3), or neither deck nor waiting room
// (1.2.2.2). It is looked at when rule actions are carried out (1.2.2).
func losers(m *kernel.Machine) (lost uint8) {
	for p := range m.S.Players {
		if m.Count(m.Z(zLevel, p)) >= 4 || m.Count(m.Z(zDeck, p)) == 0 && m.Count(m.Z(zWaiting, p)) == 0 {
			lost |= 1 << p
		}
	}
	return lost
}

// loseClause tells the two conditions apart: 9.4.1.1 and 9.4.1.2.
func loseClause(m *kernel.Machine, lost uint8) uint16 {
	for p := range m.S.Players {
		if lost&(1<<p) != 0 && m.Count(m.Z(zLevel, p)) >= 4 {
			return fourLevels
		}
	}
	return noCards
}

// checkSlot: too little power (9.5.1), no character (9.6.1, 3.6.7), more than one
// character (9.6.2), markers without a character (9.7.1).
func checkSlot(m *kernel.Machine, z kernel.Zone) {
	switch c := m.BottomCard(z); { // as nearly always
	case c != 0 && c == m.TopCard(z) && mayStay(m.CardInfo(c)):
		return
	case c == 0 && m.Count(markersOf(m, z)) == 0:
		return
	}
	characters, newest := newestOf(m, z, kindCharacter)
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		switch info := m.CardInfo(c); {
		case info.Kind != kindCharacter:
			discardByRule(m, c, wrongCard)
		case characters > 1 && c != newest:
			discardByRule(m, c, twoCards)
		case !mayStay(info):
			discardByRule(m, c, noPower)
		}
	}
	if characters > 0 {
		return
	}
	for c := m.BottomCard(markersOf(m, z)); c != 0; c = m.S.Cards[c].Above {
		discardByRule(m, c, loneMarkers)
	}
}

// mayStay reports whether a card is a character with power left.
func mayStay(info *kernel.Info) bool { return info.Kind == kindCharacter && info.Num[numPower] > 0 }

// newestOf counts the cards of a kind in a zone and finds the one that was
// placed last, 0 if several were at once (9.6.2.1).
func newestOf(m *kernel.Machine, z kernel.Zone, kind uint8) (n int, newest kernel.CardID) {
	var latest uint32
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		if m.CardInfo(c).Kind != kind {
			continue
		}
		n++
		switch placed := m.S.Cards[c].Placed; {
		case placed > latest:
			newest, latest = c, placed
		case placed == latest:
			newest = 0
		}
	}
	return n, newest
}

// checkClimaxZone: no climax (9.6.1, 3.11.3), or more than one (9.6.2).
func checkClimaxZone(m *kernel.Machine, z kernel.Zone) {
	climaxes, newest := newestOf(m, z, kindClimax)
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		switch {
		case m.CardInfo(c).Kind != kindClimax:
			discardByRule(m, c, wrongCard)
		case climaxes > 1 && c != newest:
			discardByRule(m, c, twoCards)
		}
	}
}

func discardByRule(m *kernel.Machine, c kernel.CardID, clause uint16) {
	card := &m.S.Cards[c]
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: card.Master, Card: m.RefOf(c), To: m.Z(zWaiting, card.Owner), Flags: kernel.MoveRule, Clause: clause})
}

// needsLevelUp: 9.3.1, 3.8.3.
func needsLevelUp(m *kernel.Machine, p int8) bool { return m.Count(m.Z(zClock, p)) >= 7 }

// needsRefresh: 9.2.1; what was under way goes on afterwards (3.2.3.2). With an empty waiting room there is nothing to refresh
// from, until a card comes there (9.2.2.1).
func needsRefresh(m *kernel.Machine, p int8) bool {
	return m.Count(m.Z(zDeck, p)) == 0 && m.Count(m.Z(zWaiting, p)) > 0
}

// lookInterrupts is what interrupting rule actions look at; before the first
// turn there are none.
const lookInterrupts = 1<<zClock | 1<<zDeck | 1<<zWaiting | 1<<zResolution | kernel.LookTurn

// interrupts starts what interrupts anything (9.1.2.1). The machine does not
// ask for it while a cost is being paid (9.2.3, 9.3.3).
func interrupts(m *kernel.Machine) {
	if m.S.Turn == 0 {
		return // 5.2: before the match no rule action is carried out
	}
	for p := range m.S.Players {
		if losesInDamage(m, p) {
			m.End(1<<p, noRefresh)
			return
		}
	}
	switch m.Top().Proc {
	case procInterrupts, procRefresh, procLevelUp:
		return // finished first, or the order chosen would not be kept (9.1.2.1.1)
	}
	for p := range m.S.Players {
		if needsLevelUp(m, p) || needsRefresh(m, p) {
			m.Call(procInterrupts)
			return
		}
	}
}

// losesInDamage: 9.2.2.1, the last card went in damage, nothing is there to
// refresh from and no climax saves the player.
func losesInDamage(m *kernel.Machine, p int8) bool {
	if m.S.Vars[vDamages]&(1<<p) == 0 || m.Count(m.Z(zDeck, p)) > 0 || m.Count(m.Z(zWaiting, p)) > 0 {
		return false
	}
	for c := m.BottomCard(m.Z(zResolution, p)); c != 0; c = m.S.Cards[c].Above {
		if m.CardInfo(c).Kind == kindClimax {
			return false
		}
	}
	return true
}

// Several interrupting rule actions at once: the turn player's first
// (9.1.2.1.1.1), each player's own in the order that the player chooses
// (9.1.2.1.1.2).
var interruptSteps = []kernel.Step{
	{Clause: "9.1.2.1.1.2", Ask: askInterruptOrder, Then: orderInterrupts},
	{Clause: "9.1.2.1.1.1", Do: nextInterrupt},
}

// interruptPlayer is whose rule actions come next, NoPlayer when all is done.
func interruptPlayer(m *kernel.Machine) int8 {
	for _, p := range []int8{m.S.Active, m.Opponent(m.S.Active)} {
		if needsLevelUp(m, p) || needsRefresh(m, p) {
			return p
		}
	}
	return kernel.NoPlayer
}

func askInterruptOrder(m *kernel.Machine, q *kernel.Request) {
	p := interruptPlayer(m)
	if p == kernel.NoPlayer || !needsLevelUp(m, p) || !needsRefresh(m, p) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, askInterruptKind, 1, 1
	q.AddN(optRule, procRefresh)
	q.AddN(optRule, procLevelUp)
}

func orderInterrupts(m *kernel.Machine, picks []kernel.Option) {
	p := interruptPlayer(m)
	m.Goto(0)
	m.Call(int(picks[0].N), int32(p))
}

func nextInterrupt(m *kernel.Machine) {
	p := interruptPlayer(m)
	if p == kernel.NoPlayer {
		return
	}
	m.Goto(0)
	if needsLevelUp(m, p) {
		m.Call(procLevelUp, int32(p))
		return
	}
	m.Call(procRefresh, int32(p))
}

// 9.2 Refresh (リフレッシュ処理). Register 0 is the player.
var refreshSteps = []kernel.Step{
	{Clause: "9.2.2", Do: waitingRoomToDeck},
	{Clause: "9.2.2", Do: func(m *kernel.Machine) { m.Shuffle(m.Z(zDeck, framePlayer(m))) }},
	{Clause: "9.2.2", Do: refreshPoint},
	{Clause: "9.2.4", Do: func(m *kernel.Machine) {
		m.Announce(kernel.Event{Kind: evRefresh, Player: framePlayer(m), From: kernel.NoZone, To: kernel.NoZone})
	}},
}

func framePlayer(m *kernel.Machine) int8 { return int8(m.Top().Regs[0]) }

func waitingRoomToDeck(m *kernel.Machine) {
	p := framePlayer(m)
	for c := m.BottomCard(m.Z(zWaiting, p)); c != 0; c = m.S.Cards[c].Above {
		m.Move(c, m.Z(zDeck, p), kernel.MoveRule)
	}
}

func refreshPoint(m *kernel.Machine) {
	p := framePlayer(m)
	m.Move(m.TopCard(m.Z(zDeck, p)), m.Z(zClock, p), kernel.MoveRule)
}

// 9.3 Level up (レベルアップ処理). Register 0 is the player.
var levelUpSteps = []kernel.Step{
	{Clause: "9.3.2", Ask: askLevelUp, Then: pickLevelCard},
	{Clause: "9.3.2", Do: levelUp},
	{Clause: "9.3.2", Do: func(m *kernel.Machine) {
		m.Announce(kernel.Event{Kind: evLevelUp, Player: framePlayer(m), From: kernel.NoZone, To: kernel.NoZone})
	}},
}

// bottomSeven calls f for the seven lowest cards of the clock.
func bottomSeven(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	n := 0
	for c := m.BottomCard(m.Z(zClock, p)); c != 0 && n < 7; c = m.S.Cards[c].Above {
		f(c)
		n++
	}
}

func askLevelUp(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = framePlayer(m), askLevelUpKind, 1, 1
	bottomSeven(m, q.Player, q.AddCard)
}

func pickLevelCard(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[1] = int32(picks[0].Card)
}

// levelUp: one to the level zone, six to the waiting room. The waiting
// room's order means nothing and its owner may change it at any time (3.4.2),
// so the order in which they go there is not asked.
func levelUp(m *kernel.Machine) {
	p := framePlayer(m)
	chosen := kernel.CardID(m.Top().Regs[1])
	bottomSeven(m, p, func(c kernel.CardID) {
		if c == chosen {
			m.Move(c, m.Z(zLevel, p), kernel.MoveRule)
		} else {
			m.Move(c, m.Z(zWaiting, p), kernel.MoveRule)
		}
	})
}

// playerLevel is a player's level: the cards in the level zone (3.9, 8.6.2.1.2).
func playerLevel(m *kernel.Machine, p int8) int32 {
	return int32(m.Count(m.Z(zLevel, p)))
}
