package builddivide

import (
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// Events of this book.
const (
	evPhaseStart = kernel.EvBook + iota // N: the phase, Player: whose
	evPhaseEnd                          // N: the phase
	evDeclare                           // an attack of Card on New, or the player, was declared
	evAttack                            // Card has attacked New, or the player
	evBlock                             // Card has blocked New
	evBattle                            // N: ability.BattlePoint of Card against New
	evUnblocked                         // Card attacked the player and was not blocked
	evHurt                              // Card is about to be dealt N by Source; Lies: 1 in battle
	evPacket                            // Player is about to be dealt N by Source; Lies: Fact.Flags
	evOpen                              // territory Card is opened, closed if N is 1
	evPlay                              // Player played Card
	evRed                               // Player came to be in the red zone
	evAura                              // Card got an aura, New
	evBright                            // Card brightened (1410-3)
	evSkill                             // the skill of Card was used (533-3)
	evCounter                           // Card or Player gets N counters of the name in Flags, or loses as many
	evFace                              // Card is turned face up, down if N is 1
	evControl                           // Player gets control of Card
	evLose                              // Player loses
	evUse                               // Player played an ability, for which Card stands in the resolution zone
	evTarget                            // Card has become a target of Source, which lies in the resolution zone
)

// announces is the events that change nothing.
const announces uint64 = 1<<evPhaseStart | 1<<evPhaseEnd | 1<<evDeclare | 1<<evAttack | 1<<evBlock | 1<<evBattle | 1<<evUnblocked |
	1<<evPlay | 1<<evUse | 1<<evRed | 1<<evAura | 1<<evBright | 1<<evSkill | 1<<evTarget

// EventKinds names the event kinds for the log and for animation.
var EventKinds = map[uint8]string{
	kernel.EvMove: "move", kernel.EvLie: "lie", kernel.EvShuffle: "shuffle", kernel.EvShow: "reveal",
	kernel.EvWin: "win", kernel.EvModified: "effect",
	evPhaseStart: "phase", evPhaseEnd: "phase-end", evDeclare: "declare", evAttack: "attack", evBlock: "block", evBattle: "battle",
	evUnblocked: "unblocked", evHurt: "hurt", evPacket: "damage", evOpen: "open", evPlay: "play", evRed: "red", evAura: "aura",
	evBright: "bright", evSkill: "skill", evCounter: "counter", evFace: "face", evControl: "control", evLose: "lose", evUse: "use", evTarget: "target",
}

var noEvent = kernel.Event{From: kernel.NoZone, To: kernel.NoZone}

// apply carries out the events that only this book knows.
func apply(m *kernel.Machine, e *kernel.Event) {
	switch e.Kind {
	case evHurt:
		if e.N <= 0 || !onField(m, e.Card) || !isUnit(m, e.Card.Card) { // 516-2a
			e.Kind = kernel.EvNone
			return
		}
		m.AddLoad(e.Card.Card, e.N) // 406-6c
	case evPacket:
		makePacket(m, e)
	case evOpen:
		turnTerritory(m, e)
	case evCounter:
		if n := m.AddTokens(e.Card, e.Player, e.Flags, e.N); n == 0 {
			e.Kind = kernel.EvNone
		}
	case evFace:
		if !m.Alive(e.Card) || m.S.Cards[e.Card.Card].FaceDown == (e.N == 1) || isTerritoryCard(m, e.Card.Card) { // 104-2a, 4.03.3.b.1
			e.Kind = kernel.EvNone
			return
		}
		m.TurnOver(e.Card.Card, e.N == 1)
	case evControl:
		if !onField(m, e.Card) || m.S.Cards[e.Card.Card].Master == e.Player {
			e.Kind = kernel.EvNone
			return
		}
		m.Control(e.Card.Card, e.Player)
		leaveAttack(m, e.Card)
	case evLose:
		if m.Forbidden(e.Player, lexicon.BanLose) {
			e.Kind = kernel.EvNone
		}
	}
}

// does reports whether a move is what a procedure was to do for an act of a text:
// drawing, discarding, exchanging, removing. What has been replaced by another move has
// not been done (1209-1a).
func does(m *kernel.Machine, proc uint16, e *kernel.Event) bool {
	if e.Kind != kernel.EvMove {
		return false
	}
	switch proc {
	case procDraw:
		return e.Flags&kernel.MoveDraw != 0
	case procDiscard, procDropAuras:
		return m.KindOf(e.To) == zGraveyard
	case procSwitch:
		return e.Flags&kernel.MoveSwap != 0
	case procExchange:
		return m.KindOf(e.To) == zRemoved
	}
	return false
}

// applied keeps what the book remembers true to what has happened. Who loses ends
// the game, and who loses at once with others draws (103-1, 103-1a).
func applied(m *kernel.Machine, e *kernel.Event) {
	if turned(m, e) == 0 {
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factOpened, Player: e.Player})
	}
	switch e.Kind {
	case kernel.EvMove:
		moved(m, e)
	case evLose:
		lost := uint8(0)
		for i := range m.S.Batch {
			if b := &m.S.Batch[i]; b.Kind == evLose {
				lost |= 1 << b.Player
			}
		}
		m.End(lost, e.Clause)
	}
}

func moved(m *kernel.Machine, e *kernel.Event) {
	from, to := m.KindOf(e.From), m.KindOf(e.To)
	if from == zResolution {
		if it := m.Item(e.Card); it != nil {
			way := it.Way
			m.Drop(e.Card)
			if to == zField && way != 0 {
				m.SetMarks(e.New.Card, uint16(way)*markWay)
			}
		}
	}
	if rulesOf(m).other[m.S.Cards[e.New.Card].Print] >= 0 {
		keepFace(m, e)
	}
	if len(m.S.Facts) > 0 {
		arrive(m, e)
	}
	if from == zField || from == zTerritory {
		detach(m, e.Card)
		noteFallen(m, e.Card)
		leaveAttack(m, e.Card)
		if from != to && (to == zField || to == zTerritory) {
			m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factSame, Source: e.Card, M: int32(e.New.Gen)})
		}
	}
	switch to {
	case zGraveyard:
		noteDropped(m, e)
	case zField:
		if from != zField && isUnit(m, e.New.Card) {
			m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factCame, Player: m.S.Cards[e.New.Card].Master, Source: e.New})
		}
	}
	if e.Flags&kernel.MoveDraw != 0 {
		if r := m.Running(); r != nil && m.Book.Prog.Lines[r.Line].Keyword == lexicon.KwUnity { // 1412-3; a draw that was replaced is no such move (1412-3a)
			m.S.Seats[e.Player][sUnityDrew] = 1
		}
	}
}

// noteDropped remembers which attributes have come to a graveyard in this turn, as
// far as a text asks for them (1411).
func noteDropped(m *kernel.Machine, e *kernel.Event) {
	own := rulesOf(m)
	if !own.mystery {
		return
	}
	info := m.InfoOf(e.New)
	for _, w := range info.Traits[:info.NTraits] {
		if own.mysteries[w] && !droppedBefore(m, e.New.Card, w) {
			m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factDropped, Player: m.S.Cards[e.New.Card].Owner, N: int32(w), M: int32(m.BatchStamp())})
		}
	}
}

func droppedBefore(m *kernel.Machine, c kernel.CardID, w uint16) bool {
	_, found := dropped(m, m.S.Cards[c].Owner, w)
	return found
}

// dropped finds whether a card with an attribute has come to a player's graveyard
// in this turn, and since which batch of events.
func dropped(m *kernel.Machine, p int8, w uint16) (since uint32, found bool) {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factDropped && f.Player == p && f.N == int32(w) {
			return uint32(f.M), true
		}
	}
	return 0, false
}

// hurt proposes damage to a unit (516-2).
func hurt(m *kernel.Machine, r kernel.Ref, n int32, source kernel.Ref, battle bool) {
	if n <= 0 || !m.Alive(r) {
		return
	}
	m.Emit(kernel.Event{Kind: evHurt, Player: m.S.Cards[r.Card].Master, Card: r, N: n, Source: source, Lies: uint8(boolReg(battle)), From: kernel.NoZone, To: kernel.NoZone})
}

// observe lets the red zone be noticed: whoever was not in it and is now
// (4.07.4.c.1).
func observe(m *kernel.Machine) {
	for p := range m.S.Players {
		red := inRed(m, p)
		if red == (m.S.Seats[p][sRed] != 0) || m.S.Turn == 0 {
			continue
		}
		m.S.Seats[p][sRed] = boolReg(red)
		if red {
			m.Call(procRed, int32(p))
		}
	}
}

var redSteps = []kernel.Step{
	{Clause: "4.07.4.c.1", Do: func(m *kernel.Machine) {
		announce(m, evRed, int8(m.Top().Regs[0]), 0, kernel.Ref{})
	}},
}

// cannotBeDestroyed: forbidding prevails (104-3).
func cannotBeDestroyed(m *kernel.Machine, c kernel.CardID) bool {
	return m.CardInfo(c).Banned(lexicon.BanDestroy)
}
