package ability

// ChangedBy is the aspects of a card that a modifier changes, by its kind and number
// (Weiss 8.9.1, Build Divide 1208-1).
func ChangedBy(k Kind, num int) uint32 {
	switch k {
	case AddPower, AddSoul, SetPower, AddHit, SetHit, AuraPower, Alter:
		return AspectNumber
	case TimesStat:
		return statAspect(num % 8)
	case SetStat:
		return statAspect(num)
	case AddLevel, AddCost, SetLevel, SetCost, PlayFor:
		return AspectLevel
	case SameNumbers:
		return AspectNumber | AspectLevel | AspectColour
	case GiveTrait, LoseTraits:
		return AspectTrait
	case GiveColour:
		return AspectColour
	case AlsoNamed, LoseNames:
		return AspectName
	case GiveTriggerIcon:
		return AspectIcon
	case GiveAbility, GiveBelow, SameAbilities, OriginalAbilities: // the last as printed, whatever becomes of the card
		return AspectAbility | AspectGive
	case LoseAbilities, VoidAbilities:
		return AspectAbility | AspectLoss
	}
	return AspectRule // bans, tolls, limits: what is no information
}

// Changes is the aspects that an act of a continuous effect changes: a Modify, or one
// that is about a player.
func (p *Program) Changes(act int32) uint32 {
	e := &p.Exprs[act]
	if e.Kind != Modify {
		return ChangedBy(e.Kind, int(e.Num))
	}
	var w uint32
	for i := int32(2); i < int32(e.N); i++ {
		mod := &p.Exprs[e.First+i]
		w |= ChangedBy(mod.Kind, int(mod.Num))
		if mod.Kind == GiveAbility && p.Lines[p.Exprs[mod.First].Num].Kind == Cont {
			w |= AspectGrant
		}
	}
	return w
}

// aspects finds what a continuous sentence looks at and what it changes.
func aspects(n Node) (reads, writes uint32) {
	switch n.Kind {
	case HasAbility: // what the ability says is nothing that this one does
		return AspectAbility | AspectGive, 0
	case SameNumbers:
		reads |= AspectNumber | AspectLevel | AspectColour
	case SameAbilities:
		reads |= AspectAbility
	case GiveAbility:
		if low, _ := Lower(n.Kids[0]); low.Kind == Cont {
			writes |= AspectGrant | AspectNumber | AspectLevel | AspectTrait | AspectColour | AspectName | AspectIcon | AspectRule
		}
	case Trait, SharesTrait, Identity, TraitHas, NoTrait, SharedTrait:
		reads |= AspectTrait
	case Colour, SameColourAsThis, Colourless, ColoursAre, ColoursOf:
		reads |= AspectColour
	case LevelIs, LevelAtMostYours, CostIs, LevelSumIs, SameLevel, StandbyLevel:
		reads |= AspectLevel
	case PowerIs, HitIs, AtkIs, DefIs:
		reads |= AspectNumber
	case StatIs, StatVs, SumIs:
		reads |= statAspect(n.Num / 8)
	case StatOf, HighestOf, SumOf:
		reads |= statAspect(n.Num % 8)
	case NameHas, NameIs, Named, SameName, NamesAre, AllDiffer:
		reads |= AspectName
	case HasKeyword, HasLink, WithIcons:
		reads |= AspectAbility | AspectGive
	case HasIcon, IconSum, IconsOn, TwoIcons, IconIs:
		reads |= AspectIcon
	}
	switch {
	case n.Kind < KindCount && Kinds[n.Kind].Sort == SMod, n.Kind == PlayFor, n.Kind == Forbid, n.Kind == HandLimit, n.Kind == CheckTwice, n.Kind == ScoutMore, n.Kind == FreeColours, n.Kind == StockBy:
		writes |= ChangedBy(n.Kind, n.Num)
	}
	for _, k := range n.Kids {
		r, w := aspects(k)
		reads |= r
		writes |= w
	}
	return reads, writes
}

func statAspect(s int) uint32 {
	switch Stat(s) {
	case StatLevel, StatCost:
		return AspectLevel
	}
	return AspectNumber
}
