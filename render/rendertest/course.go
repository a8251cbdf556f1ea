package rendertest

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"testing"

	"gorin/render/engine"
	"gorin/render/fixture/all"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// Course is what is kept of games that computers have played: .gorin files of
// moments at which seat 0 decides. "early", "middle", "late", "full" and "over" are
// of one game; "ask " and the kind of a request is its longest question of any; "inert" is
// of a deck with a line that does nothing.
type Course struct {
	Files map[string][]byte
	Asked map[string]*rules.Request // by the same keys
}

var games = sync.OnceValues(engine.New)

// Shipped is the engine with the cards that ship, read once.
func Shipped(tb testing.TB) *engine.Engine {
	tb.Helper()
	e, err := games()
	if err != nil {
		tb.Fatal(err)
	}
	return e
}

var courses sync.Map // by game, func() (*Course, error)

// CourseOf is the course of a game.
func CourseOf(tb testing.TB, game string) *Course {
	tb.Helper()
	play, _ := courses.LoadOrStore(game, sync.OnceValues(func() (*Course, error) { return newCourse(Shipped(tb), game) }))
	c, err := play.(func() (*Course, error))()
	if err != nil {
		tb.Fatal(err)
	}
	return c
}

// names are those of the players.
var names = []string{"Nagi", "Toma", "Ren"}

func newCourse(e *engine.Engine, game string) (*Course, error) {
	c := &Course{map[string][]byte{}, map[string]*rules.Request{}}
	scenes := all.Scenes(game)
	decks := e.Decks(game)
	for i := range decks {
		for _, kind := range []string{session.Greedy, session.Random} {
			start := session.Start{Game: game, Seed: uint64(7 + i)}
			for seat := range rules.Seats(game) {
				start.Decks = append(start.Decks, decks[(i+seat)%len(decks)].ID)
				start.Names = append(start.Names, names[seat%len(names)])
			}
			if err := c.play(e, start, kind, scenes.Asks, i == 0 && kind == session.Greedy); err != nil {
				return nil, err
			}
		}
	}
	if scenes.Inert != "" {
		if err := c.inert(e, game, scenes.Inert); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// Pack is a pack of the tests, which lies in the room of its game.
func Pack(name string) ([]byte, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			break
		}
		up := filepath.Dir(dir)
		if up == dir {
			return nil, errors.New("rendertest: outside of the module")
		}
		dir = up
	}
	found, err := filepath.Glob(filepath.Join(dir, "rules", "*", "testdata", "packs", name))
	if err != nil || len(found) != 1 {
		return nil, errors.Join(err, errors.New("rendertest: no pack, or more than one, is called "+name))
	}
	return os.ReadFile(found[0])
}

// mostInert is after how many answers it is given up that the first player holds a card.
const mostInert = 20

// inert keeps the first moment of a game at which the first player decides and holds a card
// with a line that does nothing.
func (c *Course) inert(e *engine.Engine, game, name string) error {
	data, err := Pack(name)
	if err != nil {
		return err
	}
	own, b := e.Own()
	if _, err := b.Add(name, data); err != nil {
		return err
	}
	id := b.Decks(game)[0].ID
	for seed := range uint64(20) {
		m, err := own.New(session.Start{Game: game, Decks: []string{id, id}, Names: names[:2], Seed: seed, Inert: true})
		if err != nil {
			return err
		}
		for r := m.Pending(); r != nil && m.Seq() < mostInert; r = m.Pending() { // a hand may be dealt later
			if r.Seat == 0 && holdsInert(m.View(0), m.Catalogue()) {
				c.Files["inert"], err = own.Write(m)
				return err
			}
			first := make([]int, r.Min)
			for i := range first {
				first[i] = i
			}
			if err := m.Answer(r.Seq, first); err != nil {
				return err
			}
		}
	}
	return errors.New("nobody holds such a card")
}

// holdsInert reports whether the first player's hand has a card with a line that does nothing.
func holdsInert(v *rules.View, prints []rules.Printed) bool {
	hand := skins.For(v.Game).Hand
	return slices.ContainsFunc(v.Players[0].Zones, func(z rules.ZoneView) bool {
		return z.Place.Zone == hand && slices.ContainsFunc(z.Cards, func(v rules.CardView) bool { return v.Print >= 0 && len(prints[v.Print].Inert) > 0 })
	})
}

// play keeps the moments of one game, and the questions of some kinds.
func (c *Course) play(e *engine.Engine, start session.Start, kind string, asks []string, first bool) error {
	m, err := e.New(start)
	if err != nil {
		return err
	}
	keep := func(key string, r *rules.Request) {
		if err == nil {
			c.Files[key], err = e.Write(m)
			c.Asked[key] = r
		}
	}
	var bots []session.Bot
	for seat := range start.Decks {
		bots = append(bots, e.Bot(kind, uint64(seat+1), m))
	}
	most, full := 0, 0
	for r := m.Pending(); r != nil && err == nil; r = m.Pending() {
		v := m.View(r.Seat)
		if r.Seat == 0 {
			key := "ask " + r.Kind
			if old := c.Asked[key]; slices.Contains(asks, r.Kind) && len(r.Options) > 1 && (old == nil || length(r) > length(old)) {
				keep(key, r)
			}
			if first && c.Asked["early"] == nil && v.Turn > 0 && len(r.Options) > 4 {
				keep("early", r)
			}
			if n := onTable(v); first && n > full && len(r.Options) > 1 {
				full = n
				keep("full", r)
			}
			if n := busy(v, r); first && n > most && v.Turn < 9 {
				most = n
				keep("middle", r)
			}
		}
		pick := bots[r.Seat].Choose(v, r)
		if first && r.Seat == 0 && v.Turn > 6 && len(r.Options) > 2 {
			keep("late", r)
		}
		if err == nil {
			err = m.Answer(r.Seq, pick)
		}
	}
	if first {
		keep("over", nil)
		for _, key := range []string{"early", "middle", "late"} {
			if c.Files[key] == nil { // a short game, or one in which little lies open
				c.Files[key] = c.Files["full"]
			}
		}
	}
	return err
}

func length(r *rules.Request) int {
	return len(r.Prompt.In(rules.English)) + 100*r.Max
}

// onTable is how many cards lie where they are seen one by one.
func onTable(v *rules.View) int {
	n, piles := 0, skins.For(v.Game).Piles
	for _, p := range v.Players {
		for _, z := range p.Zones {
			if !piles[z.Place.Zone] {
				n += z.Count
			}
		}
	}
	return n
}

// busy is how much is open on the table: an attack, a window, what waits to be
// resolved.
func busy(v *rules.View, r *rules.Request) int {
	n := 40*len(v.Stack) + 60*len(v.Packets)
	if v.Attack.Kind != "" || v.Window != "" {
		n += 100
	}
	if n == 0 || len(r.Options) < 2 {
		return 0
	}
	return n + onTable(v)
}

// wordiest is the card of a file that seat 0 can see with the most to say, as an
// act's value.
func wordiest(tb testing.TB, file []byte) string {
	tb.Helper()
	m, err := Shipped(tb).Read(file)
	if err != nil {
		tb.Fatal(err)
	}
	best, id := -1, rules.Card(0)
	prints := m.Catalogue()
	for _, z := range m.View(0).Players[0].Zones {
		for i := range z.Cards {
			v := &z.Cards[i]
			if v.ID == 0 || v.Print < 0 {
				continue
			}
			n := len(v.Changes)*50 + len(prints[v.Print].Inert)*5000
			for _, l := range prints[v.Print].Lines {
				n += len(l.In(rules.English))
			}
			if n > best {
				best, id = n, v.ID
			}
		}
	}
	return strconv.Itoa(int(id))
}

// Games lists the games of which a table is drawn: those with decks.
func Games(tb testing.TB) []string {
	tb.Helper()
	return Shipped(tb).Games()
}
