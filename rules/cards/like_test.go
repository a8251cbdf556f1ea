package cards

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
)

// A sentence that nobody can read leads to one that the cards of the game have, and not to
// one of another game.
func TestLike(t *testing.T) {
	dirs, err := filepath.Glob("../../assets/*/" + KnownFile)
	if err != nil {
		t.Fatal(err)
	}
	for _, dir := range dirs { // of each game
		like(t, filepath.Dir(dir))
	}
	for column, want := range map[int]string{1: "あ。", 3: "いう。", 5: "いう。", 6: "え", 99: "え"} {
		if got := SentenceAt("あ。いう。え", column); got != want {
			t.Errorf("column %d: %q, not %q", column, got, want)
		}
	}
}

func like(t *testing.T, dir string) {
	t.Helper()
	k := KnownOf(os.DirFS(dir), nil)
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
}
