package oracle

import (
	"fmt"
	"slices"

	"gorin/rules"
)

type entry = rules.Entry

// told checks what has happened since the question before, where no ability has resolved and no
// text has a say.
func (o *half) told(t *table) error {
	if o.at == nil {
		return nil
	}
	if o.at.Request.Kind == "use" {
		return o.usedUp(t)
	}
	if o.stop == nil || o.stop != o.at && !(o.at.Request.Kind == "slot" && o.stop.Request.Kind == "chara") || o.done == nil || o.resolvedText() || t.says("かわりに") || t.forbids(noRest, noReverse, noStand, noRetire, noPlay, noPlace) {
		return nil
	}
	me := o.stop.Me
	switch o.stop.Request.Kind + " " + o.done.Kind {
	case "energy card":
		z := t.Zone(me, "energy")
		if n := o.stop.Count(me, "energy"); len(z) != n+1 || z[n].Lies != rules.Stand || t.Count(me, "hand") != o.stop.Count(me, "hand")-1 {
			return fmt.Errorf("6.4.1.2: energy was not set")
		}
	case "chara play", "chara bench":
		return o.toldPlay(t, me)
	case "chara set-surprise":
		if n := t.Count(me, "surprise"); n != 1 {
			return fmt.Errorf("6.5.1.2.4: a surprise was set, there are %d", n)
		}
		if h := o.stop.Count(me, "hand"); o.stop.Count(me, "deck") > 0 && t.Count(me, "hand") != h {
			return fmt.Errorf("6.5.1.2.4: a card is drawn for a surprise: the hand is %d, was %d", t.Count(me, "hand"), h)
		}
	case "chara dispose":
		if n := t.Count(me, "surprise"); n != 0 || o.stop.Count(me, "deck") > 0 && t.Count(me, "waiting-room") != o.stop.Count(me, "waiting-room")+1 {
			return fmt.Errorf("6.5.1.2.5: a surprise was disposed of, there are %d", n)
		}
	case "support card":
		return o.toldSupport(t)
	case "partner-block card", "partner-block pass":
		return o.toldAttack(t)
	}
	if t.View.Turn == o.stop.View.Turn+1 {
		return o.toldTurn(t)
	}
	return nil
}

// resolvedText reports whether an ability has resolved, or an effect has come about.
func (o *half) resolvedText() bool {
	for i := range o.news {
		if has([]string{"ability", "replace", "effect"}, o.news[i].Event.Kind) {
			return true
		}
	}
	return false
}

// usedUp checks that an ability that was resolved is gone (8.5.5), and with a cancel what it
// had chosen (3.8.8).
func (o *half) usedUp(t *table) error {
	if o.item == 0 || !isStop(t.Request) && !has([]string{"show", "cancel", "use"}, t.Request.Kind) {
		return nil
	}
	for i := range t.View.Stack {
		if s := &t.View.Stack[i]; s.Card == o.item && s.Source == o.of && !o.arrived(o.of) {
			return fmt.Errorf("8.5.5: what card %d used is still there", o.of)
		}
	}
	for i := range o.at.View.Stack {
		s := &o.at.View.Stack[i]
		if s.Card != o.item || o.playing.icon != "キャンセル" || o.at.forbids(noCancelled) {
			continue
		}
		for j := range t.View.Stack {
			for _, target := range s.Targets {
				if t.View.Stack[j].Card == target && t.View.Stack[j].Source == sourceOf(o.at, target) {
					if o.arrived(sourceOf(o.at, target)) {
						continue
					}
					return fmt.Errorf("3.8.8: what card %d has cancelled is still there", o.of)
				}
			}
		}
	}
	return nil
}

// arrived reports whether a skill of a card has come to the resolution zone since the question
// before.
func (o *half) arrived(source rules.Card) bool {
	return slices.ContainsFunc(o.fresh, func(e entry) bool { return e.Event.Kind == "activate" && e.Event.Card == source })
}

// sourceOf is whose ability something in the resolution zone is.
func sourceOf(t *table, item rules.Card) rules.Card {
	for i := range t.View.Stack {
		if t.View.Stack[i].Card == item {
			return t.View.Stack[i].Source
		}
	}
	return 0
}

// toldPlay: the level is paid by resting so much energy (8.4.1.3), the card lies where it was
// put (8.4.1.3.1), what lay there is in the waiting room, and from the ring the top card of the
// deck takes its place (6.5.1.2.3).
func (o *half) toldPlay(t *table, me int) error {
	if o.at.Request.Kind != "slot" || o.did == nil {
		return nil
	}
	if n := o.ready - len(t.standing(me)); n != o.level {
		return fmt.Errorf("8.4.1.3: %d energy was rested for level %d", n, o.level)
	}
	slot := o.did.Place.Zone
	c := t.in(me, slot)
	if c == nil || c.ID != o.played {
		was := t.At[o.played]
		own := was != nil && slices.ContainsFunc(was.Lines, func(l rules.LineView) bool { // there it may have changed itself
			return oneOf(l.Words[rules.Japanese], "防御力", "/")
		})
		if place := t.Place[o.played].Zone; place != "waiting-room" && place != "retire" || !own && was.Now.Number("defence") > 0 && !t.says("防御力", "/") {
			return fmt.Errorf("8.4.1.3.1: card %d was played to the %s, it is in %s", o.played, slot, place)
		}
		return nil
	}
	if isBench(slot) && c.Lies != rules.Stand {
		return fmt.Errorf("4.9.1.4: card %d was played and does not stand", o.played)
	}
	if old := o.at.in(me, slot); old != nil && t.Place[old.ID].Zone != "waiting-room" && o.at.Count(me, "deck") > 0 {
		return fmt.Errorf("6.5.1.2.1: card %d lay there, and is in %q", old.ID, t.Place[old.ID].Zone)
	}
	if o.ringTo && o.at.Count(me, "deck") > 1 && t.Count(me, "deck") >= o.at.Count(me, "deck") {
		return fmt.Errorf("6.5.1.2.3: the ring was not filled from the deck")
	}
	return nil
}

// toldSupport: the supporter rests (7.1.3.1), and the rings attack each other (7.1.3.2), as
// partners if the supporter is one and it is not the first player's first turn (7.1.3.2.2,
// 7.1.3.2.6).
func (o *half) toldSupport(t *table) error {
	if c := t.At[o.done.Card]; c != nil && isBench(t.Place[c.ID].Zone) && c.Lies != rules.Rest {
		return fmt.Errorf("7.1.3.1: card %d supports and does not rest", c.ID)
	}
	me := o.stop.View.Active
	by, on := o.stop.in(me, "ring"), o.stop.in(1-me, "ring")
	a := t.View.Attack
	if t.Request.Kind != "partner-block" || by == nil || on == nil {
		return nil
	}
	if a.Attacker != by.ID || a.Defender != on.ID || a.Helper != o.done.Card {
		return fmt.Errorf("7.1.3.2: card %d attacks %d with %d, the view says %d, %d, %d", by.ID, on.ID, o.done.Card, a.Attacker, a.Defender, a.Helper)
	}
	kind := "normal"
	if o.stop.partners(by, o.stop.At[o.done.Card]) && !t.firstTurn() {
		kind = "partner"
	}
	if a.Kind != kind && !t.says("パートナー") {
		return fmt.Errorf("7.1.3.2.2: the attack of card %d with %d is %q, not %q", by.ID, o.done.Card, a.Kind, kind)
	}
	return nil
}

// toldAttack: whoever is attacked by partners retires, blocked or not (7.1.5.2); else the attack
// of the card that attacks is dealt as damage, or none if it is blocked (7.1.5.3), and whoever
// has damage as high as the defence retires (7.1.5.4).
func (o *half) toldAttack(t *table) error {
	a := o.stop.View.Attack
	me := o.stop.View.Active
	by, on := o.stop.in(me, "ring"), o.stop.At[a.Defender]
	dealt := slices.ContainsFunc(o.news, func(e entry) bool { return e.Clause == "7.1.6.1" })
	if !dealt || o.amended || by == nil || on == nil || o.stop.Place[a.Defender].Zone != "ring" || t.says("ダメージ", "パートナー") || !o.stop.reads(noRetire) || !t.reads(noRetire) || t.View.Turn != o.stop.View.Turn {
		return nil
	}
	damage := max(0, by.Now.Number("attack"))
	if o.done.Kind == "card" {
		damage = 0
		if z := t.Place[o.done.Card].Zone; z != "waiting-room" && z != "deck" && z != "" && t.Count(1-me, "deck") <= o.stop.Count(1-me, "deck") {
			return fmt.Errorf("7.1.4.2: card %d blocked, and is in %s", o.done.Card, z)
		}
	}
	retires := (a.Kind == "partner" || on.Damage+damage >= on.Now.Number("defence")) && !o.stop.bans(on, noRetire) // 1.3.3
	now := t.Place[on.ID].Zone
	switch {
	case retires && now == "ring":
		return fmt.Errorf("7.1.5.2, 7.1.5.4: card %d is attacked by %q with %d, and stays", on.ID, a.Kind, damage)
	case retires && now == "retire" || retires && now == "" || retires && t.Count(1-me, "deck") > o.stop.Count(1-me, "deck"):
		return nil
	case retires:
		return fmt.Errorf("7.1.5.4: card %d retires, and is in %s", on.ID, now)
	case now != "ring":
		return fmt.Errorf("7.1.5.4: card %d is attacked by %q with %d, and goes to %q", on.ID, a.Kind, damage, now)
	case t.At[on.ID].Damage != on.Damage+damage:
		return fmt.Errorf("7.1.5.3: card %d has damage %d, not %d", on.ID, t.At[on.ID].Damage, on.Damage+damage)
	}
	return nil
}

// toldTurn: what rested of the turn player stands, and what was reversed rests (6.2.1.3); a card
// is drawn (6.3.1.2).
func (o *half) toldTurn(t *table) error {
	me := t.View.Active
	if t.Request.Kind != "energy" || t.Me != me {
		return nil
	}
	after := map[rules.Orientation]rules.Orientation{rules.Stand: rules.Stand, rules.Rest: rules.Stand, rules.Reverse: rules.Rest}
	for _, slot := range bench {
		if was, c := o.stop.in(me, slot), t.in(me, slot); was != nil && c != nil && was.ID == c.ID && c.Lies != after[was.Lies] {
			return fmt.Errorf("6.2.1.3: card %d lies %d, lay %d before", c.ID, c.Lies, was.Lies)
		}
	}
	was, now := o.stop.Zone(me, "energy"), t.Zone(me, "energy")
	for i := range was {
		if len(was) == len(now) && now[i].Lies != after[was[i].Lies] {
			return fmt.Errorf("6.2.1.3: energy %d lies %d, lay %d before", i+1, now[i].Lies, was[i].Lies)
		}
	}
	drawn := 1
	if o.stop.View.Active == me {
		return nil
	}
	if n := t.Count(me, "hand") - o.stop.Count(me, "hand"); n != drawn && o.stop.Count(me, "deck") > 0 {
		return fmt.Errorf("6.3.1.2: %d cards were drawn", n)
	}
	return nil
}
