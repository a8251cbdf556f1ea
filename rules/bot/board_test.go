package bot

import "gorin/rules"

// prints is the catalogue of these tests, by index.
var prints = []rules.Printed{{ID: "l0"}, {ID: "l1"}, {ID: "l3"}, {ID: "cx"}, {ID: "help"}}

// board is a view of seat 0 with some cards of a zone, given by their prints. Cards are
// numbered in order from 1.
func board(seat int, zone string, cards []int) *rules.View {
	v := &rules.View{Players: make([]rules.PlayerView, 2)}
	z := rules.ZoneView{Place: rules.Place{Seat: seat, Zone: zone}, Count: len(cards)}
	for i, p := range cards {
		z.Cards = append(z.Cards, rules.CardView{ID: rules.Card(i + 1), Print: p})
	}
	v.Players[seat].Zones = append(v.Players[seat].Zones, z)
	return v
}

func cardOptions(kind string, n int) []rules.Option {
	var out []rules.Option
	for i := range n {
		out = append(out, rules.Option{Kind: kind, Card: rules.Card(i + 1)})
	}
	return out
}

// nobody has a taste for any game.
func nobody(string, *Table) Taste { return nil }
