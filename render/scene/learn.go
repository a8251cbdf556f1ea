package scene

import (
	"errors"

	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/lesson"
)

// tutor is an engine whose computer player answers as a lesson has it.
type tutor struct {
	session.Engine
	walk *lesson.Walk
}

// Bot is the other player of the lesson.
func (t tutor) Bot(string, uint64, session.Match) session.Bot { return script{t.walk} }

type script struct{ walk *lesson.Walk }

func (s script) Choose(*rules.View, *rules.Request) []int { return s.walk.Reply() }

// lessonAt names a lesson among what the player has come to.
func lessonAt(l *lesson.Lesson) string { return "lesson/" + l.Name }

// met names that a match of a game has been begun.
const met = "match"

// Learn puts the first lesson of a game on the table.
func (a *App) Learn(game string) {
	list, err := lesson.Shipped(game)
	switch {
	case errors.Is(err, lesson.ErrLate):
		a.tell(a.w("learn"), a.w("learn-late"))
		return
	case err == nil && len(list) == 0:
		a.tell(a.w("learn"), a.w("learn-none", a.GameName(game)))
		return
	}
	var w *lesson.Walk
	names := a.solvers()
	if err == nil {
		w, err = list[0].Open(names...)
	}
	if err != nil {
		a.fail(a.w("cannot-start"), err)
		return
	}
	names = names[:len(w.Match.Setup().Seats)]
	start := session.Start{Game: game, Decks: make([]string, len(names)), Names: names}
	for seat := range names {
		start.Kinds = append(start.Kinds, session.Greedy)
		if seat == lesson.Learner {
			start.Kinds[seat] = session.Human
		}
	}
	a.title.Choose("game", game)
	a.title.Keep() // it is the game of the next day, too
	a.setTableOf(w.Match, start, tutor{a.host.Engine, w})
	a.table.Guide(w)
}

// Newcomer reports whether nobody has begun a match of a game here, nor followed its lesson.
func (a *App) Newcomer(game string) bool {
	for name := range a.shelf.Progress[game] {
		if name == met || len(name) > 7 && name[:7] == "lesson/" {
			return false
		}
	}
	return true
}

// Taught remembers that a lesson has been followed to its end.
func (a *App) Taught(l *lesson.Lesson) { a.shelf.Reached(l.Game, lessonAt(l)) }

// Setup shows the setup of a match of a game in place of the table.
func (a *App) Setup(game string) {
	a.leaveTable()
	a.shelf.Open = false
	a.title.Choose("game", game)
}
