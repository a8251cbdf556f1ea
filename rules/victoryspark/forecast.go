package victoryspark

import "gorin/rules/kernel"

// forecast is what comes of an attack with the support of a card as the table stands: what a partner attack retires
// (7.1.5.2), or damage (7.1.5.3) on a defence of which some may be gone.
func forecast(m *kernel.Machine, q *kernel.Request, o *kernel.Option) (key string, n [3]int32) {
	if q.Kind != askSupportKind || o.Kind != kernel.OptCard {
		return "", n
	}
	a, d := m.RefOf(ringOf(m, m.S.Active)), m.RefOf(ringOf(m, m.Opponent(m.S.Active)))
	n[0], n[1] = max(0, m.InfoOf(a).Num[numAttack]), m.InfoOf(d).Num[numDefence]-m.S.Cards[d.Card].Load
	switch supporter := m.RefOf(o.Card); {
	case isPartner(m, a, supporter) && !plain(m, a, supporter):
		return "partner", n
	case n[0] > 0 && n[0] >= n[1]:
		return "retires", n
	}
	return "damage", n
}
