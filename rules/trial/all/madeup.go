//go:build lanterns

package all

import (
	lanterns "gorin/rules/rulestest/lanterns/trial"
	"gorin/rules/trial"
)

// madeUp is the game that is made up for tests.
func madeUp() []trial.Table {
	return []trial.Table{lanterns.Table()}
}
