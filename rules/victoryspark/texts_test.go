package victoryspark_test

import (
	"fmt"
	"math/rand/v2"
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

// textPosition is the beginning of a turn with random cards in all zones, one for each text,
// with a second one on some. Names, titles and works meet each other.
func textPosition(r *rand.Rand, seed uint64, texts []string) position.Position {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	names, titles := []string{"潮のミオ", "灯のカナ", "双子"}, []string{"灯台の子", "妹", "義妹", "波の妹"}
	pos := position.Position{Game: "victoryspark", Seed: seed, Turn: 3, Phase: "stand"}
	for i, text := range texts {
		c := pack.Card{ID: fmt.Sprint("T", i), Game: "victoryspark", Kind: "card", Name: lang.Words{pick(names...)}, Lines: []string{text}}
		c.Values = value.Of("level", r.IntN(4), "attack", 500*r.IntN(15), "defence", 500*(1+r.IntN(15)), "titles", []lang.Words{{pick(titles...)}},
			"partner-names", []lang.Words{{pick(names...)}}, "partner-titles", []lang.Words{{pick(titles...)}}, "sex", []string{pick("male", "female")})
		if r.IntN(8) == 0 {
			c.SetKeys("limited", []string{pick("fire", "heal")})
		}
		if r.IntN(3) == 0 {
			c.Lines = append(c.Lines, pick(texts...))
		}
		pos.Cards = append(pos.Cards, c)
	}
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		for _, zone := range []struct {
			key string
			n   int
		}{{"deck", 25}, {"hand", 7}, {"energy", 6}, {"retire", r.IntN(7)}, {"waiting-room", 5}, {"ring", 1}, {"bench-left", 1}, {"bench-centre", 1}, {"bench-right", 1}, {"surprise", 1}} {
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
