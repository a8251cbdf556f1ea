package text

import (
	"errors"

	. "gorin/rules/ability" // most lines name kinds
)

// fault is a line that can be read but not understood: about is the part of its surface
// tree that this is about, or Nothing.
type fault struct {
	msg   string
	about Node
	form  bool // of this reading alone: another one may fit
}

// ownFault is a fault for a reason of the game's own, which it has in Japanese too.
type ownFault struct {
	fault
	ja string
}

func (f *ownFault) Unwrap() error { return &f.fault }

func (f *fault) Error() string { return f.msg }

// Whether a fault is one of the form of a reading, or of what the line means, which then
// means nothing: no other reading of it is looked for.
const (
	ofMeaning = false
	ofForm    = true
)

// mayFit reports whether another reading of a line may be understood than one with this
// error.
func mayFit(err error) bool {
	var f *fault
	return !errors.As(err, &f) || f.form
}

// inside is a fault within a part of a surface tree.
type inside struct {
	error
	part Node
}

func (i *inside) Unwrap() error { return i.error }

func in(part Node, err error) error { return &inside{err, part} }

// where is the place in the text that an error is about: that of the innermost part
// that is found within those around it.
func (p *parser) where(err error) (pos int) {
	for {
		switch e := err.(type) {
		case *inside:
			pos = p.place(e.part, pos)
			err = e.error
		case *fault:
			return p.place(e.about, pos)
		case *ownFault:
			return p.place(e.about, pos)
		default:
			return pos
		}
	}
}

// place is the first place from pos on where something has been read as a surface tree,
// or else pos.
func (p *parser) place(n Node, pos int) int {
	from, _ := p.stands(n, pos)
	return from
}
