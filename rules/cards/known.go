package cards

import (
	"embed"
	"strings"
	"sync"

	"gorin/rules/ability"
	"gorin/rules/text"
)

//go:generate go run ./learn

// known holds, for each game, the lines of the cards that ship, each with its tree, what is
// said of it in both languages, and how the glossary says its proper words.
//
//go:embed known/*.tsv
var known embed.FS

// learnt is what is known of a game's lines.
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

var games sync.Map // of each game, func() *learnt

func of(game string) *learnt {
	l, _ := games.LoadOrStore(game, sync.OnceValue(func() *learnt { return learn(game) }))
	return l.(func() *learnt)()
}

// learn reads what is known of a game: nothing of one that has no file.
func learn(game string) *learnt {
	out := &learnt{trees: map[string]string{}, words: map[string]said{}}
	data, _ := known.ReadFile("known/" + game + ".tsv")
	for row := range strings.Lines(string(data)) {
		col := strings.Split(strings.TrimSuffix(row, "\n"), "\t")
		out.trees[col[0]], out.words[col[1]] = col[1], said{[2]string{col[2], col[3]}, col[4]}
	}
	return out
}

// Known is the tree of a line of the cards that ship with a game, which was read when
// Gorin was built. Of any other line it knows nothing.
func Known(game, line string) (ability.Node, bool) {
	tree, ok := of(game).trees[line]
	if !ok {
		return ability.Node{}, false
	}
	node, err := text.ReadTree(tree)
	return node, err == nil
}

// Print is text.Print in Japanese and English. What is said of the lines of the cards that
// ship was made when Gorin was built; it holds if the glossary has the same words for them.
func Print(game string, n ability.Node, lex *text.Lexicon) [2]string {
	if s, ok := of(game).words[n.String()]; ok && s.names == lex.Names(n) {
		return s.words
	}
	return [2]string{text.Print(text.Japanese, n, lex), text.Print(text.English, n, lex)}
}
