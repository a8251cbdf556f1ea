package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 5.13: trances that texts make.

// tranceBy lets the player trance by an effect, with two materials of choice or with the one that the effect
// names.
func tranceBy(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	var given [2]kernel.CardID
	n := 0
	if m.Book.Prog.Exprs[e.First].Kind != ability.None {
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if n < 2 && !m.CardInfo(x.Card).Banned(lexicon.BanTrance) {
				given[n] = x.Card
				n++
			}
		})
		if n == 0 {
			return
		}
	}
	if m.Forbidden(r.Actor, lexicon.BanTrance) { // 1.3.3
		return
	}
	a, b := given[0], given[1]
	if b != 0 && !fitTogether(m, a, b) {
		if a, b = b, a; !fitTogether(m, a, b) {
			return
		}
	}
	m.Call(procEffectTrance, int32(r.Actor), int32(given[0]), 0, 0)
	if b != 0 { // the text names both
		m.Top().Regs[2], m.Top().Regs[3] = int32(a), int32(b)
	}
}

// wantedByText reports whether a tranceunion is one that the text under way allows.
func wantedByText(m *kernel.Machine, c kernel.CardID) bool {
	r := m.Running()
	if r == nil || r.Act == 0 {
		return true
	}
	e := &m.Book.Prog.Exprs[r.Act]
	if e.Kind != lexicon.Trance || m.Book.Prog.Exprs[e.First+1].Kind == ability.None {
		return true
	}
	return m.LooksLike(m.CtxOf(r), e.First+1, m.RefOf(c))
}

// effectTranceSteps: the materials of a trance by an effect are chosen, and then it is as any other.
// Registers: the player, the material that is given, if any, and the two that are chosen.
var effectTranceSteps = []kernel.Step{
	{Clause: "5.13.1.1", Ask: askMaterials, Then: pickMaterials},
	{Clause: "5.13.1.1", Do: beginEffectTrance},
}

func askMaterials(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p, given := int8(f.Regs[0]), kernel.CardID(f.Regs[1])
	q.Player, q.Kind, q.Min, q.Max = p, askMaterialsKind, 1, 1
	if f.Regs[2] != 0 {
		return
	}
	eachPair(m, p, func(a, b kernel.CardID) {
		if given == 0 || a == given || b == given {
			q.Add(kernel.Option{Kind: optTrance, Card: a, Card2: b, Zone: kernel.NoZone, Zone2: kernel.NoZone})
		}
	})
}

func pickMaterials(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	f.Regs[2], f.Regs[3] = int32(picks[0].Card), int32(picks[0].Card2)
}

func beginEffectTrance(m *kernel.Machine) {
	if f := m.Top(); f.Regs[2] != 0 {
		m.Call(procTrance, f.Regs[2], f.Regs[3], 0, 0, 0, f.Regs[0])
	}
}
