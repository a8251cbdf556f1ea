package oracle

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// opponents is whom the texts of a player call opponents (R7-1a, R7-2a, R7-3).
func opponents(t *oracle.Table, of int) (seats []int) {
	v := t.View
	for seat := range v.Players {
		if t.In(seat) && !sides(v).Mates(seat, of) && (v.Format != "circle" || seat == sides(v).Beside(of, 1) || seat == sides(v).Beside(of, -1)) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// which is R9-4, R9-5 and R9-6: the master chooses one of several opponents.
func (o *half) which(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	w := t.One(t.Me, "R9-5")
	if card := t.At[t.Request.Source]; card != nil {
		w.Seat = card.Seat // the master
	}
	for _, seat := range opponents(t, t.Me) {
		w.Options[fmt.Sprint("player ", seat)] = "R9-5"
	}
	if len(w.Options) < 2 {
		return w, false, fmt.Errorf("R9-5: seat %d has no opponents to choose from", t.Me)
	}
	return w, true, nil
}

// chooses finds in a text from which cards some are chosen, and how many.
var chooses = regexp.MustCompile(`(自分|相手|味方)の(手札|漂流の舟|先頭の舟|舟)を(\d)枚(まで)?選び`)

// choose is R9-2, R9-7 and R9-8, and R6-4: whose cards a text lets one choose from.
func (o *half) choose(t *oracle.Table) (want oracle.Offered, known bool, err error) {
	card := t.At[t.Request.Source]
	if card == nil || card.Print < 0 || len(t.Print(card).Lines) != 1 {
		return want, false, nil
	}
	text := t.Print(card).Lines[0][rules.Japanese]
	says := chooses.FindStringSubmatch(text)
	if says == nil || strings.Contains(text, "なら") {
		return want, false, nil
	}
	of := []int{t.Me}
	switch says[1] {
	case "相手":
		of = opponents(t, t.Me)
	case "味方":
		of = blockers(t, t.Me) // who are of the team
	}
	zones := map[string][]string{"手札": {"hand"}, "漂流の舟": {"drift"}, "先頭の舟": {"lead"}, "舟": {"lead", "port", "starboard"}}[says[2]]
	w := t.One(t.Me, "R9-7")
	for _, seat := range of {
		for _, zone := range zones {
			for _, c := range t.Zone(seat, zone) {
				w.Card(&c, "R9-7")
			}
		}
	}
	w.Max = min(oracle.Number(says[3]), len(w.Options))
	if w.Min = w.Max; says[4] != "" {
		w.Min = 0
	}
	w.Ignore = func(p *rules.Option) bool { return slices.Contains([]string{"stop", "pass"}, p.Kind) }
	return w, true, nil
}
