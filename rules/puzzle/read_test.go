package puzzle

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
)

// TestErrors: a mistake in a puzzle says where and what.
func TestErrors(t *testing.T) { eachSample(t, wrong) }

func wrong(t *testing.T, tr sample) {
	cases := [][]string{
		{"title ja 試し\n", "", ":1: the title is not there in both languages"},
		{"goal en", "goal fr", ":5: a text begins with its language"},
		{lineOf(tr.text, "goal en "), "goal en ", ":5: the text is empty"},
		{"title en A trial", "title ja 試し", ":3: the text stands there twice in ja"},
		{"after en Done.", "after en Do\tne.", ":11: the text holds a control"},
		{"after en Done.", "after en " + strings.Repeat("x", maxText+1), ":11: the text is longer"},
		{lineOf(tr.text[strings.LastIndex(tr.text, "hint ja "):], "hint en ") + "\n", "", "a hint is missing"},
		{"after ja", "hint ja 三\nhint en 3\nhint ja 四\nhint en 4\nafter ja", ":12: there are more than 3 hints"},
		{"after ja", "level 4\nafter ja", ":10: level \"4\" is not a number"},
		{"A trial", "A \xff", "not UTF-8"},
		{"A trial", "A trial #" + strings.Repeat("x", MaxSize), "at most"},
	}
	for _, c := range append(cases, tr.bent...) {
		old, bent, want := c[0], c[1], c[2]
		text := strings.Replace(tr.text, old, bent, 1)
		if text == tr.text {
			t.Errorf("%q is nowhere", old)
		}
		p, err := Parse("f", []byte(text))
		if err == nil {
			err = p.Check(0).Err
		}
		if err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "f:") {
			t.Errorf("%.40q: %v", bent, err)
		}
	}
}

// lineOf is the first line of a text that begins so.
func lineOf(text, begin string) string {
	_, rest, _ := strings.Cut(text, "\n"+begin)
	rest, _, _ = strings.Cut(rest, "\n")
	return begin + rest
}

// FuzzParse: no file makes the reader panic, nor opening and playing what it
// reads.
func FuzzParse(f *testing.F) {
	for _, tr := range samples(f) {
		f.Add([]byte(tr.text))
		f.Add([]byte(strings.Replace(tr.text, tr.span, "at-end 2 answers\nagainst greedy", 1)))
	}
	for _, game := range rules.Games() {
		list, err := Shipped(game)
		if err != nil {
			f.Fatal(err)
		}
		if len(list) > 0 {
			f.Add(list[0].text)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 8000 {
			return
		}
		p, err := Parse("fuzz", data)
		if err != nil {
			return
		}
		try, err := p.Open()
		if err != nil {
			return
		}
		me := bot.Random(1)
		for range 20 {
			try.Status()
			q := try.Match.Pending()
			if q == nil {
				break
			}
			if err := try.Match.Answer(q.Seq, me.Choose(nil, q)); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := Load(try.Save()); err != nil {
			t.Fatal(err)
		}
	})
}

// FuzzLoad: no file makes loading an attempt panic.
func FuzzLoad(f *testing.F) {
	for _, tr := range samples(f) {
		f.Add([]byte(magic + "x\n0 1\n" + below + tr.text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) <= 5000 {
			_, _ = Load(data)
		}
	})
}
