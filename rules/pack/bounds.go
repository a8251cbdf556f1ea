package pack

import (
	"bytes"

	"github.com/pelletier/go-toml/v2"

	"gorin/rules/lang"
)

// The limits of a text in TOML before it is parsed. The parser compares each key with
// all others of its table, and each table with all others.
const (
	maxKeys   = 250     // of one table, but for words
	maxTables = 100     // tables of different names
	maxNested = 16      // lists and inline tables within each other
	maxDots   = 16      // of a line, outside strings
	maxParts  = 400_000 // lists, inline tables and commas, in all
)

// Decode reads a text in TOML into a struct that has all its keys, if it is within the
// limits of one of so many bytes; what says what the text is. The error is Faults.
func Decode(name string, data []byte, most int, what lang.Words, into any) error {
	if n := len(data); n > most {
		return Faults{{File: name, Words: say("%[1]dバイトある。1つの%[3]sは%[2]dバイトまで", "%[1]d bytes; a %[4]s has at most %[2]d", n, most, what[lang.Japanese], what[lang.English])}}
	}
	if f := bounded(data); f != nil {
		f.File = name
		return Faults{f}
	}
	d := toml.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return Unreadable(name, err)
	}
	return nil
}

// Head reads what a struct asks for of a text in TOML, if it is within the limits.
func Head(data []byte, into any) error {
	if f := bounded(data); len(data) > MaxBytes || f != nil {
		return Faults{f}
	}
	return toml.Unmarshal(data, into)
}

// bounded reports what of a text would take a parser too long; it takes itself a time
// that grows with the text.
func bounded(data []byte) *Fault {
	s := scan{data: data, line: 1, most: MaxWords + maxKeys, tables: map[string]bool{}}
	for s.at < len(data) {
		if w, ok := s.next(); !ok {
			return &Fault{Line: s.line, Words: w}
		}
	}
	return nil
}

// scan goes through a text in TOML sign by sign.
type scan struct {
	data   []byte
	at     int
	line   int
	start  bool // something stands before this in the line
	depth  int
	keys   int // of this table,
	most   int // which has at most so many
	dots   int
	parts  int
	tables map[string]bool
}

func (s *scan) next() (lang.Words, bool) {
	c := s.data[s.at]
	first := !s.start
	if c != ' ' && c != '\t' {
		s.start = true
	}
	switch c {
	case '\n':
		s.line++
		s.start, s.dots = false, 0
	case '#':
		s.skip(func(c byte) bool { return c == '\n' })
		return lang.Words{}, true
	case '"', '\'':
		s.quoted(c)
		return lang.Words{}, true
	case '=':
		if s.keys++; s.keys > s.most {
			return say("1つの表に%d個より多くの項目がある", "more than %d keys in one table", s.most), false
		}
	case '.':
		if s.dots++; s.dots > maxDots {
			return say("1行に点が%d個より多くある", "more than %d dots in one line", maxDots), false
		}
	case '[', '{':
		if first && c == '[' && s.depth == 0 {
			return s.table()
		}
		if s.depth++; s.depth > maxNested {
			return say("括弧が%d重より深い", "more than %d brackets within each other", maxNested), false
		}
		s.parts++
	case ']', '}':
		s.depth = max(0, s.depth-1)
	case ',':
		s.parts++
	}
	if s.parts > maxParts {
		return say("要素が%d個より多くある", "more than %d elements", maxParts), false
	}
	s.at++
	return lang.Words{}, true
}

// table begins another table: [a.b] or [[a.b]].
func (s *scan) table() (lang.Words, bool) {
	from := s.at
	s.skip(func(c byte) bool { return c == '\n' || c == '#' })
	name := string(bytes.Trim(s.data[from:min(s.at, from+MaxName)], "[] \t\r"))
	s.tables[name] = true
	s.keys, s.most = 0, maxKeys
	if name == "words" {
		s.most = MaxWords + maxKeys
	}
	switch {
	case len(s.tables) > maxTables:
		return say("%d個より多くの表がある", "more than %d tables of different names", maxTables), false
	case bytes.Count(s.data[from:s.at], []byte{'.'}) > maxDots:
		return say("1行に点が%d個より多くある", "more than %d dots in one line", maxDots), false
	}
	return lang.Words{}, true
}

// quoted goes past a string, which may have several lines.
func (s *scan) quoted(mark byte) {
	three := bytes.Repeat([]byte{mark}, 3)
	if bytes.HasPrefix(s.data[s.at:], three) {
		s.at += 3
		for s.at < len(s.data) && !bytes.HasPrefix(s.data[s.at:], three) {
			s.sign(mark)
		}
		s.at = min(len(s.data), s.at+3)
		return
	}
	s.at++
	for s.at < len(s.data) && s.data[s.at] != mark && s.data[s.at] != '\n' {
		s.sign(mark)
	}
	if s.at < len(s.data) && s.data[s.at] == mark {
		s.at++
	}
}

// sign goes past one sign of a string, with its escape.
func (s *scan) sign(mark byte) {
	if s.data[s.at] == '\n' {
		s.line++
	}
	if s.data[s.at] == '\\' && mark == '"' && s.at+1 < len(s.data) && s.data[s.at+1] != '\n' {
		s.at++
	}
	s.at++
}

func (s *scan) skip(end func(byte) bool) {
	for s.at < len(s.data) && !end(s.data[s.at]) {
		s.at++
	}
}
