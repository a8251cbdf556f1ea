package habit

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

func TestTried(t *testing.T) {
	p := Progress{}
	for i, c := range []struct {
		solved, news bool
		want         Puzzle
	}{
		{false, true, Puzzle{false, 1}},
		{false, true, Puzzle{false, 2}},
		{true, true, Puzzle{true, 3}},
		{false, false, Puzzle{true, 3}},
		{true, false, Puzzle{true, 3}},
	} {
		if news := p.Tried("made-up", "01", c.solved); news != c.news || p["made-up"]["01"] != c.want {
			t.Errorf("try %d: %v, %+v", i+1, news, p["made-up"]["01"])
		}
	}
	if got := ReadProgress(p.Write(), nil); !reflect.DeepEqual(got, p) {
		t.Errorf("got %v, want %v", got, p)
	}
}

func TestReadProgress(t *testing.T) {
	for name, c := range map[string]struct {
		file, habits string
		want         Progress
	}{
		"nothing":      {"", "", Progress{}},
		"null":         {"null", "", Progress{}},
		"damaged":      {`{"made-up":`, "", Progress{}},
		"of old":       {"", `{"solved":{"made-up":["01","02"]}}`, Progress{"made-up": {"01": {true, 1}, "02": {true, 1}}}},
		"both":         {`{}`, `{"solved":{"made-up":["01"]}}`, Progress{}},
		"out of range": {`{"made-up":{"01":{"tries":-1},"02":{"tries":99999},"03":{"solved":true,"tries":3}}}`, "", Progress{"made-up": {"03": {true, 3}}}},
		"other kinds":  {`{"made-up":{"01":7,"03":{"solved":true,"tries":3}}}`, "", Progress{"made-up": {"01": {}, "03": {true, 3}}}},
		"too long":     {`{"made-up":{"` + strings.Repeat("x", MaxBytes) + `":{}}}`, "", Progress{}},
	} {
		if got := ReadProgress([]byte(c.file), []byte(c.habits)); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
	}
}

func TestChosen(t *testing.T) {
	want := Chosen{"made-up", map[string]Players{"made-up": {Decks: []string{"a", "b"}, Kinds: []string{"human", "greedy"}},
		At("made-up", "ring"): {Decks: []string{"a", "b", "b"}, Kinds: []string{"human", "greedy", "random"}, Format: "ring", Options: []string{"short"}, Order: []int{2, 0, 1}}}}
	if got := ReadChosen(want.Write()); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
	var many []string
	for i := range maxChosen + 1 {
		many = append(many, fmt.Sprintf(`"g%d":{}`, i))
	}
	for _, bad := range []string{"", "{", `{"game":7}`, `{"of":{` + strings.Join(many, ",") + `}}`, `{"game":"` + strings.Repeat("x", MaxBytes) + `"}`} {
		if got := ReadChosen([]byte(bad)); got.Game != "" || len(got.Of) > 0 {
			t.Errorf("%.40s: %+v", bad, got)
		}
	}
}

func FuzzReadProgress(f *testing.F) {
	f.Add([]byte(`{"made-up":{"01":{"solved":true,"tries":3}}}`), []byte(`{"solved":{"made-up":["01"]}}`))
	f.Fuzz(func(t *testing.T, b, habits []byte) {
		p := ReadProgress(b, habits)
		for game, of := range p {
			for name, x := range of {
				if len(game) > maxKey || len(name) > maxKey || x.Tries < 0 || x.Tries > maxTries {
					t.Errorf("%q: %+v", b, p)
				}
			}
		}
		p.Tried("made-up", "01", true)
		if !p["made-up"]["01"].Solved {
			t.Errorf("%q: what is solved is not kept", b)
		}
		ReadChosen(b)
	})
}
