package render_test

import (
	"testing"

	"gorin/render/rendertest"
)

func TestMain(m *testing.M) { rendertest.Main(m) }
