package scene

import (
	"encoding/base64"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/fixture"
	"gorin/render/input"
	"gorin/render/layout"
	"gorin/render/widget"
	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
)

// offers are the values that the mirror's buttons of an act have.
func (s *stage) offers(act string) (out []string) {
	for _, a := range s.last.Acts {
		if a.Act == act && !a.Off {
			out = append(out, a.Value)
		}
	}
	return out
}

// eachRules calls f for every game of the rules, on its title.
func eachRules(t *testing.T, f func(t *testing.T, s *stage, game string)) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { f(t, onRules(t, map[string]string{"game": game, "seed": "3", "delay": "0"}), game) })
	}
}

// The cards of each game are there, can be sifted by what is printed on them and by words, and say in both
// languages what is understood of them.
func TestGallery(t *testing.T) {
	eachRules(t, func(t *testing.T, s *stage, game string) {
		cards, _, err := rules.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		s.press("gallery")
		s.want("gallery", 0)
		all := s.offers("card-show")
		if len(all) != len(cards) {
			t.Fatalf("%d of %d cards", len(all), len(cards))
		}
		for _, f := range s.last.Fields {
			if f.Name == "game" || f.Name == "word" {
				continue
			}
			for _, c := range f.Choices[1:] {
				s.do("set", f.Name+"="+c[0])
				if n := len(s.offers("card-show")); n == 0 || n >= len(all) {
					t.Errorf("%s %s: %d of %d cards", f.Name, c[0], n, len(all))
				}
			}
			s.do("set", f.Name+"=")
			if n := len(s.offers("card-show")); n != len(all) {
				t.Fatalf("without %s: %d of %d cards", f.Name, n, len(all))
			}
		}
		for range cards {
			s.tick() // texts are read
		}
		card := slices.IndexFunc(cards, func(c pack.Card) bool { return len(c.Lines) > 0 && c.Name[1] != "" })
		for _, w := range []string{cards[card].Name[0], strings.ToUpper(cards[card].Name[1]), cards[card].Lines[0]} {
			s.do("set", "word="+w)
			if n := len(s.offers("card-show")); n == 0 || n == len(all) {
				t.Errorf("%q: %d of %d cards", w, n, len(all))
			}
		}
		s.press("card-show")
		s.says(s.said(), cards[card].Name[0], cards[card].Name[1], "Line 1: understood", "In Japanese: ", "In English: ")
		s.do("key", "Escape")
		s.do("set", "word=xyzzy")
		if n := len(s.offers("card-show")); n > 0 {
			t.Errorf("%d cards say xyzzy", n)
		}
		s.do("key", "Escape")
		s.want("title", 0)
	})
}

// A deck that is built from nothing says at each step why it may not be played, until it may; it is kept, is
// called as one likes, played, and gone when it is removed.
func TestBuild(t *testing.T) {
	eachRules(t, func(t *testing.T, s *stage, game string) {
		cards, decks, err := rules.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		s.press("gallery")
		s.do("gallery-tab", "decks")
		if n := len(s.offers("deck-open")); n != len(decks) {
			t.Fatalf("%d of %d decks", n, len(decks))
		}
		s.press("deck-new")
		for _, p := range decks[0].Portions() {
			if p.Part != deck.Main {
				s.do("set", "part="+p.Part)
			}
			for _, l := range p.Cards {
				if len(s.offers("deck-game")) > 0 && p.Part == deck.Main {
					t.Fatal("it may be played before it is whole")
				}
				for range l.Count {
					s.do("deck-add", "="+l.ID)
				}
			}
		}
		if len(s.offers("deck-game")) != 1 {
			t.Fatalf("it may not be played: %s", s.said())
		}
		id := decks[0].Cards[0].ID
		s.do("deck-take", "main="+id)
		s.says(s.said(), "§")
		less := decks[0]
		less.Cards = slices.Clone(less.Cards)
		less.Cards[0].Count--
		if may, want := len(s.offers("deck-game")) != 0, len(rules.CheckDeck(less, cards)) == 0; may != want {
			t.Errorf("with a card less it may be played: %v, not %v: %s", may, want, s.said())
		}
		s.do("deck-add", "="+id)
		s.press("deck-hand")
		s.says(s.said(), "Test draw: ")
		s.press("deck-draw")
		s.press("deck-name")
		s.do("set", "line=灯の束")
		s.press("yes")
		s.open(map[string]string{"game": game, "delay": "0"}) // another day
		s.press("gallery")
		s.do("gallery-tab", "decks")
		own := s.offers("deck-open")[len(decks)]
		s.do("deck-open", own)
		if s.last.Heading != "灯の束" {
			t.Errorf("it is called %s", s.last.Heading)
		}
		s.press("deck-game")
		s.want("table", 0)
		if got := s.app.table.Session.Start; got.Decks[0] != own || got.Kinds[0] != "human" || slices.Contains(got.Kinds[1:], "human") {
			t.Errorf("who plays: %+v", got)
		}
		s.open(map[string]string{"game": game})
		if got := s.values()["deck1"]; got != own {
			t.Errorf("the first player has %s the next day", got)
		}
		s.press("gallery")
		s.do("gallery-tab", "decks")
		s.do("deck-open", own)
		s.press("deck-remove")
		s.press("yes")
		if n := len(s.offers("deck-open")); n != len(decks) {
			t.Errorf("%d decks are left", n)
		}
	})
}

// A deck goes elsewhere as a file and as a link, with the cards that are the player's own; what is no deck is
// told.
func TestDeckElsewhere(t *testing.T) { eachPack(t, deckElsewhere) }

func deckElsewhere(t *testing.T, p *fixture.Own) {
	s := onRules(t, nil)
	s.drop(p.Name, own(t, p.Name))
	game := s.app.packs.Find(p.Name).Game
	s.press("packs-back")
	s.press("packs-back")
	s.do("decks-page", game)
	decks := s.offers("deck-open")
	for _, id := range []string{decks[0], decks[len(decks)-1]} { // one that ships, one of the pack
		s.do("deck-open", id)
		s.press("deck-copy")
		s.press("deck-export")
		s.press("deck-link")
		s.press("ok")
		heading, said := s.last.Heading, s.last.Prompt
		s.press("gallery-back")
		s.press("gallery-back")
		var file, link []byte
		for name, data := range s.files {
			switch {
			case strings.HasSuffix(name, ".toml"):
				file = data
			case strings.HasSuffix(name, ".txt"):
				link = data
			}
		}
		clear(s.files)
		other := onRules(t, nil)
		other.drop("from-a-friend.toml", file)
		other.want("gallery", 0)
		if other.last.Heading != heading {
			t.Errorf("%q, want %q", other.last.Heading, heading)
		}
		found := regexp.MustCompile(`^#deck=([A-Za-z0-9_-]+)$`).FindSubmatch(link)
		if found == nil {
			t.Fatalf("the link is %.80s", link)
		}
		body, err := base64.RawURLEncoding.DecodeString(string(found[1]))
		if err != nil {
			t.Fatal(err)
		}
		other = onRules(t, nil)
		for range 2 { // opened twice it is there once
			other.drop(deckLink, body)
			other.want("gallery", 0)
			if other.last.Heading != heading || other.last.Prompt != said {
				t.Errorf("%q %q, want %q %q", other.last.Heading, other.last.Prompt, heading, said)
			}
		}
		other.press("gallery-back")
		if n := len(slices.DeleteFunc(other.offers("deck-open"), func(id string) bool { return !strings.HasPrefix(id, "own/deck-") })); n != 1 {
			t.Errorf("%d decks came by the link", n)
		}
		other.drop(deckLink, body[:len(body)/2])
		other.want("error", 0)
		other.says(other.last.Alert, "cut short")
	}
}

// picture draws what there is on a window of a size, and lists what can be pressed there.
func (s *stage) picture(w, h int) []widget.Stop {
	img := ebiten.NewImage(w, h)
	defer img.Deallocate()
	for range 2 {
		s.app.Draw(img, 1)
		s.tick()
	}
	return s.app.Stops()
}

// What can be done with a deck that is built is on the picture too, and nothing in the mirror is without words.
func TestGalleryStops(t *testing.T) {
	eachRules(t, func(t *testing.T, s *stage, game string) {
		s.do("decks-page", game)
		s.press("deck-new")
		stops := s.picture(1280, 720)
		for _, act := range []string{"deck-name", "deck-link", "deck-export", "deck-add", "card-show", "filter-panel", "gallery-back"} {
			if !slices.ContainsFunc(stops, func(x widget.Stop) bool { return x.Act == act }) {
				t.Errorf("%s is not on the picture", act)
			}
		}
		for _, a := range s.last.Acts {
			if a.Text == "" || strings.Contains(a.Text, "%!") {
				t.Errorf("%s %s is called %q", a.Act, a.Value, a.Text)
			}
		}
		for _, f := range s.last.Fields {
			if f.Label == "" {
				t.Errorf("%s has no label", f.Name)
			}
		}
	})
}

// A card is dragged into the deck, into another part of it, and out of it again, by mouse and by touch.
func TestBuildByDrag(t *testing.T) {
	for _, c := range []struct {
		w, h  int
		touch bool
	}{{1280, 720, false}, {844, 390, true}, {390, 844, true}} {
		s := onRules(t, map[string]string{"game": rules.Games()[0]})
		s.do("decks-page", rules.Games()[0])
		s.press("deck-new")
		at := func(act string) layout.Point {
			t.Helper()
			for _, x := range s.picture(c.w, c.h) {
				if x.Act == act && (act != "deck-only" || x.Value == "deck") {
					return x.At.Centre()
				}
			}
			t.Fatalf("%d wide there is no %s", c.w, act)
			return layout.Point{}
		}
		drag := func(from, to layout.Point) {
			feed := func(kind input.Kind, p layout.Point) {
				s.app.Feed(input.Event{Kind: kind, X: p.X, Y: p.Y, Touch: c.touch})
				s.picture(c.w, c.h)
			}
			feed(input.Move, from)
			feed(input.Down, from)
			feed(input.Drag, layout.Point{X: from.X + 20, Y: from.Y + 3}) // aside first
			feed(input.Drag, to)
			feed(input.Up, to)
		}
		size := func() int { return s.app.gallery.Count() }
		into := layout.Point{X: float64(c.w) - 120, Y: float64(c.h) * 0.6}
		if c.w < 700 {
			into = at("deck-only")
		}
		drag(at("card-show"), into)
		if size() != 1 {
			t.Fatalf("%d wide: %d cards are in the deck", c.w, size())
		}
		drag(at("card-show"), layout.Point{X: 30, Y: float64(c.h) - 30})
		if size() != 1 {
			t.Errorf("%d wide: %d cards are in the deck when one was let go beside it", c.w, size())
		}
		if c.w < 700 {
			s.do("deck-only", "deck")
		}
		for range 9 {
			s.picture(c.w, c.h)
			s.app.Feed(input.Event{Kind: input.Wheel, X: into.X, Y: float64(c.h) * 0.6, DY: -9})
		}
		out := layout.Point{X: 60, Y: float64(c.h) * 0.6}
		if c.w < 700 {
			out = layout.Point{X: 60, Y: 70}
		}
		drag(at("deck-card"), out)
		if size() != 0 {
			t.Errorf("%d wide: %d cards are left in the deck", c.w, size())
		}
	}
}
