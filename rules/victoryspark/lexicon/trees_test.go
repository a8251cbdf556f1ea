package lexicon_test

import (
	"testing"

	"gorin/rules/text/texttest"
	"gorin/rules/victoryspark/lexicon"
	"gorin/rules/victoryspark/lexicon/trees"
)

// TestRoundTrip: what is said of a drawn tree is read as that tree, in both languages.
func TestRoundTrip(t *testing.T) { texttest.CheckTrees(t, lexicon.New(), trees.Random) }
