package pack

import "slices"

// Equal reports whether two cards have the same printed on them, and their
// lines quote the same words.
func (c *Card) Equal(o *Card) bool {
	return c.ID == o.ID && c.Game == o.Game && c.Kind == o.Kind && c.Name == o.Name && c.Colour == o.Colour &&
		c.Level == o.Level && c.Cost == o.Cost && c.Power == o.Power && c.Soul == o.Soul &&
		slices.Equal(c.Triggers, o.Triggers) && slices.Equal(c.Icons, o.Icons) && slices.Equal(c.Traits, o.Traits) &&
		c.Title == o.Title && c.Side == o.Side && c.Rarity == o.Rarity && slices.Equal(c.Lines, o.Lines) &&
		c.Flavour == o.Flavour && c.Artist == o.Artist && slices.Equal(c.Inert, o.Inert) &&
		slices.Equal(c.Subtypes, o.Subtypes) && slices.Equal(c.Colours, o.Colours) && c.Needs == o.Needs &&
		c.Timing == o.Timing && c.Hit == o.Hit && slices.Equal(c.Titles, o.Titles) &&
		slices.Equal(c.Identities, o.Identities) && slices.Equal(c.AbilityIcons, o.AbilityIcons) && sameFace(c.Open, o.Open) &&
		slices.Equal(c.QuotedNames, o.QuotedNames) && slices.Equal(c.QuotedTraits, o.QuotedTraits) &&
		slices.Equal(c.QuotedIdentities, o.QuotedIdentities)
}

// sameFace compares opened faces, which a card need not have.
func sameFace(a, b *Card) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Equal(b)
}
