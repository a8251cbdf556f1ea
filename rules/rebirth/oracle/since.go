package oracle

import (
	"fmt"
	"slices"

	"gorin/rules"
)

// since looks at what has happened since the question before, and keeps in mind how the
// match stands now.
func (o *half) since(t *table) error {
	v := t.View
	var err error
	for _, check := range []func(*table) error{o.turns, o.left, o.stands, o.told, o.course} {
		if err = check(t); err != nil {
			break
		}
	}
	if v.Turn > 0 {
		if v.Turn != o.turn {
			o.newTurn()
		}
		for seat := range v.Players {
			if sides(v).InTurn(seat) {
				o.begun[seat] = true
			}
		}
	}
	o.turn, o.active, o.order, o.quits = v.Turn, v.Active, v.Order, false
	for seat, p := range v.Players {
		o.out[seat], o.lost[seat] = p.Lost || p.Left, p.Lost
	}
	return err
}

func (o *half) left(t *table) error { return o.gone(t.View) }

// turns is 7.6.6, 12.5.7.2 and 7.2 of the turn that has begun.
func (o *half) turns(t *table) error {
	v := t.View
	switch {
	case v.Turn == o.turn:
		if v.Turn > 0 && v.Active != o.active && !sides(v).Mates(v.Active, o.active) {
			return fmt.Errorf("7.1.1: turn %d was that of seat %d and is that of seat %d", v.Turn, o.active, v.Active)
		}
		return nil
	case v.Turn != o.turn+1 || o.order == nil:
		for _, seat := range v.Order { // turns went by without a question
			o.begun[seat] = o.begun[seat] || v.Turn > len(v.Order)
		}
		return nil
	}
	if v.Turn == 1 {
		if first := v.Order[0]; v.Active != first && !o.out[first] && !sides(v).Out(first) && !sides(v).Mates(first, v.Active) {
			return fmt.Errorf("6.2.1.7: seat %d begins, not seat %d", v.Active, first)
		}
	} else if want := sides(v).Next(o.order, o.active, o.out); want != v.Active && !sides(v).Mates(want, v.Active) {
		return fmt.Errorf("7.6.6: after seat %d it is the turn of seat %d, not %d", o.active, want, v.Active)
	}
	return o.start(t)
}

// start is 7.2.1: who is in turn has drawn one card, and what they have stands; and what the
// end of the turn before has left (7.6.3, 7.6.5).
func (o *half) start(t *table) error {
	v := t.View
	defer func() { o.kept = false }()
	if o.before == nil || o.quits || heard(o.after) {
		return nil // somebody has given up, or cards say more
	}
	for seat := range v.Players {
		if sides(v).Out(seat) {
			continue
		}
		if c := t.in(seat, "entry"); c != nil && c.Damage != 0 {
			return fmt.Errorf("7.6.3: card %d still has damage %d", c.ID, c.Damage)
		}
		if v.Turn > 1 && !sides(v).InTurn(seat) && sides(v).Mates(seat, o.active) && t.Count(seat, "set") > 0 && !o.kept {
			return fmt.Errorf("7.6.5: seat %d still has %d cards set", seat, t.Count(seat, "set"))
		}
		if !sides(v).InTurn(seat) || t.says("【スタンド】しない") {
			continue
		}
		drawn := 0
		for _, e := range o.after {
			if e.Event.Kind == "move" && e.Clause == "7.2.1" && e.Event.From == (rules.Place{Seat: seat, Zone: "deck"}) && e.Event.To.Zone == "hand" {
				drawn++
			}
		}
		if drawn != 1 {
			return fmt.Errorf("7.2.1.2: seat %d has drawn %d cards", seat, drawn)
		}
		for _, z := range v.Players[seat].Zones {
			for i, c := range z.Cards {
				if (isField(z.Place.Zone) || z.Place.Zone == "energy") && c.Lies != rules.Stand {
					return fmt.Errorf("7.2.1.1: the %d. card in the %s of seat %d does not stand", i+1, z.Place.Zone, seat)
				}
			}
		}
	}
	return nil
}

// told checks what has come of the answer before, where no text has had a say.
func (o *half) told(t *table) error {
	if o.before == nil || o.did == nil || o.quits {
		return nil
	}
	if p := o.play; p != nil && has(calm, t.Request.Kind) {
		if o.play = nil; !heard(p.log) && !t.says("かわりに") && !p.at.says("かわりに") {
			if err := p.told(t); err != nil {
				return err
			}
		}
	}
	me := o.before.Me
	switch o.before.Request.Kind {
	case "opening":
		if !slices.ContainsFunc(o.after, func(e rules.Entry) bool {
			return e.Event.Kind == "move" && e.Event.To == (rules.Place{Seat: me, Zone: "entry"})
		}) {
			return fmt.Errorf("6.2.1.2: seat %d has put no entry", me)
		}
	case "first-partner", "partner", "energy":
		return nil // it is put when everybody has chosen: toldEnergy
	case "attack":
		return o.toldAttack(t)
	case "partner-attack":
		return o.toldPartners(t, me)
	case "block":
		if p := o.did; p.Kind == "block" && !moved(o.after, p.Card, "waiting-room") {
			return fmt.Errorf("8.3.3: card %d blocks, and is not put away", p.Card)
		}
	}
	return nil
}

// moved reports whether a card has come to a zone in what has happened.
func moved(log []rules.Entry, card rules.Card, zone string) bool {
	return slices.ContainsFunc(log, func(e rules.Entry) bool {
		return e.Event.Kind == "move" && e.Event.Card == card && e.Event.To.Zone == zone
	})
}

// told is 7.4.2.1, 7.4.2.2 and 7.4.2.4.
func (p *played) told(t *table) error {
	was, me := p.at, p.by
	if t.View.Turn != was.View.Turn || !t.In(me) {
		return nil
	}
	switch p.kind {
	case "play", "step-back":
		if n := was.ready(me) - t.ready(me); n != p.cost && (was.Place[p.card].Zone != "energy" || n != p.cost+1) { // played from there it stands there no more
			return fmt.Errorf("5.14.1: %d energy was rested for a cost of %d", n, p.cost)
		}
		c := t.in(me, p.to.Zone)
		switch {
		case c == nil || c.ID != p.card:
			if p.to.Zone != "entry" || !moved(p.log, p.card, "retire") { // by its DEF
				return fmt.Errorf("9.7.4.1: card %d was put to the %s and is in %q", p.card, p.to.Zone, t.Place[p.card].Zone)
			}
		case c.Lies != rules.Stand && p.kind == "play":
			return fmt.Errorf("4.3.2.3: card %d was put down and does not stand", c.ID)
		}
		if old := was.in(me, p.to.Zone); old != nil && old.ID != 0 && !moved(p.log, old.ID, "waiting-room") && !was.LineSays(old, "かわりに") { // 9.11.1; who lies face down is not to be seen
			return fmt.Errorf("4.5.3.3, 10.3.3: card %d lay there, and is in %q", old.ID, t.Place[old.ID].Zone)
		}
		if p.kind == "step-back" && p.fromDeck("entry") == 0 {
			return fmt.Errorf("10.5.1.3: the entry was not filled from the deck")
		}
	case "set":
		if !moved(p.log, p.card, "set") {
			return fmt.Errorf("5.6.1: card %d was not set", p.card)
		}
		if n := p.fromDeck("hand"); n != 1 {
			return fmt.Errorf("7.4.2.4: %d cards were drawn for a Rebirth", n)
		}
	}
	return nil
}

// fromDeck is how many cards have come from the deck of who plays to a zone.
func (p *played) fromDeck(zone string) (n int) {
	for _, e := range p.log {
		if e.Event.Kind == "move" && e.Event.From == (rules.Place{Seat: p.by, Zone: "deck"}) && e.Event.To.Zone == zone {
			n++
		}
	}
	return n
}

// toldAttack is 8.2.4: the member rests, and the entries attack and are attacked.
func (o *half) toldAttack(t *table) error {
	a := o.attack
	if a == nil || t.Request.Kind == "partner-attack" {
		return nil
	}
	if a.at.standingPartners(a.by) >= partners && !o.amended() && o.did.Kind == "attack" && !a.at.says("パートナーアタックにならない", "パートナーアタックできない") {
		return fmt.Errorf("8.2.4.4: seat %d has three partners and was not asked", a.by)
	}
	return o.declared(t)
}

// toldPartners is 8.2.4.4.
func (o *half) toldPartners(t *table, me int) error {
	if o.attack == nil {
		return nil
	}
	if o.attack.partner && !heard(o.after) {
		if n := o.before.standingPartners(me) - t.standingPartners(me); n != partners {
			return fmt.Errorf("8.2.4.4: %d partners were rested", n)
		}
	}
	return o.declared(t)
}

// declared is 8.2.4.2 and 8.2.4.3.
func (o *half) declared(t *table) error {
	a := o.attack
	v := &t.View.Attack
	if heard(o.after) || o.dealt() != nil || v.Kind == "" {
		return nil
	}
	if c := t.At[a.helper]; c != nil && isMember(t.Place[c.ID].Zone) && c.Lies != rules.Rest && !t.says("【レスト】しない") {
		return fmt.Errorf("8.2.4: card %d supports and does not rest", c.ID)
	}
	by, on := a.at.in(a.by, "entry"), a.at.in(a.target, "entry")
	if by == nil || on == nil {
		return fmt.Errorf("8.2.4.2: nobody attacks or is attacked")
	}
	if by.ID == 0 || on.ID == 0 {
		return nil // face down
	}
	if v.Attacker != by.ID || v.Defender != on.ID || v.Helper != a.helper {
		return fmt.Errorf("8.2.4.3: card %d attacks %d with %d, the view says %d, %d, %d", by.ID, on.ID, a.helper, v.Attacker, v.Defender, v.Helper)
	}
	kind := "normal"
	if a.partner {
		kind = "partner"
	}
	if v.Kind != kind && !t.says("パートナーアタック") && !a.at.says("パートナーアタック") {
		return fmt.Errorf("8.2.4.4: the attack of card %d is %q, not %q", by.ID, v.Kind, kind)
	}
	return nil
}

// amended reports whether a text has been carried out since the attack was declared.
func (o *half) amended() bool { return o.attack != nil && o.attack.texts || heard(o.after) }
