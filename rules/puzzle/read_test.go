package puzzle

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
)

// TestErrors: a mistake in a puzzle says where and what.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"title ja 試し\n", "", ":1: the title is not there in both languages"},
		{"goal en", "goal fr", ":5: a text begins with its language"},
		{"goal en Reverse the opponent's character.", "goal en ", ":5: the text is empty"},
		{"title en A trial", "title ja 試し", ":3: the text stands there twice in ja"},
		{"after en Done.", "after en Do\tne.", ":11: the text holds a control"},
		{"after en Done.", "after en " + strings.Repeat("x", maxText+1), ":11: the text is longer"},
		{"hint en Move the greater one.\n", "", "a hint is missing"},
		{"after ja", "hint ja 三\nhint en 3\nhint ja 四\nhint en 4\nafter ja", ":12: there are more than 3 hints"},
		{"7.6.1.2", "7.6.1.99", ":12: the rules have no clause \"7.6.1.99\""},
		{"teaches 7.6.1.2, 6.5.1.2.4\n", "", "it teaches no clause"},
		{"within attack", "within reason", ":13: \"reason\" does not say"},
		{"within attack", "within 0 answers", ":13: \"0\" is not a number of answers"},
		{"within attack", "within answers", ":13: "},
		{"within attack", "within attack\nat-end turn", ":14: how long there is stands there twice"},
		{"within attack\n", "", "how long there is"},
		{"within attack", "within attack\nagainst me", ":14: nobody called \"me\""},
		{"answer you pass", "answer opponent pass", ":25: the answers are yours"},
		{"answer you pass", "undo", ":25: a puzzle does not undo"},
		{"answer you front", "answer you back", ":27: answer you back: no option"},
		{"mistake answer you A", "mistake answer you Z", ":30: answer you Z: no option"},
		{"mistake expect you front-left A reversed\n", "", "a mistake has answers"},
		{"expect you front-left A reversed", "expect you front-left empty", ":32: "},
		{"mistake en The smaller one lost.", "mistake", ":34: what of the mistake?"},
		{"expect opponent front-right D reversed", "", "it expects nothing"},
		{"expect opponent front-right D reversed", "expect opponent front-right D", ":28: the goal is reached before"},
		{"front-left A\n", "front-left Q\n", ":19: no card \"Q\""},
		{"A  character power 1000 name 子|Child", "A = LT/X99-001", ":15: no card \"LT/X99-001\" comes with Gorin"},
		{"A  character power 1000 name 子|Child", "A = LT/G01-001\n  C = LT/G01-001", ":16: card \"LT/G01-001\" is called twice"},
		{"start main", "start main\nshuffle A", "the shuffles of a puzzle"},
		{"start main", "start supper", "no phase"},
		{"start main", "---\nstart main", "one puzzle, not 2"},
		{"A trial", "A \xff", "not UTF-8"},
		{"A trial", "A trial #" + strings.Repeat("x", MaxSize), "at most"},
	} {
		text := strings.Replace(small, c.old, c.new, 1)
		if text == small {
			t.Errorf("%q is nowhere", c.old)
		}
		p, err := Parse("f", []byte(text))
		if err == nil {
			err = p.Check(0).Err
		}
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "f:") {
			t.Errorf("%.40q: %v", c.new, err)
		}
	}
}

// FuzzParse: no file makes the reader panic, nor opening and playing what it
// reads.
func FuzzParse(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte(strings.Replace(small, "within attack", "at-end 2 answers\nagainst greedy", 1)))
	for _, game := range rules.Games() {
		list, err := Shipped(game)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(list[0].text)
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
	f.Add([]byte(magic + "x\n0 1\n" + below + small))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) <= 5000 {
			_, _ = Load(data)
		}
	})
}
