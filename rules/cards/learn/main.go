// Command learn reads every line of the cards that ship and writes what it is read as, and
// what is said of that and of what it gives, to the games' rooms of assets: nobody has to wait for it when a game begins.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/text"
)

func main() {
	for _, game := range rules.Games() {
		if err := learn(game); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

func learn(game string) error {
	list, _, err := rules.Shipped(game)
	if err != nil {
		return err
	}
	lex := rules.LexiconOf(game, list)
	var out []string
	said := map[string]bool{} // trees
	for _, c := range list {
		lines := c.Lines
		if c.Open != nil {
			lines = slices.Concat(lines, c.Open.Lines)
		}
		for _, l := range lines {
			tree, err := rules.BookOf(game).Read(l, lex)
			if err != nil || strings.ContainsAny(l, "\t\n") {
				return fmt.Errorf("card %s: %q: %v", c.ID, l, err)
			}
			out = append(out, row(l, tree, lex))
			said[lex.Vocabulary().Tree(tree)] = true
		}
	}
	cards.ReadAnew()
	set, err := rules.BookOf(game).Compile(list)
	if err != nil {
		return err
	}
	for _, tree := range set.Book.Prog.Nodes {
		if key := lex.Vocabulary().Tree(tree); tree.Kind != ability.None && !said[key] {
			out = append(out, row("", tree, lex))
			said[key] = true
		}
	}
	slices.Sort(out)
	return os.WriteFile(filepath.Join("../../assets", game, cards.KnownFile), []byte(strings.Join(slices.Compact(out), "")), 0o644)
}

func row(line string, tree ability.Node, lex *text.Lexicon) string {
	return fmt.Sprintf("%s\t%s\t%s\t%s\t%s\n", line, lex.Vocabulary().Tree(tree), text.Print(text.Japanese, tree, lex), text.Print(text.English, tree, lex), lex.Names(tree))
}
