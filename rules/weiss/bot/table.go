// Package bot is what a bot thinks of the options of Weiss Schwarz.
package bot

import (
	"slices"
	"strings"
	"sync"

	"gorin/rules"
	"gorin/rules/bot"
)

// table is a view as a bot of Weiss Schwarz looks at it.
type table struct {
	*bot.Table
	helps   []bool   // by print: helps from the back row
	have    []string // colours that the bot can play, once asked for
	colours bool     // have is filled in
	judge   scorer   // of the options of the request
}

// at is where the values that a bot weighs stand in views.
var at = sync.OnceValue(func() (c struct{ level, cost, power, soul rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("weiss", key) }
	c.level, c.cost, c.power, c.soul = of("level"), of("cost"), of("power"), of("soul")
	return c
})

// Taste looks at a table of Weiss Schwarz.
func Taste(of *bot.Table) bot.Taste {
	t := &table{Table: of, helps: make([]bool, len(of.Cards))}
	for i := range of.Cards {
		t.helps[i] = supports(&of.Cards[i])
	}
	return t
}

// Look turns to another view.
func (t *table) Look(request string) {
	t.colours = false
	if t.judge = scores[request]; t.judge == nil {
		t.judge = scoreAny
	}
}

// Score is what an option is worth.
func (t *table) Score(r *rules.Request, o *rules.Option) float64 { return t.judge(t, r, o) }

// level is the bot's own level.
func (t *table) level() int { return t.View.Players[t.Me].Values.Number("level") }

// supports reports whether a card helps from the back row.
func (t *table) supports(c *rules.CardView) bool {
	return c != nil && c.Print >= 0 && c.Print < len(t.helps) && t.helps[c.Print]
}

// The slots of a stage; facing gives the one across.
var (
	front  = []string{"front-left", "front-centre", "front-right"}
	stage  = []string{"front-left", "front-centre", "front-right", "back-left", "back-right"}
	facing = map[string]string{"front-left": "front-right", "front-centre": "front-centre", "front-right": "front-left"}
)

func isFront(zone string) bool { return strings.HasPrefix(zone, "front-") }
func isBack(zone string) bool  { return strings.HasPrefix(zone, "back-") }
func isStage(zone string) bool { return isFront(zone) || isBack(zone) }

// opposite is the character across from a front slot.
func (t *table) opposite(slot rules.Place) *rules.CardView {
	for seat := range t.View.Players {
		if seat != slot.Seat {
			return t.In(rules.Place{Seat: seat, Zone: facing[slot.Zone]})
		}
	}
	return nil
}

// attackers counts the characters that can still attack this turn.
func (t *table) attackers() int {
	n := 0
	for _, zone := range front {
		if c := t.In(rules.Place{Seat: t.Me, Zone: zone}); c != nil && c.Lies == rules.Stand {
			n++
		}
	}
	return n
}

// can reports whether a colour lies in the bot's level or clock, which decides
// what it can play (8.6.2.1).
func (t *table) can(colour string) bool {
	if !t.colours {
		t.have, t.colours = t.have[:0], true
		for _, zone := range []string{"level", "clock"} {
			if z := t.Zones[rules.Place{Seat: t.Me, Zone: zone}]; z != nil {
				for i := range z.Cards {
					if c := t.Print(&z.Cards[i]).Word("colour"); c != "" && !slices.Contains(t.have, c) {
						t.have = append(t.have, c)
					}
				}
			}
		}
	}
	return slices.Contains(t.have, colour)
}

// stuck reports whether the bot has an empty front row and no character in hand
// that it could play now: it needs other cards, or a higher level.
func (t *table) stuck() bool {
	for _, zone := range front {
		if t.Mine(zone) > 0 {
			return false
		}
	}
	hand := t.Zones[rules.Place{Seat: t.Me, Zone: "hand"}]
	if hand == nil {
		return false
	}
	for i := range hand.Cards {
		c := &hand.Cards[i]
		if p := t.Print(c); p.Kind == "character" && c.Now.Num(at().level) <= t.level() && c.Now.Num(at().cost) <= t.Mine("stock") && (c.Now.Num(at().level) == 0 || t.can(p.Word("colour"))) {
			return false
		}
	}
	return true
}
