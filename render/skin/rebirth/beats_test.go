package rebirth_test

import (
	"testing"

	"gorin/render/rendertest"
)

func TestBeats(t *testing.T) { rendertest.GoldenBeats(t, "rebirth") }

func TestTolls(t *testing.T) {
	rendertest.Tolls(t, "rebirth", rendertest.ByZone(map[string]int{"retire": 1}))
}
