package board

import (
	"slices"
	"strings"
	"testing"

	"gorin/render/skin"
	"gorin/rules"
)

// TestLinesBelow: what stands below an ability follows it on a card of the table, in games
// whose skin knows such lines; it is void with it, and not said again by an ability that was granted.
func TestLinesBelow(t *testing.T) {
	say := func(s string) rules.Words { return rules.Words{s, s} }
	p := rules.Printed{Lines: []rules.Words{say("first: one of these"), say("- a"), say("- b"), say("second"), say("- lost")}, Inert: []int{4}}
	v := rules.CardView{Lines: []rules.LineView{{Words: p.Lines[0], Void: true}, {Words: p.Lines[3]}, {Words: p.Lines[0], Granted: true}}}
	read := func(look *skin.Skin, v *rules.CardView) (out []string) {
		for _, l := range LinesOf(look, p, v) {
			s := l.Words[rules.English]
			if l.Void {
				s += " (void)"
			}
			out = append(out, s)
		}
		return out
	}
	knows := &skin.Skin{Below: func(w rules.Words) bool { return strings.HasPrefix(w[rules.Japanese], "-") }}
	for _, c := range []struct {
		look *skin.Skin
		v    *rules.CardView
		want []string
	}{
		{knows, &v, []string{"first: one of these (void)", "- a (void)", "- b (void)", "second", "first: one of these", "- lost"}},
		{&skin.Skin{}, &v, []string{"first: one of these (void)", "second", "first: one of these", "- lost"}},
		{knows, nil, []string{"first: one of these", "- a", "- b", "second", "- lost"}},
	} {
		if got := read(c.look, c.v); !slices.Equal(got, c.want) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
