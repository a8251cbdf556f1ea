package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// The match: set-up, then turn after turn (6.1).
var matchSteps = []kernel.Step{
	{Clause: "5.2.1", Do: func(m *kernel.Machine) { m.Call(procSetup) }},
	{Clause: "6.1.1", Do: func(m *kernel.Machine) { beginTurn(m); m.Call(procTurn) }},
	{Clause: "6.1.1", Do: func(m *kernel.Machine) { m.Goto(rowNextTurn) }},
}

const rowNextTurn = 1

// A turn is this list of phases (6.1.1); the encore step stands as a row of
// its own, since one may go straight to it (7.2.1.3.2, 11.4).
var turnSteps = []kernel.Step{
	{Clause: "6.2", Do: phase(ability.PhStand, procStandPhase)},
	{Clause: "6.3", Do: phase(ability.PhDraw, procDrawPhase)},
	{Clause: "6.4", Do: phase(lexicon.PhClock, procClockPhase)},
	{Clause: "6.5", Do: phase(ability.PhMain, procMainPhase)},
	{Clause: "6.6", Do: phase(lexicon.PhClimax, procClimaxPhase)},
	{Clause: "6.7", Do: phase(ability.PhAttack, procAttackPhase)},
	{Clause: "7.7", Do: step(ability.PhAttack, lexicon.PhEncore, procEncoreStep)},
	{Clause: "6.8", Do: phase(ability.PhEnd, procEndPhase)},
}

// turnRow is the row of turnSteps where a phase or step begins.
var turnRow = map[ability.Phase]int{
	ability.PhStand: 0, ability.PhDraw: 1, lexicon.PhClock: 2, ability.PhMain: 3, lexicon.PhClimax: 4,
	ability.PhAttack: 5, lexicon.PhEncore: 6, ability.PhEnd: 7,
}

func phase(ph ability.Phase, proc int) func(*kernel.Machine) { return step(ph, ph, proc) }

func step(ph, st ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ph, st)
		m.Call(proc)
	}
}

func beginTurn(m *kernel.Machine) {
	m.S.Turn++
	if m.S.Active == m.S.First {
		m.S.Vars[vFirstTurns]++
	}
	m.S.Vars[vAttacks], m.S.Vars[vFirstAttack], m.S.Vars[vAttackEnd] = 0, 0, 0
	m.NewTurn()
}

// starts announces "at the beginning of" a phase or step.
func starts(ph ability.Phase) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.Announce(kernel.Event{Kind: evPhaseStart, Player: m.S.Active, N: int32(ph), From: kernel.NoZone, To: kernel.NoZone})
	}
}

// 6.2.1 Stand phase (スタンドフェイズ).
var standSteps = []kernel.Step{
	{Clause: "6.2.1.1", Do: starts(ability.PhTurn)},
	{Clause: "6.2.1.1", Do: starts(ability.PhStand)},
	{Clause: "6.2.1.1", Do: checkTiming},
	{Clause: "6.2.1.2", Do: standAll},
	{Clause: "6.2.1.3", Do: checkTiming},
}

func standAll(m *kernel.Machine) {
	for k := zFrontLeft; k <= zBackRight; k++ {
		for c := m.BottomCard(m.Z(k, m.S.Active)); c != 0; c = m.S.Cards[c].Above {
			if !m.CardInfo(c).Banned(ability.BanStand) {
				m.Lie(c, kernel.Stand)
			}
		}
	}
}

// 6.3.1 Draw phase (ドローフェイズ).
var drawSteps = []kernel.Step{
	{Clause: "6.3.1.1", Do: starts(ability.PhDraw)},
	{Clause: "6.3.1.1", Do: checkTiming},
	{Clause: "6.3.1.2", Do: func(m *kernel.Machine) { drawOne(m, m.S.Active) }},
	{Clause: "6.3.1.3", Do: checkTiming},
}

// drawOne: 4.7.1.
func drawOne(m *kernel.Machine, p int8) {
	m.Move(m.TopCard(m.Z(zDeck, p)), m.Z(zHand, p), kernel.MoveRule|kernel.MoveDraw)
}

// 6.4.1 Clock phase (クロックフェイズ).
var clockSteps = []kernel.Step{
	{Clause: "6.4.1.1", Do: starts(lexicon.PhClock)},
	{Clause: "6.4.1.1", Do: checkTiming},
	{Clause: "6.4.1.2", Ask: askClock, Then: clockCard},
	{Clause: "6.4.1.2", Do: drawForClock},
	{Clause: "6.4.1.2", Do: drawForClock},
	{Clause: "6.4.1.3", Do: checkTiming},
}

const rowClockCheck = 5 // the check timing at the end, when nothing is drawn

func askClock(m *kernel.Machine, q *kernel.Request) {
	if m.Forbidden(m.S.Active, lexicon.BanClockDraw) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = m.S.Active, askClockKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, q.Player)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
	if len(q.Options) > 0 {
		q.AddKind(kernel.OptPass)
	}
}

func clockCard(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptPass {
		m.Goto(rowClockCheck)
		return
	}
	m.Top().Regs[0] = 1
	m.Move(picks[0].Card, m.Z(zClock, m.S.Active), kernel.MoveRule)
}

// drawForClock draws one of the two cards; between them a rule action may come.
func drawForClock(m *kernel.Machine) {
	if m.Top().Regs[0] == 1 {
		drawOne(m, m.S.Active)
	}
}

// 6.8.1 End phase (エンドフェイズ).
var endSteps = []kernel.Step{
	{Clause: "6.8.1.1", Do: starts(ability.PhEnd)}, // not in 6.8, but a text may name it (8.1.1.2.1)
	{Clause: "6.8.1.1", Do: endTriggers},
	{Clause: "6.8.1.1", Do: checkTiming},
	{Clause: "6.8.1.2", Ask: askHandLimit, Then: discardToLimit},
	{Clause: "6.8.1.3", Do: clearClimax},
	{Clause: "6.8.1.4", Do: func(m *kernel.Machine) { m.S.Vars[vResolved] = 0; checkTiming(m) }},
	{Clause: "6.8.1.4", Do: endOfTurnEffects},
	{Clause: "6.8.1.5", Do: endOrRepeat},
}

// endTriggers: "at the end of the turn", for abilities that it has not
// triggered yet in this turn; Triggers keeps count.
func endTriggers(m *kernel.Machine) {
	m.Announce(kernel.Event{Kind: evPhaseEnd, Player: m.S.Active, N: int32(ability.PhTurn), From: kernel.NoZone, To: kernel.NoZone})
}

// handLimit: 3.3.3.1, seven unless effects change it.
func handLimit(m *kernel.Machine, p int8) int {
	return max(0, 7+int(m.RuleSum(p, ability.HandLimit)))
}

// askHandLimit: the cards beyond the limit (3.3.3).
func askHandLimit(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	over := m.Count(m.Z(zHand, p)) - handLimit(m, p)
	if over <= 0 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, askHandLimitKind, over, over
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
}

func discardToLimit(m *kernel.Machine, picks []kernel.Option) {
	for _, o := range picks {
		m.Move(o.Card, m.Z(zWaiting, m.S.Active), kernel.MoveRule)
	}
}

func clearClimax(m *kernel.Machine) {
	for c := m.BottomCard(m.Z(zClimax, m.S.Active)); c != 0; c = m.S.Cards[c].Above {
		m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
	}
}

// endOfTurnEffects ends what lasts for the turn. A state that this brings about
// triggers now: it keeps the turn from ending (6.8.1.5).
func endOfTurnEffects(m *kernel.Machine) {
	m.S.Vars[vGoTo] = 0
	m.ExpireAt(endOfTurn)
	m.StateTriggers()
}

// endOrRepeat: the turn ends if nothing is left to do, else the end phase is
// carried out again from its beginning.
func endOrRepeat(m *kernel.Machine) {
	p := m.S.Active
	if m.Count(m.Z(zHand, p)) > handLimit(m, p) || m.S.Vars[vResolved] != 0 || len(m.S.Pending) > 0 || endTriggersLeft(m) {
		m.Goto(0)
		return
	}
	m.S.Active = nextPlayer(m)
	m.Forget()
}

// nextPlayer: the opponent, unless an effect gave somebody an extra turn; of
// several the latest comes first, the rest wait (11.2.1, 11.2.2).
func nextPlayer(m *kernel.Machine) int8 {
	if n := len(m.S.Extra); n > 0 {
		p := m.S.Extra[n-1]
		m.S.Extra = m.S.Extra[:n-1]
		return p
	}
	return m.Opponent(m.S.Active)
}
