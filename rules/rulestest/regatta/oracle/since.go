package oracle

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// since looks at what has happened since the question before, and keeps in mind how the
// match stands now.
func (o *half) since(t *oracle.Table) error {
	v := t.View
	err := o.turns(v)
	if err == nil {
		err = o.gone(v)
	}
	if err == nil {
		err = o.stands(t)
	}
	if err == nil {
		err = o.settled(t)
	}
	if err == nil {
		err = o.put(t)
	}
	if v.Turn > 0 {
		if v.Turn != o.turn {
			clear(o.stowed)
			o.loops = 0
		}
		for seat := range v.Players {
			if sides(v).InTurn(seat) {
				o.begun[seat] = true
			}
		}
	}
	o.turn, o.active, o.order = v.Turn, v.Active, v.Order
	for seat, p := range v.Players {
		o.out[seat], o.lost[seat] = p.Lost || p.Left, p.Lost
	}
	return err
}

// heard is whether a text has been carried out since the question before, in what has
// happened so far.
func heard(log []rules.Entry) bool {
	return slices.ContainsFunc(log, func(e rules.Entry) bool { return strings.HasPrefix(e.Clause, "R6") })
}

// turns is R5-5, R8-1 and R5-1 of the turn that has begun.
func (o *half) turns(v *rules.View) error {
	switch {
	case v.Turn == o.turn:
		if v.Turn > 0 && v.Active != o.active {
			return fmt.Errorf("R5: turn %d was that of seat %d and is that of seat %d", v.Turn, o.active, v.Active)
		}
		return nil
	case v.Turn != o.turn+1 || o.order == nil:
		for _, seat := range v.Order { // turns went by without a question
			o.begun[seat] = o.begun[seat] || v.Turn > len(v.Order)
		}
		return nil
	}
	if v.Turn == 1 {
		if first := v.Order[0]; v.Active != first && !o.out[first] && !sides(v).Out(first) {
			return fmt.Errorf("R4-2: seat %d begins, not seat %d", v.Active, first)
		}
	} else if want := sides(v).Next(o.order, o.active, o.out); want != v.Active && !sides(v).Mates(want, v.Active) {
		return fmt.Errorf("R5-5: after seat %d it is the turn of seat %d, not %d", o.active, want, v.Active)
	}
	return o.start(v)
}

// start is R5-1 and R5-1a: who is in turn has drawn, and the boats stand.
func (o *half) start(v *rules.View) error {
	if o.before == nil || heard(o.after) {
		return nil // somebody has given up, or cards say more
	}
	for seat := range v.Players {
		if !sides(v).InTurn(seat) || sides(v).Out(seat) {
			continue
		}
		drawn, want := 0, 1
		for _, e := range o.after {
			if e.Event.Kind == "move" && strings.HasPrefix(e.Clause, "R5-1") && e.Event.From == (rules.Place{Seat: seat, Zone: "deck"}) && e.Event.To.Zone == "hand" {
				drawn++
			}
		}
		for _, z := range v.Players[seat].Zones {
			if z.Place.Zone == "ballast" && z.Count >= heavy {
				want = 2
			}
			for _, c := range z.Cards {
				if slices.Contains(wings, z.Place.Zone) && c.Lies != rules.Stand {
					return fmt.Errorf("R5-1: card %d of seat %d does not stand", c.ID, seat)
				}
			}
		}
		if drawn != want {
			return fmt.Errorf("R5-1: seat %d has drawn %d cards, not %d", seat, drawn, want)
		}
	}
	return nil
}

// settled is R5-3c and R5-3d: what the attack that is over has sunk.
func (o *half) settled(t *oracle.Table) error {
	a := o.attack
	if a == nil || t.Request.Kind == "block" {
		return nil
	}
	sunk := o.sunk()
	if sunk == nil && t.Request.Kind != "race" && t.Request.Kind != "launch" && t.Request.Kind != "ballast" {
		a.texts = true // they are carried out before it is settled
		return nil
	}
	o.attack = nil
	if a.texts || o.before == nil || heard(o.until(sunk)) {
		return nil
	}
	b := o.before // when nothing of it had happened
	if a.blocker == 0 {
		for _, seat := range blockers(b, a.target) {
			if n := len(standing(b, seat)); n > 0 && !a.asked[seat] && !(b.Request.Kind == "race" && seat == a.by) {
				return fmt.Errorf("R5-3b: seat %d could block and was not asked", seat)
			}
		}
	}
	met := b.At[a.blocker]
	if lead := b.Zone(a.target, "lead"); met == nil && len(lead) > 0 {
		met = &lead[0]
	}
	racer := b.At[a.racer]
	switch {
	case met == nil && b.Count(a.target, "deck") == 0:
		return nil // R1-4, which is looked at elsewhere
	case met == nil:
		if sunk == nil || sunk.From != (rules.Place{Seat: a.target, Zone: "deck"}) {
			return fmt.Errorf("R5-3d: nothing is in the lead of seat %d, and the top card of the deck does not sink", a.target)
		}
	case racer == nil:
		return fmt.Errorf("R5-3a: card %d attacked and is not there", a.racer)
	case racer.Now.Number("sail") >= met.Now.Number("hull"):
		if sunk == nil || sunk.Card != met.ID {
			return fmt.Errorf("R5-3c: card %d (sail %d) meets card %d (hull %d), which does not sink", racer.ID, racer.Now.Number("sail"), met.ID, met.Now.Number("hull"))
		}
	case sunk != nil:
		return fmt.Errorf("R5-3c: card %d (sail %d) meets card %d (hull %d), and card %d sinks", racer.ID, racer.Now.Number("sail"), met.ID, met.Now.Number("hull"), sunk.Card)
	}
	return nil
}

// sunk is what the race has sunk since the question before, nil for nothing.
func (o *half) sunk() *rules.Event {
	for i := range o.after {
		if e := &o.after[i]; strings.HasPrefix(e.Clause, "R5-3") && e.Event.Kind == "move" && e.Event.To.Zone == "wreck" {
			return &e.Event
		}
	}
	return nil
}

// until is what happened before an event, or everything.
func (o *half) until(e *rules.Event) []rules.Entry {
	for i := range o.after {
		if &o.after[i].Event == e {
			return o.after[:i]
		}
	}
	return o.after
}

// put is R5-2 and R5-2a: where the boat lies that was launched.
func (o *half) put(t *oracle.Table) error {
	l := o.launch
	if l == nil || t.Request.Kind == "answer" {
		return nil
	}
	if o.launch = nil; o.before == nil || heard(o.after) {
		return nil
	}
	if !l.called {
		for _, seat := range repliers(o.before, l.by) {
			o.launch = l
			n := len(o.replies(t, seat))
			if o.launch = nil; n > 0 && !l.asked[seat] && !sides(t.View).Out(seat) {
				return fmt.Errorf("R5-2a: seat %d could call card %d back and was not asked", seat, l.card)
			}
		}
	}
	want := l.to
	if l.called {
		want.Zone = "drift"
	}
	if at := t.Place[l.card]; at != want {
		return fmt.Errorf("R5-2: card %d was launched and lies in %v, not %v", l.card, at, want)
	}
	if at := t.Place[l.was]; l.was != 0 && !l.called && at.Zone != "drift" {
		return fmt.Errorf("R5-2: card %d was replaced and lies in %v", l.was, at)
	}
	return nil
}
