// Package oracle is what the oracle knows of Weiss Schwarz.
package oracle

import (
	"fmt"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// half is the oracle's half for Weiss Schwarz. What only a text decides it
// passes over, unless the text says it in words that it looks for; so too what
// depends on a text that forbids or permits in other words.
type half struct {
	last *rules.Request // the question before
	turn int            // whose counts the following are

	attacks int         // attack sub-phases (7.2.1.3.1.2)
	uses    map[use]int // plays of limited abilities (10.19)
	loops   int         // that somebody has to leave (11.1.1.2)

	mulligans int // players who have had theirs (5.2.1.4)

	iconsOf rules.Card     // the card of the trigger check under way
	icons   map[string]int // of it, left to carry out
	icon    string         // the one being carried out

	text    string           // of the ability played last
	textOf  rules.Card       // whose it is
	playing rules.Card       // a character that needs a slot (8.6.2.2.1)
	attack  rules.AttackView // as it has to be after the declaration
	payable map[string]bool  // of each waiting encore: can its cost be paid?
	limited map[string]bool  // of each waiting ability with a limit: may it be played?
	next    string           // the question that has to come now, "" for any
	not     string           // the question that may not come now
}

type use struct {
	card rules.Card
	text string
}

// New is the half of a match.
func New() oracle.Half { return &half{uses: map[use]int{}} }

// Heard is nothing: all of this game shows in its views.
func (o *half) Heard([]rules.Entry) {}

// Follow takes note of an answer.
func (o *half) Follow(t *oracle.Table, picks []int) {
	o.next, o.not, o.attack, o.last = "", "", rules.AttackView{}, nil
	if t == nil {
		return
	}
	q := t.Request
	o.last = q
	o.playing = 0
	if q.Kind == "mulligan" {
		o.mulligans++
	}
	if len(picks) != 1 {
		return
	}
	p := &q.Options[picks[0]]
	switch q.Kind + " " + p.Kind {
	case "main play":
		o.playing = p.Card
	case "main activate", "counter activate":
		o.text, o.textOf = oracle.TextOf(p), p.Card
		o.uses[use{p.Card, o.text}]++
	case "attacker card":
		o.attacks++
		o.icons, o.icon = nil, ""
	case "method attack":
		o.attack = rules.AttackView{Kind: attackKinds[p.N], Attacker: p.Card}
	case "icon icon":
		o.icon = iconKey(p)
		o.icons[o.icon]--
	case "pending ability":
		o.text, o.textOf = oracle.TextOf(p), p.Card
		key := fmt.Sprint(p.Card, o.text)
		if o.limited[key] {
			o.next = "limit" // 10.19.4
		}
		if can, ok := o.payable[key]; ok && can {
			o.next = "pay"
		} else if ok {
			o.not = "pay"
		}
	case "repeat number":
		o.loops++
	case "limit yes":
		o.uses[use{q.Source, o.text}]++
	}
}

var attackKinds = []string{"", "direct", "front", "side"}

func iconKey(p *rules.Option) string { return strings.ToLower(p.Words[rules.English]) }

// Judge holds a question against the book.
func (o *half) Judge(of *oracle.Table) (want oracle.Offered, known bool, err error) {
	t := &table{of}
	v, q := t.View, t.Request
	if o.turn != v.Turn {
		o.turn, o.attacks, o.loops = v.Turn, 0, 0
		clear(o.uses)
	}
	for u := range o.uses { // whoever leaves the stage is somebody else from then on (3.1.4)
		if !isStage(t.Place[u.card].Zone) {
			delete(o.uses, u)
		}
	}
	if err := o.expected(v, q); err != nil {
		return want, false, err
	}
	if err := settled(t); err != nil {
		return want, false, err
	}
	if state := statements[q.Kind]; state != nil {
		want, known = state(o, t)
		want.Barred = o.loops
	}
	return want, known, nil
}

// expected checks that the question is one that may come after the answer
// before.
func (o *half) expected(v *rules.View, q *rules.Request) error {
	if o.next != "" && q.Kind != o.next || o.not != "" && q.Kind == o.not && q.Source == o.last.Source && len(q.Options) > 1 {
		return fmt.Errorf("after %q comes %q, not %q", o.text, o.next, o.not)
	}
	if a := o.attack; a.Attacker != 0 && v.Attack.Attacker == a.Attacker && v.Attack.Kind != a.Kind && v.Attack.Kind != "front" {
		return fmt.Errorf("7.2.1.4: a %s attack was chosen, it is %s", a.Kind, v.Attack.Kind)
	}
	return nil
}

// ByBook are the questions that the book itself asks.
func (o *half) ByBook() map[string]bool {
	return map[string]bool{"mulligan": true, "clock": true, "main": true, "climax": true, "attacker": true, "method": true, "icon": true,
		"counter": true, "reversed": true, "hand-limit": true, "level-up": true, "interrupt": true, "pending": true, "limit": true, "pay": true}
}

// Prints leaves the wording as it is.
func (o *half) Prints(cards []rules.Printed) []rules.Printed { return cards }

// Reads leaves it too.
func (o *half) Reads(*rules.View, *rules.Request) {}
