package oracle

import (
	"strconv"

	"gorin/rules"
)

// Claim is cards of which a cost takes N away.
type Claim struct {
	N    int
	From []rules.Card
}

// Apart tries every way to give each claim a card of its own.
func Apart(claims []Claim, taken map[rules.Card]bool) bool {
	if len(claims) == 0 {
		return true
	}
	for _, c := range claims[0].From {
		if taken[c] {
			continue
		}
		taken[c] = true
		if Apart(claims[1:], taken) {
			return true
		}
		delete(taken, c)
	}
	return false
}

// Number is a number of a text, 0 if it is none.
func Number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
