package builddivide_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/builddivide"
	"gorin/rules/lang"
	. "gorin/rules/pack"
	"gorin/rules/value"
)

// packGames are the declarations by which these tests read packs.
var packGames = func() Games {
	g := builddivide.Rulebook()
	return Games{&g.Values}
}()

const territory = `
game  = "builddivide"
title = { ja = "硝子の都", en = "City of Glass" }

[words]
"騎士" = "Knight"
"都の守り" = "Guard of the City"
"ルカ" = "Luca"
"錬成" = "Alchemy"

[[card]]
id       = "GL-001"
kind     = "unit"
subtypes = ["ace"]
name     = { ja = "硝子の騎士 ルカ", en = "Luca, Knight of Glass" }
colours  = ["blue"]
cost     = 4
timing   = "quick"
power    = 4500
hit      = 1
triggers = ["buster"]
titles   = ["都の守り"]
attributes = ["騎士"]
identities = ["ルカ"]
ability-icons = ["your-turn/power+1000"]
text     = ["〈騎士〉《ルカ》「錬成」「灯る都」"]

[[card]]
id      = "GL-002"
kind    = "command"
name    = { ja = "砕ける鐘", en = "Shattering Bell" }
colours = ["blue", "red"]
cost    = 3
needs   = { blue = 1, red = 1, generic = 1 }
triggers = ["shot"]

[[card]]
id     = "GL-050"
kind   = "territory"
name   = { ja = "眠る都", en = "Sleeping City" }
titles = ["都の守り"]
[card.open]
name    = { ja = "灯る都", en = "City of Lights" }
colours = ["red"]
cost    = 6
titles  = ["都の守り"]
attributes = ["騎士"]
power   = 7000
hit     = 2
text    = ["「眠る都」"]
flavour = { ja = "夜が来る。" }
`

func readTerritory(t *testing.T) []Card {
	t.Helper()
	cards, err := Read("small.toml", []byte(territory), packGames)
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

func TestReadUnit(t *testing.T) {
	want := &Card{ID: "GL-001", Game: "builddivide", Kind: "unit", Values: value.Of("subtypes", []string{"ace"}, "colours", []string{"blue"}, "cost", 4, "needs", []value.Count{{Key: "blue", N: 1}, {Key: "generic", N: 3}}, "timing", "quick", "power", 4500, "hit", 1, "triggers", []string{"buster"}, "titles", []lang.Words{{"都の守り", "Guard of the City"}}, "attributes", []lang.Words{{"騎士", "Knight"}}, "identities", []lang.Words{{"ルカ", "Luca"}}, "ability-icons", []string{"your-turn/power+1000"}), Quoted: value.Of("attributes", []lang.Words{{"騎士", "Knight"}}, "identities", []lang.Words{{"ルカ", "Luca"}}),
		Name:        lang.Words{"硝子の騎士 ルカ", "Luca, Knight of Glass"},
		Title:       lang.Words{"硝子の都", "City of Glass"},
		Lines:       []string{"〈騎士〉《ルカ》「錬成」「灯る都」"},
		QuotedNames: []lang.Words{{"錬成", "Alchemy"}, {"灯る都", "City of Lights"}}}
	if got := &readTerritory(t)[0]; !got.Equal(want) {
		t.Errorf("got  %+v\nwant %+v", *got, *want)
	}
}

// TestReadTerritory: 319-2, the faces differ and the card is one.
func TestReadTerritory(t *testing.T) {
	title, titles := lang.Words{"硝子の都", "City of Glass"}, []lang.Words{{"都の守り", "Guard of the City"}}
	want := &Card{ID: "GL-050", Game: "builddivide", Kind: "territory", Name: lang.Words{"眠る都", "Sleeping City"}, Title: title, Values: value.Of("titles", titles),
		Open: &Card{ID: "GL-050+", Game: "builddivide", Kind: "territory", Name: lang.Words{"灯る都", "City of Lights"}, Title: title, Values: value.Of("titles", titles, "colours", []string{"red"}, "cost", 6, "needs", []value.Count{{Key: "red", N: 1}, {Key: "generic", N: 5}}, "attributes", []lang.Words{{"騎士", "Knight"}}, "power", 7000, "hit", 2),
			Lines: []string{"「眠る都」"}, Flavour: lang.Words{"夜が来る。"}, QuotedNames: []lang.Words{{"眠る都", "Sleeping City"}}}}
	if got := &readTerritory(t)[2]; !got.Equal(want) {
		t.Errorf("got  %+v %+v\nwant %+v %+v", *got, *got.Open, *want, *want.Open)
	}
}

func TestGlossaryOfFaces(t *testing.T) {
	got := fmt.Sprint(GlossaryOf(readTerritory(t)))
	want := "{[[灯る都 City of Lights] [眠る都 Sleeping City] [砕ける鐘 Shattering Bell] [硝子の騎士 ルカ Luca, Knight of Glass] [錬成 Alchemy]]" +
		" [{attributes 0 [] [] [[騎士 Knight]]} {identities 0 [] [] [[ルカ Luca]]} {titles 0 [] [] [[都の守り Guard of the City]]}]}"
	if got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestGlossaryOfEvols: the names of a card's evol costs (1409-5) stand without 「」.
func TestGlossaryOfEvols(t *testing.T) {
	in := strings.NewReplacer("[words]", "[words]\n\"花\" = \"Flower\"\n\"実\" = \"Fruit\"",
		`["〈騎士〉《ルカ》「錬成」「灯る都」"]`, `["【エヴォル-花〔青①〕】／【エヴォル-実〔青②〕】", "【エヴォル〔②〕】"]`).Replace(territory)
	cards, err := Read("p", []byte(in), packGames)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(cards[0].QuotedNames); got != "[[花 Flower] [実 Fruit]]" {
		t.Error(got)
	}
}

// TestNeeds: 306-2d and the sum of 3.06.2.a.1.
func TestNeeds(t *testing.T) {
	for _, c := range []struct {
		lines string
		want  string
		err   string
	}{
		{`colours = ["black"]; cost = 0`, "", ""},
		{`colours = ["black"]; cost = 1`, "{black 1}", ""},
		{`colours = ["white"]; cost = 2`, "{generic 1} {white 1}", ""},
		{`cost = 2`, "{generic 2}", ""},
		{`colours = []; cost = 1`, "{generic 1}", ""},
		{`colours = ["red"]; cost = 20`, "{generic 19} {red 1}", ""},
		{`colours = ["red"]; cost = 21`, "", "cost: 21 is not within 0 to 20"},
		{`colours = ["red"]; cost = 2; needs = { red = 2 }`, "{red 2}", ""},
		{`colours = ["red"]; cost = 2; needs = { red = 1 }`, "", "needs: the parts do not make the cost, 2"},
		{`colours = ["red"]; cost = 2; needs = { red = 2, generic = 1 }`, "", "needs: the parts do not make the cost, 2"},
		{`colours = ["red"]; cost = 2; needs = { red = 3, generic = -1 }`, "", "needs: -1 is less than 0"},
		{`colours = ["red"]; cost = 2; needs = { green = 2 }`, "", `unknown key "card.green"`},
		{`colours = ["black", "red"]; cost = 2`, "", "needs: missing; a card of several colours"},
		{`colours = ["black", "red"]; cost = 2; needs = { black = 1, red = 1 }`, "{black 1} {red 1}", ""},
	} {
		in := "game = \"builddivide\"\n[[card]]\nid = \"x\"\nkind = \"command\"\nname = { ja = \"x\" }\n" + strings.ReplaceAll(c.lines, "; ", "\n")
		cards, err := Read("p", []byte(in), packGames)
		switch {
		case c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)):
			t.Errorf("%s: error %v, want %s", c.lines, err, c.err)
		case c.err == "" && (err != nil || strings.Trim(fmt.Sprint(cards[0].Get("needs").Counts), "[]") != c.want):
			t.Errorf("%s: %+v, %v, want %+v", c.lines, cards, err, c.want)
		}
	}
}

// TestReadRefusesFaces edits the small pack and expects one clear line for it.
func TestReadRefusesFaces(t *testing.T) {
	eight := strings.Repeat(`"always/blitz", `, MaxPairs)
	for _, c := range []struct{ from, to, want string }{
		{`kind     = "unit"`, `kind = "character"`, `p:13:GL-001: kind: no kind "character"; known: command, territory, unit`},
		{`"ace"]`, `"king"]`, `p:14:GL-001: subtypes: no subtypes "king"; known: ace`},
		{`"quick"`, `"slow"`, `p:18:GL-001: timing: no timing "slow"; known: quick`},
		{`"buster"]`, `"soul"]`, `p:21:GL-001: triggers: no triggers "soul"; known: buster, shot`},
		{`["blue", "red"]`, `["blue", "green"]`, `p:32:GL-002: colours: no colours "green"; known: black, blue, white, red`},
		{`["blue", "red"]`, `["blue", "blue"]`, `p:32:GL-002: colours: blue stands twice`},
		{`hit      = 1`, `hit = 10`, `p:20:GL-001: hit: 10 is not within 0 to 9`},
		{`hit      = 1`, `hit = -1`, `p:20:GL-001: hit: -1 is not within 0 to 9`},
		{`hit      = 1`, ``, `p:11:GL-001: hit: missing; a card of kind unit has one`},
		{`power    = 4500`, `power = 4750`, `p:19:GL-001: power: 4750 is not a multiple of 500`},
		{`power    = 4500`, `power = 100000`, `p:19:GL-001: power: 100000 is not within 0 to 99500`},
		{`cost    = 3`, "cost = 3\npower = 500", `p:34:GL-002: power: a card of kind command has none`},
		{`cost    = 3`, "cost = 3\ncolour = \"red\"", `p:34:1: unknown key "card.colour"`},
		{`cost    = 3`, "cost = 3\nside = \"left\"", `p:34:1: unknown key "card.side"`},
		{`cost    = 3`, "cost = 3\ntitles = [\"x\"]", `p:34:GL-002: titles: a card of kind command has none`},
		{`triggers = ["shot"]`, "triggers = [\"shot\"]\n[card.open]\ncost = 3", `p:36:GL-002: open: a card of kind command has none`},
		{`attributes = ["騎士"]`, `traits = ["騎士"]`, `p:23:1: unknown key "card.traits"`},
		{`attributes = ["騎士"]`, `attributes = ["騎士", "騎士"]`, `p:23:GL-001: attributes: 騎士 stands twice`},
		{`identities = ["ルカ"]`, `identities = [""]`, `p:24:GL-001: identities: missing`},
		{`identities = ["ルカ"]`, `identities = [` + strings.Repeat(`"x",`, MaxTags+1) + `]`, `p:24:GL-001: identities: 33 of them; at most 32`},
		{`"your-turn/power+1000"`, eight + `"always/decoy"`, `p:25:GL-001: ability-icons: 9 of them; at most 8`},
		{`"your-turn/power+1000"`, `"blitz"`, `p:25:GL-001: ability-icons 1: "blitz"; want condition/effect`},
		{`"your-turn/power+1000"`, `"never/blitz"`, `p:11:GL-001: condition: no condition "never"; known: always, your-turn`},
		{`"your-turn/power+1000"`, `"always/power+5500"`, `p:11:GL-001: effect: no effect "power+5500"; known: power+500`},
		{`titles = ["都の守り"]`, "titles = [\"都の守り\"]\ncost = 1", `p:42:GL-050: cost: a card of kind territory has none`},
		{`titles = ["都の守り"]`, "titles = [\"都の守り\"]\ncolours = [\"red\"]", `p:42:GL-050: colours: a card of kind territory has none`},
		{`titles = ["都の守り"]`, "titles = [\"都の守り\"]\ntriggers = [\"shot\"]", `p:42:GL-050: triggers: a card of kind territory has none`},
		{`titles = ["都の守り"]`, "titles = [\"都の守り\"]\npower = 500", `p:42:GL-050: power: a card of kind territory has none`},
		{territory[strings.Index(territory, "[card.open]"):], ``, `p:37:GL-050: open: missing; a card of kind territory has one`},
		{`cost    = 6`, ``, `p:42:GL-050: open.cost: missing; the opened face has one`},
		{`cost    = 6`, `cost = 21`, `p:45:GL-050: open.cost: 21 is not within 0 to 20`},
		{`hit     = 2`, ``, `p:42:GL-050: open: power and hit stand together`},
		{`cost    = 6`, "cost = 6\nneeds = { red = 5 }", `p:46:GL-050: open.needs: the parts do not make the cost, 6`},
		{`cost    = 6`, "cost = 6\ntiming = \"quick\"", `unknown key "card.open.timing"`},
		{`["「眠る都」"]`, `["「眠る都」", " "]`, `p:50:GL-050: open.text 2: empty`},
		{`{ ja = "灯る都", en = "City of Lights" }`, `{ ja = "", en = "City" }`, `p:43:GL-050: open.name: missing`},
		{`en = "City of Lights"`, `en = "Shattering Bell"`, `p:43:GL-050: open.name: "Shattering Bell" is English for both`},
		{`id     = "GL-050"`, `id = "GL-002"`, `p:38:GL-002: id: stands twice in this pack`},
	} {
		in := strings.Replace(territory, c.from, c.to, 1)
		if in == territory {
			t.Fatalf("%q does not stand in the pack", c.from)
		}
		_, err := Read("p", []byte(in), packGames)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s instead of %s: error %v, want %s", c.to, c.from, err, c.want)
		}
	}
	for _, good := range [][2]string{
		{`"your-turn/power+1000"`, strings.TrimSuffix(eight, ", ")},
		{`"your-turn/power+1000"`, `"always/power+5000", "awakened/hit+1", "red-zone/unblockable"`},
		{`hit      = 1`, `hit = 9`}, {`hit      = 1`, `hit = 0`}, {`power    = 4500`, `power = 99500`},
	} {
		in := strings.Replace(territory, good[0], good[1], 1)
		if _, err := Read("p", []byte(in), packGames); err != nil || in == territory {
			t.Errorf("%s: %v", good[1], err)
		}
	}
}

// TestOpenedID: the ID of an opened face is no other card's.
func TestOpenedID(t *testing.T) {
	in := territory + "[[card]]\nid = \"GL-050+\"\nkind = \"command\"\nname = { ja = \"x\" }\ncost = 1\n"
	if _, err := Read("p", []byte(in), packGames); err == nil || !strings.Contains(err.Error(), "GL-050+: id: stands twice") {
		t.Error(err)
	}
}

// TestEqualFaces: a card without an opened face is not equal to one with it.
func TestEqualFaces(t *testing.T) {
	a := readTerritory(t)[2]
	b := a
	b.Open = nil
	if a.Equal(&b) || b.Equal(&a) {
		t.Error("equal without its opened face")
	}
	face := *a.Open
	b.Open = &face
	if !a.Equal(&b) || !reflect.DeepEqual(a, b) {
		t.Error("not equal to its copy")
	}
	face.SetNumber("cost", face.Number("cost")+1)
	if a.Equal(&b) {
		t.Error("equal with another cost to open")
	}
}

// TestVerify: what a pack holds is taken, whatever is changed on it is not.
func TestVerify(t *testing.T) {
	cards, err := Read("p", []byte(territory), packGames)
	if err != nil {
		t.Fatal(err)
	}
	if err := Verify("builddivide", cards, packGames); err != nil {
		t.Error(err)
	}
	te := slices.IndexFunc(cards, func(c Card) bool { return c.Kind == "territory" })
	for _, c := range []struct {
		card int
		bend func(c *Card)
		want string
	}{
		{te, func(c *Card) { c.Open = nil }, "open: missing"},
		{te, func(c *Card) { c.SetNumber("cost", 3) }, "cost: a card of kind territory has none"},
		{te, func(c *Card) { o := *c.Open; o.SetNumber("cost", 21); c.Open = &o }, "open.cost: 21 is not within 0 to 20"},
		{te, func(c *Card) { o := *c.Open; o.ID = "other"; c.Open = &o }, "do not belong together"},
		{te, func(c *Card) { o := *c.Open; o.Open = c.Open; c.Open = &o }, "open: an opened face has no opened face"},
		{te, func(c *Card) {
			o := *c.Open
			o.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "black", N: 1 << 62}, {Key: "blue", N: 1 << 62}}})
			c.Open = &o
		}, "open.needs: the parts do not make"},
		{te, func(c *Card) {
			o := *c.Open
			o.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "black", N: -1}}})
			c.Open = &o
		}, "open.needs: -1 is less than 0"},
	} {
		list := slices.Clone(cards)
		c.bend(&list[c.card])
		err := Verify("builddivide", list, packGames)
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
	cards, _, err := rules.Shipped("builddivide")
	if err != nil {
		t.Fatal(err)
	}
	if err := Verify("builddivide", cards, packGames); err != nil {
		t.Error(err)
	}
}
