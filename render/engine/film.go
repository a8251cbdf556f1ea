package engine

import (
	"bytes"
	"errors"

	"gorin/rules"
	"gorin/rules/replay"
)

// film is a file that can only be watched, as a match without decisions.
type film struct {
	file []byte
	film *replay.Film
	why  string
	at   int
	view *rules.View
}

// errWatched is returned to whoever wants to play in a film.
var errWatched = errors.New("this file can be watched, not played")

func openFilm(file []byte, diverged *replay.Diverged) (*film, error) {
	f, err := replay.ReadViews(file, 0)
	if err != nil {
		return nil, err
	}
	m := &film{file: bytes.Clone(file), film: f, why: "side"}
	if diverged != nil {
		m.why = "build"
	}
	return m, m.show(f.Len() - 1)
}

func (m *film) show(at int) error {
	v, err := m.film.View(at)
	if err != nil {
		return err
	}
	m.at, m.view = at, v
	return nil
}

// Sight is nothing either: what nobody saw is not in a film.
func (m *film) Sight(int) (*rules.Sight, error) { return nil, errWatched }

// Peek is nothing: nobody answers in a film.
func (m *film) Peek(...[]int) *rules.Request { return nil }

// Address changes nothing: what a film says has been written down.
func (m *film) Address(int) {}

// Notice says why the file is only watched: "side" or "build".
func (m *film) Notice() string { return m.why }

func (m *film) step(n int) bool {
	to := m.at + n
	return to >= 0 && to < m.film.Len() && m.show(to) == nil
}

// Back shows the view before which n answers fewer had been given, or the first.
func (m *film) Back(n int) int { return m.leap(-n) }

// Forth shows the view before which n answers more had been given, or the last.
func (m *film) Forth(n int) int { return m.leap(n) }

// leap shows the last view that is not beyond so many answers on, or back, and returns
// how many it is away; 0 if that view cannot be read.
func (m *film) leap(n int) int {
	from := m.film.Answers(m.at)
	to := m.at
	for to > 0 && n < 0 && m.film.Answers(to) > from+n {
		to--
	}
	for to+1 < m.film.Len() && n > 0 && m.film.Answers(to+1) <= from+n {
		to++
	}
	if m.show(to) != nil {
		return 0
	}
	return max(m.film.Answers(to)-from, from-m.film.Answers(to))
}

// Turns is the turn of each decision that a view shows.
func (m *film) Turns(each func(seq uint32, turn int)) {
	for i := range m.film.Len() {
		each(uint32(m.film.Answers(i))+1, m.film.Turn(i))
	}
}

func (m *film) Pending() *rules.Request    { return nil }
func (m *film) Answer(uint32, []int) error { return errWatched }
func (m *film) Concede(int) error          { return errWatched }
func (m *film) Result() rules.Result       { return m.view.Result }
func (m *film) View(int) *rules.View       { return m.view }
func (m *film) Catalogue() []rules.Printed { return m.film.Catalogue }
func (m *film) Log(int, int) []rules.Entry { return nil }
func (m *film) LogLen() int                { return 0 }
func (m *film) Seq() uint32                { return uint32(m.film.Answers(m.at)) + 1 }
func (m *film) Undo() bool                 { return m.step(-1) }
func (m *film) Redo() bool                 { return m.step(1) }
func (m *film) CanUndo() bool              { return m.at > 0 }
func (m *film) CanRedo() bool              { return m.at < m.film.Len()-1 }
func (m *film) UndoReveals() bool          { return false }

// WhyNot says nothing: a film is not played.
func (m *film) WhyNot(int, rules.Card) []rules.Reason { return nil }
