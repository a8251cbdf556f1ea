package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// Registers of procChoose.
const (
	regChooseSet = 1 // of a choice from several sets, which
	regChosen    = 2 // of a payment, how many have been chosen one by one
	regWanted    = 3 // and how many they are to be at most, 0 if they are chosen at once
)

// choosePayment pushes what can be chosen as a payment: for all that the payer knows, so that
// hidden cards are among it that might not do, and so that the rest of the cost can still be paid.
// It gives how many are to be chosen now.
func (m *Machine) choosePayment(c *Ctx, e *ability.Expr, set int32, start int) (least, n int) {
	f, r := m.Top(), c.Run
	eyes := m.judgedBy(r.Actor)
	m.choosable(c, set)
	had := int(f.Regs[regChosen])
	if had > 0 {
		m.dropChosen(r, start)
	}
	least, most := m.many(c, e.First, len(m.tmp)-start+had)
	m.fromTopOfPile(set, start, most-had)
	f.Regs[regWanted] = 0
	if least-had > len(m.tmp)-start { // part of an item is no payment: nothing is asked, and the payment fails
		m.tmp = m.tmp[:start]
	}
	n = most
	if most > had && len(m.tmp) > start {
		least, n = m.leaveRest(r, start, m.ListOf(r.Chosen)[:had], least, most)
		if n < most {
			f.Regs[regWanted] = int32(most)
		}
	}
	m.eyes = eyes
	return least, n
}

// fromTopOfPile drops from the scratch stack, from start on, all but the n topmost cards if
// they are from a pile that nobody may look through, and nothing is asked about them.
func (m *Machine) fromTopOfPile(set int32, start, n int) {
	if all := len(m.tmp) - start; n >= 0 && n < all && m.Piled(m.tmp[start]) && !m.asksInformation(set) {
		m.tmp = append(m.tmp[:start], m.tmp[start+all-n:]...)
	}
}

// exposeWrong drops from the scratch stack, from start on, what was chosen as a payment
// unseen and is not what the cost asks for. It is shown that it is not.
func (m *Machine) exposeWrong(r *Run, set int32, start int) {
	at := len(m.tmp)
	m.choosable(m.CtxOf(r), set)
	w := start
	for _, x := range m.tmp[start:at] {
		if slices.Contains(m.tmp[at:], x) {
			m.tmp[w] = x
			w++
		} else {
			m.expose(x.Card)
		}
	}
	m.tmp = m.tmp[:w]
}
