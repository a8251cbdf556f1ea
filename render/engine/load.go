package engine

import (
	"errors"
	"fmt"
	"hash/fnv"

	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/replay"
	"gorin/rules/study"
)

// Read opens a .gorin file. One that cannot be played on, since it shows one
// side or comes from another build, is opened to be watched, unless it is too
// brief for that.
func (e *Engine) Read(b []byte) (session.Match, error) {
	l, err := e.Load(b)
	if err != nil {
		return nil, err
	}
	for {
		if m, err := l.Step(func() bool { return false }); m != nil || err != nil {
			return m, err
		}
	}
}

// Load is Read, little by little.
func (e *Engine) Load(b []byte) (session.Loading, error) {
	l, err := replay.Open(b)
	switch {
	case errors.Is(err, replay.ErrOneSide):
		film, err := openFilm(b, nil)
		if err != nil {
			return nil, err
		}
		return screened{film}, nil
	case err != nil:
		return nil, err
	}
	l.TakeFrames() // a match is saved as soon as it is open
	return &loading{file: b, from: l}, nil
}

// screened is a film that is open already.
type screened struct{ film *film }

func (w screened) Step(func() bool) (session.Match, error) { return w.film, nil }
func (screened) Progress() (done, all int)                 { return 1, 1 }
func (screened) Strange() ([]session.Strange, bool)        { return nil, true }

// loading is a match that is being opened.
type loading struct {
	file    []byte
	from    *replay.Loader
	strange []session.Strange
	known   bool
}

func (l *loading) Step(stop func() bool) (session.Match, error) {
	done, err := l.from.Step(stop)
	var diverged *replay.Diverged
	switch {
	case err == nil && !done:
		return nil, l.note()
	case err == nil:
		return l.from.Match(), l.note()
	case errors.As(err, &diverged) && !diverged.Brief:
		l.known = true
		film, err := openFilm(l.file, diverged)
		if err != nil { // a nil film is no match
			return nil, err
		}
		return film, nil
	}
	return nil, err
}

func (l *loading) Progress() (done, all int) { return l.from.Progress() }

func (l *loading) Strange() ([]session.Strange, bool) { return l.strange, l.known }

// note puts together what is strange once the texts are read.
func (l *loading) note() error {
	if l.known || !l.from.Begun() {
		return nil
	}
	l.known = true
	list, err := l.from.Strange()
	for i := range list {
		s := &list[i]
		theirs, wrong := printed(s.Theirs)
		ours := theirs
		if s.Ours != nil {
			var wrongToo error
			ours, wrongToo = printed(*s.Ours)
			wrong = errors.Join(wrong, wrongToo)
		}
		if err = errors.Join(err, wrong); err != nil {
			return err
		}
		key := fnv.New64a()
		fmt.Fprintf(key, "%s|%d|%+v|%+v", s.ID, s.Line, theirs, ours)
		l.strange = append(l.strange, session.Strange{Game: s.Theirs.Game, Theirs: theirs, Ours: ours, Line: s.Line, Key: fmt.Sprintf("%016x", key.Sum64())})
	}
	return err
}

// printed is a card with its lines in words, as far as they can be read.
func printed(c pack.Card) (rules.Printed, error) {
	c.Inert = nil
	faces, err := study.Cards(c.Game, []pack.Card{c})
	if err != nil || len(faces) == 0 {
		return rules.Printed{}, err
	}
	out := faces[0].Printed
	for i := 1; i < len(faces); i++ { // the opened face says what it says
		out.Lines = append(out.Lines, faces[i].Printed.Lines...)
	}
	return out, nil
}
