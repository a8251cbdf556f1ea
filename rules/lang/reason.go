package lang

// Reason is why something cannot be done: a clause of the game's book, if it names one, and
// words about it.
type Reason struct {
	Clause string
	Words  Words
}

// Error is the reason in English, the clause first.
func (r Reason) Error() string {
	if r.Clause == "" {
		return r.Words[English]
	}
	return r.Clause + ": " + r.Words[English]
}
