// Package study reads printed cards before anybody plays with them: what is understood of
// their lines, and why the others are not.
package study

import (
	"gorin/rules"
	"gorin/rules/kernel"
	"gorin/rules/pack"
	"gorin/rules/show"
)

// Face is a face of a card with what is understood of its text.
type Face struct {
	Printed rules.Printed // Other is the place among the studied faces
	Text    []string
	Wrong   []*Misread // of each line: why it is not understood, or nil
}

// Cards reads cards of a game, face by face. Each is read by itself: what
// stands on others does not matter.
func Cards(game string, list []pack.Card) ([]Face, error) {
	wrong, err := Misreads(game, list)
	if err != nil {
		return nil, err
	}
	b := rules.BookOf(game)
	marked := Inert(list, wrong)
	set, err := b.Compile(marked)
	if err != nil {
		return nil, err
	}
	t := show.Table{M: &kernel.Machine{Book: set.Book}, Book: b, Cards: show.NewSet(set, marked, b.Game)}
	var out []Face
	eachFace(list, func(c *pack.Card) {
		out = append(out, Face{Printed: t.Printed(int(set.Index[c.ID])), Text: c.Lines, Wrong: make([]*Misread, len(c.Lines))})
	})
	at := map[string]int{}
	for i := range out {
		at[out[i].Printed.ID] = i
	}
	for i := range out {
		if p := &out[i].Printed; p.Other >= 0 {
			p.Other = at[set.List[p.Other].ID]
		}
	}
	for i := range wrong {
		out[at[wrong[i].Card]].Wrong[wrong[i].Line] = &wrong[i]
	}
	return out, nil
}

// Plain is a card as it is printed, with its lines as they are written: nothing is read. It is all
// that a picture of the card is made from.
func Plain(game string, c *pack.Card) (p rules.Printed) {
	if b := rules.BookOf(game); b != nil {
		p = b.Plain(c)
	}
	return p
}

// IsKnown reports whether a line is one of the cards that come with a game, which need
// not be read any more.
func IsKnown(game, line string) bool {
	b := rules.BookOf(game)
	if b == nil {
		return false
	}
	_, known := b.Known.Tree(line)
	return known
}

// Like is the sentence of the cards that come with a game that is most like one that is
// not understood, or "" if none has half of it.
func Like(game, sentence string) string {
	if b := rules.BookOf(game); b != nil {
		return b.Known.Like(sentence)
	}
	return ""
}
