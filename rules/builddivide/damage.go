package builddivide

import "gorin/rules/kernel"

// What deals a packet's damage, in Fact.Flags: the order in which packets get
// their windows (1104-3a), and whether an attacking unit deals it too.
const (
	byBuster uint8 = iota // バスターアイコン
	byEffect              // 効果による発生源
	byBattle              // バトルによるユニット

	packetRank   uint8 = 3
	packetOpened uint8 = 4 // it has its window
	packetFights uint8 = 8 // its source is an attacking unit (10.03.2.c.1)
)

// dealDamage proposes damage to a player: a packet is made of it (1002-2).
func dealDamage(m *kernel.Machine, p int8, n int32, by uint8, source kernel.Ref) {
	m.Emit(kernel.Event{Kind: evPacket, Player: p, N: n, Lies: by, Source: source, From: kernel.NoZone, To: kernel.NoZone})
}

// makePacket: none of its damage has been dealt yet (1002-2a).
func makePacket(m *kernel.Machine, e *kernel.Event) {
	if e.N <= 0 && e.Lies&packetRank != byBattle {
		e.Kind = kernel.EvNone // 104-2c
		return
	}
	m.S.Vars[vPackets]++
	m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factPacket, Player: e.Player, Flags: e.Lies, Source: e.Source, N: e.N, ID: m.S.Vars[vPackets]})
}

// packet is the damage packet of a number, nil if it is gone.
func packet(m *kernel.Machine, id int32) *kernel.Fact {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factPacket && f.ID == id {
			return f
		}
	}
	return nil
}

func dropPacket(m *kernel.Machine, id int32) {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factPacket && f.ID == id {
			m.S.Facts = append(m.S.Facts[:i], m.S.Facts[i+1:]...)
			return
		}
	}
}

// packetSize is how much damage a packet holds: that of an attacking unit is its
// hit as it is now (1002-2b), nothing once it has left the field (10.02.2.b.1).
func packetSize(m *kernel.Machine, p *kernel.Fact) int32 {
	if p.Flags&packetRank != byBattle {
		return p.N
	}
	if !onField(m, p.Source) {
		return 0
	}
	return max(0, m.InfoOf(p.Source).Num[numHit])
}

// isNew reports whether a fact is a packet that has no window yet and is the
// business of the windows that opened after packet since was made (1104-2): the others wait
// for the damage check that has found them.
func isNew(f *kernel.Fact, since int32) bool {
	return f.Kind == factPacket && f.Flags&packetOpened == 0 && f.ID > since
}

// newPackets reports whether there is a new packet (1104-2a).
func newPackets(m *kernel.Machine, since int32) bool {
	for i := range m.S.Facts {
		if isNew(&m.S.Facts[i], since) {
			return true
		}
	}
	return false
}

// 1104 Player damage check (プレイヤーダメージチェック): each new packet gets a
// damage window, those of buster icons first, then those of effects, then those of
// battle (1104-3a). Register 0: the last packet that is not its business.
var damageCheckSteps = []kernel.Step{
	{Clause: "1104-3b", Ask: askPacket, Then: openPacket},
	{Clause: "1104-2a", Do: (*kernel.Machine).Return},
}

// askPacket offers the new packets of the first rank to who receives them, the
// turn player first (104-4).
func askPacket(m *kernel.Machine, q *kernel.Request) {
	q.Kind, q.Min, q.Max = askPacketKind, 1, 1
	rank := packetRank
	for i := range m.S.Facts {
		f := &m.S.Facts[i]
		if !isNew(f, m.Top().Regs[0]) {
			continue
		}
		r := f.Flags & packetRank
		if r < rank || r == rank && q.Player != m.S.Active && f.Player == m.S.Active {
			q.Options = q.Options[:0]
			rank, q.Player = r, f.Player
		}
		if r == rank && f.Player == q.Player {
			q.Add(kernel.Option{Kind: optPacket, N: f.ID, Card: f.Source.Card, Zone: kernel.NoZone, Zone2: kernel.NoZone})
		}
	}
}

func openPacket(m *kernel.Machine, picks []kernel.Option) {
	m.Goto(0)
	damageWindow(m, picks[0].N) // inside the present window (1104-3)
	m.Top().Regs[regSince] = m.S.Vars[vPackets]
}

// damageWindow opens the damage window of a packet (1103-1a).
func damageWindow(m *kernel.Machine, id int32) {
	packet(m, id).Flags |= packetOpened
	m.Call(procWindow, windowDamage, id)
}

// 1003 Player damage processing (プレイヤーダメージ処理). Registers: the packet,
// the card that is revealed.
var playerDamageSteps = []kernel.Step{
	{Clause: "1003-2", Do: revealLife},
	{Clause: "1003-2c", Do: bust},
	{Clause: "1003-2d", Ask: askShot, Then: playShot},
	{Clause: "1003-2b", Do: lifeToGraveyard},
	{Clause: "1003-3", Do: countDamage},
}

const rowCountDamage = 4

func packetOf(m *kernel.Machine) *kernel.Fact { return packet(m, m.Top().Regs[0]) }

// revealLife reveals the top card of the life zone; who has none loses (1003-2a).
func revealLife(m *kernel.Machine) {
	p := packetOf(m).Player
	c := m.TopCard(m.Z(zLife, p))
	if c == 0 {
		lose(m, p, "1003-2a")
		m.Goto(rowCountDamage)
		return
	}
	m.Top().Regs[1] = int32(c)
	m.Show(c, 1<<m.S.Players-1)
}

func revealedLife(m *kernel.Machine) kernel.CardID { return kernel.CardID(m.Top().Regs[1]) }

// bust: a buster icon deals 1 damage to the owner of the card. If an attacking
// unit has dealt the damage, it deals this too (10.03.2.c.1).
func bust(m *kernel.Machine) {
	c := revealedLife(m)
	if m.CardInfo(c).Icon(iconBuster) == 0 {
		return
	}
	p := packetOf(m)
	e := kernel.Event{Kind: evPacket, Player: m.S.Cards[c].Owner, N: 1, Lies: byBuster, Source: m.RefOf(c), From: kernel.NoZone, To: kernel.NoZone}
	if r := p.Flags & packetRank; r == byBattle || p.Flags&packetFights != 0 {
		e.Lies |= packetFights
		e.Source = p.Source
	}
	m.Emit(e)
}

// askShot: a shot icon lets its owner play the card at once without paying, if it
// can be played (10.03.2.d.1).
func askShot(m *kernel.Machine, q *kernel.Request) {
	c := revealedLife(m)
	if m.CardInfo(c).Icon(iconShot) == 0 {
		return
	}
	p := m.S.Cards[c].Owner
	if !canPlayFree(m, p, c) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Source = p, askShotKind, 1, 1, m.RefOf(c)
	q.AddKind(kernel.OptYes)
	q.AddKind(kernel.OptNo)
}

func playShot(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptYes {
		c := revealedLife(m)
		m.Call(procPlay, int32(c), 0, wayFree, int32(m.S.Cards[c].Owner))
	}
}

// lifeToGraveyard puts the card away, unless it has been played.
func lifeToGraveyard(m *kernel.Machine) {
	c := revealedLife(m)
	if m.KindOf(m.S.Cards[c].Zone) == zLife {
		m.Move(c, m.Z(zGraveyard, m.S.Cards[c].Owner), kernel.MoveRule)
	}
}

func countDamage(m *kernel.Machine) {
	if p := packetOf(m); p != nil {
		p.M++
	}
}

// lose lets a player lose under a clause (103-1), unless an effect forbids it.
// Players who lose together draw (103-1a).
func lose(m *kernel.Machine, p int8, clause string) {
	m.Emit(kernel.Event{Kind: evLose, Player: p, N: 1 << p, Clause: m.Book.Clause(clause), From: kernel.NoZone, To: kernel.NoZone})
}
