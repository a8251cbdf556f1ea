package rendertest

import (
	"slices"
	"strings"
	"testing"

	"gorin/render/fixture"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/replay"
	"gorin/rules/value"
)

// Tour is a client that goes from scene to scene.
type Tour struct {
	*Picture
	Seen    paint.Witness // what would be read, instead of drawing; nil to draw
	Letters string        // their size, "" for the usual one

	game       string
	hot, alone bool
}

// Visit shows a scene; the client is kept for the next one where that does.
func (t *Tour) Visit(tb testing.TB, s fixture.Screen, w, h int, lang rules.Lang) {
	tb.Helper()
	if t.Picture == nil || t.game != s.Game || t.hot != s.Hot || t.alone || s.File == "" {
		t.Leave()
		other := session.Greedy
		if s.Hot {
			other = session.Human
		}
		t.Picture = open(tb, w, h, Shipped(tb), lang, map[string]string{"p1": session.Human, "p2": other, "delay": "300", "game": s.Game}, t.Seen)
		t.game, t.hot = s.Game, s.Hot
		if t.Letters != "" {
			t.Game.Do("settings", "")
			t.Game.Do("set", "letters="+t.Letters)
			t.Do("settings-close", "")
		}
	}
	t.TB, t.alone = tb, s.Alone
	var file []byte
	if s.File != "" {
		if file = CourseOf(tb, s.Game).Files[s.File]; file == nil {
			tb.Fatalf("no moment %q of %s", s.File, s.Game)
		}
		t.Game.Open(s.File, file)
		t.Rest()
		if s.Name != "from-file" {
			t.Do("ok", "") // other games are under way
		}
	}
	for _, a := range s.Acts {
		t.act(tb, a, s.Game, file)
	}
}

// act does one thing at the table of a game, which stands as a file says.
func (p *Picture) act(tb testing.TB, a fixture.Act, game string, file []byte) {
	tb.Helper()
	switch {
	case a.Name == fixture.Strange:
		p.Game.Open("theirs.gorin", strangeFile(tb, game))
		p.Rest()
		return
	case a.Name == fixture.Drop:
		data, err := Pack(a.Value)
		if err != nil {
			tb.Fatal(err)
		}
		p.Game.Open(a.Value, data)
		p.Rest()
		return
	case a.Value == fixture.Wordy:
		a.Value = wordiest(tb, file)
	case a.Value == fixture.First:
		for _, s := range p.Game.Stops() {
			if s.Act == a.Name {
				a.Value = s.Value
				break
			}
		}
	}
	p.Do(a.Name, a.Value)
}

// Leave gives the picture back.
func (t *Tour) Leave() {
	if t.Picture != nil {
		t.Picture.Leave()
		t.Picture = nil
	}
}

// FullTable is a client that shows the fullest table of a game at which a person
// decides.
func FullTable(tb testing.TB, game string) *Picture {
	tb.Helper()
	var on Tour
	on.Visit(tb, fixture.Screen{Game: game, File: "full"}, 1280, 720, rules.English)
	return on.Picture
}

// another is the shortest first line of other cards of a card's kind in which nothing is
// called by its name, so that it reads in both languages wherever it stands.
func another(cards []pack.Card, of *pack.Card) (line string) {
	for i := range cards {
		c := &cards[i]
		if c.Kind != of.Kind || len(c.Lines) == 0 || c.Lines[0] == of.Lines[0] || strings.ContainsAny(c.Lines[0], "《〈「“") {
			continue
		}
		if line == "" || len(c.Lines[0]) < len(line) {
			line = c.Lines[0]
		}
	}
	return line
}

// strangeFile is a file whose cards are not those that ship: of the first cards that have
// abilities, two at most, the texts and a number are others, and a line of the next does
// nothing.
func strangeFile(tb testing.TB, game string) []byte {
	tb.Helper()
	cards, decks, err := rules.Shipped(game)
	if err != nil {
		tb.Fatal(err)
	}
	largest := slices.MaxFunc(rules.Declared(game), func(a, b value.Declared) int { return a.Most - b.Most })
	s := rules.Setup{Game: game, Seed: 3, Cards: cards}
	for seat := range rules.Seats(game) {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: string(rune('A' + seat)), Deck: decks[seat%len(decks)]})
	}
	var said []*pack.Card // cards of the deck that have abilities
	for _, l := range decks[0].Cards {
		at := slices.IndexFunc(cards, func(c pack.Card) bool { return c.ID == l.ID })
		if c := &cards[at]; c.Number(largest.Key) > 0 && len(c.Lines) > 0 {
			said = append(said, c)
		}
	}
	if len(said) < 2 {
		tb.Fatalf("%s: %d cards have abilities", game, len(said))
	}
	last := said[min(2, len(said)-1)]
	last.Inert = []int{0}
	for _, c := range said {
		if c == last {
			break
		}
		c.SetNumber(largest.Key, largest.Most)
		c.Lines = append([]string{another(cards, c)}, c.Lines[1:]...)
	}
	m, err := rules.New(s)
	if err != nil {
		tb.Fatal(err)
	}
	b, err := replay.Write(m, replay.Options{Brief: true})
	if err != nil {
		tb.Fatal(err)
	}
	return b
}
