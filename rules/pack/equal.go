package pack

import "slices"

// Equal reports whether two cards have the same printed on them, and their
// lines quote the same words.
func (c *Card) Equal(o *Card) bool {
	return c.ID == o.ID && c.Game == o.Game && c.Kind == o.Kind && c.Name == o.Name && c.Colour == o.Colour &&
		c.Level == o.Level && c.Cost == o.Cost && c.Power == o.Power && c.Soul == o.Soul &&
		slices.Equal(c.Triggers, o.Triggers) && slices.Equal(c.Icons, o.Icons) && slices.Equal(c.Traits, o.Traits) &&
		c.Title == o.Title && c.Side == o.Side && c.Rarity == o.Rarity && slices.Equal(c.Lines, o.Lines) &&
		c.Flavour == o.Flavour && c.Artist == o.Artist &&
		slices.Equal(c.QuotedNames, o.QuotedNames) && slices.Equal(c.QuotedTraits, o.QuotedTraits)
}
