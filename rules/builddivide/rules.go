package builddivide

import "gorin/rules/kernel"

// 1302 Processing by rule (ルールによる処理): forced processing until there is none,
// then triggered abilities, and from the start again if any was played. It happens
// where the book says so, and nowhere else (1301-2).
var rulesSteps = []kernel.Step{
	{Clause: "1302-2", Do: forcedProcessing},
	{Clause: "1302-3", Do: playTriggered},
	{Clause: "1302-4", Do: (*kernel.Machine).Return},
}

// processRules begins processing by rule; if nothing has changed since it last
// found nothing, it is over at once.
func processRules(m *kernel.Machine) {
	if m.Idle(lookTable) {
		forget(m)
		return
	}
	m.Call(procRules)
}

// forget drops last known information that nothing refers to; as long as a battle
// is on its units are still asked for (804-6a).
func forget(m *kernel.Machine) {
	if m.S.Objects[oFighter].Card == 0 {
		m.Forget()
	}
}

func forcedProcessing(m *kernel.Machine) {
	if forced(m, true) {
		m.Goto(0)
	}
}

// forcedToDo reports whether anything is to be processed by force.
func forcedToDo(m *kernel.Machine) bool { return forced(m, false) }

// forced finds what 1303 processes, all at once (1303-1), and proposes it if it
// is to be done. A territory or a unit that is to go somewhere does so once.
func forced(m *kernel.Machine, do bool) (found bool) {
	put := func(c kernel.CardID, to int, flags uint16, clause string) {
		found = true
		if do {
			m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: m.Z(to, m.S.Cards[c].Owner),
				Flags: flags | kernel.MoveRule, Clause: m.Book.Clause(clause)})
		}
	}
	for c := m.BottomCard(m.Z(zField, 0)); c != 0; c = m.S.Cards[c].Above {
		switch info := m.CardInfo(c); {
		case info.Kind&kindUnit != 0:
			if clause := doomed(m, c, info); clause != "" && !cannotBeDestroyed(m, c) {
				put(c, zGraveyard, kernel.MoveDestroy, clause)
			}
		case info.Kind&kindAura != 0:
			if lone(m, c) {
				put(c, zGraveyard, 0, "1303-6")
			}
		case info.Kind&kindTerritory != 0:
			if !assaultWaits(m, c) {
				put(c, zTerritory, 0, "1303-5")
			}
		default:
			put(c, zGraveyard, 0, "1303-4")
		}
	}
	for p := range m.S.Players {
		for c := m.BottomCard(m.Z(zTerritory, p)); c != 0; c = m.S.Cards[c].Above {
			if m.CardInfo(c).Kind&kindAura != 0 && lone(m, c) {
				put(c, zGraveyard, 0, "1303-6")
			}
		}
	}
	return found
}

// doomed is the clause that destroys a unit, "" if none does: no power left
// (1303-3), or as much damage as power (1303-2).
func doomed(m *kernel.Machine, c kernel.CardID, info *kernel.Info) string {
	switch power := info.Num[numPower]; {
	case power <= 0:
		return "1303-3"
	case m.S.Cards[c].Load >= power:
		return "1303-2"
	}
	return ""
}

// lone reports whether an aura has nobody that has it: it stayed where it was when
// its host left (521-4a).
func lone(m *kernel.Machine, c kernel.CardID) bool { return !m.Alive(m.Host(c)) }

// assaultWaits: a territory on the field stays there as long as its assault
// territory ability has triggered or lies in the resolution zone.
func assaultWaits(m *kernel.Machine, c kernel.CardID) bool {
	r := m.RefOf(c)
	m.StateTriggers()
	for i := range m.S.Pending {
		if p := &m.S.Pending[i]; p.Source == r && isAssault(m, p.Line) {
			return true
		}
	}
	for i := range m.S.Stack {
		if it := &m.S.Stack[i]; it.Source == r && isAssault(m, it.Line) {
			return true
		}
	}
	return false
}

// playTriggered begins to play what has triggered (1205-3); nobody may leave it
// (1205-3a).
func playTriggered(m *kernel.Machine) {
	m.StateTriggers()
	if len(m.S.Pending) == 0 {
		m.Settle()
		forget(m)
		return
	}
	if piledUp(m) {
		m.End(1<<m.S.Players-1, m.Book.Clause("1602-1d"))
		return
	}
	m.Goto(0)
	m.Call(procTriggered)
}

// maxWaiting is how many abilities and cards wait to be resolved before no more is
// activated. So many only come of something that goes on for ever; twice as many
// triggered abilities end the match as a loop that nobody stops (1602-1d).
const maxWaiting = 500

func piledUp(m *kernel.Machine) bool {
	n := len(m.S.Stack)
	for i := range m.S.Pending {
		n += int(m.S.Pending[i].Count)
	}
	return n > 2*maxWaiting
}

// 1304 Playing triggered abilities, which no player may leave out (1304-1): all that
// wait are put into the resolution zone, those of the turn player first, each
// player's in that player's order (1304-2); then they are played from the bottom.
var triggeredSteps = []kernel.Step{
	{Clause: "1304-2a", Do: placeOnly},
	{Clause: "1304-2b", Ask: askTriggered, Then: placeTriggered},
	{Clause: "1304-3", Do: playPlaced},
}

const (
	rowPlaceTriggered = 0
	rowPlayPlaced     = 2
)

// placingPlayer is whose abilities are put into the zone now: the turn player's
// first.
func placingPlayer(m *kernel.Machine) (p int8, n int) {
	for i := range m.S.Players {
		p, n = (m.S.Active+i)%m.S.Players, 0
		for j := range m.S.Pending {
			if m.S.Pending[j].Player == p {
				n += int(m.S.Pending[j].Count)
			}
		}
		if n > 0 {
			return p, n
		}
	}
	return 0, 0
}

// placeOnly puts an ability that is its player's only one into the zone; when
// none is left, they are played.
func placeOnly(m *kernel.Machine) {
	p, n := placingPlayer(m)
	if n == 0 {
		m.Goto(rowPlayPlaced)
		return
	}
	if n > 1 {
		return
	}
	for i := range m.S.Pending {
		if m.S.Pending[i].Player == p {
			place(m, i)
			break
		}
	}
	m.Goto(rowPlaceTriggered)
}

func askTriggered(m *kernel.Machine, q *kernel.Request) {
	p, _ := placingPlayer(m)
	m.AskPendingOf(q, p)
}

func placeTriggered(m *kernel.Machine, picks []kernel.Option) {
	place(m, int(picks[0].N))
	m.Goto(rowPlaceTriggered)
}

// place puts a triggered ability on top of the resolution zone (413-4a), in force
// still or not, wherever its card is (1205-3b, 1304-1a): as it was when it triggered
// (12.05.3.b.1).
func place(m *kernel.Machine, i int) {
	w := m.S.Pending[i]
	m.CancelPending(i)
	m.Push(kernel.Item{Ref: m.StandIn(m.Book.StandIn, w.Player), Line: w.Line, Source: w.Source, Player: w.Player, Way: w.Way,
		X: w.X, Cause: w.Cause, Use: w.Use, Those: w.Those, From: kernel.NoZone})
}

// playPlaced plays what was put there, the lowest first.
func playPlaced(m *kernel.Machine) {
	for i := range m.S.Stack {
		if it := &m.S.Stack[i]; !it.Played {
			m.Goto(rowPlayPlaced)
			m.Call(procPlayAuto, int32(it.Ref.Card), int32(it.Ref.Gen))
			return
		}
	}
}
