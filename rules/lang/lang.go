// Package lang is texts in the languages of Gorin, and messages with gaps that are filled.
package lang

import "encoding/json"

// Lang is a language that a player reads.
type Lang uint8

// The languages of every text in Gorin.
const (
	Japanese Lang = iota
	English
)

// String is the language's BCP 47 tag.
func (l Lang) String() string { return [...]string{"ja", "en"}[l] }

// Words is one text in every language, indexed by Lang.
type Words [2]string

// In is the text in language l.
func (w Words) In(l Lang) string { return w[l] }

// Same is a text that reads the same in every language.
func Same(s string) Words { return Words{s, s} }

// Plus is a text with more behind it.
func (w Words) Plus(ja, en string) Words { return Words{w[0] + ja, w[1] + en} }

// UnmarshalJSON reads a text as it is written, and as cards had it before: an object with
// the fields Ja and En.
func (w *Words) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '{' {
		var x struct{ Ja, En string }
		err := json.Unmarshal(b, &x)
		*w = Words{x.Ja, x.En}
		return err
	}
	return json.Unmarshal(b, (*[2]string)(w))
}
