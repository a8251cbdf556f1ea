package cards

import "testing"

// A sentence that nobody can read leads to one that the cards of the game have, and not to
// one of another game.
func TestLike(t *testing.T) {
	l := of("weiss")
	some := ""
	for line := range l.trees {
		if s := SentenceAt(line, 1); len([]rune(s)) > 20 && (some == "" || s < some) {
			some = s
		}
	}
	if some == "" {
		t.Fatal("no lines are known")
	}
	g := []rune(some)
	if got := Like("weiss", string(g[:6])+"かも"+string(g[7:])); got != some {
		t.Errorf("%q: %q", some, got)
	}
	if got := Like("weiss", "まったく別の、どこにもない話をいくつも続けて書いてみる。"); got != "" {
		t.Errorf("like nothing: %q", got)
	}
	if got := Like("no such game", some); got != "" {
		t.Errorf("of no game: %q", got)
	}
	for column, want := range map[int]string{1: "あ。", 3: "いう。", 5: "いう。", 6: "え", 99: "え"} {
		if got := SentenceAt("あ。いう。え", column); got != want {
			t.Errorf("column %d: %q, not %q", column, got, want)
		}
	}
}
