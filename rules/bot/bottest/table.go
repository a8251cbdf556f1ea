// Package bottest is what the tests of the tastes of games share: small tables, options, and
// what has to hold of every taste.
package bottest

import (
	"slices"

	"gorin/rules"
)

// In is cards in a zone of a player, for Table: names of cards, each of which may be
// followed by "rest", "down" (face down) or by damage. Of retired cards only the number counts.
func In(seat int, zone string, cards ...any) []any { return append([]any{seat, zone}, cards...) }

// Table is a view of seat 0 in its own turn, with the printed cards that are named by ID.
// Cards are numbered from 1.
func Table(game, phase string, prints []rules.Printed, zones ...[]any) *rules.View {
	v := &rules.View{Game: game, Turn: 3, Phase: phase, Players: make([]rules.PlayerView, 2)}
	id := rules.Card(0)
	for _, zone := range zones {
		seat := zone[0].(int)
		out := rules.ZoneView{Place: rules.Place{Seat: seat, Zone: zone[1].(string)}}
		for _, w := range zone[2:] {
			if n, ok := w.(int); ok {
				if zone[1] == "retire" {
					out.Cards = make([]rules.CardView, n)
				} else {
					out.Cards[len(out.Cards)-1].Damage = n
				}
				continue
			}
			if w == "rest" {
				out.Cards[len(out.Cards)-1].Lies = rules.Rest
				continue
			}
			if w == "down" {
				out.Cards[len(out.Cards)-1].FaceUp = false
				continue
			}
			i := slices.IndexFunc(prints, func(p rules.Printed) bool { return p.ID == w })
			if i < 0 {
				panic("no card " + w.(string))
			}
			id++
			p := &prints[i]
			c := rules.CardView{ID: id, Print: i, Seat: seat, FaceUp: true, Now: rules.RowOf(game, p.Values)}
			for _, l := range p.Lines {
				c.Lines = append(c.Lines, rules.LineView{Words: l})
			}
			out.Cards = append(out.Cards, c)
		}
		out.Count = len(out.Cards)
		v.Players[seat].Zones = append(v.Players[seat].Zones, out)
	}
	return v
}

// Waits is a view in which an ability of a card waits to be carried out.
func Waits(v *rules.View, seat int, source rules.Card, text string) *rules.View {
	v.Stack = append(v.Stack, rules.StackView{Card: 100 + rules.Card(len(v.Stack)), Source: source, Seat: seat, Kind: "ability", Words: rules.Words{text}})
	return v
}

// Attacked is a view in which the other player attacks, in the step in which one may block.
func Attacked(v *rules.View, step, kind string, attacker, defender rules.Card) *rules.View {
	v.Phase, v.Step, v.Active = "attack", step, 1
	v.Attack = rules.AttackView{Kind: kind, Attacker: attacker, Defender: defender}
	return v
}

// Of is options of a kind, one for each card.
func Of(kind string, cards ...rules.Card) (list []rules.Option) {
	for _, c := range cards {
		list = append(list, rules.Option{Kind: kind, Card: c})
	}
	return list
}

// Line is the one line of a card, of which only the Japanese words are looked at.
func Line(text string) []rules.Words { return []rules.Words{{text, "…"}} }
