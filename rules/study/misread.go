package study

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/cards"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// Misread is a printed line that is not understood.
type Misread struct {
	Card   string      // ID of the card, or of the opened face
	Name   rules.Words // of that face
	Line   int         // number of the line there, from 0
	Text   string      // as printed
	Column int         // of the first character that is not understood, from 1
	Why    rules.Words
	Clause string   // that the line does not meet, or ""
	Near   []string // the nearest phrases, as texts have them, and the nearest sentence of the cards that ship

	err error
}

// Unwrap is what the compiler says of the line.
func (m *Misread) Unwrap() error { return m.err }

func (m *Misread) Error() string {
	s := fmt.Sprintf("%s: line %d: column %d: %s", m.Card, m.Line+1, m.Column, m.Why[rules.English])
	if m.Clause != "" {
		s += " (" + m.Clause + ")"
	}
	if len(m.Near) > 0 {
		s += "; nearest known: " + strings.Join(m.Near, " / ")
	}
	return s
}

// Misreads lists the lines of a game's cards that do not compile, in their order.
// Those that are inert are not among them. The error is of cards that cannot be played
// for another reason.
func Misreads(game string, list []pack.Card) ([]Misread, error) {
	b := rules.BookOf(game)
	if b == nil {
		return nil, fmt.Errorf("read cards: no game %q", game)
	}
	_, err := b.Compile(list)
	var bad cards.LineErrors
	if err == nil || !errors.As(err, &bad) {
		return nil, err
	}
	faces := map[string]*pack.Card{}
	eachFace(list, func(c *pack.Card) { faces[c.ID] = c })
	out := make([]Misread, len(bad))
	for i, e := range bad {
		c := faces[e.Card]
		out[i] = Misread{Card: e.Card, Name: c.Name, Line: e.Line - 1, Text: c.Lines[e.Line-1], Column: 1, Why: lang.Same(e.Err.Error()), err: e.Err}
		out[i].explain(e.Err)
		if like := b.Known.Like(cards.SentenceAt(out[i].Text, out[i].Column)); like != "" {
			out[i].Near = append(slices.Clip(out[i].Near), like)
		}
		if build := b.Deck.Building; build != nil && build.About(out[i].Text) && out[i].Clause == "" {
			out[i].Clause = build.Clause
			out[i].Why[rules.Japanese] += "。構築についてのテキストなので、このカードを入れたデッキは判断できず、そのテキストを無いものとしても遊べない"
			out[i].Why[rules.English] += "; as it is about building decks, a deck with the card cannot be judged, nor be played without the line"
		}
	}
	return out, nil
}

// explain fills in why a line is not understood.
func (m *Misread) explain(err error) {
	var unread *text.Error
	var misfit *cards.Misfit
	switch {
	case errors.As(err, &unread):
		ja, en := unread.Told()
		m.Column, m.Near, m.Why = unread.Column, unread.Near, rules.Words{ja, en}
	case errors.As(err, &misfit):
		m.Clause, m.Why = misfit.Clause, misfit.Words
	}
}

// Inert are the cards with lines that do nothing: those that are named.
func Inert(list []pack.Card, lines []Misread) []pack.Card {
	if len(lines) == 0 {
		return list
	}
	of := map[string][]int{}
	for _, m := range lines {
		of[m.Card] = append(of[m.Card], m.Line)
	}
	out := slices.Clone(list)
	for i := range out {
		if c := &out[i]; c.Open != nil && of[c.Open.ID] != nil {
			open := *c.Open
			c.Open = &open
		}
	}
	eachFace(out, func(c *pack.Card) {
		if more := of[c.ID]; more != nil {
			c.Inert = slices.Compact(slices.Sorted(slices.Values(append(slices.Clone(c.Inert), more...))))
		}
	})
	return out
}

// eachFace goes through all faces of cards.
func eachFace(list []pack.Card, f func(c *pack.Card)) {
	for i := range list {
		f(&list[i])
		if list[i].Open != nil {
			f(list[i].Open)
		}
	}
}

// PlayInert makes inert what does not compile of the cards that the decks of a set-up name, and
// says which lines those are. A match can then be started without them.
func PlayInert(s *rules.Setup) ([]Misread, error) {
	lines, err := Misreads(s.Game, s.Used())
	if err != nil {
		return nil, err
	}
	s.Cards = Inert(s.Cards, lines)
	return lines, nil
}

// DeckMisreads lists the lines that do not compile of the cards that a deck names.
func DeckMisreads(d deck.Deck, list []pack.Card) ([]Misread, error) {
	return Misreads(d.Game, rules.Setup{Cards: list, Seats: []rules.SeatSetup{{Deck: d}}}.Used())
}
