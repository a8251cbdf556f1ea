package trial_test

import (
	"os"
	"testing"

	"gorin/rules/trial"
	"gorin/rules/trial/all"
)

func TestMain(m *testing.M) {
	trial.SetTables(all.Of)
	os.Exit(m.Run())
}
