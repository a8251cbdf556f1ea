package cards

import (
	"os"
	"testing"
	"testing/fstest"
)

// A sentence that nobody can read leads to one that the cards of the game have, and not to
// one of another game.
func TestLike(t *testing.T) {
	k := KnownOf(os.DirFS("../../assets/weiss"), nil)
	some := ""
	for line := range k.learnt().trees {
		if s := SentenceAt(line, 1); len([]rune(s)) > 20 && (some == "" || s < some) {
			some = s
		}
	}
	if some == "" {
		t.Fatal("no lines are known")
	}
	g := []rune(some)
	if got := k.Like(string(g[:6]) + "かも" + string(g[7:])); got != some {
		t.Errorf("%q: %q", some, got)
	}
	if got := k.Like("まったく別の、どこにもない話をいくつも続けて書いてみる。"); got != "" {
		t.Errorf("like nothing: %q", got)
	}
	if got := KnownOf(fstest.MapFS{}, nil).Like(some); got != "" {
		t.Errorf("of no game: %q", got)
	}
	for column, want := range map[int]string{1: "あ。", 3: "いう。", 5: "いう。", 6: "え", 99: "え"} {
		if got := SentenceAt("あ。いう。え", column); got != want {
			t.Errorf("column %d: %q, not %q", column, got, want)
		}
	}
}
