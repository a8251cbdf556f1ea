package rules_test

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
)

// A match speaks to the seat that reads it, and of the others by their names; with nobody in particular, of
// all.
func TestAddress(t *testing.T) {
	for _, game := range rules.Games() {
		s, err := rules.Sample(game, 3, 0)
		if err != nil {
			continue // it ships no decks
		}
		m, err := rules.New(s)
		if err != nil {
			t.Fatal(err)
		}
		random := bot.Random(3)
		for n := 0; n < 120 && m.Pending() != nil; n++ {
			r := m.Pending()
			if err := m.Answer(r.Seq, random.Choose(m.View(r.Seat), r)); err != nil {
				t.Fatal(err)
			}
		}
		plain := m.Log(0, 0)
		m.Address(0)
		if m.Addressed() != 0 {
			t.Errorf("%s: it speaks to %d", game, m.Addressed())
		}
		yours := 0
		for i, e := range m.Log(0, 0) {
			en, was := e.Words[rules.English], plain[i].Words[rules.English]
			switch {
			case strings.HasPrefix(en, "You ") || strings.HasPrefix(en, "Your "):
				yours++
				if verb := strings.Fields(en)[1]; strings.HasPrefix(en, "You ") && strings.HasSuffix(verb, "s") && !strings.HasSuffix(verb, "ss") {
					t.Errorf("%s: %q", game, en)
				}
				if !strings.HasPrefix(e.Words[rules.Japanese], "あなた") {
					t.Errorf("%s: %q", game, e.Words[rules.Japanese])
				}
			case e.Event.Seat == 1 && en != was && !strings.Contains(en, "you"):
				t.Errorf("%s: of the other, %q instead of %q", game, en, was)
			}
			if strings.ContainsAny(en, "{}") || strings.ContainsAny(was, "{}") {
				t.Errorf("%s: %q, %q", game, en, was)
			}
		}
		if yours < 10 {
			t.Errorf("%s: it says you %d times", game, yours)
		}
		m.Address(rules.Spectator)
		for i, e := range m.Log(0, 0) {
			if e.Words != plain[i].Words {
				t.Errorf("%s: %v instead of %v", game, e.Words, plain[i].Words)
			}
		}
	}
}
