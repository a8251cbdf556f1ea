package luckandlogic

import "gorin/rules/kernel"

// forecast is what comes of an attack on a circle as the table stands, without interception, logic and paradox: the
// gate of an empty one is destroyed (8.2.10.3), and in a defended one the higher power wins, of equal ones the
// attacking member's (8.5.3.4), to which its souls add (8.2.9.2).
func forecast(m *kernel.Machine, q *kernel.Request, o *kernel.Option) (key string, n [3]int32) {
	if q.Kind != askTargetKind {
		return "", n
	}
	d := memberIn(m, o.Zone)
	if d == 0 {
		if g := gateAt(m, gateZoneOf(m, o.Zone)); g != 0 && m.S.Cards[g].FaceDown {
			return "gate", n
		}
		return "nothing", n
	}
	a := m.RefOf(kernel.CardID(m.Top().Regs[0]))
	n[0], n[1] = m.InfoOf(a).Num[numPower]+soulBonus*int32(soulsOf(m, a)), m.CardInfo(d).Num[numPower]
	if n[0] >= n[1] {
		return "wins", n
	}
	return "loses", n
}
