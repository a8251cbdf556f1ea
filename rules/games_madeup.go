//go:build lanterns

package rules

import (
	"gorin/rules/rulebook"
	"gorin/rules/rulestest/lanterns"
	"gorin/rules/rulestest/regatta"
)

// madeUp is the games that are made up for tests.
func madeUp() []rulebook.Game { return []rulebook.Game{lanterns.Rulebook(), regatta.Rulebook()} }
