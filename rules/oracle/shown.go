package oracle

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"gorin/rules"
)

var numberedRE = regexp.MustCompile(`\b([a-z]+) (\d+)(?: (\d+)\b)?`)

// shown tells of the cards that a difference names, and of the one that the question is
// about, what is printed on them and which lines and changes they have, one card a line.
func (t *Table) shown(difference string) string {
	ids := []rules.Card{t.Request.Source}
	for _, m := range numberedRE.FindAllStringSubmatch(difference, -1) {
		for _, s := range m[2:] {
			if id, err := strconv.Atoi(s); err == nil && m[1] != "player" {
				ids = append(ids, rules.Card(id))
			}
		}
	}
	var b strings.Builder
	told := map[rules.Card]bool{}
	for _, id := range ids {
		c := t.At[id]
		if c == nil || c.Print < 0 || told[id] {
			continue
		}
		told[id] = true
		fmt.Fprintf(&b, "\n\tcard %d in %s is %s %s, printed:", id, t.Place[id].Zone, t.Print(c).ID, t.Name(c))
		for _, l := range t.Print(c).Lines {
			fmt.Fprintf(&b, " %q", l[rules.Japanese])
		}
		for _, l := range c.Lines {
			fmt.Fprintf(&b, "; has %q", l.Words[rules.Japanese])
		}
		for _, l := range c.Changes {
			fmt.Fprintf(&b, "; changed: %q", l.Words[rules.Japanese])
		}
	}
	return b.String()
}
