package show

import (
	"slices"

	"gorin/rules/rulebook"
)

// format is what the book says of the format that is played.
func (t *Table) format() *rulebook.Format { return &t.Book.Formats[t.M.S.Format] }

// FormatKey is the key of the format, "" for the first one of the game.
func (t *Table) FormatKey() string {
	if t.M.S.Format == 0 {
		return ""
	}
	return t.format().Key
}

// OptionKeys is the rules that have been agreed on, nil for none.
func (t *Table) OptionKeys() (keys []string) {
	for i, o := range t.format().Options {
		if t.M.S.Options>>i&1 != 0 {
			keys = append(keys, o.Key)
		}
	}
	return keys
}

// TurnOrder is the seats in the order of their turns, nil if that is how they sit.
func (t *Table) TurnOrder() []int {
	order := t.order()
	if len(order) == int(t.M.S.Players) && slices.IsSorted(order) {
		return nil
	}
	return order
}

// order is the seats in the order of their turns; who has left keeps the place until the
// turn ends.
func (t *Table) order() (out []int) {
	for _, p := range t.M.S.Order[:t.M.Places()] {
		out = append(out, int(p))
	}
	return out
}

// formatOf shows the format, in games that have several.
func (t *Table) formatOf(v *rulebook.View) {
	f := t.format()
	if f.Key == "" {
		return
	}
	v.Format, v.Options, v.Order = f.Key, t.OptionKeys(), t.order()
	if scores := t.M.S.Scores[:f.Teams]; slices.ContainsFunc(scores, func(n int16) bool { return n != 0 }) {
		for _, n := range scores {
			v.Scores = append(v.Scores, int(n))
		}
	}
}

// sideOf shows what a format makes of a player.
func (t *Table) sideOf(v *rulebook.PlayerView, p int8) {
	r := &t.M.S.Result
	v.Left = r.Left&^r.Lost>>p&1 != 0
	if f := t.format(); f.Teams > 0 {
		v.Team = int(t.M.S.Teams[p])
		v.InTurn = f.TeamTurns && t.M.InTurn()>>p&1 != 0
	}
	if t.M.S.Players > 2 && t.M.S.Turn > 0 && !r.Over {
		t.M.Walk(t.M.InTurn()&t.M.Present(), func(q int8) { v.Attackable = v.Attackable || t.M.Attackable(q)>>p&1 != 0 })
	}
}
