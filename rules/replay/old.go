package replay

import (
	"gorin/rules/deck"
	"gorin/rules/replay/format2"
)

// unpackOld reads the content of a file of an older format, as that of today.
func unpackOld(raw []byte) (*content, []byte, error) {
	o := new(format2.Content)
	rest, err := o.UnmarshalMsg(raw)
	if err != nil {
		return nil, nil, err
	}
	c := &content{old: o, Moves: o.Moves, Side: o.Side, Prints: o.Prints, Brief: o.Brief}
	h := &o.Header
	c.Header = header{Game: h.Game, Book: h.Book, Engine: h.Engine, Random: h.Random, Seed: h.Seed, OneWay: h.OneWay, Over: h.Over}
	if n := len(o.More); n > 0 && n != len(o.Cards) {
		return nil, nil, unread("%d枚のカードに%d枚分の内容がある", "%d cards with the rest of %d", len(o.Cards), n)
	}
	if n := len(o.Beside); n > 0 && n != len(h.Seats) {
		return nil, nil, unread("%d人のプレイヤーに%d人分のDデッキがある", "%d players with the D-decks of %d", len(h.Seats), n)
	}
	for i, s := range h.Seats {
		p := seat{Name: s.Name, Deck: s.Deck, Ja: s.Ja, En: s.En}
		p.add(deck.Main, s.Line)
		if i < len(o.Beside) {
			for _, x := range o.Beside[i].Parts() {
				p.add(x.Key, x.Lines)
			}
		}
		c.Header.Seats = append(c.Header.Seats, p)
	}
	cards, ok := o.PrintedCards()
	if !ok {
		return nil, nil, errInert
	}
	c.hold(cards)
	for _, l := range o.Lent {
		c.Lent = append(c.Lent, lent{l.Pack, l.Hash})
	}
	for _, f := range o.Frames {
		c.Frames = append(c.Frames, frame{f.Moves, oldStills(f.Seats)})
	}
	c.Stills = oldStills(o.Stills)
	return c, rest, nil
}

// add gives a seat a part of its deck.
func (s *seat) add(key string, lines []format2.Line) {
	if len(lines) == 0 {
		return
	}
	p := part{Key: key}
	for _, l := range lines {
		p.Line = append(p.Line, line(l))
	}
	s.Part = append(s.Part, p)
}

func oldStills(list []format2.Still) (out []still) {
	for _, s := range list {
		out = append(out, still(s))
	}
	return out
}

// oldFrame is what a key frame of an older file says of the match.
type oldFrame struct {
	moves int
	at    *format2.Standing
}

// oldFrames reads the key frames of an older file; its cards are named in its catalogue.
func oldFrames(c *content) (out []oldFrame, err error) {
	prints, err := c.prints()
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(prints))
	for i := range prints {
		ids[i] = prints[i].ID
	}
	for i, f := range c.old.Frames {
		at, err := format2.Frame(f.State, ids)
		if err != nil {
			return nil, unread("%d番目の要所が壊れている", "key frame %d is damaged", i+1).by(err)
		}
		out = append(out, oldFrame{f.Moves, at})
	}
	return out, nil
}

// differsFromOld compares a match that is played from an older file with what that says,
// and says what differs first, or "". The file says it at its key frames, see
// format2.Standing; else only whether each answer can be given, and whether the match is
// over with the last one: the sums beside its answers are those of another build's memory.
// That is all of a brief file, which has no key frames.
func (l *Loader) differsFromOld() string {
	if l.c.old == nil {
		return ""
	}
	for len(l.old) > 0 && l.old[0].moves <= l.at {
		if l.old[0].moves == l.at {
			if differs := l.old[0].at.Differs(l.m.Standing()); differs != "" {
				return differs
			}
		}
		l.old = l.old[1:]
	}
	if l.at == len(l.moves) && (len(l.old) > 0 || l.m.Result().Over != l.c.Header.Over) {
		return "the match ends at another answer"
	}
	return ""
}
