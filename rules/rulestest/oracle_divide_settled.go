package rulestest

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
)

// settled checks what is true of every position in which a player may act of their
// own accord: processing by rule has been done (1103-6), and nothing waits.
func (o *divide) settled(t *table) error {
	if t.v.Turn == 0 {
		return nil
	}
	if err := o.plain(t); err != nil {
		return err
	}
	if !has([]string{"priority", "attack", "take-back", "block"}, t.q.Kind) {
		return nil
	}
	if n := len(t.v.Waiting); n > 0 {
		return fmt.Errorf("1304-1: %d abilities wait", n)
	}
	if t.q.Kind != "priority" && len(t.v.Stack) > 0 {
		return fmt.Errorf("1103-8: %d things wait to be resolved", len(t.v.Stack))
	}
	if t.v.Window != "damage" && len(t.v.Packets) > 0 {
		return fmt.Errorf("1104-3: %d damage packets wait", len(t.v.Packets))
	}
	for _, c := range t.onTable() {
		if err := o.lies(t, c); err != nil {
			return fmt.Errorf("%w: card %d %s", err, c.ID, t.name(c))
		}
	}
	return o.values(t)
}

// lies checks that nothing would be done to a card on the table by 1303.
func (o *divide) lies(t *table, c *rules.CardView) error {
	field := t.place[c.ID].Zone == "field"
	switch {
	case has(c.Kinds, "aura"):
		host := t.at[c.Under]
		if host == nil || t.place[host.ID] != t.place[c.ID] || !has(host.Kinds, "unit") && !has(host.Kinds, "territory") {
			return fmt.Errorf("1303-6: an aura of nothing")
		}
		if len(c.Kinds) > 1 {
			return fmt.Errorf("5.21.1.b.2: an aura is nothing else: %v", c.Kinds)
		}
	case !field && !has(c.Kinds, "territory"):
		return fmt.Errorf("410-1: a %v in the territory zone", c.Kinds)
	case field && has(c.Kinds, "unit"):
		if c.Power > 0 && c.Damage < c.Power {
			return nil
		}
		if firm, known := o.firm(t, c); !firm && known {
			return fmt.Errorf("1303-2, 1303-3: power %d, damage %d", c.Power, c.Damage)
		}
	case field && has(c.Kinds, "territory"):
		for _, s := range t.v.Stack {
			if s.Source == c.ID {
				return nil // its ability is on the way
			}
		}
		return fmt.Errorf("1303-5: a territory on the field that is no unit")
	case field:
		return fmt.Errorf("1303-4: a %v on the field", c.Kinds)
	}
	return nil
}

// plain checks what holds at any time.
func (o *divide) plain(t *table) error {
	for p := range t.v.Players {
		v := &t.v.Players[p]
		if v.InRed != (t.count(p, "life") <= v.Red) { // 407-4c
			return fmt.Errorf("407-4c: %d cards of life, and player %d is in the red zone: %v", t.count(p, "life"), p+1, v.InRed)
		}
		if limit, known := o.handLimit(t, p); known && v.HandLimit != limit {
			return fmt.Errorf("405-4: the hand of player %d is limited to %d, not %d", p+1, limit, v.HandLimit)
		}
		if v.EnergyLeft != 1-o.placed[p] && o.at != nil {
			return fmt.Errorf("11.03.7.a.1: player %d has placed %d energy, may place %d", p+1, o.placed[p], v.EnergyLeft)
		}
	}
	a := t.v.Attack
	for _, p := range t.v.Packets {
		if p.Source != a.Attacker || p.Buster || t.v.Step != "hit" || p.Seat == t.v.Active || o.anywhere {
			continue
		}
		if c := t.at[a.Attacker]; c != nil && p.N != max(0, c.Hit) && len(t.v.Packets) == 1 { // 1002-2b
			return fmt.Errorf("1002-2b: the damage is %d, the hit %d", p.N, c.Hit)
		}
	}
	return nil
}

// told checks what has happened since the question before.
func (o *divide) told(t *table) error {
	if o.stop == nil || o.did == "" {
		return nil
	}
	for i := range o.news {
		if err := o.toldOf(&o.news[i], t); err != nil {
			return err
		}
	}
	switch {
	case !isStop(t.q):
	case t.v.Turn > o.stop.v.Turn:
		return o.turnBegan(t)
	case o.did == "pass" && o.passes == 0:
		return o.stepBegan(t)
	case o.did == "energy":
		z := t.zone(o.by, "energy")
		if n := o.stop.count(o.by, "energy"); len(z) != n+1 || z[n].Lies != rules.Stand || !z[n].FaceUp || t.count(o.by, "hand") != o.stop.count(o.by, "hand")-1 {
			return fmt.Errorf("1103-7a: energy was not put down")
		}
	case (o.did == "play" || o.did == "activate") && len(t.v.Stack) > o.stack:
		it := &t.v.Stack[o.stack]
		if it.Seat != o.by || it.Card != o.played && it.Source != o.played {
			return fmt.Errorf("1204-2c: card %d of player %d was played, it is not there", o.played, o.by+1)
		}
		if n := o.stood - len(t.standing(o.by)); o.duely && n != total(o.due) {
			return fmt.Errorf("510-2: %d energy was rested, the cost is %v", n, o.due)
		}
	}
	return nil
}

// toldOf checks one thing that everybody has seen.
func (o *divide) toldOf(e *rules.Entry, t *table) error {
	x := &e.Event
	switch {
	case x.Kind == "hurt" && (e.Clause == "804-2" || e.Clause == "804-4"):
		if c := o.stop.at[x.Source]; c != nil && x.N != c.Power && !o.stop.damageChanges() && e.Clause == "804-4" == !o.keyword(o.at, c, "ブリッツ") {
			return fmt.Errorf("804-4: card %d has power %d, and deals %d", x.Source, c.Power, x.N)
		}
	case x.Kind == "reveal" && strings.HasPrefix(e.Clause, "1003-2"):
		c := t.at[x.Card]
		if c == nil || t.kind(c) == "" {
			return nil
		}
		made, shown := false, false
		for i := range o.news {
			y := &o.news[i]
			if shown = shown || y == e; shown {
				made = made || y.Event.Kind == "damage" && y.Event.Seat == x.Seat && y.Event.N == 1 && strings.HasPrefix(y.Clause, "1003-2c")
			}
		}
		if buster := has(t.print(c).Triggers, "buster"); buster != made {
			return fmt.Errorf("1003-2c: card %d has a buster icon: %v; damage came of it: %v", x.Card, buster, made)
		}
		place := t.place[x.Card].Zone
		if shot := has(t.print(c).Triggers, "shot"); !shot && place == "life" && !t.says("墓地に置かれる場合") {
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
func (o *divide) turnBegan(t *table) error {
	if t.v.Active == o.stop.v.Active && !o.extra {
		return fmt.Errorf("706-7: player %d has another turn", t.v.Active+1)
	}
	held := t.says("スタンドしない", "スタンドフェイズ")
	for p := range 2 {
		for _, zone := range []string{"energy", "territory"} {
			for i, c := range t.zone(p, zone) {
				if p == t.v.Active && c.Lies == rules.Rest && !held {
					return fmt.Errorf("702-1: number %d in the %s zone has not stood up", i+1, zone)
				}
			}
		}
		t.units(p, func(c *rules.CardView) {
			held = held || c.Lies == rules.Rest && p == t.v.Active && changed(c, "スタンド")
		})
	}
	var err error
	for p := range 2 {
		t.units(p, func(c *rules.CardView) {
			if p == t.v.Active && c.Lies == rules.Rest && !held {
				err = fmt.Errorf("702-1: unit %d has not stood up", c.ID)
			}
			if c.Damage > 0 {
				err = fmt.Errorf("706-3: unit %d still has damage", c.ID)
			}
		})
	}
	if limit, known := o.handLimit(o.at, o.stop.v.Active); known && t.v.Active != o.stop.v.Active && t.count(o.stop.v.Active, "hand") > limit {
		return fmt.Errorf("706-5: player %d kept %d cards", o.stop.v.Active+1, t.count(o.stop.v.Active, "hand"))
	}
	if n := len(t.territories(o.stop.v.Active)); n > 1 {
		return fmt.Errorf("706-6: player %d kept %d territories", o.stop.v.Active+1, n)
	}
	return err
}

// stepBegan checks what the end of a window has led to.
func (o *divide) stepBegan(t *table) error {
	if o.stack > 0 { // something was resolved
		return nil
	}
	here := o.here(t)
	is := func(s station) bool { return len(here) == 1 && here[s] }
	a := t.v.Attack
	switch {
	case is(atDrawn) && o.stop.v.Phase == "draw":
		drew := false
		for i := range o.news {
			x := &o.news[i].Event
			drew = drew || x.Kind == "move" && x.To.Zone == "hand" && x.To.Seat == t.v.Active && (x.From.Zone == "deck" || x.From.Zone == "life")
		}
		if first := t.v.Turn == 1; drew == first && !o.stop.says("引く場合") { // 703-3a
			return fmt.Errorf("703-3: a card was drawn: %v", drew)
		}
	case is(atAttacked) && t.v.Window == "play":
		if c := t.at[o.declared.by]; a.Attacker != o.declared.by || foe(a) != o.declared.on || c == nil || c.Lies != rules.Rest {
			return fmt.Errorf("802-9: unit %d has not attacked %d", o.declared.by, o.declared.on)
		}
	case is(atUnblocked) && o.blocker != 0 && t.v.Window == "play":
		if c := t.at[o.blocker]; c == nil || c.Lies != rules.Rest || a.Blocker != o.blocker || a.Attacker != 0 && foe(a) != o.blocker {
			return fmt.Errorf("803-7: unit %d has not blocked", o.blocker)
		}
	case o.course[atBattle] && len(o.course) == 1 && o.stop.v.Step == "block" && t.v.Step == "battle":
		by, on := o.stop.at[o.stop.v.Attack.Attacker], o.stop.at[foe(o.stop.v.Attack)]
		for _, c := range []*rules.CardView{by, on} {
			if by != nil && on != nil && c.Power > 0 && !o.hurts(c.ID) && !o.stop.damageChanges() {
				return fmt.Errorf("804-4: unit %d deals no damage", c.ID)
			}
		}
	case is(atHit) && o.stop.v.Step == "block":
		if len(t.v.Packets) == 0 && o.stop.v.Attack.Attacker != 0 {
			return fmt.Errorf("805-1: no damage was made")
		}
	case o.stop.v.Window == "damage" && t.v.Window == "damage" && o.packets == 1 && len(t.v.Packets) == 1:
		if x, y := o.stop.v.Packets[0], t.v.Packets[0]; x.Source == y.Source && x.Buster == y.Buster && y.Dealt != x.Dealt+1 {
			return fmt.Errorf("1103-8a: %d of %d damage was dealt, then %d", x.Dealt, x.N, y.Dealt)
		}
	}
	return nil
}

func (o *divide) hurts(source rules.Card) bool {
	for i := range o.news {
		if x := &o.news[i].Event; x.Kind == "hurt" && x.Source == source {
			return true
		}
	}
	return false
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

// foe is the unit that is attacked, or has blocked (803-7c).
func foe(a rules.AttackView) rules.Card {
	if a.Blocker != 0 {
		return a.Blocker
	}
	return a.Target
}

func (o *divide) pays(cost price, known bool) {
	o.due, o.parts = cost.energy, slices.Clone(cost.acts)
	o.duely = known && !says(strings.Join(cost.acts, ""), []string{"エナジー"})
	if total(cost.energy) > 0 {
		o.parts = append(o.parts, "エナジー")
	}
}
