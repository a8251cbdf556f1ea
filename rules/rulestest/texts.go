package rulestest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/position"
	"gorin/rules/rulestest/size"
)

// Texts plays so many games with cards that bear every text of a list, from random
// positions: whatever can be read can be played, and all properties hold meanwhile.
func Texts(t *testing.T, games uint64, texts []string, position func(r *rand.Rand, seed uint64, texts []string) position.Position) {
	size.Roomy()
	games = min(games, uint64(size.Of(2, 4, math.MaxInt)))
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

// ExampleTexts reads the Japanese lines of a file of the phrasebook's examples.
func ExampleTexts(t *testing.T, file string) (texts []string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for block := range strings.SplitSeq(string(data), "\n\n") {
		line, _, _ := strings.Cut(strings.TrimSpace(block), "\n")
		if line != "" && !strings.HasPrefix(line, "#") && !NeedsBelow(line) {
			texts = append(texts, line)
		}
	}
	return texts
}

// NeedsBelow reports whether a text is none without those below it: a choice of effects,
// abilities that it gives.
func NeedsBelow(text string) bool { return needsBelow().MatchString(text) }

var needsBelow = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`以下(?:の|から|をすべて)|次の(?:\d+つの)?能力を(?:得る|与える)。$`)
})
