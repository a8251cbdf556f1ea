package board

import (
	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/rules"
	"slices"
)

// OtherFace is the other face of a card at which the viewer may look.
func (t *Board) OtherFace(v *rules.CardView) (rules.Printed, bool) {
	if v == nil || !v.Turns || v.Print < 0 || t.Prints[v.Print].Other < 0 {
		return rules.Printed{}, false
	}
	return t.Prints[t.Prints[v.Print].Other], true
}

// HasInert reports whether a card has a line that does nothing, on either face.
func (t *Board) HasInert(v *rules.CardView) bool {
	o, _ := t.OtherFace(v)
	return v.Print >= 0 && len(t.Prints[v.Print].Inert)+len(o.Inert) > 0
}

func (t *Board) CardName(id rules.Card) string {
	if v, _ := t.Find(id); v != nil && v.Print >= 0 {
		return t.Prints[v.Print].Name.In(t.a.Lang())
	}
	return ""
}

// line is a line of a card: an ability, or what does nothing.
type line struct {
	rules.LineView
	Inert bool // as printed: it could not be read
}

// LinesOf is the abilities of a card: the present ones, or the printed ones; and what
// stands on it and does nothing.
func LinesOf(look *skin.Skin, p rules.Printed, v *rules.CardView) (out []line) {
	present := v != nil && len(v.Lines) > 0
	if present {
		for _, x := range v.Lines {
			out = append(out, line{LineView: x})
			out = appendBelow(out, look, &p, x)
		}
	}
	for i, w := range p.Lines {
		if inert := slices.Contains(p.Inert, i); inert || !present {
			out = append(out, line{rules.LineView{Words: w}, inert})
		}
	}
	return out
}

// appendBelow appends the printed lines that belong to an ability above them.
func appendBelow(out []line, look *skin.Skin, p *rules.Printed, of rules.LineView) []line {
	if look.Below == nil || of.Granted {
		return out
	}
	for i := slices.Index(p.Lines, of.Words) + 1; i > 0 && i < len(p.Lines) && look.Below(p.Lines[i]) && !slices.Contains(p.Inert, i); i++ {
		out = append(out, line{LineView: rules.LineView{Words: p.Lines[i], Void: of.Void}})
	}
	return out
}

// Zone is a zone of a player, or nil.
func (t *Board) Zone(p rules.Place) *rules.ZoneView {
	if p.Seat < 0 {
		for i := range t.View.Shared {
			if t.View.Shared[i].Place == p {
				return &t.View.Shared[i]
			}
		}
		return nil
	}
	if p.Seat >= len(t.View.Players) {
		return nil
	}
	zones := t.View.Players[p.Seat].Zones
	for i := range zones {
		if zones[i].Place.Zone == p.Zone {
			return &zones[i]
		}
	}
	return nil
}

// Find is the card of a number and its zone, as the viewer may see it.
func (t *Board) Find(id rules.Card) (*rules.CardView, rules.Place) {
	if id == 0 {
		return nil, rules.Place{}
	}
	all := func(zones []rules.ZoneView) (*rules.CardView, rules.Place) {
		for i := range zones {
			for j := range zones[i].Cards {
				if zones[i].Cards[j].ID == id {
					return &zones[i].Cards[j], zones[i].Place
				}
			}
		}
		return nil, rules.Place{}
	}
	for i := range t.View.Players {
		if c, p := all(t.View.Players[i].Zones); c != nil {
			return c, p
		}
	}
	return all(t.View.Shared)
}

// Name is what a player is called.
func (t *Board) Name(seat int) string {
	if seat < 0 || seat >= len(t.Names) {
		return t.a.W("player-n", seat+1)
	}
	return t.Names[seat]
}

// NameAll finds out what the players are called: who has no name of their own is
// called in the present language, whichever the match was begun in.
func (t *Board) NameAll() {
	t.Names = t.Names[:0]
	for seat, p := range t.View.Players {
		t.Names = append(t.Names, t.a.Called(p.Name, seat))
	}
}

func (t *Board) Face(c *rules.CardView) *paint.Face {
	if c == nil || c.Print < 0 || c.Print >= len(t.Faces) {
		return nil
	}
	return &t.Faces[c.Print]
}

// W is what the client says in words of the game on the table.
func (t *Board) W(key string, args ...any) string { return t.a.Of(t.View.Game, key, args...) }

// More is how many rows of a list are not shown.
func (t *Board) More(n int) string { return t.a.W("more-rows", n) }

// isCarried reports whether a card is being dragged.
func (t *Board) isCarried(id rules.Card) bool {
	value, _, ok := t.a.UI().Carried("card")
	return ok && id != 0 && CardValue(id) == value
}
