// Package bot is what a bot thinks of the options of Build Divide.
package bot

import (
	"gorin/rules"
	"gorin/rules/bot"
)

// A scorer says what an option is worth; what is worth nothing or less is left
// out unless the request wants more picks.
type scorer func(t *table, r *rules.Request, o *rules.Option) float64

// scores is the bot's whole taste for Build Divide: one line per kind of
// request. Other kinds go to scoreAny.
var scores = map[string]scorer{
	"redraw":     scoreRedraw,
	"priority":   scorePriority,
	"pay-energy": scorePay,
	"attack":     scoreAttack,
	"block":      scoreBlock,
	"take-back":  scoreNo,
	"aim":        scoreAim,
	"choose":     scoreAim,
	"mode":       scoreMode,
	"way":        scoreWay,
	"guess":      scoreGuess,
	"discard":    scoreDiscard,
	"hand-limit": scoreDiscard,
	"territory":  scoreTerritory,
	"opening":    scoreOpening,
	"scout":      scoreScout,
	"scout-top":  scoreScoutTop,
	"order":      scoreScoutTop,
	"switch":     scoreSwitch,
	"retarget":   yes,
	"may":        yes,
	"pay":        yes,
	"limit":      yes,
	"shot":       yes,
	"stop":       more,
	"repeat":     scoreOnce,
}

// scoreAny judges cards by what they are worth and takes the rest as it comes.
func scoreAny(t *table, r *rules.Request, o *rules.Option) float64 {
	switch o.Kind {
	case "no", "pass", "stop":
		return 0.5
	case "yes", "number", "mode":
		return 1 + float64(o.N)/100
	case "card":
		return scoreAim(t, r, o)
	}
	return 1
}

// scoreNo takes nothing back.
func scoreNo(_ *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind == "no" {
		return 1
	}
	return 0.5
}

// scoreOnce goes round a loop as seldom as it may.
func scoreOnce(_ *table, _ *rules.Request, o *rules.Option) float64 { return 1 / float64(2+o.N) }

// scoreRedraw wants two units at least that can be played in the first turns.
func scoreRedraw(t *table, _ *rules.Request, o *rules.Option) float64 {
	cheap := 0
	for i := range t.hand() {
		if c := &t.hand()[i]; isKind(c, "unit") && c.Now.Num(at().cost) <= 3 {
			cheap++
		}
	}
	if (o.Kind == "yes") == (cheap < 2) {
		return 1
	}
	return 0.5
}

// scoreMode takes the effect that does most.
func scoreMode(t *table, r *rules.Request, o *rules.Option) float64 {
	c := t.At(r.Source)
	if c == nil {
		return 1
	}
	for _, l := range t.texts(c) {
		if o.N >= 1 && o.N <= len(l.modes) {
			return 1 + t.deedsWorth(l.modes[o.N-1])
		}
	}
	return 1
}

// scoreWay takes the second of two costs before the printed one, and that before
// the first: what costs more does more.
func scoreWay(_ *table, _ *rules.Request, o *rules.Option) float64 {
	return [...]float64{2, 1, 3}[min(max(o.N, 0), 2)]
}

// scoreGuess guesses what decks have most of, which is said first.
func scoreGuess(_ *table, _ *rules.Request, o *rules.Option) float64 {
	return 1 / float64(1+o.N)
}

// scoreDiscard gives up what is worth least.
func scoreDiscard(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0
	}
	return -t.keep(c)
}

// scoreTerritory removes the territory that does least.
func scoreTerritory(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0
	}
	s := -float64(c.Now.Num(at().power))/1000 - 0.5*float64(len(c.Lines))
	if c.Opened {
		s -= 5
	}
	return s
}

// scoreOpening opens the best territory that can be opened.
func scoreOpening(t *table, _ *rules.Request, o *rules.Option) float64 {
	p := t.Print(t.Of(o))
	if o.Kind == "no" || p.Other < 0 || p.Other >= len(t.Cards) {
		return 0.5
	}
	open := &t.Cards[p.Other]
	return 1 + float64(open.Number("power"))/1000 + 0.5*float64(len(open.Lines))
}

// scoreScout puts under the deck what would not be drawn gladly.
func scoreScout(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0
	}
	return weights.drawnGladly - t.keep(c)
}

// scoreScoutTop lays the best card back last, on top.
func scoreScoutTop(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 1
	}
	return 10 - t.keep(c)
}

// scoreSwitch puts a better unit of the hand in the place of the one on the field.
func scoreSwitch(t *table, r *rules.Request, o *rules.Option) float64 {
	c, u := t.Of(o), t.unitOf(r.Source)
	if c == nil || u == nil {
		return 0
	}
	return unitWorth(c.Now.Num(at().power), c.Now.Num(at().hit), len(c.Lines)) - u.worth
}

// scoreAim picks what a text aims at, a cost takes or an effect chooses: by
// what the texts of the card that asks would do to it.
func scoreAim(t *table, r *rules.Request, o *rules.Option) float64 {
	if o.Kind != "card" {
		return scorePlainOption(o)
	}
	c := t.Of(o)
	if c == nil {
		return 0.7
	}
	place := t.Place(o.Card)
	switch place.Zone {
	case "field":
		if u := t.unitOf(o.Card); u != nil {
			return t.aimAt(r, u)
		}
	case "hand":
		if r.Clause != clauseOfCost && t.plays(r.Source) {
			return 1 + t.keep(c)
		}
		return 10 - t.keep(c)
	case "energy":
		return 5 - 0.2*float64(c.Now.Num(at().cost))
	}
	return 1 + max(0, t.keep(c))
}

// clauseOfCost is where costs ask (510-1).
const clauseOfCost = "510-1"

// plays reports whether a card plays or summons what it chooses.
func (t *table) plays(id rules.Card) bool {
	c := t.At(id)
	if c == nil {
		return false
	}
	for _, l := range t.texts(c) {
		for _, d := range l.deeds {
			if d.what == summons {
				return true
			}
		}
	}
	return false
}

func scorePlainOption(o *rules.Option) float64 {
	switch o.Kind {
	case "no", "pass", "stop":
		return 0.5
	}
	return 1 + float64(o.N)/100
}

// aimAt is what the texts of the asking card would do to a unit, at best.
func (t *table) aimAt(r *rules.Request, u *unit) float64 {
	side := t.side(u.card.Seat)
	best, any := 0.0, false
	if c := t.At(r.Source); c != nil {
		for _, l := range t.texts(c) {
			if l.when == always {
				continue
			}
			t.aimOf(l.deeds, u, side, &best, &any)
			for _, m := range l.modes {
				t.aimOf(m, u, side, &best, &any)
			}
		}
	}
	if !any {
		if best = 0.1; side == foe {
			best = u.worth / 2
		}
	}
	return best + u.worth/100
}

func (t *table) aimOf(list []deed, u *unit, side int, best *float64, any *bool) {
	for i := range list {
		d := &list[i]
		if _, ok := flat[d.what]; ok || d.on.grave || side == own && !d.on.own || side == foe && !d.on.foe {
			continue
		}
		if w, ok := t.doneTo(d, u, side); ok && (!*any || w > *best) {
			*best, *any = w, true
		}
	}
}

func yes(_ *table, _ *rules.Request, o *rules.Option) float64  { return bot.Yes(o) }
func more(_ *table, _ *rules.Request, o *rules.Option) float64 { return bot.More(o) }
