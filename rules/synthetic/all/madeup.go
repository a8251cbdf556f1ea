//go:build lanterns

package all

import (
	lanterns "gorin/rules/rulestest/lanterns/synthetic"
	"gorin/rules/synthetic"
)

// madeUp is the game that is made up for tests.
func madeUp() []synthetic.Game {
	return []synthetic.Game{lanterns.Game()}
}
