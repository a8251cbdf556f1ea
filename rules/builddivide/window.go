package builddivide

import (
	"slices"

	"gorin/rules/kernel"
)

// Kinds of windows (1101-2), in register 0 of the procedure.
const (
	windowPlay        int32 = iota // プレイウィンドウ
	windowDamage                   // ダメージウィンドウ: register 1 is the number of its packet
	windowMain                     // the play window of 704-2
	windowDeclaration              // the play window of 802-5, whose plays count for 802-7
)

// Registers of the procedure.
const (
	regWindow   = iota
	regPacket   // of a damage window
	regPriority // 優先権: who has it (1102-2)
	regPasses   // passes in a row
	regSince    // number of the last packet made before it, if another window holds it (1104-2)
)

func playWindow(m *kernel.Machine) { m.Call(procWindow, windowPlay) }

// 1103 A window (ウィンドウ): players with priority play, pass, and resolve.
var windowSteps = []kernel.Step{
	{Clause: "1103-2", Do: openWindow},
	{Clause: "1103-3", Do: processRules},
	{Clause: "1103-4", Do: dealNextDamage},
	{Clause: "1103-5", Do: damageCheck},
	{Clause: "1103-6", Do: processRules},
	{Clause: "1103-7", Ask: askPriority, Then: actOrPass},
	{Clause: "1103-8a", Do: damageGoesOn},
	{Clause: "1103-8b", Do: packetDone},
	{Clause: "1103-8c", Do: (*kernel.Machine).Return},
	{Clause: "1103-9a", Do: resolveTop},
	{Clause: "1103-9b", Do: afterResolving},
}

// Rows of windowSteps.
const (
	rowWindowDamageCheck = 3
	rowWindowRules       = 4
	rowWindowPriority    = 5
	rowWindowBothPassed  = 6
	rowWindowResolve     = 9
)

// openWindow: where decisions without a choice are taken at once, a window in which
// nothing waits and nobody can do anything has passed already.
func openWindow(m *kernel.Machine) {
	if turnPlayerPriority(m); nothingToDo(m) && m.PassOver(int(m.S.Players)) {
		packetDone(m)
		forget(m)
		m.Return()
	}
}

func turnPlayerPriority(m *kernel.Machine) {
	f := m.Top()
	f.Regs[regPriority], f.Regs[regPasses] = int32(m.S.Active), 0
}

// dealNextDamage: unless all damage of the packet has been dealt already
// (104-2c).
func dealNextDamage(m *kernel.Machine) {
	if damageLeft(m) {
		m.Call(procPlayerDamage, m.Top().Regs[regPacket])
	}
}

// damageLeft reports whether the window is one of a packet not all of which has been
// dealt.
func damageLeft(m *kernel.Machine) bool {
	f := m.Top()
	if f.Regs[regWindow] != windowDamage {
		return false
	}
	p := packet(m, f.Regs[regPacket])
	return p != nil && p.M < packetSize(m, p)
}

func damageCheck(m *kernel.Machine) {
	if f := m.Top(); newPackets(m, f.Regs[regSince]) {
		m.Call(procDamageCheck, f.Regs[regSince])
	}
}

// actOrPass: what is done with priority. After anything but a pass the player
// keeps priority (1103-11).
func actOrPass(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	p := int8(f.Regs[regPriority])
	o := picks[0]
	if o.Kind != kernel.OptPass {
		f.Regs[regPasses] = 0
		m.Goto(rowWindowDamageCheck)
		carryOut(m, p, o)
		return
	}
	f.Regs[regPasses]++
	switch {
	case f.Regs[regPasses] < int32(m.S.Players): // 1103-10
		f.Regs[regPriority] = int32(m.Opponent(p))
		m.Goto(rowWindowRules)
	case len(m.S.Stack) == 0: // 1103-8
		m.Goto(rowWindowBothPassed)
	default: // 1103-9
		m.Goto(rowWindowResolve)
	}
}

// noteAnswer remembers that the other player has played a card or an ability, a
// triggered one too, since an attack or the end of attacking was declared: in the
// window of 802-5, or in one that was opened in it (802-7).
func noteAnswer(m *kernel.Machine, p int8) {
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; p != m.S.Active && f.Proc == procWindow && f.Regs[regWindow] == windowDeclaration {
			m.S.Vars[vAnswered] = 1
		}
	}
}

// carryOut does what a player with priority has picked.
func carryOut(m *kernel.Machine, p int8, o kernel.Option) {
	switch o.Kind {
	case optPlay:
		m.Call(procPlay, int32(o.Card), 0, o.N, int32(p))
	case optActivate:
		m.Call(procPlay, int32(o.Card), o.N, 0, int32(p))
	case optEnergy: // at once, without the resolution zone (1103-7a)
		m.S.Seats[p][sEnergy]++
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: p, Card: m.RefOf(o.Card), To: m.Z(zEnergy, p), Flags: kernel.MoveRule, Clause: m.Book.Clause("1103-7a")})
	}
}

func damageGoesOn(m *kernel.Machine) {
	if damageLeft(m) {
		m.Goto(0)
	}
}

func packetDone(m *kernel.Machine) {
	if f := m.Top(); f.Regs[regWindow] == windowDamage {
		dropPacket(m, f.Regs[regPacket])
	}
}

// resolveTop resolves what was put into the resolution zone last.
func resolveTop(m *kernel.Machine) {
	it := &m.S.Stack[len(m.S.Stack)-1]
	m.Call(procResolve, int32(it.Ref.Card), int32(it.Ref.Gen))
}

func afterResolving(m *kernel.Machine) {
	turnPlayerPriority(m)
	m.Goto(rowWindowDamageCheck)
}

// askPriority offers what the player with priority may do (1103-7). Only who has
// priority plays (1102-1a); what rules and effects demand is asked of the other player as
// well (1102-1b).
func askPriority(m *kernel.Machine, q *kernel.Request) {
	p := int8(m.Top().Regs[regPriority])
	q.Player, q.Kind, q.Min, q.Max = p, askPriorityKind, 1, 1
	may := mayDo(m, p)
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		if may.play(c) {
			q.Add(kernel.Option{Kind: optPlay, Card: c, N: wayNormal, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: plays})
		}
	}
	if slices.ContainsFunc(m.Activated(), may.hasLegacy) {
		for c := m.BottomCard(m.Z(zGraveyard, p)); c != 0; c = m.S.Cards[c].Above {
			if may.playLegacy(c) {
				q.Add(kernel.Option{Kind: optPlay, Card: c, N: wayLegacy, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: legacies})
			}
		}
	}
	for _, a := range m.Activated() {
		if may.activate(a) {
			q.Add(kernel.Option{Kind: optActivate, Card: a.Ref.Card, N: int32(a.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: activates})
		}
	}
	if may.placeEnergy() {
		for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
			q.Add(kernel.Option{Kind: optEnergy, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: energises})
		}
	}
	q.AddKind(kernel.OptPass)
}

// nothingToDo reports whether all that can happen in the window under way is that its
// players pass; in that of 704-2 there nearly always is something.
func nothingToDo(m *kernel.Machine) bool {
	f := m.Top()
	if !m.Through || f.Regs[regWindow] == windowMain || len(m.S.Stack) > 0 || damageLeft(m) || newPackets(m, f.Regs[regSince]) || !m.Idle(lookTable) {
		return false
	}
	for p := range m.S.Players {
		if may := mayDo(m, p); may.anythingQuick() {
			return false
		}
	}
	return true
}
