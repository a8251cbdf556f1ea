package rulestest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/pack"
)

// TestTexts plays games with cards that bear every text of the phrasebook's
// own examples, from random positions: whatever can be read can be played, and
// all properties hold meanwhile.
func TestTexts(t *testing.T) {
	for _, g := range []struct {
		game, file string
		games      uint64
		position   func(r *rand.Rand, seed uint64, texts []string) rules.Position
	}{
		{"weiss", "lines.txt", 12, textPosition},
		{"builddivide", "builddivide.txt", 6, divideTextPosition},
	} {
		t.Run(g.game, func(t *testing.T) { playTexts(t, g.games, exampleTexts(t, g.file), g.position) })
	}
}

func playTexts(t *testing.T, games uint64, texts []string, position func(r *rand.Rand, seed uint64, texts []string) rules.Position) {
	if testing.Short() {
		games = 2
	}
	for seed := range games {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(seed, 0x7465787473))
			m, err := rules.NewPosition(position(r, seed, texts))
			if err != nil {
				t.Fatal(err)
			}
			n := 0
			bots := []bot.Bot{bot.Random(seed), bot.Random(seed + 1000)}
			_, err = Play(m, bots, func(m *rules.Match) error {
				if n++; n%4 != 0 {
					return nil
				}
				for _, p := range Properties {
					if p.Name == "views count every card once" {
						continue // a position has no deck lists to compare with
					}
					if err := p.Check(m); err != nil {
						return fmt.Errorf("%s: %w", p.Name, err)
					}
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		})
	}
}

// exampleTexts reads the Japanese lines of the phrasebook's examples.
func exampleTexts(t *testing.T, file string) (texts []string) {
	data, err := os.ReadFile("../text/testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	for block := range strings.SplitSeq(string(data), "\n\n") {
		line, _, _ := strings.Cut(strings.TrimSpace(block), "\n")
		if line != "" && !strings.HasPrefix(line, "#") && !needsBelow.MatchString(line) {
			texts = append(texts, line)
		}
	}
	return texts
}

// needsBelow is a text that is none without those below it: a choice of effects, abilities
// that it gives.
var needsBelow = regexp.MustCompile(`以下の|次の(?:\d+つの)?能力を(?:得る|与える)。$`)

// ofEvent reports whether a text belongs on an event.
func ofEvent(text string) bool {
	return !strings.HasPrefix(text, "【") && !strings.HasPrefix(text, "（") || strings.HasPrefix(text, "【カウンター】")
}

// textPosition is the beginning of a turn with random cards in all zones, one
// kind of card for each text.
func textPosition(r *rand.Rand, seed uint64, texts []string) rules.Position {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	pos := rules.Position{Game: "weiss", Seed: seed, Turn: 3, Phase: "stand"}
	for i, text := range texts {
		c := pack.Card{ID: fmt.Sprint("T", i), Game: "weiss", Kind: "event", Lines: []string{text}, Level: r.IntN(3), Cost: r.IntN(2),
			Name: pack.Words{Ja: pick("灯台守のミオ", "潮騒のカナ", "双子灯台", "百の灯")}, Colour: pick("yellow", "green", "red", "blue")}
		switch {
		case ofEvent(text):
			if strings.HasPrefix(text, "【カウンター】") {
				c.Icons = []string{"counter"}
			}
		case r.IntN(8) == 0 && (strings.HasPrefix(text, "【自】") || strings.HasPrefix(text, "【永】")):
			c.Kind, c.Level, c.Cost = "climax", 0, 0
		default:
			c.Kind, c.Power, c.Soul = "character", 1000*(1+r.IntN(6)), 1+r.IntN(2)
			c.Traits = []pack.Words{{Ja: pick("海", "灯台", "星")}}
			if second := pick(texts...); !ofEvent(second) {
				c.Lines = append(c.Lines, second)
			}
		}
		if r.IntN(2) == 0 {
			c.Triggers = []string{pick("soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery")}
		}
		pos.Cards = append(pos.Cards, c)
	}
	for _, name := range []string{"A", "B"} {
		seat := rules.SeatPosition{Name: name}
		for _, zone := range []struct {
			key string
			n   int
		}{{"deck", 30}, {"hand", 7}, {"stock", 6}, {"clock", 3}, {"level", r.IntN(4)}, {"waiting-room", 5}, {"memory", 1}} {
			z := rules.ZonePosition{Zone: zone.key}
			for range zone.n {
				z.Cards = append(z.Cards, rules.CardPosition{ID: pos.Cards[r.IntN(len(pos.Cards))].ID})
			}
			seat.Zones = append(seat.Zones, z)
		}
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}
