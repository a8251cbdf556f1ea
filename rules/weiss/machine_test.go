package weiss_test

import (
	"testing"

	"gorin/rules/rulestest"
	"gorin/rules/weiss"
)

// TestMachine: each clause that shared code is said to carry out is in the book, and the
// code that is named is there.
func TestMachine(t *testing.T) { rulestest.Carried(t, "weiss", weiss.Machine()) }
