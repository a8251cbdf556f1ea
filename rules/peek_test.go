package rules_test

import (
	"reflect"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
)

// What Peek shows is what is asked when the answer is given, and looking changes nothing.
func TestPeek(t *testing.T) {
	for _, game := range rules.Games() {
		s, err := rules.Sample(game, 5, 1)
		if err != nil {
			continue // it ships no decks
		}
		m, err := rules.New(s)
		if err != nil {
			t.Fatal(err)
		}
		random := bot.Random(5)
		shown, hidden := 0, 0
		for n := 0; n < 250 && m.Pending() != nil; n++ {
			r := m.Pending()
			pick := random.Choose(m.View(r.Seat), r)
			before := m.Hash()
			peeked := m.Peek(pick)
			if m.Hash() != before || !reflect.DeepEqual(m.Pending(), r) {
				t.Fatalf("%s: looking ahead has changed something", game)
			}
			if m.Peek([]int{-1}) != nil {
				t.Fatalf("%s: an answer that is none leads on", game)
			}
			if err := m.Answer(r.Seq, pick); err != nil {
				t.Fatal(err)
			}
			switch next := m.Pending(); {
			case peeked == nil:
				hidden++
			case !reflect.DeepEqual(peeked, next):
				t.Fatalf("%s: after %s %v, %q was shown and %q is asked", game, r.Kind, pick, peeked.Prompt, next.Prompt)
			default:
				shown++
			}
		}
		if shown < 20 || hidden < 5 {
			t.Errorf("%s: %d decisions were shown ahead, %d were not", game, shown, hidden)
		}
	}
}
