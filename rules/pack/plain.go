package pack

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"gorin/rules/lang"
)

// Plain refuses a text that is longer than so many runes, is no text, or holds signs
// that steer what shows it: control signs, signs of the direction of writing, ends of
// lines. Everything that a file brings along and that is shown is looked at by it.
func Plain(s string, most int) (wrong lang.Words, ok bool) {
	if n := utf8.RuneCountInString(s); n > most {
		return say("%d文字ある。%d文字まで", "%d characters; at most %d", n, most), false
	}
	if !utf8.ValidString(s) {
		return say("UTF-8の文字列ではない", "no text in UTF-8"), false
	}
	if i := strings.IndexFunc(s, unicode.IsControl); i >= 0 {
		return say("%dバイト目に制御文字がある", "control character at byte %d", i+1), false
	}
	if i := strings.IndexFunc(s, Steers); i >= 0 {
		return say("%dバイト目に文字の向きや行を変える記号がある", "sign that changes direction or line at byte %d", i+1), false
	}
	return lang.Words{}, true
}

// Steers reports whether a sign changes how what follows it is laid out.
func Steers(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
}
