package oracle

import (
	"fmt"

	"gorin/rules"
	"gorin/rules/oracle"
)

// statements are the questions of Weiss Schwarz that the oracle answers.
var statements = map[string]statement{
	"mulligan": mayExchange, "clock": mayClock, "main": mayAct, "climax": mayPlayClimax, "attacker": mayAttack, "method": mayAttackSo,
	"icon": mayCarryOut, "counter": mayCounter, "reversed": mustDiscard, "hand-limit": mustKeepLimit, "level-up": mustLevelUp,
	"interrupt": mustInterrupt, "slot": maySetDown, "pending": mustPlay, "limit": mayPlayLimited, "pay": mayPay, "may": mayOrNot,
	"choose": mayChoose, "stop": mayGoOn,
}

// 5.2.1.4: once each, the first player first, any number of cards of the hand.
func mayExchange(o *half, t *table) (oracle.Offered, bool) {
	first := 0
	if t.View.Players[1].FirstPlayer {
		first = 1
	}
	w := oracle.Offered{Seat: (first + o.mulligans) % 2, Max: t.Count(t.Me, "hand"), Options: map[string]string{}, Clause: "5.2.1.4"}
	t.AllOf("hand", w, "5.2.1.4")
	return w, true
}

// 6.4.1.2: one card of the hand, or none.
func mayClock(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "6.4.1.2")
	t.AllOf("hand", w, "6.4.1.2")
	w.Options["pass"] = "6.4.1.2"
	return w, true
}

// 6.5.1.2: play a character or an event, play an activated ability, exchange two
// slots, or go on. Exchanging two empty slots does nothing (6.5.1.2.4), so it is
// no act.
func mayAct(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "6.5.1.2")
	known := !t.strange()
	for i := range t.Zone(t.Me, "hand") {
		c := &t.Zone(t.Me, "hand")[i]
		switch t.Kind(c) {
		case "character":
			known = t.mayPlay(c, w, "6.5.1.2.1") && known
		case "event":
			known = t.mayPlay(c, w, "6.5.1.2.2") && known
		}
	}
	known = o.activations(t, w, false) && known
	for i, a := range slots {
		for _, b := range slots[i+1:] {
			if t.in(t.Me, a) != nil || t.in(t.Me, b) != nil {
				w.Options["swap "+a+" "+b] = "6.5.1.2.4"
			}
		}
	}
	w.Options["pass"] = "6.5.1.3"
	return w, known
}

// 6.6.1.2.1: one climax, whatever the level (8.6.2.1.2.1), or none.
func mayPlayClimax(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "6.6.1.2.1")
	known := !t.strange()
	for i := range t.Zone(t.Me, "hand") {
		if c := &t.Zone(t.Me, "hand")[i]; t.Kind(c) == "climax" {
			known = t.mayPlay(c, w, "6.6.1.2.1") && known
		}
	}
	w.Options["pass"] = "8.5.2.3"
	return w, known
}

// mayPlay lists a card of the hand if colour, level and cost allow to play it
// (8.6.2.1); false if a text has a say that the oracle does not know.
func (t *table) mayPlay(c *rules.CardView, w oracle.Offered, clause string) (known bool) {
	if t.mayBeBarred(c) {
		w.Maybe[fmt.Sprint("play ", c.ID)] = true
		return true
	}
	need := t.offeredCost(c) // 2.7.2
	for _, line := range t.Print(c).Lines {
		if !startsWithCost(line[rules.Japanese]) {
			continue
		}
		cost := costOf(line[rules.Japanese])
		ok, known := t.canPay(cost, c) // the cost in the text of an event (8.4.1)
		if !known {
			return false
		}
		if !ok {
			return true
		}
		need += stockOf(cost)
	}
	if t.colourMatches(c) && (t.Kind(c) == "climax" || c.Now.Number("level") <= t.level(t.Me)) && need <= t.Count(t.Me, "stock") {
		w.Options[fmt.Sprint("play ", c.ID)] = clause
	}
	return true
}

// colourMatches: 8.6.2.1.1; characters and events of level 0 need no colour
// (8.6.2.1.1.1), and a face-down card in the level zone has none (3.9.2.2.1).
func (t *table) colourMatches(c *rules.CardView) bool {
	if t.Kind(c) != "climax" && c.Now.Number("level") <= 0 {
		return true
	}
	for _, zone := range []string{"level", "clock"} {
		for _, there := range t.Zone(t.Me, zone) {
			for _, a := range there.Now.Keys("colour") {
				for _, b := range c.Now.Keys("colour") {
					if a == b && there.FaceUp {
						return true
					}
				}
			}
		}
	}
	return false
}

// 7.2.1.3: a standing character of the front row that has a way to attack, or
// the end of attacks; in the first player's first turn one attack only
// (7.2.1.3.1.2).
func mayAttack(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.2.1.3")
	known := !t.strange()
	if !(t.View.Turn == 1 && t.View.Players[t.View.Active].FirstPlayer && o.attacks > 0) {
		for _, s := range frontRow {
			c := t.in(t.Me, s)
			if c == nil || c.Lies != rules.Stand || t.Kind(c) != "character" {
				continue
			}
			ways, ok := t.ways(s, c)
			known = known && ok
			if len(ways) > 0 {
				w.Card(c, "7.2.1.3.1.1")
			}
		}
	}
	w.Options["end-attacks"] = "7.2.1.3.2"
	return w, known
}

// ways lists how a character may attack (7.2.1.4): directly if nobody faces it,
// else from the front or from the side, less what is forbidden.
func (t *table) ways(slot string, c *rules.CardView) (ways []string, known bool) {
	banned, known := t.attackBans(slot, c)
	if banned["アタック"] || banned["フロントアタック"] && t.greatPerformer() {
		return nil, known // 10.6.2 would make any attack one from the front, which is forbidden (1.3.3)
	}
	list := []string{"direct"} // 7.2.1.4.1
	if t.in(t.Opp, across[slot]) != nil {
		list = []string{"front", "side"} // 7.2.1.4.2
	}
	for _, way := range list {
		if !banned[map[string]string{"direct": "ダイレクトアタック", "front": "フロントアタック", "side": "サイドアタック"}[way]] {
			ways = append(ways, way)
		}
	}
	return ways, known
}

// greatPerformer reports whether an opponent's character draws attacks to
// itself: in the front centre and not reversed (10.6.2).
func (t *table) greatPerformer() bool {
	c := t.in(t.Opp, "front-centre")
	if c == nil || c.Lies == rules.Reverse {
		return false
	}
	for _, l := range c.Lines {
		if l.Words[rules.Japanese] == "【永】 大活躍" {
			return true
		}
	}
	return false
}

// 7.2.1.4.2: asked where there is more than one way.
func mayAttackSo(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.2.1.4.2")
	ways, known := t.ways(t.Place[t.Request.Source].Zone, t.At[t.Request.Source])
	for _, way := range ways {
		w.Options["attack "+way] = "7.2.1.4"
	}
	return w, known && !t.strange()
}

// 7.3.1.2.1: the icons of the card that are still to be carried out, in any
// order; the first of them may have sent it to where nobody sees which it is.
func mayCarryOut(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.3.1.2.1")
	if c := t.At[t.Request.Source]; c != nil && (o.icons == nil || o.iconsOf != t.Request.Source) { // an effect may have it made twice
		o.icons, o.iconsOf = map[string]int{}, t.Request.Source
		for _, i := range c.Now.Keys("triggers") {
			o.icons[i]++
		}
	}
	for i, n := range o.icons {
		if n > 0 {
			w.Options["icon "+i] = "7.3.1.2"
		}
	}
	return w, true
}

// 7.4.1.2.1: in a front attack the other player may play one event or activated
// ability that has a counter icon.
func mayCounter(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(1-t.View.Active, "7.4.1.2.1")
	known := !t.strange() && t.View.Attack.Kind == "front"
	for i := range t.Zone(t.Me, "hand") {
		c := &t.Zone(t.Me, "hand")[i]
		if t.Kind(c) == "event" && has(t.Print(c).Keys("icons"), "counter") {
			known = t.mayPlay(c, w, "7.4.1.2.1") && known
		}
	}
	known = o.activations(t, w, true) && known
	w.Options["pass"] = "8.5.2.3"
	return w, known
}

// 7.7.1.2, 7.7.1.3: each player one reversed character after the other, the
// turn player's first.
func mustDiscard(_ *half, t *table) (oracle.Offered, bool) {
	seat := t.View.Active
	reversed := func(seat int) (list []*rules.CardView) {
		t.stage(seat, func(_ string, c *rules.CardView) {
			if c.Lies == rules.Reverse {
				list = append(list, c)
			}
		})
		return list
	}
	if len(reversed(seat)) == 0 {
		seat = 1 - seat
	}
	w := t.One(seat, "7.7.1.2")
	for _, c := range reversed(seat) {
		w.Card(c, "7.7.1.2")
	}
	return w, true
}

// 6.8.1.2: as many as the hand is above its limit (3.3.3).
func mustKeepLimit(_ *half, t *table) (oracle.Offered, bool) {
	limit, known := t.handLimit(t.View.Active)
	over := t.Count(t.View.Active, "hand") - limit
	w := oracle.Offered{Seat: t.View.Active, Min: over, Max: over, Options: map[string]string{}, Clause: "6.8.1.2"}
	t.AllOf("hand", w, "6.8.1.2")
	return w, known
}

// 9.3.2: one of the seven lowest cards of the clock.
func mustLevelUp(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "9.3.2")
	for i := range t.Zone(t.Me, "clock") {
		if i < 7 && t.Count(t.Me, "clock") >= 7 { // 9.3.1
			w.Card(&t.Zone(t.Me, "clock")[i], "9.3.2")
		}
	}
	return w, true
}

// 9.1.2.1.1.2: both a level-up and a refresh are due.
func mustInterrupt(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "9.1.2.1.1.2")
	if t.Count(t.Me, "clock") >= 7 {
		w.Options["rule level up"] = "9.3.1"
	}
	if t.needsRefresh(t.Me) {
		w.Options["rule refresh"] = "9.2.1"
	}
	return w, true
}

func (t *table) needsRefresh(seat int) bool {
	return t.Count(seat, "deck") == 0 && t.Count(seat, "waiting-room") > 0
}

// 8.6.2.2.1: a character that is being played may go to any slot of one's own.
// Where an effect puts something its text says.
func maySetDown(o *half, t *table) (oracle.Offered, bool) {
	if o.playing == 0 {
		return oracle.Offered{}, false
	}
	w := t.One(t.View.Active, "8.6.2.2.1")
	for _, s := range slots {
		w.Options[fmt.Sprintf("slot %d %s", t.Me, s)] = "8.6.2.2.1"
	}
	return w, true
}

// 8.5.1.2, 8.5.1.3: one of the turn player's waiting abilities, else one of the
// other player's.
func mustPlay(o *half, t *table) (oracle.Offered, bool) {
	seat := 1 - t.View.Active
	for _, w := range t.View.Waiting {
		if w.Seat == t.View.Active {
			seat = t.View.Active
		}
	}
	w := t.One(seat, "8.5.1.2")
	o.payable, o.limited = map[string]bool{}, map[string]bool{}
	for _, x := range t.View.Waiting {
		if x.Seat != seat {
			continue
		}
		text := x.Words[rules.Japanese]
		w.Options[fmt.Sprintf("ability %d %s", x.Card, text)] = "8.5.1.2"
		key := fmt.Sprint(x.Card, text)
		if encoreRE.MatchString(text) && t.At[x.Card] != nil { // 10.2.2
			if can, known := t.canPay(costOf(text), t.At[x.Card]); known {
				o.payable[key] = can
			}
		}
		if n := limitOf(text); n > 0 && isStage(t.Place[x.Card].Zone) {
			o.limited[key] = o.uses[use{x.Card, text}] < n
		}
	}
	return w, true
}

// 10.19.4: a limited ability that is not used up may be played or let go.
func mayPlayLimited(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "10.19.4")
	if n := limitOf(o.text); n > o.uses[use{t.Request.Source, o.text}] {
		w.Options["yes"], w.Options["no"] = "10.19.4", "10.19.4"
	}
	return w, true
}

// 8.4.2.2, 10.2.2: whether to pay is asked of who can pay all of the cost; of
// who cannot, only for show (8.6.3.1.4).
func mayPay(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "8.4.2.2")
	c := t.At[t.Request.Source]
	cost := costOf(o.text)
	if c == nil || cost == "" {
		return w, false
	}
	ok, known := t.canPay(cost, c)
	w.Options["no"] = "8.1.1.2.2"
	if ok {
		w.Options["yes"] = "8.4.2.2"
	}
	return w, known
}

// 8.6.4: yes or no, nothing else; no alone if nobody else may know that it
// cannot be done (8.6.3.1.4).
func mayOrNot(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "8.6.4")
	w.Options["no"] = "8.6.4"
	if len(t.Request.Options) > 1 {
		w.Options["yes"] = "8.6.4"
	}
	return w, true
}

// 3.2.3.1: one more card, or enough.
func mayGoOn(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "3.2.3.1")
	w.Options["yes"], w.Options["stop"] = "3.2.3.1", "3.2.3.1"
	return w, true
}
