package ability

// Aspect is what a condition looks at or a modifier changes, a bit each.
type Aspect = uint32

// Aspects of a card, for finding dependencies between continuous effects.
const (
	AspectTrait   Aspect = 1 << iota // traits
	AspectColour                     // colours
	AspectName                       // names
	AspectAbility                    // abilities, keywords
	AspectIcon                       // icons
	AspectRule                       // bans, limits: what is no information of a card
	AspectLoss                       // takes abilities away
	AspectGrant                      // gives a continuous ability
	AspectGive                       // gives abilities

	// AspectStat is the first number on a card, AspectStat<<StatPower its power: each number
	// has a bit of its own. AspectNumbers is all of them.
	AspectStat    Aspect = 1 << 16
	AspectNumbers        = AspectStat * (1<<MostStats - 1)

	AspectTable  Aspect = 1 << 30 // only where cards lie and how, whose they are, what has been done: said in shapes only
	AspectOfStat Aspect = 1 << 31 // that of the number that Num names: said in shapes only
)

// ChangedBy is the aspects of a card that a modifier changes, by its kind and number.
func (v *Vocabulary) ChangedBy(k Kind, num int) Aspect {
	switch w := v.writes[k]; w {
	case 0:
		return AspectRule
	case AspectOfStat:
		return v.statAspect(k, num)
	default:
		return w
	}
}

// Changes is the aspects that an act of a continuous effect changes: a Modify, or one
// that is about a player.
func (p *Program) Changes(act int32) Aspect {
	e := &p.Exprs[act]
	if e.Kind != Modify {
		return p.Vocabulary.ChangedBy(e.Kind, int(e.Num))
	}
	var w Aspect
	for i := int32(2); i < int32(e.N); i++ {
		mod := &p.Exprs[e.First+i]
		w |= p.Vocabulary.ChangedBy(mod.Kind, int(mod.Num))
		if mod.Kind == GiveAbility && p.Lines[p.Exprs[mod.First].Num].Kind == Cont {
			w |= AspectGrant
		}
	}
	return w
}

// aspects finds what a continuous sentence looks at and what it changes.
func (v *Vocabulary) aspects(n Node) (reads, writes Aspect) {
	shape := v.Shape(n.Kind)
	if reads = shape.Reads &^ AspectTable; reads == AspectOfStat {
		reads = v.statAspect(n.Kind, n.Num)
	}
	if shape.Writes != 0 {
		writes = v.ChangedBy(n.Kind, n.Num)
	}
	switch n.Kind {
	case HasAbility: // what the ability says is nothing that this one does
		return reads, writes
	case GiveAbility:
		if low, _ := v.Lower(n.Kids[0]); low.Kind == Cont {
			writes |= AspectGrant | AspectNumbers | AspectTrait | AspectColour | AspectName | AspectIcon | AspectRule
		}
	}
	for _, k := range n.Kids {
		r, w := v.aspects(k)
		reads |= r
		writes |= w
	}
	return reads, writes
}

// OfStat is the aspect of the one number of a card that a kind with its Num names; 0 for a kind
// that names none.
func (v *Vocabulary) OfStat(k Kind, num int) Aspect {
	s := v.Shape(k)
	switch s.Num {
	case NumStat, NumStatCompare, NumStatSign, NumTimesStat:
		return v.statAspect(k, num)
	}
	if a := (s.Reads&^AspectTable | s.Writes) & AspectNumbers; a != AspectNumbers {
		return a
	}
	return 0
}

// statAspect is the aspect of the number that the Num of a kind names.
func (v *Vocabulary) statAspect(k Kind, num int) Aspect {
	return AspectStat << (num >> v.low[k] % PerStat)
}
