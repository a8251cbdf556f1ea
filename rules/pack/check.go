package pack

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// checker turns a decoded file into cards and gathers what is wrong with it.
type checker struct {
	file string
	game string
	card string // the ID of the card being looked at
	vals values
	errs []error
}

func (c *checker) fail(field, format string, args ...any) {
	if len(c.errs) >= maxErrors {
		return
	}
	place := c.file
	if c.card != "" {
		place += ":" + c.card
	}
	for i, a := range args {
		if s, ok := a.(string); ok {
			args[i] = clip(s)
		}
	}
	c.errs = append(c.errs, fmt.Errorf("%s: %s: %s", place, field, fmt.Sprintf(format, args...)))
}

// clip shortens what a file says, for an error about it.
func clip(s string) string {
	const most = MaxName
	if r := []rune(s[:min(len(s), 4*most)]); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}

// checkHead looks at everything but the cards.
func (c *checker) checkHead(f *file) {
	var ok bool
	if c.vals, ok = games[f.Game]; !ok {
		c.fail("game", "no game %q; known: %s", f.Game, strings.Join(keys(games), ", "))
		return
	}
	c.words("title", f.Title, true)
	if f.Side != "" {
		c.oneOf("side", f.Side, c.vals.Sides)
	}
	if len(f.Cards) > MaxCards {
		c.fail("card", "%d cards; a pack has at most %d", len(f.Cards), MaxCards)
	}
	if len(f.Words) > MaxWords {
		c.fail("words", "%d words; a pack has at most %d", len(f.Words), MaxWords)
	}
	english := map[string]string{}
	for _, ja := range keys(f.Words) {
		en := f.Words[ja]
		c.words("words", Words{ja, en}, false)
		if other, twice := english[en]; twice {
			c.fail("words", "%q is English for both %s and %s", en, other, ja)
		}
		english[en] = ja
	}
}

// text checks the shape of the abilities; their sense is read elsewhere.
func (c *checker) text(at string, lines []string) {
	if len(lines) > MaxLines {
		c.fail(at+"text", "%d abilities; a card has at most %d", len(lines), MaxLines)
	}
	for i, l := range lines {
		field := fmt.Sprintf("%stext %d", at, i+1)
		if n := utf8.RuneCountInString(l); n > MaxLine {
			c.fail(field, "%d characters; an ability has at most %d", n, MaxLine)
		}
		if strings.TrimSpace(l) == "" {
			c.fail(field, "empty")
		}
		c.printable(field, l)
	}
}

// words checks a text in both languages; one that may be missing may lack both.
func (c *checker) words(field string, w Words, may bool) {
	c.short(field, w.Ja, may && w.En == "")
	c.short(field, w.En, true)
}

func (c *checker) short(field, s string, may bool) {
	if s == "" && !may {
		c.fail(field, "missing")
	}
	if n := utf8.RuneCountInString(s); n > MaxName {
		c.fail(field, "%d characters; at most %d", n, MaxName)
	}
	c.printable(field, s)
}

func (c *checker) printable(field, s string) {
	if i := strings.IndexFunc(s, unicode.IsControl); i >= 0 {
		c.fail(field, "control character at byte %d", i+1)
	}
}

func (c *checker) oneOf(field, s string, known []string) {
	if !slices.Contains(known, s) {
		c.fail(field, "no %s %q; known: %s", field, s, strings.TrimPrefix(strings.Join(known, ", "), ", "))
	}
}

// keys lists a map's keys in order.
func keys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
