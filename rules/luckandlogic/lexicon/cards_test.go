package lexicon_test

import (
	"os"
	"strings"
	"testing"

	"gorin/rules/ability"
	. "gorin/rules/luckandlogic/lexicon"
	. "gorin/rules/text" // the names of its doors
)

// cardKinds is the kinds of cards (2.2.2) as testdata/cards.txt names them.
var cardKinds = map[string]ability.Kind{
	"定理者": Logicalist, "使者": Foreigner, "合理体": Tranceunion, "超定理者": SuperLogicalist,
	"門": Gate, "戦術": Tactics, "逆理": Paradox, "マイロジカリスト": MyLogicalist,
}

// The texts of whole cards are read and said as they are printed, and in English; there are some of each kind.
// Each card is a kind and a name, then its lines, each with its English.
func TestCards(t *testing.T) {
	data, err := os.ReadFile("testdata/cards.txt")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[ability.Kind]int{}
	for _, card := range strings.Split(strings.TrimSpace(string(data)), "\n\n") {
		lines := strings.Split(card, "\n")
		word, _, _ := strings.Cut(lines[0], " ")
		kind, ok := cardKinds[word]
		if !ok || len(lines)%2 == 0 || len(lines) < 3 {
			t.Errorf("%q is no card", card)
			continue
		}
		seen[kind]++
		lex := known().Calling(kind)
		for i := 1; i < len(lines); i += 2 {
			n, err := Strict(Japanese, lines[i], lex)
			if err != nil {
				t.Errorf("%s: %s: %v", lines[0], lines[i], err)
				continue
			}
			if s := Print(Japanese, n, lex); s != lines[i] {
				t.Errorf("%s\n got %s\nwant %s", lines[0], s, lines[i])
			}
			if s := Print(English, n, lex); s != lines[i+1] {
				t.Errorf("%s\n got %s\nwant %s", lines[0], s, lines[i+1])
			}
			if Eventless(n) && kind != Tactics && kind != Paradox {
				t.Errorf("%s: %s: waits for nothing", lines[0], lines[i])
			}
			c := ability.NewCompiler(lex.Vocabulary())
			if _, err := c.Line(n); err != nil {
				t.Errorf("%s: %s: %v", lines[0], lines[i], err)
			}
		}
	}
	for word, kind := range cardKinds {
		if seen[kind] < 8 {
			t.Errorf("only %d cards of the kind %s", seen[kind], word)
		}
	}
}
