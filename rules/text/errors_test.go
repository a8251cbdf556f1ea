package text

import (
	"errors"
	"strings"
	"testing"
)

// An error names the first character that is not understood and the phrase
// that comes nearest.
func TestErrors(t *testing.T) {
	lex := testLexicon()
	for _, v := range []struct {
		lang, line string
		column     int
		says       []string
	}{
		{Japanese, "【自】 このカードがアッタクした時、あなたは1枚引く。", 11, []string{"アッタク", "アタックした時"}},
		{Japanese, "【永】 このカードのパワーを＋1000、", 20, []string{"understood"}},
		{Japanese, "【自】 このカードがアタックした時、あなたは1枚たたく。", 25, []string{"たたく"}},
		{Japanese, "【自】（注）このカードがアタックした時、あなたは1枚たたく。", 27, []string{"たたく"}},
		{Japanese, "【自】 このカードがアタックした時、そのキャラを【レスト】する。", 19, []string{"そのキャラ", "named before"}},
		{Japanese, "【自】 このカードがアタックした時、手札に戻す。", 1, []string{"chosen"}},
		{Japanese, "", 1, nil},
		{Japanese, "　", 2, nil},
		{Japanese, "あなたは1枚引く。" + strings.Repeat("あ", 3000), 2001, []string{"2000"}},
		{English, "【AUTO】 When this card attakcs, draw 1 card.", 22, []string{"attakcs", "attacks"}},
		{English, "【AUTO】 When this card attacks, draw 1 card. Extra", 45, nil},
	} {
		n, err := Parse(v.lang, v.line, lex)
		var e *Error
		if !errors.As(err, &e) {
			t.Errorf("%s: read as %v, error %v", v.line, n, err)
			continue
		}
		if e.Column != v.column {
			t.Errorf("%s: column %d, want %d: %v", v.line, e.Column, v.column, err)
		}
		for _, s := range v.says {
			if !strings.Contains(err.Error(), s) {
				t.Errorf("%s: %q does not say %q", v.line, err, s)
			}
		}
	}
}
