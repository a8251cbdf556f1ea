//go:build lanterns

package all

import (
	"gorin/rules/oracle"
	lanterns "gorin/rules/rulestest/lanterns/oracle"
)

// madeUp is the game that is made up for tests.
func madeUp() map[string]func() oracle.Half {
	return map[string]func() oracle.Half{"lanterns": lanterns.New}
}
