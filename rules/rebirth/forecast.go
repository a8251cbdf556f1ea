package rebirth

import "gorin/rules/kernel"

// forecast is what comes of an attack on a player as the table stands: damage (8.4.3) on a defence of which some may
// be gone, which retires the character in the entry or does not (10.5.1).
func forecast(m *kernel.Machine, _ *kernel.Request, o *kernel.Option) (key string, n [3]int32) {
	if o.Kind != optAttack {
		return "", n
	}
	a, d := m.RefOf(entryOf(m, m.S.Cards[o.Card].Master)), m.RefOf(entryOf(m, m.PlayerOf(o.Zone)))
	n[0], n[1] = max(0, softened(m, a, d, m.InfoOf(a).Num[numATK])), m.InfoOf(d).Num[numDEF]-m.S.Cards[d.Card].Load
	if n[0] > 0 && n[0] >= n[1] {
		return "retires", n
	}
	return "damage", n
}
