package meaning

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

// MayFit reports whether another reading of a line may be understood than one with this
// error.
func MayFit(err error) bool {
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

// Misread is the error for a reading of a line that cannot be what is meant: another one
// may fit.
func Misread(why string, about Node) error { return &fault{why, about, ofForm} }

// Refused is the error for a line of which the game refuses a part, nil for any other.
func (w *Ways) Refused(n Node) error {
	if w.Refuses == nil {
		return nil
	}
	if en, ja := w.Refuses(n); en != "" {
		return &ownFault{fault{en, n, ofMeaning}, ja}
	}
	for _, k := range n.Kids {
		if err := w.Refused(k); err != nil {
			return err
		}
	}
	return nil
}

// Told is why a line is not understood, and that in Japanese where it is a reason of the
// game's own.
func Told(err error) (why, ja string, ok bool) {
	var own *ownFault
	if errors.As(err, &own) {
		ja = own.ja
	}
	var f *fault
	if !errors.As(err, &f) {
		return "", "", false
	}
	return f.msg, ja, true
}

// Parts is the parts of a surface tree around what an error is about, the outermost first,
// and then that itself.
func Parts(err error) (parts []Node) {
	for {
		switch e := err.(type) {
		case *inside:
			parts, err = append(parts, e.part), e.error
		case *fault:
			return append(parts, e.about)
		case *ownFault:
			return append(parts, e.about)
		default:
			return parts
		}
	}
}
