package oracle

import (
	"fmt"
	"strings"

	"gorin/rules"
)

// sparking are the clauses by which rules put the top card of a deck into a ring (12.2.1).
var sparking = []string{"9.6.1", "7.1.5.4", "6.5.1.2.3"}

// triggered checks that what everybody has seen happen since the question before has
// triggered what is printed on the cards that it happened to, once each (8.6.2, 8.6.3), and
// that of an attack no other card's skills have.
func (o *half) triggered(t *table) error {
	if o.at == nil || t.View.Turn == 0 || !isStop(t.Request) && !has([]string{"show", "cancel", "use"}, t.Request.Kind) || t.says("無効", "かわりに") || t.forbids(noUse) || o.at.says("無効", "かわりに") || o.at.forbids(noUse) {
		return nil
	}
	for i := range o.fresh {
		e := &o.fresh[i]
		x := &e.Event
		switch {
		case x.Kind == "attack":
			due := map[rules.Card][]string{x.Card: {"このカードがアタックした時、", "このカードがサポートされた時、"}, x.Source: {"このカードがサポートした時、"}}
			if on := o.at.in(1-x.Seat, "ring"); on != nil {
				due[on.ID] = []string{"このカードがアタックされた時、"}
			}
			if err := o.came(t, due); err != nil {
				return err
			}
		case x.Kind == "move" && x.From.Zone == "deck" && x.To.Zone == "ring" && has(sparking, e.Clause):
			if c := t.At[x.Card]; c != nil && c.Print >= 0 {
				for _, l := range t.Print(c).Lines {
					if s := skillOf(l[rules.Japanese]); s.icon == "スパーク" && t.waiting(x.Card, l[rules.Japanese]) == 0 {
						return fmt.Errorf("12.2.1: card %d came to the ring by %s, and %q does not wait", x.Card, e.Clause, l[rules.Japanese])
					}
				}
			}
		}
	}
	return nil
}

// came checks which skills of the cards of an attack wait.
func (o *half) came(t *table, due map[rules.Card][]string) error {
	begins := func(body string, list []string) bool {
		for _, b := range list {
			if strings.HasPrefix(body, b) {
				return true
			}
		}
		return false
	}
	var all []string
	for id, list := range due {
		all = append(all, list...)
		c := o.at.At[id]
		if c == nil {
			continue
		}
		for _, l := range c.Lines {
			text := l.Words[rules.Japanese]
			s := skillOf(text)
			if in, known := s.holds(o.at.Place[id].Zone); s.icon != "自" || !in || !known || l.Void || s.limit > 0 || !begins(s.body, list) {
				continue
			}
			if t.waiting(id, text) == 0 {
				return fmt.Errorf("8.6.2: of card %d %q has not triggered", id, text)
			}
		}
	}
	for i := range t.View.Stack {
		w := &t.View.Stack[i]
		if s := skillOf(w.Words[rules.Japanese]); s.icon == "自" && begins(s.body, all) && due[w.Source] == nil {
			return fmt.Errorf("8.6.2: of card %d %q has triggered, which takes no part in the attack", w.Source, w.Words[rules.Japanese])
		}
	}
	return nil
}

// waiting is how many times a skill of a card waits.
func (t *table) waiting(source rules.Card, text string) (n int) {
	for i := range t.View.Stack {
		if s := &t.View.Stack[i]; s.Source == source && s.Words[rules.Japanese] == text {
			n++
		}
	}
	return n
}
