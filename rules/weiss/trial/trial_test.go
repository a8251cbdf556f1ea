package trial

import (
	"gorin/rules/weiss/lexicon"
	"maps"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/text"
)

// TestKeywords: each line that is there for the keyword it bears can be read and has it, and there is
// one for every keyword that texts name.
func TestKeywords(t *testing.T) {
	lines := maps.Clone(keywords)
	for _, spec := range lexicon.Keywords() {
		if lines[spec.Keyword] == "" && spec.Ja != "" {
			lines[spec.Keyword] = labelled(spec.Keyword)
		}
	}
	for k, line := range lines {
		line = strings.ReplaceAll(line, "%s", "灯台守")
		n, err := text.Strict(text.Japanese, line, rules.LexiconOf("weiss", nil))
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		_, own := rules.LexiconOf("weiss", nil).Vocabulary().Lower(n)
		has := own == k || k == ability.KwNone && n.Kind == ability.Act || k == lexicon.KwLink && n.Kind == lexicon.Link
		if len(n.Kids) > 0 && !has {
			for _, l := range n.Kids[0].Kids {
				has = has || l.Kind == ability.Label && ability.Keyword(l.Num) == k
			}
		}
		if !has {
			t.Errorf("%s does not bear keyword %d: %v", line, k, n)
		}
	}
}
