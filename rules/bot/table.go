package bot

import (
	"slices"
	"strings"

	"gorin/rules"
)

// table is a view, indexed for one decision; the next decision takes the same
// room.
type table struct {
	v     *rules.View
	me    int
	cards []rules.Printed
	helps []bool // by print: helps from the back row
	spots []spot // by card
	zones map[rules.Place]*rules.ZoneView

	have    []string        // colours that the bot can play, once asked for
	colours bool            // have is filled in
	playing *rules.CardView // the card that was played last, if it is known where
	field   field           // of Build Divide
}

// spot is a card that the bot can tell, and where it lies.
type spot struct {
	card  *rules.CardView
	place rules.Place
}

func newTable(cards []rules.Printed) *table {
	t := &table{cards: cards, helps: make([]bool, len(cards)), zones: map[rules.Place]*rules.ZoneView{}}
	t.readCards()
	for i := range cards {
		t.helps[i] = supports(&cards[i])
	}
	return t
}

// look turns to another view.
func (t *table) look(v *rules.View, me int) {
	t.v, t.me, t.colours = v, me, false
	clear(t.spots)
	clear(t.zones)
	for i := range v.Players {
		t.index(v.Players[i].Zones)
	}
	t.index(v.Shared)
	if v.Game == "builddivide" {
		t.lookAtField()
	}
}

func (t *table) index(zones []rules.ZoneView) {
	for i := range zones {
		z := &zones[i]
		t.zones[z.Place] = z
		for j := range z.Cards {
			if c := &z.Cards[j]; c.ID != 0 {
				for len(t.spots) <= int(c.ID) {
					t.spots = append(t.spots, spot{})
				}
				t.spots[c.ID] = spot{c, z.Place}
			}
		}
	}
}

// at is a card by its number, nil if it is not known.
func (t *table) at(id rules.Card) *rules.CardView { return t.spot(id).card }

// place is where a card lies, nowhere if it is not known.
func (t *table) place(id rules.Card) rules.Place { return t.spot(id).place }

func (t *table) spot(id rules.Card) spot {
	if int(id) < len(t.spots) {
		return t.spots[id]
	}
	return spot{}
}

// mine counts the cards in a zone of the bot's own.
func (t *table) mine(zone string) int { return t.count(t.me, zone) }

func (t *table) count(seat int, zone string) int {
	if z := t.zones[rules.Place{Seat: seat, Zone: zone}]; z != nil {
		return z.Count
	}
	return 0
}

// in is the first known card of a zone, nil if there is none.
func (t *table) in(p rules.Place) *rules.CardView {
	if z := t.zones[p]; z != nil && len(z.Cards) > 0 && z.Cards[0].ID != 0 {
		return &z.Cards[0]
	}
	return nil
}

// level is the bot's own level.
func (t *table) level() int { return t.v.Players[t.me].Level }

// unknown is what is printed on a card that is not known.
var unknown rules.Printed

// print is a card as printed, an empty one for a card that is not known.
func (t *table) print(c *rules.CardView) *rules.Printed {
	if c == nil || c.Print < 0 || c.Print >= len(t.cards) {
		return &unknown
	}
	return &t.cards[c.Print]
}

// supports reports whether a card helps from the back row.
func (t *table) supports(c *rules.CardView) bool {
	return c != nil && c.Print >= 0 && c.Print < len(t.helps) && t.helps[c.Print]
}

// card is the card of an option, nil if it is not known.
func (t *table) card(o *rules.Option) *rules.CardView { return t.at(o.Card) }

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
	for seat := range t.v.Players {
		if seat != slot.Seat {
			return t.in(rules.Place{Seat: seat, Zone: facing[slot.Zone]})
		}
	}
	return nil
}

// attackers counts the characters that can still attack this turn.
func (t *table) attackers() int {
	n := 0
	for _, zone := range front {
		if c := t.in(rules.Place{Seat: t.me, Zone: zone}); c != nil && c.Lies == rules.Stand {
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
			if z := t.zones[rules.Place{Seat: t.me, Zone: zone}]; z != nil {
				for i := range z.Cards {
					if c := t.print(&z.Cards[i]).Colour; c != "" && !slices.Contains(t.have, c) {
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
		if t.mine(zone) > 0 {
			return false
		}
	}
	hand := t.zones[rules.Place{Seat: t.me, Zone: "hand"}]
	if hand == nil {
		return false
	}
	for i := range hand.Cards {
		c := &hand.Cards[i]
		if p := t.print(c); p.Kind == "character" && c.Level <= t.level() && c.Cost <= t.mine("stock") && (c.Level == 0 || t.can(p.Colour)) {
			return false
		}
	}
	return true
}
