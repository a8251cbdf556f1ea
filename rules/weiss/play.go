package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// canPlay: what of a hand may be played now (8.6.2.1): colour and level
// conditions, payable cost, and no ban, which beats every permission (1.3.3).
func canPlay(m *kernel.Machine, p int8, c kernel.CardID) bool {
	info := m.CardInfo(c)
	if info.Banned(ability.BanPlayThis) || playForbidden(m, p, info.Kind) {
		return false
	}
	return levelCondition(m, p, info) && colourCondition(m, p, info) && canPay(m, p, c, info)
}

// canPay: the stock for a card's cost and for that of its text, and whatever
// else its text costs (8.6.2.3.2).
func canPay(m *kernel.Machine, p int8, c kernel.CardID, info *kernel.Info) bool {
	stock := playCost(info)
	if n, ok := offeredCost(m, c); ok {
		stock = min(stock, n)
	}
	if stockFor(m, p, 0, m.RefOf(c)) < stock {
		return false
	}
	line := textCost(m, c)
	return line == 0 || m.CanPay(eventBill(m, line, m.RefOf(c), p, stock))
}

// eventBill is what is to be paid for an event with a cost in its text, and so much stock
// after that.
func eventBill(m *kernel.Machine, line uint16, r kernel.Ref, p int8, stock int) kernel.Bill {
	b := kernel.Bill{Lines: [2]uint16{line}, Left: m.ItemsOf(line, false), Own: int32(stock), Source: r, Player: p}
	if stock > 0 {
		b.Left |= kernel.OwnPart
	}
	return b
}

// stillOwed adds the cost of the event itself to what its text costs.
func stillOwed(m *kernel.Machine, b kernel.Bill, part uint32) (kernel.Bill, uint32) {
	if m.Book.Prog.Lines[b.Lines[0]].Kind == ability.Effect {
		if b.Own = int32(playCost(m.CardInfo(b.Source.Card))); b.Own > 0 {
			b.Left |= kernel.OwnPart
		}
	}
	return b, part
}

// offer is the ability of a card in the hand that offers something to do when
// it is played, 0 if it has none or that cannot be done.
func offer(m *kernel.Machine, c kernel.CardID) uint16 {
	info := m.CardInfo(c)
	for i := range info.NGiven {
		line := info.Given[i].Line
		l := &m.Book.Prog.Lines[line]
		if m.Book.Prog.Exprs[l.Would].Kind != ability.WouldPlay || l.Zones&(1<<m.KindOf(m.S.Cards[c].Zone)) == 0 {
			continue
		}
		at := &kernel.Ctx{Source: m.RefOf(c), Player: m.S.Cards[c].Master}
		if (l.Cond == 0 || m.Cond(at, l.Cond)) && m.Choosable(m.RefOf(c), line, nil) {
			return line
		}
	}
	return 0
}

// offeredCost is the cost that a card's offer leads to.
func offeredCost(m *kernel.Machine, c kernel.CardID) (cost int, ok bool) {
	line := offer(m, c)
	if line == 0 {
		return 0, false
	}
	for pc := m.Book.Prog.Lines[line].Body; m.Book.Prog.Code[pc].Op != ability.OpEnd; pc++ {
		in := m.Book.Prog.Code[pc]
		if e := &m.Book.Prog.Exprs[in.Arg]; in.Op == ability.OpAct && e.Kind == ability.PlayFor {
			return int(e.Num), true
		}
	}
	return 0, false
}

func playForbidden(m *kernel.Machine, p int8, kind uint8) bool {
	switch kind {
	case kindCharacter:
		return m.Forbidden(p, lexicon.BanPlayCharacters)
	case kindEvent:
		return m.Forbidden(p, lexicon.BanPlayEvents)
	}
	return m.Forbidden(p, lexicon.BanClimax)
}

// playCost is a card's cost (2.7.2), never less than nothing.
func playCost(info *kernel.Info) int { return int(max(0, info.Num[numCost])) }

// colourCondition: one of its colours is in the level zone or the clock
// (8.6.2.1.1); level 0 characters and events need none (8.6.2.1.1.1). A card
// without a colour matches nothing (2.19.2).
func colourCondition(m *kernel.Machine, p int8, info *kernel.Info) bool {
	if info.Kind != kindClimax && info.Num[numLevel] <= 0 || info.Banned(lexicon.MayIgnoreColours) {
		return true
	}
	for _, k := range [...]int{zLevel, zClock} {
		for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
			if m.CardInfo(c).Colours&info.Colours != 0 {
				return true
			}
		}
	}
	return false
}

// levelCondition: 8.6.2.1.2; climaxes have none (8.6.2.1.2.1).
func levelCondition(m *kernel.Machine, p int8, info *kernel.Info) bool {
	return info.Kind == kindClimax || info.Num[numLevel] <= playerLevel(m, p)
}

// isCounter: a counter icon (2.8.2).
func isCounter(m *kernel.Machine, c kernel.CardID) bool {
	return m.Book.Prints[m.S.Cards[c].Print].Info.Labels&(1<<lexicon.KwCounter) != 0
}

// play starts what was picked in a play timing; pass does nothing. The
// procedure that asked goes on afterwards.
func play(m *kernel.Machine, o kernel.Option, again bool) {
	switch o.Kind {
	case optPlay:
		m.Call(procPlayCard, int32(o.Card), 0, 0, boolReg(again))
	case optActivate:
		m.Call(procActivate, int32(o.Card), int32(m.S.Cards[o.Card].Gen), o.N, boolReg(again))
	}
}

func boolReg(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// 8.6.2 Playing a card from the hand (8.6.1), its choices first (8.6.2.2). Register 0 is the card, register 1 the
// slot, register 2 the line of an event, register 3 whether the same timing is
// given again.
var playSteps = []kernel.Step{
	{Clause: "8.6.2.1", Do: revealPlayed},
	{Clause: "8.6.2.2.1", Ask: askPlaySlot, Then: pickPlaySlot},
	{Clause: "8.6.2.3", Do: cheaperPlay},
	{Clause: "8.6.2.3.1", Do: payTextCost},
	{Clause: "8.6.2.3.2", Do: leaveUnpaid},
	{Clause: "8.6.2.3.1", Do: payPlayCost},
	{Clause: "8.6.2.3.1", Do: func(m *kernel.Machine) { m.S.Paying--; m.Interrupt() }},
	{Clause: "8.6.2.4", Do: announcePlay},
	{Clause: "8.6.2.5", Do: resolvePlay},
	{Clause: "8.6.2.5.2", Do: resolveEventLine},
	{Clause: "8.6.2.5.2", Do: eventToWaitingRoom},
}

const regPaidX = 5 // Ｘ of what was paid with, in both procedures

const rowEventLine = 9 // the row that carries out a line of an event

func playedCard(m *kernel.Machine) kernel.CardID { return kernel.CardID(m.Top().Regs[0]) }

func revealPlayed(m *kernel.Machine) {
	m.Show(playedCard(m), 1<<m.S.Players-1)
}

func askPlaySlot(m *kernel.Machine, q *kernel.Request) {
	c := playedCard(m)
	if m.CardInfo(c).Kind != kindCharacter {
		return
	}
	p := m.S.Cards[c].Master
	q.Player, q.Kind, q.Min, q.Max = p, kernel.AskSlot, 1, 1
	q.N = int32(c)
	for k := zFrontLeft; k <= zBackRight; k++ {
		q.AddZone(m.Z(k, p))
	}
}

func pickPlaySlot(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[1] = int32(picks[0].Zone)
}

// textCost is the line of an event that has a cost, 0 if none has.
func textCost(m *kernel.Machine, c kernel.CardID) uint16 {
	for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
		if l := &m.Book.Prog.Lines[line]; l.Kind == ability.Effect && l.Cost != 0 {
			return line
		}
	}
	return 0
}

// cheaperPlay makes the offer of a card that is being played.
func cheaperPlay(m *kernel.Machine) {
	c := playedCard(m)
	line := offer(m, c)
	if line == 0 {
		return
	}
	r := kernel.Run{Line: line, Source: m.RefOf(c), Player: m.S.Cards[c].Master, Left: m.RefOf(c)}
	if stockFor(m, r.Player, 0, m.RefOf(c)) < playCost(m.CardInfo(c))+stockCost(m, textCost(m, c)) {
		m.ResolveAgreed(r) // it can be played in this way only
		return
	}
	m.Resolve(r)
}

// payTextCost pays the cost in an event's text (8.4.1).
func payTextCost(m *kernel.Machine) {
	c := playedCard(m)
	m.S.Paid = true
	if line := textCost(m, c); line != 0 {
		m.Pay(line, m.RefOf(c), m.S.Cards[c].Master, kernel.Event{From: kernel.NoZone, To: kernel.NoZone})
	}
}

// leaveUnpaid: what could not be paid was not played, and the timing is given
// once more.
func leaveUnpaid(m *kernel.Machine) {
	if m.S.Paid {
		return
	}
	again := m.Top().Regs[3] != 0
	m.Return()
	if !again {
		m.Top().Step--
	}
}

// payPlayCost: as many cards from the top of the stock as the cost says
// (2.7.2), all of them since canPlay has counted (8.6.2.3.2).
func payPlayCost(m *kernel.Machine) {
	c := playedCard(m)
	p := m.S.Cards[c].Master
	m.S.Paying++
	payStock(m, p, int32(playCost(m.CardInfo(c))), m.RefOf(c))
}

func announcePlay(m *kernel.Machine) {
	c := playedCard(m)
	m.Announce(kernel.Event{Kind: evPlay, Player: m.S.Cards[c].Master, Card: m.RefOf(c), From: kernel.NoZone, To: kernel.NoZone})
}

func resolvePlay(m *kernel.Machine) {
	f := m.Top()
	c := playedCard(m)
	p := m.S.Cards[c].Master
	switch m.CardInfo(c).Kind {
	case kindCharacter: // 8.6.2.5.1
		m.Move(c, kernel.Zone(f.Regs[1]), kernel.MoveRule|kernel.MovePlay)
		m.Return()
	case kindClimax: // 8.6.2.5.3
		m.Move(c, m.Z(zClimax, p), kernel.MoveRule|kernel.MovePlay)
		m.Return()
	default: // 8.6.2.5.2
		m.Move(c, m.Z(zResolution, p), kernel.MoveRule|kernel.MovePlay)
	}
}

// resolveEventLine carries out the lines of an event in their order, while it
// lies in the resolution zone (3.13.1.1).
func resolveEventLine(m *kernel.Machine) {
	f := m.Top()
	c := playedCard(m)
	lines := m.Book.Prints[m.S.Cards[c].Print].Lines
	for int(f.Regs[2]) < len(lines) {
		line := lines[f.Regs[2]]
		f.Regs[2]++
		if m.Book.Prog.Lines[line].Kind == ability.Effect {
			m.Goto(rowEventLine)
			m.Resolve(kernel.Run{Line: line, Source: m.RefOf(c), Player: m.S.Cards[c].Master, X: f.Regs[regPaidX]})
			return
		}
	}
}

func eventToWaitingRoom(m *kernel.Machine) { putEventAway(m, playedCard(m)) }

func putEventAway(m *kernel.Machine, c kernel.CardID) {
	if m.KindOf(m.S.Cards[c].Zone) == zResolution {
		m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
	}
}

// addActivations offers activated abilities (8.1.1.1) that are in force and can
// be paid (6.5.1.2.3); in a counter step only those with the counter icon, and a backup
// only there (7.4.1.2.1, 10.5.2).
func addActivations(m *kernel.Machine, q *kernel.Request, p int8, counter bool) {
	for _, a := range m.Activated() {
		if c := a.Ref.Card; m.S.Cards[c].Master == p && canActivate(m, p, c, a.Line, &m.Book.Prog.Lines[a.Line], counter) {
			q.Add(kernel.Option{Kind: optActivate, Card: c, N: int32(a.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: activates})
		}
	}
}

func canActivate(m *kernel.Machine, p int8, c kernel.CardID, line uint16, l *ability.Line, counter bool) bool {
	if counter && !l.HasLabel(lexicon.KwCounter) {
		return false
	}
	if l.Keyword == lexicon.KwBackup && (!counter || playerLevel(m, p) < int32(l.Level) || m.Forbidden(p, lexicon.BanBackup)) {
		return false
	}
	r := m.RefOf(c)
	if isSlot(m, m.ZoneAt(r)) && m.Forbidden(p, ability.BanActivate) {
		return false
	}
	if m.UsedUp(line, r) { // 10.19.3
		return false
	}
	return valid(m, r, l) && m.Payable(line, r, p)
}

// Playing an activated ability. Registers: the card, its object, the line, and
// whether the same timing is given again.
var activateSteps = []kernel.Step{
	{Clause: "8.6.2.3.1", Do: payActivation},
	{Clause: "8.1.1.1.2", Do: useActivation},
	{Clause: "8.6.2.4", Do: resolveActivation},
}

func activated(m *kernel.Machine) kernel.Ref {
	f := m.Top()
	return kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
}

// payActivation pays for an activated ability. Who plays it is its master (4.3.4),
// wherever its card goes.
func payActivation(m *kernel.Machine) {
	r := activated(m)
	line := uint16(m.Top().Regs[2])
	m.Top().Regs[4] = int32(m.S.Cards[r.Card].Master)
	m.Pay(line, r, m.S.Cards[r.Card].Master, kernel.Event{From: kernel.NoZone, To: kernel.NoZone})
}

// useActivation: a paid ability has been used, and was played in this turn
// once more. One that could not be paid in full was not played: the position is
// that before the play (8.6.2.3.2), and the timing is given once more.
func useActivation(m *kernel.Machine) {
	f := *m.Top()
	if !m.S.Paid {
		m.Return()
		if f.Regs[3] == 0 {
			m.Top().Step-- // the counter step asks again
		}
		return
	}
	r := activated(m)
	m.CountUse(uint16(f.Regs[2]), r)
	m.Announce(kernel.Event{Kind: evKeyword, Player: int8(f.Regs[4]), N: int32(ability.KwNone), Card: r, From: kernel.NoZone, To: kernel.NoZone})
}

func resolveActivation(m *kernel.Machine) {
	f := m.Top()
	r := activated(m)
	m.Resolve(kernel.Run{Line: uint16(f.Regs[2]), Source: r, Player: int8(f.Regs[4]), X: f.Regs[regPaidX], Left: r, Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}})
}
