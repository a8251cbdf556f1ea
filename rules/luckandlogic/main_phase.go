package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 7.5 Main phase (メインフェイズ): one action after the other in any order, each in a play timing (9.5.4)
// with a check timing before it (9.5.4.1); doing nothing goes on (7.5.4, 9.5.4.3).
var mainSteps = []kernel.Step{
	{Clause: "7.5.2", Do: starts(ability.PhMain)},
	{Clause: "7.5.2", Do: checkTiming},
	{Clause: "7.5.3", Ask: askMain, Then: mainAction},
	{Clause: "9.5.4.2", Do: func(m *kernel.Machine) { m.Goto(1) }},
}

// rowAsksMain is the row of mainSteps that asks.
const rowAsksMain = 2

func askMain(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	q.Player, q.Kind, q.Min, q.Max = p, askMainKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		if canMobilize(m, p, c) {
			q.Add(kernel.Option{Kind: optMobilize, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: mobilizes})
		}
	}
	addTrances(m, q, p)
	if canLuckDrive(m, p) {
		q.Add(kernel.Option{Kind: optLuckDrive, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: drivesLuck})
	}
	addActivations(m, q, p)
	if canRearrange(m, p) {
		q.Add(kernel.Option{Kind: optRearrange, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: rearranges})
	}
	q.AddKind(kernel.OptPass) // 7.5.3.8
}

func mainAction(m *kernel.Machine, picks []kernel.Option) {
	p := m.S.Active
	switch o := picks[0]; o.Kind {
	case kernel.OptPass:
		m.Return()
	case optMobilize: // 7.5.3.1
		m.Call(procMobilize, int32(o.Card), 0, 0, byRule, int32(p))
	case optTrance: // 7.5.3.2
		m.S.Vars[vTrances]++
		m.Call(procTrance, int32(o.Card), int32(o.Card2), byRule, 0, 0, int32(p))
	case optTranceChange: // 7.5.3.3
		m.S.Vars[vTCs]++
		m.Call(procTrance, int32(o.Card), int32(o.Card2), byRule|byChange, 0, 0, int32(p))
	case optLuckDrive: // 7.5.3.4
		m.Call(procLuckDrive, int32(p))
	case optRearrange: // 7.5.3.6
		m.Call(procRearrange, int32(p))
	case optActivate: // 7.5.3.5, 7.5.3.7
		activate(m, o)
	}
}

// 5.18 Luck Drive (ラックドライブ). Register 0 is the player.
var luckDriveSteps = []kernel.Step{
	{Clause: "5.18.1", Do: payLuckDrive},
	{Clause: "5.18.1", Do: func(m *kernel.Machine) { drawMany(m, framePlayer(m), 1) }},
	{Clause: "5.18.1", Do: func(m *kernel.Machine) { announce(m, evLuckDrive, framePlayer(m), kernel.Ref{}) }},
}

const luckDriveCost = 3

// framePlayer is the player of the procedure under way.
func framePlayer(m *kernel.Machine) int8 { return int8(m.Top().Regs[0]) }

// canLuckDrive: all of the cost, or it cannot be done (5.22.3).
func canLuckDrive(m *kernel.Machine, p int8) bool {
	return m.Count(m.Z(zStock, p)) >= luckDriveCost && !m.Forbidden(p, lexicon.BanLuckDrive)
}

func payLuckDrive(m *kernel.Machine) {
	p := framePlayer(m)
	if !canLuckDrive(m, p) {
		m.Return()
		return
	}
	payStock(m, p, luckDriveCost)
}

// payStock moves so many cards of the stock, from the top, to the drop zone, whichever way up they lie
// (5.22.5.2).
func payStock(m *kernel.Machine, p int8, n int) {
	for c := m.TopCard(m.Z(zStock, p)); c != 0 && n > 0; n-- {
		m.Move(c, m.Z(zDrop, p), kernel.MoveRule)
		c = m.S.Cards[c].Below
	}
}

// 5.15 Level boost (レベルブースト). Register 0 is the player, 1 the card that rests.
var levelBoostSteps = []kernel.Step{
	{Clause: "5.15.1", Ask: askLevelBoost, Then: restLevel},
	{Clause: "5.15.1", Do: unlessRested},
	{Clause: "5.15.1", Do: func(m *kernel.Machine) { announce(m, evLevelBoost, framePlayer(m), kernel.Ref{}) }},
}

// askLevelBoost: which of the standing level cards rests.
func askLevelBoost(m *kernel.Machine, q *kernel.Request) {
	p := framePlayer(m)
	q.Player, q.Kind, q.Min, q.Max = p, askLevelBoostKind, 1, 1
	if m.Forbidden(p, lexicon.BanLevelBoost) {
		return
	}
	for c := m.BottomCard(m.Z(zLevel, p)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].Lies == kernel.Stand {
			q.AddCard(c)
		}
	}
}

func restLevel(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[1] = int32(picks[0].Card)
	m.Lie(picks[0].Card, kernel.Rest)
}

// unlessRested draws for the card that has been rested; without one nothing is done.
func unlessRested(m *kernel.Machine) {
	f := m.Top()
	if c := kernel.CardID(f.Regs[1]); c == 0 || m.S.Cards[c].Lies != kernel.Rest {
		m.Return()
		return
	}
	drawMany(m, framePlayer(m), 1)
}

// canLevelBoost reports whether a player has a standing level card.
func canLevelBoost(m *kernel.Machine, p int8) bool {
	if m.Forbidden(p, lexicon.BanLevelBoost) {
		return false
	}
	for c := m.BottomCard(m.Z(zLevel, p)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].Lies == kernel.Stand {
			return true
		}
	}
	return false
}
