package scenario

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// Result is what became of one scenario.
type Result struct {
	Scenario *Scenario
	Err      error // nil: everything came out as expected
}

// Run reads a file and runs all its scenarios. The error is a mistake in the
// notation; a scenario that comes out otherwise than expected is a Result.
func Run(name string, data []byte) ([]Result, error) {
	list, err := Parse(name, data)
	if err != nil {
		return nil, err
	}
	out := make([]Result, len(list))
	for i, s := range list {
		out[i] = Result{s, s.Run(name)}
	}
	return out, nil
}

// Run plays a scenario; the error says which line came out otherwise.
func (s *Scenario) Run(file string) error {
	m, err := rules.NewPosition(s.Pos)
	if err != nil {
		return &Error{file, s.Line, err.Error()}
	}
	r := s.runner(m)
	expects := 0
	for _, step := range s.Steps {
		if !s.AskAll {
			r.settle(step)
		}
		if err := r.step(step); err != nil {
			return &Error{file, step.Line, fmt.Sprintf("%s: %v", step.Text, err)}
		}
		if step.Verb == "expect" {
			expects++
		}
		if err := cmp.Or(m.Check(), m.Audit()); err != nil {
			return &Error{file, step.Line, fmt.Sprintf("%s: the position is broken: %v", step.Text, err)}
		}
	}
	if expects == 0 {
		return &Error{file, s.Line, "the scenario expects nothing"}
	}
	if n := m.OrdersLeft(); n > 0 {
		return &Error{file, s.Line, fmt.Sprintf("%d shuffles that are described did not happen", n)}
	}
	return nil
}

type runner struct {
	m         *rules.Match
	n         *rules.Notation
	catalogue []rules.Printed   // with what the cards are called here as their IDs
	called    map[string]string // that by ID, of cards that ship
}

func newRunner(m *rules.Match) *runner {
	return &runner{m: m, n: rules.NotationOf(m.Setup().Game), catalogue: m.Catalogue()}
}

// runner reads a match that began from the position in its words.
func (s *Scenario) runner(m *rules.Match) *runner {
	r := newRunner(m)
	r.called = map[string]string{}
	for key, id := range s.keys {
		if key != id {
			r.called[id], r.called[id+"+"] = key, key+"+"
		}
	}
	for i := range r.catalogue {
		r.catalogue[i].ID = r.keyOfID(r.catalogue[i].ID)
	}
	return r
}

// keyOfID is what a card is called here.
func (r *runner) keyOfID(id string) string {
	if key, ok := r.called[id]; ok {
		return key
	}
	return id
}

// settle answers questions that have one answer only, unless the step is about
// the open one, or looks at the table before attacks end or the next reversed
// character goes.
func (r *runner) settle(step Step) {
	for range 1000 {
		q := r.m.Pending()
		if q == nil || q.Min != 1 || q.Max != 1 || len(q.Options) != 1 || r.isAbout(step, q) || r.looks(step, q) {
			return
		}
		if r.m.Answer(q.Seq, []int{0}) != nil {
			return
		}
	}
}

func (r *runner) looks(step Step, q *rules.Request) bool {
	if step.Verb != "expect" {
		return false
	}
	switch step.Words[0] {
	case "waiting":
		return true
	case "request", "legal", "illegal", "clause", "turn", "over", "log":
		return false
	}
	return slices.Contains(r.n.Lull, q.Kind)
}

func (r *runner) isAbout(step Step, q *rules.Request) bool {
	w := step.Words
	if len(w) == 0 {
		return true // step complains
	}
	switch step.Verb {
	case "answer":
		seat, err := seatOf(w[0])
		if err != nil || seat != q.Seat {
			return false
		}
		_, err = r.pick(q, w[1:])
		return err == nil
	case "expect":
		return w[0] == "request" && len(w) > 2 && w[2] == q.Kind
	}
	return false
}

func (r *runner) step(step Step) error {
	w := step.Words
	switch step.Verb {
	case "answer":
		if len(w) < 2 {
			return fmt.Errorf("an answer names who answers, and what")
		}
		seat, err := seatOf(w[0])
		if err != nil {
			return err
		}
		q := r.m.Pending()
		if q == nil {
			return fmt.Errorf("the game is over: %s", r.cite(r.m.Result().Clause))
		}
		if q.Seat != seat {
			return fmt.Errorf("it is the other player who is asked (%s)", r.describe(q))
		}
		picks, err := r.pick(q, w[1:])
		if err != nil {
			return err
		}
		return r.refused(r.m.Answer(q.Seq, picks))
	case "concede":
		seat, err := seatOf(strings.Join(w, " "))
		if err != nil {
			return err
		}
		return r.refused(r.m.Concede(seat))
	case "undo":
		if !r.m.Undo() {
			return fmt.Errorf("nothing to take back")
		}
		return nil
	case "redo":
		if !r.m.Redo() {
			return fmt.Errorf("nothing to make again")
		}
		return nil
	}
	return r.expect(w)
}

// pick finds the options that the words of an answer mean. Several picks are
// parted by commas; ^2 after one is the second of the options that it could be.
func (r *runner) pick(q *rules.Request, words []string) ([]int, error) {
	if len(words) == 1 && words[0] == "nothing" {
		if q.Min > 0 {
			return nil, fmt.Errorf("something has to be picked (%s)", r.describe(q))
		}
		return nil, nil
	}
	var picks []int
	for _, part := range strings.Split(strings.Join(words, " "), ",") {
		item := strings.Fields(part)
		found := r.first(q, item, picks)
		if found < 0 {
			return nil, fmt.Errorf("no option is %q (%s)", strings.Join(item, " "), r.describe(q))
		}
		picks = append(picks, found)
	}
	if len(picks) < q.Min || len(picks) > q.Max {
		return nil, fmt.Errorf("%d to %d have to be picked (%s)", q.Min, q.Max, r.describe(q))
	}
	return picks, nil
}

// first is the first option that an item means and that is not picked yet, or
// the n-th that it means if ^n stands behind it; -1 if there is none.
func (r *runner) first(q *rules.Request, item []string, picks []int) int {
	nth := 0
	if n := len(item) - 1; n > 0 && strings.HasPrefix(item[n], "^") {
		nth, _ = strconv.Atoi(item[n][1:])
		item = item[:n]
	}
	for i := range q.Options {
		if !r.means(q, &q.Options[i], item) {
			continue
		}
		if nth--; nth == 0 || nth < 0 && !slices.Contains(picks, i) {
			return i
		}
	}
	return -1
}

// means reports whether an option is what the words say: a word for its kind,
// its card (A, or A@zone), > and its second card, its zone, its number, or ~ and a
// piece of its text.
func (r *runner) means(q *rules.Request, o *rules.Option, item []string) bool {
	if len(item) == 0 {
		return false
	}
	if o.Kind == "attack" && r.n.Attacks != nil {
		return r.n.Attacks[item[0]] == o.N
	}
	if item[0] == o.Kind {
		item = item[1:]
		if len(item) == 0 {
			return true
		}
	}
	if o.Kind == "swap" {
		return len(item) == 2 && (item[0] == o.Place.Zone && item[1] == o.Place2.Zone || item[1] == o.Place.Zone && item[0] == o.Place2.Zone)
	}
	for _, w := range item {
		if !r.fits(q, o, w) {
			return false
		}
	}
	return true
}

func (r *runner) fits(q *rules.Request, o *rules.Option, w string) bool {
	if n, err := strconv.Atoi(w); err == nil {
		return n == o.N
	}
	if text, ok := strings.CutPrefix(w, "~"); ok {
		return strings.Contains(o.Words[rules.Japanese], text)
	}
	if second, ok := strings.CutPrefix(w, ">"); ok {
		return o.Card2 != 0 && r.named(o.Card2, second)
	}
	switch {
	case o.Kind == "icon" || o.Kind == "rule":
		return strings.EqualFold(strings.ReplaceAll(o.Words[rules.English], " ", "-"), w)
	case o.Kind == "slot":
		return w == o.Place.Zone || o.Place.Seat != q.Seat && w == "opponent:"+o.Place.Zone
	}
	return o.Card != 0 && r.named(o.Card, w)
}

// named reports whether a name, A or A@zone, means a card.
func (r *runner) named(c rules.Card, name string) bool {
	key, zone, at := strings.Cut(name, "@")
	id, place := r.card(c)
	return id == key && (!at || zone == place.Zone)
}

// card is the key of a card and where it is.
func (r *runner) card(c rules.Card) (key string, at rules.Place) {
	if c == 0 { // hidden
		return "", at
	}
	for seat := range 2 {
		for _, z := range zonesOf(r.m.View(seat)) {
			for _, cv := range z.Cards {
				if cv.ID == c {
					return r.catalogue[cv.Print].ID, z.Place
				}
			}
		}
		for _, s := range r.m.View(seat).Stack { // what stands in for an ability or is a copy: A@stack
			if s.Card != c || c == 0 || s.Kind == "card" {
				continue
			}
			if s.Kind == "copy" {
				key = r.keyOf(s.Words)
			} else {
				key, _ = r.card(s.Source)
			}
			return key, rules.Place{Seat: s.Seat, Zone: "stack"}
		}
	}
	return "", rules.Place{}
}

// keyOf is the key of the card that a copy, D（コピー）, was made of.
func (r *runner) keyOf(words rules.Words) string {
	name, _, _ := strings.Cut(words[rules.Japanese], "（")
	for i := range r.catalogue {
		if r.catalogue[i].Name[rules.Japanese] == name {
			return r.catalogue[i].ID
		}
	}
	return ""
}

// zonesOf lists all zones of a view, the shared ones last.
func zonesOf(v *rules.View) (zones []rules.ZoneView) {
	for _, p := range v.Players {
		zones = append(zones, p.Zones...)
	}
	return append(zones, v.Shared...)
}

func (r *runner) describe(q *rules.Request) string {
	who := [...]string{"you", "opponent"}[q.Seat]
	var opts []string
	for i := range q.Options {
		o := &q.Options[i]
		s := o.Kind
		if o.Card != 0 {
			key, at := r.card(o.Card)
			s += " " + key + "@" + at.Zone
		} else if o.Place.Zone != "" {
			s += " " + o.Place.Zone
		}
		if len(opts) == 12 {
			opts = append(opts, "…")
			break
		}
		opts = append(opts, s)
	}
	return fmt.Sprintf("%s is asked %s under %s: %s", who, q.Kind, r.cite(q.Clause), strings.Join(opts, ", "))
}

// cite is the number of a clause and what it decides.
func (r *runner) cite(clause string) string {
	info, ok := rules.Clause(r.m.View(rules.Spectator).Game, clause)
	if !ok {
		return clause
	}
	return fmt.Sprintf("%s “%s”", clause, info.Words[rules.English])
}

// refused adds to a refusal what its clause decides.
func (r *runner) refused(err error) error {
	var no *rules.Refusal
	if !errors.As(err, &no) {
		return err
	}
	return fmt.Errorf("%w (%s)", err, r.cite(no.Clause))
}
