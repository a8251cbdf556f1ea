package bot

import "gorin/rules"

// lineOf is an ability of a card, by its place among those that it has; nil if it has not.
func (t *table) lineOf(c *rules.CardView, n int) *saying {
	if c == nil || n < 0 || n >= len(c.Lines) {
		return nil
	}
	return t.texts(c)[n]
}

// scoreAbility activates what does more than it costs.
func scoreAbility(t *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind == "pass" {
		return 0.01
	}
	c := t.Of(o)
	l := t.lineOf(c, o.N)
	if l == nil {
		return -1
	}
	return t.worthOf(l, own, c) - 0.2
}

// scoreShow shows what does any good.
func scoreShow(t *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind == "pass" {
		return 0.5
	}
	return 1
}

// waiting is what waits at a place of the resolution zone, nil if nothing does.
func (t *table) waiting(n int) *rules.StackView {
	if n < 0 || n >= len(t.View.Stack) {
		return nil
	}
	return &t.View.Stack[n]
}

// resolves is what a waiting ability is worth to its player.
func (t *table) resolves(w *rules.StackView) float64 { return t.chain(w, len(t.View.Stack)) }

// chain is what a waiting ability is worth, of cancels of cancels at most so many.
func (t *table) chain(w *rules.StackView, most int) float64 {
	s := t.says(w.Words)
	if s.does(cancels) { // as much as what it cancels, or nearly
		for i := range t.View.Stack {
			for _, id := range w.Targets {
				if x := &t.View.Stack[i]; x.Card == id && x != w && x.Seat != w.Seat && most > 0 {
					return 0.9 * t.chain(x, most-1)
				}
			}
		}
		return 0
	}
	return t.effect(s, t.side(w.Seat), t.At(w.Source))
}

// chosen reports whether a cancel that waits has chosen an ability.
func (t *table) chosen(w *rules.StackView) bool {
	for i := range t.View.Stack {
		for _, id := range t.View.Stack[i].Targets {
			if id == w.Card {
				return true
			}
		}
	}
	return false
}

// bestTarget is what the best cancel of a side would be worth now.
func (t *table) bestTarget(by int) (best float64) {
	for i := range t.View.Stack {
		if w := &t.View.Stack[i]; t.side(w.Seat) != by && !t.chosen(w) {
			best = max(best, t.resolves(w))
		}
	}
	return best
}

// scoreCancel cancels what does more than the cancel costs.
func scoreCancel(t *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind == "pass" {
		return 0.01
	}
	c := t.Of(o)
	l := t.lineOf(c, o.N)
	if l == nil {
		return -1
	}
	return t.bestTarget(own) + t.deedsWorth(l.price, own, c) - weights.cancelPrice
}

// scoreTarget cancels what does most.
func scoreTarget(t *table, _ *rules.Request, o *rules.Option) float64 {
	w := t.waiting(o.N)
	if w == nil {
		return 1
	}
	return 1 + t.resolves(w)
}

// scoreUse resolves first what does most: what draws before what needs cards.
func scoreUse(t *table, _ *rules.Request, o *rules.Option) float64 {
	w := t.waiting(o.N)
	if w == nil {
		return 1
	}
	return 1 + t.resolves(w)
}

// scoreMode takes the effect that does most.
func scoreMode(t *table, r *rules.Request, o *rules.Option) float64 {
	for i := len(t.View.Stack) - 1; i >= 0; i-- {
		w := &t.View.Stack[i]
		if w.Source != r.Source || w.Seat != t.Me {
			continue
		}
		if s := t.says(w.Words); o.N >= 1 && o.N <= len(s.modes) {
			return 1 + t.deedsWorth(s.modes[o.N-1], own, t.At(w.Source))
		}
	}
	return 1
}

// clauseOfCost is where costs ask.
const clauseOfCost = "8.5.1.3.2"

// wordOf is the words of texts for zones of views.
var wordOf = map[string]string{
	"ring": "リング", "bench-left": "ベンチ", "bench-centre": "ベンチ", "bench-right": "ベンチ", "hand": "手札", "retire": "リタイヤ",
	"waiting-room": "控え室", "energy": "エネルギー", "surprise": "サプライズ", "deck": "山札",
}

// scoreChoose picks what an effect or a cost takes by what the text that asks would do to it.
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
	side, word := t.side(o.Place.Seat), wordOf[o.Place.Zone]
	d := t.asks(r, word, side)
	if d == nil {
		if side == foe {
			return 1 + t.quality(c)
		}
		return 1 + t.known(c, word)
	}
	if word == "リング" || word == "ベンチ" {
		return t.doneTo(d, c, own, side)
	}
	if d.what != moves {
		return 1
	}
	w := t.placeWorth(d.to, side) - t.placeWorth(word, side)
	switch {
	case side == own && d.to == "手札":
		w += t.keep(c)
	case side == own && (d.to == "ベンチ" || d.to == "リング"):
		w += t.quality(c)
	case side == own && word == "手札":
		w -= t.keep(c)
	}
	if side == foe {
		w = -w + t.quality(c)
	}
	return w
}

// known is what a card is worth where it lies.
func (t *table) known(c *rules.CardView, word string) float64 {
	if word == "手札" {
		return -t.keep(c)
	}
	return t.quality(c)
}

// asks is the deed for which a card of a zone of a side is chosen, nil if none fits.
func (t *table) asks(r *rules.Request, word string, side int) *deed {
	fits := func(list []deed) *deed {
		for i := range list {
			on := &list[i].on
			if (on.zone == word || on.zone == "" || on.zone == "フィールド" && (word == "リング" || word == "ベンチ")) && !on.self && (on.both || on.foe == (side == foe)) {
				return &list[i]
			}
		}
		return nil
	}
	for i := len(t.View.Stack) - 1; i >= 0; i-- {
		w := &t.View.Stack[i]
		if w.Source != r.Source || w.Source == 0 || w.Seat != t.Me {
			continue
		}
		s := t.says(w.Words)
		list := s.deeds
		if r.Clause == clauseOfCost {
			list = s.price
		}
		if d := fits(list); d != nil {
			return d
		}
		for _, m := range s.modes {
			if d := fits(m); d != nil {
				return d
			}
		}
	}
	return nil
}
