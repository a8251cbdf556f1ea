package victoryspark_test

import (
	"testing"

	"gorin/render/rendertest"
)

func TestBeats(t *testing.T) { rendertest.GoldenBeats(t, "victoryspark") }

func TestTolls(t *testing.T) {
	rendertest.Tolls(t, "victoryspark", rendertest.ByZone(map[string]int{"retire": 1}))
}
