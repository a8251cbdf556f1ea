package rebirth

import "gorin/rules/kernel"

// forecast is what comes of an attack on a player as the table stands: a partner attack retires the character in
// the entry (8.4.3.2, 10.5.1); else damage (8.4.3) on a defence of which some may be gone retires it or does not.
func forecast(m *kernel.Machine, q *kernel.Request, o *kernel.Option) (key string, n [3]int32) {
	var by, on int8
	rested := false
	switch f := m.Top(); {
	case o.Kind == optAttack:
		by, on = m.S.Cards[o.Card].Master, m.PlayerOf(o.Zone)
	case q.Kind == askPartnerAttackKind:
		by, on, rested = int8(f.Regs[regBy]), int8(f.Regs[regOn]), o.Kind == kernel.OptYes
	default:
		return "", n
	}
	a, d := m.RefOf(entryOf(m, by)), m.RefOf(entryOf(m, on))
	if asPartner(m, rested, a, d) {
		return "partner", n
	}
	n[0], n[1] = max(0, softened(m, a, d, m.InfoOf(a).Num[numATK])), m.InfoOf(d).Num[numDEF]-m.S.Cards[d.Card].Load
	if n[0] > 0 && n[0] >= n[1] {
		return "retires", n
	}
	return "damage", n
}
