package luckandlogic_test

import (
	"testing"

	"gorin/rules/rulestest/idle"
)

// TestWhyNotInHand: what keeps a card of the hand from being mobilized, tranced into or defined.
func TestWhyNotInHand(t *testing.T) { idle.Said(t, "luckandlogic", "testdata/whynot/hand.txt") }

// TestWhyNotOnTable: what keeps a card on the table from trancing, moving, attacking, being attacked, intercepting, resting for a
// level boost, and its abilities from being played.
func TestWhyNotOnTable(t *testing.T) { idle.Said(t, "luckandlogic", "testdata/whynot/table.txt") }
