package builddivide_test

import (
	"testing"

	"gorin/rules/rulestest/old"
)

func TestOldFiles(t *testing.T) { old.Files(t, "testdata/old8") }

// TestOldFiles9: what the first builds of the format of today wrote.
func TestOldFiles9(t *testing.T) { old.Files(t, "testdata/old9") }
