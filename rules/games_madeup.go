//go:build lanterns

package rules

import (
	"gorin/rules/rulebook"
	"gorin/rules/rulestest/lanterns"
)

// madeUp is the game that is made up for tests.
func madeUp() []rulebook.Game { return []rulebook.Game{lanterns.Rulebook()} }
