package show

import (
	"testing"

	"gorin/rules/cards"
	"gorin/rules/kernel"
)

// TestWhomAnAttackMeans: at a table for three the game or the attacked card says it, or
// nobody does; when one opponent is left it can only be that one.
func TestWhomAnAttackMeans(t *testing.T) {
	m := &kernel.Machine{Book: &kernel.Book{Formats: []kernel.Format{{Opponents: kernel.Foes}}}}
	m.S.Players = 3
	m.Sit(0, 0, nil)
	m.S.Cards = []kernel.Card{{}, {Master: 0}, {Master: 1}, {Master: 2}}
	silent := cards.TableFacts{Attacked: kernel.NoPlayer}
	for _, c := range []struct {
		name               string
		facts              cards.TableFacts
		attacker, defender kernel.CardID
		lost               uint8
		want               int8
	}{
		{"no attack", silent, 0, 0, 0, kernel.NoPlayer},
		{"nobody says it", silent, 1, 0, 0, kernel.NoPlayer},
		{"one is left", silent, 1, 0, 1 << 1, 2},
		{"the defender's player", silent, 1, 3, 0, 2},
		{"the target's player", cards.TableFacts{Attacked: kernel.NoPlayer, Target: 2}, 1, 0, 0, 1},
		{"the game says it", cards.TableFacts{Attacked: 2}, 1, 2, 0, 2},
	} {
		m.S.Result = kernel.Result{}
		if m.Sit(0, 0, nil); c.lost != 0 {
			m.End(c.lost, 0)
		}
		if got := attacked(m, &c.facts, c.attacker, c.defender); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
	m.S.Players, m.S.Result = 2, kernel.Result{}
	m.Sit(0, 0, nil)
	if got := attacked(m, &silent, 2, 0); got != 0 {
		t.Errorf("for two: %d, want the other player", got)
	}
}
