package rebirth_test

import (
	"testing"

	"gorin/rules/rulestest/idle"
)

// TestWhyNotSaid: each card says what keeps it from what it could be wanted for, and nothing where
// nothing does.
func TestWhyNotSaid(t *testing.T) { idle.Said(t, "rebirth", "testdata/whynot/said.txt") }
