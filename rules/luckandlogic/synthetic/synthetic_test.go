package synthetic

import (
	"testing"

	"gorin/rules/rulestest/size"
	"gorin/rules/synthetic"
)

// Cards of drawn lines are played to the end or for long, and nothing breaks.
func TestTables(t *testing.T) {
	g, tables := Game(), uint64(size.Of(3, 3, 8))
	for seed := uint64(100); seed < 100+tables; seed++ {
		for _, err := range synthetic.Check(&g, seed, synthetic.Options{Games: 2}) {
			t.Error(err)
		}
	}
}
