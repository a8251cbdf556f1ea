package bot

import (
	"strings"

	"gorin/rules"
)

// table is a view, indexed for one decision.
type table struct {
	v     *rules.View
	me    int
	cards []rules.Printed
	at    map[rules.Card]*rules.CardView
	place map[rules.Card]rules.Place
	zones map[rules.Place]*rules.ZoneView

	playing *rules.CardView // the card that was played last, if it is known where
}

func look(v *rules.View, me int, cards []rules.Printed) *table {
	t := &table{v: v, me: me, cards: cards, at: make(map[rules.Card]*rules.CardView, 128),
		place: make(map[rules.Card]rules.Place, 128), zones: make(map[rules.Place]*rules.ZoneView, 64)}
	for i := range v.Players {
		t.index(v.Players[i].Zones)
	}
	t.index(v.Shared)
	return t
}

func (t *table) index(zones []rules.ZoneView) {
	for i := range zones {
		z := &zones[i]
		t.zones[z.Place] = z
		for j := range z.Cards {
			if c := &z.Cards[j]; c.ID != 0 {
				t.at[c.ID] = c
				t.place[c.ID] = z.Place
			}
		}
	}
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

// print is a card as printed, an empty one for a card that is not known.
func (t *table) print(c *rules.CardView) *rules.Printed {
	if c == nil || c.Print < 0 || c.Print >= len(t.cards) {
		return &rules.Printed{}
	}
	return &t.cards[c.Print]
}

// card is the card of an option, nil if it is not known.
func (t *table) card(o *rules.Option) *rules.CardView { return t.at[o.Card] }

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

// colours is the set of colours in the bot's level and clock, which decide what
// it can play (8.6.2.1).
func (t *table) colours() map[string]bool {
	have := map[string]bool{}
	for _, zone := range []string{"level", "clock"} {
		if z := t.zones[rules.Place{Seat: t.me, Zone: zone}]; z != nil {
			for i := range z.Cards {
				if p := t.print(&z.Cards[i]); p.Colour != "" {
					have[p.Colour] = true
				}
			}
		}
	}
	return have
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
	have := t.colours()
	for i := range hand.Cards {
		c := &hand.Cards[i]
		if p := t.print(c); p.Kind == "character" && c.Level <= t.level() && c.Cost <= t.mine("stock") && (c.Level == 0 || have[p.Colour]) {
			return false
		}
	}
	return true
}
