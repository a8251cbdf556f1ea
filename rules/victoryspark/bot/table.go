// Package bot is what a bot thinks of the options of Victory Spark.
package bot

import (
	"slices"
	"sync"

	"gorin/rules"
	"gorin/rules/bot"
)

// table is a view as a bot of Victory Spark looks at it.
type table struct {
	*bot.Table
	sides    [2]side
	judge    scorer             // of the options of the request
	said     map[string]*saying // of every line of a text that has been seen
	printed  [][]*saying        // of every print that has been seen
	granted  []*saying          // room for the texts of a card that has been given some
	looks    int                // decisions so far
	worths   []lineWorth        // by card
	partners []bool             // by print twice: the second is a partner of the first
	defences []int              // of all prints, the lowest first
	average  strength           // of all prints
}

// Sides of the table.
const (
	own = 0
	foe = 1
)

// Regions of which linesWorth knows.
const (
	inRing = iota
	inBench
)

// strength is what fights in a ring.
type strength struct {
	attack, left int // left: the damage that it still takes
}

// side is what a player has on the table.
type side struct {
	seat    int
	ring    *rules.CardView
	bench   [3]*rules.CardView
	retired int
	hand    []rules.CardView
	energy  int // all of it
	ready   int // what stands
}

var benchZones = [3]string{"bench-left", "bench-centre", "bench-right"}

// at is where the values that a bot weighs stand in views.
var at = sync.OnceValue(func() (c struct{ level, attack, defence, traits rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("victoryspark", key) }
	c.level, c.attack, c.defence = of("level"), of("attack"), of("defence")
	c.traits = of("skill-traits")
	return c
})

// Taste looks at a table of Victory Spark.
func Taste(of *bot.Table) bot.Taste {
	t := &table{Table: of, said: map[string]*saying{}}
	t.readCards()
	t.printed = make([][]*saying, len(of.Cards))
	return t
}

// readCards compares what is printed on all cards of a match.
func (t *table) readCards() {
	n := len(t.Cards)
	t.partners = make([]bool, n*n)
	for i := range t.Cards {
		a := &t.Cards[i]
		t.average.attack += a.Number("attack") / n
		t.average.left += a.Number("defence") / n
		t.defences = append(t.defences, a.Number("defence"))
		names, titles := a.Tags("partner-names"), a.Tags("partner-titles")
		if len(names) == 0 || len(titles) == 0 {
			continue
		}
		for j := range t.Cards {
			b := &t.Cards[j]
			called := b.Tags("names")
			if called == nil {
				called = []rules.Words{b.Name}
			}
			t.partners[i*n+j] = share(names, called) && share(titles, b.Tags("titles"))
		}
	}
	slices.Sort(t.defences)
}

func share(a, b []rules.Words) bool {
	for _, x := range a {
		if slices.ContainsFunc(b, func(y rules.Words) bool { return x[0] == y[0] }) {
			return true
		}
	}
	return false
}

// Look turns to another view.
func (t *table) Look(request string) {
	if t.judge = scores[request]; t.judge == nil {
		t.judge = scoreAny
	}
	t.looks++
	for seat := range t.View.Players {
		s := &t.sides[t.side(seat)]
		*s = side{seat: seat, ring: t.In(rules.Place{Seat: seat, Zone: "ring"}), retired: t.Count(seat, "retire"), energy: t.Count(seat, "energy")}
		for i, zone := range benchZones {
			s.bench[i] = t.In(rules.Place{Seat: seat, Zone: zone})
		}
		if z := t.Zones[rules.Place{Seat: seat, Zone: "hand"}]; z != nil {
			s.hand = z.Cards
		}
		if z := t.Zones[rules.Place{Seat: seat, Zone: "energy"}]; z != nil {
			for i := range z.Cards {
				if z.Cards[i].Lies == rules.Stand {
					s.ready++
				}
			}
		}
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

// myTurn reports whether it is the bot's turn.
func (t *table) myTurn() bool { return t.View.Active == t.Me }

// mates reports whether a card is a partner of the one in a ring: by what is printed on both.
func (t *table) mates(ring, c *rules.CardView) bool {
	if ring == nil || c == nil || ring.Print < 0 || c.Print < 0 {
		return false
	}
	if c.Mate == ring.ID && ring.ID != 0 {
		return true
	}
	return t.partners[ring.Print*len(t.Cards)+c.Print]
}

// strengthOf is how a card fights in a ring; one that nobody knows fights as the average.
func (t *table) strengthOf(c *rules.CardView) strength {
	if c == nil || c.Print < 0 {
		return t.average
	}
	return strength{c.Now.Num(at().attack), c.Now.Num(at().defence) - c.Damage}
}
