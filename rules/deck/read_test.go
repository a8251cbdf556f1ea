package deck

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gorin/rules/pack"
)

const small = `
game  = "made-up"
name  = { ja = "灯台のしらべ", en = "Song of the Lighthouse" }
about = { ja = "早く並べる。", en = "Fills the stage early." }
cards = [
  [4, "HL/W01-001"],
  [2, "HL/W01-002"],
]
`

// testKeys are those of the parts of the made-up game's decks.
var testKeys = Keys([]*Book{testBook()})

func TestRead(t *testing.T) {
	d, err := Read("decks/song.toml", []byte(small), testKeys)
	if err != nil {
		t.Fatal(err)
	}
	want := "{song made-up [灯台のしらべ Song of the Lighthouse] [早く並べる。 Fills the stage early.] [{4 HL/W01-001} {2 HL/W01-002}] [] []}"
	if got := fmt.Sprint(d); got != want || d.Size() != 6 {
		t.Errorf("%d cards, %s, want 6, %s", d.Size(), got, want)
	}
	d, err = Read("d", []byte("colours = [\"red\", \"blue\"]\n"+small), testKeys)
	if err != nil || !slices.Equal(d.Colours, []string{"red", "blue"}) {
		t.Errorf("colours %q, %v", d.Colours, err)
	}
	if text := string(Write(d, nil)); strings.Contains(text, "colours") {
		t.Errorf("a deck that is written down says its colours:\n%s", text)
	}
}

func TestReadRefuses(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`game  = "made-up"`, ``, `d: game: missing`},
		{`ja = "灯台のしらべ", `, ``, `d: name: missing in Japanese`},
		{`cards`, `card`, `d:5:1: unknown key "card"`},
		{`[4, "HL`, `[0, "HL`, `d: cards 1: 0 copies; want 1 to 1000`},
		{`[4, "HL`, `[1001, "HL`, `d: cards 1: 1001 copies`},
		{`[4, "HL`, `["HL`, `d: cards 1: want [count, "card"]`},
		{`[4, "HL`, `[4.0, "HL`, `d: cards 1: want [count, "card"]`},
		{`[2, "HL/W01-002"]`, `[2, ""]`, `d: cards 2: no card`},
		{`[2, "HL/W01-002"]`, `[2, "\u0007"]`, `d: cards 2: control character`},
		{`[2, "HL/W01-002"]`, strings.Repeat(`[1, "a"],`, MaxLines-1) + `[1, "a"]`, `d: cards: 501 lines; a deck has at most 500`},
		{`早く並べる。`, strings.Repeat("早", MaxAbout+1), `d: about: 1001 characters; at most 1000`},
		{`cards`, `side = [[0, "a"]]
cards`, `d: side 1: 0 copies; want 1 to 1000`},
		{`cards`, `side = [` + strings.Repeat(`[1, "a"],`, MaxLines+1) + `]
cards`, `d: side: 501 lines; a deck has at most 500`},
		{`cards`, `captain = "\u0007"
cards`, `d: captain: control character`},
		{`cards`, `captain = 3
cards`, `d: captain: want [[count, "card"]] or "card"`},
		{`cards`, `side = [3]
cards`, `d: side 1: want [count, "card"]`},
		{`cards`, `colours = ["red", "\u0007"]
cards`, `d: colours: control character`},
		{`cards`, `colours = ["` + strings.Repeat("r", maxColours+1) + `"]
cards`, `d: colours: 11 characters; at most 10`},
		{`cards`, `colours = [` + strings.Repeat(`"red",`, maxColours+1) + `]
cards`, `d: colours: 11; at most 10`},
		{`cards`, `colours = 3
cards`, `d:`},
		{`]`, ``, `d:`},
		{`game`, strings.Repeat("#", MaxBytes), `bytes; a deck has at most 65536`},
	} {
		in := strings.Replace(small, c.from, c.to, 1)
		if _, err := Read("d", []byte(in), testKeys); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.40s instead of %s: error %v, want %s", c.to, c.from, err, c.want)
		}
	}
}

func TestReadParts(t *testing.T) {
	in := strings.Replace(small, "cards", "side = [[1, \"GL-060\"], [4, \"GL-061\"]]\ncaptain = \"GL-050\"\ncards", 1)
	d, err := Read("d", []byte(in), testKeys)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(d.Beside, " ", d.Size()); got != "[{side [{1 GL-060} {4 GL-061}]} {captain [{1 GL-050}]}] 6" {
		t.Error(got)
	}
}

const inPack = `
game  = "made-up"
title = { ja = "灯台" }
[words]
"海" = "Sea"
[[card]]
id = "anything that package pack would read"
[[deck]]
name  = { ja = "一" }
cards = [[4, "HL/W01-001"]]
[[deck]]
name  = { ja = "二", en = "Two" }
cards = [[2, "HL/W01-001"], [1, "HL/W01-002"]]
`

func TestReadPack(t *testing.T) {
	decks, err := ReadPack("dir/own.toml", []byte(inPack), testKeys)
	want := "[{own-1 made-up [一 一] [ ] [{4 HL/W01-001}] [] []} {own-2 made-up [二 Two] [ ] [{2 HL/W01-001} {1 HL/W01-002}] [] []}]"
	if got := fmt.Sprint(decks); err != nil || got != want {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
	for _, c := range []struct{ from, to, want string }{
		{`[[2, "HL/W01-001"]`, `[[0, "HL/W01-001"]`, "p: deck 2: cards 1: 0 copies; want 1 to 1000"},
		{`"二"`, `""`, "p: deck 2: name: missing in Japanese"},
		{`cards = [[4`, `card = [[4`, `p:10:1: unknown key "deck.card"`},
		{`game `, `gam `, `p:2:1: unknown key "gam"`},
		{`[[deck]]`, strings.Repeat("[[deck]]\n", MaxDecks), "p: deck: 51 decks; a pack has at most 50"},
		{`"海" = "Sea"`, strings.Repeat("#", pack.MaxBytes), "bytes; a pack has at most 4194304"},
	} {
		in := strings.Replace(inPack, c.from, c.to, 1)
		if decks, err := ReadPack("p", []byte(in), testKeys); err == nil || decks != nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.40s instead of %s: error %v, want %s", c.to, c.from, err, c.want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte(inPack))
	f.Add([]byte("game = \"made-up\"\nname = { ja = \"x\" }\ncaptain = \"t\"\nside = [[1, \"t2\"]]\ncards = [[4, \"l0\"]]"))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := Read("fuzz", data, testKeys)
		if err == nil {
			d.Game = "made-up"
			Check(d, testCards(), testBook())
		}
		decks, err := ReadPack("fuzz", data, testKeys)
		for _, d := range decks {
			d.Game = "made-up"
			Check(d, testCards(), testBook())
		}
		if err != nil && decks != nil {
			t.Error("decks beside an error")
		}
	})
}
