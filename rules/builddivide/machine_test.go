package builddivide_test

import (
	"testing"

	"gorin/rules/builddivide"
	"gorin/rules/rulestest"
)

// TestMachine: each clause that shared code is said to carry out is in the book, and the
// code that is named is there.
func TestMachine(t *testing.T) { rulestest.Carried(t, "builddivide", builddivide.Machine()) }
