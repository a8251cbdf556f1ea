package builddivide

import "gorin/rules/kernel"

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
	{Clause: "1103-2", Do: turnPlayerPriority},
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

func turnPlayerPriority(m *kernel.Machine) {
	f := m.Top()
	f.Regs[regPriority], f.Regs[regPasses] = int32(m.S.Active), 0
}

// dealNextDamage: unless all damage of the packet has been dealt already
// (104-2c).
func dealNextDamage(m *kernel.Machine) {
	f := m.Top()
	if f.Regs[regWindow] != windowDamage {
		return
	}
	if p := packet(m, f.Regs[regPacket]); p != nil && p.M < packetSize(m, p) {
		m.Call(procPlayerDamage, f.Regs[regPacket])
	}
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
	f := m.Top()
	if f.Regs[regWindow] == windowDamage {
		if p := packet(m, f.Regs[regPacket]); p != nil && p.M < packetSize(m, p) {
			m.Goto(0)
		}
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

// energyLimit: 11.03.7.a.1.
const energyLimit = 1

// askPriority offers what the player with priority may do (1103-7): quick cards
// and abilities at any time; what is normal, and putting a card into the energy
// zone, only to the turn player in the window of 704-2 with an empty resolution
// zone. Only who has priority plays (1102-1a); what rules and effects demand is asked of
// the other player as well (1102-1b).
func askPriority(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p := int8(f.Regs[regPriority])
	q.Player, q.Kind, q.Min, q.Max = p, askPriorityKind, 1, 1
	normal := f.Regs[regWindow] == windowMain && p == m.S.Active && len(m.S.Stack) == 0
	have := purse{m: m, p: p}
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		addPlays(m, q, p, c, normal, &have)
	}
	addLegacies(m, q, p, normal, &have)
	for _, a := range m.Activated() {
		if len(m.S.Stack) < maxWaiting && m.S.Cards[a.Ref.Card].Master == p && canActivate(m, p, a, normal, &have) {
			q.Add(kernel.Option{Kind: optActivate, Card: a.Ref.Card, N: int32(a.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: activates})
		}
	}
	if normal && m.S.Seats[p][sEnergy] < energyLimit {
		for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
			q.Add(kernel.Option{Kind: optEnergy, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: energises})
		}
	}
	q.AddKind(kernel.OptPass)
}
