package bot

import (
	"strings"

	"gorin/rules"
	"gorin/rules/bot"
)

// A scorer says what an option is worth; what is worth nothing or less is left
// out unless the request wants more picks.
type scorer func(t *table, r *rules.Request, o *rules.Option) float64

// scores is the bot's whole taste for Weiss Schwarz: one line per kind of request. Other kinds
// go to scoreAny.
var scores = map[string]scorer{
	"mulligan":    scoreMulligan,
	"clock":       scoreClock,
	"main":        scoreMain,
	"slot":        scoreSlot,
	"climax":      scoreClimax,
	"attacker":    scoreAttack,
	"method":      scoreAttack,
	"counter":     scoreCounter,
	"level-up":    scoreLevelUp,
	"hand-limit":  scoreDiscard,
	"pay":         scorePay,
	"may":         yes,
	"replace-may": yes,
	"stop":        more,
	"choose":      scoreChoose,
}

// scoreMulligan throws back what cannot be used early.
func scoreMulligan(t *table, _ *rules.Request, o *rules.Option) float64 {
	p := t.Print(t.Of(o))
	switch {
	case p.Kind == "climax":
		return 1
	case p.Number("level") >= 2:
		return 1
	case p.Number("level") == 1 && p.Number("cost") >= 1, p.Kind == "event":
		return 0.5
	}
	return -1
}

// scoreClock spends a card for two when the bot is stuck, and otherwise unless
// the hand is full or the clock is about to cost the game.
func scoreClock(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0 // pass
	}
	clock := t.Mine("clock")
	want := 4.5
	switch {
	case t.stuck() && !(t.level() == 3 && clock >= 4):
		want = 12
	case t.Mine("hand") >= 7, t.level() == 3 && clock >= 4, clock == 6 && t.level() >= 2:
		want = -10
	case t.Mine("hand") >= 5:
		want = 3
	}
	p := t.Print(c)
	if p.Word("colour") != "" && !t.can(p.Word("colour")) {
		want++
	}
	return want - t.inHand(c)
}

// scoreLevelUp keeps climaxes for the deck, where they cancel damage, and looks
// for colours that are missing.
func scoreLevelUp(t *table, _ *rules.Request, o *rules.Option) float64 {
	p := t.Print(t.Of(o))
	s := 5 - float64(p.Number("level"))
	if p.Kind == "climax" {
		s -= 5
	}
	if z := t.Zones[rules.Place{Seat: t.Me, Zone: "level"}]; z != nil {
		for i := range z.Cards {
			if t.Print(&z.Cards[i]).Word("colour") == p.Word("colour") {
				s -= 2
				break
			}
		}
	}
	return s
}

// scoreDiscard gives up what is worth least.
func scoreDiscard(t *table, _ *rules.Request, o *rules.Option) float64 {
	return -t.inHand(t.Of(o))
}

// scorePay pays what a text asks for: texts offer what is good for their
// player. A character that has left the stage comes back only if it is worth it.
func scorePay(t *table, r *rules.Request, o *rules.Option) float64 {
	if o.Kind != "yes" {
		return 0.5
	}
	if t.Place(r.Source).Zone != "waiting-room" {
		return 1
	}
	if p := t.Print(t.At(r.Source)); worthOf(p)-0.5*float64(p.Number("cost")) > 6 && t.Mine("stock") >= 5 {
		return 1
	}
	return 0
}

// scoreCost chooses what a cost takes: the least valuable card there is.
func scoreCost(t *table, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0
	}
	if place := t.Place(o.Card); isStage(place.Zone) {
		return -onStage(c)
	}
	return -t.inHand(c)
}

// scoreSlot puts the character where it adds most.
func scoreSlot(t *table, _ *rules.Request, o *rules.Option) float64 {
	return t.placeWorth(o.Place, t.Playing)
}

// scoreChoose tells what a cost takes (8.4) from what an effect aims at.
func scoreChoose(t *table, r *rules.Request, o *rules.Option) float64 {
	if strings.HasPrefix(r.Clause, "8.4") {
		return scoreCost(t, o)
	}
	return scoreAny(t, r, o)
}

// scoreAny judges a target by whose it is and where it lies.
func scoreAny(t *table, r *rules.Request, o *rules.Option) float64 {
	switch o.Kind {
	case "yes", "number", "mode":
		return 1 + float64(o.N)/100
	case "no", "pass", "stop":
		return 0.5
	}
	if o.Card == 0 && o.Place.Zone != "" {
		return t.slotWorth(o.Place, 0)
	}
	c := t.Of(o)
	if c == nil {
		return 0.7
	}
	place := t.Place(o.Card)
	switch {
	case isStage(place.Zone) && place.Seat != t.Me:
		return 1 + onStage(c) // what is done to it is rarely good for it
	case isStage(place.Zone):
		s := 1 + onStage(c)
		if isFront(place.Zone) && c.Lies == rules.Stand {
			s += 5 // it can still attack
		}
		return s
	case place.Zone == "hand":
		return 0.6 - t.inHand(c)/100 // to be discarded, more often than not
	case place.Zone == "clock" && place.Seat == t.Me:
		return 5 + t.inHand(c)
	}
	return 1 + t.inHand(c)
}

func yes(_ *table, _ *rules.Request, o *rules.Option) float64  { return bot.Yes(o) }
func more(_ *table, _ *rules.Request, o *rules.Option) float64 { return bot.More(o) }
