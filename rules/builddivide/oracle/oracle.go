// Package oracle is what the oracle knows of Build Divide.
package oracle

import (
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// half is the oracle's half for Build Divide. What depends on a text that it
// does not read it passes over.
type half struct {
	mine     *table           // the position looked at last
	at       *table           // the question before
	stop     *table           // the question of the course before
	course   map[station]bool // where the match may be at the next question of the course
	anywhere bool             // it began in the middle

	passes  int    // passes in a row (1103-8)
	did     string // what was answered to the last question of the course
	by      int    // who did it
	stack   int    // what waited to be resolved then
	packets int    // damage that waited to be dealt then
	handed  bool   // a window opened inside another while the other player had priority there
	jump    bool   // a text may lead to the end phase (531)

	declared attack     // the attack under way, as declared
	ending   bool       // the end of attacks was declared
	met      bool       // the other player has played something since (802-7)
	blocker  rules.Card // as declared
	blocks   rules.Card // who has blocked (803-7b)

	begun      map[use]bool // abilities of the start of the game that are done (6.02.1.j.1)
	turn       int
	loops      int // that somebody has to leave (1602-1c)
	redraws    int
	placed     [2]int                // energy put down in this turn (1103-7a)
	uses       map[use]int           // plays of limited abilities in this turn (1206)
	started    use                   // an ability whose play has begun
	attacked   map[rules.Card]bool   // in this turn (8.02.4.c.2)
	struck     map[rules.Card]bool   // with blitz, in this battle (804-2)
	fallen     map[fall]bool         // attributes that have come to graveyards in this turn (1411)
	blurred    bool                  // a card that nobody sees may have had one
	news       []rules.Entry         // since the question before
	moved      []rules.Card          // to graveyards, not looked at yet
	playedFrom map[rules.Card]string // the zone that each card in the resolution zone was played from
	opens      bool                  // what was resolved is an ace that may open a territory
	from       string                // the zone that the card being played was played from
	extra      bool                  // a text has given an extra turn (1603)
	due        needs                 // energy that the play under way costs
	parts      []string              // what is left to pay
	duely      bool                  // it is known
	stood      int                   // energy that stood before it
	played     rules.Card            // what is being played, or whose ability
}

// use is a play of an ability of a card.
type use struct {
	card rules.Card
	text string
}

type fall struct {
	seat  int
	trait string
}

// New is the half of a match.
func New() oracle.Half {
	return &half{begun: map[use]bool{}, playedFrom: map[rules.Card]string{}, uses: map[use]int{}, attacked: map[rules.Card]bool{}, fallen: map[fall]bool{}, struck: map[rules.Card]bool{}}
}

// table is a position as the oracle of this game reads it.
type table struct {
	*oracle.Table
	blocking rules.Card            // who has blocked the attack under way
	sorted   []*rules.CardView     // see all
	said     map[rules.Card][]said // see says
}

// A statement says what the book lets the asked player do; false if that is for
// a text to say which the oracle does not know.
type statement func(o *half, t *table) (oracle.Offered, bool)

func (o *half) table(of *oracle.Table) *table {
	if of == nil {
		return nil
	}
	if o.mine == nil || o.mine.Table != of {
		o.mine = &table{Table: of}
	}
	return o.mine
}

// Follow takes note of an answer.
func (o *half) Follow(of *oracle.Table, picks []int) {
	t := o.table(of)
	if o.at = t; t == nil {
		o.did = ""
		return
	}
	o.goOn(t, picks)
	if len(picks) != 1 {
		return
	}
	q := t.Request
	switch p := &q.Options[picks[0]]; q.Kind + " " + p.Kind {
	case "redraw yes", "redraw no":
		o.redraws++
	case "priority energy":
		o.placed[q.Seat]++
	case "priority activate":
		o.started = use{p.Card, oracle.TextOf(p)}
		o.owe(t, p)
	case "priority play":
		o.started, o.from = use{}, t.Place[p.Card].Zone
		o.owe(t, p)
	case "repeat number":
		o.loops++
	case "pending ability":
		o.begun[use{p.Card, oracle.TextOf(p)}] = true
	case "limit yes":
		if s := t.item(); s != nil {
			o.started = use{s.Source, s.Words[rules.Japanese]}
		}
	case "cost-order part":
		o.parts = slices.DeleteFunc(o.parts, func(s string) bool { return s == p.Words[rules.Japanese] })
	case "way way":
		o.oweWay(t, p)
	}
}

// Heard takes note of what everybody has seen since.
func (o *half) Heard(log []rules.Entry) {
	if o.at == nil || isStop(o.at.Request) {
		o.news = nil
	}
	o.news = append(o.news, log...)
	for i := range log {
		e := &log[i].Event
		switch e.Kind {
		case "turn":
			o.placed, o.loops = [2]int{}, 0
			clear(o.uses)
			clear(o.attacked)
			clear(o.fallen)
			o.moved, o.blurred = nil, false
		case "move":
			for u := range o.uses { // it is another card from then on (401-5)
				if u.card == e.Card {
					delete(o.uses, u)
				}
			}
			delete(o.attacked, e.Card)
			if e.To.Zone == "graveyard" {
				o.moved = append(o.moved, e.Card)
			}
			if e.To.Zone == "resolution" {
				o.from, o.playedFrom[e.Card] = e.From.Zone, e.From.Zone
			}
			if e.Card == o.blocks {
				o.blocks = 0
			}
		case "attack":
			o.attacked[e.Card], o.blocks = true, 0
			clear(o.struck)
		case "hurt":
			if log[i].Clause == "804-2" {
				o.struck[e.Source] = true
			}
		case "block":
			o.blocks = e.Card
		case "phase":
			if stepsApart[log[i].Clause] {
				o.blocks = 0 // 806-3
			}
		case "play", "activate":
			if e.Seat != o.activeSeat() {
				o.met = true
			}
			if e.Kind == "activate" && o.started.card == e.Card && e.Card != 0 {
				o.uses[o.started]++
				o.started = use{}
			}
		case "ability":
			o.extra = o.extra || says(log[i].Words[rules.Japanese], []string{"追加のターン"})
		}
	}
}

func (o *half) activeSeat() int {
	if o.at == nil {
		return -1
	}
	return o.at.View.Active
}

// stepsApart are the steps that an attack does not go on in.
var stepsApart = map[string]bool{"802-2": true, "706-1": true, "702-2": true}

// Judge holds a question against the book.
func (o *half) Judge(of *oracle.Table) (want oracle.Offered, known bool, err error) {
	t := o.table(of)
	t.blocking = o.blocks
	o.noteFallen(t)
	if err := o.onCourse(t); err != nil {
		return want, false, err
	}
	if err := o.offersDue(t); err != nil {
		return want, false, err
	}
	if err := o.settled(t); err != nil {
		return want, false, err
	}
	if err := o.told(t); err != nil {
		return want, false, err
	}
	if state := statements[t.Request.Kind]; state != nil {
		want, known = state(o, t)
		want.Barred = o.loops
	}
	return want, known, nil
}

// noteFallen looks at the cards that have come to graveyards, to know their
// attributes (1411-2).
func (o *half) noteFallen(t *table) {
	for _, id := range o.moved {
		c := t.At[id]
		if c == nil || t.Place[id].Zone != "graveyard" {
			o.blurred = true
			continue
		}
		for _, trait := range c.Now.Keys("attributes") {
			o.fallen[fall{t.Place[id].Seat, trait}] = true
		}
	}
	o.moved = nil
}

// Meaning tells options apart by what they mean.
func (o *half) Meaning(p *rules.Option) string {
	switch p.Kind {
	case "card", "play", "energy":
		return fmt.Sprintf("%s %d", p.Kind, p.Card)
	case "number":
		return fmt.Sprintf("%s %d", p.Kind, p.N)
	case "activate", "ability":
		return fmt.Sprintf("%s %d %s", p.Kind, p.Card, oracle.TextOf(p))
	case "attack":
		return fmt.Sprintf("attack %d %d", p.Card, p.Card2)
	case "way", "mode", "part":
		return p.Kind + " " + p.Words[rules.Japanese]
	}
	return p.Kind
}

// ByBook are the questions that the book itself asks.
func (o *half) ByBook() map[string]bool {
	return map[string]bool{"redraw": true, "priority": true, "attack": true, "take-back": true, "block": true, "pay-energy": true, "cost-order": true,
		"way": true, "mode": true, "aim": true, "packet": true, "shot": true, "opening": true, "hand-limit": true, "territory": true,
		"pending": true, "limit": true, "scout": true, "switch": true}
}

func has(list []string, s string) bool { return slices.Contains(list, s) }
