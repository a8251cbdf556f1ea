package rules

import "fmt"

// Refusal says why an answer was not taken. Nothing has changed then.
type Refusal struct {
	Clause string // the clause of the open decision
	Words  Words
	Full   bool // the match would be too large to be kept; nothing else is wrong with the answer
}

// Error is the refusal in English.
func (r *Refusal) Error() string {
	return fmt.Sprintf("answer refused: %s: %s", r.Clause, r.Words[English])
}
