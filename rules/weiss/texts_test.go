package weiss_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest"
	"gorin/rules/value"
)

// exampleTexts are the lines of the phrasebook's own examples.
func exampleTexts(t *testing.T) []string {
	return rulestest.ExampleTexts(t, "lexicon/testdata/lines.txt")
}

// TestTexts: every one of them can be played.
func TestTexts(t *testing.T) { rulestest.Texts(t, 12, exampleTexts(t), textPosition) }

// ofEvent reports whether a text belongs on an event.
func ofEvent(text string) bool {
	return !strings.HasPrefix(text, "【") && !strings.HasPrefix(text, "（") || strings.HasPrefix(text, "【カウンター】")
}

// textPosition is the beginning of a turn with random cards in all zones, one
// kind of card for each text.
func textPosition(r *rand.Rand, seed uint64, texts []string) position.Position {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	pos := position.Position{Game: "weiss", Seed: seed, Turn: 3, Phase: "stand"}
	for i, text := range texts {
		c := pack.Card{ID: fmt.Sprint("T", i), Game: "weiss", Kind: "event", Lines: []string{text}, Values: value.Of("level", r.IntN(3), "cost", r.IntN(2), "colour", pick("yellow", "green", "red", "blue")),
			Name: lang.Words{pick("灯台守のミオ", "潮騒のカナ", "双子灯台", "百の灯")}}
		switch {
		case ofEvent(text):
			if strings.HasPrefix(text, "【カウンター】") {
				c.SetKeys("icons", []string{"counter"})
			}
		case r.IntN(8) == 0 && (strings.HasPrefix(text, "【自】") || strings.HasPrefix(text, "【永】")):
			c.Kind = "climax"
			c.SetNumber("level", 0)
			c.SetNumber("cost", 0)
		default:
			c.Kind = "character"
			c.SetNumber("power", 1000*(1+r.IntN(6)))
			c.SetNumber("soul", 1+r.IntN(2))
			c.SetTags("traits", []lang.Words{{pick("海", "灯台", "星")}})
			if second := pick(texts...); !ofEvent(second) {
				c.Lines = append(c.Lines, second)
			}
		}
		if r.IntN(2) == 0 {
			c.SetKeys("triggers", []string{pick("soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery")})
		}
		pos.Cards = append(pos.Cards, c)
	}
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		for _, zone := range []struct {
			key string
			n   int
		}{{"deck", 30}, {"hand", 7}, {"stock", 6}, {"clock", 3}, {"level", r.IntN(4)}, {"waiting-room", 5}, {"memory", 1}} {
			z := position.Zone{Zone: zone.key}
			for range zone.n {
				z.Cards = append(z.Cards, position.Card{ID: pos.Cards[r.IntN(len(pos.Cards))].ID})
			}
			seat.Zones = append(seat.Zones, z)
		}
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}
