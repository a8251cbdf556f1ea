package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// cardHas tells what a card may have or lack, besides its values and
// abilities.
var cardHas = map[string]func(cv *rules.CardView, what string) bool{
	"opened":   func(cv *rules.CardView, what string) bool { return cv.Opened && what == "" },
	"kind":     func(cv *rules.CardView, what string) bool { return slices.Contains(cv.Kinds, what) },
	"counters": func(cv *rules.CardView, what string) bool { return slices.Contains(told(cv.Counters), what) },
}

// told puts counters as scenarios write them.
func told(list []rules.CounterView) (out []string) {
	for _, c := range list {
		out = append(out, fmt.Sprint(c.Name[rules.Japanese], " ", c.N))
	}
	return out
}

// partOf is what one player controls of a shared zone.
func partOf(z rules.ZoneView, seat int) rules.ZoneView {
	part := rules.ZoneView{Place: z.Place}
	for _, cv := range z.Cards {
		if cv.Seat == seat {
			part.Cards = append(part.Cards, cv)
		}
	}
	part.Count = len(part.Cards)
	return part
}

// expectPlayer checks what is true of a player; done is false if the words are
// about a zone.
func (r *runner) expectPlayer(seat int, w []string) (done bool, err error) {
	if len(w) == 0 {
		return false, nil
	}
	p := r.m.View(seat).Players[seat]
	switch w[0] {
	case "in", "out":
		if len(w) != 1 {
			return false, nil
		}
		if (p.Lost || p.Left) != (w[0] == "out") {
			return true, fmt.Errorf("it is not so")
		}
		return true, nil
	case "lost", "left":
		if len(w) != 1 {
			return false, nil
		}
		if w[0] == "lost" && !p.Lost || w[0] == "left" && !p.Left {
			return true, fmt.Errorf("it is not so")
		}
		return true, nil
	case "counters":
		have := told(p.Counters)
		if len(w) != 3 || !r.speaks(w[1]) {
			return true, fmt.Errorf("no text here names such counters, or how many is not said")
		}
		if want := strings.Join(w[1:], " "); w[2] == "0" {
			for _, c := range p.Counters {
				if c.Name[rules.Japanese] == w[1] && c.N > 0 {
					return true, fmt.Errorf("there are %v", have)
				}
			}
		} else if !slices.Contains(have, want) {
			return true, fmt.Errorf("there are %v", have)
		}
		return true, nil
	}
	return r.expectShown(&p, w)
}

// expectShown checks a number that the game shows of a player, or a state; done is false if
// the words are about neither. What is called as a zone is the zone.
func (r *runner) expectShown(p *rules.PlayerView, w []string) (done bool, err error) {
	for i := range r.n.Player {
		d := &r.n.Player[i]
		switch n := p.Values.Number(d.Key); {
		case len(w) == 1 && d.States[0] != "" && slices.Contains(d.States[:], w[0]):
			if (n != 0) != (w[0] == d.States[0]) {
				err = fmt.Errorf("it is not so")
			}
			return true, err
		case len(w) == 2 && w[0] == d.Key && d.States[0] == "" && !slices.Contains(r.n.Zones, d.Key):
			if w[1] != strconv.Itoa(n) {
				err = fmt.Errorf("it is %d", n)
			}
			return true, err
		}
	}
	return false, nil
}

func (r *runner) expectPriority(w []string) error {
	var got []int
	if p := r.m.View(rules.Spectator).Priority; p >= 0 {
		got = []int{p}
	}
	want, rest, err := seatsOf(w, r.seats())
	if err == nil && (len(w) == 0 || len(rest) > 0 || !slices.Equal(want, got)) {
		err = fmt.Errorf("it is %s's", seatNames(got, r.seats()))
	}
	return err
}

func (r *runner) expectWindow(w []string) error {
	got := r.m.View(rules.Spectator).Window
	if got == "" {
		got = "none"
	}
	if got != strings.Join(w, " ") {
		return fmt.Errorf("it is %s", got)
	}
	return nil
}
