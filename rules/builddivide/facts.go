package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// PhaseKeys names the phases and steps, by ability.Phase.
var PhaseKeys = [...]string{
	ability.PhTurn: "turn", ability.PhStand: "stand", ability.PhDraw: "draw", ability.PhMain: "main", ability.PhAttack: "attack",
	ability.PhEnd: "end", ability.PhAttackDeclaration: "attack-declaration", ability.PhBattle: "battle", lexicon.PhBlock: "block",
	lexicon.PhHit: "hit", lexicon.PhAttackOver: "attack-over",
}

// TypeKeys names the card types, by the bits of kernel.Info.Kind.
var TypeKeys = []string{"unit", "command", "territory", "aura", "ability"}

// IconKeys lists the keys of trigger icons by their number, ColourKeys those of
// colours.
var IconKeys, ColourKeys = [16]string{iconBuster: "buster", iconShot: "shot"},
	[16]string{ability.Black: "black", ability.Blue: "blue", ability.White: "white", ability.Red: "red"}

// IsPhase reports whether an event is the beginning or end of a phase or step.
func IsPhase(e *kernel.Event) bool { return e.Kind == evPhaseStart || e.Kind == evPhaseEnd }

// Told reports whether an event is worth a line of the log; the others only wake
// triggers.
func Told(e *kernel.Event) bool {
	switch e.Kind {
	case evLose, kernel.EvWin, evUnblocked, evUse, evTarget: // told otherwise, or by what comes of it
		return false
	case evPhaseStart: // a turn has a line of its own
		return ability.Phase(e.N) != ability.PhTurn
	case evBattle:
		return lexicon.BattlePoint(e.N) != lexicon.BattleEnds
	}
	return true
}

// IsTurn reports whether a procedure is a turn.
func IsTurn(proc uint16) bool { return proc == procTurn }

// NeverResolved reports whether a line of the rules is there for its parts only.
func NeverResolved(m *kernel.Machine, line uint16) bool {
	return line == rulesOf(m).auraLine || m.Book.Prog.Lines[line].Keyword == lexicon.KwNameRule
}

// IsOpened reports whether a card is an opened territory.
func IsOpened(m *kernel.Machine, c kernel.CardID) bool { return isOpen(m, c) }

// Attack is the attack under way: whether a player or a unit is attacked, who
// attacks and who is attacked or blocks; an attack that has only been declared is
// of kind "declared" (802-4).
func Attack(m *kernel.Machine) (kind string, attacking, defending kernel.CardID) {
	a, there := attacker(m)
	if !there {
		if a, t := announced(m, procAttackStep, rowDeclareAttack, rowAttacks); a != 0 {
			return "declared", a, t
		}
		return "", 0, 0
	}
	if kind = "unit"; m.S.Vars[vTargetSeat] != 0 {
		kind = "player"
	}
	if t := m.S.Objects[oTarget]; m.Alive(t) {
		defending = t.Card
	}
	return kind, a.Card, defending
}

// announced is what has been declared in a step of the attack phase, and not been
// carried out yet: the cards in the registers of its procedure.
func announced(m *kernel.Machine, proc uint16, declares, does uint16) (card, card2 kernel.CardID) {
	for i := range m.S.Frames {
		f := &m.S.Frames[i]
		if f.Proc != proc || f.Step <= declares || f.Step > does {
			continue
		}
		a, t := kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}, kernel.Ref{Card: kernel.CardID(f.Regs[2]), Gen: uint16(f.Regs[3])}
		if a.Card != 0 && m.Alive(a) {
			card = a.Card
		}
		if t.Card != 0 && m.Alive(t) {
			card2 = t.Card
		}
	}
	return card, card2
}

// shown is what views show of each player, as everybody may know it.
var shown = []rulebook.PlayerValue{
	{Key: "red", Words: lang.Words{"レッドゾーン枚数", "red zone"}, Of: func(*kernel.Machine, int8) int { return redLimit }},
	{Key: "in-red", Words: lang.Words{"レッドゾーン", "in the red zone"}, States: [2]string{"red", "yellow"}, Of: func(m *kernel.Machine, p int8) int { return int(boolReg(inRed(m, p))) }},
	{Key: "hand-limit", Words: lang.Words{"手札の上限", "hand limit"}, Of: handLimit},
	{Key: "energy-left", Words: lang.Words{"まだ置けるエナジー", "energy that may still be placed"}, Of: func(m *kernel.Machine, p int8) int { return int(energyLimit - m.S.Seats[p][sEnergy]) }},
}

// Look tells what lies beside the cards, as everybody may know it.
func Look(m *kernel.Machine, _ int8, f *cards.TableFacts) {
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		if fr := &m.S.Frames[i]; fr.Proc == procWindow {
			f.Priority, f.Window = int8(fr.Regs[regPriority]), "play"
			if fr.Regs[regWindow] == windowDamage {
				f.Window = "damage"
			}
			break
		}
	}
	open := openPacketID(m)
	for i := range m.S.Facts {
		if p := &m.S.Facts[i]; p.Kind == factPacket {
			f.Packets = append(f.Packets, cards.PacketFacts{Seat: p.Player, Source: p.Source.Card, N: int(packetSize(m, p)), Dealt: int(p.M), Next: p.ID == open})
			if p.Flags&packetRank == byBuster {
				f.Packets[len(f.Packets)-1].Kind = "buster"
			}
		}
	}
	if t := m.S.Objects[oTarget]; m.Alive(t) && t != m.S.Objects[oBlocker] {
		f.Target = t.Card
	}
	if b := m.S.Objects[oBlocker]; m.Alive(b) {
		f.Blocker = b.Card
	}
	if _, t := announced(m, procAttackStep, rowDeclareAttack, rowAttacks); t != 0 {
		f.Target = t
	}
	if b, _ := announced(m, procBlockStep, rowDeclareBlock, rowRestBlocker); b != 0 {
		f.Blocker = b
	}
}

// openPacketID is the number of the packet whose damage window is the innermost, 0
// if none is open.
func openPacketID(m *kernel.Machine) int32 {
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		if f := &m.S.Frames[i]; f.Proc == procWindow && f.Regs[regWindow] == windowDamage {
			return f.Regs[regPacket]
		}
	}
	return 0
}

// quick is the timing of cards that can be played as a reaction (307).
var quick = []string{"quick"}

// LookAt tells what is true of a card that the viewer may identify. In the territory
// zone only who controls a card may turn it over (410-2a).
func LookAt(m *kernel.Machine, viewer int8, c kernel.CardID, f *cards.CardFacts) {
	f.Turns = isTerritoryCard(m, c) && (viewer == m.S.Cards[c].Master || m.KindOf(m.S.Cards[c].Zone) != zTerritory)
	info := m.CardInfo(c)
	if info.Blank {
		return
	}
	own := rulesOf(m)
	var timing []string
	if info.Subs&subQuick != 0 {
		timing = quick
	}
	f.Now.SetKeys(own.columns.timing, timing)
	w := unpack(info.Num[numNeeds])
	for i, n := range [...]uint8{w.of[0], w.of[1], w.of[2], w.of[3], w.generic} { // as needKeys
		f.Now.SetNum(own.columns.needs+value.Column(i), int(n))
	}
}
