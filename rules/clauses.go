package rules

import (
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"gorin/assets"
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

// Clause is the clause of the game's rules with this number, such as
// "6.4.1.2". It is false if the game's book has no such number.
func Clause(game, number string) (ClauseInfo, bool) {
	load, ok := clauseLists()[game]
	if !ok {
		return ClauseInfo{}, false
	}
	c, ok := load()[number]
	return c, ok
}

// clauseLists are those that assets/rulebooks has by game, each read
// when it is first asked for.
var clauseLists = sync.OnceValue(func() map[string]func() map[string]ClauseInfo {
	games, err := fs.ReadDir(assets.Rulebooks, "rulebooks")
	if err != nil {
		panic("assets: " + err.Error())
	}
	out := map[string]func() map[string]ClauseInfo{}
	for _, g := range games {
		out[g.Name()] = sync.OnceValue(func() map[string]ClauseInfo { return readRulebook(g.Name()) })
	}
	return out
})

func readRulebook(game string) map[string]ClauseInfo {
	files, err := fs.Glob(assets.Rulebooks, "rulebooks/"+game+"/*.toml")
	if err != nil {
		panic("assets: " + err.Error())
	}
	out := map[string]ClauseInfo{}
	for _, f := range files {
		data, err := fs.ReadFile(assets.Rulebooks, f)
		if err != nil {
			panic("assets: " + err.Error())
		}
		var chapter map[string]struct{ Kind, Ja, En, Why string }
		if err := toml.Unmarshal(data, &chapter); err != nil {
			panic("assets: " + f + ": " + err.Error())
		}
		for n, c := range chapter {
			if _, ok := out[n]; ok {
				panic("assets: " + f + ": " + n + " stands in another file too")
			}
			out[n] = ClauseInfo{Number: n, Kind: c.Kind, Words: Words{c.Ja, c.En}, Why: c.Why}
		}
	}
	return out
}

// ClauseNumbers lists the numbers of a game's book in their order.
func ClauseNumbers(game string) []string {
	load, ok := clauseLists()[game]
	if !ok {
		return nil
	}
	return slices.SortedFunc(maps.Keys(load()), compareNumbers)
}

// compareNumbers orders clause numbers as the book does: 10.2 before 10.19, 102-3a
// before 1.02.3.a.1 before 103-1.
func compareNumbers(a, b string) int { return slices.Compare(numberParts(a), numberParts(b)) }

// numberParts are the parts of a clause number from the chapter down. Those of
// Build Divide are written with chapter and section together, a hyphen and a
// letter (802-4b), or, below that, in full (8.02.4.b.1).
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
