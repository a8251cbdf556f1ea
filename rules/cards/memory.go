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
	lines   map[[2]string]understood
	letters int
}

// understood is what became of a line.
type understood struct {
	node ability.Node
	err  error
}

// Reading is what a line of a game means: as the lines of the cards that ship are known,
// as it was read lately, or else by what read says of it.
func Reading(game, line string, read func(line string) (ability.Node, error)) (ability.Node, error) {
	if node, ok := Known(game, line); ok {
		return node, nil
	}
	key := [2]string{game, line}
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
		lately.lines, lately.letters = map[[2]string]understood{}, 0
	}
	lately.lines[key] = understood{node, err}
	lately.letters += n
	return node, err
}
