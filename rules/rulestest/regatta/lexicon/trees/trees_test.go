package trees

import (
	"testing"

	"gorin/rules/rulestest/regatta/lexicon"
	"gorin/rules/text/texttest"
)

// What is said of a tree is read as that tree, in both languages.
func TestRoundTrip(t *testing.T) { texttest.CheckTrees(t, lexicon.New(), Random) }
