package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// AskVariant tells questions of one kind apart that are worded differently: which
// energy is to be rested (510-2), in which window there is priority, what is
// counted or discarded.
func AskVariant(m *kernel.Machine, q *kernel.Request) string {
	switch q.Kind {
	case askEnergyKind:
		if q.N == 0 {
			return "-any"
		}
		return "-" + ColourKeys[colours[q.N-1]]
	case askPriorityKind:
		return priorityVariant(m, q.Player)
	case kernel.AskNumber:
		if m.Top().Proc == procDraw {
			return "-draw"
		}
	case askDiscardKind:
		if m.Top().Proc == procDropAuras {
			return "-auras"
		}
	}
	return ""
}

func priorityVariant(m *kernel.Machine, p int8) string {
	f := m.Top()
	switch {
	case len(m.S.Stack) > 0:
		return "-respond"
	case f.Regs[regWindow] == windowDamage:
		return "-damage"
	case f.Regs[regWindow] == windowMain && p == m.S.Active:
		return "-main"
	case f.Regs[regWindow] == windowDeclaration:
		return "-declaration"
	}
	return ""
}

// OptionVariant tells options of one kind apart that are worded differently.
func OptionVariant(o *kernel.Option) string {
	switch o.Kind {
	case optAttack:
		if o.Card2 == 0 {
			return "-player"
		}
		return "-unit"
	case optPlay:
		if o.N == wayLegacy {
			return "-legacy"
		}
	case optWay:
		if o.N == wayNormal {
			return "-normal"
		}
	case optPart:
		if o.N == 0 {
			return "-energy"
		}
	case optGuess:
		terms, _ := lexicon.Terms()
		return "-" + terms.Name(ability.Kind(o.N))
	}
	return ""
}

// waysOfPlaying names the ways in which a card is played.
var waysOfPlaying = [...]string{wayNormal: "", wayEvol: "-evol", wayEvol + 1: "-evol", wayLegacy: "-legacy", wayFree: "-free"}

// dealers names what deals the damage of a packet.
var dealers = [...]string{byBuster: "-buster", byEffect: "-effect", byBattle: "-battle"}

// EventVariant tells events of one kind apart that are worded differently.
func EventVariant(m *kernel.Machine, e *kernel.Event) string {
	switch e.Kind {
	case kernel.EvMove:
		return moveVariant(m, e)
	case evDeclare, evAttack:
		if e.New.Card == 0 {
			return "-player"
		}
		return "-unit"
	case evBattle:
		return [...]string{lexicon.BattleBegins: "-begins", lexicon.BattleEnds: "-ends", lexicon.BattleWon: "-won",
			lexicon.BattleLost: "-lost", lexicon.BattleDrawn: "-drawn"}[e.N]
	case evPlay:
		return waysOfPlaying[e.N]
	case evPacket:
		return dealers[e.Lies&packetRank]
	case evOpen:
		if e.N == 1 {
			return "-closed"
		}
	case evFace:
		if e.N == 1 {
			return "-down"
		}
	case evCounter:
		return counterVariant(e)
	}
	return ""
}

// moveVariant: a unit is destroyed (1303-2), a card is drawn, also from the life
// zone (507-1a); the hands of the set-up are.
func moveVariant(m *kernel.Machine, e *kernel.Event) string {
	switch {
	case e.Flags&kernel.MoveDestroy != 0 && m.KindOf(e.To) == zGraveyard:
		return "-destroyed"
	case e.Flags&kernel.MoveDraw != 0, m.KindOf(e.To) == zHand && m.S.Turn == 0:
		return "-drawn"
	}
	return ""
}

func counterVariant(e *kernel.Event) string {
	out := "-card"
	if e.Card.Card == 0 {
		out = "-player"
	}
	if e.N < 0 {
		out += "-less"
	}
	return out
}

// EventNumber is the number that an event tells, and the word of the program that
// it is about: how many counters of which name, else Event.N.
func EventNumber(e *kernel.Event) (n int32, word uint16, named bool) {
	if e.Kind != evCounter {
		return e.N, 0, false
	}
	return max(e.N, -e.N), e.Flags, true
}

// IsMirror reports whether an event tells what the one before has told from the
// other side: both units of a battle begin it, one wins what the other loses.
func IsMirror(before, e *kernel.Event) bool {
	return e.Kind == evBattle && before.Kind == evBattle && e.Card == before.New && e.New == before.Card
}

// PacketSize is how much damage a packet holds now, for options that name it.
func PacketSize(m *kernel.Machine, id int32) int {
	if p := packet(m, id); p != nil {
		return int(packetSize(m, p))
	}
	return 0
}

// OptionNumber is the number that an option says: of a damage packet how much it
// holds, else Option.N.
func OptionNumber(m *kernel.Machine, o *kernel.Option) int {
	if o.Kind == optPacket {
		return PacketSize(m, o.N)
	}
	return int(o.N)
}

// CostItem is which item of the cost of its line an option of the order of payment
// is (12.04.2.i.1), -1 for the energy.
func CostItem(o *kernel.Option) int {
	_, item := partOf(&kernel.Frame{}, o.N)
	if o.N == 0 {
		return -1
	}
	return item
}
