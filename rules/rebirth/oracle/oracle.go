// Package oracle is what the oracle knows of Rebirth for you: a second, naive reading of
// the book. What only a text decides it passes over, unless the text says it in words that
// it looks for.
package oracle

import (
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// half is the oracle's half for Rebirth for you.
type half struct {
	mine *table // the position looked at last

	begun  map[int]bool // who has had a turn (12.3.1)
	out    map[int]bool // who took no part any more when a question was last seen
	lost   map[int]bool // and who had lost
	order  []int        // of the turns then
	active int          // whose turn it was
	turn   int
	scores map[int]int // of teams (12.9.3)

	before *table        // the question that has been answered, nil if none was
	did    *rules.Option // the one thing that was answered to it, nil for none or several
	after  []rules.Entry // what everybody has seen since
	fresh  bool          // and nobody has looked at it yet

	asked  map[string]map[int]bool // who has had the question of a kind that is put once in a turn
	play   *played
	attack *attacked
	uses   map[use]int // plays of limited abilities in this turn (9.2.2.1)
	loops  int         // that somebody had to leave in this turn (13.1.1.2)
	kept   bool        // a text has had a say in which Rebirths stay set (7.6.5)
	quits  bool        // somebody has given up since
}

// use is an ability of a card.
type use struct {
	card rules.Card
	text string
}

// played is a card or an ability that is being played (9.7.2).
type played struct {
	kind   string // of the option: play, step-back, activate, set
	card   rules.Card
	by     int
	to     rules.Place
	cost   int
	at     *table       // as it was before
	passed map[int]bool // who presents no cancel in this round (9.7.3.2)
	item   rules.Card   // what stands for it while it is answered
	log    []rules.Entry
}

// attacked is an attack under way.
type attacked struct {
	by, target int
	helper     rules.Card
	partner    bool
	blocked    bool
	at         *table       // as it was when it was declared
	asked      map[int]bool // for a block
	texts      bool         // have been carried out meanwhile
}

// New is the half of a match.
func New() oracle.Half {
	return &half{begun: map[int]bool{}, out: map[int]bool{}, lost: map[int]bool{}, scores: map[int]int{},
		asked: map[string]map[int]bool{}, uses: map[use]int{}}
}

// A statement says what the book lets the asked player do; false if that is for a text to
// say which the oracle does not know.
type statement func(o *half, t *table) (want oracle.Offered, known bool, err error)

// statements are the questions of Rebirth that the oracle answers.
var statements = map[string]statement{
	"opening": mustOpen, "first-partner": mustBeginWith, "partner": mayPutPartner, "energy": mayPutEnergy,
	"main": mayAct, "attack": mayAttack, "partner-attack": mayAttackWithPartners, "block": mayBlock,
	"cancel": mayCancel, "reveal": mayReveal, "pending": mustPlay, "keep": mustKeep, "heal": mustHeal, "pay-energy": mustPay,
	"choose": mayChoose, "may": mayOrNot, "stop": mayGoOn,
}

// ByBook are the questions that the book itself asks.
func (o *half) ByBook() map[string]bool {
	return map[string]bool{"opening": true, "first-partner": true, "partner": true, "energy": true, "main": true, "attack": true,
		"partner-attack": true, "block": true, "pay-energy": true, "cancel": true, "reveal": true, "pending": true}
}

func (o *half) table(of *oracle.Table) *table {
	if of == nil {
		return nil
	}
	if o.mine == nil || o.mine.Table != of {
		o.mine = &table{Table: of}
	}
	return o.mine
}

// once notes that a player has had a question that comes once in a turn.
func (o *half) once(kind string, seat int) {
	if o.asked[kind] == nil {
		o.asked[kind] = map[int]bool{}
	}
	o.asked[kind][seat] = true
}

// Follow takes note of an answer.
func (o *half) Follow(of *oracle.Table, picks []int) {
	t := o.table(of)
	o.before, o.did, o.fresh, o.after = t, nil, true, nil
	if t == nil {
		if o.quits = true; o.attack != nil { // who attacks may be the one who has given up
			o.attack.texts = true
		}
		o.play = nil
		return
	}
	q := t.Request
	switch q.Kind {
	case "first-partner", "partner", "energy":
		o.once(q.Kind, t.Me)
	}
	if len(picks) != 1 {
		return
	}
	o.did = &q.Options[picks[0]]
	o.note(t, o.did)
}

func (o *half) note(t *table, p *rules.Option) {
	q := t.Request
	switch q.Kind {
	case "main":
		o.play = nil
		if p.Kind == "attack-phase" {
			return
		}
		o.play = &played{kind: p.Kind, card: p.Card, by: t.Me, to: p.Place, at: t, passed: map[int]bool{}}
		switch c := t.At[p.Card]; {
		case c == nil:
			o.play.kind = "unknown" // it lies face down
		case p.Kind == "play" || p.Kind == "step-back":
			o.play.cost = max(0, c.Now.Number("cost"))
		}
		if p.Kind == "activate" {
			o.uses[use{p.Card, oracle.TextOf(p)}]++
		}
	case "attack":
		if o.attack = nil; p.Kind == "attack" {
			o.attack = &attacked{by: t.Me, target: p.Place.Seat, helper: p.Card, at: t, asked: map[int]bool{}}
		}
	case "partner-attack":
		if o.attack != nil {
			o.attack.partner = p.Kind == "yes"
		}
	case "block":
		if o.attack != nil {
			o.attack.asked[t.Me] = true
			o.attack.blocked = p.Kind != "pass"
		}
	case "pending":
		o.play = &played{kind: "ability", card: p.Card, by: t.Me, at: t, passed: map[int]bool{}}
		o.uses[use{p.Card, oracle.TextOf(p)}]++
	case "cancel":
		switch {
		case o.play == nil:
		case p.Kind == "pass":
			o.play.passed[t.Me] = true
		default:
			clear(o.play.passed) // 9.7.3.2
		}
	case "repeat":
		o.loops++
	}
}

// Heard takes note of what has happened.
func (o *half) Heard(log []rules.Entry) {
	o.after = append(o.after, log...)
	if o.play != nil {
		o.play.log = append(o.play.log, log...)
	}
	for i := range log {
		e := &log[i].Event
		switch {
		case e.Kind == "turn":
			o.newTurn()
		case e.Kind == "ability" && oneOf(log[i].Words[rules.Japanese], "残し"):
			o.kept = true
		case e.Kind == "move" && !(isMember(e.From.Zone) && isMember(e.To.Zone)): // another card from then on (4.1.4)
			for u := range o.uses {
				if u.card == e.Card {
					delete(o.uses, u)
				}
			}
		}
	}
}

func (o *half) newTurn() {
	o.loops = 0
	clear(o.uses)
	clear(o.asked)
	o.attack = nil
}

// Judge holds a question against the book.
func (o *half) Judge(of *oracle.Table) (want oracle.Offered, known bool, err error) {
	t := o.table(of)
	if o.fresh {
		o.fresh = false
		if err := o.since(t); err != nil {
			return want, false, err
		}
	}
	if err := o.settled(t); err != nil {
		return want, false, err
	}
	if state := statements[t.Request.Kind]; state != nil {
		want, known, err = state(o, t)
		known = known || want.Options != nil && want.Seat != t.Me && t.Request.Kind != "choose" // who is asked no text changes
		want.Barred = o.loops
		for key, maybe := range want.Maybe {
			if known = known && (!maybe || want.Seat != t.Me); !maybe {
				delete(want.Maybe, key)
			}
		}
	}
	return want, known, err
}

// Meaning tells options apart by what they mean.
func (o *half) Meaning(p *rules.Option) string {
	switch p.Kind {
	case "card", "set", "block", "cancel":
		return fmt.Sprintf("%s %d", p.Kind, p.Card)
	case "play", "step-back":
		return fmt.Sprintf("%s %d %s", p.Kind, p.Card, p.Place.Zone)
	case "attack":
		return fmt.Sprintf("attack %d %d", p.Card, p.Place.Seat)
	case "hidden":
		return fmt.Sprintf("hidden %s %d", p.Place.Zone, p.N)
	case "activate", "ability":
		return fmt.Sprintf("%s %d %s", p.Kind, p.Card, oracle.TextOf(p))
	case "slot":
		return fmt.Sprintf("slot %d %s", p.Place.Seat, p.Place.Zone)
	case "player":
		return fmt.Sprint("player ", p.Place.Seat)
	}
	return p.Kind
}

// Prints leaves the wording as it is.
func (o *half) Prints(cards []rules.Printed) []rules.Printed { return cards }

// Reads leaves it too.
func (o *half) Reads(*rules.View, *rules.Request) {}

func has(list []string, s string) bool { return slices.Contains(list, s) }

var _ oracle.Ending = (*half)(nil)
