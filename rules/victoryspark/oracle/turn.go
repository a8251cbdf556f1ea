package oracle

import (
	"fmt"

	"gorin/rules"
	"gorin/rules/oracle"
)

// 5.2.1.2: once each, any card of the deck. Nobody is first: the lot is drawn later (5.2.1.4).
func mustSetRing(o *half, t *table) (oracle.Offered, bool) {
	seat := t.Me
	if o.rings > 0 && o.at != nil {
		seat = 1 - o.at.Me
	}
	w := t.One(seat, "5.2.1.2")
	t.AllOf("deck", w, "5.2.1.2")
	return w, true
}

// 6.4.1.2: one card of the hand, or none.
func maySetEnergy(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "6.4.1.2")
	t.AllOf("hand", w, "6.4.1.2")
	w.Options["pass"] = "6.4.1.2"
	return w, true
}

// 6.5.1.2: play a card of the hand, move the card of the ring to an empty bench, set a
// surprise or dispose of one (once a turn either, and neither in the first player's first
// turn), or go on.
func mayAct(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "6.5.1.2")
	ready := len(t.standing(t.Me))
	hand := t.Zone(t.Me, "hand")
	renews := !o.renews && !t.firstTurn() // 6.5.1.2.4.1, 6.5.1.2.6
	for i := range hand {
		c := &hand[i]
		if c.Now.Number("level") <= ready {
			w.Options[fmt.Sprint("play ", c.ID)] = "6.5.1.2.1"
		}
		if renews && t.Count(t.Me, "surprise") == 0 {
			w.Options[fmt.Sprint("set-surprise ", c.ID)] = "6.5.1.2.4"
		}
	}
	if c := t.in(t.Me, "ring"); c != nil && len(t.benched(t.Me)) < len(bench) && c.Now.Number("level") <= ready {
		w.Options[fmt.Sprint("bench ", c.ID)] = "6.5.1.2.3"
	}
	if renews && t.Count(t.Me, "surprise") > 0 {
		w.Options["dispose"] = "6.5.1.2.5"
	}
	w.Options["pass"] = "6.5.1.3"
	return w, !t.says("プレイする") && !t.forbids(noPlay, noPlace)
}

// 8.4.1.2, 6.5.1.2.1 to 6.5.1.2.3: any slot of one's own; from the ring an empty one of the
// bench. Where an effect puts something its text says.
func mayPlace(o *half, t *table) (oracle.Offered, bool) {
	if o.played == 0 {
		return oracle.Offered{}, false
	}
	w := t.One(t.View.Active, "8.4.1.2")
	for _, s := range bench {
		if !o.ringTo || t.in(t.Me, s) == nil {
			w.Options[fmt.Sprintf("slot %d %s", t.Me, s)] = "6.5.1.2.1"
		}
	}
	if !o.ringTo {
		w.Options[fmt.Sprintf("slot %d ring", t.Me)] = "6.5.1.2.2"
	}
	return w, true
}

// 6.6.1.2: any activated skill that is in force where its card lies and whose cost can be
// paid, or go on.
func mayActivate(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "6.6.1.2")
	o.activations(t, w, "起", "6.6.1.2", func(skill) (bool, bool) { return true, true })
	w.Options["pass"] = "6.6.1.4"
	return w, len(w.Maybe) == 0 && !t.forbids(noUse)
}

// activations lists the skills with an icon that may be activated.
func (o *half) activations(t *table, w oracle.Offered, icon, clause string, fits func(s skill) (can, known bool)) {
	o.usable(t, t.Me, icon, func(c *rules.CardView, s skill, text string, sure bool) {
		ok, known := t.canPay(s.cost, c) // 8.5.1.3.2
		can, read := fits(s)
		if known && !ok || read && !can {
			return
		}
		key := fmt.Sprintf("activate %d %s", c.ID, text)
		if w.Options[key] = clause; !known || !sure || !read {
			w.Maybe[key] = true
		}
	})
}

// 6.8.1.2: as many as the hand is above its limit, which is five (3.7.4.1).
func mustKeepLimit(_ *half, t *table) (oracle.Offered, bool) {
	over := t.Count(t.View.Active, "hand") - handLimit
	w := oracle.Offered{Seat: t.View.Active, Min: over, Max: over, Options: map[string]string{}, Clause: "6.8.1.2"}
	t.AllOf("hand", w, "6.8.1.2")
	return w, over > 0 && !t.says("手札上限", "手札の上限")
}

const handLimit = 5
