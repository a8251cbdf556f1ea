package victoryspark

import "gorin/rules/kernel"

// 4.4 to 4.7: a check timing (チェックタイミング) and the timings that follow it, one after the
// other. Whatever is activated or resolved begins all of it anew, until nothing waits and
// nobody does anything (4.7.1.3): then the play timing comes (4.8), which in all phases but
// two is passed over (4.8.2).
var checkSteps = []kernel.Step{
	{Clause: "8.6.9", Do: (*kernel.Machine).StateTriggers},
	{Clause: "3.8.3", Do: gather},
	{Clause: "9.1.1.1", Do: renewDecks},
	{Clause: "9.1.1", Do: ruleActions},
	{Clause: "4.4.1.1", Ask: askShow(turnPlayer), Then: showOrNot},
	{Clause: "4.4.1.1", Ask: askShow(otherPlayer), Then: showOrNot},
	{Clause: "4.4.1.1", Do: forgetUnshown},
	{Clause: "8.12.5", Do: anewAfter(dropUnusable)},
	{Clause: "3.8.7", Do: anewAfter(dropVoid)},
	{Clause: "4.5.1.1", Ask: askCancel(turnPlayer), Then: activateCancel},
	{Clause: "4.5.1.2", Ask: askCancel(otherPlayer), Then: activateCancel},
	{Clause: "4.6.1.1", Ask: askUse(turnPlayer, true), Then: use},
	{Clause: "4.6.1.3", Ask: askUse(otherPlayer, true), Then: use},
	{Clause: "4.7.1.1", Ask: askUse(turnPlayer, false), Then: use},
	{Clause: "4.7.1.2", Ask: askUse(otherPlayer, false), Then: use},
	{Clause: "4.7.1.3", Do: (*kernel.Machine).Forget},
}

// rowAnew is the row of checkSteps where all of it begins anew.
const rowAnew = 0

// anewAfter begins all of it anew when something has been taken out of the resolution zone: what
// waited may have held a defeat off (1.2.2).
func anewAfter(drop func(*kernel.Machine)) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		n := len(m.S.Stack)
		if drop(m); len(m.S.Stack) < n {
			m.Goto(rowAnew)
		}
	}
}

// checkTiming begins a check timing. One that cannot find anything, since the last one left
// nothing to do, is over at once.
func checkTiming(m *kernel.Machine) {
	if len(m.S.Stack) == 0 && m.Idle(lookTable) {
		m.Forget()
		return
	}
	m.Call(procCheck)
}

// Who a timing belongs to: the turn player first (1.3.4).
func turnPlayer(m *kernel.Machine) int8  { return m.S.Active }
func otherPlayer(m *kernel.Machine) int8 { return m.Opponent(m.S.Active) }

// askShow offers to show cards of the hand whose skills have triggered, and to turn up
// surprises, at the first check timing after that, when rule actions are done (4.4.1.1,
// 3.9.1).
func askShow(who func(*kernel.Machine) int8) func(*kernel.Machine, *kernel.Request) {
	return func(m *kernel.Machine, q *kernel.Request) {
		p := who(m)
		q.Player, q.Kind, q.Min, q.Max = p, askShowKind, 1, 1
		for i := range m.S.Pending {
			if w := &m.S.Pending[i]; w.Player == p && inSecret(m, w) && !m.UsedUp(w.Line, w.Use) {
				q.Add(kernel.Option{Kind: kernel.OptAbility, Card: w.Source.Card, N: int32(i), Card2: kernel.CardID(w.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone})
			}
		}
		if q.Always = len(q.Options) > 0; q.Always {
			q.AddKind(kernel.OptPass)
		}
	}
}

// showOrNot shows a card, whose skill goes to the resolution zone; the player is then asked
// about the others. A card stays shown until the skill has left (4.4.1.1).
func showOrNot(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptPass {
		return
	}
	w := m.S.Pending[picks[0].N]
	m.CancelPending(int(picks[0].N))
	m.Top().Step-- // about the others
	put(m, w)
	c := w.Use.Card
	switch {
	case !m.Alive(w.Use):
	case m.KindOf(m.S.Cards[c].Zone) == zSurprise:
		turnFace(m, c, false, kernel.Ref{}) // 12.3.1
	default:
		showFor(m, w.Use, itemAt(m, int32(len(m.S.Stack)-1)))
		m.Show(c, 1<<m.S.Players-1)
	}
}

// forgetUnshown: what was not shown at this check timing is not shown later.
func forgetUnshown(m *kernel.Machine) {
	for i := 0; i < len(m.S.Pending); {
		if inSecret(m, &m.S.Pending[i]) {
			m.CancelPending(i)
			continue
		}
		i++
	}
}

// askCancel: who has the cancel activation timing (キャンセル起動タイミング, 4.5.1) may activate
// one cancel, in any phase (6.1.2). A player who holds cards that nobody else sees is asked while
// anything of the opponent's waits: whether one of them is a cancel stays hidden.
func askCancel(who func(*kernel.Machine) int8) func(*kernel.Machine, *kernel.Request) {
	return func(m *kernel.Machine, q *kernel.Request) {
		p := who(m)
		theirs := false
		for i := range m.S.Stack {
			theirs = theirs || m.S.Stack[i].Player != p
		}
		if !theirs {
			return
		}
		q.Player, q.Kind, q.Min, q.Max = p, askCancelKind, 1, 1
		if addActivations(m, q, p, true); len(q.Options) > 0 || m.Count(m.Z(zHand, p)) > 0 || surpriseOf(m, p) != 0 {
			q.AddKind(kernel.OptPass)
			q.Always = true
		}
	}
}

func activateCancel(m *kernel.Machine, picks []kernel.Option) {
	if o := picks[0]; o.Kind != kernel.OptPass {
		m.Goto(rowAnew)
		activate(m, o)
	}
}

// askUse: a player's abilities in the resolution zone of which one is resolved, in any order.
// First come cancels that no cancel has chosen (キャンセル使用タイミング, 4.5.1.3): who has none
// leaves it to the other player (4.6.1.2), and then come the other abilities
// (能力使用タイミング, 4.6.1.4, 8.5.3, 8.6.4). What has triggered meanwhile is among them (8.1.1.3.1).
func askUse(who func(*kernel.Machine) int8, cancels bool) func(*kernel.Machine, *kernel.Request) {
	return func(m *kernel.Machine, q *kernel.Request) {
		p := who(m)
		q.Player, q.Kind, q.Min, q.Max = p, askUseKind, 1, 1
		for i := range m.S.Stack {
			if it := &m.S.Stack[i]; it.Player == p && isCancel(m, it) == cancels && !cancelled(m, it) {
				q.Add(kernel.Option{Kind: kernel.OptAbility, Card: it.Source.Card, N: int32(i), Card2: kernel.CardID(it.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone})
			}
		}
	}
}

func use(m *kernel.Machine, picks []kernel.Option) {
	it := itemAt(m, picks[0].N)
	m.Goto(rowAnew)
	m.Call(procUse, int32(it.Ref.Card), int32(it.Ref.Gen))
}
