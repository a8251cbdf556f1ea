package rebirth_test

import (
	"testing"

	"gorin/render/rendertest"
)

func TestBeats(t *testing.T) { rendertest.GoldenBeats(t, "rebirth") }
