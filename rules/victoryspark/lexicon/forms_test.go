package lexicon_test

import (
	"os"
	"strings"
	"testing"

	"gorin/rules/text"
	"gorin/rules/victoryspark/lexicon"
)

// TestForms: all forms that the book names are read, and what it has no place for is refused.
func TestForms(t *testing.T) {
	data, err := os.ReadFile("testdata/forms.txt")
	if err != nil {
		t.Fatal(err)
	}
	lex := lexicon.New()
	for _, line := range strings.Split(string(data), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		form, refused := strings.CutPrefix(line, "no: ")
		n, err := text.Strict(text.Japanese, form, lex)
		switch {
		case refused && err == nil:
			t.Errorf("%s: read as %v", form, n)
		case !refused && err != nil:
			t.Errorf("%s: %v", form, err)
		}
	}
}
