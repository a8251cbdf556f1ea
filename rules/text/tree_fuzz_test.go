package text

import "testing"

// FuzzReadTree: what is read as a tree is written as it was read.
func FuzzReadTree(f *testing.F) {
	lex := testLexicon()
	for i, l := range readLines(f) {
		if n, err := Parse(Japanese, l.ja, lex); err == nil && i%9 == 0 {
			f.Add(n.String())
		}
	}
	f.Fuzz(func(t *testing.T, s string) {
		n, err := ReadTree(s)
		if err != nil {
			return
		}
		if again, err := ReadTree(n.String()); err != nil || !again.Equal(n) {
			t.Errorf("%q: read as %v, and that as %v (%v)", s, n, again, err)
		}
	})
}
