package pack

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"gorin/rules/lang"
	"gorin/rules/value"
)

// checker turns a decoded file into cards and gathers what is wrong with it.
type checker struct {
	file   string
	game   string
	card   string // the ID of the card being looked at
	number int    // which card of the file it is, from 1
	vals   *value.List
	errs   []*Fault
}

// fail notes what is wrong with a field: ja and en say the same of args.
func (c *checker) fail(field, ja, en string, args ...any) {
	for i, a := range args {
		if s, ok := a.(string); ok {
			args[i] = clip(s)
		}
	}
	c.note(field, say(ja, en, args...))
}

func (c *checker) note(field string, w lang.Words) {
	if len(c.errs) < maxErrors {
		c.errs = append(c.errs, &Fault{File: c.file, Card: c.card, Field: field, Words: w, number: c.number})
	}
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
func (c *checker) checkHead(f *file, games Games) {
	if c.vals = games.of(f.Game); c.vals == nil {
		c.fail("game", "「%s」というゲームはない。あるのは %s", "no game %q; known: %s", f.Game, strings.Join(games.keys(), ", "))
		return
	}
	c.words("title", f.Title, true)
	for _, v := range f.head {
		c.oneOf(v.Key, v.Keys[0], c.vals.Find(v.Key).Known)
	}
	if len(f.Cards) > MaxCards {
		c.fail("card", "カードが%d枚。1つのパックは%d枚まで", "%d cards; a pack has at most %d", len(f.Cards), MaxCards)
	}
	if len(f.Words) > MaxWords {
		c.fail("words", "語が%d個。1つのパックは%d個まで", "%d words; a pack has at most %d", len(f.Words), MaxWords)
	}
	english := map[string]string{}
	for _, ja := range keys(f.Words) {
		en := f.Words[ja]
		c.words("words", lang.Words{ja, en}, false)
		if other, twice := english[en]; twice {
			c.fail("words", "英語の%qが「%s」と「%s」の両方に使われている", "%q is English for both %s and %s", en, other, ja)
		}
		english[en] = ja
	}
}

// text checks the shape of the abilities; their sense is read elsewhere.
func (c *checker) text(at string, lines []string) {
	if len(lines) > MaxLines {
		c.fail(at+"text", "能力が%d個。1枚のカードは%d個まで", "%d abilities; a card has at most %d", len(lines), MaxLines)
	}
	for i, l := range lines {
		field := fmt.Sprintf("%stext %d", at, i+1)
		if strings.TrimSpace(l) == "" {
			c.fail(field, "何も書かれていない", "empty")
		}
		if n := utf8.RuneCountInString(l); n > MaxLine {
			c.fail(field, "%d文字ある。1つの能力は%d文字まで", "%d characters; an ability has at most %d", n, MaxLine)
		} else {
			c.plain(field, l, MaxLine)
		}
	}
}

// words checks a text in both languages; one that may be missing may lack both.
func (c *checker) words(field string, w lang.Words, may bool) {
	c.short(field, w[lang.Japanese], may && w[lang.English] == "")
	c.short(field, w[lang.English], true)
}

func (c *checker) short(field, s string, may bool) {
	if s == "" && !may {
		c.fail(field, "書かれていない", "missing")
	}
	c.plain(field, s, MaxName)
}

func (c *checker) plain(field, s string, most int) {
	if w, ok := Plain(s, most); !ok {
		c.note(field, w)
	}
}

func (c *checker) oneOf(field, s string, known []string) {
	if !slices.Contains(known, s) {
		c.fail(field, "%[1]sに%[2]qはない。あるのは %[3]s", "no %[1]s %[2]q; known: %[3]s", field, s, strings.TrimPrefix(strings.Join(known, ", "), ", "))
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
