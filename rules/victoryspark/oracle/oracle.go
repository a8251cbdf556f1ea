// Package oracle is what the oracle knows of Victory Spark.
package oracle

import (
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// half is the oracle's half for Victory Spark. What only a text decides it passes over,
// unless the text says it in words that it looks for.
type half struct {
	mine *table        // the position looked at last
	at   *table        // the question before
	did  *rules.Option // the one thing that was answered to it, nil for none or several
	stop *table        // the question of the course before
	done *rules.Option // what was answered to that
	news []rules.Entry // since the question of the course before

	fresh []rules.Entry // since the question before

	rings   int         // players who have chosen their ring (5.2.1.2)
	turn    int         // whose counts the following are
	renews  bool        // a surprise was set or disposed of in this turn (6.5.1.2.6)
	attacks int         // supports in this turn
	uses    map[use]int // limited skills that have resolved in this turn (8.12.1)
	loops   int         // that somebody has to leave (10.1.3)
	passed  [2]bool     // who activates no cancel in this round (4.5.1.1, 4.5.1.2)
	stopped bool        // the turn player attacks no more
	amended bool        // a text has had a say in the attack under way
	turns   bool        // somebody may get an extra turn

	playing skill      // what is being activated or resolved
	of      rules.Card // whose it is
	item    rules.Card // what stood for it in the resolution zone
	ringTo  bool       // what is being played is the card of the ring (6.5.1.2.3)
	played  rules.Card // what is being played, 0 for nothing
	level   int        // its level
	ready   int        // energy that stood before
}

// use is a resolution of a skill of a card.
type use struct {
	card rules.Card
	text string
}

// New is the half of a match.
func New() oracle.Half { return &half{uses: map[use]int{}} }

// A statement says what the book lets the asked player do; false if that is for a text to
// say which the oracle does not know.
type statement func(o *half, t *table) (oracle.Offered, bool)

// statements are the questions of Victory Spark that the oracle answers.
var statements = map[string]statement{
	"ring": mustSetRing, "energy": maySetEnergy, "chara": mayAct, "ability": mayActivate, "slot": mayPlace, "attack": mayAttack,
	"support": maySupport, "partner-block": mayBlock, "hand-limit": mustKeepLimit, "show": mayShow, "cancel": mayCancel,
	"target": mustAim, "use": mustUse, "choose": mayChoose, "may": mayOrNot, "stop": mayGoOn, "order": mustOrder,
}

// ByBook are the questions that the book itself asks.
func (o *half) ByBook() map[string]bool {
	return map[string]bool{"ring": true, "energy": true, "chara": true, "ability": true, "attack": true, "support": true, "partner-block": true,
		"hand-limit": true, "show": true, "cancel": true, "target": true, "use": true}
}

func (o *half) table(of *oracle.Table) *table {
	if of == nil {
		return nil
	}
	if o.mine == nil || o.mine.Table != of {
		o.mine = &table{Table: of}
	}
	return o.mine
}

// isStop reports whether a question is one of the course of a turn.
func isStop(q *rules.Request) bool {
	return has([]string{"energy", "chara", "ability", "attack", "support", "partner-block", "hand-limit"}, q.Kind)
}

// Follow takes note of an answer.
func (o *half) Follow(of *oracle.Table, picks []int) {
	t := o.table(of)
	if o.at, o.did = t, nil; t == nil {
		o.stop, o.done = nil, nil
		return
	}
	q := t.Request
	if len(picks) == 1 {
		o.did = &q.Options[picks[0]]
	}
	if isStop(q) {
		o.stop, o.done = t, o.did
	}
	switch {
	case q.Kind == "cancel" && o.did != nil && o.did.Kind == "pass":
		o.passed[q.Seat] = true
	case q.Kind != "repeat": // which is asked in between (10.1.3)
		o.passed = [2]bool{}
	}
	if o.did != nil {
		o.note(t, o.did)
	}
}

func (o *half) note(t *table, p *rules.Option) {
	q := t.Request
	if q.Kind != "slot" {
		o.played = 0
	}
	switch q.Kind + " " + p.Kind {
	case "ring card":
		o.rings++
	case "chara play", "chara bench":
		o.played, o.ringTo, o.ready = p.Card, p.Kind == "bench", len(t.standing(t.Me))
		o.level = max(0, t.At[p.Card].Now.Number("level"))
	case "chara set-surprise", "chara dispose":
		o.renews = true
	case "ability activate", "cancel activate":
		o.playing, o.of, o.item = skillOf(oracle.TextOf(p)), p.Card, 0
	case "use ability":
		o.playing, o.of, o.item = skillOf(oracle.TextOf(p)), p.Card, t.itemOf(p.Card, oracle.TextOf(p))
		if o.playing.limit > 0 {
			o.uses[use{p.Card, oracle.TextOf(p)}]++
		}
	case "support card":
		o.attacks, o.amended = o.attacks+1, false
	case "attack end-attacks", "support end-attacks":
		o.stopped = true
	case "repeat number":
		o.loops++
	}
}

// Heard takes note of what everybody has seen since.
func (o *half) Heard(log []rules.Entry) {
	if o.at == nil || isStop(o.at.Request) {
		o.news = nil
	}
	o.news, o.fresh = append(o.news, log...), log
	for i := range log {
		e := &log[i].Event
		switch e.Kind {
		case "turn":
			o.loops, o.renews, o.attacks, o.stopped = 0, false, 0, false
			clear(o.uses)
		case "move": // it is another card from then on (3.1.3)
			if !isBench(e.From.Zone) || !isBench(e.To.Zone) {
				for u := range o.uses {
					if u.card == e.Card {
						delete(o.uses, u)
					}
				}
			}
		case "ability":
			text := textAfterName(log[i].Words[rules.Japanese])
			o.amended = o.amended || oneOf(text, "ダメージ", "パートナーアタック")
			o.turns = o.turns || oneOf(text, "ターンを追加")
		}
	}
}

// Judge holds a question against the book.
func (o *half) Judge(of *oracle.Table) (want oracle.Offered, known bool, err error) {
	t := o.table(of)
	for u := range o.uses { // where it is not in force it is another card (3.1.3)
		s := skillOf(u.text)
		if in, known := s.holds(t.Place[u.card].Zone); t.At[u.card] != nil && known && !in {
			delete(o.uses, u)
		}
	}
	for _, check := range []func(*table) error{o.settled, o.onCourse, o.inOrder, o.triggered, o.told} {
		if err := check(t); err != nil {
			return want, false, err
		}
	}
	if state := statements[t.Request.Kind]; state != nil {
		want, known = state(o, t)
		known = known || want.Options != nil && want.Seat != t.Me // who is asked no text changes
		want.Barred = o.loops
	}
	return want, known, nil
}

// Meaning tells options apart by what they mean.
func (o *half) Meaning(p *rules.Option) string {
	switch p.Kind {
	case "card", "play", "bench", "set-surprise":
		return fmt.Sprintf("%s %d", p.Kind, p.Card)
	case "hidden":
		return fmt.Sprintf("hidden %s %d", p.Place.Zone, p.N)
	case "activate", "ability":
		return fmt.Sprintf("%s %d %s", p.Kind, p.Card, oracle.TextOf(p))
	case "slot":
		return fmt.Sprintf("slot %d %s", p.Place.Seat, p.Place.Zone)
	}
	return p.Kind
}

// Prints leaves the wording as it is.
func (o *half) Prints(cards []rules.Printed) []rules.Printed { return cards }

// Reads leaves it too.
func (o *half) Reads(*rules.View, *rules.Request) {}

func has(list []string, s string) bool { return slices.Contains(list, s) }
