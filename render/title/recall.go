package title

import (
	"slices"

	"gorin/render/habit"
	"gorin/render/session"
)

// recall fills the setup with what was chosen last, as far as it is offered
// still.
func (t *Page) recall() {
	t.last = map[string]session.Start{}
	old := habit.ReadChosen(t.Load("chosen"))
	for _, game := range t.Games {
		was := old.Of[game]
		start := session.Start{Game: game, Kinds: []string{session.Human}}
		start.Fit(t.Seats(game))
		start.Decks = t.offered(game, was.Decks)
		for i, kind := range was.Kinds[:min(len(was.Kinds), len(start.Kinds))] {
			if slices.Contains(session.Kinds, kind) {
				start.Kinds[i] = kind
			}
		}
		t.last[game] = start
	}
	game := old.Game
	if !slices.Contains(t.Games, game) && len(t.Games) > 0 {
		game = t.Games[0]
	}
	t.take(game)
}

// take puts the setup to a game, as it was chosen last.
func (t *Page) take(game string) {
	if t.Start.Game != "" {
		t.last[t.Start.Game] = t.Start
	}
	t.Start = t.last[game]
	t.Start.Game = game
	t.readDecks()
}

// readDecks asks which decks can be chosen now.
func (t *Page) readDecks() {
	t.of = make(map[string][]session.Deck, len(t.Games))
	for _, game := range t.Games {
		t.of[game] = t.Decks(game)
	}
	t.decks = t.of[t.Start.Game]
}

// Keep writes down what was chosen.
func (t *Page) Keep() {
	if !t.Keeps() {
		return
	}
	t.last[t.Start.Game] = t.Start
	out := habit.Chosen{Game: t.Start.Game, Of: map[string]habit.Players{}}
	for game, start := range t.last {
		out.Of[game] = habit.Players{Decks: start.Decks, Kinds: start.Kinds}
	}
	_ = t.Save("chosen", out.Write()) // a convenience; the match goes on without
}

// OfferDecks lets the decks be chosen that there are now; of those that are gone others
// take the place.
func (t *Page) OfferDecks() {
	t.last[t.Start.Game] = t.Start
	for game, start := range t.last {
		start.Decks = t.offered(game, start.Decks)
		t.last[game] = start
	}
	t.Start = t.last[t.Start.Game]
	t.readDecks()
}

// offered is a deck for each seat of a game, in the place of those that are not offered
// others.
func (t *Page) offered(game string, wanted []string) []string {
	decks := t.Decks(game)
	out := make([]string, t.Seats(game))
	copy(out, wanted)
	for i, id := range out {
		if !slices.ContainsFunc(decks, func(d session.Deck) bool { return d.ID == id }) && len(decks) > 0 {
			out[i] = decks[i%len(decks)].ID
		}
	}
	return out
}
