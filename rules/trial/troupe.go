package trial

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/reach"
)

// Table is what positions of a game consist of.
type Table struct {
	Game    string
	Reasons string                                   // why no position shows all that a line says: a row a line, its key (judge cards -run tells it), a tab, the reason
	Phases  []Share                                  // where a position may begin
	Zones   []Zone                                   // of each player
	Kinds   []Share                                  // kinds of cards, where any may lie
	Home    string                                   // the zone that cards are played from
	Enters  []string                                 // zones from which texts put cards on the table
	Lies    []rules.Orientation                      // how cards on the table may lie but upright
	When    map[ability.Kind]When                    // where triggers are best waited for
	Comes   map[ability.Kind]When                    // the same for moves to a zone
	Starts  map[ability.Phase]string                 // phases by what texts call them
	Faces   map[string]string                        // of zones, those of other players that face them
	Only    map[string]string                        // of kinds of cards, the zone where alone they are put
	Shuns   []string                                 // kinds of options that are rarely picked: they end things, or lead nowhere
	Words   map[ability.Kind]func(s *Said) *[]string // where the word of a kind belongs
	Hear    func(s *Said, n ability.Node)            // notes what else a part of a line names; optional
	Silent  []ability.Kind                           // lines of the game's own in which there is nothing to do
	Bearers func(s *Said, tree ability.Node) []pack.Card
	Helpers func(s *Said, r *rand.Rand) []pack.Card
}

// When is a phase to begin with, of the turn of the player who has the line (0) or of one
// of the others, against whom that player plays (1).
type When struct {
	Phases []string
	Seat   int
	Zones  []string // where the card best is, among those where it may be; nil: anywhere there
}

// Share is a key with its weight.
type Share struct {
	Key    string
	Weight int
}

// Zone is how many cards of which kinds lie in a zone.
type Zone struct {
	Key         string
	Least, Most int
	Chance      int      // in a hundred, that there are any; 0: always
	Kinds       []string // nil: any
	Lies        bool     // its cards may be rested or reversed
	Down, Up    bool     // some lie face down, or face up, where that is not the rule
	Mostly      bool     // most lie face down that may
	In          []string // phases in which the player whose turn it is may have some; nil: always
	Crowd       int      // how many equal cards more there may be, beyond three
	Opened      bool     // its cards may be opened
	Auras       bool     // others may be attached to them
	Hosts       []string // zones of the player to whose cards its cards belong, one each; there is nothing in it without such a card
	Damage      bool     // or have damage
	Presented   int      // how many there are before the match; none if 0
}

// BeforeMatch is the phase before turn 1.
const BeforeMatch = "setup"

// troupe is the cards with which a line is played.
type troupe struct {
	game    string
	table   *Table
	said    Said
	cards   []pack.Card
	bearers []bearer
	byKind  map[string][]string // IDs of the helpers
	named   map[string]bool     // those with names that the line says
	when    []When
}

// bearer is a card that bears the line.
type bearer struct {
	id, kind string
	face     string // ID of the face that has the line
	at       reach.Places
}

// gather makes the pack of a line: cards that bear it, and others that are what it names.
func gather(t *Table, line string, tree ability.Node, r *rand.Rand) troupe {
	out := troupe{table: t, byKind: map[string][]string{}, named: map[string]bool{}}
	out.said.table = t
	out.said.lex = rules.LexiconOf(t.Game, nil)
	out.said.hear(tree)
	for _, k := range out.said.Kinds {
		if w, ok := t.When[k]; ok {
			out.when = append(out.when, w)
		}
	}
	for _, m := range out.said.Moves {
		if w, ok := t.Comes[m.To]; ok {
			out.when = append(out.when, w)
		}
	}
	for _, s := range out.said.Starts {
		if key := t.Starts[s.Phase]; key != "" {
			out.when = append(out.when, When{[]string{key}, s.Seat, nil})
		}
	}
	for i, c := range t.Bearers(&out.said, tree) {
		c.ID, c.Name = fmt.Sprintf("X%d", i+1), lang.Words{fmt.Sprintf("試し%d", i+1)}
		face := &c
		if c.Open != nil {
			c.Open.ID, c.Open.Name = c.ID+"+", lang.Words{c.Name[rules.Japanese] + "+"}
			if !out.said.Has(ability.OnGameStart) { // a match begins with what is closed
				face = c.Open
			}
		}
		face.Lines = append(append([]string{line}, effectsBelow(tree)...), face.Lines...)
		out.bearers = append(out.bearers, bearer{id: c.ID, face: face.ID, kind: c.Kind})
		out.cards = append(out.cards, c)
	}
	for i, c := range t.Helpers(&out.said, r) {
		c.ID = fmt.Sprintf("H%d", i+1)
		if out.named[c.ID] = c.Name[rules.Japanese] != ""; !out.named[c.ID] {
			c.Name[rules.Japanese] = fmt.Sprintf("相手役%d", i+1)
		}
		if c.Open != nil {
			c.Open.ID, c.Open.Name = c.ID+"+", lang.Words{c.Name[rules.Japanese] + "+"}
		}
		out.cards = append(out.cards, c)
		out.byKind[c.Kind] = append(out.byKind[c.Kind], c.ID)
	}
	out.game = t.Game
	return out
}

// effectsBelow gives effects to a line that chooses from some that stand below it, and
// abilities to one that gives such.
func effectsBelow(n ability.Node) []string {
	if n.Kind == ability.GiveBelow {
		return slices.Repeat([]string{"『【自】 このカードがアタックした時、あなたは1枚引く。』"}, max(1, n.Num))
	}
	if n.Kind == ability.Modes && len(n.Kids) == 1 {
		return []string{"『あなたは1枚引く。』", "『相手は1枚引く。』"}
	}
	for _, k := range n.Kids {
		if lines := effectsBelow(k); lines != nil {
			return lines
		}
	}
	return nil
}

// drawn takes one of a list of shares.
func drawn(list []Share, r *rand.Rand) string {
	sum := 0
	for _, s := range list {
		sum += s.Weight
	}
	n := r.IntN(sum)
	for _, s := range list {
		if n -= s.Weight; n < 0 {
			return s.Key
		}
	}
	panic("trial: shares do not add up")
}

// One draws one of a list.
func One[T any](list []T, r *rand.Rand) T { return list[r.IntN(len(list))] }
