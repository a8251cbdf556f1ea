// Package bot is what a bot thinks of the options of Luck & Logic.
package bot

import (
	"slices"
	"strings"
	"sync"

	"gorin/rules"
	"gorin/rules/bot"
)

// table is a view as a bot of Luck & Logic looks at it.
type table struct {
	*bot.Table
	sides  [2]side
	judge  scorer             // of the options of the request
	said   map[string]*saying // of every line of a text that has been seen
	unions int                // the lowest level of a tranceunion in the match
	souls  map[rules.Card]int // of members that have any
}

// Sides of the table.
const (
	own = 0
	foe = 1
)

// side is what a player has on the table.
type side struct {
	seat    int
	circles [6]*rules.CardView // the member over each, nil without one
	whole   [6]bool            // gates that are not destroyed
	gates   int                // how many of them
	hand    []rules.CardView
	levels  int // cards of the level zone
	attacks int // those face up
	ready   int // those that stand
	stock   int
}

// circleZones are the circles in their order; the gate zone of each has gatePrefix before its key.
var circleZones = [6]string{"front-left", "front-centre", "front-right", "back-left", "back-centre", "back-right"}

const (
	gatePrefix = "gate-"
	columns    = 3
	fullLevels = 4
)

// at is where the values that a bot weighs stand in views.
var at = sync.OnceValue(func() (c struct{ level, cost, power, aura, limit, heart, territory rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("luckandlogic", key) }
	c.level, c.cost, c.power, c.aura, c.limit, c.heart, c.territory = of("level"), of("cost"), of("power"), of("aura"), of("limit"), of("heart"), of("territory")
	return c
})

// Taste looks at a table of Luck & Logic.
func Taste(of *bot.Table) bot.Taste {
	t := &table{Table: of, said: map[string]*saying{}, souls: map[rules.Card]int{}, unions: 9}
	for i := range of.Cards {
		if c := &of.Cards[i]; c.Kind == "tranceunion" {
			t.unions = min(t.unions, c.Number("level"))
		}
	}
	return t
}

// Look turns to another view.
func (t *table) Look(request string) {
	if t.judge = scores[request]; t.judge == nil {
		t.judge = scoreAny
	}
	clear(t.souls)
	for seat := range t.View.Players {
		t.lookAt(&t.sides[t.side(seat)], seat)
	}
}

func (t *table) lookAt(s *side, seat int) {
	*s = side{seat: seat, stock: t.Count(seat, "stock")}
	cards := func(zone string) []rules.CardView {
		if z := t.Zones[rules.Place{Seat: seat, Zone: zone}]; z != nil {
			return z.Cards
		}
		return nil
	}
	for i, zone := range circleZones {
		list := cards(zone)
		for j := range list {
			c := &list[j]
			if !t.isMember(c) || c.Under != 0 {
				continue
			}
			s.circles[i] = c
			for k, other := range circleZones {
				if slices.Contains(c.Over, other) {
					s.circles[k] = c
				}
			}
		}
		for _, g := range cards(gatePrefix + zone) {
			if !g.FaceUp {
				s.whole[i] = true
				s.gates++
				break
			}
		}
	}
	s.hand = cards("hand")
	for _, c := range cards("level") {
		s.levels++
		if c.FaceUp {
			s.attacks++
		}
		if c.Lies == rules.Stand {
			s.ready++
		}
	}
	for _, c := range cards("soul") {
		t.souls[c.Under]++
	}
}

// Score is what an option is worth.
func (t *table) Score(r *rules.Request, o *rules.Option) float64 { return t.judge(t, r, o) }

func (t *table) side(seat int) int {
	if seat == t.Me {
		return own
	}
	return foe
}

// isMember reports whether a card is printed as a member.
func (t *table) isMember(c *rules.CardView) bool {
	switch t.Print(c).Kind {
	case "logicalist", "super-logicalist", "foreigner", "tranceunion":
		return true
	}
	return false
}

func power(c *rules.CardView) int { return c.Now.Num(at().power) }
func level(c *rules.CardView) int { return c.Now.Num(at().level) }

// each calls f for the members of a side, once for each.
func (s *side) each(f func(c *rules.CardView)) {
	for i, c := range s.circles {
		if c != nil && !slices.Contains(s.circles[:i], c) {
			f(c)
		}
	}
}

// circle is the number of a circle by its key, or of that of a gate zone; -1 for another zone.
func circle(zone string) int {
	return slices.Index(circleZones[:], strings.TrimPrefix(zone, gatePrefix))
}

// open reports whether a circle of a side may be attacked: the back row only behind destroyed gates.
func (s *side) open(i int) bool { return i < columns || !s.whole[i-columns] }

// gateWorth is what the next gate of a side is worth.
func (t *table) gateWorth(i int) float64 {
	switch left := t.sides[i].gates; {
	case left <= 1:
		return weights.lastGate
	default:
		return weights.gate + weights.gateMore*float64(6-left)
	}
}

// worth is what a member is worth where it lies.
func (t *table) worth(c *rules.CardView) float64 {
	if c == nil {
		return 0
	}
	w := weights.beaten + float64(power(c))/weights.power + 0.25*float64(t.souls[c.ID]) + 0.15*float64(c.Now.Num(at().limit))
	return w + t.linesWorth(c)
}
