package text

import (
	"gorin/rules/ability"
	"gorin/rules/text/meaning"
	"gorin/rules/text/surface"
)

// What a game hands over beside its phrases: see package meaning.
type (
	Ways    = meaning.Ways
	Own     = meaning.Own
	Surface = meaning.Surface
	Role    = meaning.Role
	Noun    = meaning.Noun
	Doing   = meaning.Doing
	Reader  = meaning.Reader
	Speaker = meaning.Speaker
	Subject = meaning.Subject
	Change  = meaning.Change
)

// When an act is said with its subject, and how a modifier is said.
const (
	AlwaysSubject  = meaning.AlwaysSubject
	EnglishSubject = meaning.EnglishSubject
	NoSubject      = meaning.NoSubject
	ChangeOf       = meaning.ChangeOf
	ChangeTopic    = meaning.ChangeTopic
)

// What surface kinds of a game's own stand for.
const (
	AsWord     = meaning.AsWord
	AsCases    = meaning.AsCases
	AsCase     = meaning.AsCase
	AsPicked   = meaning.AsPicked
	AsAimBoth  = meaning.AsAimBoth
	AsCostEach = meaning.AsCostEach
	AsCostSwap = meaning.AsCostSwap
)

// EachSet applies f to the sets of a union, or to the one set.
func EachSet(set ability.Node, f func(ability.Node) ability.Node) ability.Node {
	return meaning.EachSet(set, f)
}

// Except is a set without an object.
func Except(set, obj ability.Node) ability.Node { return meaning.Except(set, obj) }

// Unsaid is an object that is left out.
func Unsaid() ability.Node { return meaning.Unsaid() }

// Lasting: see meaning.Lasting.
func Lasting(obj, dur ability.Node, mods ...ability.Node) ability.Node {
	return meaning.Lasting(obj, dur, mods...)
}

// Asked says a link by who was asked: see meaning.Asked.
func Asked(lang string, told, link ability.Node) ability.Node { return meaning.Asked(lang, told, link) }

// SpeaksTooSoon: see meaning.SpeaksTooSoon.
func SpeaksTooSoon(line ability.Node) bool { return meaning.SpeaksTooSoon(line) }

// Calling gives a lexicon that calls the card on which a line stands by its
// type. Without it the line decides.
func (l *Lexicon) Calling(head ability.Kind) *Lexicon {
	c := *l
	c.self = head
	return &c
}

// thisWords is how a line calls the card on which it stands, and how the abilities
// that it gives call theirs.
func (l *Lexicon) thisWords(line ability.Node) (word, given int) {
	if this := l.book.Ways.This; this != nil {
		return this(line, l.self)
	}
	return surface.ThisCard, surface.ThisCard
}

// bansOfBoth is the bans for which a game has words that are said of a card and words that
// are said of a player.
func bansOfBoth(tables [][]Phrase) map[int]bool {
	ofCards, both := map[int]bool{}, map[int]bool{}
	for _, pos := range []string{"bancard", "banplayer"} {
		for _, table := range tables {
			for _, p := range table {
				switch {
				case p.Part != pos:
				case pos == "bancard":
					ofCards[p.Num] = true
				case ofCards[p.Num]:
					both[p.Num] = true
				}
			}
		}
	}
	return both
}
