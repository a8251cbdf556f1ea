package luckandlogic

import (
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 5.33 Transmutation (錬成). Registers: the player, the level at most, and the tool.
var transmuteSteps = []kernel.Step{
	{Clause: "5.33.1.1", Ask: askTool, Then: pickTool},
	{Clause: "5.33.1.1", Do: turnUpTool},
	{Clause: "5.33.1.1", Do: useTool},
}

// askTool: a tool that lies face down, of that level or lower, or none.
func askTool(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p := int8(f.Regs[0])
	q.Player, q.Kind, q.Min, q.Max, q.Always = p, askToolKind, 0, 1, m.Count(m.Z(zTools, p)) > 0
	for c := m.BottomCard(m.Z(zTools, p)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].FaceDown && m.Book.Prints[m.S.Cards[c].Print].Info.Num[numLevel] <= f.Regs[1] {
			q.AddCard(c)
		}
	}
	passIfNone(q)
}

func pickTool(m *kernel.Machine, picks []kernel.Option) {
	if len(picks) > 0 && picks[0].Kind == kernel.OptCard {
		m.Top().Regs[2] = int32(picks[0].Card)
	}
}

func turnUpTool(m *kernel.Machine) {
	f := m.Top()
	c := kernel.CardID(f.Regs[2])
	if c == 0 {
		m.Return()
		return
	}
	r := m.Running()
	if r != nil {
		r.DidN++
	}
	m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factTool, Player: int8(f.Regs[0]), Source: m.RefOf(c), N: int32(len(m.S.Runs))})
	noteDeed(m, int8(f.Regs[0]), lexicon.DeedTransmute)
	turnFace(m, c, false, kernel.Ref{})
	m.Emit(kernel.Event{Kind: evTransmute, Player: int8(f.Regs[0]), Card: m.RefOf(c), From: kernel.NoZone, To: kernel.NoZone})
}

// useTool carries out the secret tool skill at once, as a part of the effect (11.10.1).
func useTool(m *kernel.Machine) {
	f := *m.Top()
	c := kernel.CardID(f.Regs[2])
	for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
		if m.Book.Prog.Lines[line].HasLabel(lexicon.KwSecretSkill) {
			m.Resolve(kernel.Run{Line: line, Source: m.RefOf(c), Player: int8(f.Regs[0]), Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}})
		}
	}
}

// resolved turns tools down that an effect has turned up, when all of it is done (5.33.2).
func resolved(m *kernel.Machine, _ *kernel.Run) {
	defer leavePhase(m)
	kept := 0
	for _, f := range m.S.Facts {
		if f.Kind == factTool && int(f.N) > len(m.S.Runs) {
			if m.Alive(f.Source) && m.KindOf(m.ZoneAt(f.Source)) == zTools {
				turnFace(m, f.Source.Card, true, kernel.Ref{})
			}
			continue
		}
		m.S.Facts[kept] = f
		kept++
	}
	m.S.Facts = m.S.Facts[:kept]
}
