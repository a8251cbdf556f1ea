package oracle

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

var restRE = regexp.MustCompile(`レストする(黒|青|白|赤)のエナジー`)

// 510-2a, 510-2b: standing energy of the colour that is asked for, of any colour
// for the generic part. What would leave too little of another colour may be
// oracle.Offered or not.
func mustRest(o *half, t *table) (oracle.Offered, bool) {
	p := t.Me
	w := oracle.Offered{Seat: t.Me, Min: t.Request.Min, Max: t.Request.Min, Options: map[string]string{}, Maybe: map[string]bool{}, Clause: "510-2"}
	if t.Request.Min < 1 {
		return w, false
	}
	if t.Request.Clause == "510-2b" {
		w.Count = len(t.standing(p))
	}
	colour := ""
	if m := restRE.FindStringSubmatch(t.Request.Prompt[rules.Japanese]); m != nil {
		colour = colourKeys[m[1]]
	}
	for _, i := range t.standing(p) {
		if colour != "" && !t.energyIs(p, i, colour) {
			continue
		}
		key := fmt.Sprint("card ", t.Zone(p, "energy")[i].ID)
		if t.Zone(p, "energy")[i].ID == 0 {
			key = "hidden"
		}
		if colour != "" && len(t.Zone(p, "energy")[i].Now.Keys("colours")) > 1 && !o.paysWith(t, colour, i) {
			w.Maybe[key] = true
		} else {
			w.Options[key] = "510-2"
		}
	}
	return w, true
}

// paysWith reports whether the cost of the play under way can still be paid when a
// card is rested for a colour: those before it have been paid.
func (o *half) paysWith(t *table, colour string, i int) bool {
	left := o.due
	for _, c := range divideColours {
		if c == colour {
			*ofColour(&left, c)--
			break
		}
		*ofColour(&left, c) = 0
	}
	return o.duely && t.affords(t.Me, left, i)
}

// 12.04.2.h.2: one of the ways that can be paid.
func mayPayBy(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(o.by, "12.04.2.h.2")
	c := t.At[t.Request.Source]
	if c == nil || o.from == "" || o.did != "play" {
		return w, false
	}
	was := t.Place[c.ID]
	t.Place[c.ID] = rules.Place{Seat: t.Me, Zone: o.from} // where it was played from (1204-2b)
	ways, known := o.payableWays(t, t.Me, c)
	if o.from == "hand" { // it has left the hand, so it is not among its cards any more
		ways, known = o.waysOnTheWay(t, c)
	}
	t.Place[c.ID] = was
	for _, x := range ways {
		w.Options["way "+x.words] = "12.04.2.h.2"
	}
	return w, known
}

// waysOnTheWay are the payable ways of a card that has left the hand already.
func (o *half) waysOnTheWay(t *table, c *rules.CardView) (list []way, known bool) {
	all, known := o.ways(t, t.Me, c)
	t.Place[c.ID] = rules.Place{Seat: -1, Zone: "resolution"}
	for _, w := range all {
		ok, sure := o.payable(t, t.Me, c, w.cost)
		known = known && sure
		if ok {
			list = append(list, w)
		}
	}
	return list, known
}

// 12.04.2.i.1: what is left of the cost, in any order.
func mustPayNext(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(o.by, "12.04.2.i.1")
	for _, part := range o.parts {
		w.Options["part "+part] = "12.04.2.i.1"
	}
	return w, o.duely && len(o.parts) > 1
}

// owe works out what the play that begins will cost; the way is still open if there
// are several.
func (o *half) owe(t *table, p *rules.Option) {
	o.played, o.stood, o.duely = p.Card, len(t.standing(t.Me)), false
	c := t.At[p.Card]
	if c == nil {
		return
	}
	if p.Kind == "activate" {
		if m := activatedRE.FindStringSubmatch(o.say(t, c, oracle.TextOf(p)).body); m != nil {
			o.pays(priceOf(m[2]), true)
		}
		return
	}
	if ways, known := o.payableWays(t, t.Me, c); known && len(ways) == 1 {
		o.pays(ways[0].cost, true)
	}
}

// oweWay is owe once the way has been chosen.
func (o *half) oweWay(t *table, p *rules.Option) {
	c := t.At[t.Request.Source]
	if c == nil {
		return
	}
	was := t.Place[c.ID]
	t.Place[c.ID] = rules.Place{Seat: t.Me, Zone: o.from}
	ways, known := o.ways(t, t.Me, c)
	t.Place[c.ID] = was
	for _, w := range ways {
		if w.words == p.Words[rules.Japanese] {
			o.pays(w.cost, known && o.did == "play")
		}
	}
}

func (o *half) pays(cost price, known bool) {
	o.due, o.parts = cost.energy, slices.Clone(cost.acts)
	o.duely = known && cost.known && !says(strings.Join(cost.acts, ""), []string{"エナジー"})
	if total(cost.energy) > 0 {
		o.parts = append(o.parts, "エナジー")
	}
}
