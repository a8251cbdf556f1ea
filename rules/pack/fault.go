package pack

import (
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"gorin/rules/lang"
)

// Fault is something that is wrong with a file.
type Fault struct {
	File   string
	Line   int // from 1, 0 if it is of the whole file
	Column int // from 1, 0 if it is of the whole line
	Card   string
	Field  string
	Words  lang.Words // what is wrong

	number int // of the card in the file, from 1
}

// Where is the place of the fault: line and column, card, field.
func (f *Fault) Where() string {
	var b strings.Builder
	if f.Line > 0 {
		fmt.Fprintf(&b, ":%d", f.Line)
	}
	if f.Column > 0 {
		fmt.Fprintf(&b, ":%d", f.Column)
	}
	if f.Card != "" {
		b.WriteString(":" + f.Card)
	}
	if f.Field != "" {
		b.WriteString(": " + f.Field)
	}
	return b.String()
}

func (f *Fault) Error() string { return f.File + f.Where() + ": " + f.Words[lang.English] }

// Faults is everything that is wrong with a file.
type Faults []*Fault

func (f Faults) Error() string {
	lines := make([]string, len(f))
	for i, x := range f {
		lines[i] = x.Error()
	}
	return strings.Join(lines, "\n")
}

// say fills in a sentence in both languages.
func say(ja, en string, args ...any) lang.Words {
	return lang.Words{fmt.Sprintf(ja, args...), fmt.Sprintf(en, args...)}
}

// Unreadable is the faults that the TOML decoder has found, one for each unknown key.
func Unreadable(name string, err error) Faults {
	var missing *toml.StrictMissingError
	if errors.As(err, &missing) {
		var all Faults
		for i := range missing.Errors {
			if i == maxErrors {
				break
			}
			e := &missing.Errors[i]
			row, col := e.Position()
			key := joinKey(e.Key())
			all = append(all, &Fault{File: name, Line: row, Column: col, Words: say("%qという項目はない", "unknown key %q", key)})
		}
		return all
	}
	out := &Fault{File: name, Words: say("TOMLの書き方が違う: %v", "%v", err)}
	var de *toml.DecodeError
	if errors.As(err, &de) {
		out.Line, out.Column = de.Position()
	}
	return Faults{out}
}

// joinKey writes a dotted key, the first parts of a long one.
func joinKey(k toml.Key) string {
	const parts, runes = 6, 80
	end := ""
	if len(k) > parts {
		k, end = k[:parts], "…"
	}
	if s := []rune(strings.Join(k, ".")); len(s) > runes {
		return string(s[:runes]) + "…"
	} else {
		return string(s) + end
	}
}
