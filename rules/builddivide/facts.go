package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/pack"
)

// PhaseKeys names the phases and steps, by ability.Phase.
var PhaseKeys = [...]string{
	ability.PhTurn: "turn", ability.PhStand: "stand", ability.PhDraw: "draw", ability.PhMain: "main", ability.PhAttack: "attack",
	ability.PhEnd: "end", ability.PhAttackDeclaration: "attack-declaration", ability.PhBattle: "battle", ability.PhBlock: "block",
	ability.PhHit: "hit", ability.PhAttackOver: "attack-over",
}

// KeywordNames names the keywords of chapters 1400 and 1500, by ability.Keyword.
var KeywordNames = [...]string{
	ability.KwAwaken: "awakening", ability.KwQuick: "quick", ability.KwDecoy: "decoy", ability.KwBlitz: "blitz", ability.KwJudgement: "judgement",
	ability.KwBerserk: "berserk", ability.KwAssaultTerritory: "assault territory", ability.KwNameRule: "name rule", ability.KwLegacy: "legacy",
	ability.KwEvol: "evol", ability.KwBright: "bright", ability.KwMystery: "mystery", ability.KwUnity: "unity", ability.KwIcon: "ability icon", ability.KwSkill: "skill",
}

// TypeKeys names the card types, by the bits of kernel.Info.Kind.
var TypeKeys = []string{"unit", "command", "territory", "aura", "ability"}

// Stats of a card's information.
const (
	NumCost  = numCost
	NumPower = numPower
	NumHit   = numHit
)

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
	case evLose, kernel.EvWin, evUnblocked:
		return false
	case evBattle:
		return ability.BattlePoint(e.N) != ability.BattleEnds
	}
	return true
}

// IsTurn reports whether a procedure is a turn.
func IsTurn(proc uint16) bool { return proc == procTurn }

// NeverResolved reports whether a line of the rules is there for its parts only.
func NeverResolved(m *kernel.Machine, line uint16) bool { return line == rulesOf(m).auraLine }

// IsOpened reports whether a card is an opened territory.
func IsOpened(m *kernel.Machine, c kernel.CardID) bool { return isOpen(m, c) }

// Attack is the attack under way: whether a player or a unit is attacked, who
// attacks and who is attacked or blocks.
func Attack(m *kernel.Machine) (kind string, attacking, defending kernel.CardID) {
	a, there := attacker(m)
	if !there {
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

// Look tells what lies beside the cards, as everybody may know it.
func Look(m *kernel.Machine, _ int8, f *cards.TableFacts) {
	for p := range m.S.Players {
		f.Players[p] = cards.PlayerFacts{Red: redLimit, InRed: inRed(m, p), HandLimit: handLimit(m, p), EnergyLeft: int(energyLimit - m.S.Seats[p][sEnergy])}
	}
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		if fr := &m.S.Frames[i]; fr.Proc == procWindow {
			f.Priority, f.Window = int8(fr.Regs[regPriority]), "play"
			if fr.Regs[regWindow] == windowDamage {
				f.Window = "damage"
			}
			break
		}
	}
	for i := range m.S.Facts {
		if p := &m.S.Facts[i]; p.Kind == factPacket {
			f.Packets = append(f.Packets, cards.PacketFacts{Seat: p.Player, Source: p.Source.Card, Buster: p.Flags&packetRank == byBuster, N: int(packetSize(m, p)), Dealt: int(p.M)})
		}
	}
	if t := m.S.Objects[oTarget]; m.Alive(t) && t != m.S.Objects[oBlocker] {
		f.Target = t.Card
	}
	if b := m.S.Objects[oBlocker]; m.Alive(b) {
		f.Blocker = b.Card
	}
}

// LookAt tells what is true of a card that the viewer may identify.
func LookAt(m *kernel.Machine, _ int8, c kernel.CardID, f *cards.CardFacts) {
	info := m.CardInfo(c)
	if info.Blank {
		return
	}
	f.Timing = "normal"
	if info.Subs&subQuick != 0 {
		f.Timing = "quick"
	}
	w := unpack(info.Num[numNeeds])
	f.Needs = pack.Needs{Black: int(w.of[0]), Blue: int(w.of[1]), White: int(w.of[2]), Red: int(w.of[3]), Generic: int(w.generic)}
	printed := m.S.Cards[c].Print
	own := rulesOf(m)
	f.Titles, f.Identities = own.printed[printed].Titles, own.printed[printed].Identities
}
