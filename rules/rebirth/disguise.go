package rebirth

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// 4.3.3.3 Face-down cards where cards lie face up: an effect may say what such a card is, and that is
// what is printed on it as long as it lies so.

// factGuise is a fact about a card, the source: what it is while it lies face down. N holds its
// numbers, ID its name, and Player is whose effect has said so.
const factGuise uint8 = 4

// guiseNumbers packs the numbers of a card that is another one; each fits eight bits.
func guiseNumbers(cost, atk, def int32) int32 { return fit(cost) | fit(atk)<<8 | fit(def)<<16 }

func fit(n int32) int32 { return min(max(n, 0), 255) }

// disguise says what cards are to be while they lie face down (4.3.3.3.1). Who is put somewhere by the
// act after this one is a new card there.
func disguise(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	n := guiseNumbers(m.Value(c, e.First+1), m.Value(c, e.First+2), m.Value(c, e.First+3))
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if e.Num == 0 && m.S.Cards[x.Card].FaceDown {
			return // it is not turned face down anew, and stays what the effect said that did it (1.3.2.1)
		}
		m.S.Facts = slices.DeleteFunc(m.S.Facts, func(f kernel.Fact) bool { return f.Kind == factGuise && f.Source.Card == x.Card })
		x.Gen += uint16(e.Num)
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factGuise, Player: c.Player, Source: x, N: n, ID: int32(e.Str)})
		c.Run.DidN++
	})
}

// guiseOf is what an effect has said that a card is while it lies face down, nil if none has.
func guiseOf(m *kernel.Machine, c kernel.CardID) *kernel.Fact {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factGuise && f.Source == m.RefOf(c) {
			return f
		}
	}
	return nil
}

// faceDown is the information of a card that lies face down where cards lie face up: what an effect
// has said, else its kind and no more (4.3.3.3.1.1).
func faceDown(m *kernel.Machine, c kernel.CardID, info *kernel.Info) {
	info.Blank, info.Kind = false, cardKind(m, c)
	if f := guiseOf(m, c); f != nil {
		info.Num[numCost], info.Num[numATK], info.Num[numDEF] = f.N&255, f.N>>8&255, f.N>>16&255
		info.Names[0], info.NNames = uint16(f.ID), 1
	}
}

// guised gives the cards that lie face down under a name by an effect of a player.
func guised(m *kernel.Machine, c *kernel.Ctx, name uint16, add func(kernel.Ref)) {
	for i := range m.S.Facts {
		f := &m.S.Facts[i]
		if f.Kind == factGuise && f.Player == c.Player && uint16(f.ID) == name && m.Alive(f.Source) && m.S.Cards[f.Source.Card].FaceDown {
			add(f.Source)
		}
	}
}

// swapFaces is 4.3.3.3.2: effects on a card that lay the other way are not applied to it any more, and
// those from before it was turned are again.
func swapFaces(m *kernel.Machine, r kernel.Ref) {
	other := kernel.Ref{Card: r.Card, Gen: r.Gen ^ otherFace}
	for i := range m.S.Effects {
		switch t := &m.S.Effects[i].Target; *t {
		case r:
			*t = other
		case other:
			*t = r
		}
	}
	m.Touch(kernel.LookEffects)
}

// otherFace marks, in the generation of the target of an effect, that the card lies the other way.
const otherFace = 1 << 15
