// Package skin is what a game says about its looks: where the zones of its mat lie, what
// its zones, phases and icons are called, what stands on its cards, what its events sound
// like. A skin is data and a few functions, which the table asks; it lies in a room of its
// own below this package, and render/skin/all lists them.
package skin

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/rules"
)

// Skin is the looks of one game. Zones, phases, events and requests are called by the keys
// of the rules; a table without an entry for a key shows nothing for it. What the client
// says of this game alone stands among its messages (assets/GAME/client.toml).
type Skin struct {
	// Name is what the game is called.
	Name rules.Words

	// Wide and Tall are where the zones of a player lie, on a wide screen and on a high
	// one; Short, where there is little height, is nil where Wide does. What lies where,
	// how cards are spread, and what is a pile, stands in the frames of a mat.
	Wide, Tall, Short *layout.Mat
	// Fit is the mat for a side of any size, in place of those. Optional.
	Fit func(area layout.Rect) *layout.Mat
	// Hand is the zone that is held in the hand.
	Hand string
	// Queue is the zone of all players in which cards and abilities wait to be resolved,
	// for which there is room between the halves; "" in games without one.
	Queue string
	// AnyOrder says that what waits there is resolved in any order.
	AnyOrder bool
	// Chain says that what waits there answers what came before it, so that all of it is read.
	Chain bool
	// Middle is the other zones of all players for which there is room between the halves,
	// from the left.
	Middle []string
	// Stage is the zones whose cards fight: what they fight with shows.
	Stage map[string]bool
	// Works is the zones of the table whose cards do something when their player says so, or
	// have it done to them: what keeps one from that is told of it. Optional.
	Works map[string]bool
	// Shows is the zones in which cards are looked at on their way elsewhere.
	Shows map[string]bool
	// Piles is the zones in which single cards cannot be clicked.
	Piles map[string]bool
	// Group is the order of the cards in the row of a zone; groups lie apart.
	Group map[string]func(c *rules.CardView) int

	// Phases are the phases in the order of a turn, Zones the zones in the order in
	// which they are read out, Windows what may be open while players act in turns.
	Phases, Zones []Named
	Windows       map[string]Window
	// Triggers and Icons are the signs on cards, Colours and Kinds words on them.
	Triggers, Icons map[string]Icon
	Colours, Kinds  map[string]rules.Words
	// Words is what players read of printed keys that are none of these, by the value and the key. Optional.
	Words map[string]map[string]rules.Words
	// Quotes stand around traits; Inner is the signs with which a trait begins that is
	// none on the card.
	Quotes [2]string
	Tags   string // the key of those traits
	Inner  string
	// Back is the back of the cards, Cloth what the mats are made of.
	Back  paint.Back
	Cloth paint.Cloth

	// Gauge is the zones that tell by their marks how near a loss is, Score the one that
	// does by its number, Purse the one whose cards pay. Optional.
	Gauge []Gauge
	Score *Score
	Purse *Purse

	// Held is a number that the rules show of the cards that somebody holds. Optional.
	Held *Held

	// Tells is a number that the rules show of a player and that tells most of how the player
	// stands, for where there is room for one only. Optional: a gauge, a score or the hand does.
	Tells *Named

	// Attacks is the request whose options pair who attacks with what is attacked, ""
	// where an attack is not asked for like that; the message fold-attacks says that one
	// clicks at both. Target is the zone that stands for its
	// player there: an option that attacks no card attacks that. Methods names kinds of
	// attacks, where the table says of which kind one is.
	Attacks string
	Target  string
	Methods map[string]rules.Words
	// OnCards says that only cards are attacked: one that has left is not attacked any more.
	OnCards bool
	// Both is the kinds of attacks in which who helps the attacker attacks as well.
	Both map[string]bool
	// Source is where damage comes from that no card deals. Optional.
	Source func(p *rules.PacketView) rules.Words

	// Cues is how an event is shown and heard, where Common says nothing; Moments is the
	// events that mark the line of time.
	Cues    map[string]Cue
	Moments map[string]Moment
	// Toll is by how much an entry of the log brings a player nearer to a loss, less than nothing
	// if further from it: a match is drawn by it when it is over. Optional. The message toll says
	// how much that is.
	Toll func(e *rules.Entry, card *rules.Printed) (seat, n int)
	// Beats is the moments that are shown large, by the kind of their event; the first that fits is.
	Beats map[string][]Beat

	// Stops is the timings at which a person with priority may want to be asked, Default
	// those that are on at first, by "own/" or "other/" and key. Routine is the moves
	// between zones that every turn has, Acts the events by which a player acts, besides
	// those of every game: they are no news.
	Stops   []Named
	Default map[string]bool
	Routine map[[2]string]bool
	Acts    map[string]bool
	// Timings is the requests of games without priority that can be passed until something
	// happens, and the kind of option that passes each.
	Timings session.Timings
	// Marked is how cards are marked by the kind of an option or of a request, where that is not as for any game:
	// cards that are chosen are aimed at, what pays spends, and all else acts.
	Marked map[string]paint.Mark
	// Joins is the questions of which the second only says more of what was picked at the first.
	Joins session.Joins
	// Help is the messages of this game that the help ends with.
	Help []string

	// Across reports whether a card is printed to be read lying on its side. Optional:
	// none is.
	Across func(p *rules.Printed) bool
	// Face is what is printed on a card, Look what stands on it at a place.
	Face func(p *rules.Printed, l rules.Lang) paint.Face
	Look func(l *paint.Look, p *rules.Printed, v *rules.CardView, at At)
	// Below reports whether a printed line belongs to the ability above it, which speaks of
	// what stands below. Optional: none does.
	Below func(line rules.Words) bool
	// Goes is where a card of the hand goes by an option of a question: zones of its
	// owner or of all.
	Goes func(p *rules.Printed, ask, option string) []string
	// Facts is a card in words, Marks what is written on its large picture; v is nil for
	// a card as printed.
	Facts func(p *rules.Printed, v *rules.CardView, l rules.Lang) []Fact
	Marks func(p *rules.Printed, v *rules.CardView) Marks
}

// Window is what may be open while players act in turns.
type Window struct {
	Name   rules.Words
	Urgent bool // it has a red edge
}

// Held is what everybody knows of a hand besides how many cards it has.
type Held struct {
	Key   string      // of the number
	Mark  rules.Words // written before it
	Words string      // the message for it
}

// Score is a zone the number of whose cards tells how near its player is to losing: it is
// written large on a plate, and the places of the zone are tinted. With a Value that number of the player's
// is written instead, and the zone is only where the plate stands.
type Score struct {
	Zone  string
	Value string
	Words string // the message for number and state
	// Low is how many of the zone's places, from the player on, are its last; 0 where
	// that is not told.
	Low func(p *rules.PlayerView) int
	// State is what the number means now.
	State func(p *rules.PlayerView) State
	// Room and Last tint the places, and the last of them.
	Room, Last color.RGBA
}

// State is a state of a score.
type State struct {
	Words      string // its message
	Args       []any  // what is put in
	Plate, Ink color.RGBA
}

// Purse is the cards that pay by being rested: how many of them are ready is written
// beside their row.
type Purse struct {
	session.Purse
	Words   string                        // the message for how many are ready, and of how many
	On      bool                          // written on the corner of the row instead of beside it
	Colours []string                      // in the order in which they are counted
	Left    func(p *rules.PlayerView) int // how many cards may still be put there in this turn
}

// Moment is what a mark of the line of time stands for.
type Moment uint8

// The moments.
const (
	Turn   Moment = iota + 1
	Damage        // to a player
	Growth        // a player has come further
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
	Near int         // from this number on it is told that it is near
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

// Band reports whether there is room for cards between the halves.
func (s *Skin) Band() bool { return s.Queue != "" || len(s.Middle) > 0 }

// MatAt is the mat for a side of a table for so many players.
func (s *Skin) MatAt(shape layout.Shape, area layout.Rect, players int) *layout.Mat {
	switch {
	case s.Fit != nil:
		return s.Fit(area)
	case players > 2 && area.W < 2*area.H:
		return s.Tall
	}
	return s.Mat(shape)
}

// Mat is the mat of a table for two, for a shape of the screen.
func (s *Skin) Mat(shape layout.Shape) *layout.Mat {
	switch {
	case shape == layout.Tall:
		return s.Tall
	case shape == layout.Short && s.Short != nil:
		return s.Short
	}
	return s.Wide
}

// Traits is the traits of a card in their brackets.
func (s *Skin) Traits(p *rules.Printed, l rules.Lang) string {
	var parts []string
	for _, w := range p.Words(s.Tags) {
		parts = append(parts, s.Quotes[0]+w.In(l)+s.Quotes[1])
	}
	return strings.Join(parts, " ")
}

// Said is what players read of a key that is printed on cards as a value; the key itself where nothing
// is said of it.
func (s *Skin) Said(value, key string) rules.Words {
	if w, ok := s.Words[value][key]; ok {
		return w
	}
	if w, ok := s.Colours[key]; ok {
		return w
	}
	for _, icons := range []map[string]Icon{s.Triggers, s.Icons} {
		if i, ok := icons[key]; ok {
			return i.Name
		}
	}
	return rules.Words{key, key}
}

// Zone is the name of a zone, or its key.
func (s *Skin) Zone(key string) rules.Words { return name(s.Zones, key) }

// LiesAcross reports whether a card is printed to be read lying on its side.
func (s *Skin) LiesAcross(p *rules.Printed) bool { return s.Across != nil && s.Across(p) }

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
