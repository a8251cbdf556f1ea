package search

import (
	"fmt"
	"strconv"
	"strings"
)

// Level is how far a player looks.
type Level struct {
	Playouts int     // for a decision, at most
	Turns    int     // for how many turns each of them goes on, this one included, where two sides play; for more where more do
	Deep     int     // in how many later decisions of the turn the player itself does otherwise than greedily
	Wide     int     // how many choices it tries there, besides the greedy one
	Sure     float64 // by how many standard errors another answer has to lead before it is taken instead of the greedy one
}

// The levels of computer players that look ahead.
var (
	Normal = Level{Playouts: 100, Turns: 2, Sure: 1}
	Strong = Level{Playouts: 400, Turns: 3, Sure: 1}
)

// What a level may have at most.
const (
	mostPlayouts = 1_000_000
	mostTurns    = 1000
	mostDeep     = 100
	mostSure     = 100
)

// ReadLevel reads a level of five numbers in the order above, parted by colons. Those that are left out are as Strong has them.
func ReadLevel(text string) (Level, error) {
	l := Strong
	numbers := strings.Split(text, ":")
	for i, limit := range []struct {
		of          *int
		least, most int
	}{{&l.Playouts, 1, mostPlayouts}, {&l.Turns, 1, mostTurns}, {&l.Deep, 0, mostDeep}, {&l.Wide, 0, mostAnswers}} {
		if i >= len(numbers) {
			return l, nil
		}
		n, err := strconv.Atoi(numbers[i])
		if err != nil || n < limit.least || n > limit.most {
			return l, fmt.Errorf("level %s: %q is no number from %d to %d", text, numbers[i], limit.least, limit.most)
		}
		*limit.of = n
	}
	if len(numbers) > 4 {
		x, err := strconv.ParseFloat(numbers[4], 64)
		if err != nil || !(x >= 0 && x <= mostSure) {
			return l, fmt.Errorf("level %s: %q is no number from 0 to %d", text, numbers[4], mostSure)
		}
		l.Sure = x
	}
	if len(numbers) > 5 {
		return l, fmt.Errorf("level %s: more than five numbers", text)
	}
	return l, nil
}
