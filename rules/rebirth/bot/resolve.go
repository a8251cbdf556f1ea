package bot

import (
	"strings"

	"gorin/rules"
)

// waits is the last thing that is played and is no cancel, nil if nothing is.
func (t *table) waits() *rules.StackView {
	for i := len(t.View.Stack) - 1; i >= 0; i-- {
		if s := &t.View.Stack[i]; t.says(s.Words).icon != "キャンセル" {
			return s
		}
	}
	return nil
}

// cancelled reports whether an odd number of cancels lies upon it already.
func (t *table) cancelled() bool {
	n := 0
	for i := range t.View.Stack {
		if t.says(t.View.Stack[i].Words).icon == "キャンセル" {
			n++
		}
	}
	return n%2 == 1
}

// scoreCancel cancels what does more than the cancel costs.
func scoreCancel(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil || o.Kind != "cancel" {
		return 0.01
	}
	w := t.waits()
	if w == nil || t.cancelled() {
		return -1
	}
	by := t.side(w.Seat)
	x := t.effect(t.says(w.Words), by)
	if by == own {
		x = -x
	}
	return x - weights.cancelPrice - 0.3*t.keep(c)
}

// asked is the text that asks now, nil if it is not known.
func (t *table) asked(r *rules.Request) *saying {
	for i := len(t.View.Stack) - 1; i >= 0; i-- {
		if s := &t.View.Stack[i]; s.Source == r.Source {
			return t.says(s.Words)
		}
	}
	return nil
}

// scoreMay does what a text offers, unless it would cost more than it brings.
func scoreMay(t *table, r *rules.Request, o *rules.Option) float64 {
	if o.Kind != "yes" {
		return 0.5
	}
	if s := t.asked(r); s != nil && t.worthOf(s, t.At(r.Source)) < 0 {
		return 0.2
	}
	return 1
}

// scoreKeep keeps the better card.
func scoreKeep(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 1
	}
	s := t.strengthOf(c)
	return 1 + float64(s.atk+s.left)/10
}

// clauseOfCost is where costs ask.
const clauseOfCost = "9.5.2"

// scoreChoose picks the other side's best card and the bot's own worst, unless the text does
// it good.
func scoreChoose(t *table, r *rules.Request, o *rules.Option) float64 {
	switch o.Kind {
	case "no", "pass", "stop":
		return 0.5
	case "hidden":
		return 0.7
	}
	c := t.Of(o)
	if c == nil {
		return 1
	}
	s := t.strengthOf(c)
	good := 1 + float64(s.atk+s.left)/20
	at := t.Place(o.Card)
	if t.side(at.Seat) == foe {
		if c.Lies == rules.Stand {
			good += 0.3
		}
		return good
	}
	switch {
	case strings.HasPrefix(r.Clause, clauseOfCost):
		return 5 - t.lossOf(c)
	case at.Zone == "hand":
		return 2 - t.keep(c)/2
	case strings.HasPrefix(at.Zone, "member-"):
		if q := t.asked(r); q != nil {
			for i := range q.deeds {
				switch q.deeds[i].what {
				case stands:
					if c.Lies == rules.Rest {
						return good + 1
					}
					return 0.6
				case leaves:
					return 5 - t.lossOf(c)
				}
			}
		}
	case at.Zone == "energy":
		if c.Lies == rules.Rest {
			return good + 1
		}
	}
	return good
}
