package main

import (
	"path/filepath"
	"testing"

	"gorin/rules"
)

// TestEveryClause: every operative clause is cited in code and shown by a
// scenario, and nothing cites a number that the book does not have.
func TestEveryClause(t *testing.T) {
	for _, game := range rules.Games() {
		status, last, all := call("clauses", "-game", game, "-missing", "-root", filepath.Join("..", ".."))
		if status != 0 {
			t.Errorf("%s", all)
		}
		if all != last+"\n" {
			t.Errorf("nothing is missing, and yet:\n%s", all)
		}
	}
}
