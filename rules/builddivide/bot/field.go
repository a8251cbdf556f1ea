package bot

import (
	"gorin/rules"
	"gorin/rules/bot"
)

// table is a view as a bot of Build Divide looks at it.
type table struct {
	*bot.Table
	field field
	judge scorer // of the options of the request

	copying bool // what a copy is worth is being looked at
}

// Taste looks at a table of Build Divide.
func Taste(of *bot.Table) bot.Taste {
	t := &table{Table: of}
	t.readCards()
	return t
}

// Look turns to another view.
func (t *table) Look(request string) {
	if t.judge = scores[request]; t.judge == nil {
		t.judge = scoreAny
	}
	t.lookAtField()
}

// Score is what an option is worth.
func (t *table) Score(r *rules.Request, o *rules.Option) float64 { return t.judge(t, r, o) }

// unit is a unit of the field as a bot weighs it up.
type unit struct {
	card  *rules.CardView
	worth float64
	left  int // damage that it still takes
	traits
}

// field is what a bot of Build Divide has in view: the units of both sides, and
// what is worked out once for a decision.
type field struct {
	said    map[string]*saying // of every line of a text that has been seen
	printed [][]*saying        // of every print
	units   [2][]unit          // the bot's own, the other player's
	fight   fight              // the attack under way
	plan    plan
	planned bool
}

// at0 and at1 are the bot's own units and those of the other player.
const (
	own = 0
	foe = 1
)

// lookAtField turns to the field of another view.
func (t *table) lookAtField() {
	f := &t.field
	f.planned = false
	f.units[own], f.units[foe] = f.units[own][:0], f.units[foe][:0]
	z := t.Zones[rules.Place{Seat: -1, Zone: "field"}]
	if z == nil {
		return
	}
	for i := range z.Cards {
		if c := &z.Cards[i]; isKind(c, "unit") {
			f.units[t.side(c.Seat)] = append(f.units[t.side(c.Seat)], t.weigh(c))
		}
	}
	f.fight = t.fightNow()
}

func isKind(c *rules.CardView, kind string) bool {
	for _, k := range c.Kinds {
		if k == kind {
			return true
		}
	}
	return false
}

func (t *table) side(seat int) int {
	if seat == t.Me {
		return own
	}
	return foe
}

// weigh is a unit with what its texts say about how it fights.
func (t *table) weigh(c *rules.CardView) unit {
	u := unit{card: c, left: c.Now.Num(at().power) - c.Damage, worth: unitWorth(c.Now.Num(at().power), c.Now.Num(at().hit), len(c.Lines))}
	for i := range c.Lines {
		if c.Lines[i].Void {
			continue
		}
		l := &t.says(c.Lines[i].Words.In(rules.Japanese)).unit
		u.attack, u.block = u.attack+l.attack, u.block+l.block
		u.blitz, u.decoy = u.blitz || l.blitz, u.decoy || l.decoy
		u.blocksNot, u.unblocked = u.blocksNot || l.blocksNot, u.unblocked || l.unblocked
		u.attacksNot, u.attacksNoPlayer = u.attacksNot || l.attacksNot && !l.attacksNoPlayer, u.attacksNoPlayer || l.attacksNoPlayer
		u.stronger, u.forbidsBigBlocker = u.stronger || l.stronger, u.forbidsBigBlocker || l.forbidsBigBlocker
	}
	return u
}

// unitWorth is what a unit is worth, in the currency in which the first life of a
// player is about one: it hurts with its hit as long as its power keeps it there.
func unitWorth(power, hit, lines int) float64 {
	return 0.7 + float64(power)/1600 + 1.1*float64(hit) + 0.25*float64(lines)
}

// says is what a line of a text comes to, read once.
func (t *table) says(text string) *saying {
	s := t.field.said[text]
	if s == nil {
		s = read(text)
		t.field.said[text] = s
	}
	return s
}

// texts is what the printed texts of a card come to.
func (t *table) texts(c *rules.CardView) []*saying {
	if c == nil || c.Print < 0 || c.Print >= len(t.field.printed) {
		return nil
	}
	return t.field.printed[c.Print]
}

// readCards reads what is printed on all cards of a match.
func (t *table) readCards() {
	t.field.said = map[string]*saying{}
	t.field.printed = make([][]*saying, len(t.Cards))
	for i := range t.Cards {
		for _, l := range t.Cards[i].Lines {
			t.field.printed[i] = append(t.field.printed[i], t.says(l.In(rules.Japanese)))
		}
	}
}

// unitOf is a card as a unit of the field, nil if it is none.
func (t *table) unitOf(id rules.Card) *unit {
	for side := range t.field.units {
		list := t.field.units[side]
		for i := range list {
			if list[i].card.ID == id && id != 0 {
				return &list[i]
			}
		}
	}
	return nil
}

// life is what a player of a side has in the life zone.
func (t *table) life(side int) int {
	if side == own {
		return t.Mine("life")
	}
	return t.Count(t.Foe(), "life")
}

// lifeWorth is what damage to a player is worth: little at first, more from one
// life to the next, and everything once it ends the game.
func (t *table) lifeWorth(side, damage int) float64 {
	life := t.life(side)
	if damage > life {
		return 100
	}
	s := 0.0
	for range damage {
		s += 1 + 4/float64(life+1)
		life--
	}
	return s
}

// energy counts the bot's standing energy, all the cards in its zone counted by
// mine.
func (t *table) energy() int {
	n := 0
	if z := t.Zones[rules.Place{Seat: t.Me, Zone: "energy"}]; z != nil {
		for i := range z.Cards {
			if z.Cards[i].Lies == rules.Stand {
				n++
			}
		}
	}
	return n
}

// hand is the bot's own hand.
func (t *table) hand() []rules.CardView {
	if z := t.Zones[rules.Place{Seat: t.Me, Zone: "hand"}]; z != nil {
		return z.Cards
	}
	return nil
}

// threat is the damage that the units of a side could do in one turn if nobody
// blocked; now counts only those that stand.
func (t *table) threat(side int, now bool) (hits int) {
	for i := range t.field.units[side] {
		u := &t.field.units[side][i]
		if !u.attacksNot && !u.attacksNoPlayer && (!now || u.card.Lies == rules.Stand) {
			hits += u.card.Now.Num(at().hit)
		}
	}
	return hits
}
