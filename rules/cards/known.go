package cards

import (
	"io/fs"
	"strings"
	"sync"

	"gorin/rules/ability"
	"gorin/rules/text"
)

//go:generate go run ./learn

// KnownFile is the file, among those that come with a game, of the lines of its cards:
// each with its tree, what is said of it in both languages, and how the glossary says its
// proper words.
const KnownFile = "known.tsv"

// anew: everything is read and said anew.
var anew bool

// ReadAnew has everything read and said anew from then on; it is for what makes that file.
func ReadAnew() { anew = true }

// Known is what is known of the lines of the cards that ship with a game, which were read
// when Gorin was built. Of a nil one, nothing is.
type Known struct {
	learnt func() *learnt
	terms  func() (*ability.Vocabulary, error) // in whose words the trees are
}

// learnt is the lines once their file is read.
type learnt struct {
	trees map[string]string // by line
	words map[string]said   // by tree

	parted sync.Once
	all    []string // their sentences
}

// said is what is said of a tree with a glossary that says its proper words so.
type said struct {
	words [2]string
	names string
}

// KnownOf is what is known of the lines of a game with such terms, whose file is read when the first of
// them is asked for.
func KnownOf(files fs.FS, terms func() (*ability.Vocabulary, error)) *Known {
	return &Known{sync.OnceValue(func() *learnt { return learn(files) }), terms}
}

// learn reads what is known of a game: nothing of one that has no file.
func learn(files fs.FS) *learnt {
	out := &learnt{trees: map[string]string{}, words: map[string]said{}}
	data, _ := fs.ReadFile(files, KnownFile)
	for row := range strings.Lines(string(data)) {
		col := strings.Split(strings.TrimSuffix(row, "\n"), "\t")
		out.words[col[1]] = said{[2]string{col[2], col[3]}, col[4]}
		if col[0] != "" { // else it is not printed, but given
			out.trees[col[0]] = col[1]
		}
	}
	return out
}

// Tree is the tree of a line. Of a line of no card that ships it knows nothing.
func (k *Known) Tree(line string) (ability.Node, bool) {
	if k == nil || anew {
		return ability.Node{}, false
	}
	tree, ok := k.learnt().trees[line]
	if !ok {
		return ability.Node{}, false
	}
	words, _ := k.terms()
	node, err := words.ReadTree(tree)
	return node, err == nil
}

// Print is text.Print in Japanese and English. What is said of the lines of the cards that
// ship, and of what they give, was made when Gorin was built; it holds if the glossary has the same words for them.
func (k *Known) Print(n ability.Node, lex *text.Lexicon) [2]string {
	if k != nil && !anew {
		words, _ := k.terms()
		if s, ok := k.learnt().words[words.Tree(n)]; ok && (!text.Speaks || s.names == lex.Names(n)) {
			return s.words
		}
	}
	return [2]string{text.Print(text.Japanese, n, lex), text.Print(text.English, n, lex)}
}
