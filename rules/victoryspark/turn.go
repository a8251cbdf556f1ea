package victoryspark

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// The match: set-up, then turn after turn (6.1.1).
var matchSteps = []kernel.Step{
	{Clause: "5.2.1", Do: func(m *kernel.Machine) { m.Call(procSetup) }},
	{Clause: "6.1.1", Do: func(m *kernel.Machine) { beginTurn(m); m.Call(procTurn) }},
	{Clause: "6.1.1", Do: func(m *kernel.Machine) { m.Goto(1) }},
}

// A turn is this list of phases (6.1.1).
var turnSteps = []kernel.Step{
	{Clause: "6.2", Do: phase(ability.PhStand, procStandPhase)},
	{Clause: "6.3", Do: drawPhase},
	{Clause: "6.4", Do: phase(lexicon.PhEnergy, procEnergyPhase)},
	{Clause: "6.5", Do: phase(lexicon.PhChara, procCharaPhase)},
	{Clause: "6.6", Do: phase(lexicon.PhAbility, procAbilityPhase)},
	{Clause: "6.7.1", Do: phase(ability.PhAttack, procAttackPhase)},
	{Clause: "6.8", Do: phase(ability.PhEnd, procEndPhase)},
}

// turnRow is the row of turnSteps where a phase begins.
var turnRow = map[ability.Phase]int{
	ability.PhStand: 0, ability.PhDraw: 1, lexicon.PhEnergy: 2, lexicon.PhChara: 3, lexicon.PhAbility: 4, ability.PhAttack: 5, ability.PhEnd: 6,
}

func phase(ph ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ph, ph)
		m.Call(proc)
	}
}

func beginTurn(m *kernel.Machine) {
	m.S.Turn++
	if m.S.Active == m.S.First {
		m.S.Vars[vFirstTurns]++
	}
	m.S.Vars[vAttacks], m.S.Vars[vBegun], m.S.Vars[vEnds], m.S.Vars[vSurprise] = 0, 0, 0, 0
	m.NewTurn()
}

// firstTurn reports whether it is the first turn of the first player.
func firstTurn(m *kernel.Machine) bool { return m.S.Active == m.S.First && m.S.Vars[vFirstTurns] == 1 }

// starts announces "at the beginning of" a phase or step.
func starts(ph ability.Phase) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.Announce(kernel.Event{Kind: evPhaseStart, Player: m.S.Active, N: int32(ph), From: kernel.NoZone, To: kernel.NoZone})
	}
}

// 6.2.1 Stand phase (スタンドフェイズ).
var standSteps = []kernel.Step{
	{Clause: "6.2.1.2", Do: starts(ability.PhTurn)},
	{Clause: "6.2.1.2", Do: starts(ability.PhStand)},
	{Clause: "6.2.1.2", Do: checkTiming},
	{Clause: "6.2.1.3", Do: standAll},
	{Clause: "6.2.1.4", Do: checkTiming},
}

// standAll: what rests stands, what is reversed rests.
func standAll(m *kernel.Machine) {
	stand := func(c kernel.CardID) {
		switch m.S.Cards[c].Lies {
		case kernel.Rest:
			if !m.CardInfo(c).Banned(ability.BanStand) {
				m.Lie(c, kernel.Stand)
			}
		case kernel.Reverse:
			m.Lie(c, kernel.Rest)
		}
	}
	eachBench(m, m.S.Active, stand)
	for c := m.BottomCard(m.Z(zEnergy, m.S.Active)); c != 0; c = m.S.Cards[c].Above {
		stand(c)
	}
}

// drawPhase: the first player's first turn has none (6.3.1.4).
func drawPhase(m *kernel.Machine) {
	if !firstTurn(m) {
		phase(ability.PhDraw, procDrawPhase)(m)
	}
}

// 6.3.1 Draw phase (ドローフェイズ).
var drawSteps = []kernel.Step{
	{Clause: "6.3.1.1", Do: starts(ability.PhDraw)},
	{Clause: "6.3.1.1", Do: checkTiming},
	{Clause: "6.3.1.2", Do: func(m *kernel.Machine) { drawOne(m, m.S.Active) }},
	{Clause: "6.3.1.3", Do: checkTiming},
}

// drawOne: 4.10.2; from an empty deck nothing is drawn.
func drawOne(m *kernel.Machine, p int8) {
	m.Move(m.TopCard(m.Z(zDeck, p)), m.Z(zHand, p), kernel.MoveRule|kernel.MoveDraw)
}

// 6.4.1 Energy phase (エネルギーフェイズ).
var energySteps = []kernel.Step{
	{Clause: "6.4.1.1", Do: starts(lexicon.PhEnergy)},
	{Clause: "6.4.1.1", Do: checkTiming},
	{Clause: "6.4.1.2", Ask: askEnergy, Then: putEnergy},
	{Clause: "6.4.1.3", Do: checkTiming},
}

func askEnergy(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	q.Player, q.Kind, q.Min, q.Max = p, askEnergyKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
	if len(q.Options) > 0 {
		q.AddKind(kernel.OptPass)
	}
}

func putEnergy(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind != kernel.OptPass {
		m.Move(picks[0].Card, m.Z(zEnergy, m.S.Active), kernel.MoveRule|kernel.MoveDown)
	}
}
