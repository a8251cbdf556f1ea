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
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, "../rulestest/lanterns/messages.toml")
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
	book := Book{Game: &rulebook.Game{Players: 2}, Messages: messages(own)}
	for key, want := range map[string]string{"zone.hand": "grip", "zone.deck": "deck", "nothing": "nothing"} {
		if got := book.Message(key); got[lang.English] != want {
			t.Errorf("%s: %q, want %q", key, got[lang.English], want)
		}
	}
}

// TestHalves: a key of two halves in words, with the number that may follow the second.
func TestHalves(t *testing.T) {
	own := fstest.MapFS{messageFile: {Data: []byte(`glints.night = { ja = "夜：{text}", en = "Night: {text}" }
glints.always = { ja = "{text}", en = "{text}" }
glints.light = { ja = "明るさ＋{n}", en = "light +{n}" }
glints.spark = { ja = "火花", en = "spark" }`)}}
	m := &Table{Book: &Book{Game: &rulebook.Game{}, Messages: messages(own)}}
	for icon, want := range map[string]lang.Words{
		"night/light+2": {"夜：明るさ＋2", "Night: light +2"},
		"always/spark":  {"火花", "spark"},
	} {
		var p rulebook.Printed
		m.Book.sayHalves(&p, value.Value{Key: "glints", Keys: []string{icon}})
		if got := p.Words("glints"); len(got) != 1 || got[0] != want {
			t.Errorf("%s: %q, want %q", icon, got, want)
		}
	}
}
