package replay

import (
	"fmt"

	"gorin/rules"
)

// Fault is why a file is not read or written, in words for the player.
type Fault struct {
	did   string // what was attempted
	words rules.Words
	cause error
}

// unread is a fault of a file that is read; ja and en say the same of args.
func unread(ja, en string, args ...any) *Fault {
	return &Fault{"read replay", rules.Words{fmt.Sprintf(ja, args...), fmt.Sprintf(en, args...)}, nil}
}

// unwritten is a fault of a file that is written.
func unwritten(ja, en string, args ...any) *Fault {
	f := unread(ja, en, args...)
	f.did = "write replay"
	return f
}

// by names the error that the fault comes from; it is for those who look for
// the mistake and has one language.
func (f *Fault) by(err error) *Fault {
	f.cause = err
	return f
}

// Told is the fault in the players' languages.
func (f *Fault) Told() rules.Words { return f.words }

// Error is the fault in English, with what was attempted and its cause.
func (f *Fault) Error() string {
	s := f.did + ": " + f.words[rules.English]
	if f.cause != nil {
		s += ": " + f.cause.Error()
	}
	return s
}

func (f *Fault) Unwrap() error { return f.cause }
