package theme

import (
	"slices"
	"testing"
)

func TestSplit(t *testing.T) {
	for _, c := range []struct {
		in   string
		want []string
	}{
		{"", nil},
		{"one two", []string{"one ", "two"}},
		{"あa b1c", []string{"あ", "a ", "b1c"}},
		{"パワー＋500。", []string{"パ", "ワ", "ー", "＋", "500", "。"}},
		{"a  b", []string{"a  ", "b"}},
	} {
		if got := slices.Collect(split(c.in)); !slices.Equal(got, c.want) {
			t.Errorf("split(%q) = %q, want %q", c.in, got, c.want)
		}
	}
}

// Every sign that the skin, the client and the printed cards need has a glyph.
func TestFontsHaveTheSigns(t *testing.T) {
	f, err := LoadFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range "×・／《》「」『』【】［］（）〔〕＋－−±①⑳★→←↑↓✓§龠嵐魂風袋扉炎宝門陣髙﨑" {
		f.lacks = false
		f.line(pieceKey{key(40, false), string(r)})
		if f.lacks {
			t.Errorf("no glyph for %c", r)
		}
	}
}
