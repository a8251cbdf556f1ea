package rulestest

import (
	"fmt"
	"strings"

	"gorin/rules"
)

// weiss is the oracle's half for Weiss Schwarz. What only a text decides it
// passes over, unless the text says it in words that it looks for; so too what
// depends on a text that forbids or permits in other words.
type weiss struct {
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

func newWeiss() half { return &weiss{uses: map[use]int{}} }

// heard is nothing: all of this game shows in its views.
func (o *weiss) heard([]rules.Entry) {}

func (o *weiss) follow(t *table, picks []int) {
	o.next, o.not, o.attack, o.last = "", "", rules.AttackView{}, nil
	if t == nil {
		return
	}
	q := t.q
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
		o.text, o.textOf = textOf(p), p.Card
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
		o.text, o.textOf = textOf(p), p.Card
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

// textOf is the text of an ability in the words of an option: what follows the name of
// its card, which may itself have a colon.
func textOf(p *rules.Option) string {
	words := p.Words[rules.Japanese]
	_, text, _ := strings.Cut(words, "：")
	if i := strings.Index(words, "：【"); i >= 0 {
		text = words[i+len("："):]
	}
	if i := strings.LastIndex(text, "（"); i >= 0 && strings.HasSuffix(text, "）") && isNumber(text[i+len("（"):len(text)-len("）")]) {
		text = text[:i] // only tells equal options apart
	}
	return text
}

func iconKey(p *rules.Option) string { return strings.ToLower(p.Words[rules.English]) }

func (o *weiss) judge(t *table) (want offered, known bool, err error) {
	v, q := t.v, t.q
	if o.turn != v.Turn {
		o.turn, o.attacks, o.loops = v.Turn, 0, 0
		clear(o.uses)
	}
	for u := range o.uses { // whoever leaves the stage is somebody else from then on (3.1.4)
		if !isStage(t.place[u.card].Zone) {
			delete(o.uses, u)
		}
	}
	if err := o.expected(v, q); err != nil {
		return want, false, err
	}
	if err := settled(t); err != nil {
		return want, false, err
	}
	if state := weissStatements[q.Kind]; state != nil {
		want, known = state(o, t)
		want.barred = o.loops
	}
	return want, known, nil
}

// expected checks that the question is one that may come after the answer
// before.
func (o *weiss) expected(v *rules.View, q *rules.Request) error {
	if o.next != "" && q.Kind != o.next || o.not != "" && q.Kind == o.not && q.Source == o.last.Source && len(q.Options) > 1 {
		return fmt.Errorf("after %q comes %q, not %q", o.text, o.next, o.not)
	}
	if a := o.attack; a.Attacker != 0 && v.Attack.Attacker == a.Attacker && v.Attack.Kind != a.Kind && v.Attack.Kind != "front" {
		return fmt.Errorf("7.2.1.4: a %s attack was chosen, it is %s", a.Kind, v.Attack.Kind)
	}
	return nil
}
