package deck

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"

	"gorin/rules/pack"
)

// The limits of one deck file.
const (
	MaxBytes = 64 << 10 // of the file
	MaxLines = 500      // lines of cards
	MaxCount = 1000     // copies in one line
	MaxAbout = 1000     // runes of the sentence about the deck

	maxErrors = 50 // reported per file
)

// file is a deck as it stands in TOML.
type file struct {
	Game  string  `toml:"game"`
	Name  Words   `toml:"name"`
	About Words   `toml:"about"`
	Cards [][]any `toml:"cards"`
	DDeck [][]any `toml:"ddeck"`

	Territory string `toml:"territory"`
}

// Read reads a deck list; name is the file's. It finds every error of the
// file, each a line of "name:line:column: …" or "name: field: …". Whether the
// deck is legal is for Check to say.
func Read(name string, data []byte) (Deck, error) {
	if len(data) > MaxBytes {
		return Deck{}, fmt.Errorf("%s: %d bytes; a deck has at most %d", name, len(data), MaxBytes)
	}
	var f file
	d := toml.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&f); err != nil {
		return Deck{}, pack.PlaceError(name, err)
	}
	base := path.Base(strings.ReplaceAll(name, `\`, "/"))
	out := Deck{ID: strings.TrimSuffix(base, path.Ext(base)), Game: f.Game, Name: f.Name, About: f.About, Territory: f.Territory}
	var errs []error
	fail := func(field, format string, args ...any) {
		if len(errs) < maxErrors {
			errs = append(errs, fmt.Errorf("%s: %s: %s", name, field, fmt.Sprintf(format, args...)))
		}
	}
	if f.Game == "" {
		fail("game", "missing")
	}
	if f.Name.Ja == "" {
		fail("name", "missing in Japanese")
	}
	if out.Name.En == "" {
		out.Name.En = out.Name.Ja
	}
	for _, s := range []struct {
		field, text string
		most        int
	}{
		{"game", f.Game, pack.MaxName}, {"name", f.Name.Ja, pack.MaxName}, {"name", f.Name.En, pack.MaxName},
		{"about", f.About.Ja, MaxAbout}, {"about", f.About.En, MaxAbout},
		{"territory", f.Territory, pack.MaxName},
	} {
		if err := plain(s.text, s.most); err != nil {
			fail(s.field, "%v", err)
		}
	}
	lines := func(field string, list [][]any) (out []Line) {
		if len(list) > MaxLines {
			fail(field, "%d lines; a deck has at most %d", len(list), MaxLines)
			return nil
		}
		for i, l := range list {
			line, err := readLine(l)
			if err != nil {
				fail(fmt.Sprintf("%s %d", field, i+1), "%v", err)
			}
			out = append(out, line)
		}
		return out
	}
	out.Cards, out.DDeck = lines("cards", f.Cards), lines("ddeck", f.DDeck)
	if errs != nil {
		return Deck{}, errors.Join(errs...)
	}
	return out, nil
}

// readLine reads [count, "ID"].
func readLine(l []any) (Line, error) {
	if len(l) == 2 {
		count, okN := l[0].(int64)
		id, okID := l[1].(string)
		if okN && okID {
			if count < 1 || count > MaxCount {
				return Line{}, fmt.Errorf("%d copies; want 1 to %d", count, MaxCount)
			}
			if id == "" {
				return Line{}, errors.New("no card")
			}
			return Line{Count: int(count), ID: id}, plain(id, pack.MaxName)
		}
	}
	return Line{}, errors.New(`want [count, "card"]`)
}

// plain refuses a text that is too long or holds control characters.
func plain(s string, most int) error {
	if n := utf8.RuneCountInString(s); n > most {
		return fmt.Errorf("%d characters; at most %d", n, most)
	}
	if i := strings.IndexFunc(s, unicode.IsControl); i >= 0 {
		return fmt.Errorf("control character at byte %d", i+1)
	}
	return nil
}
