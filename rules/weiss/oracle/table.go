package oracle

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// table is a position as the oracle of this game reads it.
type table struct{ *oracle.Table }

// A statement says what the book lets the asked player do; false if that is for
// a text to say which the oracle does not know.
type statement func(o *half, t *table) (oracle.Offered, bool)

func has(list []string, s string) bool { return slices.Contains(list, s) }

var (
	frontRow = []string{"front-left", "front-centre", "front-right"}
	slots    = []string{"front-left", "front-centre", "front-right", "back-left", "back-right"}
	// across gives the slot that a front slot faces (正面, 3.6.6).
	across = map[string]string{"front-left": "front-right", "front-centre": "front-centre", "front-right": "front-left"}
)

func isStage(zone string) bool {
	return strings.HasPrefix(zone, "front-") || strings.HasPrefix(zone, "back-")
}

// in is the character of a slot, nil if there is none.
func (t *table) in(seat int, slot string) *rules.CardView {
	z := t.Zone(seat, slot)
	if len(z) == 0 {
		return nil
	}
	return &z[len(z)-1]
}

// level is a player's level: the cards in the level zone (8.6.2.1.2).
func (t *table) level(seat int) int { return t.Count(seat, "level") }

// stage calls f for the characters of a player.
func (t *table) stage(seat int, f func(slot string, c *rules.CardView)) {
	for _, s := range slots {
		if c := t.in(seat, s); c != nil {
			f(s, c)
		}
	}
}

// Meaning tells options apart by what they mean.
func (o *half) Meaning(p *rules.Option) string {
	switch p.Kind {
	case "card", "play":
		return fmt.Sprintf("%s %d", p.Kind, p.Card)
	case "activate", "ability":
		return fmt.Sprintf("%s %d %s", p.Kind, p.Card, oracle.TextOf(p))
	case "swap":
		return fmt.Sprintf("swap %s %s", p.Place.Zone, p.Place2.Zone)
	case "slot":
		return fmt.Sprintf("slot %d %s", p.Place.Seat, p.Place.Zone)
	case "attack":
		return "attack " + attackKinds[p.N]
	case "icon", "rule":
		return p.Kind + " " + iconKey(p)
	}
	return p.Kind
}
