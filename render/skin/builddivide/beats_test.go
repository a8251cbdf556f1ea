package builddivide_test

import (
	"testing"

	"gorin/render/rendertest"
)

func TestBeats(t *testing.T) { rendertest.GoldenBeats(t, "builddivide") }

func TestTolls(t *testing.T) {
	rendertest.Tolls(t, "builddivide", rendertest.ByZone(map[string]int{"life": -1}))
}
