package pack

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gorin/rules/value"
)

// TestVerify: what packs hold is taken, whatever is changed on it is not, whichever
// pack it is from.
func TestVerify(t *testing.T) {
	weiss, err := Read("small", []byte(small), testGames)
	if err != nil {
		t.Fatal(err)
	}
	divide, err := Read("territory", []byte(territory), testGames)
	if err != nil {
		t.Fatal(err)
	}
	for _, cards := range [][]Card{weiss, divide} {
		if err := Verify(cards[0].Game, cards, testGames); err != nil {
			t.Error(err)
		}
	}
	at := func(cards []Card, kind string) int {
		return slices.IndexFunc(cards, func(c Card) bool { return c.Kind == kind })
	}
	ch, cx, te := at(weiss, "character"), at(weiss, "climax"), at(divide, "territory")
	for _, c := range []struct {
		cards []Card
		card  int
		bend  func(c *Card)
		want  string
	}{
		{weiss, ch, func(c *Card) { c.SetNumber("power", 1<<62) }, "power: 4611686018427387904 is not within 0 to 99500"},
		{weiss, ch, func(c *Card) { c.SetNumber("power", 4501) }, "power: 4501 is not a multiple"},
		{weiss, ch, func(c *Card) { c.SetNumber("level", -1) }, "level: -1 is not within 0 to 9"},
		{weiss, ch, func(c *Card) { c.SetNumber("soul", 10) }, "soul: 10 is not within"},
		{weiss, ch, func(c *Card) { c.SetNumber("cost", -1<<63) }, "cost: -9223372036854775808 is not within"},
		{weiss, ch, func(c *Card) { c.Kind = "dragon" }, `kind: no kind "dragon"`},
		{weiss, ch, func(c *Card) { c.Kind = "" }, `kind: no kind ""`},
		{weiss, ch, func(c *Card) { c.Game = "builddivide" }, "do not belong together"},
		{weiss, ch, func(c *Card) { c.SetKeys("triggers", slices.Repeat([]string{"soul"}, 32)) }, "triggers: 32 of them"},
		{weiss, ch, func(c *Card) { c.SetKeys("triggers", []string{"sole"}) }, `triggers: no triggers "sole"`},
		{weiss, ch, func(c *Card) { c.SetKeys("icons", []string{"x"}) }, `icons: no icons "x"`},
		{weiss, ch, func(c *Card) { c.SetWord("colour", "pink") }, `colour: no colour "pink"`},
		{weiss, ch, func(c *Card) { c.SetWord("side", "left") }, `side: no side "left"`},
		{weiss, ch, func(c *Card) { c.Name.Ja = "" }, "name: missing"},
		{weiss, ch, func(c *Card) { c.Name.Ja = "a\u202eb" }, "name: sign that changes direction"},
		{weiss, ch, func(c *Card) { c.Name.En = "a\x00b" }, "name: control character at byte 2"},
		{weiss, ch, func(c *Card) { c.Name.En = strings.Repeat("x", 201) }, "name: 201 characters"},
		{weiss, ch, func(c *Card) { c.ID = strings.Repeat("x", 201) }, "id: 201 characters"},
		{weiss, ch, func(c *Card) { c.ID = "" }, "id: missing"},
		{weiss, ch, func(c *Card) { c.ID = "HL/W01-002" }, "id: stands twice"},
		{weiss, ch, func(c *Card) { c.SetTags("traits", []Words{{Ja: "海", En: "a\nb"}}) }, "traits: control character"},
		{weiss, ch, func(c *Card) { c.SetTags("traits", make([]Words, 33)) }, "traits: 33 of them"},
		{weiss, ch, func(c *Card) { c.Title.En = "\u2066" }, "title: sign that changes direction"},
		{weiss, ch, func(c *Card) { c.Rarity = "\xff" }, "rarity: no text in UTF-8"},
		{weiss, ch, func(c *Card) { c.Artist = "\x1b" }, "artist: control character"},
		{weiss, ch, func(c *Card) { c.Flavour.Ja = "\u200f" }, "flavour: sign"},
		{weiss, ch, func(c *Card) { c.Lines = slices.Repeat([]string{"【永】 応援"}, 17) }, "text: 17 abilities"},
		{weiss, ch, func(c *Card) { c.Lines = []string{strings.Repeat("あ", 2001)} }, "text 1: 2001 characters"},
		{weiss, ch, func(c *Card) { c.Lines = []string{"\x00"} }, "text 1: control character"},
		{weiss, ch, func(c *Card) { c.QuotedNames = []Words{{Ja: "\u202e", En: "x"}} }, "text: sign"},
		{weiss, ch, func(c *Card) { c.Quoted.SetTags("traits", make([]Words, 257)) }, "text: it quotes 257 words"},
		{weiss, ch, func(c *Card) { c.Quoted.SetTags("identities", []Words{{Ja: "x", En: "\x07"}}) }, "text: control character"},
		{weiss, ch, func(c *Card) { c.Inert = []int{2} }, "text: a line that is not there"},
		{weiss, ch, func(c *Card) { c.SetNumber("hit", 1) }, "hit: a card of kind character has none"},
		{weiss, ch, func(c *Card) { c.SetCount("needs", "red", 1) }, "needs: a card of kind character has none"},
		{weiss, ch, func(c *Card) { c.SetWord("timing", "quick") }, "timing: a card of kind character has none"},
		{weiss, ch, func(c *Card) { c.SetKeys("subtypes", []string{"ace"}) }, "subtypes: a card of kind character has none"},
		{weiss, ch, func(c *Card) { c.SetKeys("colours", []string{"red"}) }, "colours: a card of kind character has none"},
		{weiss, ch, func(c *Card) { c.SetTags("titles", []Words{{Ja: "x", En: "x"}}) }, "titles: a card of kind character has none"},
		{weiss, ch, func(c *Card) { c.SetKeys("ability-icons", []string{"always/blitz"}) }, "ability-icons: a card of kind character has none"},
		{weiss, ch, func(c *Card) { c.Open = &Card{} }, "open: a card of kind character has none"},
		{weiss, cx, func(c *Card) { c.SetNumber("level", 1) }, "level: a card of kind climax has none"},
		{weiss, cx, func(c *Card) { c.SetNumber("power", 500) }, "power: a card of kind climax has none"},
		{divide, te, func(c *Card) { c.Open = nil }, "open: missing"},
		{divide, te, func(c *Card) { c.SetNumber("cost", 3) }, "cost: a card of kind territory has none"},
		{divide, te, func(c *Card) { o := *c.Open; o.SetNumber("cost", 21); c.Open = &o }, "open.cost: 21 is not within 0 to 20"},
		{divide, te, func(c *Card) { o := *c.Open; o.ID = "other"; c.Open = &o }, "do not belong together"},
		{divide, te, func(c *Card) { o := *c.Open; o.Open = c.Open; c.Open = &o }, "open: an opened face has no opened face"},
		{divide, te, func(c *Card) {
			o := *c.Open
			o.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "black", N: 1 << 62}, {Key: "blue", N: 1 << 62}}})
			c.Open = &o
		}, "open.needs: the parts do not make"},
		{divide, te, func(c *Card) {
			o := *c.Open
			o.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "black", N: -1}}})
			c.Open = &o
		}, "open.needs: -1 is less than 0"},
	} {
		cards := slices.Clone(c.cards)
		c.bend(&cards[c.card])
		err := Verify(c.cards[0].Game, cards, testGames)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %s", err, c.want)
		}
	}
	if err := Verify("chess", nil, testGames); err == nil {
		t.Error("cards of no game are taken")
	}
}

// TestVerifyShipped: the cards that ship are taken.
func TestVerifyShipped(t *testing.T) {
	files, err := filepath.Glob("../../assets/*/cards/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		cards, err := Read(name, data, testGames)
		if err != nil {
			t.Fatal(err)
		}
		if err := Verify(cards[0].Game, cards, testGames); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
