package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// TestOffered: what a player may do is offered if some of it can be done; what one does
// something by, if it can be done in full.
func TestOffered(t *testing.T) {
	lamps := func(zone a.Kind) a.Node { return hers(zone, "lamp") }
	plain := func(zone a.Kind) a.Node { return hers(zone, "plain") }
	strengthen := func(what a.Node) a.Node {
		return a.N(a.Modify, what, a.N(a.ThisTurn), a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 5)))
	}
	top := func(n int, from a.Kind) a.Node {
		return put(a.N(a.Top, exactly(n), you(), a.N(from)), a.ToWaitingRoom)
	}
	for name, c := range map[string]struct {
		flag  int
		acts  []a.Node
		ashes []uint16
		asked bool
	}{
		"a card of one of two sets":    {a.MayFlag, []a.Node{a.N(a.ChooseEach, one(), lamps(a.WaitingRoom), plain(a.WaitingRoom)), put(a.N(a.Chosen), a.ToHand)}, []uint16{0}, true},
		"a card of neither":            {a.MayFlag, []a.Node{a.N(a.ChooseEach, one(), lamps(a.WaitingRoom), plain(a.WaitingRoom)), put(a.N(a.Chosen), a.ToHand)}, nil, false},
		"to exchange one for none":     {a.MayFlag, []a.Node{a.N(a.ChooseEach, one(), lamps(a.WaitingRoom), plain(a.WaitingRoom)), a.N(a.Swap, a.N(a.Chosen), a.N(a.Chosen))}, []uint16{0}, false},
		"to exchange two":              {a.MayFlag, []a.Node{a.N(a.ChooseEach, one(), lamps(a.WaitingRoom), plain(a.WaitingRoom)), a.N(a.Swap, a.N(a.Chosen), a.N(a.Chosen))}, []uint16{0, 2}, true},
		"one of two":                   {a.MayFlag, []a.Node{a.N(a.Choose, exactly(2), lamps(a.WaitingRoom))}, []uint16{2}, true},
		"to strengthen one":            {a.MayFlag, []a.Node{strengthen(all(lamps(a.WaitingRoom)))}, []uint16{2}, true},
		"to strengthen none":           {a.MayFlag, []a.Node{strengthen(all(lamps(a.WaitingRoom)))}, []uint16{0}, false},
		"to move one into a slot":      {a.MayFlag, []a.Node{a.N(a.MoveSlot, all(lamps(a.WaitingRoom)), a.N(toyToSky))}, []uint16{2}, true},
		"to move none into a slot":     {a.MayFlag, []a.Node{a.N(a.MoveSlot, all(lamps(a.WaitingRoom)), a.N(toyToSky))}, []uint16{0}, false},
		"by choosing one of two":       {a.ByFlag, []a.Node{a.N(a.Choose, exactly(2), lamps(a.WaitingRoom)), strengthen(a.N(a.Chosen))}, []uint16{2}, false},
		"by choosing two that fit":     {a.ByFlag, []a.Node{a.N(a.Choose, exactly(2), a.N(a.Cards, you(), a.N(a.WaitingRoom), a.N(a.Card), a.Str(a.NameIs, "lamp"))), strengthen(a.N(a.Chosen))}, []uint16{2, 0}, false},
		"by choosing two":              {a.ByFlag, []a.Node{a.N(a.Choose, exactly(2), lamps(a.WaitingRoom)), strengthen(a.N(a.Chosen))}, []uint16{2, 2}, true},
		"by choosing up to one of one": {a.ByFlag, []a.Node{a.N(a.Choose, upTo(1), lamps(a.WaitingRoom)), strengthen(a.N(a.Chosen))}, []uint16{2}, true},
		"by choosing up to one of no":  {a.ByFlag, []a.Node{a.N(a.Choose, upTo(1), lamps(a.WaitingRoom)), strengthen(a.N(a.Chosen))}, nil, false},
		"by so many from the top":      {a.ByFlag, []a.Node{top(8, a.Deck)}, nil, true},
		"by more than there are":       {a.ByFlag, []a.Node{top(9, a.Deck)}, nil, false},
		"by moving one there is":       {a.ByFlag, []a.Node{put(all(lamps(a.WaitingRoom)), a.ToHand)}, []uint16{2}, true},
		"by moving one there is not":   {a.ByFlag, []a.Node{put(all(lamps(a.WaitingRoom)), a.ToHand)}, []uint16{0}, false},
		"by moving what is chosen":     {a.ByFlag, []a.Node{a.N(a.Choose, one(), lamps(a.WaitingRoom)), put(a.N(a.Chosen), a.ToHand)}, []uint16{2}, true},
		"by moving what is not":        {a.ByFlag, []a.Node{put(a.N(a.Chosen), a.ToHand)}, []uint16{2}, false},
		"by resting a bell":            {a.ByFlag, []a.Node{a.Num(a.SetState, int(Rest), a.N(a.This))}, nil, true},
		"by standing one that stands":  {a.ByFlag, []a.Node{a.Num(a.SetState, int(Stand), a.N(a.This))}, nil, false},
	} {
		m := ring(t, text(said(a.Nothing, a.Nothing, a.Num(a.Do, c.flag, append([]a.Node{you()}, c.acts...)...), a.N(a.Do, you(), draw(exactly(1))))), nil, nil, nil)
		for _, print := range c.ashes {
			m.AddCard(print, 0, m.Z(tAshes, 0))
		}
		m.anew()
		alike(t, m, 0, kind(optUse))
		if asked := m.Pending().Kind == AskMay; asked != c.asked {
			t.Errorf("%s: asked %v", name, asked)
		}
	}
}
