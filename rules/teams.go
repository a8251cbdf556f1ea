package rules

// Mates reports whether two seats play in one team: they see the same, and may
// tell each other everything.
func (t *Match) Mates(a, b int) bool {
	return a == b || a >= 0 && a < len(t.setup.Seats) && t.m.SharesWith(int8(a), b)
}

// Mates is Match.Mates of a match of which there is a view only.
func Mates(v *View, a, b int) bool {
	if a < 0 || b < 0 || a >= len(v.Players) || b >= len(v.Players) {
		return a == b
	}
	if book := BookOf(v.Game); book != nil && v.Format != "" {
		if f := book.Format(v.Format); f >= 0 && book.Formats[f].Teams > 0 {
			return v.Players[a].Team == v.Players[b].Team
		}
	}
	return a == b
}
