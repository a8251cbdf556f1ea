package weiss_test

import (
	"testing"

	"gorin/rules/rulestest/old"
)

func TestOldFiles(t *testing.T) { old.Files(t, "testdata/old8") }
