package text

import . "gorin/rules/ability" // most lines name kinds

// ways is how the texts of a game leave things unsaid or say them again, as
// far as build and unbuild must know.
type ways struct {
	youUnsaid bool // あなたは stays unsaid until somebody else has acted
	pronouns  bool // what was chosen is said again: それ, それら; そのユニット may be it
	topics    bool // changes are said of the card: …はパワー＋1000, …は…を得る
	timed     bool // the bracket of an 【起】 begins with its timing
	dense     bool // nothing parts the head of a Japanese line from its text
	ownWord   bool // このカード is called by what it is: このユニット
	redone    bool // 破壊したら, 払ったら: the verb of the act comes again
	zoned     bool // sets are said with their zone, which is one's own unless said otherwise
}

// How This is said, as its Num in surface trees.
const (
	thisCard = iota
	thisUnit
	thisTerritory
	thisRebirth
)

// How That is said, as its Num in surface trees.
const (
	thatUnit = iota
	thatCommand
	thatTerritory
	thatAbility
)

// The same where characters, partners and energy are chosen.
const (
	thatChara = iota
	thatEnergy
	thatPartner
	thatRebirth
)

// thatWord is the word for a member of a set.
func thatWord(set Node) int {
	if set.Kind == Union {
		set = set.Kids[0]
	}
	if set.Kind == Cards {
		switch set.Kids[2].Kind {
		case Command:
			return thatCommand
		case Territory:
			return thatTerritory
		case AbilityHead:
			return thatAbility
		}
	}
	return thatUnit
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
	case l.book.ways.zoned && isSetHere(line):
		return thisRebirth, thisCard
	case !l.book.ways.ownWord:
		return thisCard, thisCard
	case l.self == Unit:
		word = thisUnit
	case l.self == Territory:
		word = thisTerritory
	case l.self == None:
		word = suggested(line)
	}
	return word, thisUnit
}

// suggested is the word for This that a line's own text suggests: territories
// are opened, units are on the field, everything else is a card.
func suggested(line Node) int {
	word := thisUnit
	if line.Kind == Effect || line.Kind == Legacy {
		word = thisCard
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
					word = thisCard
				}
			case DiscardThese, MakeUnit, PlayCard:
				word = thisCard
			case Appear:
				word = thisCard
			case Move:
				if n.Kids[1].Kind == ToRemoved {
					word = thisCard
				}
			}
		}
		if n.Kind == ThisIs && n.Kids[0].Kind != Field {
			word = thisCard
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
	case GiveAbility, kGains:
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
	case GiveAbility, kGains:
		word = given
	}
	for _, k := range n.Kids {
		if !isCalled(k, word, given) {
			return false
		}
	}
	return true
}
