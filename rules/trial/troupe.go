package trial

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/pack"
)

// table is what positions of a game consist of.
type table struct {
	phases  []share                  // where a position may begin
	zones   []zone                   // of each player
	kinds   []share                  // kinds of cards, where any may lie
	home    string                   // the zone that cards are played from
	enters  []string                 // zones from which texts put cards on the table
	lies    []rules.Orientation      // how cards on the table may lie but upright
	when    map[ability.Kind]when    // where triggers are best waited for
	comes   map[ability.Kind]when    // the same for moves to a zone
	starts  map[ability.Phase]string // phases by what texts call them
	faces   map[string]string        // of zones, those of the other player that face them
	only    map[string]string        // of kinds of cards, the zone where alone they are put
	shuns   []string                 // kinds of options that are rarely picked: they end things, or lead nowhere
	bearers func(s *said, tree ability.Node) []pack.Card
	helpers func(s *said, r *rand.Rand) []pack.Card
}

// when is a phase to begin with, of the turn of the player who has the line (0) or of the
// other one (1).
type when struct {
	phases []string
	seat   int
	zones  []string // where the card best is, among those where it may be; nil: anywhere there
}

// share is a key with its weight.
type share struct {
	key    string
	weight int
}

// zone is how many cards of which kinds lie in a zone.
type zone struct {
	key         string
	least, most int
	chance      int      // in a hundred, that there are any; 0: always
	kinds       []string // nil: any
	lies        bool     // its cards may be rested or reversed
	down, up    bool     // some lie face down, or face up, where that is not the rule
	in          []string // phases in which the player whose turn it is may have some; nil: always
	crowd       int      // how many equal cards more there may be, beyond three
	opened      bool     // its cards may be opened
	auras       bool     // others may be attached to them
	damage      bool     // or have damage
	presented   int      // how many there are before the match; none if 0
}

// beforeMatch is the phase before turn 1.
const beforeMatch = "setup"

// tables are those of the games that can be played.
var tables = map[string]*table{"weiss": &weiss, "builddivide": &buildDivide}

// troupe is the cards with which a line is played.
type troupe struct {
	game    string
	table   *table
	said    said
	cards   []pack.Card
	bearers []bearer
	byKind  map[string][]string // IDs of the helpers
	named   map[string]bool     // those with names that the line says
	when    []when
}

// bearer is a card that bears the line.
type bearer struct {
	id, kind string
	face     string // ID of the face that has the line
	at       rules.Places
}

// gather makes the pack of a line: cards that bear it, and others that are what it names.
func gather(t *table, line string, tree ability.Node, r *rand.Rand) troupe {
	out := troupe{table: t, byKind: map[string][]string{}, named: map[string]bool{}}
	out.said.hear(tree)
	for _, k := range out.said.kinds {
		if w, ok := t.when[k]; ok {
			out.when = append(out.when, w)
		}
	}
	for _, m := range out.said.moves {
		if w, ok := t.comes[m.to]; ok {
			out.when = append(out.when, w)
		}
	}
	for _, s := range out.said.starts {
		if key := t.starts[s.phase]; key != "" {
			out.when = append(out.when, when{[]string{key}, s.seat, nil})
		}
	}
	for i, c := range t.bearers(&out.said, tree) {
		c.ID, c.Name = fmt.Sprintf("X%d", i+1), pack.Words{Ja: fmt.Sprintf("試し%d", i+1)}
		face := &c
		if c.Open != nil {
			c.Open.ID, c.Open.Name = c.ID+"+", pack.Words{Ja: c.Name.Ja + "+"}
			if !out.said.has(ability.OnGameStart) { // a match begins with what is closed
				face = c.Open
			}
		}
		face.Lines = append(append([]string{line}, effectsBelow(tree)...), face.Lines...)
		out.bearers = append(out.bearers, bearer{id: c.ID, face: face.ID, kind: c.Kind})
		out.cards = append(out.cards, c)
	}
	for i, c := range t.helpers(&out.said, r) {
		c.ID = fmt.Sprintf("H%d", i+1)
		if out.named[c.ID] = c.Name.Ja != ""; !out.named[c.ID] {
			c.Name.Ja = fmt.Sprintf("相手役%d", i+1)
		}
		if c.Open != nil {
			c.Open.ID, c.Open.Name = c.ID+"+", pack.Words{Ja: c.Name.Ja + "+"}
		}
		out.cards = append(out.cards, c)
		out.byKind[c.Kind] = append(out.byKind[c.Kind], c.ID)
	}
	out.game = out.cards[0].Game
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
func drawn(list []share, r *rand.Rand) string {
	sum := 0
	for _, s := range list {
		sum += s.weight
	}
	n := r.IntN(sum)
	for _, s := range list {
		if n -= s.weight; n < 0 {
			return s.key
		}
	}
	panic("trial: shares do not add up")
}

func one[T any](list []T, r *rand.Rand) T { return list[r.IntN(len(list))] }
