package deck

import (
	"fmt"
	"strings"

	"gorin/rules/lang"
)

// quoted is a text as TOML has it; texts of decks have no signs that only control.
var quoted = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// Write is a deck as a file, which Read reads again; parts are those that its game declares,
// in whose order the file has them.
func Write(d Deck, parts []Part) []byte {
	var b strings.Builder
	text := func(key string, w lang.Words) {
		if w == (lang.Words{}) {
			return
		}
		fmt.Fprintf(&b, "%s = { ja = \"%s\"", key, quoted.Replace(w[lang.Japanese]))
		if en := w[lang.English]; en != "" && en != w[lang.Japanese] {
			fmt.Fprintf(&b, ", en = \"%s\"", quoted.Replace(en))
		}
		b.WriteString(" }\n")
	}
	fmt.Fprintf(&b, "game  = \"%s\"\n", quoted.Replace(d.Game))
	text("name ", d.Name)
	text("about", d.About)
	part := func(key string, single bool, lines []Line) {
		if single && len(lines) == 1 && lines[0].Count == 1 {
			fmt.Fprintf(&b, "%s = \"%s\"\n", key, quoted.Replace(lines[0].ID))
			return
		}
		fmt.Fprintf(&b, "%s = [\n", key)
		for _, l := range lines {
			fmt.Fprintf(&b, "  [%d, \"%s\"],\n", l.Count, quoted.Replace(l.ID))
		}
		b.WriteString("]\n")
	}
	part(mainKey, false, d.Cards)
	for _, p := range parts {
		if lines := d.In(p.Key); p.Key != Main && len(lines) > 0 {
			part(p.Key, p.Single, lines)
		}
	}
	return []byte(b.String())
}
