package rulebook

import (
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/deck"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
	"gorin/rules/value"
)

// least is a game that hands over no more than it has to.
func least() Game {
	return Game{Key: "made-up", Version: "1", Players: 3, Tables: new(uint64), Clause: `\d+`,
		Cites:   Cites{Players: "1", Concede: "2"},
		Values:  value.List{Game: "made-up", Kinds: []value.Kind{{Key: "card"}}},
		Deck:    deck.Book{Parts: []deck.Part{{Key: deck.Main, Words: lang.Words{"山", "deck"}, Zone: "deck"}}, Conditions: []deck.Condition{deck.Known("1")}},
		Lexicon: func([]pack.Card) *text.Lexicon { return nil }, Read: func(string, *text.Lexicon) (n ability.Node, err error) { return n, err },
		Compile: func([]pack.Card) (*cards.Set, error) { return nil, nil },
		Start:   Start{Start: func(*kernel.Machine) {}},
		Positions: Positions{StartAt: func(*kernel.Machine, string, int8, int8, uint16, int8, int) bool { return true },
			TimingOf: func(*kernel.Machine) (string, int) { return "", 0 }},
		Names: Names{Phases: []string{"only"}},
		Messages: Messages{Told: func(*kernel.Event) bool { return true }, IsPhase: func(*kernel.Event) bool { return false },
			IsTurn: func(uint16) bool { return false }},
		Zones:    []Zone{{ZoneSpec: kernel.ZoneSpec{Key: "deck"}}},
		Notation: Notation{Kinds: []KindOfCard{{Key: "card"}}},
	}
}

// numbered is so many names.
func numbered(n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = "n" + strconv.Itoa(i)
	}
	return names
}

// TestClose: a game that says no more than it has to can be asked everything; each thing
// that has to be said is missed, and what there is no room for is refused.
func TestClose(t *testing.T) {
	g, err := Close(least())
	if err != nil {
		t.Fatal(err)
	}
	n, _, named := g.EventNumber(&kernel.Event{N: 3})
	kind, a, d := g.Attack(nil)
	if one, two := g.AskAbout(nil, nil); one != 0 || two != 0 {
		t.Error("a question is about cards that nobody names")
	}
	if g.Deck.Home("", "hand") != "deck" || g.OptionNumber(nil, &kernel.Option{N: 7}) != 7 || n != 3 || named || g.CostItem(nil) != -1 ||
		kind != "" || a != 0 || d != 0 || g.Under(nil, 0) != kernel.NoZone || g.Place(nil, 0, false) || g.Opened(nil, 0) ||
		g.WhyNot(nil, 0, 0) != nil || g.Lasting(nil) != nil || g.Variant(nil) != "" || g.AskVariant(nil, nil) != "" || g.EventVariant(nil, nil) != "" ||
		g.IsMirror(nil, nil) || g.IconOfLine(nil, 0) != 0 || g.NeverResolved(nil, 0) || g.Unlisted(nil, 0) {
		t.Error("a hook that the game does not have does something")
	}
	for _, key := range []string{ability.NumBan, ability.NumStat, ability.NumIcon, ability.NumColour} {
		g := least()
		g.Terms = func() (*ability.Vocabulary, error) {
			return ability.NewVocabulary(ability.Words{Numbers: map[string][]string{key: numbered(65)}})
		}
		if _, err := Close(g); err == nil || !strings.Contains(err.Error(), "65 of "+key+"; there is room for") {
			t.Errorf("%s: %v", key, err)
		}
	}
	keywords := make([]ability.KeywordSpec, 65)
	for i := range keywords {
		keywords[i] = ability.KeywordSpec{Keyword: ability.Keyword(i), Name: "n" + strconv.Itoa(i)}
	}
	g65 := least()
	g65.Terms = func() (*ability.Vocabulary, error) { return ability.NewVocabulary(ability.Words{Keywords: keywords}) }
	if _, err := Close(g65); err == nil || !strings.Contains(err.Error(), "there is room for") {
		t.Errorf("keywords: %v", err)
	}
	for want, spoil := range map[string]func(*Game){
		"Key":                                   func(g *Game) { g.Key = "" },
		"Version":                               func(g *Game) { g.Version = "" },
		"Players":                               func(g *Game) { g.Players = 1 },
		"Tables":                                func(g *Game) { g.Tables = nil },
		"Known":                                 func(g *Game) { g.Files = fstest.MapFS{cards.KnownFile: {}} },
		"Clause":                                func(g *Game) { g.Clause = "" },
		"its clauses":                           func(g *Game) { g.Clause = "(" },
		"Cites":                                 func(g *Game) { g.Cites.Concede = "" },
		"Values":                                func(g *Game) { g.Values.Game = "other" },
		"Deck":                                  func(g *Game) { g.Deck = deck.Book{} },
		"Lexicon":                               func(g *Game) { g.Read = nil },
		"Compile":                               func(g *Game) { g.Compile = nil },
		"first part":                            func(g *Game) { g.Deck.Parts = nil },
		"zone \"box\"":                          func(g *Game) { g.Deck.Parts[0].Zone = "box" },
		"kind \"bell\"":                         func(g *Game) { g.Deck.Parts[0].Kinds = []string{"bell"} },
		"9 parts":                               func(g *Game) { g.Deck.Parts = append(g.Deck.Parts, make([]deck.Part, 8)...) },
		"Start":                                 func(g *Game) { g.Start.Start = nil },
		"StartAt":                               func(g *Game) { g.StartAt = nil },
		"Phases":                                func(g *Game) { g.Phases = nil },
		"Told":                                  func(g *Game) { g.IsTurn = nil },
		"Notation":                              func(g *Game) { g.Notation = Notation{} },
		"9 numbers of a card change":            func(g *Game) { g.Values.Declared = numbersKept(9) },
		"9 kinds of cards; there is room for 8": func(g *Game) { g.Kinds = make([]string, 9) },
		"9 numbers of a player; there is room for 8":  func(g *Game) { g.Player = make([]PlayerValue, 9) },
		`the number "x" of a player`:                  func(g *Game) { g.Player = []PlayerValue{{Key: "x"}} },
		"65 kinds of zones; there is room for 64":     func(g *Game) { g.Zones = make([]Zone, 65) },
		`zone "deck" is declared twice`:               func(g *Game) { g.Zones = append(g.Zones, g.Zones[0]) },
		"does not say Zones":                          func(g *Game) { g.Zones = nil },
		"7 players; there is room for 6":              func(g *Game) { g.Players = 7 },
		"257 phases and steps; there is room for 256": func(g *Game) { g.Phases = make([]string, 257) },
		"65 kinds of events; there is room for 64":    func(g *Game) { g.Events[64] = "dawn" },
	} {
		g := least()
		spoil(&g)
		if _, err := Close(g); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

// numbersKept are so many numbers that the machine keeps.
func numbersKept(n int) (list []value.Declared) {
	for i := range n {
		list = append(list, value.Declared{Kept: value.InNumber, Num: i})
	}
	return list
}
