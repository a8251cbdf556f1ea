package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 7.5.3.6 Rearranging (並べ替え): the turn player lays the own members into any own circles as their
// territories allow, all at once, each as it lies. They are named one after the other with their new
// places; whom a place is taken from has to be given another.

// Register 0 is the player, 1 the member that is being given a place.
var rearrangeSteps = []kernel.Step{
	{Clause: "7.5.3.6", Ask: askWhoMoves, Then: pickWhoMoves},
	{Clause: "7.5.3.6", Ask: askNewPlace, Then: pickNewPlace},
	{Clause: "7.5.3.6", Do: nextMover},
	{Clause: "7.5.3.6", Do: moveAll},
}

const rowAskWhoMoves = 0

// canRearrange: with a member that may be moved and has somewhere to go (7.5.3.6, 2.10.2).
func canRearrange(m *kernel.Machine, p int8) (can bool) {
	if m.Forbidden(p, lexicon.BanRearrange) {
		return false
	}
	eachMember(m, p, func(c kernel.CardID) { can = can || mayRearrange(m, c) && hasPlace(m, p, c) })
	return can
}

// mayRearrange: 5.14.3.
func mayRearrange(m *kernel.Machine, c kernel.CardID) bool {
	return !m.CardInfo(c).Banned(lexicon.BanMove)
}

// newPlace is the place that a member has been given.
func newPlace(m *kernel.Machine, c kernel.CardID) (at kernel.Place, given bool) {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factPlace && f.Source.Card == c {
			return kernel.Place{Zone: kernel.Zone(f.N), Over: kernel.Over(f.M)}, true
		}
	}
	return m.PlaceOf(m.RefOf(c)), false
}

// isTaken reports whether a member that has been given a place lies where another one still is.
func isTaken(m *kernel.Machine, p int8, c kernel.CardID) (taken bool) {
	here, _ := newPlace(m, c)
	eachMember(m, p, func(o kernel.CardID) {
		if at, given := newPlace(m, o); given && o != c && m.Meet(at, here) {
			taken = true
		}
	})
	return taken
}

// askWhoMoves: any member that has no new place yet, or enough; if a place was taken from one, that one.
func askWhoMoves(m *kernel.Machine, q *kernel.Request) {
	p := framePlayer(m)
	q.Player, q.Kind, q.Min, q.Max = p, askMoverKind, 1, 1
	forced := false
	eachMember(m, p, func(c kernel.CardID) {
		if _, given := newPlace(m, c); given {
			return
		}
		switch taken := isTaken(m, p, c); {
		case taken && !forced:
			forced = true
			q.Options = q.Options[:0]
			q.AddCard(c)
		case taken || !forced && mayRearrange(m, c) && hasPlace(m, p, c):
			q.AddCard(c)
		}
	})
	if !forced && len(q.Options) > 0 {
		q.AddKind(kernel.OptStop)
	}
}

func pickWhoMoves(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind != kernel.OptStop {
		m.Top().Regs[1] = int32(picks[0].Card)
	}
}

// hasPlace reports whether a member could be given another place.
func hasPlace(m *kernel.Machine, p int8, c kernel.CardID) (can bool) {
	eachNewPlace(m, p, c, func(kernel.Place) { can = true })
	return can
}

// eachNewPlace calls f for the places that a member may be given: such as leave places for all others.
func eachNewPlace(m *kernel.Machine, p int8, c kernel.CardID, f func(kernel.Place)) {
	was := m.PlaceOf(m.RefOf(c))
	freeFor(m, c, p, func(at kernel.Place) {
		if at == was {
			return
		}
		taken := bitsOf(m, at)
		var rest []kernel.CardID
		free := true
		eachMember(m, p, func(o kernel.CardID) {
			there, given := newPlace(m, o)
			switch {
			case o == c:
			case given && m.Meet(there, at):
				free = false
			case given:
				taken |= bitsOf(m, there)
			default:
				rest = append(rest, o)
			}
		})
		if free && fitRest(m, p, rest, taken) {
			f(at)
		}
	})
}

// fitRest reports whether members find places in what is left: where they are if it is free, and those
// that may not be moved nowhere else.
func fitRest(m *kernel.Machine, p int8, rest []kernel.CardID, taken kernel.Over) bool {
	if len(rest) == 0 {
		return true
	}
	c := rest[0]
	if here := bitsOf(m, m.PlaceOf(m.RefOf(c))); here&taken == 0 && fitRest(m, p, rest[1:], taken|here) {
		return true
	}
	can := false
	if mayRearrange(m, c) {
		freeFor(m, c, p, func(at kernel.Place) {
			if b := bitsOf(m, at); !can && b&taken == 0 {
				can = fitRest(m, p, rest[1:], taken|b)
			}
		})
	}
	return can
}

// bitsOf is the circles of a place.
func bitsOf(m *kernel.Machine, at kernel.Place) kernel.Over {
	if at.Over != 0 {
		return at.Over
	}
	return 1 << (m.KindOf(at.Zone) - zFrontLeft)
}

func askNewPlace(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	if f.Regs[1] == 0 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.N = framePlayer(m), kernel.AskSlot, 1, 1, f.Regs[1]
	eachNewPlace(m, q.Player, kernel.CardID(f.Regs[1]), q.AddPlace)
}

func pickNewPlace(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factPlace, Player: framePlayer(m), Source: m.RefOf(kernel.CardID(f.Regs[1])),
		N: int32(picks[0].Zone), M: int32(picks[0].Over)})
}

// nextMover asks on until the player has enough, or no member is left.
func nextMover(m *kernel.Machine) {
	if m.Top().Regs[1] != 0 {
		m.Top().Regs[1] = 0
		m.Goto(rowAskWhoMoves)
	}
}

// moveAll: at the same time. Members whose circles change have moved (5.14.2).
func moveAll(m *kernel.Machine) {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factPlace {
			m.MoveTo(f.Source.Card, kernel.Place{Zone: kernel.Zone(f.N), Over: kernel.Over(f.M)}, kernel.MoveRule)
		}
	}
	dropFacts(m, factPlace)
}

var _ = ability.None
