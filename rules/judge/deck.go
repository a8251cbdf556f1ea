package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/study"
)

var deckCommand = command{
	Name:  "deck",
	Usage: "[-cards PACK]… [-inert] FILE…",
	About: `Checks deck lists against the rulebook's rules of construction.
Each reason is a line "file: clause: …". A deck whose cards have lines that do not compile
is refused too, with those lines, unless -inert lets it be played without them. The last
line is "decks N legal N".`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		var packs list
		f.Var(&packs, "cards", "card pack to use beside those that ship (may be repeated)")
		inert := inertFlag(f)
		files, err := parse(f, args)
		if err != nil {
			return false, err
		}
		if len(files) == 0 {
			return false, needFiles
		}
		own, err := readPacks(packs)
		if err != nil {
			return false, err
		}
		legal := 0
		for _, name := range files {
			d, err := readDeck(name)
			if err != nil {
				fmt.Fprintln(out, err)
				continue
			}
			cards, err := cardsOf(d.Game, own)
			if err != nil {
				fmt.Fprintf(out, "%s: %v\n", name, err)
				continue
			}
			reasons := rules.CheckDeck(d, cards)
			for _, r := range reasons {
				fmt.Fprintf(out, "%s: %v\n", name, r)
			}
			unread := 0
			if !*inert {
				wrong, err := study.DeckMisreads(d, cards)
				if err != nil {
					return false, err
				}
				unread = len(wrong)
				for _, m := range wrong {
					fmt.Fprintf(out, "%s: %v\n", name, &m)
				}
			}
			if len(reasons)+unread == 0 {
				legal++
			}
		}
		fmt.Fprintf(out, "decks %d legal %d\n", len(files), legal)
		return legal == len(files), nil
	},
}

// inertFlag is the flag that lets lines that do not compile be inert.
func inertFlag(f *flag.FlagSet) *bool {
	return f.Bool("inert", false, "lines that do not compile do nothing, instead of keeping their cards from being played")
}

func readDeck(name string) (deck.Deck, error) {
	data, err := readFile(name, deck.MaxBytes)
	if err != nil {
		return deck.Deck{}, err
	}
	return rules.ReadDeck(name, data)
}

// readPacks reads card packs that the caller names.
func readPacks(names []string) ([]pack.Card, error) {
	var all []pack.Card
	for _, name := range names {
		data, err := readFile(name, pack.MaxBytes)
		if err != nil {
			return nil, err
		}
		cards, err := rules.ReadPack(name, data)
		if err != nil {
			return nil, err
		}
		all = append(all, cards...)
	}
	return all, nil
}

// cardsOf is the cards of a game that ship, with one's own before them.
func cardsOf(game string, own []pack.Card) ([]pack.Card, error) {
	shipped, _, err := rules.Shipped(game)
	if err != nil && len(own) == 0 {
		return nil, err
	}
	all := append([]pack.Card(nil), own...)
	seen := map[string]bool{}
	for _, c := range own {
		seen[c.ID] = true
	}
	for _, c := range shipped {
		if !seen[c.ID] {
			all = append(all, c)
		}
	}
	return all, nil
}

// readFile reads a file of at most so many bytes, and one more, so that the
// reader of its content can say that it is too large.
func readFile(name string, most int) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, int64(most)+1))
}
