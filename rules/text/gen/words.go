// Package gen draws trees that texts can say, at random: for tests that say and read them
// again, and for games that are played with such texts.
package gen

import (
	. "gorin/rules/ability" // trees are made of its kinds
)

// Chance gives numbers from 0 to n-1.
type Chance interface{ IntN(n int) int }

// Source is where trees are drawn from: a chance, and the names and traits that they speak
// of; without any, some that are hard to read.
type Source struct {
	Chance
	Names, Traits []string

	Words *Vocabulary // of the game
}

// Weiss, BuildDivide and Rebirth draw a line of a game.
func Weiss(s *Source) Node {
	return (&gen{c: s, that: thatNothing}).wholeLine()
}

// BuildDivide: see Weiss.
func BuildDivide(s *Source) Node {
	return newBDGen(s, 0).wholeLine()
}

// Rebirth: see Weiss.
func Rebirth(s *Source) Node {
	return newRBGen(s).wholeLine()
}

func sampled[T any](s *Source, list []T) T { return list[s.IntN(len(list))] }

// either is the first list if there is anything in it, else the second.
func either(a, b []string) []string {
	if len(a) > 0 {
		return a
	}
	return b
}

// Places of the kids of a Sentence.
const (
	atLink = iota
	atWindow
	atTrigger
	atCond
	atPer
)

// Values of gen.that beside ability.ThatChosen and so on.
const (
	thatNothing = -1 - iota
	thatCard
)

// pipColours is the colour's place in the Num of a Pip.
const pipColours = 32

// aboutCard reports whether a condition is about the card named last.
func aboutCard(c Node) bool {
	switch c.Kind {
	case IsA, StatIs:
		return c.Kids[0].Kind == TheCard
	case CondAnd:
		return aboutCard(c.Kids[0]) || aboutCard(c.Kids[1])
	}
	return false
}

// ownerless reports whether a set is of a zone that texts of Build Divide never name
// without its owner.
func ownerless(set Node) bool {
	if set.Kids[0].Kind != None {
		return false
	}
	switch set.Kids[1].Kind {
	case Hand, Deck, LifeZone, DDeck, Graveyard, EnergyZone, TerritoryZone, RemoveZone:
		return true
	}
	return false
}

// plural reports whether a quantity is not just one.
func plural(qty Node) bool { return len(qty.Kids) == 0 || !qty.Kids[0].Equal(Num(Number, 1)) }

func withPlace(set, owner, zone Node) Node {
	set.Kids = append([]Node{owner, zone}, set.Kids[2:]...)
	return set
}

// opposed is the same set of the other player.
func opposed(set Node) Node {
	other := N(Opp)
	if set.Kids[0].Kind == Opp {
		other = N(You)
	}
	return withPlace(set, other, set.Kids[1])
}

// WeissLasting and BuildDivideLasting draw a continuous ability that looks at what cards
// are: under a condition, for each card of a set, to all of a set, or by a number of
// theirs.
func WeissLasting(s *Source) Node {
	g := &gen{c: s, that: thatNothing}
	return lasting(g.c, g.cond, g.set, g.value)
}

// BuildDivideLasting: see WeissLasting.
func BuildDivideLasting(s *Source) Node {
	g := newBDGen(s, 0)
	return lasting(g.c, g.cond, g.set, g.value)
}

func lasting(s *Source, cond, set, value func() Node) Node {
	line := N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing)
	subject, more := N(This), Num(AddPower, 0, Num(Number, 500))
	var number []Node
	switch s.IntN(5) {
	case 0, 1:
		line.Kids[atCond] = cond()
	case 2:
		line.Kids[atPer] = set()
	case 3:
		subject = N(All, set())
	case 4:
		more = Num(AddPower, 0, N(XVar))
		number = []Node{N(LetX, value())}
	}
	line.Kids = append(line.Kids, N(Do, N(You), N(Modify, subject, Nothing, more)))
	return N(Cont, append([]Node{Nothing, Nothing, line}, number...)...)
}
