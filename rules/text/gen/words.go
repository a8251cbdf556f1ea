// Package Gen draws trees that texts can say, at random: for tests that say and read them
// again, and for games that are played with such texts. Here is what the generators of
// games share; each stands in the room of its game, lexicon/trees.
package gen

import . "gorin/rules/ability" // trees are made of its kinds

// Chance gives numbers from 0 to n-1.
type Chance interface{ IntN(n int) int }

// Source is where trees are drawn from: a chance, and the names and traits that they speak
// of; without any, some that are hard to read.
type Source struct {
	Chance
	Names, Traits []string

	Words *Vocabulary // of the game
}

// Places of the kids of a Sentence.
const (
	AtLink = iota
	AtWindow
	AtTrigger
	AtCond
	AtPer
)

// Values of Gen.that beside ability.ThatChosen and so on.
const (
	ThatNothing = -1 - iota
	ThatCard
)

// Quotable draws lines until there is one of a sort, or gives the plainest.
func Quotable(sort Sort, ability Node, draw func() Node) Node {
	for range 5 {
		if n := draw(); sort.Takes(n.Kind.SortOf()) {
			return n
		}
	}
	if sort == SEffect {
		return N(Effect, Nothing, Nothing, PlainSentence(N(Do, N(You), N(Draw, N(Exactly, Num(Number, 1))))))
	}
	return ability
}

func Sampled[T any](s *Source, list []T) T { return list[s.IntN(len(list))] }

// either is the first list if there is anything in it, else the second.
func either(a, b []string) []string {
	if len(a) > 0 {
		return a
	}
	return b
}

// AboutCard reports whether a condition is about the card named last.
func AboutCard(c Node) bool {
	switch c.Kind {
	case IsA, StatIs:
		return c.Kids[0].Kind == TheCard
	case CondAnd:
		return AboutCard(c.Kids[0]) || AboutCard(c.Kids[1])
	}
	return false
}

// Plural reports whether a quantity is not just one.
func Plural(qty Node) bool { return len(qty.Kids) == 0 || !qty.Kids[0].Equal(Num(Number, 1)) }

func WithPlace(set, owner, zone Node) Node {
	set.Kids = append([]Node{owner, zone}, set.Kids[2:]...)
	return set
}

// Opposed is the same set of the other player.
func Opposed(set Node) Node {
	other := N(Opp)
	if set.Kids[0].Kind == Opp {
		other = N(You)
	}
	return WithPlace(set, other, set.Kids[1])
}

// Lasting draws a continuous ability that looks at what cards are: under a condition, for
// each card of a set, to all of a set, or by a number of theirs.
func Lasting(s *Source, cond, set, value func() Node) Node {
	line := N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing)
	subject, more := N(This), Num(AddStat, OfStat(StatPower, Plus), Num(Number, 500))
	var number []Node
	switch s.IntN(5) {
	case 0, 1:
		line.Kids[AtCond] = cond()
	case 2:
		line.Kids[AtPer] = set()
	case 3:
		subject = N(All, set())
	case 4:
		more = Num(AddStat, OfStat(StatPower, Plus), N(XVar))
		number = []Node{N(LetX, value())}
	}
	line.Kids = append(line.Kids, N(Do, N(You), N(Modify, subject, Nothing, more)))
	return N(Cont, append([]Node{Nothing, Nothing, line}, number...)...)
}

func PlainSentence(gs ...Node) Node {
	return N(Sentence, append([]Node{Nothing, Nothing, Nothing, Nothing, Nothing}, gs...)...)
}
