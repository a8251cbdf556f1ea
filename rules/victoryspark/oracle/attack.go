package oracle

import (
	"gorin/rules"
	"gorin/rules/oracle"
)

// noAttack are words that say who may not attack, or support.
var noAttack = []string{"サポートでき", "サポートされ", "アタックでき", "アタックされない", "レストできない", "【レスト】できない"}

// 7.1.2.2: whoever has a standing card on the bench attacks or does not.
func mayAttack(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.1.2.2")
	if len(t.supporters(t.View.Active)) > 0 {
		w.Options["declare"] = "7.1.2.2"
	}
	w.Options["end-attacks"] = "7.1.2.2"
	return w, true
}

// 7.1.3.1: a standing card of the bench supports, or attacks are over. Where the ring cannot
// attack or be attacked nobody supports (7.1.3.2.1).
func maySupport(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.1.3.1")
	list, known := t.maySupport(t.View.Active)
	for _, c := range list {
		w.Card(c, "7.1.3.1")
	}
	w.Options["end-attacks"] = "7.1.3.1"
	return w, known
}

// maySupport lists the cards of a bench that may support.
func (t *table) maySupport(seat int) (list []*rules.CardView, known bool) {
	if !t.bans(t.in(seat, "ring"), "アタックできない") && !t.bans(t.in(1-seat, "ring"), "アタックされない") {
		for _, c := range t.supporters(seat) {
			if !t.bans(c, "サポートできない") {
				list = append(list, c)
			}
		}
	}
	return list, t.plainBans(noAttack)
}

var plain = []string{"このカードはサポートできない。", "このカードはアタックできない。", "このカードはアタックされない。"}

// plainBans reports whether everything that says such words does so in sentences that the
// oracle reads: of its own card, without a condition.
func (t *table) plainBans(words []string) bool {
	for _, e := range t.View.Effects {
		if oneOf(e.Words[rules.Japanese], words...) {
			return false
		}
	}
	for _, c := range t.At {
		for _, ch := range c.Changes {
			if s := skillOf(ch.Words[rules.Japanese]); oneOf(ch.Words[rules.Japanese], words...) && !has(plain, s.body) {
				return false
			}
		}
		for _, l := range c.Lines {
			s := skillOf(l.Words[rules.Japanese])
			if in, known := s.holds(t.Place[c.ID].Zone); known && !in || !oneOf(s.body, words...) || s.icon != "永" {
				continue
			}
			if l.Void || !has(plain, s.body) {
				return false
			}
		}
	}
	return true
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
