package bot

import "gorin/rules"

// keep is what a card of the hand is worth to the bot.
func (t *table) keep(c *rules.CardView) float64 {
	if c == nil || c.Print < 0 {
		return 1
	}
	p := t.Print(c)
	w := 0.5 + float64(p.Number("power-logic"))/4000 + 0.2*float64(p.Number("aura-logic")) + 0.2*float64(p.Number("limit-logic"))
	if t.isMember(c) {
		w += float64(power(c))/8000 + 0.5*t.linesWorth(c)
	} else {
		w += 0.5
	}
	me := &t.sides[own]
	return w - weights.tooHigh*float64(max(0, level(c)-max(1, me.levels)-1))
}

// scoreRedraw exchanges what cannot be played for long.
func scoreRedraw(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	switch {
	case c == nil:
		return 0
	case level(c) >= 2:
		return float64(level(c))
	case t.Print(c).Kind == "paradox":
		return 0.5
	}
	return -1
}

// scoreLevel puts the card that is missed least into the level zone until that is full: each is an
// attack more.
func scoreLevel(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	switch {
	case c == nil:
		return 0.1
	case t.sides[own].levels >= fullLevels:
		return 0
	}
	w := 5 - t.keep(c)
	if level(c) > t.sides[own].levels+1 {
		w += 0.2
	}
	return max(w, 0.2)
}

// scoreLevelSwap takes the better card.
func scoreLevelSwap(t *table, _ *rules.Request, o *rules.Option) float64 { return t.keep(t.Of(o)) }

// scoreDiscard gives up what is worth least.
func scoreDiscard(t *table, _ *rules.Request, o *rules.Option) float64 {
	return 5 - t.keep(t.Of(o))
}
