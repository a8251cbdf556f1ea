package gen

import . "gorin/rules/ability" // trees are made of its kinds

// Grouping draws the groups of a sentence from the acts of a game.
type Grouping struct {
	*Gen
	Act     func(owner Kind, noMod, final, bound bool) Node
	Trigger func() Node // of something delayed
	Prices  bool        // a group may be the price of the next
	If      func() Node // what must be so when something delayed happens, nil if that is not said
}

// Draw draws groups; only the last may be optional, only another the price of what follows.
func (g Grouping) Draw(flag int, mayDelay bool) []Node {
	var out []Node
	count := g.Int(1, 2)
	owner := You
	by := false
	for i := range count {
		if i > 0 || g.Int(0, 4) == 0 {
			owner = g.Kind(You, Opp, Each).Kind
		}
		last := i == count-1
		may := last && g.Int(0, 3) == 0
		if i > 0 && !may && !by && out[i-1].Kids[0].Kind == owner {
			owner = map[Kind]Kind{You: Opp, Opp: You, Each: You}[owner]
		}
		d := Num(Do, flag, N(owner))
		if may {
			d.Num |= MayFlag
		}
		if by = g.Prices && !last && g.Int(0, 2) == 0; by {
			d.Num |= ByFlag
		}
		acts := g.Int(1, 3)
		for j := range acts {
			final := last && j == acts-1
			if final && !may && i == 0 && owner == You && mayDelay && g.Int(0, 6) == 0 { // nobody is named again before what comes later
				d.Kids = append(d.Kids, g.delayed())
				break
			}
			d.Kids = append(d.Kids, g.Act(owner, i > 0 && j == 0, final && !may, may || by))
		}
		out = append(out, d)
	}
	return out
}

// delayed draws what happens at a later event.
func (g Grouping) delayed() Node {
	d := N(Delayed, g.Trigger(), Nothing)
	if g.Yes() {
		d.Kids[1] = g.Kind(ThisTurn, ThisBattle, NextOppTurnEnd)
	}
	if g.If != nil && g.Int(0, 3) == 0 {
		d.Kind, d.Kids = LaterIf, append(d.Kids, g.If())
	}
	g.Dur, g.Flowing, g.Later = None, false, true
	d.Kids = append(d.Kids, g.Draw(0, false)...)
	g.Later = false
	return d
}
