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
		if l.Card < 0 || l.Card >= len(cards) {
			return unread("カードにない行が無効になっている", "a line without a card does nothing")
		}
		faces := facesOf(&cards[l.Card])
		if l.Face < 0 || l.Face >= len(faces) || l.Line < 0 || l.Line >= len(faces[l.Face].Lines) {
			return unread("カードにない行が無効になっている", "a line without a card does nothing")
		}
		if c := faces[l.Face]; !c.IsInert(l.Line) {
			c.Inert = append(c.Inert, l.Line)
		}
	}
	return nil
}

// facesOf is the faces of a card.
func facesOf(c *pack.Card) []*pack.Card {
	if c.Open == nil {
		return []*pack.Card{c}
	}
	return []*pack.Card{c, c.Open}
}
