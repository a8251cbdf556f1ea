package oracle

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
func (o *half) triggered(t *table) error {
	for i := range o.news {
		x := &o.news[i].Event
		words, c := triggerWords[x.Kind], t.At[x.Card]
		if words == "" || c == nil || t.Place[c.ID].Zone != "field" || t.Kind(c) != "unit" || !has(c.Kinds, "unit") || len(c.Changes) > 0 {
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
			return fmt.Errorf("1205-2: %q of card %d %s: %d abilities wait for it, %d were played", x.Kind, c.ID, t.Name(c), due, n)
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
func (o *half) openingDue(t *table) bool {
	s := t.View.Stack[len(t.View.Stack)-1]
	c := t.At[s.Card]
	if s.Kind != "card" || c == nil || t.Kind(c) != "unit" || o.playedFrom[c.ID] != "hand" || t.says("総コスト", "プレイコスト", "登場する場合") {
		return false
	}
	return len(t.openings(s.Seat, c)) > 0
}

// offersDue checks that what has to be oracle.Offered at once is: the opening of a
// territory (902-1a), and the free play of a shot (1003-2d).
func (o *half) offersDue(t *table) error {
	if o.opens && o.at == o.stop && t.Request.Kind != "opening" {
		return fmt.Errorf("902-1a: an ace has appeared, and nothing asks whether to open a territory")
	}
	if o.stop == nil || o.at != o.stop || t.Request.Kind == "shot" || len(o.news) > 4 {
		return nil
	}
	for i := range o.news {
		x := &o.news[i].Event
		if x.Kind != "reveal" || !strings.HasPrefix(o.news[i].Clause, "1003-2") {
			continue
		}
		c := t.At[x.Card]
		if c == nil || t.Place[c.ID].Zone != "graveyard" || !has(t.Print(c).Keys("triggers"), "shot") {
			continue
		}
		if can, known := o.mayPlay(t, c.Owner, c, true); can && known && !strings.Contains(strings.Join(t.texts(c), ""), "墓地") {
			return fmt.Errorf("1003-2d: card %d %s could be played for nothing, and nobody was asked", c.ID, t.Name(c))
		}
	}
	return nil
}
