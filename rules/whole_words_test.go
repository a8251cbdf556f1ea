package rules_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/rulestest"
	"gorin/rules/rulestest/size"
)

// rawKey is a key that nobody has written words for, or braces that stand for
// nothing.
var rawKey = regexp.MustCompile(`(?:^|[^A-Za-z0-9])[a-z][a-z0-9-]*\.[a-z0-9][a-z0-9.-]*|[{}⟨⟩]`)

// wordless reports what is wrong with a text of the rules.
func wordless(w rules.Words) string {
	for l, s := range w {
		switch {
		case strings.TrimSpace(s) == "":
			return fmt.Sprintf("language %d: empty: %q", l, w)
		case rawKey.MatchString(s):
			return fmt.Sprintf("language %d: %q", l, w)
		}
	}
	return ""
}

// TestEverythingHasWords: all that a match asks, offers, shows and tells is said in
// both languages, in games of every two decks that ship.
func TestEverythingHasWords(t *testing.T) {
	size.Roomy()
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) {
			_, decks, err := rules.Shipped(game)
			if err != nil {
				t.Fatal(err)
			}
			said := map[string]bool{}
			check := func(what string, w rules.Words) {
				if bad := wordless(w); bad != "" && !said[what+bad] {
					said[what+bad] = true
					t.Errorf("%s: %s", what, bad)
				}
			}
			random, greedy := size.Of(3, 6, 30), size.Of(2, 3, 10)
			for i := range random + greedy {
				s := shipped(t, game, uint64(i))
				for seat := range s.Seats {
					s.Seats[seat].Deck = decks[(i+seat*(i/len(decks)))%len(decks)]
				}
				m := start(t, s)
				players := rulestest.Randoms(m, uint64(i))
				if i >= random {
					for seat := range players {
						players[seat] = all.Greedy(uint64(i+100*seat), m.Catalogue())
					}
				}
				playInWords(t, m, players, check)
			}
		})
	}
}

// playInWords plays a match to its end and looks at every text on the way.
func playInWords(t *testing.T, m *rules.Match, players []bot.Bot, check func(what string, w rules.Words)) {
	for q := m.Pending(); q != nil; q = m.Pending() {
		check("ask "+q.Kind, q.Prompt)
		for i := range q.Options {
			check("option "+q.Options[i].Kind+" of "+q.Kind, q.Options[i].Words)
		}
		v := m.View(q.Seat)
		check("title", v.Title)
		for _, s := range v.Stack {
			check("stack "+s.Kind, s.Words)
		}
		for _, w := range v.Waiting {
			check("waiting", w.Words)
		}
		for i := range v.Shared {
			for j := range v.Shared[i].Cards {
				for _, c := range v.Shared[i].Cards[j].Changes {
					check("change", c.Words)
				}
			}
		}
		picks := players[q.Seat].Choose(v, q)
		if err := m.Answer(q.Seq, picks); err != nil {
			t.Fatal(err)
		}
	}
	for seat := rules.Spectator; seat < len(players); seat++ {
		for _, e := range m.Log(seat, 0) {
			check("log "+e.Event.Kind, e.Words)
		}
	}
	check("result", m.Result().Words)
}
