package rulebook

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// Notation is what a scenario of a game may say that others do not: its zones,
// the words for ways to attack.
type Notation struct {
	Blank    pack.Card
	Kinds    []KindOfCard
	Attacks  map[string]int // words for ways to attack, with their numbers
	Lull     []string       // kinds of requests before which an expectation looks at the table, though they have one answer
	TwoFaced bool           // what follows "open" in a line is of the other face

	// The words for the number that lies on a card, for that with which a card is attached to
	// another, and for a card that shows its other face; "" where there is nothing of the kind.
	Load, Worth, Opened string

	// What the game declares elsewhere; Close puts it here.
	Printed   *value.List   // of its cards
	Player    []PlayerValue // of players
	Zones     []string      // keys, in the order in which they are told
	TopFirst  []string      // those written from the top
	Unordered []string      // those whose order tells nothing
	Table     []string      // where a card that is named is looked for first
	Shared    []string      // zones of all players
	Down      []string      // zones of which it is told which cards lie face down
	Filled    []ZoneOf      // zones where a card lies of which nothing is said
	Standard  []ZoneCount   // what "standard" fills with blank cards, as a match begins
	Deck      string        // where cards lie that no zone is said for
	Hand      string        // "" for a game without one

	// Complete fills in what a described card does not say; may be nil.
	Complete func(c *pack.Card)
}

// ZoneCount is a zone and how many cards lie there.
type ZoneCount struct {
	Zone string
	N    int
}

// ZoneOf is a zone and the card that lies there, face down where that is not the rule.
type ZoneOf struct {
	Zone string
	Card *pack.Card
	Down bool
}

// KindOfCard is a kind of card, with the values of one of which nothing is said.
type KindOfCard struct {
	Key   string
	Plain pack.Card
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

// Value is a declared value by the word for it: where a line describes a card, or where
// players read of it. It is nil if there is none.
func (n *Notation) Value(word string) *value.Declared {
	for i := range n.Printed.Declared {
		if d := &n.Printed.Declared[i]; d.In() == word || d.Words[lang.English] == word {
			return d
		}
	}
	return nil
}

// Set gives a card the value that a word and what follows it mean.
func (n *Notation) Set(c *pack.Card, word, said string) error {
	if word == "name" {
		c.Name = bothWays(said)
		return nil
	}
	for i := range n.Printed.Declared {
		if d := &n.Printed.Declared[i]; d.In() == word && !d.Unsaid {
			v, err := read(d, said)
			if err == nil {
				c.Put(v)
			}
			return err
		}
	}
	return fmt.Errorf("a card has no %q", word)
}

// Say is the values of a card in the words of a line, in the order of the declaration.
func (n *Notation) Say(c *pack.Card) (words []string) {
	kind := n.Printed.Kind(c.Kind)
	for i := range n.Printed.Declared {
		d := &n.Printed.Declared[i]
		must := false
		if kind != nil {
			must, _ = kind.Has(d.Key)
		}
		if said := write(d, c.Get(d.Key), must); said != "" && !d.Unsaid {
			words = append(words, d.In(), said)
		}
	}
	if c.Name[lang.Japanese] != "" {
		words = append(words, "name", strings.ReplaceAll(c.Name[lang.Japanese], " ", "_"))
	}
	return words
}

// read reads a value as a line says it.
func read(d *value.Declared, said string) (v value.Value, err error) {
	v.Key = d.Key
	switch d.Shape {
	case value.Number:
		if v.N, err = strconv.Atoi(said); err != nil || v.N < 0 || v.N > 100000 {
			return v, fmt.Errorf("%s %q is not a number", d.In(), said)
		}
	case value.Word:
		if said == d.Plain {
			return v, nil
		}
		v.Keys = []string{said}
		return v, known(d, v.Keys)
	case value.Keys:
		v.Keys = strings.Split(said, ",")
		return v, known(d, v.Keys)
	case value.Counts:
		for _, part := range strings.Split(said, ",") {
			key, number, _ := strings.Cut(part, ":")
			n, err := strconv.Atoi(number)
			if !slices.Contains(d.Known, key) || err != nil || n < 0 || n > 100 {
				return v, fmt.Errorf("%s %q is not a key and a number: %s:1", d.In(), part, d.Known[0])
			}
			v.Counts = append(v.Counts, value.Count{Key: key, N: n})
		}
	case value.Tags: // _ stands for a space
		for _, t := range strings.Split(said, ",") {
			v.Tags = append(v.Tags, bothWays(t))
		}
	}
	return v, nil
}

// known refuses keys that the game does not declare.
func known(d *value.Declared, keys []string) error {
	for _, k := range keys {
		if len(d.Known) > 0 && !slices.Contains(d.Known, k) {
			article := "a"
			if strings.ContainsAny(d.Words[lang.English][:1], "aeiou") {
				article = "an"
			}
			return fmt.Errorf("%q is not %s %s", k, article, d.Words[lang.English])
		}
	}
	return nil
}

// write is what a line says of a value, "" for nothing; a number that a kind of card must
// have is said even if it is 0.
func write(d *value.Declared, v value.Value, must bool) string {
	switch d.Shape {
	case value.Number:
		if v.N != 0 || must {
			return strconv.Itoa(v.N)
		}
	case value.Word, value.Keys:
		return strings.Join(v.Keys, ",")
	case value.Counts:
		var parts []string
		for _, key := range d.Known {
			for _, c := range v.Counts {
				if c.Key == key {
					parts = append(parts, fmt.Sprintf("%s:%d", key, c.N))
				}
			}
		}
		return strings.Join(parts, ",")
	case value.Tags:
		var names []string
		for _, w := range v.Tags {
			names = append(names, strings.ReplaceAll(w[lang.Japanese], " ", "_"))
		}
		return strings.Join(names, ",")
	}
	return ""
}

// bothWays is a Japanese name, with the English one behind a | if it is given.
func bothWays(s string) lang.Words {
	ja, en, _ := strings.Cut(s, "|")
	return lang.Words{spaced(ja), spaced(en)}
}

// spaced is a name as it is: brackets around it and _ are the notation's.
func spaced(s string) string {
	if in, ok := strings.CutPrefix(s, "「"); ok {
		s = strings.TrimSuffix(in, "」")
	}
	return strings.ReplaceAll(s, "_", " ")
}
