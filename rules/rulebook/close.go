package rulebook

import (
	"embed"
	"fmt"
	"io/fs"
	"regexp"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/value"
)

// Close checks what a game hands over and puts a hook that does nothing wherever it has
// none of its own, so that nobody above asks whether there is one. The error says what is
// missing or does not fit.
func Close(g Game) (*Game, error) {
	var missing []string
	need := func(there bool, what string) {
		if !there {
			missing = append(missing, what)
		}
	}
	need(g.Key != "", "Key")
	need(g.Version != "", "Version")
	need(g.Players >= 2 || len(g.Formats) > 0, "Players or Formats")
	need(g.Tables != nil, "Tables")
	need(g.Cites.Players != "" && g.Cites.Concede != "", "Cites")
	need(g.Clause != "", "Clause")
	need(g.Values.Game == g.Key && len(g.Values.Kinds) > 0, "Values")
	need(len(g.Deck.Conditions) > 0, "Deck")
	need(g.Lexicon != nil && g.Read != nil, "Lexicon and Read")
	need(g.Compile != nil, "Compile")
	need(g.Start.Start != nil, "Start")
	need(g.StartAt != nil && g.TimingOf != nil, "StartAt and TimingOf")
	need(len(g.Phases) > 0, "Phases")
	need(g.Told != nil && g.IsPhase != nil && g.IsTurn != nil, "Told, IsPhase and IsTurn")
	need(len(g.Zones) > 0, "Zones")
	need(len(g.Notation.Kinds) > 0, "Notation")
	if g.Files != nil {
		_, err := fs.Stat(g.Files, cards.KnownFile)
		need(err != nil || g.Known != nil, "Known, though it has "+cards.KnownFile)
	}
	if missing != nil {
		return nil, fmt.Errorf("rulebook of %q: it does not say %s", g.Key, strings.Join(missing, ", "))
	}
	numbers := 0
	for i := range g.Values.Declared {
		if g.Values.Declared[i].Kept == value.InNumber {
			numbers++
		}
	}
	if most := len(kernel.Info{}.Num); numbers > most {
		return nil, fmt.Errorf("rulebook of %q: %d numbers of a card change; there is room for %d", g.Key, numbers, most)
	}
	if err := g.Values.Check(); err != nil {
		return nil, fmt.Errorf("rulebook of %q: %w", g.Key, err)
	}
	if err := g.Deck.Check(); err != nil {
		return nil, fmt.Errorf("rulebook of %q: %w", g.Key, err)
	}
	if err := g.closeZones(); err != nil {
		return nil, err
	}
	if err := g.closeFormats(); err != nil {
		return nil, err
	}
	for _, p := range g.Deck.Parts {
		for _, k := range p.Kinds {
			if g.Values.Kind(k) == nil {
				return nil, fmt.Errorf("rulebook of %q: cards of kind %q go to part %q of a deck; there is no such kind", g.Key, k, p.Key)
			}
		}
	}
	for _, have := range []struct {
		n, most int
		what    string
	}{
		{g.Players, kernel.MaxPlayers, "players"},
		{len(g.Kinds), 8, "kinds of cards"},
		{len(g.Phases), 256, "phases and steps"},
		{named(g.Events[:]), kernel.MaxEvents, "kinds of events"},
	} {
		if have.n > have.most {
			return nil, fmt.Errorf("rulebook of %q: %d %s; there is room for %d", g.Key, have.n, have.what, have.most)
		}
	}
	if g.Terms == nil {
		g.Terms = func() (*ability.Vocabulary, error) { return ability.Shared(), nil }
	}
	if _, err := g.Terms(); err != nil {
		return nil, fmt.Errorf("rulebook of %q: %w", g.Key, err)
	}
	if _, err := regexp.Compile(g.Clause); err != nil {
		return nil, fmt.Errorf("rulebook of %q: its clauses: %w", g.Key, err)
	}
	if err := g.closePlayer(); err != nil {
		return nil, err
	}
	g.Notation.Printed, g.Notation.Player = &g.Values, g.Player
	g.fill()
	return &g, nil
}

// named is how many numbers a table of names goes up to.
func named(names []string) int {
	for n := len(names); n > 0; n-- {
		if names[n-1] != "" {
			return n
		}
	}
	return 0
}

// fill puts hooks that do nothing where there are none.
func (g *Game) fill() {
	if g.Files == nil {
		g.Files = embed.FS{}
	}
	if g.WhyNotOnTable == nil {
		g.WhyNotOnTable = func(*kernel.Machine, int8, kernel.CardID) []cards.Obstacle { return nil }
	}
	if g.WhyNot == nil {
		g.WhyNot = func(*kernel.Machine, int8, kernel.CardID) []cards.Obstacle { return nil }
	}
	if g.Place == nil {
		g.Place = func(*kernel.Machine, kernel.CardID, bool) bool { return false }
	}
	if g.Opened == nil {
		g.Opened = func(*kernel.Machine, kernel.CardID) bool { return false }
	}
	if g.Lasting == nil {
		g.Lasting = func(*kernel.Machine) error { return nil }
	}
	if g.Variant == nil {
		g.Variant = func(*kernel.Option) string { return "" }
	}
	if g.AskVariant == nil {
		g.AskVariant = func(*kernel.Machine, *kernel.Request) string { return "" }
	}
	if g.AskAbout == nil {
		g.AskAbout = func(*kernel.Machine, *kernel.Request) (card, card2 kernel.CardID) { return 0, 0 }
	}
	if g.EventVariant == nil {
		g.EventVariant = func(*kernel.Machine, *kernel.Event) string { return "" }
	}
	if g.Saying == nil {
		g.Saying = func(n ability.Node) ability.Node { return n }
	}
	if g.Forecast == nil {
		g.Forecast = func(*kernel.Machine, *kernel.Request, *kernel.Option) (key string, numbers [3]int32) {
			return "", numbers
		}
	}
	if g.OptionWords == nil {
		g.OptionWords = func(*kernel.Machine, *kernel.Option) (w lang.Words) { return w }
	}
	if g.OptionNumber == nil {
		g.OptionNumber = func(_ *kernel.Machine, o *kernel.Option) int { return int(o.N) }
	}
	if g.EventNumber == nil {
		g.EventNumber = func(e *kernel.Event) (int32, uint16, bool) { return e.N, 0, false }
	}
	if g.CostItem == nil {
		g.CostItem = func(*kernel.Option) int { return -1 }
	}
	if g.IsMirror == nil {
		g.IsMirror = func(_, _ *kernel.Event) bool { return false }
	}
	if g.IconOfLine == nil {
		g.IconOfLine = func(*kernel.Machine, uint16) int { return 0 }
	}
	if g.NeverResolved == nil {
		g.NeverResolved = func(*kernel.Machine, uint16) bool { return false }
	}
	if g.Unlisted == nil {
		g.Unlisted = func(*kernel.Machine, uint16) bool { return false }
	}
	if g.Secret == nil {
		g.Secret = func(*kernel.Machine, *kernel.Pending) bool { return false }
	}
	if g.Attack == nil {
		g.Attack = func(*kernel.Machine) (string, kernel.CardID, kernel.CardID) { return "", 0, 0 }
	}
	if g.Under == nil {
		g.Under = func(*kernel.Machine, kernel.Zone) kernel.Zone { return kernel.NoZone }
	}
}
