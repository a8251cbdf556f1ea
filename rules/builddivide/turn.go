package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// The game: set-up, then turn after turn (701-1).
var matchSteps = []kernel.Step{
	{Clause: "602-1", Do: func(m *kernel.Machine) { m.Call(procSetup) }},
	{Clause: "701-1", Do: func(m *kernel.Machine) { beginTurn(m); m.Call(procTurn) }},
	{Clause: "701-1", Do: func(m *kernel.Machine) { m.Goto(rowNextTurn) }},
}

const rowNextTurn = 1

// A turn is this list of phases (701-2).
var turnSteps = []kernel.Step{
	{Clause: "702", Do: phase(ability.PhStand, procStandPhase)},
	{Clause: "703", Do: phase(ability.PhDraw, procDrawPhase)},
	{Clause: "704", Do: phase(ability.PhMain, procMainPhase)},
	{Clause: "705-1", Do: phase(ability.PhAttack, procAttackPhase)},
	{Clause: "706", Do: phase(ability.PhEnd, procEndPhase)},
}

// turnRow is the row of turnSteps where a phase begins.
var turnRow = map[ability.Phase]int{ability.PhStand: 0, ability.PhDraw: 1, ability.PhMain: 2, ability.PhAttack: 3, ability.PhEnd: 4}

func phase(ph ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ph, ph)
		m.Call(proc)
	}
}

func beginTurn(m *kernel.Machine) {
	m.S.Turn++
	if m.S.Active == m.S.First {
		m.S.Vars[vTurnsOfFirst]++
	}
	m.S.Vars[vAttackSteps], m.S.Vars[vAttackDone] = 0, 0
	for p := range m.S.Players {
		m.S.Seats[p][sEnergy], m.S.Seats[p][sUnityDrew] = 0, 0
	}
	forgetFacts(m, factDropped)
	forgetFacts(m, factCame)
	forgetFacts(m, factSame)
	forgetFacts(m, factFell)
	forgetFacts(m, factOpened)
	for c := m.BottomCard(m.Z(zField, 0)); c != 0; c = m.S.Cards[c].Above {
		m.SetMarks(c, m.S.Cards[c].Marks&^markAttacked)
	}
	m.NewTurn()
	m.ExpireAt(startOfTurn)
}

// announce lets triggers look at something that moves nothing.
func announce(m *kernel.Machine, kind uint8, player int8, n int32, card kernel.Ref) {
	m.Announce(kernel.Event{Kind: kind, Player: player, N: n, Card: card, From: kernel.NoZone, To: kernel.NoZone})
}

// starts announces "at the beginning of" a phase or step of the turn player.
func starts(ph ability.Phase) func(*kernel.Machine) {
	return func(m *kernel.Machine) { announce(m, evPhaseStart, m.S.Active, int32(ph), kernel.Ref{}) }
}

// 702 Stand phase (スタンドフェイズ).
var standSteps = []kernel.Step{
	{Clause: "702-1", Do: standAll},
	{Clause: "702-2", Do: starts(ability.PhTurn)},
	{Clause: "702-2", Do: starts(ability.PhStand)},
	{Clause: "702-3", Do: playWindow},
}

// standAll stands all cards of the turn player on the field and in the territory
// and energy zones.
func standAll(m *kernel.Machine) {
	p := m.S.Active
	for _, z := range [...]kernel.Zone{m.Z(zTerritory, p), m.Z(zField, 0), m.Z(zEnergy, p)} {
		for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
			if m.S.Cards[c].Master == p && !m.CardInfo(c).Banned(ability.BanStand) {
				m.Lie(c, kernel.Stand)
			}
		}
	}
}

// 703 Draw phase (ドローフェイズ).
var drawPhaseSteps = []kernel.Step{
	{Clause: "703-1", Do: starts(ability.PhDraw)},
	{Clause: "703-2", Do: playWindow},
	{Clause: "703-3", Do: drawForTurn},
	{Clause: "703-4", Do: playWindow},
}

// drawForTurn: not in the first turn of the player who goes first (703-3a).
func drawForTurn(m *kernel.Machine) {
	if m.S.Active == m.S.First && m.S.Vars[vTurnsOfFirst] == 1 {
		return
	}
	m.Call(procDraw, int32(m.S.Active), 1)
}

// 704 Main phase (メインフェイズ).
var mainPhaseSteps = []kernel.Step{
	{Clause: "704-1", Do: starts(ability.PhMain)},
	{Clause: "704-2", Do: func(m *kernel.Machine) { m.Call(procWindow, windowMain) }},
}

// 706 End phase (エンドフェイズ).
var endPhaseSteps = []kernel.Step{
	{Clause: "706-1", Do: announceEnd},
	{Clause: "706-1", Do: starts(ability.PhEnd)},
	{Clause: "706-2", Do: playWindow},
	{Clause: "706-3", Do: healAll},
	{Clause: "706-4", Do: endOfTurnEffects},
	{Clause: "706-5", Ask: askHandLimit, Then: discardToLimit},
	{Clause: "706-6", Ask: askTerritories, Then: removeTerritory},
	{Clause: "706-7", Do: endOrRepeat},
}

const (
	rowEndWindow      = 2
	rowEndTerritories = 6
)

// announceEnd: "at the end of the turn". Abilities that come into force later in
// the phase wait for the next one (706-1a): it is announced once.
func announceEnd(m *kernel.Machine) {
	announce(m, evPhaseEnd, m.S.Active, int32(ability.PhTurn), kernel.Ref{})
}

// healAll takes the damage off all units (406-6).
func healAll(m *kernel.Machine) {
	for c := m.BottomCard(m.Z(zField, 0)); c != 0; c = m.S.Cards[c].Above {
		m.AddLoad(c, -m.S.Cards[c].Load)
	}
}

func endOfTurnEffects(m *kernel.Machine) { m.ExpireAt(endOfTurn) }

// handLimit: 405-4a, five unless effects change it (405-4).
func handLimit(m *kernel.Machine, p int8) int { return max(0, 5+int(m.RuleSum(p, ability.HandLimit))) }

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
		m.Move(o.Card, m.Z(zGraveyard, m.S.Active), kernel.MoveRule)
	}
}

// askTerritories: of several territories one is removed, until one is left.
func askTerritories(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	territories(m, p, q.AddCard)
	if len(q.Options) < 2 {
		q.Options = q.Options[:0]
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, askTerritoryKind, 1, 1
}

func removeTerritory(m *kernel.Machine, picks []kernel.Option) {
	m.Move(picks[0].Card, m.Z(zRemoved, m.S.Cards[picks[0].Card].Owner), kernel.MoveRule)
	m.Goto(rowEndTerritories)
}

// endOrRepeat: while there is anything to do the end phase goes on, else the next
// turn begins.
func endOrRepeat(m *kernel.Machine) {
	m.StateTriggers()
	if len(m.S.Pending) > 0 || forcedToDo(m) {
		m.Goto(rowEndWindow)
		return
	}
	m.S.Active = nextPlayer(m)
	m.Forget()
}

// nextPlayer: whoever got an extra turn, the latest first (1603-2, 1603-2a) – of
// several at once the machine notes the turn player's first (1603-2b) –; else the
// player after the one of the last regular turn.
func nextPlayer(m *kernel.Machine) int8 {
	if n := len(m.S.Extra); n > 0 {
		p := m.S.Extra[n-1]
		m.S.Extra = m.S.Extra[:n-1]
		return p
	}
	next := m.Opponent(int8(m.S.Vars[vRegular]))
	m.S.Vars[vRegular] = int32(next)
	return next
}

// forgetFacts drops all facts of a kind.
func forgetFacts(m *kernel.Machine, kind uint8) {
	w := 0
	for _, f := range m.S.Facts {
		if f.Kind != kind {
			m.S.Facts[w] = f
			w++
		}
	}
	m.S.Facts = m.S.Facts[:w]
}

func boolReg(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
