package builddivide

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// The parts of a deck beside the main deck (601-1, 602-1a).
const (
	dDeckPart     = "ddeck"
	territoryPart = "territory"
)

// deckBook is what the book says about constructed decks (601).
func deckBook() deck.Book {
	return deck.Book{
		Parts: []deck.Part{
			{Key: deck.Main, Words: lang.Words{"メインデッキ", "main deck"}, Zone: "deck", Word: ability.Deck},
			{Key: dDeckPart, Words: lang.Words{"Dデッキ", "D-deck"}, Zone: "d-deck", Word: lexicon.DDeck},
			{Key: territoryPart, Words: lang.Words{"テリトリー", "territory"}, Zone: "territory", Single: true, Kinds: []string{"territory"}},
		},
		Conditions: []deck.Condition{
			deck.Known("601-1"),
			deck.Between("601-1a", deck.Main, 40, 50),
			deck.Between("601-1a", dDeckPart, 0, 12),
			deck.SameName("601-1b", 4, deck.Main, dDeckPart),
			deck.Exactly("601-1c", 12, busters, deck.WithTrigger("buster"), lang.Words{"バスターアイコンのカード", "buster"}),
			deck.AtMost("601-1d", 12, shots, deck.WithTrigger("shot"), lang.Words{"ショットアイコンのカード", "shot"}),
			deck.None("601-1e", territoryCards, deck.OfKind("territory"), lang.Words{"テリトリー", "territory"}),
			deck.SameOpened("601-1e", 4, dDeckPart, territoryPart),
			deck.Unjudged("601-2"),
			deck.OwnText("601-2"),
			deck.Presented("602-1a", territoryPart),
			deck.Only("602-1a", territoryPart, lang.Words{"テリトリー", "a territory"}),
		},
		Limit: copyLimit,
		Names: deckNames,
		Building: &deck.Building{
			Clause: "601-2", About: aboutBuilding, Read: readBuilding, CanMatch: canBePrinted, Matches: isPrintedSo,
		},
	}
}

// The cards of which 601-1c, 601-1d and 601-1e say how many a main deck holds.
var (
	busters        = ability.N(ability.Cards, ability.Nothing, ability.Nothing, ability.N(ability.Card), ability.Num(ability.HasIcon, int(lexicon.TriggerBuster)))
	shots          = ability.N(ability.Cards, ability.Nothing, ability.Nothing, ability.N(ability.Card), ability.Num(ability.HasIcon, int(lexicon.TriggerShot)))
	territoryCards = ability.N(ability.Cards, ability.Nothing, ability.Nothing, ability.N(lexicon.Territory))
)

// aside is what stands in brackets of names and notes: nothing in it is about building.
var aside = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`「[^「」]*」|《[^《》]*》|〈[^〈〉]*〉|（[^（）]*）|\([^()]*\)`)
})

// aboutBuilding reports whether a line speaks of the construction of decks.
func aboutBuilding(line string) bool {
	if !strings.Contains(line, "構築") && !strings.Contains(line, "デッキ") {
		return false
	}
	line = aside().ReplaceAllString(line, "")
	return strings.Contains(line, "構築") || strings.Contains(line, "デッキ") && strings.Contains(line, "入れることができ")
}

// readBuilding reads such a line; the mark of a continuous ability may be missing.
func readBuilding(line string) (ability.Node, error) {
	n, err := text.Parse(text.Japanese, line, lexicon.New())
	if err != nil {
		if m, err := text.Parse(text.Japanese, "【永】"+line, lexicon.New()); err == nil {
			return m, nil
		}
	}
	return n, err
}

// limitLine is a line about copies as Build Divide writes it: the mark of a
// continuous ability may be missing (12.01.5.a.2), and the deck without a name
// is the main deck (601-2a).
var limitLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:【永】[ 　]*)?このカード(?:と同じ(?:カード名|名前)のカード)?は、?(?:メイン)?デッキに(?:好きな枚数|([0-9０-９]{1,4})枚まで)入れることができる。(?:（[^（）]*）)?$`)
})

func copyLimit(line string) (int, bool) {
	m := limitLine().FindStringSubmatch(strings.TrimSpace(line))
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
var nameRule = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:【永】[ 　]*)?【名称ルール】[ 　]*((?:「[^「」]+」)+)`)
})

// deckNames lists the names that a card has for the construction of decks: its own
// and those of its name rules (1407-3). Of a card with two faces it is the
// unopened one that counts (319-3).
func deckNames(c *pack.Card) []string {
	out := []string{c.Name[lang.Japanese]}
	for i, line := range c.Lines {
		m := nameRule().FindStringSubmatch(line)
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
