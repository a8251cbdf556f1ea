package search

import (
	"bufio"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// Worth tells how a match stands: how likely a seat is to win, from what lies on the table at the beginning of a turn.
// It is a sum of what is counted (rules.Measures), each with its weight, for the seat's team less the mean of the others, and of whose turn
// it is, put between 0 and 1. The weights are fitted to games (judge fit).
type Worth struct {
	Weights []float64 // in the order of Names
	room    [2][]float64
}

// Names are what the weights of a game are for.
func Names(game string) []string { return append(rules.Measures(game), "turn") }

// ReadWorth reads weights: lines of a number and a name. What is not named weighs nothing.
func ReadWorth(game, text string) (*Worth, error) {
	names := Names(game)
	w := &Worth{Weights: make([]float64, len(names))}
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		number, name, _ := strings.Cut(strings.TrimSpace(lines.Text()), " ")
		if number == "" || number[0] == '#' {
			continue
		}
		i := slices.Index(names, name)
		x, err := strconv.ParseFloat(number, 64)
		switch {
		case err != nil || math.IsNaN(x) || math.IsInf(x, 0):
			return nil, fmt.Errorf("weights of %s: line %d: %q is no number", game, n, number)
		case i < 0:
			return nil, fmt.Errorf("weights of %s: line %d: nothing is called %q", game, n, name)
		}
		w.Weights[i] = x
	}
	return w, lines.Err()
}

// String is the weights as ReadWorth reads them, but for those that are nothing.
func (w *Worth) String(game string) string {
	var b strings.Builder
	for i, name := range Names(game) {
		if s := strconv.FormatFloat(w.Weights[i], 'g', 3, 64); s != "0" {
			fmt.Fprintf(&b, "%s %s\n", s, name)
		}
	}
	return b.String()
}

// Of is how likely a seat's team is to win a match that is not over.
func (w *Worth) Of(m *rules.Match, seat int) float64 {
	sum := 0.0
	w.room[0] = Difference(m, seat, w.room[0], &w.room[1])
	for i, x := range w.room[0] {
		sum += w.Weights[i] * x
	}
	return 1 / (1 + math.Exp(-sum))
}

// Difference is what is counted for a seat's team less what is for the others, each as a mean of its players; and whose
// turn it is, 1 or -1. It is in the memory of a list; room is for what is counted of one player.
func Difference(m *rules.Match, seat int, list []float64, room *[]float64) []float64 {
	players := m.Players()
	mates := 0
	for p := range players {
		if m.Mates(seat, p) {
			mates++
		}
	}
	list = list[:0]
	for p := range players {
		by := 1 / float64(mates)
		if !m.Mates(seat, p) {
			by = -1 / float64(max(1, players-mates))
		}
		*room = m.Measure(p, *room)
		if len(list) == 0 {
			list = append(list, make([]float64, len(*room)+1)...)
		}
		for i, x := range *room {
			list[i] += by * x
		}
	}
	list[len(list)-1] = -1
	if m.Mates(seat, m.Active()) {
		list[len(list)-1] = 1
	}
	return list
}
