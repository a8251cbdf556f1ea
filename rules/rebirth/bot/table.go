// Package bot is what a bot thinks of the options of Rebirth for you.
package bot

import (
	"slices"
	"sync"

	"gorin/rules"
	"gorin/rules/bot"
)

// table is a view as a bot of Rebirth looks at it: its own side, and that of the player whom
// it attacks.
type table struct {
	*bot.Table
	sides   [2]side
	judge   scorer             // of the options of the request
	said    map[string]*saying // of every line of a text that has been seen
	printed [][]*saying        // of every print that has been seen
	granted []*saying          // room for the texts of a card that has been given some
	defs    []int              // DEF of all characters, the lowest first
	average strength           // of all characters
}

// Sides of the table.
const (
	own = 0
	foe = 1
)

// strength is what fights in an entry.
type strength struct {
	atk, left int // left: the damage that it still takes
}

// side is what a player has on the table.
type side struct {
	seat     int
	entry    *rules.CardView
	members  [3]*rules.CardView
	retired  int
	hand     []rules.CardView
	energy   int // cards in the energy zone
	ready    int // those that stand
	partners int // partners that stand
}

// The slots of members, and how many partners make a partner attack.
var memberZones = [3]string{"member-left", "member-centre", "member-right"}

const partnersAttack = 3

// lethal is how many retired cards end it.
const lethal = 7

// at is where the values that a bot weighs stand in views.
var at = sync.OnceValue(func() (c struct{ cost, atk, def rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("rebirth", key) }
	c.cost, c.atk, c.def = of("cost"), of("atk"), of("def")
	return c
})

// Taste looks at a table of Rebirth.
func Taste(of *bot.Table) bot.Taste {
	t := &table{Table: of, said: map[string]*saying{}, printed: make([][]*saying, len(of.Cards))}
	n := 0
	for i := range of.Cards {
		if c := &of.Cards[i]; c.Kind == "chara" || c.Kind == "" {
			t.average.atk += c.Number("atk")
			t.average.left += c.Number("def")
			t.defs = append(t.defs, c.Number("def"))
			n++
		}
	}
	if n > 0 {
		t.average.atk, t.average.left = (t.average.atk+n/2)/n, (t.average.left+n/2)/n
	}
	slices.Sort(t.defs)
	return t
}

// Look turns to another view.
func (t *table) Look(request string) {
	if t.judge = scores[request]; t.judge == nil {
		t.judge = scoreAny
	}
	t.lookAt(own, t.Me)
	t.lookAt(foe, t.target())
}

func (t *table) lookAt(i, seat int) {
	s := &t.sides[i]
	*s = side{seat: seat, entry: t.In(rules.Place{Seat: seat, Zone: "entry"}), retired: t.Count(seat, "retire"), energy: t.Count(seat, "energy")}
	for i, zone := range memberZones {
		s.members[i] = t.In(rules.Place{Seat: seat, Zone: zone})
	}
	if z := t.Zones[rules.Place{Seat: seat, Zone: "hand"}]; z != nil {
		s.hand = z.Cards
	}
	if z := t.Zones[rules.Place{Seat: seat, Zone: "energy"}]; z != nil {
		for i := range z.Cards {
			if z.Cards[i].Lies == rules.Stand {
				s.ready++
				if t.isPartner(&z.Cards[i]) {
					s.partners++
				}
			}
		}
	}
}

// target is whom the bot fights: who attacks it, else of those whom it may attack the one
// with the most retired cards.
func (t *table) target() int {
	if a := &t.View.Attack; a.Kind != "" && a.Seat == t.Me {
		if c := t.At(a.Attacker); c != nil && c.Seat != t.Me {
			return c.Seat
		}
	}
	best, most := t.Foe(), -1
	for _, seat := range t.Foes() {
		p := &t.View.Players[seat]
		if p.Lost || p.Left {
			continue
		}
		n := t.Count(seat, "retire")
		if p.Attackable {
			n += lethal
		}
		if n > most {
			best, most = seat, n
		}
	}
	return best
}

// Score is what an option is worth.
func (t *table) Score(r *rules.Request, o *rules.Option) float64 { return t.judge(t, r, o) }

// side is the side of a seat: allies count as the bot's own.
func (t *table) side(seat int) int {
	if slices.Contains(t.Foes(), seat) {
		return foe
	}
	return own
}

// myTurn reports whether it is the turn of the bot, or of its team.
func (t *table) myTurn() bool { return t.side(t.View.Active) == own }

func (t *table) isPartner(c *rules.CardView) bool { return t.Print(c).Kind == "partner" }
func (t *table) isRebirth(c *rules.CardView) bool { return t.Print(c).Kind == "rebirth" }

// strengthOf is how a card fights in an entry; one that nobody knows fights as the average.
func (t *table) strengthOf(c *rules.CardView) strength {
	if c == nil || c.Print < 0 || t.isRebirth(c) {
		return t.average
	}
	return strength{c.Now.Num(at().atk), c.Now.Num(at().def) - c.Damage}
}

func cost(c *rules.CardView) int { return max(0, c.Now.Num(at().cost)) }
