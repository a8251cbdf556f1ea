package builddivide_test

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
func TestTexts(t *testing.T) { rulestest.Texts(t, 6, exampleTexts(t), textPosition) }

// textPosition is the beginning of a turn with random cards in all zones: units,
// commands and territories with one text each, and a second one on some units.
func textPosition(r *rand.Rand, seed uint64, texts []string) position.Position {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	pos := position.Position{Game: "builddivide", Seed: seed, Turn: 3, Phase: "stand"}
	byKind := map[string][]string{}
	for i, text := range texts {
		if strings.Contains(text, "デッキに") {
			continue // 601-2: of no force in a game
		}
		c := pack.Card{ID: fmt.Sprint("T", i), Game: "builddivide", Kind: "unit", Lines: []string{text}, Values: value.Of("cost", 1+r.IntN(4), "colours", []string{pick("black", "blue", "white", "red")}, "power", 1000*(1+r.IntN(6)), "hit", 1+r.IntN(2), "attributes", []lang.Words{{pick("海", "空", "灯")}}),
			Name: lang.Words{pick("夜の灯台", "潮騒の船", "百の灯")}}
		c.SetCount("needs", "generic", c.Number("cost"))
		if r.IntN(3) == 0 {
			c.SetWord("timing", "quick")
		}
		switch second := pick(texts...); {
		case strings.Contains(text, "このテリトリー") || strings.HasPrefix(text, "【アサルトテリトリー】"):
			open := c
			open.ID, open.Kind = c.ID+"+", "territory"
			c = pack.Card{ID: c.ID, Game: c.Game, Kind: "territory", Name: c.Name, Values: value.Of("titles", []lang.Words{{"夜明け"}}), Open: &open}
			open.SetTags("titles", c.Tags("titles"))
		case !strings.HasPrefix(text, "【") || strings.HasPrefix(text, "【怪異】") && !strings.Contains(text, "【自】") && !strings.Contains(text, "【永】") && !strings.Contains(text, "【起】"):
			c.Kind = "command"
			c.SetNumber("power", 0)
			c.SetNumber("hit", 0)
		case strings.HasPrefix(second, "【") && !strings.Contains(second, "デッキに") && !strings.HasPrefix(second, "【怪異】") && !strings.Contains(second, "このテリトリー"):
			c.Lines = append(c.Lines, second)
			c.SetKeys("subtypes", []string{"ace"})
			c.SetTags("titles", []lang.Words{{"夜明け"}})
		}
		if c.Kind != "territory" && r.IntN(2) == 0 {
			c.SetKeys("triggers", []string{pick("buster", "shot")})
		}
		byKind[c.Kind] = append(byKind[c.Kind], c.ID)
		pos.Cards = append(pos.Cards, c)
	}
	mixed := append(append([]string{}, byKind["unit"]...), byKind["command"]...)
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		for _, zone := range []struct {
			key string
			n   int
			of  []string
		}{{"deck", 30, mixed}, {"hand", 7, mixed}, {"energy", 7, mixed}, {"life", 4 + r.IntN(6), mixed}, {"graveyard", 6, mixed}, {"removed", 1, mixed},
			{"field", 3, byKind["unit"]}, {"territory", 1, byKind["territory"]}, {"d-deck", 3, byKind["unit"]}} {
			z := position.Zone{Zone: zone.key}
			for range zone.n {
				z.Cards = append(z.Cards, position.Card{ID: zone.of[r.IntN(len(zone.of))], Opened: zone.key == "territory" && r.IntN(2) == 0})
			}
			seat.Zones = append(seat.Zones, z)
		}
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}
