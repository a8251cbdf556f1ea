//go:build !js

package desk

import (
	"os"
	"testing"
	"time"
)

// TestHolder: one window has a game; another asks for it, takes it, or finds it when the
// first is gone.
func TestHolder(t *testing.T) {
	dir := t.TempDir() + "/gorin"
	var lost []string
	one := NewHolder(dir, func(id string) { lost = append(lost, id) })
	two := NewHolder(dir, func(string) { t.Error("the second window has lost a game") })
	defer two.End()
	ask := func(h *Holder, take bool) (got bool) {
		h.Hold("g", take, func(ok bool) { got = ok })
		return got
	}
	if !ask(one, false) || ask(two, false) || !one.MayWrite("g") {
		t.Fatal("the first window does not have the game alone")
	}
	if !ask(two, true) || one.MayWrite("g") || len(lost) != 1 {
		t.Fatalf("the first window may write still; told of %v", lost)
	}
	if ask(one, false) {
		t.Error("the game is taken back without asking")
	}
	two.Release("g")
	if !ask(one, false) {
		t.Error("a game that was given back is held")
	}
	old := time.Now().Add(-2 * silent)
	if err := os.Chtimes(one.path("g"), old, old); err != nil { // the window has crashed
		t.Fatal(err)
	}
	if !ask(two, false) {
		t.Error("a window that is gone holds the game")
	}
	if one.look(); len(lost) != 2 {
		t.Errorf("the first window was told of %v", lost)
	}
	one.End()
	if ask(two, false); two.owner("g") != two.me {
		t.Error("a window that ends gives back what is another's")
	}
}
