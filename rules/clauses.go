package rules

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// ClauseInfo is one numbered clause of a game's rules: its kind
// ("procedure", "action", "information", "definition", "none", or "heading"
// for the title of a chapter or section) and what it decides, in our words.
type ClauseInfo struct {
	Number string
	Kind   string
	Words  Words
	Why    string // a word of reasons: why it is not operative; "" if it is
}

// reasons are why a clause needs neither code nor scenario of its own. "restates"
// is followed by the number of another clause.
var reasons = map[string]Words{
	"printed":   {"カードにどう印刷されるかを述べるだけ。", "tells how cards are printed"},
	"no-effect": {"ゲーム上の働きがないと述べている。", "tells of something that does nothing in the game"},
	"naming":    {"呼び名を決めるだけで、働きは別の条項にある。", "gives a thing its name; what it does stands in other clauses"},
	"steps":     {"内容はすべて下位の条項にある。", "opens the clauses below it, which hold all of it"},
	"outside":   {"ゲームの外のことを述べている。", "is about what is done outside the game"},
	"restates":  {"%sと同じ内容。", "says what %s says"},
}

// Operative reports whether a program that ignored the clause could play
// otherwise. Each operative clause has code and a scenario.
func (c ClauseInfo) Operative() bool { return c.Kind != "heading" && c.Why == "" }

// Reason says why a clause that is not operative needs neither code nor
// scenario.
func (c ClauseInfo) Reason() Words {
	key, other, _ := strings.Cut(c.Why, " ")
	w := reasons[key]
	for l := range w {
		w[l] = strings.Replace(w[l], "%s", other, 1)
	}
	return w
}

// Clause is the clause of the game's rules with this number. It is false if the game's book has no such number.
func Clause(game, number string) (ClauseInfo, bool) {
	b := bookOf(game)
	if b == nil {
		return ClauseInfo{}, false
	}
	c, ok := b.clauses()[number]
	return c, ok
}

// readClauses reads what each clause of a game decides from the files that come with it.
func readClauses(from fs.FS) map[string]ClauseInfo {
	out := map[string]ClauseInfo{}
	err := eachFile(from, "clauses/*.toml", func(name string, data []byte) error {
		var chapter map[string]struct{ Kind, Ja, En, Why string }
		if err := toml.Unmarshal(data, &chapter); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for n, c := range chapter {
			if _, ok := out[n]; ok {
				return fmt.Errorf("%s: %s stands in another file too", name, n)
			}
			out[n] = ClauseInfo{Number: n, Kind: c.Kind, Words: Words{c.Ja, c.En}, Why: c.Why}
		}
		return nil
	})
	if err != nil {
		panic("assets: " + err.Error())
	}
	return out
}

// ClauseNumbers lists the numbers of a game's book in their order.
func ClauseNumbers(game string) []string {
	b := bookOf(game)
	if b == nil {
		return nil
	}
	return slices.SortedFunc(maps.Keys(b.clauses()), compareNumbers)
}

// compareNumbers orders clause numbers as the book does, part by part.
func compareNumbers(a, b string) int { return slices.Compare(numberParts(a), numberParts(b)) }

// numberParts are the parts of a clause number from the chapter down. Those of
// some books are written with chapter and section together, a hyphen and a letter, or, below
// that, in full.
func numberParts(n string) (parts []int) {
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
