package lexicon_test

import (
	"strings"
	"testing"

	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/coverage"
	. "gorin/rules/weiss/lexicon"
)

// Lines that stop at the same words are one cluster, whatever names and numbers they
// have; those that are used most come first.
func TestClusters(t *testing.T) {
	var c coverage.Clusters
	lines := "1\t【自】 このカードがアタックした時、あなたは1枚たたく。\n" +
		"4\t【自】 このカードがアタックした時、あなたは12枚たたく。\n" +
		"2\t【自】 「灯」がひかる。\n" +
		"1\t【自】 「潮騒」がひかる。\n" +
		"9\t【自】 このカードがアタックした時、あなたは1枚引く。\n" +
		"2\t【自】 このカードがアタックした時、手札に戻す。\n"
	tally, err := coverage.Measure(Japanese, strings.NewReader(lines), New(), c.Add)
	if err != nil || tally.UsesCompiled != 9 {
		t.Fatalf("%+v, %v", tally, err)
	}
	all := c.Largest(9)
	if len(all) != 3 {
		t.Fatalf("%d clusters: %+v", len(all), all)
	}
	if g := all[0]; g.Uses != 5 || g.Lines != 2 || g.Unread != "たたく。" || !strings.HasSuffix(g.Understood, "#枚") || g.Column != 26 || !strings.Contains(g.Line, "12枚") {
		t.Errorf("%+v", g)
	}
	if g := all[1]; g.Uses != 3 || g.Lines != 2 || g.Unread != "ひかる。" || !strings.Contains(g.Line, "灯") {
		t.Errorf("%+v", g)
	}
	if g := all[2]; g.Uses != 2 || g.Reason == "" || g.Unread != "" {
		t.Errorf("%+v", g)
	}
	if one := c.Largest(1); len(one) != 1 || one[0].Uses != 5 {
		t.Errorf("%+v", one)
	}
}

// What one language says must be read as the same by both.
func TestStrict(t *testing.T) {
	lex := New()
	lex.Add(CardName, "灯", "Light")
	if _, err := Strict(Japanese, "【自】 このカードがアタックした時、あなたは1枚引く。", lex); err != nil {
		t.Error(err)
	}
	if _, err := Strict(Japanese, "【自】 このカードがアタックした時、あなたは踊る。", lex); err == nil {
		t.Error("a line that is not understood is understood strictly")
	}
}
