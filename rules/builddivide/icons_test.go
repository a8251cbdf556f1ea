package builddivide_test

import (
	"os"
	"testing"

	"gorin/rules"
	"gorin/rules/study"
)

// TestAbilityIconsInWords: an icon of two parts in words (1501-3, 1501-4).
func TestAbilityIconsInWords(t *testing.T) {
	data, err := os.ReadFile("testdata/packs/tidepool.toml")
	if err != nil {
		t.Fatal(err)
	}
	list, err := rules.ReadPack("tidepool.toml", data)
	if err != nil {
		t.Fatal(err)
	}
	for icon, want := range map[string]rules.Words{
		"your-turn/power+1000": {"自分のターン：パワー＋1000", "Your turn: power +1000"},
		"always/blitz":         {"ブリッツ", "blitz"},
	} {
		c := list[0]
		c.Values = append(c.Values[:0:0], c.Values...)
		c.SetKeys("ability-icons", []string{icon})
		cards, err := study.Cards("builddivide", append(list[:0:0], c))
		if err != nil {
			t.Fatal(err)
		}
		if got := cards[0].Printed.Words("ability-icons"); len(got) != 1 || got[0] != want {
			t.Errorf("%s: %q, want %q", icon, got, want)
		}
	}
}
