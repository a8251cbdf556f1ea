package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// 5.14 Paying energy (エネルギーを支払う): so many standing cards of the energy zone are rested, partners
// among them; the payer chooses which.

func standingEnergy(m *kernel.Machine, p int8) (n int) {
	each(m, m.Z(zEnergy, p), func(c kernel.CardID) {
		if m.S.Cards[c].Lies == kernel.Stand {
			n++
		}
	})
	return n
}

// payEnergy lets a player pay so much energy. None is paid if there is not enough (5.14.1.1).
func payEnergy(m *kernel.Machine, p int8, n int) {
	switch have := standingEnergy(m, p); {
	case n <= 0 || n > have:
	case n == have || allAlike(m, p): // it does not matter which
		each(m, m.Z(zEnergy, p), func(c kernel.CardID) {
			if n > 0 && m.S.Cards[c].Lies == kernel.Stand {
				m.Lie(c, kernel.Rest)
				n--
			}
		})
	default:
		m.Call(procPayEnergy, int32(p), int32(n))
	}
}

// allAlike reports whether all standing energy is of the same print.
func allAlike(m *kernel.Machine, p int8) bool {
	print, alike := int32(-1), true
	each(m, m.Z(zEnergy, p), func(c kernel.CardID) {
		if card := &m.S.Cards[c]; card.Lies == kernel.Stand {
			alike = alike && (print < 0 || print == int32(card.Print))
			print = int32(card.Print)
		}
	})
	return alike
}

// payEnergySteps: registers are the player and how much.
var payEnergySteps = []kernel.Step{
	{Clause: "5.14.1", Ask: askEnergyToPay, Then: restForEnergy},
}

// askEnergyToPay offers all that stands.
func askEnergyToPay(m *kernel.Machine, q *kernel.Request) {
	p, n := framePlayer(m), int(m.Top().Regs[1])
	q.Player, q.Kind, q.Min, q.Max = p, askPayEnergyKind, n, n
	for _, partner := range [...]bool{false, true} { // those that are energy and no more come first
		each(m, m.Z(zEnergy, p), func(c kernel.CardID) {
			if m.S.Cards[c].Lies == kernel.Stand && isPartner(m, c) == partner {
				q.AddCard(c)
			}
		})
	}
}

func restForEnergy(m *kernel.Machine, picks []kernel.Option) {
	for _, o := range picks {
		m.Lie(o.Card, kernel.Rest)
	}
}

// owed is how much energy an act of a text pays.
func owed(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) int {
	pip := e.First
	if e.Kind == lexicon.PayEitherEnergy && m.Cond(c, e.First+2) {
		pip++
	}
	return int(m.Book.Prog.Exprs[pip].Num % 32)
}

// payNow pays energy for an act of a text.
func payNow(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	n := owed(m, c, e)
	if n > standingEnergy(m, c.Run.Actor) {
		return // 5.14.1.1
	}
	c.Run.DidN++
	payEnergy(m, c.Run.Actor, n)
}
