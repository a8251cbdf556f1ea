package oracle

import (
	"testing"

	"gorin/rules"
	"gorin/rules/oracle"
)

// TestPacketsOfWindow: inside the window of a packet only those packets come next that
// were made since (1104-2); those made together with it wait for its end.
func TestPacketsOfWindow(t *testing.T) {
	packets := []rules.PacketView{{Seat: 0, Source: 7, N: 1, Dealt: 1}, {Seat: 1, Source: 7, N: 1}, {Seat: 1, Source: 9, N: 1}}
	for _, x := range []struct {
		dealt  int // of the first packet
		offers []rules.Card
		wrong  bool
	}{
		{1, []rules.Card{9}, false},
		{1, []rules.Card{7}, true},
		{0, []rules.Card{9}, true},
		{0, []rules.Card{7, 9}, true}, // player 1 comes first
	} {
		packets[0].Dealt = x.dealt
		q := &rules.Request{Seat: 1, Kind: "packet", Min: 1, Max: 1}
		for _, c := range x.offers {
			q.Options = append(q.Options, rules.Option{Kind: "packet", Card: c})
		}
		tab := &table{Table: &oracle.Table{View: &rules.View{Packets: packets}, Request: q, Me: 1}}
		o := &half{packets: 2}
		want, known := mustTake(o, tab)
		if err := want.Compare(q, o.Meaning); (err != nil) != x.wrong || !known {
			t.Errorf("%d dealt, of %v offered: %v, known: %v", x.dealt, x.offers, err, known)
		}
	}
}
