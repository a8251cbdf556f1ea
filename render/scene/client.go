package scene

import (
	"fmt"
	"gorin/render/dialog"
	"gorin/render/habit"
	"gorin/render/layout"
	"gorin/render/packs"
	"gorin/render/paint"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/sound"
	"gorin/render/theme"
	"gorin/rules"
	"gorin/rules/clauses"
	"gorin/rules/puzzle"
	"strings"
)

// The client as its pages see it.
var _ packs.Client = (*App)(nil)

// C is what is drawn on.
func (a *App) C() *paint.Canvas { return a.c }

// Size is the window, in logical pixels.
func (a *App) Size() layout.Rect { return a.size }

// Version says in words which version of Gorin this is, or "".
func (a *App) Version() string {
	if a.host.Build == "" {
		return ""
	}
	return a.w("version", a.host.Build)
}

// Lang is the player's language.
func (a *App) Lang() rules.Lang { return a.lang }

// Now is the time in milliseconds.
func (a *App) Now() int64 { return a.host.Now() }

// Changed says that both the picture and the mirror are out of date.
func (a *App) Changed() { a.changed() }

// W is what the client says.
func (a *App) W(key string, args ...any) string { return a.w(key, args...) }

// GameName is what a game is called.
func (a *App) GameName(game string) string { return skins.For(game).Name.In(a.lang) }

// Facts is the numbers of a printed card in words.
func (a *App) Facts(game string, p *rules.Printed) string { return a.factWords(game, *p, nil) }

// Cite is the number of a clause and what it decides.
func (a *App) Cite(game, clause string) string { return a.cite(game, clause) }

// Sentence is an error in the player's language when it has one.
func (a *App) Sentence(err error) string { return a.sentence(err) }

// Confirm asks the player whether to do something.
func (a *App) Confirm(title, text, yes string, do func()) { a.confirm(title, text, yes, do) }

// Fail tells that something could not be done.
func (a *App) Fail(title string, err error) { a.fail(title, err) }

// Keeps reports whether there is a place to save; Save and Load keep something there.
func (a *App) Keeps() bool                        { return a.host.Save != nil }
func (a *App) Save(key string, data []byte) error { return a.host.Save(key, data) }
func (a *App) Load(key string) []byte             { return a.host.load(key) }

// Opens reports whether the client can ask for a file.
func (a *App) Opens() bool { return a.host.Open != nil }

// Seats is how many play a game, as it is set up.
func (a *App) Seats(game string) int { return a.title.Seats(game) }

// Formats lists the ways to play a game.
func (a *App) Formats(game string) []rules.Format { return a.host.Engine.Formats(game) }

// Playing reports whether there is a match on the table.
func (a *App) Playing() bool { return a.table != nil }

// OpenSettings shows the settings.
func (a *App) OpenSettings() { a.settings.Show() }

// Of is what the client says in words of a game.
func (a *App) Of(game, key string, args ...any) string { return a.of(game, key, args...) }

// Games lists the games that can be played.
func (a *App) Games() []string { return a.title.Games }

// Aside reports whether the table can be shown in words beside the picture.
func (a *App) Aside() bool { return a.host.Side != nil }

// Hear plays a sound as soon as those before it have begun.
func (a *App) Hear(e sound.Effect) { a.hear(e) }

// Apply makes the habits felt.
func (a *App) Apply() {
	marks := theme.Marks
	theme.UseMarks(a.settings.Habit.Marks)
	if a.settings.Habit.Lang != a.lang.String() || marks != theme.Marks {
		a.setLang(a.settings.Habit.Lang)
	}
	if a.table != nil {
		a.table.Session.Set(a.table.Settings())
	}
}

// Law is what a clause decides.
func (a *App) Law(game, clause string) string { return a.law(game, clause) }

// Decks lists the decks of a game.
func (a *App) Decks(game string) []session.Deck { return a.host.Engine.Decks(game) }

// Called is what a player is called.
func (a *App) Called(name string, seat int) string { return a.called(name, seat) }

// Seated reports whether a game of the list is on a table of this window.
func (a *App) Seated(id string) bool { return a.seated(id) != nil }

// OpenGame goes on with a game of the list.
func (a *App) OpenGame(id string) { a.openGame(id) }

// Listed hears that the list of games is another now.
func (a *App) Listed() { a.title.Resumes = a.resumable() }

// Resume goes on with the game that was played last.
func (a *App) Resume() {
	if h, ok := a.kept.Latest(); ok {
		a.openGame(h.ID)
	}
}

// OfferDecks lets the decks be chosen that there are now.
func (a *App) OfferDecks() { a.title.OfferDecks() }

// Write asks the player for a line.
func (a *App) Write(title, text, yes string, line *dialog.Line, do func()) {
	a.confirm(title, text, yes, do)
	a.ask.Write = line
}

// Attempted is the attempt at a puzzle that is under way, or nil.
func (a *App) Attempted() *puzzle.Try { return a.attempted() }

// Branched says in words which practice can be gone on with, or "".
func (a *App) Branched() string { return a.branched() }

// Try begins an attempt at a puzzle.
func (a *App) Try(p *puzzle.Puzzle) { a.openPuzzle(p, false) }

// GoOn goes on with an attempt at a puzzle.
func (a *App) GoOn(try *puzzle.Try) {
	a.seatAttempt(try)
	a.table.Refresh()
}

// OpenBranch goes on with the practice that has branched off.
func (a *App) OpenBranch() { a.openBranch() }

// Letters is how many times as large as usual the player wants everything.
func (a *App) Letters() float64 { return habit.Sizes[a.settings.Habit.Letters] }

// Calm reports whether nothing is to move.
func (a *App) Calm() bool { return a.settings.Habit.Calm(a.host.Params["motion"] == "less") }

// called is a player's name, or in the present language that of a player without one.
func (a *App) called(name string, seat int) string {
	for _, own := range [][]any{{"player-n", seat + 1}, {"computer-n", seat + 1}, {"computer"}} {
		if key := own[0].(string); name == "" || name == a.book.In(1-a.lang, key, own[1:]...) {
			name = a.book.In(a.lang, key, own[1:]...)
		}
	}
	return name
}

// law is what a clause decides, in our words; "" if the book has no such
// number. As long as the words have not come, that is said instead.
func (a *App) law(game, clause string) string {
	info, ok := clauses.Find(game, clause)
	if _, here := rules.Late(game); !ok && !here {
		return a.w("law-late")
	}
	return info.Words.In(a.lang)
}

// cite is the number of a clause and what it decides.
func (a *App) cite(game, clause string) string {
	return strings.TrimSpace("§" + clause + " " + a.law(game, clause))
}

// factWords is the numbers of a card in words, as they are now where v says so.
func (a *App) factWords(game string, p rules.Printed, v *rules.CardView) string {
	var parts []string
	for _, f := range skins.For(game).Facts(&p, v, a.lang) {
		parts = append(parts, a.of(game, f.Key, f.Args...)+was(f.Off))
	}
	return strings.Join(parts, a.w("comma"))
}

func was(off int) string {
	if off == 0 {
		return ""
	}
	return fmt.Sprintf(" (%+d)", off)
}

// Tell shows a message.
func (a *App) Tell(title, text string) { a.tell(title, text) }

// Asking reports whether a dialog is shown.
func (a *App) Asking() bool { return a.ask != nil }

// Numbers is the numbers of a card in words, as they are now where v says so.
func (a *App) Numbers(game string, p *rules.Printed, v *rules.CardView) string {
	return a.factWords(game, *p, v)
}

// Habits is what the player has set.
func (a *App) Habits() *habit.Habits { return &a.settings.Habit }

// Set sets one thing.
func (a *App) Set(field, value string) { a.settings.Set(field, value) }

// SettingsAt are the habits at a table of a game.
func (a *App) SettingsAt(game string) session.Settings { return a.settings.At(game) }

// DrawStops draws the stops of a game.
func (a *App) DrawStops(game string, in layout.Rect, dry bool) float64 {
	return a.settings.Stops(game, in, dry)
}
