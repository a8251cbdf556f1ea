package oracle

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// openingCost is the most that a card for the opening entry may cost (6.2.1.2), and
// openingHand how many cards of the deck come to the hand (6.2.1.5).
const (
	openingCost = 2
	openingHand = 3
)

// 6.2.1.2: a character of the own deck that costs at most two; nobody is first yet.
func mustOpen(_ *half, t *table) (want oracle.Offered, known bool, err error) {
	for seat := range t.View.Players {
		if t.Count(seat, "entry") > 0 || !t.In(seat) {
			continue
		}
		w := t.One(seat, "6.2.1.2")
		if seat == t.Me {
			z := t.Zone(seat, "deck")
			for i := range z {
				if c := &z[i]; t.kind(c) == "chara" && t.Print(c).Number("cost") <= openingCost {
					w.Card(c, "6.2.1.2")
				}
			}
		}
		return w, true, nil
	}
	return want, false, fmt.Errorf("6.2.1.2: everybody has an entry")
}

// 6.2.1.6: who is not first, or not in the first team, puts a partner.
func mustBeginWith(o *half, t *table) (want oracle.Offered, known bool, err error) {
	v := t.View
	for seat, p := range v.Players {
		if p.FirstPlayer && sides(v).Mates(seat, t.Me) || seat == t.Me && o.asked["first-partner"][seat] {
			return want, false, fmt.Errorf("6.2.1.6: seat %d puts no partner now", t.Me)
		}
		if n := t.Count(seat, "hand") + t.Count(seat, "energy"); n != openingHand+partners && t.In(seat) {
			return want, false, fmt.Errorf("6.2.1.5: seat %d has %d cards", seat, n)
		}
	}
	w := t.One(t.Me, "6.2.1.6")
	t.ofKind("hand", true, w, "6.2.1.6")
	return w, true, nil
}

// ofKind lists the partners of a zone of the asked player, or the others.
func (t *table) ofKind(zone string, partner bool, w oracle.Offered, clause string) {
	z := t.Zone(t.Me, zone)
	for i := range z {
		if (t.kind(&z[i]) == "partner") == partner {
			w.Card(&z[i], clause)
		}
	}
}

// 7.3.2.1: up to one partner.
func mayPutPartner(o *half, t *table) (want oracle.Offered, known bool, err error) {
	if !sides(t.View).InTurn(t.Me) || o.asked["partner"][t.Me] || o.asked["energy"][t.Me] {
		return want, false, fmt.Errorf("7.3.2.1: seat %d puts no partner now", t.Me)
	}
	w := t.One(t.Me, "7.3.2.1")
	t.ofKind("hand", true, w, "7.3.2.1")
	w.Options["pass"] = "7.3.2.1"
	return w, true, nil
}

// 7.3.2.2: up to one other card.
func mayPutEnergy(o *half, t *table) (want oracle.Offered, known bool, err error) {
	if !sides(t.View).InTurn(t.Me) || o.asked["energy"][t.Me] {
		return want, false, fmt.Errorf("7.3.2.2: seat %d puts no energy now", t.Me)
	}
	w := t.One(t.Me, "7.3.2.2")
	t.ofKind("hand", false, w, "7.3.2.2")
	w.Options["pass"] = "7.3.2.2"
	if t.ownSays(t.Me, "エネルギーを置く際") {
		for _, zone := range []string{"waiting-room", "retire", "memory"} {
			z := t.Zone(t.Me, zone)
			for i := range z {
				key := fmt.Sprint("card ", z[i].ID)
				w.Options[key], w.Maybe[key] = "7.3.2.2", true
			}
		}
	}
	return w, true, nil
}

// 7.4.2: play a character, move the entry to an empty seat, play an ability, set a Rebirth,
// or go on.
func mayAct(o *half, t *table) (want oracle.Offered, known bool, err error) {
	w := o.together(t, "7.4.2")
	ready := t.ready(t.Me)
	hand := t.Zone(t.Me, "hand")
	for i := range hand {
		c := &hand[i]
		switch {
		case t.kind(c) == "chara" && c.Now.Number("cost") <= ready:
			for _, slot := range append([]string{"entry"}, members...) {
				w.Options[fmt.Sprintf("play %d %s", c.ID, slot)] = "7.4.2.1" // 9.7.2.1.1
			}
		case t.kind(c) == "rebirth":
			w.Options[fmt.Sprint("set ", c.ID)] = "7.4.2.4"
		}
	}
	energy := t.Zone(t.Me, "energy") // a card there may say that it is played as if from the hand
	for i := range energy {
		c := &energy[i]
		if t.kind(c) != "chara" || !slices.ContainsFunc(c.Lines, func(l rules.LineView) bool {
			return strings.Contains(l.Words[rules.Japanese], "手札にあるかのように")
		}) {
			continue
		}
		for _, slot := range append([]string{"entry"}, members...) {
			key := fmt.Sprintf("play %d %s", c.ID, slot)
			w.Options[key], w.Maybe[key] = "7.4.2.1", true // whether it may itself be rested for that, the text says
		}
	}
	if c := t.in(t.Me, "entry"); t.fights(c) && (c.Print < 0 || c.Now.Number("cost") <= ready) {
		for _, slot := range members {
			if t.Count(t.Me, slot) == 0 { // 4.5.3.2
				key := fmt.Sprintf("step-back %d %s", c.ID, slot)
				w.Options[key], w.Maybe[key] = "7.4.2.2", c.Print < 0 // what it costs face down is not to be seen
			}
		}
	}
	o.activations(t, w)
	w.Options["attack-phase"] = "7.4.2.5"
	return w, !t.says("プレイできない", "セットできない", "【起】は使えない", "【起】を使えない", "能力を使えない"), nil
}

// 7.4.2.3: abilities whose label is of the zone where the card lies, whose conditions are
// met (11.2.3.2) and whose cost can be paid (9.5.2.2).
func (o *half) activations(t *table, w oracle.Offered) {
	for id, c := range t.At {
		if t.Place[id].Seat != t.Me {
			continue
		}
		for i := range c.Lines {
			text := c.Lines[i].Words[rules.Japanese]
			l := lineOf(text)
			in, known := l.holds(t.Place[id].Zone)
			if l.icon != "起" || known && !in || c.Lines[i].Void {
				continue
			}
			met, sure := t.meets(&l, t.Me)
			ok, paid := t.canPay(l.cost, c)
			used := l.limit > 0 && o.uses[use{id, text}] >= l.limit
			if sure && !met || paid && !ok || used && t.Place[id].Zone != "hand" {
				continue
			}
			key := fmt.Sprintf("activate %d %s", id, text)
			if w.Options[key] = "7.4.2.3"; !known || !sure || !paid || used {
				w.Maybe[key] = true
			}
		}
	}
}

// 10.4: what waits of the turn player is played first, of teams what waits of the turn team
// (12.5.7.3), then of the others in the order of turns (12.2.1).
func mustPlay(_ *half, t *table) (want oracle.Offered, known bool, err error) {
	own := func(seat int) bool {
		return slices.ContainsFunc(t.View.Waiting, func(x rules.WaitingView) bool { return x.Seat == seat })
	}
	for _, seat := range fromActive(t.View) {
		if sides(t.View).Mates(seat, t.Me) {
			break
		}
		if own(seat) {
			return want, false, fmt.Errorf("10.4.1: something of seat %d is played first", seat)
		}
	}
	w := t.One(t.Me, "10.4.1")
	w.Seats = t.Asked
	for _, x := range t.View.Waiting {
		if x.Seat == t.Me || len(t.Asked) == 1 && sides(t.View).Mates(x.Seat, t.Me) {
			w.Options[fmt.Sprint("ability ", x.Card, " ", x.Words[rules.Japanese])] = "10.4.1"
		}
	}
	if len(w.Options) == 0 {
		return want, false, fmt.Errorf("10.4.1: nothing of seat %d waits", t.Me)
	}
	return w, true, nil
}
