package deck

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// limits reads the line of a card that says how many copies of it there may be
// (5.1.2.4; 601-2), by game.
var limits = map[string]func(line string) (most int, ok bool){
	"weiss":       weissLimit,
	"builddivide": plainLimit,
}

// printedLimit reads the card's own text.
func printedLimit(c *pack.Card) (int, bool) {
	read := limits[c.Game]
	if read == nil {
		return 0, false
	}
	for i, line := range c.Lines {
		if c.IsInert(i) || !strings.Contains(line, "デッキ") { // most lines need not be read
			continue
		}
		if n, ok := read(line); ok {
			return n, true
		}
	}
	return 0, false
}

func weissLimit(line string) (int, bool) {
	n, err := text.Parse(text.Japanese, line, text.Weiss())
	return n.Num, err == nil && n.Kind == ability.DeckLimit
}

// limitLine is a line about copies as Build Divide writes it: the mark of a
// continuous ability may be missing (12.01.5.a.2), and the deck without a name
// is the main deck (601-2a).
var limitLine = regexp.MustCompile(`^(?:【永】[ 　]*)?このカード(?:と同じ(?:カード名|名前)のカード)?は、?(?:メイン)?デッキに(?:好きな枚数|([0-9０-９]{1,4})枚まで)入れることができる。(?:（[^（）]*）)?$`)

func plainLimit(line string) (int, bool) {
	m := limitLine.FindStringSubmatch(strings.TrimSpace(line))
	if m == nil {
		return 0, false
	}
	n, _ := strconv.Atoi(strings.Map(narrow, m[1])) // 0 for any number
	return n, m[1] == "" || n > 0
}

// narrow makes a full-width digit an ordinary one.
func narrow(r rune) rune {
	if r >= '０' && r <= '９' {
		return r - '０' + '0'
	}
	return r
}

// nameRule is the keyword that gives a card more names (1407-1a).
var nameRule = regexp.MustCompile(`^(?:【永】[ 　]*)?【名称ルール】[ 　]*((?:「[^「」]+」)+)`)

// names lists the names that a card has for the construction of decks: its own
// and those of its name rules (1407-3). Of a card with two faces it is the
// unopened one that counts (319-3).
func names(c *pack.Card) []string {
	out := []string{c.Name.Ja}
	if c.Game != "builddivide" {
		return out
	}
	for i, line := range c.Lines {
		m := nameRule.FindStringSubmatch(line)
		if m == nil || c.IsInert(i) {
			continue
		}
		for _, name := range strings.Split(strings.Trim(m[1], "「」"), "」「") {
			if !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}
