package scene

import (
	"slices"

	"gorin/render/habit"
	"gorin/render/session"
)

// recall fills the setup with what was chosen last, as far as it is offered
// still.
func (a *App) recall() {
	s := &a.setup
	s.last = map[string]session.Start{}
	old := habit.ReadChosen(a.host.load("chosen"))
	for _, game := range s.games {
		was := old.Of[game]
		start := session.Start{Game: game, Kinds: []string{session.Human}}
		start.Fit(a.host.Engine.Seats(game))
		start.Decks = a.offered(game, was.Decks)
		for i, kind := range was.Kinds[:min(len(was.Kinds), len(start.Kinds))] {
			if slices.Contains(session.Kinds, kind) {
				start.Kinds[i] = kind
			}
		}
		s.last[game] = start
	}
	game := old.Game
	if !slices.Contains(s.games, game) && len(s.games) > 0 {
		game = s.games[0]
	}
	a.take(game)
}

// take puts the setup to a game, as it was chosen last.
func (a *App) take(game string) {
	s := &a.setup
	if s.start.Game != "" {
		s.last[s.start.Game] = s.start
	}
	s.start = s.last[game]
	s.start.Game = game
	a.readDecks()
}

// readDecks asks which decks can be chosen now.
func (a *App) readDecks() {
	s := &a.setup
	s.of = make(map[string][]session.Deck, len(s.games))
	for _, game := range s.games {
		s.of[game] = a.host.Engine.Decks(game)
	}
	s.decks = s.of[s.start.Game]
}

// keepChosen writes down what was chosen.
func (a *App) keepChosen() {
	if a.host.Save == nil {
		return
	}
	s := &a.setup
	s.last[s.start.Game] = s.start
	out := habit.Chosen{Game: s.start.Game, Of: map[string]habit.Players{}}
	for game, start := range s.last {
		out.Of[game] = habit.Players{Decks: start.Decks, Kinds: start.Kinds}
	}
	_ = a.host.Save("chosen", out.Write()) // a convenience; the match goes on without
}
