package builddivide

import (
	"math/bits"

	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// needs is how a cost has to be paid (306-2): so much energy of each colour, in
// the order of colours, and so much of any kind.
type needs struct {
	of      [4]uint8
	generic uint8
	also    uint8 // colours that may pay for any of the coloured part (5.10.2.b.1), not packed with the rest
}

func unpack(n int32) (w needs) {
	for i := range w.of {
		w.of[i] = uint8(n >> (4 * i) & 15)
	}
	w.generic = uint8(n >> 16)
	return w
}

func (w needs) pack() (n int32) {
	for i := range w.of {
		n |= int32(min(w.of[i], 15)) << (4 * i)
	}
	return n | int32(w.generic)<<16
}

func (w needs) total() int {
	return int(w.of[0]) + int(w.of[1]) + int(w.of[2]) + int(w.of[3]) + int(w.generic)
}

// anyColour is the same cost, payable with any energy (5.10.2.b.1).
func (w needs) anyColour() needs { return needs{generic: uint8(w.total())} }

// changed is the cost after an increase or a decrease of its generic part; it
// never falls below nothing (12.04.2.h.4).
func (w needs) changed(by int32) needs {
	w.generic = uint8(min(200, max(0, int32(w.generic)+by)))
	return w
}

// maskOf is, for each set of colours, the same in the order of needs.
var maskOf = func() (of [1 << (ability.Black + 1)]uint8) {
	for set := range of {
		for i, c := range colours {
			of[set] |= uint8(set>>c&1) << i
		}
	}
	return of
}()

// colourMask is the colours of a card in the order of needs, a bit each.
func colourMask(info *kernel.Info) uint8 { return maskOf[int(info.Colours)%len(maskOf)] }

// energy is the energy that a player could rest, by colours; face-down cards have
// none (409-4a).
type energy struct {
	with [16]uint8 // so many have just these colours
	sets uint16    // of colours, a bit each, that any of it has
	n    int
}

func standing(m *kernel.Machine, p int8) (e energy) {
	cards := m.S.Cards
	for c := m.BottomCard(m.Z(zEnergy, p)); c != 0; c = cards[c].Above {
		if cards[c].Lies == kernel.Stand {
			mask := colourMask(m.CardInfo(c))
			e.with[mask]++
			e.sets |= 1 << mask
			e.n++
		}
	}
	return e
}

// pays reports whether this energy can pay a cost in full (510-1a): for any of
// the colours together there is as much as they need.
func (e *energy) pays(w needs) bool {
	if w.total() > e.n {
		return false
	}
	wanted := uint8(0) // colours
	for i, n := range w.of {
		if n > 0 {
			wanted |= 1 << i
		}
	}
	for some := wanted; some > 0; some = (some - 1) & wanted {
		want, have := 0, 0
		for i := range w.of {
			if some>>i&1 != 0 {
				want += int(w.of[i])
			}
		}
		for sets := e.sets; sets != 0; sets &= sets - 1 {
			if mask := bits.TrailingZeros16(sets); uint8(mask)&(some|w.also) != 0 {
				have += int(e.with[mask])
			}
		}
		if have < want {
			return false
		}
	}
	return true
}

// purse is the energy of a player, looked at when it is first asked for.
type purse struct {
	m      *kernel.Machine
	p      int8
	opened bool
	energy
}

func (e *purse) pays(w needs) bool {
	if w.total() == 0 {
		return true
	}
	if !e.opened {
		e.energy, e.opened = standing(e.m, e.p), true
	}
	return e.energy.pays(w)
}

// needsOf is the needs that the pips of a cost in a text say.
func needsOf(p *ability.Program, it *ability.Expr) (w needs) {
	for i := range int32(it.N) {
		pip := &p.Exprs[it.First+i]
		n, colour := uint8(pip.Num%32), ability.ColourID(pip.Num/32)
		if colour == ability.NoColour {
			w.generic += n
			continue
		}
		for k, c := range colours {
			if c == colour {
				w.of[k] += n
			}
		}
	}
	return w
}

// toPay is what registers say that is to be paid, and who pays; above the player
// lie the colours that may pay for the coloured part besides.
func toPay(cost, who int32) (w needs, p int8) {
	w = unpack(cost)
	w.also = uint8(who >> 8)
	return w, int8(who)
}

func (w needs) by(p int8) int32 { return int32(p) | int32(w.also)<<8 }

// 510-2 Paying energy: the player rests standing energy of the player's choice,
// for one colour after the other, what may be of any kind last. Registers: what
// is still to be paid, and who pays.
var payEnergySteps = []kernel.Step{
	{Clause: "510-2", Do: restForced},
	{Clause: "510-2", Ask: askEnergy, Then: restEnergy},
}

// restForced ends a payment that is complete, and rests what has to be rested
// anyway: all that could pay for any of it, whatever each of them pays for, else all
// that could pay for what is needed next.
func restForced(m *kernel.Machine) {
	f := m.Top()
	w, p := toPay(f.Regs[0], f.Regs[1])
	if w.total() == 0 {
		m.Return()
		return
	}
	have := standing(m, p)
	if of := have.useful(w); of != 0 {
		for c := m.BottomCard(m.Z(zEnergy, p)); c != 0; c = m.S.Cards[c].Above {
			if m.S.Cards[c].Lies == kernel.Stand && of>>colourMask(m.CardInfo(c))&1 != 0 {
				m.Lie(c, kernel.Rest)
			}
		}
		f.Regs[0] = 0
		m.Goto(0)
		return
	}
	colour, n := nextNeed(w)
	count := 0
	payable(m, p, w, func(kernel.CardID) { count++ })
	if count != n {
		return
	}
	payable(m, p, w, func(c kernel.CardID) { m.Lie(c, kernel.Rest) })
	f.Regs[0] = w.less(colour, n).pack()
	m.Goto(0)
}

// useful gives the sets of colours, a bit each, of the energy that could pay for any
// part of a cost, if there is no more of it than the cost takes; else none.
func (e *energy) useful(w needs) (of uint16) {
	n := w.total()
	for mask, have := range e.with {
		if have == 0 {
			continue
		}
		left := *e
		left.with[mask]--
		left.n--
		use := w.generic > 0 && left.pays(w.less(-1, 1))
		for i, k := range w.of {
			use = use || k > 0 && uint8(mask)&(1<<i|w.also) != 0 && left.pays(w.less(i, 1))
		}
		if use {
			of |= 1 << mask
			if n -= int(have); n < 0 {
				return 0
			}
		}
	}
	return of
}

// payable calls f for the standing energy that could be rested for what is needed
// next, with enough left for the rest. It reports whether any choice among it
// leaves enough.
func payable(m *kernel.Machine, p int8, w needs, f func(c kernel.CardID)) (free bool) {
	colour, _ := nextNeed(w)
	have := standing(m, p)
	free = true
	var tried, enough uint16 // sets of colours, a bit each: energy of the same colours is as good
	for c := m.BottomCard(m.Z(zEnergy, p)); c != 0; c = m.S.Cards[c].Above {
		mask := colourMask(m.CardInfo(c))
		if m.S.Cards[c].Lies != kernel.Stand || colour >= 0 && mask&(1<<colour|w.also) == 0 {
			continue
		}
		free = free && (colour < 0 || mask == 1<<colour && w.also == 0)
		if tried>>mask&1 == 0 {
			tried |= 1 << mask
			left := have
			left.with[mask]--
			left.n--
			if left.pays(w.less(colour, 1)) {
				enough |= 1 << mask
			}
		}
		if enough>>mask&1 != 0 {
			f(c)
		}
	}
	return free
}

// askEnergy offers what can be rested for what is needed next; N of the question
// is its colour, counted from 1, 0 for any (510-2a, 510-2b).
func askEnergy(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	w, p := toPay(f.Regs[0], f.Regs[1])
	colour, n := nextNeed(w)
	b, apart := restAfter(m, w.less(colour, 1))
	free := payable(m, p, w, func(c kernel.CardID) {
		if !apart && !m.LeavesIf(b, c) {
			return // the rest of the cost could not be paid then (510-1a)
		}
		if m.SeesCard(p, c) {
			q.AddCard(c)
			return
		}
		q.Add(kernel.Option{Kind: kernel.OptHidden, Card: c, N: int32(len(q.Options)), Zone: m.S.Cards[c].Zone, Zone2: kernel.NoZone})
	})
	if !free || !apart {
		n = 1
	}
	q.Player, q.Kind, q.Min, q.Max, q.N = p, askEnergyKind, n, n, int32(colour+1)
	q.Clause = m.Book.Clause("510-2b")
	if colour >= 0 {
		q.Clause = m.Book.Clause("510-2a")
	}
}

// restAfter is the bill that the energy is paid for, with so much of that left, and whether
// whatever else is left of it has nothing to do with which energy rests.
func restAfter(m *kernel.Machine, w needs) (b kernel.Bill, apart bool) {
	if n := len(m.S.Frames); n < 2 || m.S.Frames[n-2].Proc != procPayCost {
		return b, true
	}
	f := payment(m)
	if f.Regs[5] == 0 {
		return b, true
	}
	b = owed(m, f, f.Regs[5])
	b.Own = w.pack()
	all := b
	all.Left |= kernel.OwnPart
	return b, m.AnythingLeaves(all)
}

// nextNeed is the colour that is paid next, -1 for any, and how much.
func nextNeed(w needs) (colour int, n int) {
	for i, k := range w.of {
		if k > 0 {
			return i, int(k)
		}
	}
	return -1, int(w.generic)
}

func (w needs) less(colour int, n int) needs {
	if colour < 0 {
		w.generic -= uint8(n)
	} else {
		w.of[colour] -= uint8(n)
	}
	return w
}

func restEnergy(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	w := unpack(f.Regs[0])
	colour, _ := nextNeed(w)
	f.Regs[0] = w.less(colour, len(picks)).pack()
	for _, o := range picks {
		m.Lie(o.Card, kernel.Rest)
	}
	m.Goto(0)
}
