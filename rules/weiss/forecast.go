package weiss

import (
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// forecast is what comes of an attack as the table stands: who would be reversed in battle (7.6.1.3), and how much
// damage the soul deals (7.5.1.2), out of how much the other player can still take.
func forecast(m *kernel.Machine, q *kernel.Request, o *kernel.Option) (key string, n [3]int32) {
	way := o.N
	switch o.Kind {
	case kernel.OptCard:
		ways := methods(m, o.Card)
		if q.Kind != askAttackKind || len(ways) != 1 {
			return "", n
		}
		way = ways[0]
	case optMethod:
	default:
		return "", n
	}
	info := m.CardInfo(o.Card)
	soul, faces := info.Num[numSoul], facingCharacter(m, m.S.Cards[o.Card].Zone)
	left := m.Opponent(m.S.Active)
	n[2] = damageLeft(m, left)
	switch way {
	case directAttack:
		n[0] = max(0, soul+1) // 7.2.1.4.1
		return "soul", n
	case sideAttack:
		if level := m.CardInfo(faces).Num[numLevel]; level > 0 && !info.Banned(lexicon.BanSoulLoss) {
			soul -= level // 7.2.1.4.2
		}
		n[0] = max(0, soul)
		return "soul", n
	}
	n[0], n[1], n[2] = info.Num[numPower], m.CardInfo(faces).Num[numPower], max(0, soul)
	switch {
	case n[0] > n[1]:
		return "wins", n
	case n[0] < n[1]:
		return "loses", n
	}
	return "both", n
}

// askVariant says of the first player's first turn that it has one attack (7.2.1.3.1.2).
func askVariant(m *kernel.Machine, q *kernel.Request) string {
	if q.Kind == askAttackKind && m.S.Active == m.S.First && m.S.Vars[vFirstTurns] == 1 && m.S.Vars[vAttacks] == 0 && !m.Forbidden(m.S.Active, lexicon.MayAttackTwice) {
		return "-first"
	}
	return ""
}

// damageLeft is with how much more damage a player is at level four (1.2.2.1), if none of it is cancelled.
func damageLeft(m *kernel.Machine, p int8) int32 {
	const clock, most = 7, 4
	return int32(clock*(most-m.Count(m.Z(zLevel, p))) - m.Count(m.Z(zClock, p)))
}
