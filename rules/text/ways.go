package text

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// Ways is how the texts of a game leave things unsaid or say them again, as far as build
// and unbuild must know.
type Ways struct {
	YouUnsaid bool // あなたは stays unsaid until somebody else has acted
	Pronouns  bool // what was chosen is said again: それ, それら; そのユニット may be it
	Topics    bool // changes are said of the card: …はパワー＋1000, …は…を得る
	Timed     bool // the bracket of an 【起】 begins with its timing
	Dense     bool // nothing parts the head of a Japanese line from its text
	OwnWord   bool // このカード is called by what it is: このユニット
	Zoned     bool // sets are said with their zone, which is one's own unless said otherwise

	// Verb is the verb by which an act is said to have been done, as the Num of
	// surface.Done, -1 for one without: 破壊したら, 払ったら. It is nil in a game whose
	// texts say そうしたら instead.
	Verb func(act Node) int

	words *Vocabulary // of the game; the lexicon puts it in
}

// thatWord is the word for a member of a set.
func thatWord(set Node) int {
	if set.Kind == Union {
		set = set.Kids[0]
	}
	if set.Kind == Cards {
		switch set.Kids[2].Kind {
		case Command:
			return surface.ThatCommand
		case Territory:
			return surface.ThatTerritory
		case AbilityHead:
			return surface.ThatAbility
		}
	}
	return surface.ThatUnit
}

// Calling gives a lexicon that calls the card on which a line stands by its
// type: Unit, Territory, or else "this card". Without it the line decides.
func (l *Lexicon) Calling(head Kind) *Lexicon {
	c := *l
	c.self = head
	return &c
}

// thisWords is how a line calls the card on which it stands, and how the abilities
// that it gives call theirs.
func (l *Lexicon) thisWords(line Node) (word, given int) {
	switch {
	case l.book.Ways.Zoned && isSetHere(line):
		return surface.ThisRebirth, surface.ThisCard
	case !l.book.Ways.OwnWord:
		return surface.ThisCard, surface.ThisCard
	case l.self == Unit:
		word = surface.ThisUnit
	case l.self == Territory:
		word = surface.ThisTerritory
	case l.self == None:
		word = suggested(line)
	}
	return word, surface.ThisUnit
}

// suggested is the word for This that a line's own text suggests: territories
// are opened, units are on the field, everything else is a card.
func suggested(line Node) int {
	word := surface.ThisUnit
	if line.Kind == Effect || line.Kind == Legacy {
		word = surface.ThisCard
	}
	var walk func(Node)
	walk = func(n Node) {
		if word == surface.ThisTerritory {
			return
		}
		if len(n.Kids) > 0 && n.Kids[0].Kind == This {
			switch n.Kind {
			case OnOpen, TurnTerritory, MakeTerritoryUnit:
				word = surface.ThisTerritory
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

// called says This by a word everywhere in a surface tree, and by another in the
// abilities that it gives. It changes a copy.
func called(n Node, word, given int) Node {
	switch n.Kind {
	case This:
		n.Num = word
		return n
	case GiveAbility, surface.Gains:
		word = given
	}
	if len(n.Kids) > 0 {
		kids := make([]Node, len(n.Kids))
		for i, k := range n.Kids {
			kids[i] = called(k, word, given)
		}
		n.Kids = kids
	}
	return n
}

// isCalled reports whether This is said so already.
func isCalled(n Node, word, given int) bool {
	switch n.Kind {
	case This:
		return n.Num == word
	case GiveAbility, surface.Gains:
		word = given
	}
	for _, k := range n.Kids {
		if !isCalled(k, word, given) {
			return false
		}
	}
	return true
}
