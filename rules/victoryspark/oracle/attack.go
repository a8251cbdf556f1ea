package oracle

import (
	"gorin/rules"
	"gorin/rules/oracle"
)

// 7.1.2.2: whoever has a standing card on the bench attacks or does not.
func mayAttack(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.1.2.2")
	if len(t.supporters(t.View.Active)) > 0 {
		w.Options["declare"] = "7.1.2.2"
	}
	w.Options["end-attacks"] = "7.1.2.2"
	return w, true
}

// 7.1.3.1: a standing card of the bench supports, or attacks are over. Nobody supports where
// the card in the ring cannot attack or be supported, or the other one cannot be attacked
// (7.1.3.1.1, 7.1.3.2.1).
func maySupport(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.1.3.1")
	list, known := t.maySupport(t.View.Active)
	for _, c := range list {
		w.Card(c, "7.1.3.1")
	}
	w.Options["end-attacks"] = "7.1.3.1"
	return w, known
}

// maySupport lists the cards of a bench that may support: to support is to be rested.
func (t *table) maySupport(seat int) (list []*rules.CardView, known bool) {
	by, on := t.in(seat, "ring"), t.in(1-seat, "ring")
	if by != nil && on != nil && !t.bans(by, noAttack) && !t.bans(by, noSupported) && !t.bans(on, noAttacked) {
		for _, c := range t.supporters(seat) {
			if !t.bans(c, noSupport) && !t.bans(c, noRest) {
				list = append(list, c)
			}
		}
	}
	return list, t.reads(noAttack, noAttacked, noSupport, noSupported, noRest)
}

// 7.1.4.2: the other player puts a partner of the ring from the hand to the waiting room, or
// does not block.
func mayBlock(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(1-t.View.Active, "7.1.4.2")
	hand := t.Zone(t.Me, "hand")
	for i := range hand {
		if t.partners(t.in(t.Me, "ring"), &hand[i]) {
			w.Card(&hand[i], "7.1.4.2")
		}
	}
	w.Options["pass"] = "7.1.4.2"
	return w, !t.says("パートナーブロック", "パートナーとして", "パートナーである")
}
