package table

import (
	"cmp"
	"slices"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/session"
	"gorin/render/sound"
	"gorin/rules/lesson"
)

// guide is the lesson on the table.
type guide struct {
	Walk  *lesson.Walk
	state lesson.State
	seen  bool // the remark stood on the last picture
	told  bool // that the end has been reached
}

// Guide makes the match a lesson.
func (t *Table) Guide(w *lesson.Walk) {
	t.Practice, t.Lesson = true, &guide{Walk: w}
	t.Session.OneByOne()
	t.Session.Hold = func() bool { return w.State() != lesson.Waiting }
	t.Return()
}

// Led reports whether the match is a lesson or a puzzle: nothing of it is kept as a game, and
// one does not look back in it.
func (t *Table) Led() bool { return t.Puzzle != nil || t.Lesson != nil }

// steer looks at how far the lesson is. Nothing is answered by itself but what the lesson
// waits for.
func (t *Table) steer() {
	g := t.Lesson
	if g == nil {
		return
	}
	was := g.state
	g.state = g.Walk.State()
	t.Session.Set(session.Settings{Auto: g.state == lesson.Waiting, Delay: t.a.SettingsAt(t.View.Game).Delay})
	switch {
	case g.state == lesson.Off && was != lesson.Off:
		t.a.Hear(sound.Refuse)
	case g.state == lesson.Done && !g.told:
		g.told = true
		t.a.Taught(g.Walk.Lesson)
	}
}

// held reports whether the match waits for the learner to read.
func (t *Table) held() bool {
	return t.Lesson != nil && (t.Lesson.state == lesson.Reading || t.Lesson.state == lesson.Off || t.Lesson.state == lesson.Done)
}

// speaks reports whether the lesson says anything now: not while others play.
func (t *Table) speaks() bool {
	return t.Lesson != nil && !t.Session.Watching && t.Lesson.state != lesson.Waiting && !t.Rolling()
}

// doLesson carries out what is about the lesson on the table.
func (t *Table) doLesson(act string) bool {
	g := t.Lesson
	if g == nil {
		return false
	}
	game := g.Walk.Lesson.Game
	switch act {
	case "lesson-next":
		if g.state == lesson.Reading {
			g.Walk.Next()
			t.jumped = true // nothing has happened on the table
			t.Refresh()
		}
	case "lesson-back":
		if g.state == lesson.Off {
			t.Session.Undo()
		}
	case "lesson-again":
		t.a.Learn(game)
	case "lesson-match":
		t.a.Setup(game)
	case "lesson-leave":
		t.a.Match("new")
	case "puzzles":
		t.a.Shelf(game)
	case "look-back", "watch", "redo", "save", "export", "link": // not in a lesson
	default:
		return false
	}
	return true
}

// goOn is the act by which the lesson goes on, "" while it asks or waits.
func (t *Table) goOn() string {
	switch {
	case !t.speaks():
	case t.Lesson.state == lesson.Reading:
		return "lesson-next"
	case t.Lesson.state == lesson.Off:
		return "lesson-back"
	}
	return ""
}

// lessonKey takes the keys by which a lesson goes on, as soon as what it says is seen.
func (t *Table) lessonKey(name string) bool {
	act := t.goOn()
	if act == "" || name != "Enter" && name != "Space" || t.overlay.kind == "menu" || t.overlay.kind == "help" || t.overlay.kind == "book" {
		return false
	}
	if t.Lesson.seen {
		t.Do(act, "")
	}
	return true
}

// lessonActs is what can be done now besides answering: what leads on comes first.
func (t *Table) lessonActs() (acts []page.Act) {
	a := t.a
	switch t.Lesson.state {
	case lesson.Reading:
		return []page.Act{{Act: "lesson-next", Text: a.W("lesson-next")}}
	case lesson.Off:
		return []page.Act{{Act: "lesson-back", Text: a.W("lesson-back")}}
	case lesson.Done:
		return []page.Act{
			{Act: "lesson-match", Text: a.W("lesson-match")}, {Act: "puzzles", Text: a.W("practice")},
			{Act: "lesson-again", Text: a.W("lesson-again")}, {Act: "new", Text: a.W("to-title")},
		}
	}
	return nil
}

// lessonMenu is what the menu offers of the lesson.
func (t *Table) lessonMenu() []page.Act {
	return []page.Act{{Act: "lesson-again", Text: t.a.W("lesson-restart")}, {Act: "lesson-leave", Text: t.a.W("lesson-leave")}}
}

// remark is what is said now.
func (t *Table) remark() string {
	s := t.Lesson.Walk.Says().In(t.a.Lang())
	if t.Lesson.state == lesson.Done {
		return t.a.W("lesson-done") + "\n" + s
	}
	return s
}

// farWords is how far the lesson is.
func (t *Table) farWords() string {
	return t.a.W("lesson-far", t.Lesson.Walk.Remark(), t.Lesson.Walk.Remarks())
}

// expected lists the options that lead on and are not picked yet; ready is true when what is
// picked is what leads on.
func (t *Table) expected() (options []int, ready bool) {
	if !t.speaks() || t.Request == nil {
		return nil, false
	}
	return t.Lesson.Walk.Leads(t.Pick.Chosen)
}

// leadsFirst puts the options that lead on at the head of a list that is too short for all.
func (t *Table) leadsFirst(rows []int) {
	if t.Lesson == nil || t.Screen.Shape == layout.Wide {
		return
	}
	options, _ := t.expected()
	slices.SortStableFunc(rows, func(a, b int) int {
		return cmp.Compare(min(slices.Index(options, b), 0), min(slices.Index(options, a), 0))
	})
}

// mirrorLesson writes the remark before the question, and which option leads on.
func (t *Table) mirrorLesson(m *page.Mirror) {
	if !t.speaks() {
		return
	}
	m.State, m.Heading = "table", t.Lesson.Walk.Lesson.Title.In(t.a.Lang())
	m.Prompt = t.remark() + " " + t.farWords() + "\n" + m.Prompt
	options, _ := t.expected()
	for _, i := range options {
		if i < len(m.Options) {
			m.Options[i].Text = t.a.W("lesson-here", m.Options[i].Text)
		}
	}
	acts := t.lessonActs()
	if len(acts) > 0 {
		m.Prompt, m.Options, m.Clause = t.remark()+" "+t.farWords(), nil, ""
		m.Confirm, acts = &acts[0], acts[1:]
	}
	m.Acts = append(append(acts, t.lessonMenu()...), m.Acts...)
}

// Seen says that the remark stands on the picture.
func (g *guide) Seen() { g.seen = true }
