package rulestest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
)

var restRE = regexp.MustCompile(`レストする(黒|青|白|赤)のエナジー`)

// 510-2a, 510-2b: standing energy of the colour that is asked for, of any colour
// for the generic part. What would leave too little of another colour may be
// offered or not.
func mustRest(o *divide, t *table) (offered, bool) {
	p := t.me
	w := offered{seat: t.me, min: t.q.Min, max: t.q.Min, options: map[string]string{}, maybe: map[string]bool{}, clause: "510-2"}
	if t.q.Min < 1 {
		return w, false
	}
	if t.q.Clause == "510-2b" {
		w.count = len(t.standing(p))
	}
	colour := ""
	if m := restRE.FindStringSubmatch(t.q.Prompt[rules.Japanese]); m != nil {
		colour = colourKeys[m[1]]
	}
	for _, i := range t.standing(p) {
		if colour != "" && !t.energyIs(p, i, colour) {
			continue
		}
		key := fmt.Sprint("card ", t.zone(p, "energy")[i].ID)
		if t.zone(p, "energy")[i].ID == 0 {
			key = "hidden"
		}
		if colour != "" && len(t.zone(p, "energy")[i].Colours) > 1 && !o.paysWith(t, colour, i) {
			w.maybe[key] = true
		} else {
			w.options[key] = "510-2"
		}
	}
	return w, true
}

// paysWith reports whether the cost of the play under way can still be paid when a
// card is rested for a colour: those before it have been paid.
func (o *divide) paysWith(t *table, colour string, i int) bool {
	left := o.due
	for _, c := range divideColours {
		if c == colour {
			*ofColour(&left, c)--
			break
		}
		*ofColour(&left, c) = 0
	}
	return o.duely && t.affords(t.me, left, i)
}

// 12.04.2.h.2: one of the ways that can be paid.
func mayPayBy(o *divide, t *table) (offered, bool) {
	w := t.one(o.by, "12.04.2.h.2")
	c := t.at[t.q.Source]
	if c == nil || o.from == "" || o.did != "play" {
		return w, false
	}
	was := t.place[c.ID]
	t.place[c.ID] = rules.Place{Seat: t.me, Zone: o.from} // where it was played from (1204-2b)
	ways, known := o.payableWays(t, t.me, c)
	if o.from == "hand" { // it has left the hand, so it is not among its cards any more
		ways, known = o.waysOnTheWay(t, c)
	}
	t.place[c.ID] = was
	for _, x := range ways {
		w.options["way "+x.words] = "12.04.2.h.2"
	}
	return w, known
}

// waysOnTheWay are the payable ways of a card that has left the hand already.
func (o *divide) waysOnTheWay(t *table, c *rules.CardView) (list []way, known bool) {
	all, known := o.ways(t, t.me, c)
	t.place[c.ID] = rules.Place{Seat: -1, Zone: "resolution"}
	for _, w := range all {
		ok, sure := o.payable(t, t.me, c, w.cost)
		known = known && sure
		if ok {
			list = append(list, w)
		}
	}
	return list, known
}

// 12.04.2.i.1: what is left of the cost, in any order.
func mustPayNext(o *divide, t *table) (offered, bool) {
	w := t.one(o.by, "12.04.2.i.1")
	for _, part := range o.parts {
		w.options["part "+part] = "12.04.2.i.1"
	}
	return w, o.duely && len(o.parts) > 1
}

// owe works out what the play that begins will cost; the way is still open if there
// are several.
func (o *divide) owe(t *table, p *rules.Option) {
	o.played, o.stood, o.duely = p.Card, len(t.standing(t.me)), false
	c := t.at[p.Card]
	if c == nil {
		return
	}
	if p.Kind == "activate" {
		if m := activatedRE.FindStringSubmatch(o.say(t, c, textOf(p)).body); m != nil {
			cost := priceOf(m[2])
			o.pays(cost, cost.known)
		}
		return
	}
	if ways, known := o.payableWays(t, t.me, c); known && len(ways) == 1 {
		o.pays(ways[0].cost, true)
	}
}

// oweWay is owe once the way has been chosen.
func (o *divide) oweWay(t *table, p *rules.Option) {
	c := t.at[t.q.Source]
	if c == nil {
		return
	}
	was := t.place[c.ID]
	t.place[c.ID] = rules.Place{Seat: t.me, Zone: o.from}
	ways, known := o.ways(t, t.me, c)
	t.place[c.ID] = was
	for _, w := range ways {
		if w.words == p.Words[rules.Japanese] {
			o.pays(w.cost, known && o.did == "play")
		}
	}
}

func (o *divide) pays(cost price, known bool) {
	o.due, o.parts = cost.energy, slices.Clone(cost.acts)
	o.duely = known && !says(strings.Join(cost.acts, ""), []string{"エナジー"})
	if total(cost.energy) > 0 {
		o.parts = append(o.parts, "エナジー")
	}
}
