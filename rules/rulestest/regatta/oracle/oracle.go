// Package oracle is what the oracle knows of Regatta: a second, naive reading of its rules
// as README.md has them.
package oracle

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// half is the oracle's half for Regatta.
type half struct {
	begun  map[int]bool // who has had a turn (R7-1b)
	out    map[int]bool // who took no part any more when a question was last seen
	lost   map[int]bool // and who had lost
	order  []int        // of the turns then
	active int          // whose turn it was
	turn   int
	scores map[int]int // of teams (R7-4a)

	before *oracle.Table // the question that has been answered, nil if none was
	after  []rules.Entry // what everybody has seen since
	fresh  bool          // and nobody has looked at it yet
	stowed map[int]bool  // who has been asked for ballast in this turn (R5-1b)
	launch *launched
	attack *attacked
	loops  int // that somebody had to leave in this turn (R6-5)
}

// launched is a boat that is being launched (R5-2), and attacked an attack (R5-3).
type launched struct {
	card   rules.Card
	by     int
	to     rules.Place
	was    rules.Card // what lay there
	asked  map[int]bool
	called bool // back
	texts  bool // have been carried out meanwhile
}

type attacked struct {
	racer   rules.Card
	by      int
	target  int
	blocker rules.Card
	asked   map[int]bool
	texts   bool
}

// New is the half of a match.
func New() oracle.Half {
	return &half{begun: map[int]bool{}, out: map[int]bool{}, lost: map[int]bool{}, scores: map[int]int{}, stowed: map[int]bool{}}
}

// Follow takes note of an answer.
func (o *half) Follow(t *oracle.Table, picks []int) {
	o.before, o.fresh, o.after = t, true, nil
	if t == nil || len(picks) != 1 {
		return
	}
	p := &t.Request.Options[picks[0]]
	switch t.Request.Kind {
	case "ballast":
		o.stowed[t.Me] = true
	case "launch":
		if o.launch = nil; p.Kind == "launch" {
			o.launch = &launched{card: p.Card, by: t.Me, to: p.Place, asked: map[int]bool{}}
			if lies := t.Zone(t.Me, p.Place.Zone); len(lies) > 0 {
				o.launch.was = lies[0].ID
			}
		}
	case "answer":
		if o.launch != nil {
			o.launch.asked[t.Me], o.launch.called = true, p.Kind != "pass"
		}
	case "race":
		if o.attack = nil; p.Kind == "attack-player" {
			o.attack = &attacked{racer: p.Card, by: t.Me, target: p.Place.Seat, asked: map[int]bool{}}
		}
	case "repeat":
		o.loops++
	case "block":
		if o.attack != nil {
			o.attack.asked[t.Me] = true
			if p.Kind != "pass" {
				o.attack.blocker = p.Card
			}
		}
	}
}

// Heard takes note of what has happened.
func (o *half) Heard(log []rules.Entry) { o.after = append(o.after, log...) }

// Judge holds a question against the rules.
func (o *half) Judge(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	if o.fresh {
		o.fresh = false
		if err := o.since(t); err != nil {
			return want, false, err
		}
	}
	want, known, err = o.ask(t)
	want.Barred = o.loops
	return want, known, err
}

// ask is what the rules ask, or the difference if they ask nothing of the kind now.
func (o *half) ask(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	switch t.Request.Kind {
	case "lead":
		return o.lead(t)
	case "ballast":
		return o.ballast(t)
	case "launch":
		return o.launches(t), true, nil
	case "answer":
		return o.answers(t)
	case "race":
		return o.races(t), true, nil
	case "block":
		return o.blocks(t)
	case "pending":
		return o.waiting(t)
	case "which":
		return o.which(t)
	case "choose":
		return o.choose(t)
	}
	return want, false, nil
}

// together is a question to all who are in turn (R8-4, R8-5).
func (o *half) together(t *oracle.Table, clause string) oracle.Offered {
	w := t.One(t.Me, clause)
	for _, seat := range t.View.Order {
		if t.In(seat) && sides(t.View).InTurn(seat) {
			w.Seats = append(w.Seats, seat)
		}
	}
	if len(w.Seats) < 2 {
		w.Seat = append(w.Seats, -1)[0]
		w.Seats = nil
	}
	w.Options["pass"] = clause
	return w
}

// lead is R4-4.
func (o *half) lead(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	for _, seat := range t.View.Order {
		if !t.In(seat) || t.Count(seat, "lead") > 0 {
			continue
		}
		w := t.One(seat, "R4-4")
		t.AllOf("hand", w, "R4-4")
		if n := t.Count(seat, "hand"); n != openingHand {
			return w, false, fmt.Errorf("R4-3: seat %d has %d cards, not %d", seat, n, openingHand)
		}
		return w, true, nil
	}
	return want, false, fmt.Errorf("R4-4: everybody has a boat in the lead")
}

// openingHand is R4-3.
const openingHand = 4

// ballast is R5-1b and R8-3.
func (o *half) ballast(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	if !sides(t.View).InTurn(t.Me) || o.stowed[t.Me] {
		return want, false, fmt.Errorf("R5-1b: seat %d does not stow ballast now", t.Me)
	}
	w := t.One(t.Me, "R5-1b")
	t.AllOf("hand", w, "R5-1b")
	w.Options["pass"] = "R5-1b"
	return w, true, nil
}

// launches is R5-2.
func (o *half) launches(t *oracle.Table) oracle.Offered {
	w := o.together(t, "R5-2")
	for _, c := range t.Zone(t.Me, "hand") {
		w.Options[fmt.Sprint("launch ", c.ID, " lead")] = "R5-2"
		for _, wing := range wings {
			if t.Count(t.Me, wing) == 0 {
				w.Options[fmt.Sprint("launch ", c.ID, " ", wing)] = "R5-2"
			}
		}
	}
	return w
}

var wings = []string{"port", "starboard"}

// answers is R5-2a.
func (o *half) answers(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	if o.launch == nil || o.launch.called || o.launch.asked[t.Me] || !slices.Contains(repliers(t, o.launch.by), t.Me) {
		return want, false, fmt.Errorf("R5-2a: seat %d calls no boat back now", t.Me)
	}
	w := t.One(t.Me, "R5-2a")
	for _, id := range o.replies(t, t.Me) {
		w.Options[fmt.Sprint("card ", id)] = "R5-2a"
	}
	w.Options["pass"] = "R5-2a"
	return w, true, nil
}

// replies is the ballast of a player that has the colour of the boat being launched.
func (o *half) replies(t *oracle.Table, seat int) (ids []rules.Card) {
	boat := t.At[o.launch.card]
	if boat == nil {
		return nil
	}
	for _, c := range t.Zone(seat, "ballast") {
		for _, colour := range c.Now.Keys("colour") {
			if slices.Contains(boat.Now.Keys("colour"), colour) {
				ids = append(ids, c.ID)
			}
		}
	}
	return ids
}

// races is R5-3a.
func (o *half) races(t *oracle.Table) oracle.Offered {
	w := o.together(t, "R5-3a")
	for _, id := range standing(t, t.Me) {
		for _, target := range o.attackable(t) {
			w.Options[fmt.Sprint("attack-player ", id, " ", target)] = "R5-3a"
		}
	}
	return w
}

// standing is the boats on the wings of a player that stand.
func standing(t *oracle.Table, seat int) (ids []rules.Card) {
	for _, wing := range wings {
		for _, c := range t.Zone(seat, wing) {
			if c.Lies == rules.Stand {
				ids = append(ids, c.ID)
			}
		}
	}
	return ids
}

// blocks is R5-3b: who is attacked first, and in teams then the others of the team.
func (o *half) blocks(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	a := o.attack
	if a == nil || a.blocker != 0 || a.asked[t.Me] || !slices.Contains(blockers(t, a.target), t.Me) {
		return want, false, fmt.Errorf("R5-3b: seat %d blocks nothing now", t.Me)
	}
	if t.Me != a.target && !a.asked[a.target] && len(standing(t, a.target)) > 0 {
		return want, false, fmt.Errorf("R5-3b: seat %d is asked first", a.target)
	}
	w := t.One(t.Me, "R5-3b")
	for _, id := range standing(t, t.Me) {
		w.Options[fmt.Sprint("card ", id)] = "R5-3b"
	}
	w.Options["pass"] = "R5-3b"
	return w, true, nil
}

// waiting is R6-2, and R8-7 of teams.
func (o *half) waiting(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	own := func(seat int) bool {
		return slices.ContainsFunc(t.View.Waiting, func(x rules.WaitingView) bool { return x.Seat == seat })
	}
	turn := sides(t.View).InTurn(t.Me)
	order := t.View.Order
	if at := slices.Index(order, t.View.Active); at >= 0 {
		order = slices.Concat(order[at:], order[:at])
	}
	for _, seat := range order {
		if !own(seat) || sides(t.View).Mates(seat, t.Me) {
			continue
		}
		if sides(t.View).InTurn(seat) && !turn || sides(t.View).InTurn(seat) == turn && sides(t.View).Teams == 0 && slices.Index(order, seat) < slices.Index(order, t.Me) {
			return want, false, fmt.Errorf("R6-2: something of seat %d is carried out first", seat)
		}
	}
	w := t.One(t.Me, "R6-2")
	w.Seats = t.Asked
	for _, x := range t.View.Waiting {
		if x.Seat == t.Me || len(t.Asked) == 1 && sides(t.View).Mates(x.Seat, t.Me) {
			w.Options[fmt.Sprint("ability ", x.Card, " ", x.Words[rules.Japanese])] = "R6-2"
		}
	}
	if len(w.Options) == 0 {
		return want, false, fmt.Errorf("R6-2: nothing of seat %d waits", t.Me)
	}
	return w, true, nil
}

// Meaning tells options apart by what they mean.
func (o *half) Meaning(p *rules.Option) string {
	switch p.Kind {
	case "pass":
		return p.Kind
	case "launch":
		return fmt.Sprint("launch ", p.Card, " ", p.Place.Zone)
	case "attack-player":
		return fmt.Sprint("attack-player ", p.Card, " ", p.Place.Seat)
	case "player":
		return fmt.Sprint("player ", p.N)
	case "ability":
		return fmt.Sprint("ability ", p.Card, " ", oracle.TextOf(p))
	}
	return strings.TrimSpace(fmt.Sprint(p.Kind, " ", p.Card))
}

// ByBook are the questions that the rules themselves ask.
func (o *half) ByBook() map[string]bool {
	return map[string]bool{"lead": true, "ballast": true, "launch": true, "answer": true, "race": true, "block": true, "pending": true, "which": true}
}

// Prints leaves the wording as it is.
func (o *half) Prints(cards []rules.Printed) []rules.Printed { return cards }

// Reads leaves it too.
func (o *half) Reads(*rules.View, *rules.Request) {}
