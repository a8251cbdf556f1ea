package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// The match: set-up, then turn after turn (7.1.1). The rows of the set-up come first.
var matchSteps = append(setupSteps[:len(setupSteps):len(setupSteps)],
	kernel.Step{Clause: "7.1.1", Do: beginTurn},
	kernel.Step{Clause: "7.6.6", Do: nextTurn},
)

// rowTurn is the row of the match where a turn begins.
var rowTurn = len(setupSteps)

// A turn is this list of phases (7.1.2).
var turnSteps = []kernel.Step{
	{Clause: "7.2", Do: phase(lexicon.PhStandby, procStandby)},
	{Clause: "7.3", Do: phase(lexicon.PhEnergy, procEnergyPhase)},
	{Clause: "7.4", Do: phase(ability.PhMain, procMain)},
	{Clause: "7.5.1", Do: phase(ability.PhAttack, procAttackPhase)},
	{Clause: "7.6", Do: phase(ability.PhEnd, procEnd)},
}

// phaseKeys names the phases and steps.
var phaseKeys = [...]string{
	ability.PhTurn: "turn", lexicon.PhStandby: "standby", lexicon.PhEnergy: "energy", ability.PhMain: "main",
	ability.PhAttack: "attack", ability.PhEnd: "end",
	lexicon.PhGame: "game", lexicon.PhStartStep: "start", lexicon.PhBlockStep: "block", lexicon.PhDamageStep: "damage", lexicon.PhCloseStep: "close",
}

func phase(ph ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ph, ph)
		m.Call(proc)
	}
}

// beginTurn begins the turn of the first who is left of those in turn, or of who comes next
// (12.4.6, 12.5.7).
func beginTurn(m *kernel.Machine) {
	p := m.FirstOf(m.InTurn() & m.Present())
	if p == kernel.NoPlayer {
		p = m.NextTurn()
	}
	m.S.Active = p
	m.S.Turn++
	m.S.Vars[vAttacks], m.S.Vars[vBegun], m.S.Vars[vAttackEnds], m.S.Vars[vAttackPhase] = 0, 0, 0, 0
	m.NewTurn()
	forgetTurn(m)
	m.Call(procTurn)
}

func nextTurn(m *kernel.Machine) {
	m.S.Active = m.NextTurn()
	m.Goto(rowTurn)
}

// firstTurn reports whether it is the first turn of the first player, or team.
func firstTurn(m *kernel.Machine) bool { return m.S.Turn == 1 }

// starts announces "at the beginning of" a phase or step.
func starts(phases ...ability.Phase) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		for _, ph := range phases {
			m.Announce(startOf(m, ph))
		}
	}
}

func startOf(m *kernel.Machine, ph ability.Phase) kernel.Event {
	return kernel.Event{Kind: evPhaseStart, Player: m.S.Active, N: int32(ph), From: kernel.NoZone, To: kernel.NoZone}
}

// 7.2 Standby phase (スタンバイフェイズ).
var standbySteps = []kernel.Step{
	{Clause: "7.2.1", Do: standAndDraw},
	{Clause: "7.2.2", Do: beginStandby},
	{Clause: "7.2.3", Do: checkTiming},
}

// standAndDraw is at the same time, in turns of teams for all of them (12.5.7.2.1).
func standAndDraw(m *kernel.Machine) {
	m.Walk(m.InTurn()&m.Present(), func(p int8) {
		stand := func(c kernel.CardID) {
			if m.S.Cards[c].Lies != kernel.Stand && !m.CardInfo(c).Banned(lexicon.BanStandUp) {
				m.Lie(c, kernel.Stand) // 7.2.1.1
			}
		}
		each(m, m.Z(zEntry, p), stand)
		eachMember(m, p, stand)
		each(m, m.Z(zEnergy, p), stand)
		drawOne(m, p) // 7.2.1.2
	})
}

// beginStandby is the beginning of the turn and of the phase, and of the game.
func beginStandby(m *kernel.Machine) {
	if firstTurn(m) {
		starts(lexicon.PhGame)(m)
	}
	starts(ability.PhTurn, lexicon.PhStandby)(m)
}

// 7.3 Energy phase (エネルギーフェイズ).
var energyPhaseSteps = []kernel.Step{
	{Clause: "7.3.1", Do: starts(lexicon.PhEnergy)},
	{Clause: "7.3.1", Do: checkTiming},
	{Clause: "7.3.2", Do: func(m *kernel.Machine) { m.Together(m.InTurn(), procEnergy) }}, // 12.5.7.2.2
	{Clause: "7.3.3", Do: checkTiming},
}

// Registers of the energy procedure: the player, and the cards that were chosen, 0 for none.
const (
	regPartner = 1 + iota
	regEnergy
)

// energySteps is 7.3.2 for one player: both cards go to the energy zone at the same time.
var energySteps = []kernel.Step{
	{Clause: "7.3.2.1", Ask: askPartner, Then: choosePartner},
	{Clause: "7.3.2.2", Ask: askEnergy, Then: chooseEnergy},
	{Clause: "7.3.2", Do: putEnergy},
}

func askPartner(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = framePlayer(m), askPartnerKind, 1, 1
	if addPartners(m, q); len(q.Options) > 0 {
		q.AddKind(kernel.OptPass)
	}
}

func choosePartner(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[regPartner] = int32(picks[0].Card)
}

func askEnergy(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = framePlayer(m), askEnergyKind, 1, 1
	for _, k := range [...]int{zHand, zWaiting} {
		if k == zWaiting && !m.HasRule(q.Player, lexicon.EnergyAlso) {
			break
		}
		each(m, m.Z(k, q.Player), func(c kernel.CardID) {
			if !isPartner(m, c) {
				q.AddCard(c)
			}
		})
	}
	if len(q.Options) > 0 {
		q.AddKind(kernel.OptPass)
	}
}

func chooseEnergy(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[regEnergy] = int32(picks[0].Card)
}

func putEnergy(m *kernel.Machine) {
	f := m.Top()
	z := m.Z(zEnergy, framePlayer(m))
	m.Move(kernel.CardID(f.Regs[regPartner]), z, kernel.MoveRule|kernel.MoveUp)
	m.Move(kernel.CardID(f.Regs[regEnergy]), z, kernel.MoveRule|kernel.MoveDown)
}
