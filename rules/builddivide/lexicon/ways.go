package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// How This is said, as its Num.
const (
	thisUnit = surface.ThisCard + 1 + iota
	thisTerritory
)

// How That is said, as its Num.
const (
	thatUnit = surface.ThatHere + iota
	thatCommand
	thatTerritory
	thatAbility
)

// ways is how the texts leave things unsaid: あなた is, whose a zone on the table is need not
// be said, and a card calls itself by its type.
var ways = text.Ways{
	YouUnsaid: true, Pronouns: true, Topics: true, Timed: true, Dense: true,
	This: this, Verb: verb,
	Nouns: []text.Noun{
		thatUnit:      {},
		thatCommand:   {Heads: []Kind{Command}, Effect: true},
		thatTerritory: {Heads: []Kind{Territory}, Where: TerritoryZone},
		thatAbility:   {Heads: []Kind{AbilityHead}, Effect: true},
	},
	Here:        []Kind{Field},
	Nowhere:     []Kind{Command, AbilityHead},
	Attached:    []Kind{Aura},
	Owned:       []Kind{Hand, Deck, LifeZone, DDeck},
	OwnedInCost: []Kind{Graveyard, EnergyZone, TerritoryZone, RemoveZone},
}

// this is how a line calls the card on which it stands.
func this(line Node, card Kind) (word, given int) {
	switch card {
	case Unit:
		word = thisUnit
	case Territory:
		word = thisTerritory
	case None:
		word = suggested(line)
	}
	return word, thisUnit
}

// suggested is the word for This that a line's own text suggests: territories
// are opened, units are on the field, everything else is a card.
func suggested(line Node) int {
	word := thisUnit
	if line.Kind == Effect || line.Kind == Legacy {
		word = surface.ThisCard
	}
	var walk func(Node)
	walk = func(n Node) {
		if word == thisTerritory {
			return
		}
		if len(n.Kids) > 0 && n.Kids[0].Kind == This {
			switch n.Kind {
			case OnOpen, TurnTerritory, MakeTerritoryUnit:
				word = thisTerritory
				return
			case OnPlaced, WouldPlaced:
				if n.Kids[1].Kind != Field && n.Kids[2].Kind != Field {
					word = surface.ThisCard
				}
			case DiscardThese, MakeUnit, PlayCard:
				word = surface.ThisCard
			case Appear:
				word = surface.ThisCard
			case Move:
				if n.Kids[1].Kind == ToRemoved {
					word = surface.ThisCard
				}
			}
		}
		if n.Kind == ThisIs && n.Kids[0].Kind != Field {
			word = surface.ThisCard
		}
		for _, k := range n.Kids {
			if !k.Kind.IsLine() || n.Kind.IsLine() {
				walk(k)
			}
		}
	}
	walk(line)
	return word
}
