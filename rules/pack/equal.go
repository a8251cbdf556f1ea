package pack

import "slices"

// Equal reports whether two cards have the same printed on them, and their
// lines quote the same words.
func (c *Card) Equal(o *Card) bool {
	return c.ID == o.ID && c.Game == o.Game && c.Kind == o.Kind && c.Name == o.Name && c.Title == o.Title &&
		c.Rarity == o.Rarity && slices.Equal(c.Lines, o.Lines) && c.Flavour == o.Flavour && c.Artist == o.Artist &&
		slices.Equal(c.Inert, o.Inert) && c.Values.Equal(o.Values) && sameFace(c.Open, o.Open) &&
		slices.Equal(c.QuotedNames, o.QuotedNames) && c.Quoted.Equal(o.Quoted)
}

// sameFace compares opened faces, which a card need not have.
func sameFace(a, b *Card) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Equal(b)
}
