//go:build lanterns

package all

import (
	"gorin/rules/oracle"
	lanterns "gorin/rules/rulestest/lanterns/oracle"
	regatta "gorin/rules/rulestest/regatta/oracle"
)

// madeUp are the games that are made up for tests.
func madeUp() map[string]func() oracle.Half {
	return map[string]func() oracle.Half{"lanterns": lanterns.New, "regatta": regatta.New}
}
