package victoryspark

import (
	"slices"

	"gorin/rules/cards"
	"gorin/rules/kernel"
)

// lookAtTable adds who supports the attack under way.
func lookAtTable(m *kernel.Machine, _ int8, f *cards.TableFacts) {
	if r := m.S.Objects[oSupporter]; m.S.Vars[vAttackKind] != noAttack && m.Alive(r) {
		f.Helper = r.Card
	}
}

// lookAtCard adds whether a card of the bench or the hand is a partner of the card in its
// player's ring (2.7.1): by its support, or by a block, the two act together.
func lookAtCard(m *kernel.Machine, _ int8, c kernel.CardID, f *cards.CardFacts) {
	card := &m.S.Cards[c]
	if k := m.KindOf(card.Zone); k == zHand || slices.Contains(bench[:], k) {
		if ring := ringOf(m, card.Master); isPartner(m, m.RefOf(ring), m.RefOf(c)) {
			f.Mate = ring
		}
	}
}
