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

// cards checks and builds every card.
func (c *checker) cards(f *file) []Card {
	out := make([]Card, 0, len(f.Cards))
	seen := map[string]bool{}
	english := map[string]string{} // a name in English belongs to one Japanese name
	for i := range f.Cards {
		in := &f.Cards[i]
		c.card = clip(in.ID)
		if in.ID == "" {
			c.card = fmt.Sprintf("card %d", i+1)
		}
		c.short("id", in.ID, false)
		if seen[in.ID] {
			c.fail("id", "stands twice in this pack")
		}
		seen[in.ID] = true
		card := c.build(f, in)
		if ja, ok := english[card.Name.En]; ok && ja != card.Name.Ja {
			c.fail("name", "%q is English for both %s and %s", card.Name.En, ja, card.Name.Ja)
		}
		english[card.Name.En] = card.Name.Ja
		out = append(out, card)
	}
	return out
}

// build makes one card.
func (c *checker) build(f *file, in *fileCard) Card {
	card := Card{ID: in.ID, Game: f.Game, Kind: in.Kind, Name: in.Name, Colour: in.Colour, Triggers: in.Triggers,
		Icons: in.Icons, Title: in.Title, Side: in.Side, Rarity: in.Rarity, Lines: in.Text, Flavour: in.Flavour, Artist: in.Artist}
	c.words("name", in.Name, false)
	if card.Name.En == "" {
		card.Name.En = card.Name.Ja
	}
	c.oneOf("colour", in.Colour, c.vals.Colours)
	c.allOf("triggers", in.Triggers, c.vals.Triggers)
	c.allOf("icons", in.Icons, c.vals.Icons)
	if card.Title == (Words{}) {
		card.Title = f.Title
	}
	c.words("title", card.Title, true)
	if card.Side == "" {
		card.Side = f.Side
	}
	if card.Side != "" {
		c.oneOf("side", card.Side, c.vals.Sides)
	}
	c.short("rarity", in.Rarity, true)
	c.short("artist", in.Artist, true)
	c.words("flavour", in.Flavour, true)
	c.text(in.Text)
	kind, ok := c.vals.Kinds[in.Kind]
	if !ok {
		c.fail("kind", "no kind %q; known: %s", in.Kind, strings.Join(keys(c.vals.Kinds), ", "))
		return card
	}
	one := step{Max: maxNumber, Of: 1}
	card.Level = c.number("level", in.Level, in.Kind, kind.LevelCost, one)
	card.Cost = c.number("cost", in.Cost, in.Kind, kind.LevelCost, one)
	card.Power = c.number("power", in.Power, in.Kind, kind.PowerSoul, c.vals.Power)
	card.Soul = c.number("soul", in.Soul, in.Kind, kind.PowerSoul, one)
	card.Traits = c.traits(in, kind, f.Words)
	return card
}

// number checks a printed number: there if and only if the kind carries it,
// within its range.
func (c *checker) number(field string, n *int, kind string, carries bool, s step) int {
	switch {
	case n == nil && !carries:
		return 0
	case n == nil:
		c.fail(field, "missing; a card of kind %s has one", kind)
	case !carries:
		c.fail(field, "a card of kind %s has none", kind)
	case *n < 0 || *n > s.Max:
		c.fail(field, "%d is not within 0 to %d", *n, s.Max)
	case *n%s.Of != 0:
		c.fail(field, "%d is not a multiple of %d", *n, s.Of)
	default:
		return *n
	}
	return 0
}

// traits translates a card's traits.
func (c *checker) traits(in *fileCard, kind fields, words map[string]string) []Words {
	if len(in.Traits) > 0 && !kind.Traits {
		c.fail("traits", "a card of kind %s has none", in.Kind)
	}
	var out []Words
	for i, t := range in.Traits {
		c.short("traits", t, false)
		if slices.Contains(in.Traits[:i], t) {
			c.fail("traits", "%s stands twice", t)
		}
		en := words[t]
		if en == "" {
			en = t
		}
		out = append(out, Words{t, en})
	}
	return out
}

// text checks the shape of the abilities; their sense is read elsewhere.
func (c *checker) text(lines []string) {
	if len(lines) > MaxLines {
		c.fail("text", "%d abilities; a card has at most %d", len(lines), MaxLines)
	}
	for i, l := range lines {
		field := fmt.Sprintf("text %d", i+1)
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

func (c *checker) allOf(field string, list, known []string) {
	if len(list) > len(known) {
		c.fail(field, "%d of them; at most %d", len(list), len(known))
	}
	for _, s := range list {
		c.oneOf(field, s, known)
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
