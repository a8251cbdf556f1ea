package luckandlogic_test

import (
	"testing"

	"gorin/rules/clauses"
	"gorin/rules/luckandlogic"
	"gorin/rules/rulestest/carried"
)

// TestMachine: each clause that shared code is said to carry out is in the book, and the code that
// is named is there.
func TestMachine(t *testing.T) {
	if _, ok := clauses.Find("luckandlogic", "1.1.1"); !ok {
		t.Skip("the clauses of the book are not in words yet")
	}
	carried.Named(t, "luckandlogic", luckandlogic.Machine())
}
