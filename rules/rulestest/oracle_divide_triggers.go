package rulestest

import (
	"fmt"
	"strings"

	"gorin/rules"
)

// triggerWords are what abilities of a unit say that wait for something that
// everybody sees it do (1205-2).
var triggerWords = map[string]string{"move": "このユニットが登場した時、", "attack": "このユニットがアタックした時、", "block": "このユニットがブロックした時、"}

// triggered checks that what a unit's abilities wait for has had them played: all
// of them are played by the next question of the course (1304-1), but those
// without their targets (1304-3a) or with a limit (1206-2d).
func (o *divide) triggered(t *table) error {
	for i := range o.news {
		x := &o.news[i].Event
		words, c := triggerWords[x.Kind], t.at[x.Card]
		if words == "" || c == nil || t.place[c.ID].Zone != "field" || t.kind(c) != "unit" || !has(c.Kinds, "unit") || len(c.Changes) > 0 {
			continue
		}
		if x.Kind == "move" && (x.To.Zone != "field" || x.From.Zone == "field" || x.From.Zone == "territory") {
			continue
		}
		if t.mentionsSkip(o.news[i:]) {
			continue
		}
		due := 0
		for _, s := range o.says(t, c) {
			if s.kind != "自" || !s.valid || !strings.HasPrefix(s.text, "【自】"+words) || limitPerTurn(s.text) > 0 {
				continue
			}
			if can, known := o.hasTargets(t, t.controller(c), c.ID, s.body); can && known && !strings.Contains(s.body, "対象") {
				due++
			}
		}
		n := 0
		for _, e := range o.news[i:] {
			if e.Event.Kind == "activate" && e.Event.Card == c.ID {
				n++
			}
		}
		if n < due {
			return fmt.Errorf("1205-2: %q of card %d %s: %d abilities wait for it, %d were played", x.Kind, c.ID, t.name(c), due, n)
		}
	}
	return nil
}

// mentionsSkip reports whether the turn has been cut short (531-1c).
func (t *table) mentionsSkip(log []rules.Entry) bool {
	for i := range log {
		if strings.HasPrefix(log[i].Clause, "531") {
			return true
		}
	}
	return false
}

// openingDue reports whether the thing that is about to be resolved is an ace that
// was played from the hand and will be able to open a territory (902-1a).
func (o *divide) openingDue(t *table) bool {
	s := t.v.Stack[len(t.v.Stack)-1]
	c := t.at[s.Card]
	if s.Kind != "card" || c == nil || t.kind(c) != "unit" || o.playedFrom[c.ID] != "hand" || t.says("総コスト", "プレイコスト", "登場する場合") {
		return false
	}
	return len(t.openings(s.Seat, c)) > 0
}

// offersDue checks that what has to be offered at once is: the opening of a
// territory (902-1a), and the free play of a shot (1003-2d).
func (o *divide) offersDue(t *table) error {
	if o.opens && o.at == o.stop && t.q.Kind != "opening" {
		return fmt.Errorf("902-1a: an ace has appeared, and nothing asks whether to open a territory")
	}
	if o.stop == nil || o.at != o.stop || t.q.Kind == "shot" || len(o.news) > 4 {
		return nil
	}
	for i := range o.news {
		x := &o.news[i].Event
		if x.Kind != "reveal" || !strings.HasPrefix(o.news[i].Clause, "1003-2") {
			continue
		}
		c := t.at[x.Card]
		if c == nil || t.place[c.ID].Zone != "graveyard" || !has(t.print(c).Triggers, "shot") {
			continue
		}
		if can, known := o.mayPlay(t, c.Owner, c, true); can && known && !strings.Contains(strings.Join(t.texts(c), ""), "墓地") {
			return fmt.Errorf("1003-2d: card %d %s could be played for nothing, and nobody was asked", c.ID, t.name(c))
		}
	}
	return nil
}
