package value

import (
	"fmt"
	"testing"

	"gorin/rules/lang"
)

// TestValues: what is nothing is not there, a change leaves copies as they were, and the
// order in which values are given does not matter.
func TestValues(t *testing.T) {
	a := Of("power", 500, "colour", "red", "soul", 0, "side", "", "icons", []string{"x", "y"}, "traits", []lang.Words{{"海"}},
		"needs", []Count{{"red", 1}, {"blue", 0}, {"any", 2}})
	if got := fmt.Sprint(len(a), a.Number("power"), a.Word("colour"), a.Number("soul"), a.Keys("icons"), a.Words("traits"), a.Count("needs", "red"),
		a.Count("needs", "blue"), a.Total("needs"), a.Get("needs").Counts); got != "5 500red0 [x y] [[海 海]] 1 0 3 [{any 2} {red 1}]" {
		t.Error(got)
	}
	b := a
	b.SetNumber("power", 0)
	b.SetCount("needs", "red", 4)
	b.SetTags("traits", []lang.Words{{"空", "Sky"}})
	if a.Number("power") != 500 || a.Count("needs", "red") != 1 || a.Tags("traits")[0][lang.Japanese] != "海" || len(b) != 4 || b.Count("needs", "red") != 4 || b.Words("traits")[0] != (lang.Words{"空", "Sky"}) {
		t.Error(a, b)
	}
	if a.Equal(b) || !a.Equal(Of("traits", []lang.Words{{"海"}}, "needs", []Count{{"any", 2}, {"red", 1}}, "icons", []string{"x", "y"}, "power", 500, "colour", "red")) {
		t.Error("equal and not equal")
	}
	if c, ok := (Values{{Key: "b", N: 1}, {Key: "a", N: 2}, {Key: "c"}}).InOrder(); !ok || fmt.Sprint(c) != fmt.Sprint(Of("a", 2, "b", 1)) {
		t.Error(c)
	}
	if _, ok := make(Values, mostRead+1).InOrder(); ok {
		t.Error("too many values are read")
	}
	for _, key := range []string{"power", "colour", "icons", "traits", "needs"} {
		a.Put(Value{Key: key})
	}
	if a != nil {
		t.Error(a)
	}
}
