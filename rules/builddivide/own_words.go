package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// bookWords is what the machine has to know of this book's words.
var bookWords = map[kernel.Word][]ability.Kind{
	kernel.WordRule:      {lexicon.ScoutMore, lexicon.FreeColours},
	kernel.WordLasting:   {lexicon.FreeColours},
	kernel.WordBottom:    {lexicon.ToLifeBottom},
	kernel.WordOutside:   {ability.Attacking, lexicon.Blocking, lexicon.Damaged, lexicon.Opened, lexicon.WithAura},
	kernel.WordPlayed:    {lexicon.Evol, lexicon.Legacy, ability.ExtraCost},
	kernel.WordActivated: {lexicon.Legacy},
}

// losesNames takes the names away that a card has by an ability (1407-1a): all but the
// first.
func losesNames(info *kernel.Info) { info.NNames = min(info.NNames, 1) }
