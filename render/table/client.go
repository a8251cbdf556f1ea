package table

import (
	"gorin/render/habit"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/sound"
	"gorin/render/widget"
	"gorin/rules"
	"gorin/rules/lesson"
	"gorin/rules/puzzle"
)

// Client is what shows the table.
type Client interface {
	Screen
	Words
	Player
	Puzzles

	Do(act, value string) // carries out what is not the table's
	Match(act string)     // the same about the match as a whole: "save", "export", "link", "new", "again", "branch", "origin"
	Flush()               // what was played last is kept
}

// Screen is what the table is drawn on.
type Screen interface {
	C() *paint.Canvas
	UI() *widget.UI
	Size() layout.Rect
	Now() int64   // milliseconds
	Changed()     // both the picture and the mirror are out of date
	Asking() bool // a dialog stands over the table
	Aside() bool  // the table can be shown in words beside the picture
}

// Words is what the client says, in the player's language.
type Words interface {
	Lang() rules.Lang
	W(key string, args ...any) string
	Of(game, key string, args ...any) string // the same, in words of a game
	Law(game, clause string) string          // what a clause decides
	Cite(game, clause string) string         // its number too
	Called(name string, seat int) string     // what a player is called
	Numbers(game string, p *rules.Printed, v *rules.CardView) string
}

// Player is who is told and asked, and what that one has set.
type Player interface {
	Tell(title, text string)
	Fail(title string, err error)
	Confirm(title, text, yes string, do func())
	Hear(sound.Effect)
	Habits() *habit.Habits
	Calm() bool // nothing is to move
	Set(field, value string)
	SettingsAt(game string) session.Settings
	OpenSettings()
	DrawStops(game string, in layout.Rect, dry bool) (high float64) // draws the stops of a game
}

// Puzzles is where puzzles come from.
type Puzzles interface {
	Solve(p *puzzle.Puzzle, solution bool) // puts a puzzle on the table, or its solution
	Next(*puzzle.Puzzle) *puzzle.Puzzle    // the one after it, or nil
	Tried(p *puzzle.Puzzle, solved bool)
	KeepAttempt()
	DropAttempt()
	Shelf(game string) // shows the list of puzzles in place of the table

	Learn(game string)     // puts the first lesson of a game on the table
	Setup(game string)     // shows the setup of a match of a game in place of the table
	Taught(*lesson.Lesson) // a lesson has been followed to its end
}
