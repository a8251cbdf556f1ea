package rulebook

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules/pack"
)

// Notation is what a scenario of a game may say that others do not: its zones,
// the values of a card in a line, the words for ways to attack.
type Notation struct {
	Zones     []string // keys, in the order in which they are told
	TopFirst  []string // those written from the top
	Unordered []string // those whose order tells nothing
	Table     []string // where a card that is named is looked for first
	Shared    []string // zones of both players
	Blank     pack.Card
	Kinds     []KindOfCard
	Values    []ValueOfCard
	Attacks   map[string]int // words for ways to attack, with their numbers
	Down      []string       // zones of which it is told which cards lie face down
	Lull      []string       // kinds of requests before which an expectation looks at the table, though they have one answer
	TwoFaced  bool           // what follows "open" in a line is of the other face
	Standard  []ZoneCount    // what "standard" fills with blank cards, as a match begins
	// Complete fills in what a described card does not say; may be nil.
	Complete func(c *pack.Card)
}

// ZoneCount is a zone and how many cards lie there.
type ZoneCount struct {
	Zone string
	N    int
}

// KindOfCard is a kind of card, with the values of one of which nothing is said.
type KindOfCard struct {
	Key   string
	Plain pack.Card
}

// ValueOfCard is a word of a line that describes a card.
type ValueOfCard struct {
	Word  string
	Read  func(c *pack.Card, value string) error
	Write func(c *pack.Card) string // "" for nothing
}

// Kind is a kind of card, nil if there is none of that name.
func (n *Notation) Kind(key string) *KindOfCard {
	for i := range n.Kinds {
		if n.Kinds[i].Key == key {
			return &n.Kinds[i]
		}
	}
	return nil
}

// Set gives a card the value that a word and what follows it mean.
func (n *Notation) Set(c *pack.Card, word, value string) error {
	for i := range n.Values {
		if n.Values[i].Word == word {
			return n.Values[i].Read(c, value)
		}
	}
	return fmt.Errorf("a card has no %q", word)
}

// NumberValue is a value that is a number; of some kinds of cards it is written
// even if it is 0.
func NumberValue(word string, of func(c *pack.Card) *int, kinds ...string) ValueOfCard {
	return ValueOfCard{word, func(c *pack.Card, value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || n > 100000 {
			return fmt.Errorf("%s %q is not a number", word, value)
		}
		*of(c) = n
		return nil
	}, func(c *pack.Card) string {
		if *of(c) == 0 && !slices.Contains(kinds, c.Kind) {
			return ""
		}
		return strconv.Itoa(*of(c))
	}}
}

// KeysValue is a list of keys, of the known ones if any are given.
func KeysValue(word, what string, of func(c *pack.Card) *[]string, known ...string) ValueOfCard {
	return ValueOfCard{word, func(c *pack.Card, value string) error {
		keys := strings.Split(value, ",")
		for _, k := range keys {
			if len(known) > 0 && !slices.Contains(known, k) {
				return fmt.Errorf("%q is not %s", k, what)
			}
		}
		*of(c) = keys
		return nil
	}, func(c *pack.Card) string { return strings.Join(*of(c), ",") }}
}

// NamesValue is a list of names; _ stands for a space.
func NamesValue(word string, of func(c *pack.Card) *[]pack.Words) ValueOfCard {
	return ValueOfCard{word, func(c *pack.Card, value string) error {
		for _, t := range strings.Split(value, ",") {
			*of(c) = append(*of(c), bothWays(t))
		}
		return nil
	}, func(c *pack.Card) string {
		var names []string
		for _, w := range *of(c) {
			names = append(names, strings.ReplaceAll(w.Ja, " ", "_"))
		}
		return strings.Join(names, ",")
	}}
}

// NameValue is the card's name.
func NameValue() ValueOfCard {
	return ValueOfCard{"name", func(c *pack.Card, value string) error {
		c.Name = bothWays(value)
		return nil
	}, func(c *pack.Card) string { return strings.ReplaceAll(c.Name.Ja, " ", "_") }}
}

// bothWays is a Japanese name, with the English one behind a | if it is given.
func bothWays(s string) pack.Words {
	ja, en, _ := strings.Cut(s, "|")
	return pack.Words{Ja: spaced(ja), En: spaced(en)}
}

// spaced is a name as it is: brackets around it and _ are the notation's.
func spaced(s string) string {
	if in, ok := strings.CutPrefix(s, "「"); ok {
		s = strings.TrimSuffix(in, "」")
	}
	return strings.ReplaceAll(s, "_", " ")
}
