// Package all lists the games whose lines can be tried.
package all

import (
	builddivide "gorin/rules/builddivide/trial"
	luckandlogic "gorin/rules/luckandlogic/trial"
	rebirth "gorin/rules/rebirth/trial"
	"gorin/rules/trial"
	victoryspark "gorin/rules/victoryspark/trial"
	weiss "gorin/rules/weiss/trial"
)

// Tables are what positions of each game consist of.
func Tables() []trial.Table {
	return append([]trial.Table{
		weiss.Table(),
		builddivide.Table(),
		victoryspark.Table(),
		rebirth.Table(),
		luckandlogic.Table(),
	}, madeUp()...)
}

// Of is what positions of a game consist of, nil if its lines cannot be tried.
func Of(game string) *trial.Table {
	for _, t := range Tables() {
		if t.Game == game {
			return &t
		}
	}
	return nil
}
