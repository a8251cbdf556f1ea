package builddivide_test

import (
	"testing"

	"gorin/rules/rulestest/old"
)

func TestRecordedFiles(t *testing.T) { old.Files(t, "testdata/old8") }
