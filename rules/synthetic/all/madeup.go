//go:build lanterns

package all

import (
	lanterns "gorin/rules/rulestest/lanterns/synthetic"
	regatta "gorin/rules/rulestest/regatta/synthetic"
	"gorin/rules/synthetic"
)

// madeUp are the games that are made up for tests.
func madeUp() []synthetic.Game {
	return []synthetic.Game{lanterns.Game(), regatta.Game()}
}
