// Package engine makes the table's matches from the rules: shipped decks,
// computer players, .gorin files.
package engine

import (
	"errors"
	"fmt"
	"slices"

	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/replay"
)

// Engine is one game of the rules with the cards and decks that come with it.
type Engine struct {
	game  string
	cards []pack.Card
	decks []deck.Deck
}

// New reads the cards and decks that come with a game.
func New(game string) (*Engine, error) {
	cards, decks, err := rules.Shipped(game)
	if err != nil {
		return nil, err
	}
	if len(decks) == 0 {
		return nil, fmt.Errorf("engine: no decks come with %s", game)
	}
	return &Engine{game: game, cards: cards, decks: decks}, nil
}

// Decks lists the decks that can be chosen.
func (e *Engine) Decks() []session.Deck {
	var out []session.Deck
	for _, d := range e.decks {
		out = append(out, session.Deck{
			ID: d.ID, Name: rules.Words{d.Name.Ja, d.Name.En}, About: rules.Words{d.About.Ja, d.About.En}, Colours: e.colours(d),
		})
	}
	return out
}

// colours lists the colours of a deck, the commonest first.
func (e *Engine) colours(d deck.Deck) []string {
	of := map[string]string{}
	for _, c := range e.cards {
		of[c.ID] = c.Colour
	}
	count := map[string]int{}
	for _, l := range d.Cards {
		count[of[l.ID]] += l.Count
	}
	delete(count, "")
	var out []string
	for colour := range count {
		out = append(out, colour)
	}
	slices.SortFunc(out, func(a, b string) int {
		if n := count[b] - count[a]; n != 0 {
			return n
		}
		if a < b {
			return -1
		}
		return 1
	})
	return out
}

// New starts a match.
func (e *Engine) New(s session.Start) (session.Match, error) {
	setup := rules.Setup{Game: e.game, Seed: s.Seed, Cards: e.cards}
	for i, id := range s.Decks {
		at := slices.IndexFunc(e.decks, func(d deck.Deck) bool { return d.ID == id })
		if at < 0 {
			return nil, fmt.Errorf("engine: no deck %q", id)
		}
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: s.Names[i], Deck: e.decks[at]})
	}
	return rules.New(setup)
}

// Write makes a .gorin file of a match.
func (e *Engine) Write(m session.Match) ([]byte, error) {
	switch m := m.(type) {
	case *rules.Match:
		return replay.Write(m, replay.Options{})
	case *film:
		return m.file, nil
	}
	return nil, errors.New("engine: not a match of the rules")
}

// Read opens a .gorin file. One that cannot be played on, since it shows one
// side or comes from another build, is opened to be watched.
func (e *Engine) Read(b []byte) (session.Match, error) {
	m, err := replay.Read(b)
	if err == nil {
		return m, nil
	}
	var diverged *replay.Diverged
	if errors.Is(err, replay.ErrOneSide) || errors.As(err, &diverged) {
		return openFilm(b, diverged)
	}
	return nil, err
}

// Bot makes a computer player.
func (e *Engine) Bot(kind string, seed uint64, m session.Match) session.Bot {
	if kind == session.Random {
		return bot.Random(seed)
	}
	return bot.Greedy(seed, m.Catalogue())
}
