package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// Ways is how the texts of a game leave things unsaid or say them again, as far as build
// and unbuild must know.
type Ways struct {
	YouUnsaid bool // あなたは stays unsaid until somebody else has acted
	Pronouns  bool // what was chosen is said again: それ, それら; そのユニット may be it
	Topics    bool // changes are said of the card: …はパワー＋1000, …は…を得る
	Dense     bool // nothing parts the head of a Japanese line from its text
	Zoned     bool // sets are said with their zone, which is one's own unless said otherwise

	// Eventless says that an 【自】 need not say what it waits for: it is done as its card is put down.
	Eventless bool

	// Quick is the label of an 【起】 that the bracket in front of it says as its timing, クイック, where
	// others say ノーマル. Texts without such a bracket have none.
	Quick Keyword

	// This is how a line calls the card on which it stands, as the Num of This, and how
	// the abilities that it gives call theirs; card is the type of the card, None if it is
	// not known. Optional: このカード.
	This func(line Node, card Kind) (word, given int)
	// Nouns are the words by which a card is said again, in the order of the Num of That.
	// The first is of whatever lies on the table; without any, it is the only one.
	Nouns []Noun
	// Here is the zones on the table, where cards are that そのユニット or そのキャラ may mean.
	Here []Kind
	// Nowhere is what cards are said to be that no such word means, wherever they are.
	Nowhere []Kind
	// Attached is the same of cards that lie there, but under another word.
	Attached []Kind

	// Owned is the zones that are named with their owner, and OwnedInCost those that need
	// not be only in costs, which are paid with what is one's own.
	Owned, OwnedInCost []Kind
	// Ownerless is the zones that are nobody's where sets are said with their zone.
	Ownerless []Kind
	// Everybody reports whether a set that names a zone and not whose is of all players in a line of a
	// kind, since one's own would be nothing. Optional.
	Everybody func(line Kind, set Node) bool
	// Theirs is how long effects last that can matter only for cards of the opponent.
	Theirs []Kind

	// Verb is the verb by which an act is said to have been done, as the Num of
	// surface.Done, -1 for one without: 破壊したら, 払ったら. It is nil in a game whose
	// texts say そうしたら instead.
	Verb func(act Node) int

	// Bans is the bans of a player that a text names by one word, by the number of that word
	// among the bans. Optional for a ban: the word is its own.
	Bans map[BanKind][]BanKind
	// UsedBans is the bans that are said of a card as of something that is used, …では…できない,
	// one of them or all in this order.
	UsedBans []BanKind

	// Surface is the surface kinds of the game's own.
	Surface map[Kind]Surface
	// Means is what kinds stand for, the game's own surface kinds above all, where their
	// kids have their meaning already. Says is the way back: said is the tree with the
	// words for its kids. Both are optional for a kind.
	Means map[Kind]func(n Node) Node
	Says  map[Kind]func(lang string, n, said Node) Node
	// Otherwise reports whether the words for a tree would be read as another one, for a
	// reason of the game's own. Optional.
	Otherwise func(n Node) bool
	// Refuses is why the game has no place for what a node of a line says, in English and in
	// Japanese, nothing if it has. Optional.
	Refuses func(n Node) (en, ja string)
	Own

	words  *Vocabulary  // of the game; the lexicon puts it in
	kinds  byKind       // what is said above of one kind
	ofBoth map[int]bool // bans that are said of a player and of a card in the same part of speech; the same
}

// Surface is what a surface kind of a game's own is in a sentence: a condition (SCond), an
// event, a window, a set for each of whose cards something is done (SCards), or nothing that stands by itself;
// and how many kids it has where a template leaves some out.
type Surface struct {
	Sort Sort
	Kids int
	As   Role
}

// Role is what a surface kind of a game's own stands for where what it means depends on more
// than its kids. A game whose texts have no such words lists none.
type Role uint8

// The roles of surface kinds.
const (
	AsNothing  Role = iota
	AsWord          // a keyword where a sentence stands
	AsCases         // 以下を行う。: pieces, items
	AsCase          // ・炎-…: sentences; Str which case
	AsPicked        // one of the last two that were chosen, by its word
	AsAimBoth       // ユニット1枚とユニット1枚を対象とし: set, amount, set, amount
	AsCostEach      // AとBを1枚ずつ…する, a cost: amount, act, sets
	AsCostSwap      // English: as surface.CostMove, exchanged
	roles
)

// Noun is a word by which a card is said again: そのテリトリー.
type Noun struct {
	Heads  []Kind // what cards are of which it is said
	From   Kind   // where what was chosen last came from, if that decides
	Where  Kind   // the zone in which such cards lie by themselves
	Effect bool   // of an effect that makes something its target, the word means that effect
}

// bans is the bans that a word of a player stands for.
func (w *Ways) bans(word int) []int {
	several := w.Bans[BanKind(word)]
	if several == nil {
		return []int{word}
	}
	bans := make([]int, len(several))
	for i, ban := range several {
		bans[i] = int(ban)
	}
	return bans
}

// usedBans reports whether modifiers are bans that are said of a card that is used.
func (w *Ways) usedBans(mods []Node) bool {
	for i, m := range mods {
		at := slices.Index(w.UsedBans, BanKind(m.Num))
		if m.Kind != Ban || at < 0 || len(mods) > 1 && (at != i || len(mods) != len(w.UsedBans)) {
			return false
		}
	}
	return len(mods) > 0
}

// thatWord is the word for a member of a set.
func (w *Ways) thatWord(set Node) int {
	if set.Kind == Union {
		set = set.Kids[0]
	}
	if set.Kind == Cards {
		for i := range w.Nouns {
			if slices.Contains(w.Nouns[i].Heads, set.Kids[2].Kind) {
				return i
			}
		}
	}
	return surface.ThatHere
}

// isEffect reports whether a word may mean the effect that makes something its target.
func (w *Ways) isEffect(word int) bool { return word < len(w.Nouns) && w.Nouns[word].Effect }

// Called says This by a word everywhere in a surface tree, and by another in the
// abilities that it gives. It changes a copy.
func Called(n Node, word, given int) Node {
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
			kids[i] = Called(k, word, given)
		}
		n.Kids = kids
	}
	return n
}

// IsCalled reports whether This is said so already.
func IsCalled(n Node, word, given int) bool {
	switch n.Kind {
	case This:
		return n.Num == word
	case GiveAbility, surface.Gains:
		word = given
	}
	for _, k := range n.Kids {
		if !IsCalled(k, word, given) {
			return false
		}
	}
	return true
}

// Knowing gives the ways of a game with its words, and the words for bans that are said of
// players and of cards alike.
func (w Ways) Knowing(words *Vocabulary, ofBoth map[int]bool) Ways {
	w.words, w.ofBoth = words, ofBoth
	w.list()
	return w
}
