package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
)

// everybody: of the entry and the members besides the card of a spark, one's own would be members
// alone, as that card is the entry (11.3.2, 4.4); so those of all players are meant.
func everybody(line Kind, set Node) bool {
	if line != Spark || set.Kind != Cards || set.Num == 0 || set.Kids[1].Kind != EitherZone {
		return false
	}
	for _, zone := range set.Kids[1].Kids {
		if zone.Kind == Entry {
			return true
		}
	}
	return false
}

// ofBoth is 自分と相手の: of the player and of the opponents, and no teammate (12.5.3, 12.5.5).
func ofBoth(n Node) Node {
	set := n.Kids[0]
	if set.Kind != Cards {
		return n
	}
	return N(Union, ownedBy(set, You), ownedBy(set, Opp))
}

// sayBoth says sets of oneself and the opponents, that differ by nothing else, in one.
func sayBoth(lang string, n, said Node) Node {
	if lang != text.Japanese || len(n.Kids) != 2 || n.Kids[0].Kind != Cards || n.Kids[0].Kids[0].Kind != You ||
		!ownedBy(n.Kids[0], Opp).Equal(n.Kids[1]) {
		return said
	}
	return N(saidBoth, ownedBy(said.Kids[0], None))
}

// ownedBy is a set of another owner.
func ownedBy(set Node, owner Kind) Node {
	set.Kids = append([]Node{N(owner)}, set.Kids[1:]...)
	return set
}
