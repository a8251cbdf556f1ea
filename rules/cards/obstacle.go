package cards

// Obstacle is something that keeps a card from being played now: the key of the words
// about it, the clause, and a number that they name.
type Obstacle struct {
	Key, Clause string
	N           int
}
