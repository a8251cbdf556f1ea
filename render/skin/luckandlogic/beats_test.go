package luckandlogic_test

import (
	"testing"

	"gorin/render/rendertest"
	"gorin/rules"
)

func TestBeats(t *testing.T) { rendertest.GoldenBeats(t, "luckandlogic") }

func TestTolls(t *testing.T) {
	rendertest.Tolls(t, "luckandlogic", func(p *rules.PlayerView) int { return -p.Values.Number("gates") })
}
