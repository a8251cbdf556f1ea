package replay

import "gorin/rules/pack"

// packInert lists the inert lines of cards.
func packInert(cards []pack.Card) (out []inert) {
	for i := range cards {
		for face, c := range facesOf(&cards[i]) {
			for _, n := range c.Inert {
				out = append(out, inert{i, face, n})
			}
		}
	}
	return out
}

// unpackInert gives cards their inert lines.
func unpackInert(cards []pack.Card, lines []inert) error {
	for _, l := range lines {
		c := l.face(cards)
		if c == nil || l.Line < 0 || l.Line >= len(c.Lines) {
			return unread("どのカードにもない行が無効になっている", "an inert line is on no card")
		}
		if !c.IsInert(l.Line) {
			c.Inert = append(c.Inert, l.Line)
		}
	}
	return nil
}

// face is the face that a line is on, or nil.
func (l inert) face(cards []pack.Card) *pack.Card {
	if l.Card < 0 || l.Card >= len(cards) {
		return nil
	}
	faces := facesOf(&cards[l.Card])
	if l.Face < 0 || l.Face >= len(faces) {
		return nil
	}
	return faces[l.Face]
}

// facesOf is the faces of a card.
func facesOf(c *pack.Card) []*pack.Card {
	if c.Open == nil {
		return []*pack.Card{c}
	}
	return []*pack.Card{c, c.Open}
}
