package show

import (
	"io/fs"
	"strings"
	"testing"

	"gorin/assets"
	"gorin/rules/lang"
)

// TestOwnMessages: what a game says itself comes to what all games say, in both
// languages.
func TestOwnMessages(t *testing.T) {
	files, err := fs.Glob(assets.RuleWords, "messages/rules_*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	common := messages("")()
	for _, f := range files {
		game := strings.TrimSuffix(strings.TrimPrefix(f, "messages/rules_"), ".toml")
		all := messages(game)()
		if len(all) <= len(common) {
			t.Errorf("%s says nothing of its own", f)
		}
		for key, w := range all {
			if w[lang.Japanese] == "" || w[lang.English] == "" {
				t.Errorf("%s: %s: %q", f, key, w)
			}
		}
	}
	weiss := Book{Messages: messages("weiss")}
	for key, want := range map[string]string{"zone.hand": "hand", "zone.clock": "clock", "nothing": "nothing"} {
		if got := weiss.Message(key); got[lang.English] != want {
			t.Errorf("%s: %q, want %q", key, got[lang.English], want)
		}
	}
}

// TestAbilityIcons: an icon of two parts in words (1501-3, 1501-4).
func TestAbilityIcons(t *testing.T) {
	m := &Table{Book: &Book{Messages: messages("builddivide")}}
	for icon, want := range map[string]lang.Words{
		"your-turn/power+1000": {"自分のターン：パワー＋1000", "Your turn: power +1000"},
		"always/blitz":         {"ブリッツ", "blitz"},
	} {
		if got := m.abilityIcon(icon); got != want {
			t.Errorf("%s: %q, want %q", icon, got, want)
		}
	}
}
