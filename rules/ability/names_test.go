package ability

import (
	"slices"
	"strings"
	"testing"
)

// TestNamesOfNumbers: a game adds its own to what several games know, and what does not fit
// is refused with a sentence.
func TestNamesOfNumbers(t *testing.T) {
	own := func(bans ...string) Words {
		return Words{Game: "made-up", Numbers: map[string][]string{NumBan: append(make([]string, OwnBan), bans...)}}
	}
	v, err := NewVocabulary(own("sing"))
	if err != nil {
		t.Fatal(err)
	}
	for _, ban := range []BanKind{BanAttack, OwnBan} {
		n := N(Modify, N(This), Nothing, Num(Ban, int(ban)))
		if again, err := v.ReadTree(v.Tree(n)); err != nil || !again.Equal(n) {
			t.Errorf("%s is read as %v (%v)", v.Tree(n), again, err)
		}
	}
	many := make([]string, 65-OwnBan)
	for i := range many {
		many[i] = "ban-" + string(rune('a'+i/8)) + string(rune('a'+i%8))
	}
	taken := own("sing")
	taken.Numbers[NumBan][BanBlocked] = "sing-not"
	for _, test := range []struct {
		words Words
		says  string
	}{
		{own("attack"), "two of BanKind are called attack"},
		{own("Sing"), `"Sing" is no name for a BanKind`},
		{own(many...), "there are 65 of BanKind; there is room for 64"},
		{taken, "sing-not has the number of blocked"},
		{Words{Game: "made-up", Numbers: map[string][]string{NumCompare: {"like"}}}, "numbered alike in all games"},
	} {
		if _, err := NewVocabulary(test.words); err == nil || !strings.Contains(err.Error(), test.says) {
			t.Errorf("the error for %q is %v", test.says, err)
		}
	}
	if _, err := NewVocabulary(own(slices.Clone(many[1:])...)); err != nil {
		t.Error(err)
	}
}
