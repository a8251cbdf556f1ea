package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// 5.24 Set (設置): cards that lie on others.

// setOn sets cards on another one: in its circles, or in the circle of its gate zone (5.24.1); without one
// they go to their owners' drop zones (5.24.1.1).
func setOn(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	host := kernel.Ref{}
	m.FirstObject(c, e.First+1, func(x kernel.Ref) { host = x })
	at := m.PlaceOf(host)
	there := host.Card != 0 && m.Alive(host) && onField(m, at.Zone)
	if there && isGateZone(m.KindOf(at.Zone)) {
		at = kernel.Place{Zone: circleOf(m, at.Zone)}
	}
	flags := kernel.MoveMark
	if e.Num&ability.FaceDownFlag != 0 {
		flags |= kernel.MoveDown
	}
	dropFacts(m, factSetOn)
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if !there {
			m.Emit(kernel.Event{Kind: kernel.EvMove, Player: r.Actor, Card: x, To: m.Z(zDrop, m.S.Cards[x.Card].Owner), Source: r.Source})
			return
		}
		if x == host {
			return // nothing lies on itself
		}
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factSetOn, Source: x, N: int32(host.Card), M: int32(host.Gen)})
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: r.Actor, Card: x, To: at.Zone, Over: at.Over, Flags: flags, Source: r.Source})
	})
}

// tieSet marks a card that has been set, and ties it to what it is set on.
func tieSet(m *kernel.Machine, e *kernel.Event) {
	for i := range m.S.Facts {
		f := m.S.Facts[i]
		if f.Kind != factSetOn || f.Source != e.Card || e.Flags&kernel.MoveMark == 0 {
			continue
		}
		m.S.Facts = append(m.S.Facts[:i], m.S.Facts[i+1:]...)
		m.SetMarks(e.New.Card, markSet)
		if down := e.Flags&kernel.MoveDown != 0; m.S.Cards[e.New.Card].FaceDown != down {
			m.TurnOver(e.New.Card, down) // it was in a circle already, and lies as it is laid now
		}
		m.Attach(e.New.Card, kernel.Ref{Card: kernel.CardID(f.N), Gen: uint16(f.M)}, 0)
		return
	}
}

// factSetOn remembers that Source is being set on the object N, M.
const factSetOn uint8 = 17
