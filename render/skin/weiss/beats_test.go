package weiss_test

import (
	"testing"

	"gorin/render/rendertest"
)

func TestBeats(t *testing.T) { rendertest.GoldenBeats(t, "weiss") }

func TestTolls(t *testing.T) {
	rendertest.Tolls(t, "weiss", rendertest.ByZone(map[string]int{"clock": 1, "level": 7}))
}
