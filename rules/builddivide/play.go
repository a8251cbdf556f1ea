package builddivide

import (
	"math"

	"gorin/rules/kernel"
)

// How something is played, in Item.Way and in register 2 of the procedure.
const (
	wayNormal int32 = iota
	wayEvol         // for the first evol cost (1409), wayEvol+1 for the second
	_
	wayLegacy // from the graveyard (1408)
	wayFree   // without paying (512-2)
)

// 1204-2 Playing a card or an activated ability. Registers: the card, the line of
// the ability (0: the card itself is played), the way, the player, what
// lies in the resolution zone, the energy to pay.
var playSteps = []kernel.Step{
	{Clause: "1204-2a", Do: revealPlayed},
	{Clause: "1204-2b", Do: noteCost},
	{Clause: "1204-2c", Do: toResolution},
	{Clause: "1204-2c", Do: layDown},
	{Clause: "1204-2f", Do: choosePlayed},
	{Clause: "12.04.2.g.3", Do: unlessAimed},
	{Clause: "12.04.2.h.2", Ask: askWay, Then: pickWay},
	{Clause: "1204-2i", Do: payForPlay},
	{Clause: "12.04.2.i.3", Do: unlessPaid},
	{Clause: "1204-2j", Do: played},
}

// revealPlayed shows what is played from where not everybody sees it
// (12.04.2.a.1). The position is kept, for plays that cannot be completed.
func revealPlayed(m *kernel.Machine) {
	m.Keep()
	if c := kernel.CardID(m.Top().Regs[0]); !m.SeesCard(kernel.NoPlayer, c) {
		m.Show(c, 1<<m.S.Players-1)
	}
}

// noteCost notes what the card costs where it is played from (1204-2d). If the
// play was taken back, that is the end of it.
func noteCost(m *kernel.Machine) {
	f := m.Top()
	if m.S.Failed {
		m.S.Failed = false
		m.Return()
		m.Note(kernel.NoteRollback, 0, kernel.Ref{}, m.S.Active)
		return
	}
	if f.Regs[1] != 0 {
		return
	}
	p := priceOf(m, kernel.CardID(f.Regs[0]))
	f.Regs[3] = p.by(int8(f.Regs[3]))
	f.Regs[5] = p.noted()
}

// noted is a price in one number. More than 127 or less than -128 besides is as much: nobody
// has energy for the one, and the other leaves nothing of any cost.
func (p price) noted() int32 {
	return p.pack() | max(math.MinInt8, min(p.more, math.MaxInt8))<<24
}

// notedPrice is what noteCost has noted.
func notedPrice(f *kernel.Frame) price {
	w, _ := toPay(f.Regs[5]&(1<<24-1), f.Regs[3])
	return price{w, f.Regs[5] >> 24}
}

// toResolution moves a card to the resolution zone; an ability gets a stand-in.
func toResolution(m *kernel.Machine) {
	f := m.Top()
	c, p := kernel.CardID(f.Regs[0]), int8(f.Regs[3])
	f.Regs[4] = int32(m.S.Cards[c].Zone)
	if f.Regs[1] == 0 {
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: p, Card: m.RefOf(c), To: m.Z(zResolution, 0), Flags: kernel.MoveRule})
	}
}

// layDown notes what lies in the resolution zone now, which card it comes from
// (1211-2) and who controls it: who plays it (2.02.1.a.1, 202-1c). Until it has been
// played it is "being played" (1204-4).
func layDown(m *kernel.Machine) {
	f := m.Top()
	c, p := kernel.CardID(f.Regs[0]), int8(f.Regs[3])
	it := kernel.Item{Player: p, Way: uint8(f.Regs[2]), From: kernel.NoZone, Cause: noEvent, Stamp: m.Stamp()}
	if f.Regs[1] == 0 {
		r := m.RefOf(c)
		it.Ref, it.Source, it.Card, it.From, it.Line = r, r, true, kernel.Zone(f.Regs[4]), waysTo(m, c).text
	} else {
		it.Ref, it.Source, it.Use, it.Line = m.StandIn(m.Book.StandIn, p), m.RefOf(c), m.RefOf(c), uint16(f.Regs[1])
	}
	f.Regs[4] = int32(it.Ref.Card)
	m.Push(it)
}

func beingPlayed(m *kernel.Machine) *kernel.Item {
	return m.Item(m.RefOf(kernel.CardID(m.Top().Regs[4])))
}

// choosePlayed lets the player choose effects and targets; what stands after
// その後 is not there yet (1204-2e). Units aim at nothing.
func choosePlayed(m *kernel.Machine) {
	m.S.Paid = true
	if it := beingPlayed(m); it.Line != 0 {
		m.AskPlayed(it.Ref)
	}
}

func unlessAimed(m *kernel.Machine) {
	if !m.S.Paid {
		f := m.Top()
		m.GiveBack(uint16(f.Regs[1]), kernel.CardID(f.Regs[0]))
		return
	}
	announceTargets(m, beingPlayed(m))
}

// askWay: another cost may be paid instead of the play cost (1409-2, 1409-5).
func askWay(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	if f.Regs[1] != 0 || f.Regs[2] != wayNormal {
		return
	}
	it := beingPlayed(m)
	have := purse{m: m, p: it.Player}
	q.Player, q.Kind, q.Min, q.Max, q.Source = it.Player, askWayKind, 1, 1, it.Ref
	for way := wayNormal; way <= wayEvol+1; way++ {
		w, line := notedPrice(f).in(m, it.Ref.Card, way)
		if way != wayNormal && line == 0 {
			break
		}
		extra := waysTo(m, it.Ref.Card).extra
		if have.pays(w) && (line == 0 && extra == 0 || m.CanPay(billOf(m, w, line, extra, it.Ref, it.Player))) {
			q.Add(kernel.Option{Kind: optWay, N: way, Card: it.Ref.Card, Card2: kernel.CardID(line), Zone: kernel.NoZone, Zone2: kernel.NoZone})
		}
	}
	if len(q.Options) == 1 {
		pickWay(m, q.Options)
		q.Options = q.Options[:0]
	}
}

func pickWay(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[2] = picks[0].N
	beingPlayed(m).Way = uint8(picks[0].N)
}

func payForPlay(m *kernel.Machine) {
	f := m.Top()
	it := beingPlayed(m)
	switch {
	case f.Regs[2] == wayFree:
	case f.Regs[1] != 0:
		line := uint16(f.Regs[1])
		m.Call(procPayCost, needsOfLine(m, line).pack(), int32(it.Player), int32(line), 0, int32(it.Source.Card), costItems(m, line, 0))
	default:
		w, line := notedPrice(f).in(m, it.Ref.Card, f.Regs[2])
		if line != 0 {
			m.ReachLine(line) // a legacy or an evol is used
		}
		extra := waysTo(m, it.Ref.Card).extra
		if extra != 0 {
			m.ReachLine(extra)
		}
		m.Call(procPayCost, w.pack(), w.by(it.Player), int32(line), int32(extra), int32(it.Ref.Card), costItems(m, line, extra))
	}
}

func unlessPaid(m *kernel.Machine) {
	if !m.S.Paid || beingPlayed(m) == nil { // or what was to be played is gone
		f := m.Top()
		m.GiveBack(uint16(f.Regs[1]), kernel.CardID(f.Regs[0]))
		return
	}
	m.Kept()
}

// played: the card or ability "was played" (12.04.2.j.1), whatever becomes of it.
func played(m *kernel.Machine) {
	f := *m.Top()
	it := beingPlayed(m)
	it.Played = true
	noteAnswer(m, it.Player)
	if f.Regs[1] != 0 {
		abilityPlayed(m, it)
		return
	}
	m.Announce(kernel.Event{Kind: evPlay, Player: it.Player, Card: it.Ref, N: f.Regs[2], From: kernel.NoZone, To: kernel.NoZone})
}

// Playing a triggered ability that lies in the resolution zone (1304-3). Registers:
// what lies there.
var playAutoSteps = []kernel.Step{
	{Clause: "1206-2", Do: limitUsedUp},
	{Clause: "1206-2d", Ask: askLimited, Then: limitedOrNot},
	{Clause: "1204-2f", Do: func(m *kernel.Machine) { m.AskPlayed(autoItem(m).Ref) }},
	{Clause: "1304-3a", Do: autoPlayed},
}

func autoItem(m *kernel.Machine) *kernel.Item {
	f := m.Top()
	return m.Item(kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])})
}

// limitUsedUp: an ability that has been played as often as it may is not played.
func limitUsedUp(m *kernel.Machine) {
	it := autoItem(m)
	it.Stamp = m.Stamp()
	if m.UsedUp(it.Line, it.Use) {
		m.Drop(it.Ref)
		m.Return()
	}
}

func askLimited(m *kernel.Machine, q *kernel.Request) {
	it := autoItem(m)
	m.AskLimited(q, it.Player, it.Line, it.Source, it.Use)
}

func limitedOrNot(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptNo {
		m.Drop(autoItem(m).Ref)
		m.Return()
	}
}

func autoPlayed(m *kernel.Machine) {
	it := autoItem(m)
	if !m.S.Paid {
		m.Drop(it.Ref)
		return
	}
	it.Played = true
	noteAnswer(m, it.Player)
	announceTargets(m, it)
	abilityPlayed(m, it)
}

// abilityPlayed counts a play of an ability, which limits look at (1206-2b, 1206-2c), and
// announces it (12.04.2.j.1).
func abilityPlayed(m *kernel.Machine, it *kernel.Item) {
	m.CountUse(it.Line, it.Use)
	m.Note(kernel.NotePlayed, it.Line, it.Source, it.Player)
	announce(m, evUse, it.Player, 0, it.Ref)
}
