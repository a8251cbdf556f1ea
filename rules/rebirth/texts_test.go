package rebirth_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest"
	"gorin/rules/value"
)

// exampleTexts are the lines of the phrasebook's own examples, but for those that are none without
// the lines below them, and these.
func exampleTexts(t *testing.T) []string {
	return slices.DeleteFunc(rulestest.ExampleTexts(t, "lexicon/testdata/lines.txt"), func(line string) bool {
		return strings.Contains(line, "以下から") || !strings.HasPrefix(line, "【")
	})
}

// TestTexts: every one of them can be played.
func TestTexts(t *testing.T) { rulestest.Texts(t, 12, exampleTexts(t), textPosition) }

// textPosition is the beginning of a turn with random cards in all zones, one for each text,
// with a second one on some. Names, works and attributes meet each other.
func textPosition(r *rand.Rand, seed uint64, texts []string) position.Position {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	names, attributes := []string{"岬のミオ", "灯のカナ", "夜明けの灯"}, []string{"灯台", "潮風", "波"}
	pos := position.Position{Game: "rebirth", Seed: seed, Turn: 3, Phase: "standby"}
	for i, text := range texts {
		c := pack.Card{ID: fmt.Sprint("T", i), Game: "rebirth", Kind: "chara", Name: lang.Words{pick(names...)}, Lines: []string{text}}
		if r.IntN(5) == 0 {
			c.Kind = "rebirth"
		} else {
			c.Values = value.Of("cost", r.IntN(6), "atk", r.IntN(6), "def", 1+r.IntN(7))
		}
		c.SetTags("attributes", []lang.Words{{pick(attributes...)}})
		if r.IntN(3) == 0 {
			c.Lines = append(c.Lines, pick(texts...))
		}
		pos.Cards = append(pos.Cards, c)
	}
	partner := pack.Card{ID: "P", Game: "rebirth", Kind: "partner", Name: lang.Words{"岬のミオ"}}
	pos.Cards = append(pos.Cards, partner)
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		for _, zone := range []struct {
			key string
			n   int
		}{{"deck", 25}, {"hand", 7}, {"energy", 6}, {"set", r.IntN(2)}, {"retire", r.IntN(6)}, {"waiting-room", 5}, {"entry", 1}, {"member-left", 1}, {"member-centre", 1}, {"member-right", 1}} {
			z := position.Zone{Zone: zone.key}
			for len(z.Cards) < zone.n {
				c := &pos.Cards[r.IntN(len(texts))]
				if zone.n == 1 && zone.key != "set" && c.Kind != "chara" || zone.key == "set" && c.Kind != "rebirth" {
					continue
				}
				z.Cards = append(z.Cards, position.Card{ID: c.ID})
			}
			if zone.key == "energy" {
				z.Cards = append(z.Cards, position.Card{ID: "P"}, position.Card{ID: "P"}, position.Card{ID: "P"})
			}
			seat.Zones = append(seat.Zones, z)
		}
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}
