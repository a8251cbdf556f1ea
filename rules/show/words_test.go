package show

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"gorin/rules/lang"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// TestOwnMessages: what a game says itself comes to what all games say, in both
// languages.
func TestOwnMessages(t *testing.T) {
	files, err := filepath.Glob("../../assets/*/messages.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	common := messages(fstest.MapFS{})()
	for _, f := range files {
		all := messages(os.DirFS(filepath.Dir(f)))()
		if len(all) <= len(common) {
			t.Errorf("%s says nothing of its own", f)
		}
		for key, w := range all {
			if w[lang.Japanese] == "" || w[lang.English] == "" {
				t.Errorf("%s: %s: %q", f, key, w)
			}
		}
	}
	own := fstest.MapFS{messageFile: {Data: []byte(`zone.hand = { ja = "手元", en = "grip" }`)}}
	book := Book{Messages: messages(own)}
	for key, want := range map[string]string{"zone.hand": "grip", "zone.deck": "deck", "nothing": "nothing"} {
		if got := book.Message(key); got[lang.English] != want {
			t.Errorf("%s: %q, want %q", key, got[lang.English], want)
		}
	}
}

// TestAbilityIcons: an icon of two parts in words (1501-3, 1501-4).
func TestAbilityIcons(t *testing.T) {
	m := &Table{Book: &Book{Messages: messages(os.DirFS("../../assets/builddivide"))}}
	for icon, want := range map[string]lang.Words{
		"your-turn/power+1000": {"自分のターン：パワー＋1000", "Your turn: power +1000"},
		"always/blitz":         {"ブリッツ", "blitz"},
	} {
		var p rulebook.Printed
		m.sayHalves(&p, value.Value{Key: "ability-icons", Keys: []string{icon}})
		if got := p.Words("ability-icons"); len(got) != 1 || got[0] != want {
			t.Errorf("%s: %q, want %q", icon, got, want)
		}
	}
}
