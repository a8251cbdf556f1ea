package kernel

import (
	"fmt"
	"testing"
)

// TestTeamSees: teammates see what one of them alone sees: a hand, a card that lies face
// down and its owner may look at, one that was shown. The other team and spectators do not,
// nor do those who play alone see what anybody else does.
func TestTeamSees(t *testing.T) {
	for _, c := range []struct {
		format  string
		players int
		want    string // who sees: of player 1 a card of the hand, of the secret zone, of the deck, and one of the deck of 2 shown to 1
	}{
		{"double", 4, "[1100 1100 0000 1100]"},
		{"triple", 6, "[111000 111000 000000 111000]"},
		{"rumble", 4, "[0100 0100 0000 0100]"},
	} {
		m := seated(t, c.format, c.players)
		cards := []CardID{m.AddCard(0, 1, m.Z(tHand, 1)), m.AddCard(0, 1, m.Z(tSecret, 1)), m.AddCard(0, 1, m.Z(tDeck, 1)), m.AddCard(0, 2, m.Z(tDeck, 2))}
		m.S.Cards[cards[1]].FaceDown = true
		m.anew()
		m.setKnown(cards[3], 1<<1)
		got := make([]string, len(cards))
		for i, card := range cards {
			for p := range m.S.Players {
				if m.SeesCard(p, card) {
					got[i] += "1"
				} else {
					got[i] += "0"
				}
			}
			if m.SeesCard(NoPlayer, card) {
				t.Errorf("%s: a spectator sees card %d", c.format, i)
			}
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("%s: %v, want %s", c.format, got, c.want)
		}
		m.S.Cards[cards[1]].Veiled = true
		if m.SeesCard(0, cards[1]) || m.SeesCard(1, cards[1]) {
			t.Errorf("%s: a veiled card is seen", c.format)
		}
	}
}

// TestWaitingOfTeams: what waits for the turn team is played first, one after the other, and
// then that of the other team; the master chooses among one's own, the lowest seat that
// takes part among those of several.
func TestWaitingOfTeams(t *testing.T) {
	wait := func(m *Machine, players ...int8) {
		m.S.Pending = m.S.Pending[:0]
		for i, p := range players {
			m.S.Pending = append(m.S.Pending, Pending{Line: uint16(i), Player: p, Count: 1})
		}
	}
	for _, c := range []struct {
		format  string
		players int
		active  int8
		out     uint8
		waits   []int8
		asks    int8
		options []int32
	}{
		{"triple", 6, 0, 0, []int8{4, 2, 3, 2}, 2, []int32{1, 3}},
		{"triple", 6, 0, 0, []int8{4, 2, 1}, 0, []int32{1, 2}},
		{"triple", 6, 0, 1, []int8{4, 2, 1}, 1, []int32{1, 2}},
		{"triple", 6, 3, 0, []int8{4, 2, 5, 1}, 3, []int32{0, 2}},
		{"triple", 6, 3, 0, []int8{1}, 1, []int32{0}},
		{"triple", 6, 3, 0, []int8{2, 1}, 0, []int32{0, 1}},
		{"rumble", 4, 2, 0, []int8{1, 0, 3, 0}, 3, []int32{2}},
		{"rumble", 4, 2, 0, []int8{1, 0, 0}, 0, []int32{1, 2}},
		{"rumble", 4, 2, 0, nil, NoPlayer, nil},
	} {
		m := seated(t, c.format, c.players)
		m.S.Active = c.active
		if c.out != 0 {
			m.S.Result.Left = c.out
			m.arrange()
		}
		wait(m, c.waits...)
		q := &Request{}
		q.Player = NoPlayer
		m.AskWaiting(q)
		var options []int32
		for _, o := range q.Options {
			options = append(options, o.N)
		}
		if q.Player != c.asks || q.Others != 0 || fmt.Sprint(options) != fmt.Sprint(c.options) {
			t.Errorf("%s, turn of %d, %v wait: player %d is asked for %v", c.format, c.active, c.waits, q.Player, options)
		}
	}
}

// TestNextTurn: turns go from team to team, and else from player to player.
func TestNextTurn(t *testing.T) {
	m := seated(t, "triple", 6)
	if m.NextTurn() != 3 {
		t.Errorf("player %d is next", m.NextTurn())
	}
	m.S.Result.Left = 1<<0 | 1<<3
	m.arrange()
	if m.S.Active = 4; m.NextTurn() != 1 {
		t.Errorf("player %d is next", m.NextTurn())
	}
	m = seated(t, "circle", 4, 2, 0, 3, 1)
	if m.NextTurn() != 0 {
		t.Errorf("player %d is next", m.NextTurn())
	}
}
