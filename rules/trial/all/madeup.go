//go:build lanterns

package all

import (
	lanterns "gorin/rules/rulestest/lanterns/trial"
	regatta "gorin/rules/rulestest/regatta/trial"
	"gorin/rules/trial"
)

// madeUp are the games that are made up for tests.
func madeUp() []trial.Table {
	return []trial.Table{lanterns.Table(), regatta.Table()}
}
