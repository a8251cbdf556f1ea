// Command learn reads every line of the cards that ship and writes what it is read as, and
// what is said of that, to known, from where package cards takes it: nobody has to wait for it when a game begins.
package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/builddivide"
	"gorin/rules/pack"
	"gorin/rules/text"
	"gorin/rules/weiss"
)

// readers read the lines of each game's cards.
var readers = map[string]func(string, *text.Lexicon) (ability.Node, error){"weiss": weiss.Read, "builddivide": builddivide.Read}

var lexicons = map[string]func([]pack.Card) *text.Lexicon{"weiss": weiss.Lexicon, "builddivide": builddivide.Lexicon}

func main() {
	for game, read := range readers {
		if err := learn(game, read); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

func learn(game string, read func(string, *text.Lexicon) (ability.Node, error)) error {
	cards, _, err := rules.Shipped(game)
	if err != nil {
		return err
	}
	lex := lexicons[game](cards)
	var out []string
	for _, c := range cards {
		lines := c.Lines
		if c.Open != nil {
			lines = slices.Concat(lines, c.Open.Lines)
		}
		for _, l := range lines {
			tree, err := read(l, lex)
			if err != nil || strings.ContainsAny(l, "\t\n") {
				return fmt.Errorf("card %s: %q: %v", c.ID, l, err)
			}
			out = append(out, fmt.Sprintf("%s\t%v\t%s\t%s\t%s\n", l, tree, text.Print(text.Japanese, tree, lex), text.Print(text.English, tree, lex), lex.Names(tree)))
		}
	}
	slices.Sort(out)
	return os.WriteFile("known/"+game+".tsv", []byte(strings.Join(slices.Compact(out), "")), 0o644)
}
