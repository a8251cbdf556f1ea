package weiss_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	. "gorin/rules/pack"
	"gorin/rules/value"
	"gorin/rules/weiss"
)

// packGames are the declarations by which these tests read packs.
var packGames = func() Games {
	g := weiss.Rulebook()
	return Games{&g.Values}
}()

const small = `
game  = "weiss"
title = { ja = "星見の灯台", en = "The Stargazers' Lighthouse" }
side  = "weiss"

[words]
"海" = "Sea"
"宝箱" = "Treasure Chest"

[[card]]
id     = "HL/W01-001"
kind   = "character"
name   = { ja = "灯台守 ナギ", en = "Nagi, Keeper of the Light" }
colour = "blue"
level  = 1
cost   = 0
power  = 4500
soul   = 1
triggers = ["soul"]
traits = ["海", "灯"]
text   = ["【永】 他のあなたの「潮騒」がいるなら、このカードのパワーを＋500。", "【永】 リンク「宝箱」"]

[[card]]
id     = "HL/W01-002"
kind   = "climax"
name   = { ja = "潮騒", en = "Sound of the Tide" }
colour = "blue"
`

func TestRead(t *testing.T) {
	cards, err := Read("small.toml", []byte(small), packGames)
	if err != nil {
		t.Fatal(err)
	}
	got, want := &cards[0], &Card{ID: "HL/W01-001", Game: "weiss", Kind: "character",
		Name: lang.Words{"灯台守 ナギ", "Nagi, Keeper of the Light"}, Values: value.Of("colour", "blue", "level", 1, "power", 4500, "soul", 1, "triggers", []string{"soul"}, "traits", []lang.Words{{"海", "Sea"}, {"灯", "灯"}}, "side", "weiss"),
		Title:       lang.Words{"星見の灯台", "The Stargazers' Lighthouse"},
		Lines:       []string{"【永】 他のあなたの「潮騒」がいるなら、このカードのパワーを＋500。", "【永】 リンク「宝箱」"},
		QuotedNames: []lang.Words{{"潮騒", "Sound of the Tide"}, {"宝箱", "Treasure Chest"}}}
	if !got.Equal(want) {
		t.Errorf("card 1:\n got %+v\nwant %+v", *got, *want)
	}
	glossary := fmt.Sprint(GlossaryOf(cards))
	if want := "{[[宝箱 Treasure Chest] [潮騒 Sound of the Tide] [灯台守 ナギ Nagi, Keeper of the Light]] [{traits 0 [] [] [[海 Sea]]}]}"; glossary != want {
		t.Errorf("glossary %s, want %s", glossary, want)
	}
}

// TestReadRefuses edits the small pack and expects one clear line for it.
func TestReadRefuses(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`game  = "weiss"`, `game = "chess"`, `p:2: game: no game "chess"; known: weiss`},
		{`soul   = 1`, `souls = 1`, `p:18:1: unknown key "card.souls"`},
		{`soul   = 1`, `soul = "one"`, `p:18:`},
		{`soul   = 1`, `soul = `, `p:18:`},
		{`soul   = 1`, ``, `p:10:HL/W01-001: soul: missing; a card of kind character has one`},
		{`soul   = 1`, `soul = 10`, `p:18:HL/W01-001: soul: 10 is not within 0 to 9`},
		{`level  = 1`, `level = -1`, `p:15:HL/W01-001: level: -1 is not within 0 to 9`},
		{`power  = 4500`, `power = 4600`, `p:17:HL/W01-001: power: 4600 is not a multiple of 500`},
		{`power  = 4500`, `power = 100000`, `p:17:HL/W01-001: power: 100000 is not within 0 to 99500`},
		{`"soul"]`, `"sole"]`, `p:19:HL/W01-001: triggers: no triggers "sole"; known: soul, return`},
		{`kind   = "climax"`, `kind = "Climax"`, `p:25:HL/W01-002: kind: no kind "Climax"; known: character, climax, event`},
		{`kind   = "climax"`, "kind = \"climax\"\nlevel = 0", `p:26:HL/W01-002: level: a card of kind climax has none`},
		{`kind   = "climax"`, "kind = \"climax\"\ntraits = [\"海\"]", `p:26:HL/W01-002: traits: a card of kind climax has none`},
		{`"HL/W01-002"`, `"HL/W01-001"`, `p:24:HL/W01-001: id: stands twice in this pack`},
		{`id     = "HL/W01-002"`, ``, `p:23:card 2: id: missing`},
		{`"海", "灯"`, `"海", "海"`, `p:20:HL/W01-001: traits: 海 stands twice`},
		{`"宝箱" = "Treasure Chest"`, `"宝箱" = "Sea"`, `p:6: words: "Sea" is English for both`},
		{`"Sound of the Tide"`, `"Nagi, Keeper of the Light"`, `p:26:HL/W01-002: name: "Nagi, Keeper of the Light" is English for both`},
		{`リンク「宝箱」`, `リンク\u0000「宝箱」`, `p:21:HL/W01-001: text 2: control character at byte`},
		{`【永】 リンク「宝箱」`, strings.Repeat("あ", MaxLine+1), `p:21:HL/W01-001: text 2: 2001 characters; an ability has at most 2000`},
		{`colour = "blue"`, `colour = "pink"`, `p:14:HL/W01-001: colour: no colour "pink"; known: yellow, green`},
	} {
		in := strings.Replace(small, c.from, c.to, 1)
		if in == small {
			t.Fatalf("%q does not stand in the pack", c.from)
		}
		_, err := Read("p", []byte(in), packGames)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s instead of %s: error %v, want %s", c.to, c.from, err, c.want)
		}
	}
}

// TestReadFindsAll expects every wrong value to be named at once.
func TestReadFindsAll(t *testing.T) {
	in := strings.NewReplacer("soul   = 1", "soul = 12", "power  = 4500", "power = 1").Replace(small)
	_, err := Read("p", []byte(in), packGames)
	if err == nil || strings.Count(err.Error(), "\n") != 1 {
		t.Errorf("error %v, want two lines", err)
	}
}

func TestReadHuge(t *testing.T) {
	for name, in := range map[string]string{
		"bytes": strings.Repeat("#", MaxBytes+1),
		"cards": "game = \"weiss\"\n" + strings.Repeat("[[card]]\n", MaxCards+1),
		"depth": "game = " + strings.Repeat("[", MaxBytes-10),
		"table": strings.Repeat("a.", MaxBytes/2-10) + "a = 1",
	} {
		if _, err := Read(name, []byte(in), packGames); err == nil {
			t.Errorf("%s: no error", name)
		} else if len(err.Error()) > 10000 {
			t.Errorf("%s: an error of %d bytes", name, len(err.Error()))
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte("game = \"weiss\"\n[[card]]\nid = 1"))
	f.Fuzz(func(t *testing.T, data []byte) {
		cards, err := Read("fuzz", data, packGames)
		if err != nil && cards != nil {
			t.Error("cards beside an error")
		}
		if faults, ok := err.(Faults); err != nil && (!ok || len(faults) == 0) {
			t.Errorf("error %v", err)
		} else {
			for _, f := range faults {
				if f.Line < 0 || f.Line > 1+bytes.Count(data, []byte{'\n'}) || f.Words[rules.Japanese] == "" || f.Words[rules.English] == "" {
					t.Errorf("fault %+v", f)
				}
			}
		}
		GlossaryOf(cards)
	})
}

// TestVerify: what a pack holds is taken, whatever is changed on it is not.
func TestVerify(t *testing.T) {
	cards, err := Read("p", []byte(small), packGames)
	if err != nil {
		t.Fatal(err)
	}
	if err := Verify("weiss", cards, packGames); err != nil {
		t.Error(err)
	}
	ch := slices.IndexFunc(cards, func(c Card) bool { return c.Kind == "character" })
	cx := slices.IndexFunc(cards, func(c Card) bool { return c.Kind == "climax" })
	for _, c := range []struct {
		card int
		bend func(c *Card)
		want string
	}{
		{ch, func(c *Card) { c.SetNumber("power", 1<<62) }, "power: 4611686018427387904 is not within 0 to 99500"},
		{ch, func(c *Card) { c.SetNumber("power", 4501) }, "power: 4501 is not a multiple"},
		{ch, func(c *Card) { c.SetNumber("level", -1) }, "level: -1 is not within 0 to 9"},
		{ch, func(c *Card) { c.SetNumber("soul", 10) }, "soul: 10 is not within"},
		{ch, func(c *Card) { c.SetNumber("cost", -1<<63) }, "cost: -9223372036854775808 is not within"},
		{ch, func(c *Card) { c.Kind = "dragon" }, `kind: no kind "dragon"`},
		{ch, func(c *Card) { c.Kind = "" }, `kind: no kind ""`},
		{ch, func(c *Card) { c.Game = "chess" }, "do not belong together"},
		{ch, func(c *Card) { c.SetKeys("triggers", slices.Repeat([]string{"soul"}, 32)) }, "triggers: 32 of them"},
		{ch, func(c *Card) { c.SetKeys("triggers", []string{"sole"}) }, `triggers: no triggers "sole"`},
		{ch, func(c *Card) { c.SetKeys("icons", []string{"x"}) }, `icons: no icons "x"`},
		{ch, func(c *Card) { c.SetWord("colour", "pink") }, `colour: no colour "pink"`},
		{ch, func(c *Card) { c.SetWord("side", "left") }, `side: no side "left"`},
		{ch, func(c *Card) { c.Name[rules.Japanese] = "" }, "name: missing"},
		{ch, func(c *Card) { c.Name[rules.Japanese] = "a\u202eb" }, "name: sign that changes direction"},
		{ch, func(c *Card) { c.Name[rules.English] = "a\x00b" }, "name: control character at byte 2"},
		{ch, func(c *Card) { c.Name[rules.English] = strings.Repeat("x", 201) }, "name: 201 characters"},
		{ch, func(c *Card) { c.ID = strings.Repeat("x", 201) }, "id: 201 characters"},
		{ch, func(c *Card) { c.ID = "" }, "id: missing"},
		{ch, func(c *Card) { c.ID = "HL/W01-002" }, "id: stands twice"},
		{ch, func(c *Card) { c.SetTags("traits", []lang.Words{{"海", "a\nb"}}) }, "traits: control character"},
		{ch, func(c *Card) { c.SetTags("traits", make([]lang.Words, 33)) }, "traits: 33 of them"},
		{ch, func(c *Card) { c.Title[rules.English] = "\u2066" }, "title: sign that changes direction"},
		{ch, func(c *Card) { c.Rarity = "\xff" }, "rarity: no text in UTF-8"},
		{ch, func(c *Card) { c.Artist = "\x1b" }, "artist: control character"},
		{ch, func(c *Card) { c.Flavour[rules.Japanese] = "\u200f" }, "flavour: sign"},
		{ch, func(c *Card) { c.Lines = slices.Repeat([]string{"【永】 応援"}, 17) }, "text: 17 abilities"},
		{ch, func(c *Card) { c.Lines = []string{strings.Repeat("あ", 2001)} }, "text 1: 2001 characters"},
		{ch, func(c *Card) { c.Lines = []string{"\x00"} }, "text 1: control character"},
		{ch, func(c *Card) { c.QuotedNames = []lang.Words{{"\u202e", "x"}} }, "text: sign"},
		{ch, func(c *Card) { c.Quoted.SetTags("traits", make([]lang.Words, 257)) }, "text: it quotes 257 words"},
		{ch, func(c *Card) { c.Quoted.SetTags("identities", []lang.Words{{"x", "\x07"}}) }, "text: control character"},
		{ch, func(c *Card) { c.Inert = []int{2} }, "text: a line that is not there"},
		{ch, func(c *Card) { c.SetNumber("hit", 1) }, "hit: a card of kind character has none"},
		{ch, func(c *Card) { c.SetCount("needs", "red", 1) }, "needs: a card of kind character has none"},
		{ch, func(c *Card) { c.SetWord("timing", "quick") }, "timing: a card of kind character has none"},
		{ch, func(c *Card) { c.SetKeys("subtypes", []string{"ace"}) }, "subtypes: a card of kind character has none"},
		{ch, func(c *Card) { c.SetKeys("colours", []string{"red"}) }, "colours: a card of kind character has none"},
		{ch, func(c *Card) { c.SetTags("titles", []lang.Words{{"x", "x"}}) }, "titles: a card of kind character has none"},
		{ch, func(c *Card) { c.SetKeys("ability-icons", []string{"always/blitz"}) }, "ability-icons: a card of kind character has none"},
		{ch, func(c *Card) { c.Open = &Card{} }, "open: a card of kind character has none"},
		{cx, func(c *Card) { c.SetNumber("level", 1) }, "level: a card of kind climax has none"},
		{cx, func(c *Card) { c.SetNumber("power", 500) }, "power: a card of kind climax has none"},
	} {
		list := slices.Clone(cards)
		c.bend(&list[c.card])
		err := Verify("weiss", list, packGames)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %s", err, c.want)
		}
	}
	if err := Verify("chess", nil, packGames); err == nil {
		t.Error("cards of no game are taken")
	}
}

// TestVerifyShipped: the cards that ship are taken.
func TestVerifyShipped(t *testing.T) {
	cards, _, err := rules.Shipped("weiss")
	if err != nil {
		t.Fatal(err)
	}
	if err := Verify("weiss", cards, packGames); err != nil {
		t.Error(err)
	}
}
