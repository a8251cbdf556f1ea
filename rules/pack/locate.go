package pack

import (
	"bytes"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// locate gives faults the lines on which their fields stand, or their cards, as far as
// the file says.
func locate(data []byte, faults []*Fault) {
	lines := places(data)
	for _, f := range faults {
		field, _, _ := strings.Cut(f.Field, " ") // text 2
		face, _, _ := strings.Cut(field, ".")    // open.text
		for _, at := range []place{{f.number, field}, {f.number, face}, {f.number, ""}} {
			if line := lines[at]; line > 0 && at != (place{}) {
				f.Line = line
				break
			}
		}
	}
}

// place is a key of a card, from 1, or of the head of a file, 0; "" is where the card
// begins.
type place struct {
	card int
	key  string
}

// places are the lines of keys. A file that has been decoded has no errors.
func places(data []byte) map[place]int {
	out := map[place]int{}
	var p unstable.Parser
	p.Reset(data)
	number, in := 0, ""
	line, counted := 1, 0 // lines up to a byte
	for p.NextExpression() {
		e := p.Expression()
		var keys []string
		offset := -1
		for it := e.Key(); it.Next(); {
			n := it.Node()
			keys = append(keys, string(n.Data))
			if offset < 0 {
				offset = int(n.Raw.Offset)
			}
		}
		if offset < 0 {
			continue
		}
		line += bytes.Count(data[counted:max(counted, offset)], []byte{'\n'})
		counted = max(counted, offset)
		switch key := strings.Join(keys, "."); e.Kind {
		case unstable.ArrayTable:
			if in = key; key == "card" {
				number++
				out[place{number, ""}] = line
			}
		case unstable.Table:
			in = key
			at, _ := owner(in, number)
			out[place{at, strings.TrimPrefix(key, "card.")}] = line
		default:
			at, before := owner(in, number)
			out[place{at, before + key}] = line
		}
	}
	return out
}

// owner is the card to which the keys of a table belong, and what stands before them.
func owner(table string, number int) (card int, before string) {
	switch {
	case table == "card":
		return number, ""
	case strings.HasPrefix(table, "card."):
		return number, strings.TrimPrefix(table, "card.") + "."
	case table != "":
		return 0, table + "."
	}
	return 0, ""
}
