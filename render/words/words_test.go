package words

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestEveryKeyInBothLanguages(t *testing.T) {
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	verbs := regexp.MustCompile(`%[+.\d]*[a-z]`)
	for k, w := range b.Keys() {
		for _, s := range w {
			if strings.TrimSpace(s) == "" {
				t.Errorf("%s: nothing in one language", k)
			}
		}
		if a, b := verbs.FindAllString(w[0], -1), verbs.FindAllString(w[1], -1); strings.Join(a, "") != strings.Join(b, "") {
			t.Errorf("%s: takes %v in Japanese and %v in English", k, a, b)
		}
	}
}

// Every key that the scenes use is there, and every key is used.
func TestKeysAreUsed(t *testing.T) {
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	var files []string
	for _, dir := range []string{"*", "skin/*"} {
		more, err := filepath.Glob("../" + dir + "/*.go")
		if err != nil || len(more) == 0 {
			t.Fatal("nothing in", dir, err)
		}
		files = append(files, more...)
	}
	var code strings.Builder
	for _, f := range files {
		s, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		code.Write(s)
	}
	for _, m := range regexp.MustCompile(`\.[wW]\("([a-z-]+)"[,)]`).FindAllStringSubmatch(code.String(), -1) {
		if _, ok := b.Keys()[m[1]]; !ok {
			t.Errorf("a scene says %q, which client.toml lacks", m[1])
		}
	}
	for game, own := range b.own {
		for k := range own {
			if _, shared := b.entries[k]; shared {
				t.Errorf("%s says %q, which is said of all games", game, k)
			}
		}
	}
	for k := range b.Keys() {
		if base, is := strings.CutSuffix(k, many); is {
			if _, there := b.entries[base]; !there {
				t.Errorf("%q is said for more than two of nothing", k)
			}
			continue
		}
		if stem, _, ok := strings.Cut(k, "-"); ok && strings.Contains(code.String(), `"`+stem+`-"`) {
			continue // put together: "kind-" + kind
		}
		if !strings.Contains(code.String(), `"`+k+`"`) {
			t.Errorf("nobody says %q", k)
		}
	}
}

func TestIn(t *testing.T) {
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		lang int
		key  string
		args []any
		want string
	}{{0, "player-n", []any{2}, "プレイヤー2"}, {1, "player-n", []any{2}, "Player 2"}, {1, "no such key", nil, "no such key"}} {
		if got := b.In(0, c.key, c.args...); c.lang == 0 && got != c.want {
			t.Errorf("In(ja, %q) = %q", c.key, got)
		}
		if got := b.In(1, c.key, c.args...); c.lang == 1 && got != c.want {
			t.Errorf("In(en, %q) = %q", c.key, got)
		}
	}
}

// TestMoreThanTwo: what the client says in words that mean a table for two, it says in
// others where more play; what a skin's own game says is that game's.
func TestMoreThanTwo(t *testing.T) {
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	two := regexp.MustCompile(`相手|片方(?:$|[^の])|両方|双方|opponent|the other's|Other side|[Bb]oth `)
	for k, w := range b.entries {
		if !two.MatchString(w[0] + w[1]) {
			continue
		}
		if other, ok := b.entries[strings.TrimSuffix(k, many)+many]; !ok || two.MatchString(other[0]+other[1]) {
			t.Errorf("%s says %q, wherever three sit", k, w)
		}
	}
}
