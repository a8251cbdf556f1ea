package pack_test

import (
	"os"
	"testing"

	"gorin/rules/builddivide"
	"gorin/rules/pack"
	"gorin/rules/weiss"
)

func TestMain(m *testing.M) {
	w, b := weiss.Rulebook(), builddivide.Rulebook()
	pack.SetGames(pack.Games{&w.Values, &b.Values})
	os.Exit(m.Run())
}
