// Package oracle is what the oracle knows of Lanterns.
package oracle

import (
	"errors"
	"fmt"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// half is the oracle's half for Lanterns.
type half struct {
	turn   int          // whose counts the following are
	palms  map[int]bool // seats that have put a card into the palm (L5-1a)
	sent   map[int]bool // and that have sent one down the river (L5-2a)
	uses   map[use]int  // of abilities (L6-3)
	acted  int          // who acted last, nobody if -1
	passed map[int]bool // in a row (L5-2b)
	over   bool         // the river phase has ended (L5-2c)
}

type use struct {
	card rules.Card
	text string
}

// New is the half of a match.
func New() oracle.Half { return round(0) }

// round is the half in a round of which nothing has been seen.
func round(turn int) *half {
	return &half{turn: turn, palms: map[int]bool{}, sent: map[int]bool{}, uses: map[use]int{}, acted: -1, passed: map[int]bool{}}
}

// Heard is nothing: all of this game shows in its views.
func (o *half) Heard([]rules.Entry) {}

// Follow takes note of an answer.
func (o *half) Follow(t *oracle.Table, picks []int) {
	if t == nil || len(picks) != 1 {
		return
	}
	p := &t.Request.Options[picks[0]]
	switch t.Request.Kind {
	case "palm":
		o.palms[t.Me] = true
		return
	case "river":
		o.acted = t.Me
	default:
		return
	}
	if p.Kind != "pass" {
		clear(o.passed)
		if p.Kind == "send" {
			o.sent[t.Me] = true
		} else {
			o.uses[use{p.Card, oracle.TextOf(p)}]++
		}
		return
	}
	o.passed[t.Me] = true
	for seat := range t.View.Players {
		if t.In(seat) && !o.passed[seat] {
			return
		}
	}
	clear(o.passed) // the top of the river is carried out
	o.acted, o.over = -1, len(t.Shared("river")) == 0
}

// Judge holds a question against the rules.
func (o *half) Judge(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	if o.turn != t.View.Turn {
		*o = *round(t.View.Turn)
	}
	for u := range o.uses { // whoever leaves the sky is somebody else from then on
		if t.Place[u.card].Zone != "sky" {
			delete(o.uses, u)
		}
	}
	from := func(seat int, may func(seat int) bool) int { // the first who takes part and may
		for n := range t.View.Players {
			if p := (seat + n) % len(t.View.Players); t.In(p) && may(p) {
				return p
			}
		}
		return -1
	}
	switch t.Request.Kind {
	case "palm":
		w := t.One(from(t.View.Active, func(p int) bool { return !o.palms[p] }), "L5-1a")
		t.AllOf("hand", w, "L5-1a")
		return w, true, nil
	case "river":
		if o.over {
			return want, false, errors.New("L5-2c: the river was empty, and all have passed")
		}
		next := t.View.Active
		if o.acted >= 0 {
			next = o.acted + 1
		}
		return o.mayAct(t, from(next, func(int) bool { return true })), true, nil
	case "pending":
		p := from(t.View.Active, func(p int) bool { return len(waiting(t, p).Options) > 0 })
		if p < 0 {
			return want, false, errors.New("L6-2: nothing waits")
		}
		return waiting(t, p), true, nil
	}
	return want, false, nil
}

// mayAct is L5-2a: send a card, use an ability, or pass.
func (o *half) mayAct(t *oracle.Table, seat int) oracle.Offered {
	w := t.One(seat, "L5-2a")
	w.Options["pass"] = "L5-2a"
	if !o.sent[t.Me] {
		for _, c := range t.Zone(t.Me, "hand") {
			w.Options[fmt.Sprint("send ", c.ID)] = "L5-2a"
		}
	}
	for _, c := range t.Zone(t.Me, "sky") {
		for _, l := range c.Lines {
			text := l.Words[rules.Japanese]
			most, limited := strings.CutPrefix(strings.ReplaceAll(text, " ", ""), "【起】【回")
			most, _, _ = strings.Cut(most, "】")
			if strings.HasPrefix(text, "【起】") && (!limited || o.uses[use{c.ID, text}] < oracle.Number(most)) {
				w.Options[fmt.Sprint("use ", c.ID, " ", text)] = "L6-3"
			}
		}
	}
	return w
}

// waiting is the abilities of a player that wait (L6-2).
func waiting(t *oracle.Table, seat int) oracle.Offered {
	w := t.One(seat, "L6-2")
	for _, x := range t.View.Waiting {
		if x.Seat == seat {
			w.Options[fmt.Sprint("ability ", x.Card, " ", x.Words[rules.Japanese])] = "L6-2"
		}
	}
	return w
}

// Meaning tells options apart by what they mean.
func (o *half) Meaning(p *rules.Option) string {
	switch p.Kind {
	case "pass":
		return p.Kind
	case "use", "ability":
		return fmt.Sprint(p.Kind, " ", p.Card, " ", oracle.TextOf(p))
	}
	return fmt.Sprint(p.Kind, " ", p.Card)
}

// ByBook are the questions that the rules themselves ask.
func (o *half) ByBook() map[string]bool {
	return map[string]bool{"palm": true, "river": true, "pending": true}
}

// Prints leaves the wording as it is.
func (o *half) Prints(cards []rules.Printed) []rules.Printed { return cards }

// Reads leaves it too.
func (o *half) Reads(*rules.View, *rules.Request) {}
