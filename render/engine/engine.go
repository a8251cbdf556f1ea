// Package engine makes the table's matches from the rules: shipped decks, the player's own,
// computer players, .gorin files.
package engine

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/bot/search"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/replay"
	"gorin/rules/study"
)

// Engine is the games of the rules with the cards and decks that come with them.
type Engine struct {
	games []string
	of    map[string]shipped
	own   *binder.Binder // nil for none
	worth map[string]*search.Worth

	Crew search.Crew // makes the playouts of computer players that look ahead, if anybody does
}

// shipped is what comes with a game.
type shipped struct {
	cards func() []pack.Card // read when they are first wanted
	decks []deck.Deck
}

// New is the games that come with decks. Those of all games are listed before the first picture; the cards of a
// game are read when they are first wanted, since they take their time.
func New() (*Engine, error) {
	e := &Engine{of: map[string]shipped{}, worth: map[string]*search.Worth{}}
	for _, game := range rules.Games() {
		decks, err := rules.Decks(game)
		if err != nil {
			return nil, err
		}
		if len(decks) == 0 {
			continue
		}
		e.games = append(e.games, game)
		e.of[game] = shipped{decks: decks, cards: sync.OnceValue(func() []pack.Card {
			cards, _, err := rules.Shipped(game)
			if err != nil {
				panic(err) // what comes with Gorin is read by its tests
			}
			return cards
		})}
	}
	if len(e.games) == 0 {
		return nil, errors.New("engine: no game has decks")
	}
	return e, nil
}

// Games lists the games that have decks.
func (e *Engine) Games() []string { return e.games }

// shipped are the cards that come with a game, none if it is not one of the engine's.
func (e *Engine) shipped(game string) []pack.Card {
	if of, ok := e.of[game]; ok {
		return of.cards()
	}
	return nil
}

// Formats lists the ways to play a game.
func (e *Engine) Formats(game string) []rules.Format { return rules.Formats(game) }

// Own is the engine with a binder of its own.
func (e *Engine) Own() (session.Engine, *binder.Binder) {
	with := *e
	with.own = binder.New(e.shipped)
	return &with, with.own
}

// cards are those that ship, and the player's own.
func (e *Engine) cards(game string) []pack.Card {
	if e.own == nil {
		return e.shipped(game)
	}
	return e.own.Cards(game)
}

// decks are those that ship, and the player's own that may be played.
func (e *Engine) decks(game string) []deck.Deck {
	all := slices.Clip(e.of[game].decks)
	if e.own == nil {
		return all
	}
	for _, d := range e.own.Decks(game) {
		if len(d.Broken) == 0 {
			d.Colours = nil // whatever its file says
			all = append(all, d.Deck)
		}
	}
	return all
}

// Decks lists the decks that can be chosen.
func (e *Engine) Decks(game string) []session.Deck {
	var of map[string][]string
	var out []session.Deck
	for _, d := range e.decks(game) {
		if d.Colours == nil {
			if of == nil {
				of = coloursOf(e.cards(game))
			}
			d.Colours = colours(of, d)
		}
		out = append(out, session.Deck{
			ID: d.ID, Name: d.Name, About: d.About, Colours: d.Colours, Show: samples(&d),
		})
	}
	return out
}

// coloursOf is the colours of cards, by their IDs.
func coloursOf(cards []pack.Card) map[string][]string {
	of := map[string][]string{}
	for _, c := range cards {
		of[c.ID] = append(slices.Clip(c.Keys("colours")), c.Word("colour"))
	}
	return of
}

// mostShown is how many cards of a deck are looked at.
const mostShown = 5

// samples are a few cards of a deck: the first of each part beside the one that is played from, and some of
// that, from its whole length.
func samples(d *deck.Deck) (out []string) {
	for _, p := range d.Beside {
		if len(p.Cards) > 0 && len(out) < mostShown/2 {
			out = append(out, p.Cards[0].ID)
		}
	}
	for left := mostShown - len(out); left > 0 && len(d.Cards) >= mostShown; left-- {
		out = append(out, d.Cards[(len(d.Cards)-1)*(left-1)/mostShown].ID)
	}
	return out
}

// colours lists the colours of a deck, the commonest first; of are those of the cards.
func colours(of map[string][]string, d deck.Deck) []string {
	count := map[string]int{}
	for _, l := range d.Cards {
		for _, colour := range of[l.ID] {
			count[colour] += l.Count
		}
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
	setup, err := e.setup(s)
	if err == nil && s.Inert {
		_, err = study.PlayInert(&setup)
	}
	if err != nil {
		return nil, err
	}
	return rules.New(setup)
}

// Misreads lists the lines that would do nothing in a match.
func (e *Engine) Misreads(s session.Start) ([]study.Misread, error) {
	if setup, err := e.setup(s); err != nil || e.own == nil {
		return nil, err
	} else {
		return study.PlayInert(&setup)
	}
}

func (e *Engine) setup(s session.Start) (rules.Setup, error) {
	decks := e.decks(s.Game)
	setup := rules.Setup{Game: s.Game, Format: s.Format, Options: s.Options, Order: s.Order, Seed: s.Seed, Cards: e.cards(s.Game)}
	if len(s.Decks) != len(s.Names) { // whether the format is for so many, the rules say
		return setup, fmt.Errorf("engine: %d decks for %d names", len(s.Decks), len(s.Names))
	}
	for i, id := range s.Decks {
		at := slices.IndexFunc(decks, func(d deck.Deck) bool { return d.ID == id })
		if at < 0 {
			return setup, fmt.Errorf("engine: no deck %q", id)
		}
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: s.Names[i], Deck: decks[at]})
	}
	return setup, nil
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

// Link makes the fragment of a link that carries a match.
func (e *Engine) Link(m session.Match) (string, error) {
	var b []byte
	var err error
	if whole, ok := m.(*rules.Match); ok {
		b, err = replay.Write(whole, replay.Options{Brief: true})
	} else {
		b, err = e.Write(m)
	}
	if err != nil {
		return "", err
	}
	return replay.Link(b)
}

// Chances is how likely each seat is to win a match as it stands, as computer players see it; nil in games of which they do not know that.
func (e *Engine) Chances(m *rules.Match) (of []float64) {
	game := m.Setup().Game
	judge, known := e.worth[game]
	if !known {
		judge = all.Worth(game)
		e.worth[game] = judge
	}
	if judge == nil {
		return nil
	}
	for seat := range m.Players() {
		of = append(of, judge.Of(m, seat))
	}
	return of
}

// Bot makes a computer player.
func (e *Engine) Bot(kind string, seed uint64, m session.Match) session.Bot {
	switch kind {
	case session.Random:
		return bot.Random(seed)
	case session.Steps:
		return all.Steps(seed, m.Catalogue())
	case session.Normal:
		return all.Thinking(seed, search.Normal, m.Catalogue(), e.Crew)
	case session.Strong:
		return all.Thinking(seed, search.Strong, m.Catalogue(), e.Crew)
	}
	return all.Greedy(seed, m.Catalogue())
}
