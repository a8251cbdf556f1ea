package pack

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"gorin/rules/lang"
	"gorin/rules/rulestest/spent"
	"gorin/rules/value"
)

// testGames are a made-up game with lamps, which have a number, and bells.
var testGames = Games{{
	Game:     "made-up",
	Declared: []value.Declared{{Key: "light", Words: lang.Words{"明るさ", "light"}, Most: 9}},
	Kinds: []value.Kind{
		{Key: "lamp", Words: lang.Words{"灯", "lamp"}, Face: value.Face{Must: []string{"light"}}},
		{Key: "bell", Words: lang.Words{"鐘", "bell"}},
	},
}, {
	Game:     "other",
	Declared: []value.Declared{{Key: "sound", Words: lang.Words{"音", "sound"}, Most: 9}},
}}

// small is a pack of it.
const small = `
game  = "made-up"
title = { ja = "灯台", en = "Lighthouse" }
[[card]]
id    = "1"
kind  = "lamp"
name  = { ja = "灯台守", en = "Keeper" }
light = 3
text  = ["「鐘」を鳴らす。"]
[[card]]
id   = "2"
kind = "bell"
name = { ja = "鐘", en = "Bell" }
`

// TestSmall: a pack of a game whose values are declared is read and verified; what is not
// declared is refused.
func TestSmall(t *testing.T) {
	cards, err := Read("p", []byte(small), testGames)
	if err != nil || len(cards) != 2 || cards[0].Number("light") != 3 {
		t.Fatal(cards, err)
	}
	if err := Verify("made-up", cards, testGames); err != nil {
		t.Error(err)
	}
	for from, want := range map[string]string{
		"light = 3": "light = 10", `kind = "bell"`: "kind = \"bell\"\nlight = 1", `"lamp"`: `"sun"`, "made-up": "other", // and what only another game has:
		"kind  = \"lamp\"": "kind = \"lamp\"\nsound = 1",
	} {
		if _, err := Read("p", []byte(strings.Replace(small, from, want, 1)), testGames); err == nil {
			t.Errorf("%s is read", want)
		}
	}
}

// TestSaidOnce: of a value that cannot be read nothing else is said; one that is read may be
// refused by its game.
func TestSaidOnce(t *testing.T) {
	games := Games{testGames[0]}
	games[0].Declared = []value.Declared{{Key: "light", Words: lang.Words{"明るさ", "light"}, Most: 9, Complete: func(v *value.Values, written bool) (w lang.Words) {
		if written && v.Number("light") == 0 {
			w = lang.Words{"消えている", "it is out"}
		}
		return w
	}}}
	for light, want := range map[string]string{"3": "", "0": "it is out", "12": "12 is not within 0 to 9"} {
		_, err := Read("p", []byte(strings.Replace(small, "light = 3", "light = "+light, 1)), games)
		if got := fmt.Sprint(err); (err == nil) != (want == "") || !strings.Contains(got, want) || strings.Count(got, "light") > 1 {
			t.Errorf("light %s: %v", light, err)
		}
	}
}

// many writes n lines of a form that takes a number.
func many(n int, form string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, form, i)
	}
	return b.String()
}

// TestBounded: a text that would take a parser long is refused before it is parsed, at
// its line; one at the limits is not.
func TestBounded(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"words", "[words]\n" + many(MaxWords+maxKeys, "a%d=\"\"\n"), ""},
		{"too many words", "[words]\n" + many(200_000, "a%d=\"\"\n"), ":5252: more than 5250 keys"},
		{"keys of a card", "[[card]]\n" + many(maxKeys, "a%d=1\n"), ""},
		{"too many keys of a card", "[[card]]\n" + many(200_000, "a%d=1\n"), ":252: more than 250 keys"},
		{"an inline table", "words = {" + many(200_000, "a%d=1,") + "z=1}", ":1: more than"},
		{"tables of one name", "[[card]]\nid=\"1\"\n" + strings.Repeat("[[card]]\n", 5000), ""},
		{"tables", many(200_000, "[a%d]\n"), ":101: more than 100 tables"},
		{"tables in tables", "[" + strings.Repeat("a.", 2_000_000) + "a]", ":1: more than 16 dots"},
		{"lists in lists", "deck=" + strings.Repeat("[", maxNested) + strings.Repeat("]", maxNested), ""},
		{"too many of them", "deck=" + strings.Repeat("[", maxNested+1) + strings.Repeat("]", maxNested+1), ":1: more than 16 brackets"},
		{"dots", strings.Repeat("a.", maxDots) + "a=1", ""},
		{"too many dots", "\n" + strings.Repeat("a.", maxDots+1) + "a=1", ":2: more than 16 dots"},
		{"elements", "deck=[" + strings.Repeat("[],", maxParts) + "]", ":1: more than 400000 elements"},
		{"what is quoted", `a="[[[[[[[[[[[[[[[[[[[[[[...................\"====="` + "\nb='[[[[[[[[[[[[[[[[[[[[[...................\\'\nc=\"\"\"\n[[[[[[[[[[[[[[[[[[[[[[\n\"\"\"\nd='''\n....................\n'''", ""},
		{"what is remarked", "# [[[[[[[[[[[[[[[[[[[[[[[ .................", ""},
		{"a string of many lines", "a=\"\"\"\n\n\n\"\"\"\nb=" + strings.Repeat("[", 40), ":5: more than 16 brackets"},
		{"a string without an end", "a=\"", ""},
		{"an escape without an end", "a=\"\\", ""},
		{"a long string without an end", "a='''", ""},
	} {
		got := ""
		soon := func(s spent.Cost) bool { return s.Took <= time.Second }
		if s := spent.Least(soon, func() {
			if f := bounded([]byte(c.text)); f != nil {
				got = f.Error()
			}
		}); !soon(s) {
			t.Errorf("%s: %v", c.name, s.Took)
		}
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if s := spent.Least(soon, func() {
			if _, err := Read("p", []byte(c.text), testGames); err == nil {
				t.Errorf("%s: read as a pack", c.name)
			}
		}); !soon(s) {
			t.Errorf("%s: %v to read", c.name, s.Took)
		}
	}
}

// TestPlain: what is no text, and what steers other text.
func TestPlain(t *testing.T) {
	for s, want := range map[string]string{
		"<script>alert(1)</script>": "", "灯台守 ナギ": "", "": "", "👩\u200d🚀": "", "٣ שלום": "", strings.Repeat("あ", 30): "",
		"a\x00": "control character at byte 2", "a\nb": "control character at byte 2", "\x1b[31m": "control character at byte 1",
		"\u202egpj.exe": "direction or line at byte 1", "a\u2066b": "direction or line at byte 2", "a\u200f": "direction or line at byte 2",
		"a\u2028b": "direction or line", "\xff": "no text in UTF-8", strings.Repeat("あ", 31): "31 characters; at most 30",
	} {
		if w, ok := Plain(s, 30); ok != (want == "") || !strings.Contains(w[lang.English], want) || ok != (w[lang.Japanese] == "") {
			t.Errorf("%q: %q, want %q", s, w[lang.English], want)
		}
	}
}

// FuzzBounded: a text within the limits is parsed in a moment, and what is read as a pack
// is verified as one.
func FuzzBounded(f *testing.F) {
	for _, s := range []string{small, "a = [[[[[{}]]]]]", "[a.b]\nc.d = 1", `words = {a=""}`, "a='''\n'''\nb=\"\"\"x\\\"\"\"\"", "# [", `a = "\`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		start := time.Now()
		cards, err := Read("fuzz", data, testGames)
		if took := time.Since(start); took > 5*time.Second {
			t.Errorf("%v", took)
		}
		if err != nil || len(cards) == 0 {
			return
		}
		if err := Verify(cards[0].Game, cards, testGames); err != nil {
			t.Errorf("read as a pack, and then: %v", err)
		}
	})
}
