package ability

import "slices"

// そのキャラ is the card on the table that was chosen last: one that lies elsewhere, or under
// another, and has been chosen since is none.

// antecedents goes through the choices of a text in their order.
type antecedents struct {
	v            *Vocabulary
	last, before bool // what was chosen last is a card on the table; something chosen before it is
	reaches      bool // the text says ThatBefore
}

// antecedentsOf gives the parts of a line with そのキャラ as what it stands for, and whether
// that is ever something else than what was chosen last.
func (v *Vocabulary) antecedentsOf(parts []Node) ([]Node, bool) {
	t := antecedents{v: v}
	out := slices.Clone(parts)
	for i, s := range out {
		if s.Kind != Sentence {
			continue
		}
		kids := slices.Clone(s.Kids)
		out[i].Kids = kids
		for k := range 5 {
			kids[k] = t.said(kids[k])
		}
		for k := 5; k < len(kids); k++ {
			g := kids[k]
			g.Kids = t.acts(g.Kids, parts[i:])
			kids[k] = g
		}
	}
	return out, t.reaches
}

// acts goes through the acts of a group; its first kid is who acts.
func (t *antecedents) acts(group, rest []Node) []Node {
	out := []Node{group[0]}
	for _, a := range group[1:] {
		switch a.Kind {
		case Choose:
			out = append(out, t.choose(a))
		case ChooseEach:
			if a.Num == 0 && len(a.Kids) == 3 && t.onTable(a.Kids[1]) != t.onTable(a.Kids[2]) && slices.ContainsFunc(rest, toldApart) {
				first, second := a.Kids[1], a.Kids[2]
				if t.onTable(second) {
					first, second = second, first
				}
				out = append(out, t.choose(N(Choose, a.Kids[0], first)), t.choose(N(Choose, a.Kids[0], second)))
				break
			}
			out = append(out, t.choose(a))
		case Move:
			out = append(out, t.move(a))
		case Delayed:
			out = append(out, a)
		default:
			out = append(out, t.said(a))
		}
	}
	return out
}

func (t *antecedents) choose(a Node) Node {
	a = t.said(a)
	if !t.last && t.before {
		a.Num |= StillFlag
	}
	t.before = t.before || t.last
	t.last = slices.ContainsFunc(a.Kids[1:], t.onTable)
	return a
}

// move goes on to what becomes of the card: in a slot it is on the table, under another it is
// not. What was chosen goes to where そのキャラ is or was: that is another one.
func (t *antecedents) move(a Node) Node {
	dest := a.Kids[1]
	if a.Kids[0].Kind == Chosen && (t.v.Shape(dest.Kind).Under || dest.Kind == ToSlotOf) && dest.Kids[0].Equal(N(That)) {
		t.reaches = true
		a.Kids = slices.Clone(a.Kids)
		a.Kids[1] = N(dest.Kind, Num(That, ThatBefore))
	} else {
		a = t.said(a)
	}
	if a.Kids[0].Kind == Chosen || a.Kids[0].Kind == TheCard {
		t.last = !t.v.Shape(dest.Kind).Under && (t.last || t.v.Shape(dest.Kind).Slot)
	}
	return a
}

// said is a part of a text with そのキャラ as what it stands for; what a quoted ability says
// stays.
func (t *antecedents) said(n Node) Node {
	if n.Kind == That && n.Num == ThatChosen && !t.last && t.before {
		t.reaches = true
		n.Num = ThatBefore
		return n
	}
	if len(n.Kids) == 0 || n.Kind.SortOf() == SLine {
		return n
	}
	kids := make([]Node, len(n.Kids))
	for i, k := range n.Kids {
		kids[i] = t.said(k)
	}
	n.Kids = kids
	return n
}

// toldApart reports whether a text has そのカード put under or in the place of そのキャラ.
func toldApart(n Node) bool {
	if n.Kind == Move && n.Kids[0].Kind == TheCard && len(n.Kids[1].Kids) > 0 && n.Kids[1].Kids[0].Equal(N(That)) {
		return true
	}
	return n.Kind.SortOf() != SLine && slices.ContainsFunc(n.Kids, toldApart)
}

// onTable reports whether a set is of cards on the table.
func (t *antecedents) onTable(set Node) bool {
	if set.Kind == Union {
		return !slices.ContainsFunc(set.Kids, func(k Node) bool { return !t.onTable(k) })
	}
	if set.Kind != Cards {
		return false
	}
	switch zone := set.Kids[1].Kind; {
	case t.v.Shape(zone).Under:
		return false
	case zone == None, t.v.Shape(zone).Slot:
		return !t.v.Shape(set.Kids[2].Kind).Under
	}
	return t.v.Shape(set.Kids[2].Kind).Table
}
