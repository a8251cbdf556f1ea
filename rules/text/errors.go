package text

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"gorin/rules/text/meaning"
)

// Error is a line that is not understood.
type Error struct {
	Column     int      // of the first character not understood, from 1
	Understood string   // the end of what was read
	Unread     string   // the beginning of what was not
	Near       []string // the nearest known phrases, the nearest first
	Reason     string   // why it is not understood, if it can be read
	Piece      string   // the part of the line that Reason is about, if it is named
	Clause     string   // of the game's rulebook that says so, if one does

	ja string // the Reason in Japanese, if it is the game's own
}

func (e *Error) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "column %d: ", e.Column)
	if e.Reason != "" {
		b.WriteString(e.Reason)
		if e.Clause != "" {
			fmt.Fprintf(&b, " (%s)", e.Clause)
		}
		if e.Piece != "" {
			fmt.Fprintf(&b, ": %q", e.Piece)
		}
		return b.String()
	}
	fmt.Fprintf(&b, "understood: %q; not understood: %q", e.Understood, e.Unread)
	if len(e.Near) > 0 {
		fmt.Fprintf(&b, "; nearest known: %q", e.Near)
	}
	return b.String()
}

// Told is why the line is not understood, in Japanese and in English.
func (e *Error) Told() (ja, en string) {
	why := cmp.Or(e.ja, reasons[e.Reason])
	switch {
	case e.Reason == "":
		return "ここから先が読めない", "not understood from here on"
	case why == "":
		return e.Reason, e.Reason
	case e.Piece != "":
		return why + "：「" + e.Piece + "」", fmt.Sprintf("%s: %q", e.Reason, e.Piece)
	}
	if e.Clause != "" {
		return why + "（" + e.Clause + "）", e.Reason + " (" + e.Clause + ")"
	}
	return why, e.Reason
}

// failure explains why the line was not understood.
func (p *parser) failure(miss error) *Error {
	src := p.src
	var d *dropped
	if errors.As(miss, &d) {
		from, to := p.span(d)
		return &Error{Column: src.at(from), Reason: notUsed, Piece: strings.TrimRight(string(src.text[from:to]), "、, ")}
	}
	if why, ja, ok := meaning.Told(miss); ok {
		return &Error{Column: src.at(p.where(miss)), Reason: why, Clause: p.lex.book.Clauses[why], ja: ja}
	}
	if p.effort > maxEffort {
		return &Error{Column: src.at(p.far), Reason: tooManyWays}
	}
	e := &Error{Column: src.at(p.far)}
	e.Understood = clip(src.text[:p.far], -24)
	e.Unread = clip(src.text[p.far:], 24)
	e.Near = p.nearest()
	if p.far > 0 && p.far < len(src.text) && src.text[p.far-1] == '［' && src.text[p.far] == '－' {
		e.Near = []string{"(1)"} // a circled number that some copy has lost
	}
	return e
}

// clip is the first n runes, or the last -n.
func clip(rs []rune, n int) string {
	switch {
	case n < 0 && len(rs) > -n:
		return "…" + string(rs[len(rs)+n:])
	case n > 0 && len(rs) > n:
		return string(rs[:n]) + "…"
	}
	return string(rs)
}
