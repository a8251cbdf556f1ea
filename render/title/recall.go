package title

import (
	"slices"

	"gorin/render/habit"
	"gorin/render/session"
	"gorin/rules"
)

// recall fills the setup with what was chosen last, as far as it is offered
// still.
func (t *Page) recall() {
	t.last, t.formats, t.played = map[string]session.Start{}, map[string][]rules.Format{}, map[string]string{}
	old := habit.ReadChosen(t.Load("chosen"))
	for _, game := range t.Games {
		formats := t.Formats(game)
		t.formats[game], t.played[game] = formats, formats[0].Key
		latest := old.Of[game]
		if _, ok := find(formats, latest.Format); ok && latest.Format != "" {
			t.played[game] = latest.Format
		}
		for i := range formats {
			was := old.Of[habit.At(game, formats[i].Key)]
			if formats[i].Key == t.played[game] {
				was = latest
			}
			t.last[habit.At(game, formats[i].Key)] = t.recalled(game, &formats[i], was)
		}
	}
	game := old.Game
	if !slices.Contains(t.Games, game) && len(t.Games) > 0 {
		game = t.Games[0]
	}
	t.take(game, t.played[game])
}

// find is the format of a key, the first one for "".
func find(formats []rules.Format, key string) (f *rules.Format, ok bool) {
	for i := range formats {
		if key == "" || formats[i].Key == key {
			return &formats[i], true
		}
	}
	return nil, false
}

// recalled is a set-up as it was, as far as it is offered still.
func (t *Page) recalled(game string, f *rules.Format, was habit.Players) session.Start {
	start := session.Start{Game: game, Format: f.Key, Kinds: []string{session.Human}}
	n := len(was.Kinds)
	if !takes(f, n) {
		n = f.Least
	}
	start.Fit(n)
	start.Decks = t.offered(game, was.Decks, n)
	for i, kind := range was.Kinds[:min(len(was.Kinds), n)] {
		if slices.Contains(session.Kinds, kind) {
			start.Kinds[i] = kind
		}
	}
	for _, o := range f.Options {
		if slices.Contains(was.Options, o.Key) {
			start.Options = append(start.Options, o.Key)
		}
	}
	if inTurn(f, was.Order, n) {
		start.Order = was.Order
	}
	return start
}

// take puts the setup to a format of a game, as it was chosen last.
func (t *Page) take(game, format string) {
	t.stow()
	t.Start, t.played[game] = t.last[habit.At(game, format)], format
	t.Start.Game = game
	t.readDecks()
}

// stow remembers the setup.
func (t *Page) stow() {
	if t.Start.Game != "" {
		t.last[habit.At(t.Start.Game, t.Start.Format)] = t.Start
	}
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
	t.stow()
	out := habit.Chosen{Game: t.Start.Game, Of: map[string]habit.Players{}}
	for _, game := range t.Games {
		for _, f := range t.formats[game] {
			start := t.last[habit.At(game, f.Key)]
			was := habit.Players{Decks: start.Decks, Kinds: start.Kinds, Options: start.Options, Order: start.Order}
			if f.Key == t.played[game] {
				if f.Key != t.formats[game][0].Key {
					was.Format = f.Key
				}
				out.Of[game] = was
			} else {
				out.Of[habit.At(game, f.Key)] = was
			}
		}
	}
	_ = t.Save("chosen", out.Write()) // a convenience; the match goes on without
}

// OfferDecks lets the decks be chosen that there are now; of those that are gone others
// take the place.
func (t *Page) OfferDecks() {
	t.stow()
	for at, start := range t.last {
		start.Decks = t.offered(start.Game, start.Decks, len(start.Kinds))
		t.last[at] = start
	}
	t.Start = t.last[habit.At(t.Start.Game, t.Start.Format)]
	t.readDecks()
}

// offered is a deck for each of n seats of a game, in the place of those that are not
// offered others.
func (t *Page) offered(game string, wanted []string, n int) []string {
	decks := t.Decks(game)
	out := make([]string, n)
	copy(out, wanted)
	for i, id := range out {
		if !slices.ContainsFunc(decks, func(d session.Deck) bool { return d.ID == id }) && len(decks) > 0 {
			out[i] = decks[i%len(decks)].ID
		}
	}
	return out
}
