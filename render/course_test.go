package render

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"testing"

	"gorin/render/engine"
	"gorin/render/session"
	"gorin/rules"
)

// course is what is kept of games that computers have played: .gorin files of
// moments at which seat 0 decides. "early", "middle", "late", "full" and "over" are
// of one game; "ask " and the kind of a request is its longest question of any.
type course struct {
	files map[string][]byte
	asked map[string]*rules.Request // by the same keys
}

var games = sync.OnceValues(engine.New)

// shippedGames is the engine with the cards that ship, read once.
func shippedGames(tb testing.TB) *engine.Engine {
	tb.Helper()
	e, err := games()
	if err != nil {
		tb.Fatal(err)
	}
	return e
}

var courses = sync.OnceValues(func() (map[string]*course, error) {
	e, err := games()
	if err != nil {
		return nil, err
	}
	all := map[string]*course{}
	for _, game := range e.Games() {
		c := &course{map[string][]byte{}, map[string]*rules.Request{}}
		decks := e.Decks(game)
		for i := range decks {
			for _, kind := range []string{session.Greedy, session.Random} {
				start := session.Start{Game: game, Decks: []string{decks[i].ID, decks[(i+1)%len(decks)].ID}, Names: []string{"Nagi", "Toma"}, Seed: uint64(7 + i)}
				if err := c.play(e, start, kind, i == 0 && kind == session.Greedy); err != nil {
					return nil, err
				}
			}
		}
		if game == "weiss" {
			if err := c.inert(e); err != nil {
				return nil, err
			}
		}
		all[game] = c
	}
	return all, nil
})

// courseOf is the course of a game.
func courseOf(tb testing.TB, game string) *course {
	tb.Helper()
	all, err := courses()
	if err != nil {
		tb.Fatal(err)
	}
	return all[game]
}

// inert keeps the first moment of a game in which the first player holds a card with a
// line that does nothing.
func (c *course) inert(e *engine.Engine) error {
	data, err := os.ReadFile(filepath.Join("..", "rules", "weiss", "testdata", "packs", "weathervane.toml"))
	if err != nil {
		return err
	}
	own, b := e.Own()
	if _, err := b.Add("weathervane.toml", data); err != nil {
		return err
	}
	id := b.Decks("weiss")[0].ID
	for seed := range uint64(20) {
		m, err := own.New(session.Start{Game: "weiss", Decks: []string{id, id}, Names: []string{"Nagi", "Toma"}, Seed: seed, Inert: true})
		if err != nil {
			return err
		}
		r := m.Pending()
		prints := m.Catalogue()
		if r.Seat == 0 && slices.ContainsFunc(m.View(0).Players[0].Zones, func(z rules.ZoneView) bool {
			return z.Place.Zone == "hand" && slices.ContainsFunc(z.Cards, func(v rules.CardView) bool { return len(prints[v.Print].Inert) > 0 })
		}) {
			c.files["inert"], err = own.Write(m)
			return err
		}
	}
	return errors.New("nobody holds such a card")
}

// play keeps the moments of one game.
func (c *course) play(e *engine.Engine, start session.Start, kind string, first bool) error {
	m, err := e.New(start)
	if err != nil {
		return err
	}
	keep := func(key string, r *rules.Request) {
		if err == nil && wantedMoments()[start.Game+" "+key] {
			c.files[key], err = e.Write(m)
			c.asked[key] = r
		}
	}
	bots := [2]session.Bot{e.Bot(kind, 1, m), e.Bot(kind, 2, m)}
	most, full := 0, 0
	for r := m.Pending(); r != nil && err == nil; r = m.Pending() {
		v := m.View(r.Seat)
		if r.Seat == 0 {
			key := "ask " + r.Kind
			if old := c.asked[key]; len(r.Options) > 1 && (old == nil || length(r) > length(old)) {
				keep(key, r)
			}
			if first && c.asked["early"] == nil && v.Turn > 0 && len(r.Options) > 4 {
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
	}
	return err
}

func length(r *rules.Request) int {
	return len(r.Prompt.In(rules.English)) + 100*r.Max
}

// fullTable is a client that shows the fullest table of a game at which a person
// decides.
func fullTable(tb testing.TB, game string) *picture {
	tb.Helper()
	var on tour
	on.visit(tb, screen{game: game, file: "full"}, 1280, 720, rules.English)
	return on.picture
}

// busy is how much is open on the table: an attack, a window, what waits to be
// resolved.
func busy(v *rules.View, r *rules.Request) int {
	n := 40*len(v.Stack) + 60*len(v.Packets)
	if v.Attack.Kind != "" || v.Window != "" {
		n += 100
	}
	if r.Kind == "counter" {
		n += 50
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
	m, err := shippedGames(tb).Read(file)
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
