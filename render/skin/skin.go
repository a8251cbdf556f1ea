// Package skin is what the skin of a game says: where the zones
// of its mat lie, what its zones, phases and icons are called, what stands on
// its cards.
package skin

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/sound"
	"gorin/rules"
)

// Skin is the looks of one game.
type Skin struct {
	Name       rules.Words
	Wide, Tall *layout.Mat
	Short      *layout.Mat     // nil where Wide does
	Band       bool            // room between the halves for what waits to be resolved
	Hand       string          // the zone that is held in the hand
	Life       string          // the zone that stands for the player as a target, or ""
	Queue      string          // the shared zone of cards that wait to be resolved, or ""
	Phases     []Named         // in the order of a turn
	Zones      []Named         // in the order in which they are read out
	Stage      map[string]bool // zones whose cards fight: power and soul show
	Shows      map[string]bool // zones in which cards are looked at on their way elsewhere
	Piles      map[string]bool // zones in which single cards cannot be clicked
	Gauge      []Gauge         // the zones that tell how near a loss is
	Triggers   map[string]Icon
	Icons      map[string]Icon
	Colours    map[string]rules.Words
	Kinds      map[string]rules.Words
	Windows    map[string]rules.Words
	Quotes     [2]string // around traits
	Inner      string    // signs with which a trait begins that is none on the card
	Back       paint.Back
	Cloth      paint.Cloth

	Moments map[string]Moment // events that mark the line of time

	Stops   []Named            // timings at which a person with priority may want to be asked
	Default map[string]bool    // those of them that are on at first, by "own/" or "other/" and key
	Routine map[[2]string]bool // moves between zones that every turn has

	Order []string                               // the colours of energy
	Group map[string]func(c *rules.CardView) int // order of the cards in a row; groups lie apart
	Face  func(p *rules.Printed, l rules.Lang) paint.Face
	Look  func(l *paint.Look, p *rules.Printed, v *rules.CardView, at At)
	Goes  func(p *rules.Printed, ask, option string) []string // where a card of the hand goes by an option of a question: zones of its owner or of all
	Facts func(p *rules.Printed, v *rules.CardView, l rules.Lang) []Fact
	Marks func(p *rules.Printed, v *rules.CardView) Marks
}

// Moment is what a mark of the line of time stands for.
type Moment uint8

// The moments.
const (
	Turn   Moment = iota + 1
	Damage        // to a player
	Growth        // a level, a territory
	Loss
)

// Named is a key of the rules with its name.
type Named struct {
	Key  string
	Name rules.Words
}

// Gauge is a zone with the number of cards at which something happens.
type Gauge struct {
	Zone string
	Full int
	Mark rules.Words // short name
	On   bool        // written on the cards instead of beside them
}

// Icon is a sign, drawn (as paint's glyphs name it, after @) or a letter, and its
// name.
type Icon struct {
	Sign string
	Name rules.Words
}

// At is where a card is drawn.
type At struct {
	Stage bool // it fights
	Hand  bool
	Loose bool // in a list of cards
	Lang  rules.Lang
}

// Fact is a number or a word about a card: a key of the client's words with
// what is put in, and how far it is from what is printed.
type Fact struct {
	Key  string
	Args []any
	Off  int
}

// Marks is what is written on the large picture of a card.
type Marks struct {
	Colour string
	Aspect float64 // height of the picture over its width
	Discs  []Disc
	Plate  string // the fighting number at the lower left
	Width  float64
}

// Disc is a round plate with a sign; X and Y are from the left and the upper
// edge, or, when negative, from the right and the lower edge.
type Disc struct {
	X, Y, R    float64
	Sign       string
	Plate, Ink color.RGBA
}

// sounds are those of the kinds of events, of whatever game.
var sounds = map[string]sound.Effect{
	"move": sound.Card, "lie": sound.Turn, "face": sound.Turn, "shuffle": sound.Shuffle, "reveal": sound.Turn,
	"attack": sound.Attack, "declare": sound.Attack, "block": sound.Attack, "damage": sound.Hurt, "hurt": sound.Hurt,
	"cancel": sound.Reveal, "trigger": sound.Reveal, "level-up": sound.Rise, "open": sound.Rise, "red": sound.Rise,
	"ability": sound.Ability, "played": sound.Ability, "turn": sound.Bell,
}

// Sound is what a kind of event sounds like.
func Sound(kind string) sound.Effect { return sounds[kind] }

// Mat is the mat for a shape of the screen.
func (s *Skin) Mat(shape layout.Shape) *layout.Mat {
	switch {
	case shape == layout.Tall:
		return s.Tall
	case shape == layout.Short && s.Short != nil:
		return s.Short
	}
	return s.Wide
}

// Zone is the name of a zone, or its key.
func (s *Skin) Zone(key string) rules.Words { return name(s.Zones, key) }

// Phase is the name of a phase, or its key.
func (s *Skin) Phase(key string) rules.Words { return name(s.Phases, key) }

// IsRoutine reports whether an event is a move that every turn has.
func (s *Skin) IsRoutine(e *rules.Event) bool {
	return e.Source == 0 && s.Routine[[2]string{e.From.Zone, e.To.Zone}]
}

// IsInner reports whether a trait is one for the rules alone.
func (s *Skin) IsInner(trait string) bool {
	first, _ := utf8.DecodeRuneInString(trait)
	return strings.ContainsRune(s.Inner, first)
}

func name(among []Named, key string) rules.Words {
	for _, n := range among {
		if n.Key == key {
			return n.Name
		}
	}
	return rules.Words{key, key}
}

// Sign is 1 for a number above nothing, -1 for one below.
func Sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}
