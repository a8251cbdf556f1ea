package rulestest

import (
	"strconv"

	"gorin/rules"
)

// claim is cards of which a cost takes n away.
type claim struct {
	n    int
	from []rules.Card
}

// apart tries every way to give each claim a card of its own.
func apart(claims []claim, taken map[rules.Card]bool) bool {
	if len(claims) == 0 {
		return true
	}
	for _, c := range claims[0].from {
		if taken[c] {
			continue
		}
		taken[c] = true
		if apart(claims[1:], taken) {
			return true
		}
		delete(taken, c)
	}
	return false
}

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
