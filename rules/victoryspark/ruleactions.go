package victoryspark

import (
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// Chapter 9: rule actions (ルール処理), carried out at check timings only (9.1.1), all at once
// but for the renewal of decks, which comes first (9.1.1.1); again until nothing is due.

// renewDecks: 9.8.1, 3.2.6; with nothing in the waiting room there is nothing to renew from.
func renewDecks(m *kernel.Machine) {
	for _, p := range [...]int8{turnPlayer(m), otherPlayer(m)} {
		if m.Count(m.Z(zDeck, p)) == 0 && m.Count(m.Z(zWaiting, p)) > 0 {
			m.Goto(rowAnew)
			m.Call(procRenew, int32(p))
			return
		}
	}
}

// 9.8.1 Renewing a deck (山札の更新): it costs a retired card. Register 0 is the player.
var renewSteps = []kernel.Step{
	{Clause: "9.8.1", Do: waitingToDeck},
	{Clause: "9.8.1", Do: func(m *kernel.Machine) { m.Shuffle(m.Z(zDeck, framePlayer(m))) }},
	{Clause: "9.8.1", Do: retireTop},
}

func framePlayer(m *kernel.Machine) int8 { return int8(m.Top().Regs[0]) }

func waitingToDeck(m *kernel.Machine) {
	p := framePlayer(m)
	for c := m.BottomCard(m.Z(zWaiting, p)); c != 0; c = m.S.Cards[c].Above {
		m.Move(c, m.Z(zDeck, p), kernel.MoveRule|kernel.MoveDown)
	}
	m.Emit(kernel.Event{Kind: evRenew, Player: p, From: kernel.NoZone, To: kernel.NoZone})
}

func retireTop(m *kernel.Machine) {
	p := framePlayer(m)
	m.Move(m.TopCard(m.Z(zDeck, p)), m.Z(zRetire, p), kernel.MoveRule)
}

// lookTable is what rule actions look at.
const lookTable = 1<<zDeck | 1<<zWaiting | 1<<zRetire | 1<<zRing | 1<<zBenchLeft | 1<<zBenchCentre | 1<<zBenchRight | 1<<zSurprise |
	kernel.LookPlaces | kernel.LookLoad | kernel.LookEffects

// ruleActions carries out all rule actions at once and begins the check timing anew if there
// was one. If nothing waits then, the check timing is over (4.7.1.3).
func ruleActions(m *kernel.Machine) {
	if !m.Settled(lookTable) && actByRule(m) {
		return
	}
	if len(m.S.Stack) == 0 && len(m.S.Pending) == 0 {
		m.Forget()
		m.Return()
	}
}

// actByRule reports whether something was due.
func actByRule(m *kernel.Machine) bool {
	if lost := losers(m); lost != 0 {
		m.Emit(kernel.Event{Kind: evLose, Player: m.S.Active, N: int32(lost), Clause: loseClause(m, lost), From: kernel.NoZone, To: kernel.NoZone})
		return true
	}
	for p := range m.S.Players {
		checkPlace(m, m.Z(zRing, p), ringPlace)
		for _, k := range bench {
			checkPlace(m, m.Z(k, p), benchPlace)
		}
		checkSurprise(m, p)
		if ringOf(m, p) == 0 && m.Count(m.Z(zDeck, p)) > 0 { // 9.6.1, 3.3.2.3
			m.Emit(kernel.Event{Kind: kernel.EvMove, Player: p, Card: m.RefOf(m.TopCard(m.Z(zDeck, p))), To: m.Z(zRing, p), Flags: kernel.MoveRule, Clause: emptyRing})
		}
	}
	if len(m.S.Batch) > 0 {
		m.Goto(rowAnew)
		return true
	}
	if len(m.S.Stack) == 0 { // what waits holds defeat off
		m.Settle()
	}
	return false
}

// losers: everybody who fulfils a condition of defeat (1.2.2, 9.2.1), each of which is held
// off while an ability waits: ten retired cards (1.2.2.1, 9.2.2), or neither deck nor waiting
// room (1.2.2.2, 9.2.3). If both lose, nobody wins (1.2.3).
func losers(m *kernel.Machine) (lost uint8) {
	if len(m.S.Stack) > 0 {
		return 0
	}
	for p := range m.S.Players {
		if tenRetired(m, p) || m.Count(m.Z(zDeck, p)) == 0 && m.Count(m.Z(zWaiting, p)) == 0 {
			lost |= 1 << p
		}
	}
	return lost
}

func tenRetired(m *kernel.Machine, p int8) bool { return m.Count(m.Z(zRetire, p)) >= 10 }

// loseClause tells the two conditions apart.
func loseClause(m *kernel.Machine, lost uint8) uint16 {
	for p := range m.S.Players {
		if lost&(1<<p) != 0 && tenRetired(m, p) {
			return tenRetires
		}
	}
	return noCards
}

// What rule actions do with cards of the ring, and of the bench.
type placeRules struct {
	to                       int    // where a card goes without defence, or with too much damage
	weak, beaten, duplicates uint16 // the clauses
}

var (
	ringPlace  = placeRules{zRetire, noDefenceRing, beatenRing, twoInRing}
	benchPlace = placeRules{zWaiting, noDefenceBench, beatenBench, twoOnBench}
)

// checkPlace: no defence (9.3), as much damage as defence (9.4), more than one card (9.5.1,
// 9.5.2).
func checkPlace(m *kernel.Machine, z kernel.Zone, rules placeRules) {
	bottom := m.BottomCard(z)
	if bottom == 0 {
		return
	}
	newest := bottom
	if bottom != m.TopCard(z) {
		newest = newestOf(m, z)
	}
	for c := bottom; c != 0; c = m.S.Cards[c].Above {
		switch info := m.CardInfo(c); {
		case c != newest:
			byRule(m, c, zWaiting, rules.duplicates)
		case info.Blank:
		case info.Num[numDefence] <= 0:
			byRule(m, c, rules.to, rules.weak)
		case beaten(m, c):
			byRule(m, c, rules.to, rules.beaten)
		}
	}
}

// newestOf is the card that was put into a zone last, 0 if several were at once.
func newestOf(m *kernel.Machine, z kernel.Zone) (newest kernel.CardID) {
	var latest uint32
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		switch placed := m.S.Cards[c].Placed; {
		case placed > latest:
			newest, latest = c, placed
		case placed == latest:
			newest = 0
		}
	}
	return newest
}

// checkSurprise: more than one card (9.5.3), or one that lies face up for which nothing waits
// any more (9.7.1, 12.3.1.1).
func checkSurprise(m *kernel.Machine, p int8) {
	z := m.Z(zSurprise, p)
	if m.Count(z) == 0 {
		return
	}
	newest := newestOf(m, z)
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		switch {
		case c != newest:
			byRule(m, c, zWaiting, twoSurprises)
		case !m.S.Cards[c].FaceDown && !waitsFor(m, m.RefOf(c)):
			byRule(m, c, zWaiting, shownSurprise)
		}
	}
}

// waitsFor reports whether an ability of a card waits.
func waitsFor(m *kernel.Machine, r kernel.Ref) bool {
	for i := range m.S.Stack {
		if m.S.Stack[i].Use == r {
			return true
		}
	}
	return false
}

func byRule(m *kernel.Machine, c kernel.CardID, to int, clause uint16) {
	card := &m.S.Cards[c]
	if to == zRetire && m.CardInfo(c).Banned(lexicon.BanRetire) {
		return // 1.3.3
	}
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: card.Master, Card: m.RefOf(c), To: m.Z(to, card.Owner), Flags: kernel.MoveRule, Clause: clause})
}
