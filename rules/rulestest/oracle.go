package rulestest

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
)

// Oracle holds every question of one match of Weiss Schwarz against the book:
// which answers are taken, and whether what is offered is what the book lets
// the asked player do. It knows the game as that player does, from the view and
// the printed cards, and from what it has seen happen. It is slow and simple on
// purpose, and shares nothing with the rules.
//
// What only a text decides it passes over, unless the text says it in words
// that the oracle looks for; so too what depends on a text that forbids or
// permits in other words.
type Oracle struct {
	cards []rules.Printed
	Asked map[string]Asked // by kind of request

	last  *rules.Request // the question before
	moves int            // moves seen
	turn  int            // whose counts the following are

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

// Asked is how many questions of a kind were held against the book, and how
// many of them had to be passed over.
type Asked struct{ N, Skipped int }

// Plus is the sum of two counts.
func (a Asked) Plus(b Asked) Asked { return Asked{a.N + b.N, a.Skipped + b.Skipped} }

type use struct {
	card rules.Card
	text string
}

// NewOracle is an oracle for a match that is about to be played from here on.
func NewOracle(m *rules.Match) *Oracle {
	return &Oracle{cards: m.Catalogue(), Asked: map[string]Asked{}, uses: map[use]int{}, moves: len(m.Moves())}
}

// Look is shown the match before its first answer and after each one, and names
// the first thing that is not as the book says.
func (o *Oracle) Look(m *rules.Match) error {
	o.follow(m)
	q := m.Pending()
	o.last = q
	if q == nil {
		return nil
	}
	if err := everyAnswer(m, q); err != nil {
		return err
	}
	return o.Judge(m.View(q.Seat), q)
}

// follow takes note of the answer that has been given since the last look.
func (o *Oracle) follow(m *rules.Match) {
	o.next, o.not, o.attack = "", "", rules.AttackView{}
	moves := m.Moves()
	q := o.last
	if q == nil || len(moves) <= o.moves || moves[len(moves)-1].Concede {
		o.moves = len(moves)
		return
	}
	o.moves = len(moves)
	picks := moves[len(moves)-1].Pick
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

// textOf is the text of an ability in the words of an option.
func textOf(p *rules.Option) string {
	_, text, _ := strings.Cut(p.Words[rules.Japanese], "：")
	if i := strings.LastIndex(text, "（"); i >= 0 && strings.HasSuffix(text, "）") && isNumber(text[i+len("（"):len(text)-len("）")]) {
		text = text[:i] // only tells equal options apart
	}
	return text
}

func iconKey(p *rules.Option) string { return strings.ToLower(p.Words[rules.English]) }

// Judge holds one question against the book, as the asked player sees it.
func (o *Oracle) Judge(v *rules.View, q *rules.Request) error {
	t := newTable(v, q, o.cards)
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
		return err
	}
	if err := settled(t); err != nil {
		return fmt.Errorf("%s (%s): %w", q.Kind, q.Clause, err)
	}
	want, known := offered{}, false
	if state := statements[q.Kind]; state != nil {
		want, known = state(o, t)
	}
	if !known {
		o.Asked[q.Kind] = o.Asked[q.Kind].Plus(Asked{1, 1})
		return nil
	}
	o.Asked[q.Kind] = o.Asked[q.Kind].Plus(Asked{1, 0})
	want.barred = o.loops
	return want.compare(t, q)
}

// expected checks that the question is one that may come after the answer
// before.
func (o *Oracle) expected(v *rules.View, q *rules.Request) error {
	if o.next != "" && q.Kind != o.next || o.not != "" && q.Kind == o.not && q.Source == o.last.Source && len(q.Options) > 1 {
		return fmt.Errorf("%s (%s): after %q comes %q, not %q", q.Kind, q.Clause, o.text, o.next, o.not)
	}
	if a := o.attack; a.Attacker != 0 && v.Attack.Attacker == a.Attacker && v.Attack.Kind != a.Kind && v.Attack.Kind != "front" {
		return fmt.Errorf("%s (%s): 7.2.1.4: a %s attack was chosen, it is %s", q.Kind, q.Clause, a.Kind, v.Attack.Kind)
	}
	return nil
}

// offered is what the book says may be picked: each option by its meaning, with
// the clause that allows it; how many; and who is asked.
type offered struct {
	seat     int
	min, max int
	options  map[string]string // meaning to clause
	ignore   func(o *rules.Option) bool
	barred   int // options that may be missing, since they would keep up a loop (11.1.1.2)
	clause   string
}

func (w offered) compare(t *table, q *rules.Request) error {
	fail := func(format string, args ...any) error {
		return fmt.Errorf("%s (%s): %s: %s", q.Kind, q.Clause, w.clause, fmt.Sprintf(format, args...))
	}
	if q.Seat != w.seat {
		return fail("player %d is asked, not %d", q.Seat+1, w.seat+1)
	}
	if q.Min != w.min || q.Max != w.max {
		return fail("%d to %d may be picked, not %d to %d", q.Min, q.Max, w.min, w.max)
	}
	listed := map[string]bool{}
	for i := range q.Options {
		p := &q.Options[i]
		if w.ignore != nil && w.ignore(p) {
			continue
		}
		key := t.meaning(p)
		if _, ok := w.options[key]; !ok {
			return fail("%q is offered, the book does not allow it", key)
		}
		listed[key] = true
	}
	for _, key := range sortedKeys(w.options) {
		if listed[key] {
			continue
		}
		if w.barred--; w.barred < 0 {
			return fail("%q is not offered, but %s allows it", key, w.options[key])
		}
	}
	return nil
}

func sortedKeys(m map[string]string) (keys []string) {
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// ByBook are the questions that the book itself asks; the others are those of
// texts.
var ByBook = map[string]bool{"mulligan": true, "clock": true, "main": true, "climax": true, "attacker": true, "method": true, "icon": true,
	"counter": true, "reversed": true, "hand-limit": true, "level-up": true, "interrupt": true, "pending": true, "limit": true, "pay": true}

// AddTo adds what was asked of this match to a count of several.
func (o *Oracle) AddTo(all map[string]Asked) {
	for kind, a := range o.Asked {
		all[kind] = all[kind].Plus(a)
	}
}
