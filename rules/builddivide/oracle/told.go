package oracle

import (
	"fmt"
	"strings"

	"gorin/rules"
)

// told checks what has happened since the question before.
func (o *half) told(t *table) error {
	if o.stop == nil || o.did == "" {
		return nil
	}
	if err := o.turnPlayerFirst(t); err != nil {
		return err
	}
	for i := range o.news {
		if err := o.toldOf(&o.news[i], t); err != nil {
			return err
		}
	}
	if isStop(t.Request) {
		if err := o.triggered(t); err != nil {
			return err
		}
	}
	switch {
	case !isStop(t.Request):
	case t.View.Turn > o.stop.View.Turn:
		return o.turnBegan(t)
	case o.did == "pass" && o.passes == 0:
		return o.stepBegan(t)
	case o.did == "energy":
		z := t.Zone(o.by, "energy")
		if n := o.stop.Count(o.by, "energy"); len(z) != n+1 || z[n].Lies != rules.Stand || !z[n].FaceUp || t.Count(o.by, "hand") != o.stop.Count(o.by, "hand")-1 {
			return fmt.Errorf("1103-7a: energy was not put down")
		}
	case (o.did == "play" || o.did == "activate") && len(t.View.Stack) > o.stack:
		it := &t.View.Stack[o.stack]
		if it.Seat != o.by || it.Card != o.played && it.Source != o.played {
			return fmt.Errorf("1204-2c: card %d of player %d was played, it is not there", o.played, o.by+1)
		}
		if n := o.stood - len(t.standing(o.by)); o.duely && n != total(o.due) {
			return fmt.Errorf("510-2: %d energy was rested for card %d, the cost is %v", n, o.played, o.due)
		}
	}
	return nil
}

// toldOf checks one thing that everybody has seen.
func (o *half) toldOf(e *rules.Entry, t *table) error {
	x := &e.Event
	switch {
	case x.Kind == "hurt" && (e.Clause == "804-2" || e.Clause == "804-4"):
		c := o.stop.At[x.Source]
		if c == nil {
			return nil
		}
		if blitz := o.keyword(o.stop, c, "ブリッツ"); e.Clause == "804-2" && !blitz || e.Clause == "804-4" && o.struck[c.ID] {
			return fmt.Errorf("804-4: card %d deals damage under %s, blitz: %v", c.ID, e.Clause, blitz)
		}
		if x.N != c.Now.Number("power") && !o.stop.damageChanges() {
			return fmt.Errorf("804-4: card %d has power %d, and deals %d", c.ID, c.Now.Number("power"), x.N)
		}
	case x.Kind == "reveal" && strings.HasPrefix(e.Clause, "1003-2"):
		c := t.At[x.Card]
		if c == nil || t.Kind(c) == "" {
			return nil
		}
		made, shown := false, false
		for i := range o.news {
			y := &o.news[i]
			if shown = shown || y == e; shown {
				made = made || y.Event.Kind == "damage" && y.Event.Seat == x.Seat && y.Event.N == 1 && strings.HasPrefix(y.Clause, "1003-2c")
			}
		}
		if buster := has(t.Print(c).Keys("triggers"), "buster"); buster != made {
			return fmt.Errorf("1003-2c: card %d has a buster icon: %v; damage came of it: %v", x.Card, buster, made)
		}
		place := t.Place[x.Card].Zone
		if shot := has(t.Print(c).Keys("triggers"), "shot"); !shot && place == "life" && !t.says("墓地に置かれる場合") {
			return fmt.Errorf("1003-2b: card %d was shown and stays", x.Card)
		}
	}
	return nil
}

// damageChanges reports whether a text may make damage another.
func (t *table) damageChanges() bool {
	return t.says("ダメージを＋", "ダメージを－", "ダメージは", "ダメージを与える場合", "ダメージが与えられる場合", "次のダメージ", "軽減", "増加", "ダメージを受ける場合")
}

// says reports whether a text on the table or a lasting effect says one of the words.
func (t *table) says(words ...string) bool {
	for _, c := range t.onTable() {
		for _, l := range c.Lines {
			if says(l.Words[rules.Japanese], words) {
				return true
			}
		}
	}
	return len(t.lasting(words...)) > 0
}

// turnBegan checks what must be so at the first question of a turn.
func (o *half) turnBegan(t *table) error {
	if t.View.Active == o.stop.View.Active && !o.extra {
		return fmt.Errorf("706-7: player %d has another turn", t.View.Active+1)
	}
	held := t.says("スタンドしない", "スタンドフェイズ")
	for p := range 2 {
		for _, zone := range []string{"energy", "territory"} {
			for i, c := range t.Zone(p, zone) {
				if p == t.View.Active && c.Lies == rules.Rest && !held {
					return fmt.Errorf("702-1: number %d in the %s zone has not stood up", i+1, zone)
				}
			}
		}
		t.units(p, func(c *rules.CardView) {
			held = held || c.Lies == rules.Rest && p == t.View.Active && changed(c, "スタンド")
		})
	}
	var err error
	for p := range 2 {
		t.units(p, func(c *rules.CardView) {
			if p == t.View.Active && c.Lies == rules.Rest && !held {
				err = fmt.Errorf("702-1: unit %d has not stood up", c.ID)
			}
			if c.Damage > 0 {
				err = fmt.Errorf("706-3: unit %d still has damage", c.ID)
			}
		})
	}
	if limit, known := o.handLimit(o.at, o.stop.View.Active); known && t.View.Active != o.stop.View.Active && t.Count(o.stop.View.Active, "hand") > limit {
		return fmt.Errorf("706-5: player %d kept %d cards", o.stop.View.Active+1, t.Count(o.stop.View.Active, "hand"))
	}
	if n := len(t.territories(o.stop.View.Active)); n > 1 {
		return fmt.Errorf("706-6: player %d kept %d territories", o.stop.View.Active+1, n)
	}
	return err
}

// stepBegan checks what the end of a window has led to.
func (o *half) stepBegan(t *table) error {
	if o.stack > 0 { // something was resolved
		return nil
	}
	here := o.here(t)
	is := func(s station) bool { return len(here) == 1 && here[s] }
	a := t.View.Attack
	switch {
	case is(atDrawn) && o.stop.View.Phase == "draw" && o.stop.View.Window == "play" && t.View.Window == "play":
		drew := false
		for i := range o.news {
			x := &o.news[i].Event
			drew = drew || x.Kind == "move" && x.To.Zone == "hand" && x.To.Seat == t.View.Active && (x.From.Zone == "deck" || x.From.Zone == "life")
		}
		if first := t.View.Turn == 1; drew == first && !o.stop.says("引く場合") { // 703-3a
			return fmt.Errorf("703-3: a card was drawn: %v", drew)
		}
	case is(atAttacked) && t.View.Window == "play":
		if c := t.At[o.declared.by]; a.Attacker != o.declared.by || foe(a) != o.declared.on || c == nil || c.Lies != rules.Rest {
			return fmt.Errorf("802-9: unit %d has not attacked %d", o.declared.by, o.declared.on)
		}
	case is(atUnblocked) && o.blocker != 0 && t.View.Window == "play":
		if c := t.At[o.blocker]; c == nil || c.Lies != rules.Rest || a.Blocker != o.blocker || a.Attacker != 0 && foe(a) != o.blocker {
			return fmt.Errorf("803-7: unit %d has not blocked", o.blocker)
		}
	case o.course[atBattle] && len(o.course) == 1 && o.stop.View.Step == "block" && t.View.Step == "battle":
		by, on := o.stop.At[o.stop.View.Attack.Attacker], o.stop.At[foe(o.stop.View.Attack)]
		for _, c := range []*rules.CardView{by, on} {
			if by != nil && on != nil && c.Now.Number("power") > 0 && !o.hurts(c.ID) && !o.stop.damageChanges() {
				return fmt.Errorf("804-4: unit %d deals no damage", c.ID)
			}
		}
	case is(atHit) && o.stop.View.Step == "block":
		if len(t.View.Packets) == 0 && o.stop.View.Attack.Attacker != 0 {
			return fmt.Errorf("805-1: no damage was made")
		}
	case o.stop.View.Window == "damage" && t.View.Window == "damage" && o.packets == 1 && len(t.View.Packets) == 1:
		if x, y := o.stop.View.Packets[0], t.View.Packets[0]; x.Source == y.Source && x.Kind == y.Kind && y.Dealt != x.Dealt+1 {
			return fmt.Errorf("1103-8a: %d of %d damage was dealt, then %d", x.Dealt, x.N, y.Dealt)
		}
	}
	return nil
}

func (o *half) hurts(source rules.Card) bool {
	for i := range o.news {
		if x := &o.news[i].Event; x.Kind == "hurt" && x.Source == source {
			return true
		}
	}
	return false
}

// foe is the unit that is attacked, or has blocked (803-7c).
func foe(a rules.AttackView) rules.Card {
	if a.Blocker != 0 {
		return a.Blocker
	}
	return a.Target
}

// turnPlayerFirst checks that of abilities that are played one right after the
// other the turn player's come first (1304-2a). Where an ability waits for another to be
// played (12.04.2.j.1) they may come of different rounds.
func (o *half) turnPlayerFirst(t *table) error {
	if t.says("能力をプレイした時") {
		return nil
	}
	other := false
	for i := range o.news {
		x := &o.news[i].Event
		switch {
		case x.Kind == "choice":
		case x.Kind != "activate" || o.news[i].Clause != "1304-3a":
			other = false
		case x.Seat != t.View.Active:
			other = true
		case other:
			return fmt.Errorf("1304-2a: an ability of the turn player, of card %d, comes after one of the other player", x.Card)
		}
	}
	return nil
}
