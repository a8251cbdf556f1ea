// Package clauses is what the numbered clauses of a game's rules decide, in our words, and
// which of them a text cites.
package clauses

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/pelletier/go-toml/v2"

	"gorin/rules"
)

// Clause is one numbered clause of a game's rules: its kind
// ("procedure", "action", "information", "definition", "none", or "heading"
// for the title of a chapter or section) and what it decides, in our words.
type Clause struct {
	Number string
	Kind   string
	Words  rules.Words
	Why    string // a word of reasons: why it is not operative; "" if it is
}

// reasons are why a clause needs neither code nor scenario of its own. "restates"
// is followed by the number of another clause.
var reasons = map[string]rules.Words{
	"printed":   {"カードにどう印刷されるかを述べるだけ。", "tells how cards are printed"},
	"no-effect": {"ゲーム上の働きがないと述べている。", "tells of something that does nothing in the game"},
	"naming":    {"呼び名を決めるだけで、働きは別の条項にある。", "gives a thing its name; what it does stands in other clauses"},
	"steps":     {"内容はすべて下位の条項にある。", "opens the clauses below it, which hold all of it"},
	"outside":   {"ゲームの外のことを述べている。", "is about what is done outside the game"},
	"restates":  {"%sと同じ内容。", "says what %s says"},
}

// Operative reports whether a program that ignored the clause could play
// otherwise. Each operative clause has code and a scenario.
func (c Clause) Operative() bool { return c.Kind != "heading" && c.Why == "" }

// Reason says why a clause that is not operative needs neither code nor
// scenario.
func (c Clause) Reason() rules.Words {
	key, other, _ := strings.Cut(c.Why, " ")
	w := reasons[key]
	for l := range w {
		w[l] = strings.Replace(w[l], "%s", other, 1)
	}
	return w
}

// known holds the clauses of each game once they are read.
var known sync.Map // by game, func() map[string]Clause

// of are the clauses of a game by their numbers; none if there is no such game, or as long
// as they have not come (rules.Late).
func of(game string) map[string]Clause {
	load, ok := known.Load(game)
	if !ok {
		from, here := rules.Late(game)
		if !here {
			return nil
		}
		load, _ = known.LoadOrStore(game, sync.OnceValue(func() map[string]Clause { return read(from) }))
	}
	return load.(func() map[string]Clause)()
}

// Find is the clause of a game's rules with this number. It is false if the game's book has no such
// number, or its words have not come yet.
func Find(game, number string) (Clause, bool) {
	if rules.BookOf(game) == nil {
		return Clause{}, false
	}
	c, ok := of(game)[number]
	return c, ok
}

// read reads what each clause of a game decides from the files that come with it.
func read(from fs.FS) map[string]Clause {
	out := map[string]Clause{}
	names, err := fs.Glob(from, "clauses/*.toml")
	for _, name := range names {
		if err == nil {
			err = readChapter(from, name, out)
		}
	}
	if err != nil {
		panic("assets: " + err.Error())
	}
	return out
}

// readChapter adds the clauses of a file.
func readChapter(from fs.FS, name string, out map[string]Clause) error {
	data, err := fs.ReadFile(from, name)
	if err != nil {
		return err
	}
	var chapter map[string]struct{ Kind, Ja, En, Why string }
	if err := toml.Unmarshal(data, &chapter); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for n, c := range chapter {
		if _, ok := out[n]; ok {
			return fmt.Errorf("%s: %s stands in another file too", name, n)
		}
		out[n] = Clause{Number: n, Kind: c.Kind, Words: rules.Words{c.Ja, c.En}, Why: c.Why}
	}
	return nil
}

// Numbers lists the numbers of a game's book in their order.
func Numbers(game string) []string {
	if rules.BookOf(game) == nil {
		return nil
	}
	return slices.SortedFunc(maps.Keys(of(game)), compareNumbers)
}

// compareNumbers orders clause numbers as the book does, part by part.
func compareNumbers(a, b string) int { return slices.Compare(numberParts(a), numberParts(b)) }

// numberParts are the parts of a clause number from the chapter down. Those of
// some books are written with chapter and section together, a hyphen and a letter, or, below
// that, in full; a capital letter may stand before all of them.
func numberParts(n string) (parts []int) {
	n = strings.TrimLeftFunc(n, unicode.IsUpper)
	for i, part := range strings.FieldsFunc(n, func(r rune) bool { return r == '.' || r == '-' }) {
		digits := strings.TrimRight(part, "abcdefghijklmnopqrstuvwxyz")
		if digits != "" {
			v, _ := strconv.Atoi(digits)
			if i == 0 && v >= 100 {
				parts = append(parts, v/100)
				v %= 100
			}
			parts = append(parts, v)
		}
		for _, letter := range part[len(digits):] {
			parts = append(parts, int(letter-'a')+1)
		}
	}
	return parts
}
