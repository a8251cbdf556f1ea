package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// 7.4 Main phase (メインフェイズ).
var mainSteps = []kernel.Step{
	{Clause: "7.4.1", Do: starts(ability.PhMain)},
	{Clause: "7.4.1", Do: checkTiming},
	{Clause: "7.4.2", Ask: askMain, Then: actInMain},
	{Clause: "7.4.3", Do: checkTiming},
	{Clause: "7.4.3", Do: againOrAttack},
}

const rowAsksMain = 2

// askMain: in turns of teams any member does the next thing (12.5.7.2.3), and who goes on to the
// attack phase does so for all. Once an effect has ended the phase nothing more is done in it.
func askMain(m *kernel.Machine, q *kernel.Request) {
	if m.S.Vars[vAttackPhase] != 0 {
		return
	}
	m.AskAny(q, askMainKind, m.InTurn(), func(m *kernel.Machine, q *kernel.Request, p int8) {
		addPlays(m, q, p)       // 7.4.2.1
		addStepsBack(m, q, p)   // 7.4.2.2
		addActivations(m, q, p) // 7.4.2.3
		addSets(m, q, p)        // 7.4.2.4
		q.Add(kernel.Option{Kind: optAttackPhase, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: m.Book.Clause("7.4.2.5")})
	})
}

func actInMain(m *kernel.Machine, picks []kernel.Option) {
	switch o := picks[0]; o.Kind {
	case optAttackPhase:
		m.S.Vars[vAttackPhase] = 1
	case optStep:
		m.Call(procStepBack, int32(m.Decider()), int32(o.Card), int32(o.Zone))
	case optSet:
		m.Call(procSet, int32(m.Decider()), int32(o.Card))
	default:
		play(m, o)
	}
}

func againOrAttack(m *kernel.Machine) {
	if m.S.Vars[vAttackPhase] == 0 && m.Present()&m.InTurn() != 0 {
		m.Goto(rowAsksMain)
	}
}

// addStepsBack: the character in the entry goes to an empty slot of members for energy as much as
// its cost.
func addStepsBack(m *kernel.Machine, q *kernel.Request, p int8) {
	c := entryOf(m, p)
	if !canStepBack(m, p, c) {
		return
	}
	for _, k := range members {
		if z := m.Z(k, p); m.Count(z) == 0 { // 4.5.3.2
			q.Add(kernel.Option{Kind: optStep, Card: c, Zone: z, Zone2: kernel.NoZone, Clause: m.Book.Clause("7.4.2.2")})
		}
	}
}

// canStepBack reports whether the cost of the card in the entry can be paid.
func canStepBack(m *kernel.Machine, p int8, c kernel.CardID) bool {
	return isChara(m, c) && stepCost(m, c) <= standingEnergy(m, p)
}

// stepCost is the energy for stepping back: of a cost below 0 none (1.3.2.2).
func stepCost(m *kernel.Machine, c kernel.CardID) int {
	return max(0, int(m.CardInfo(c).Num[numCost]))
}

// Registers of stepping back, and of setting: the player, the card, where it goes.
const (
	regMoved = 1 + iota
	regTo
)

var stepBackSteps = []kernel.Step{
	{Clause: "7.4.2.2", Do: func(m *kernel.Machine) {
		payEnergy(m, framePlayer(m), stepCost(m, kernel.CardID(m.Top().Regs[regMoved])))
	}},
	{Clause: "7.4.2.2", Do: func(m *kernel.Machine) {
		f := m.Top()
		m.Move(kernel.CardID(f.Regs[regMoved]), kernel.Zone(f.Regs[regTo]), kernel.MoveRule)
	}},
}

// addSets: a Rebirth of the hand is set, for which a card is drawn.
func addSets(m *kernel.Machine, q *kernel.Request, p int8) {
	if m.Forbidden(p, lexicon.BanSets) {
		return
	}
	each(m, m.Z(zHand, p), func(c kernel.CardID) {
		if isRebirth(m, c) {
			q.Add(kernel.Option{Kind: optSet, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: m.Book.Clause("7.4.2.4")})
		}
	})
}

var setSteps = []kernel.Step{
	{Clause: "5.6.1", Do: func(m *kernel.Machine) {
		m.Move(kernel.CardID(m.Top().Regs[regMoved]), m.Z(zSet, framePlayer(m)), kernel.MoveRule)
	}},
	{Clause: "7.4.2.4", Do: func(m *kernel.Machine) { drawOne(m, framePlayer(m)) }},
}

// drawOne is 5.9.1.
func drawOne(m *kernel.Machine, p int8) {
	m.Move(m.TopCard(m.Z(zDeck, p)), m.Z(zHand, p), kernel.MoveRule|kernel.MoveDraw)
}
