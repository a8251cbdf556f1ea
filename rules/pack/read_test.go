package pack

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"gorin/rules/value"
)

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
	cards, err := Read("small.toml", []byte(small), testGames)
	if err != nil {
		t.Fatal(err)
	}
	got, want := &cards[0], &Card{ID: "HL/W01-001", Game: "weiss", Kind: "character",
		Name: Words{Ja: "灯台守 ナギ", En: "Nagi, Keeper of the Light"}, Values: value.Of("colour", "blue", "level", 1, "power", 4500, "soul", 1, "triggers", []string{"soul"}, "traits", []Words{{Ja: "海", En: "Sea"}, {Ja: "灯", En: "灯"}}, "side", "weiss"),
		Title:       Words{Ja: "星見の灯台", En: "The Stargazers' Lighthouse"},
		Lines:       []string{"【永】 他のあなたの「潮騒」がいるなら、このカードのパワーを＋500。", "【永】 リンク「宝箱」"},
		QuotedNames: []Words{{Ja: "潮騒", En: "Sound of the Tide"}, {Ja: "宝箱", En: "Treasure Chest"}}}
	if !got.Equal(want) {
		t.Errorf("card 1:\n got %+v\nwant %+v", *got, *want)
	}
	glossary := fmt.Sprint(GlossaryOf(cards))
	if want := "{[{宝箱 Treasure Chest} {潮騒 Sound of the Tide} {灯台守 ナギ Nagi, Keeper of the Light}] [{traits 0 [] [] [{海 Sea}]}]}"; glossary != want {
		t.Errorf("glossary %s, want %s", glossary, want)
	}
}

// TestReadRefuses edits the small pack and expects one clear line for it.
func TestReadRefuses(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`game  = "weiss"`, `game = "chess"`, `p:2: game: no game "chess"; known: builddivide, weiss`},
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
		_, err := Read("p", []byte(in), testGames)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s instead of %s: error %v, want %s", c.to, c.from, err, c.want)
		}
	}
}

// TestReadFindsAll expects every wrong value to be named at once.
func TestReadFindsAll(t *testing.T) {
	in := strings.NewReplacer("soul   = 1", "soul = 12", "power  = 4500", "power = 1").Replace(small)
	_, err := Read("p", []byte(in), testGames)
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
		if _, err := Read(name, []byte(in), testGames); err == nil {
			t.Errorf("%s: no error", name)
		} else if len(err.Error()) > 10000 {
			t.Errorf("%s: an error of %d bytes", name, len(err.Error()))
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte(territory))
	f.Add([]byte("game = \"weiss\"\n[[card]]\nid = 1"))
	f.Fuzz(func(t *testing.T, data []byte) {
		cards, err := Read("fuzz", data, testGames)
		if err != nil && cards != nil {
			t.Error("cards beside an error")
		}
		if faults, ok := err.(Faults); err != nil && (!ok || len(faults) == 0) {
			t.Errorf("error %v", err)
		} else {
			for _, f := range faults {
				if f.Line < 0 || f.Line > 1+bytes.Count(data, []byte{'\n'}) || f.Words.Ja == "" || f.Words.En == "" {
					t.Errorf("fault %+v", f)
				}
			}
		}
		GlossaryOf(cards)
	})
}
