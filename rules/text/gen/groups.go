package gen

import . "gorin/rules/ability" // most lines name kinds

// grouping draws the groups of a sentence from the acts of a game.
type grouping struct {
	*gen
	act     func(owner Kind, noMod, final, bound bool) Node
	trigger func() Node // of something delayed
	prices  bool        // a group may be the price of the next
}

// draw draws groups; only the last may be optional, only another the price of what follows.
func (g grouping) draw(flag int, mayDelay bool) []Node {
	var out []Node
	count := g.n(1, 2)
	owner := You
	by := false
	for i := range count {
		if i > 0 || g.n(0, 4) == 0 {
			owner = g.kind(You, Opp, Each).Kind
		}
		last := i == count-1
		may := last && g.n(0, 3) == 0
		if i > 0 && !may && !by && out[i-1].Kids[0].Kind == owner {
			owner = map[Kind]Kind{You: Opp, Opp: You, Each: You}[owner]
		}
		d := Num(Do, flag, N(owner))
		if may {
			d.Num |= MayFlag
		}
		if by = g.prices && !last && g.n(0, 2) == 0; by {
			d.Num |= ByFlag
		}
		acts := g.n(1, 3)
		for j := range acts {
			final := last && j == acts-1
			if final && !may && i == 0 && owner == You && mayDelay && g.n(0, 6) == 0 { // nobody is named again before what comes later
				d.Kids = append(d.Kids, g.delayed())
				break
			}
			d.Kids = append(d.Kids, g.act(owner, i > 0 && j == 0, final && !may, may || by))
		}
		out = append(out, d)
	}
	return out
}

// delayed draws what happens at a later event.
func (g grouping) delayed() Node {
	d := N(Delayed, g.trigger(), Nothing)
	if g.yes() {
		d.Kids[1] = g.kind(ThisTurn, ThisBattle, NextOppTurnEnd)
	}
	if !g.prices && g.n(0, 3) == 0 {
		d.Kind, d.Kids = LaterIf, append(d.Kids, Num(PlayerLevelIs, g.n(0, 4), g.owner(), g.val()))
	}
	g.dur, g.flowing, g.later = None, false, true
	d.Kids = append(d.Kids, g.draw(0, false)...)
	g.later = false
	return d
}
