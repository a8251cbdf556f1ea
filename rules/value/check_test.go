package value

import (
	"strings"
	"testing"

	"gorin/rules/lang"
)

func sound() List {
	w := lang.Words{"値", "value"}
	return List{
		Declared: []Declared{
			{Key: "number", Words: w, Most: 100, Step: 50}, {Key: "other", Words: w, Most: 9}, {Key: "word", Words: w, Shape: Word, Head: true, Known: []string{"", "x"}},
			{Key: "tags", Words: w, Shape: Tags, Brackets: [2]string{"<", ">"}},
			{Key: "pairs", Words: w, Shape: Keys, Most: 2, Halves: [2]Half{{Key: "a", Known: []string{"x"}}, {Key: "b", Known: []string{"y"}}}},
		},
		Kinds:  []Kind{{Key: "card", Face: Face{Must: []string{"number"}, May: []string{"tags"}}}, {Key: "place"}},
		Opened: Face{May: []string{"number", "other"}, Together: []string{"number", "other"}}, TwoFaced: "place",
	}
}

// TestCheck: a declaration that fits is taken; each thing that does not fit is refused by
// name.
func TestCheck(t *testing.T) {
	if l := sound(); l.Check() != nil {
		t.Fatal(l.Check())
	}
	for want, spoil := range map[string]func(l *List){
		"no key, or no words":         func(l *List) { l.Declared[0].Words[lang.English] = "" },
		"is declared too":             func(l *List) { l.Declared[1].Key = "number" },
		"called the same":             func(l *List) { l.Declared[1].Line = "number" },
		"every card has something":    func(l *List) { l.Declared[1].Key = "rarity" },
		"no number is its largest":    func(l *List) { l.Declared[0].Most = 0 },
		"not a multiple of 50":        func(l *List) { l.Declared[0].Most = 120 },
		"it has no keys":              func(l *List) { l.Declared[2].Known = nil },
		"keys of two halves":          func(l *List) { l.Declared[4].Halves[1].Known = nil },
		"65 keys; there is room":      func(l *List) { l.Declared[2].Known = make([]string, 65) },
		"at the head of a pack":       func(l *List) { l.Declared[0].Head = true },
		"texts quote tags only":       func(l *List) { l.Declared[0].Brackets[0] = "<" },
		`key "x" stands twice`:        func(l *List) { l.Declared[2].Known = []string{"x", "x"} },
		"no such kind":                func(l *List) { l.TwoFaced = "none" },
		"is declared twice, or":       func(l *List) { l.Kinds = append(l.Kinds, Kind{Key: "card"}) },
		`have "heart" printed`:        func(l *List) { l.Kinds[0].May = []string{"heart"} },
		`"other" stands together`:     func(l *List) { l.Opened.May = []string{"number"} },
		"a card has at most":          func(l *List) { l.Declared = many(mostRead + 1) },
		`"tags" stands together with`: func(l *List) { l.Kinds[0].Together = []string{"tags"} },
	} {
		l := sound()
		spoil(&l)
		if err := l.Check(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

func many(n int) (out []Declared) {
	for i := range n {
		out = append(out, Declared{Key: strings.Repeat("x", i+1), Words: lang.Words{"値", "value"}, Most: 1})
	}
	return out
}
