package lexicon

import (
	"maps"

	. "gorin/rules/ability" // every line names kinds and sorts
)

// Played is the shapes of the kinds that no text says: what texts are lowered to.
func Played() map[Kind]Shape {
	return map[Kind]Shape{
		OnSparked:       {Name: "on-sparked", Sort: STrigger},
		AsSoonAs:        {Name: "as-soon-as", Sort: STrigger, Kids: []Kid{Need(STrigger)}},
		InPlay:          {Name: "in-play", Sort: SZone},
		ToEntryOrMember: {Name: "to-entry-or-member", Sort: SDest, Picks: PicksAny},
		ToEntryOrSeat:   {Name: "to-entry-or-seat", Sort: SDest, Picks: PicksEach},
		SoulUnder:       {Name: "soul-under", Sort: SFilter, Kids: []Kid{Need(SObject)}, Reads: AspectTable},
		ChosenNow:       {Name: "chosen-now", Sort: SObject, Num: "1: this card itself"}, // what was chosen, where the text has put it
		PartnerCard:     {Name: "partner-card", Sort: SFilter, Num: "1: none of them", Reads: AspectTable},
		SetNumber:       {Name: "set-number", Sort: SAct, Kids: []Kid{Need(SObject), Need(SAct), Need(SValue)}, Num: NumStat},                                                    // by what is added to it now
		PayEitherEnergy: {Name: "pay-either-energy", Sort: SAct, Kids: []Kid{Need(SPip), Need(SPip), Need(SCond)}},                                                               // the second one if the condition holds
		Guise:           {Name: "guise", Sort: SAct, Kids: []Kid{Need(SObject), Need(SValue), Need(SValue), Need(SValue)}, Num: "1: once it has come", Str: "what it is called"}, // cost, ATK, DEF
		AllBelow:        {Name: "all-below", Sort: SAct, Kids: []Kid{Some(SEffect)}, Leads: true},
		DuringNth:       {Name: "during-nth", Sort: SCond, Kids: []Kid{May(SWho)}, Num: "which in the turn, 0: any", Reads: AspectTable},
		NthComing:       {Name: "nth-coming", Sort: SCond, Num: "which in the turn, 0: any", Reads: AspectTable},
		AlsoMet:         {Name: "also-met", Sort: SCond, Reads: AspectTable},
		AlsoCombo:       {Name: "also-combo", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SObject)}, Str: "card name", Lasts: true, Writes: AspectRule},
		Soften:          {Name: "soften", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SObject), Need(SCards)}, Num: "how much", Lasts: true, Writes: AspectRule},
		Pierce:          {Name: "pierce", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SObject)}, Num: "how much", Lasts: true, Writes: AspectRule},
		PlayHere:        {Name: "play-here", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SObject)}, Lasts: true, Writes: AspectRule},
		CheckAgainst:    {Name: "check-against", Sort: SAct, Kids: []Kid{Need(SOwner)}},
		PreferTo:        {Name: "prefer-to", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SCards), Need(SObject)}, Lasts: true, Writes: AspectRule},
		MayBlock:        {Name: "may-block", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SObject), Need(SCards)}, Num: "how often each turn, 0: any", Lasts: true, Writes: AspectRule},
		EnergyAlso:      {Name: "energy-also", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SZone)}, Lasts: true, Writes: AspectRule},
	}
}

// allKinds is the shapes of all kinds that only this game knows.
func allKinds() map[Kind]Shape {
	all := kinds()
	maps.Copy(all, Played())
	return all
}
