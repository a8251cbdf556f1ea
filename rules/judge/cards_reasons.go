package main

import (
	"fmt"
	"hash/fnv"
	"maps"
	"strings"
	"sync"

	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/text"
	positions "gorin/rules/trial/all"
)

// reasons says of lines why no position has shown all that they say, by key: the rooms of
// games keep them. The key of a line of a card is its ID and the number of the line, from
// 1; that of another line is made of its text.
var reasons = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for _, table := range positions.Tables() {
		maps.Copy(all, readReasons(table.Reasons))
	}
	return all
})

func readReasons(file string) map[string]string {
	m := map[string]string{}
	for _, l := range strings.Split(file, "\n") {
		if key, why, ok := strings.Cut(l, "\t"); ok {
			m[key] = why
		}
	}
	return m
}

// lineKey is the key of a line that is on no card.
func lineKey(game, line string) string {
	h := fnv.New64a()
	h.Write([]byte(game + "\x00" + line))
	return fmt.Sprintf("%s#%016x", game, h.Sum64())
}

// readPacks keeps the lines of the packs that compile, numbered through.
func (t *trials) readPacks(lex *text.Lexicon) error {
	t.file = strings.Join(t.packs, ",")
	at := 0
	for _, name := range t.packs {
		data, err := readFile(name, pack.MaxBytes)
		if err != nil {
			return err
		}
		list, err := rules.ReadPack(name, data)
		if err != nil {
			return err
		}
		for i := range list {
			for c := &list[i]; c != nil; c = c.Open {
				for n, line := range c.Lines {
					if at++; t.only == 0 || t.only == at {
						if tree, err := text.Parse(text.Japanese, line, lex); err == nil {
							t.lines = append(t.lines, tried{number: at, uses: 1, key: fmt.Sprintf("%s %d", c.ID, n+1), line: line, tree: tree})
						}
					}
				}
			}
		}
	}
	return nil
}
