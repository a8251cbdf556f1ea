package oracle

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
)

// told checks what has come of answers, where no text has had a say.
func (o *half) told(t *table) error {
	if o.quits || o.at == nil {
		return nil
	}
	if a := o.act; a != nil && a.whole && (isStop(t.Request) || t.Request.Kind == "pending") {
		if log := o.since(a); !heard(log) && t.View.Turn == a.at.View.Turn && !a.at.says("代わりに") && !t.says("代わりに") {
			if err := a.told(t, log); err != nil {
				return err
			}
		}
	}
	if o.did == nil || heard(o.fresh) || t.says("代わりに") || o.at.says("代わりに") {
		return nil
	}
	me := o.at.Me
	switch o.at.Request.Kind {
	case "redraw":
		if n := t.Count(me, "hand"); n != openingHand && t.View.Turn == 0 {
			return fmt.Errorf("6.2.1.8: player %d has %d cards", me+1, n)
		}
	case "level":
		return o.toldLevel(t, me)
	case "level-swap":
		if t.Place[o.put].Zone != "level" || t.Place[o.did.Card].Zone == "level" {
			return fmt.Errorf("7.4.3.1.1: cards %d and %d were to change places", o.put, o.did.Card)
		}
	case "attacker":
		if c := t.At[o.did.Card]; c == nil || c.Lies != rules.Rest {
			return fmt.Errorf("8.2.5: card %d attacks and does not rest", o.did.Card)
		}
	case "target":
		return o.toldTarget(t)
	case "level-boost":
		if c := t.At[o.did.Card]; c == nil || c.Lies != rules.Rest {
			return fmt.Errorf("5.15.1: card %d does not rest", o.did.Card)
		}
		if n := t.Count(me, "hand") - o.at.Count(me, "hand"); n != 1 && t.Request.Kind == "define" {
			return fmt.Errorf("5.15.1: %d cards were drawn", n)
		}
	case "definition":
		if o.did.Kind == "pass" {
			return o.toldVerdict(t)
		}
		return o.toldDefinition(t)
	case "define":
		return o.toldDefinition(t)
	}
	return nil
}

// since is what has happened since an action of the main phase was chosen.
func (o *half) since(a *acted) []rules.Entry {
	if o.stop == a.at {
		return o.news
	}
	return o.fresh
}

// toldLevel: 7.4.3.1: the card lies in the level zone, face down in the first player's first turn.
func (o *half) toldLevel(t *table, me int) error {
	if o.did.Kind != "card" {
		return nil
	}
	full := o.at.Count(me, "level") >= levelLimit
	if t.Request.Kind == "level-swap" {
		if !full && !o.at.says("レベル上限") {
			return fmt.Errorf("7.4.3.1.1: the level zone is not full")
		}
		return nil
	}
	c := t.At[o.did.Card]
	if full && !o.at.says("レベル上限") || c == nil || t.Place[c.ID].Zone != "level" {
		return fmt.Errorf("7.4.3.1: card %d was put into the level zone", o.did.Card)
	}
	if c.FaceUp == o.at.firstTurn() && c.Lies == rules.Stand {
		return fmt.Errorf("7.4.3.1: card %d lies the wrong way up", c.ID)
	}
	return nil
}

// toldDefinition: 5.16.1: the card lies in the battle zone, face up unless paradoxes are too many
// (10.6).
func (o *half) toldDefinition(t *table) error {
	if o.did.Kind != "define" {
		return nil
	}
	c := t.At[o.did.Card]
	if !slices.ContainsFunc(o.fresh, func(e rules.Entry) bool {
		return e.Event.Kind == "move" && e.Event.Card == o.did.Card && e.Event.To.Zone == "battle"
	}) {
		return fmt.Errorf("5.16.1: card %d was defined and is in %q", o.did.Card, t.Place[o.did.Card].Zone)
	}
	if c != nil && t.Place[c.ID].Zone == "battle" && !c.FaceUp && !is(o.at.At[c.ID], "paradox") {
		return fmt.Errorf("5.16.1: card %d was defined face down", c.ID)
	}
	return nil
}

// toldTarget: 8.2.10.3: of a circle without a member the gate is destroyed, if it was not before.
func (o *half) toldTarget(t *table) error {
	on, zone := 1-o.at.View.Active, o.did.Place.Zone
	attacked := slices.ContainsFunc(o.fresh, func(e rules.Entry) bool {
		return e.Event.Kind == "attack" && e.Event.Card == o.at.Request.Source && e.Event.To.Zone == zone
	})
	if !isStop(t.Request) && t.Request.Kind != "pending" {
		return nil
	}
	if !attacked && t.Request.Kind == "pending" { // in the check timing of 8.2.8
		return nil
	}
	if !attacked {
		return fmt.Errorf("8.2.6: card %d was to attack the circle %s", o.at.Request.Source, zone)
	}
	if len(t.View.Waiting) > 0 || o.at.in(on, zone) != nil || o.at.says("破壊されない") {
		return nil
	}
	down := slices.ContainsFunc(o.at.Zone(on, "gate-"+zone), func(c rules.CardView) bool { return !c.FaceUp })
	broken := slices.ContainsFunc(o.fresh, func(e rules.Entry) bool { return e.Event.Kind == "destroy" })
	if down != broken && inTurn(t, o.at) {
		return fmt.Errorf("8.2.10.3: a gate lay face down in %s: %v; one was destroyed: %v", zone, down, broken)
	}
	return nil
}

func inTurn(t, was *table) bool { return t.View.Turn == was.View.Turn }

// toldVerdict: 8.5.3.4: who has more of what the paradox rule asks for wins, of equals the attacker;
// a defender that loses goes to the stock with its souls (8.5.6, 12.2.1).
func (o *half) toldVerdict(t *table) error {
	won, lost := o.named("win-battle"), o.named("lose-battle")
	if won == 0 || !isStop(t.Request) && t.Request.Kind != "pending" {
		return nil
	}
	by, on := o.at.At[o.at.View.Attack.Attacker], o.at.At[o.at.View.Attack.Defender]
	law, one := o.at.law()
	if by == nil || on == nil || !one || o.at.says("逆理法則", "勝敗", "バトルに勝", "バトルに負") {
		return nil
	}
	winner, loser := by, on
	if on.Now.Number(law) > by.Now.Number(law) {
		winner, loser = on, by
	}
	if won != winner.ID || lost != loser.ID {
		return fmt.Errorf("8.5.3.4: by %s card %d has %d and attacks card %d with %d; %d has won", law, by.ID, by.Now.Number(law), on.ID, on.Now.Number(law), won)
	}
	if len(t.View.Waiting) > 0 {
		return nil
	}
	gone := func(c *rules.CardView) bool {
		return !isCircle(t.Place[c.ID].Zone) && slices.ContainsFunc(o.fresh, func(e rules.Entry) bool {
			return e.Clause == "8.5.6" && e.Event.Kind == "move" && e.Event.To.Zone == "stock"
		})
	}
	if loser == on && !gone(on) {
		return fmt.Errorf("8.5.6: card %d has lost, and is in %q", on.ID, t.Place[on.ID].Zone)
	}
	if c := t.At[winner.ID]; c == nil || !isCircle(t.Place[winner.ID].Zone) {
		return fmt.Errorf("8.5.7: card %d has won, and is in %q", winner.ID, t.Place[winner.ID].Zone)
	}
	if c := t.At[by.ID]; c == nil || !isCircle(t.Place[by.ID].Zone) {
		return fmt.Errorf("8.5.7: card %d attacked, and is in %q", by.ID, t.Place[by.ID].Zone)
	}
	if loser != on {
		return nil
	}
	stocked := 0
	for _, e := range o.fresh {
		if e.Clause == "8.5.6" && e.Event.Kind == "move" && e.Event.To == (rules.Place{Seat: on.Owner, Zone: "stock"}) {
			stocked++
		}
	}
	if souls := len(o.at.souls(on)); on.Seat == on.Owner && stocked != 1+souls {
		return fmt.Errorf("8.5.6, 12.2.1: %d cards went to the stock with %d souls", stocked, souls)
	}
	return nil
}

// named is the card of an event since the question before, 0 if there was none.
func (o *half) named(kind string) card {
	for _, e := range o.fresh {
		if e.Event.Kind == kind {
			return e.Event.Card
		}
	}
	return 0
}

// told is 5.12, 5.13, 5.18 and 7.5.3.6.
func (a *acted) told(t *table, log []rules.Entry) error {
	me := a.at.Me
	paid := a.at.Count(me, "stock") - t.Count(me, "stock")
	rank := t.View.Players[me].Values.Number("t-rank") - a.at.View.Players[me].Values.Number("t-rank")
	switch {
	case a.kind == "luck-drive":
		if hand := t.Count(me, "hand") - a.at.Count(me, "hand"); paid != luckStock || hand != 1 {
			return fmt.Errorf("5.18.1: %d stock was paid, %d cards were drawn", paid, hand)
		}
		return nil
	case a.placed != nil:
		return a.toldPlaces(t)
	case a.pair != nil && a.failed:
		if rank != 0 {
			return fmt.Errorf("5.35.2: T-rank has grown by %d", rank)
		}
		if err := a.toldMaterials(t, nil); err != nil {
			return err
		}
	case a.card == 0:
		return nil
	default:
		if paid != a.cost {
			return fmt.Errorf("9.6.2.3: %d stock was paid for a cost of %d", paid, a.cost)
		}
		c := t.At[a.card]
		if c == nil || t.Place[c.ID].Seat != me || !same(t.over(c), a.to) {
			return fmt.Errorf("5.12.2: card %d was put to %v and is in %q", a.card, a.to, t.Place[a.card].Zone)
		}
		if c.Lies != rules.Stand {
			return fmt.Errorf("4.1.3.1.3: card %d does not stand", c.ID)
		}
		for _, s := range a.to {
			if old := a.at.in(me, s); old != nil && !slices.Contains(a.pair, old.ID) && !moved(log, old.ID, "drop") {
				return fmt.Errorf("5.12.2.1: card %d was there, and is in %q", old.ID, t.Place[old.ID].Zone)
			}
		}
		if a.pair != nil {
			if rank != 1 {
				return fmt.Errorf("5.35.1: T-rank has grown by %d", rank)
			}
			if err := a.toldMaterials(t, c); err != nil {
				return err
			}
		} else if rank != 0 {
			return fmt.Errorf("5.35.1: T-rank has grown by %d without a trance", rank)
		}
	}
	shuffled := slices.ContainsFunc(log, func(e rules.Entry) bool { return e.Event.Kind == "shuffle" && e.Event.To.Seat == me })
	if a.deck && !shuffled {
		return fmt.Errorf("5.13.1.2.2: the deck was searched and not shuffled")
	}
	return nil
}

// moved reports whether a card has come to a zone in what has happened.
func moved(log []rules.Entry, id card, zone string) bool {
	return slices.ContainsFunc(log, func(e rules.Entry) bool {
		return e.Event.Kind == "move" && e.Event.Card == id && e.Event.To.Zone == zone
	})
}

// toldMaterials: 5.13.1.3, 5.13.1.4: the materials are souls of the tranceunion, or dropped, but a My
// Logicalist rests; souls of a member with Trance Change are souls of the tranceunion too (11.5.3).
func (a *acted) toldMaterials(t *table, union *rules.CardView) error {
	for i, id := range a.pair {
		was := a.at.At[id]
		if was == nil {
			return nil
		}
		c, zone := t.At[id], t.Place[id].Zone
		switch {
		case is(was, "my-logicalist"):
			if c == nil || zone != "my-logicalist" || c.Lies != rules.Rest {
				return fmt.Errorf("5.13.1.3.1: card %d does not rest", id)
			}
		case union == nil:
			if zone != "drop" {
				return fmt.Errorf("5.13.1.4: card %d is in %q", id, zone)
			}
		case zone != "soul" || c.Under != union.ID:
			return fmt.Errorf("5.13.1.3: card %d is in %q", id, zone)
		}
		for _, s := range a.at.souls(was) {
			kept := union != nil && a.change && i == 0
			if now := t.At[s.ID]; kept && (now == nil || now.Under != union.ID) {
				return fmt.Errorf("11.5.3: card %d is in %q", s.ID, t.Place[s.ID].Zone)
			}
			if !kept && t.Place[s.ID].Zone != "drop" {
				return fmt.Errorf("5.13.1.3, 12.2.1: card %d, a soul of card %d, is in %q", s.ID, id, t.Place[s.ID].Zone)
			}
		}
	}
	return nil
}

// toldPlaces: 7.5.3.6: members are where they were put, lie as they lay, and have kept their souls.
func (a *acted) toldPlaces(t *table) error {
	for _, was := range a.at.members(a.at.Me) {
		place := a.placed[was.ID]
		if place == nil {
			place = a.at.over(was)
		}
		c := t.At[was.ID]
		if c == nil || !same(t.over(c), place) {
			return fmt.Errorf("7.5.3.6: card %d was put to %v and is in %q", was.ID, place, t.Place[was.ID].Zone)
		}
		if c.Lies != was.Lies || len(t.souls(c)) != len(a.at.souls(was)) {
			return fmt.Errorf("7.5.3.6: card %d does not lie as it lay", was.ID)
		}
	}
	return nil
}

// triggers are what members wait for with these events (9.7.2), by the kind of the event.
var triggers = map[string]string{"mobilize": "このメンバーが出撃した時、", "attack": "このメンバーが攻撃した時、", "win-battle": "このメンバーがバトルに勝った時、", "intercept": "このメンバーがインターセプトした時、"}

// triggered checks that what everybody has seen happen since the question before has triggered what is
// printed on the cards that it happened to.
func (o *half) triggered(t *table) error {
	if o.at == nil || t.View.Turn == 0 || !isStop(t.Request) && t.Request.Kind != "pending" || heard(o.fresh) {
		return nil
	}
	words := []string{"無効", "使えない", "を失", "代わりに"}
	if t.says(words...) || o.at.says(words...) {
		return nil
	}
	for _, e := range o.fresh {
		c, body := t.At[e.Event.Card], triggers[e.Event.Kind]
		if c == nil || body == "" || c.Print < 0 || !isCircle(t.Place[c.ID].Zone) {
			continue
		}
		for _, printed := range t.Print(c).Lines {
			text := printed[rules.Japanese]
			l := lineOf(text)
			if l.icon != "自" || l.once || l.souls > 0 || l.cost != "" || l.zone != "" || !strings.HasPrefix(l.body, body) {
				continue
			}
			if !slices.ContainsFunc(t.View.Waiting, func(w rules.WaitingView) bool { return w.Card == c.ID && w.Words[rules.Japanese] == text }) {
				return fmt.Errorf("9.7.2: of card %d %q has not triggered", c.ID, text)
			}
		}
	}
	return nil
}
