package cards

import (
	"sync"
	"unicode/utf8"

	"gorin/rules/ability"
)

// mostLetters is how many letters the lines have together that are remembered.
const mostLetters = 300_000

// lately is the lines that were read last, of whichever game: a match that is opened
// has its lines read one by one before it begins.
var lately struct {
	sync.Mutex
	lines   map[lineOf]understood
	letters int
}

// lineOf is a line of a game.
type lineOf struct {
	game *Known
	line string
}

// understood is what became of a line.
type understood struct {
	node ability.Node
	err  error
}

// Reading is what a line means: as the lines of the cards that ship with the game are known,
// as it was read lately, or else by what read says of it.
func (k *Known) Reading(line string, read func(line string) (ability.Node, error)) (ability.Node, error) {
	if node, ok := k.Tree(line); ok {
		return node, nil
	}
	key := lineOf{k, line}
	lately.Lock()
	was, ok := lately.lines[key]
	lately.Unlock()
	if ok {
		return was.node, was.err
	}
	node, err := read(line)
	lately.Lock()
	defer lately.Unlock()
	n := utf8.RuneCountInString(line)
	if lately.lines == nil || lately.letters+n > mostLetters {
		lately.lines, lately.letters = map[lineOf]understood{}, 0
	}
	lately.lines[key] = understood{node, err}
	lately.letters += n
	return node, err
}
