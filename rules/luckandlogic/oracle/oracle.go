// Package oracle is what the oracle knows of Luck & Logic: a second, naive reading of the
// book. What only a text decides it passes over, unless the text says it in words that it
// looks for.
package oracle

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// half is the oracle's half for Luck & Logic.
type half struct {
	mine *table        // the position looked at last
	at   *table        // the question before
	did  *rules.Option // the one thing that was answered to it, nil for none or several
	stop *table        // the question of the course before
	done *rules.Option // what was answered to that
	news []rules.Entry // since that

	fresh []rules.Entry // since the question before
	quits bool          // somebody has given up since

	redrawn []int // who has exchanged the hand (6.2.1.8)
	first   int   // who was asked for that first, who begins (6.2.1.7)

	turn    int             // whose counts the following are
	attacks int             // battles of this turn (8.1.3)
	tranced map[bool]int    // trances of this turn by the rules, and by Trance Change (7.5.3.2, 7.5.3.3)
	drives  int             // Logic Drives of this turn (7.5.3.5)
	uses    map[use]int     // plays of limited abilities in this turn (12.4.1.1)
	came    map[card]bool   // members that have been mobilized in this turn
	made    map[card]bool   // members that have come by Make in this turn (11.11.3.1)
	left    map[string]bool // answers to certain positions that would keep up a loop that was left in this turn (12.1.1.2)
	closes  string          // the answer before, with its position
	text    string          // that was carried out last
	extra   bool            // somebody may get another turn
	silent  map[int]bool    // who did nothing when asked last for a definition in this battle (8.4.3.3)
	both    bool            // so did both in a row

	act     *acted // the action of the main phase under way
	boosted int    // whose level boost is under way, -1 for nobody's (8.4.3.2)
	put     card   // what is put into the full level zone (7.4.3.1.1)
}

type card = rules.Card

// use is an ability of a card.
type use struct {
	card card
	text string
}

// acted is an action of the main phase (7.5.3).
type acted struct {
	kind   string // of the option
	at     *table // as it was before
	card   card   // what is mobilized, the tranceunion too
	pair   []card // the materials
	change bool   // by Trance Change
	from   string // where the tranceunion is looked for
	deck   bool   // the deck was searched
	failed bool   // no tranceunion was chosen
	to     []string
	cost   int
	moving card
	placed map[card][]string // members that are rearranged already
	whole  bool              // nothing is left to be asked of it
}

// New is the half of a match.
func New() oracle.Half {
	o := &half{boosted: -1}
	o.newTurn()
	return o
}

// A statement says what the book lets the asked player do; false if that is for a text to
// say which the oracle does not know.
type statement func(o *half, t *table) (oracle.Offered, bool)

// statements are the questions of Luck & Logic that the oracle answers.
var statements = map[string]statement{
	"redraw": mayRedraw, "level": mayLevel, "level-swap": mustSwap, "main": mayAct, "slot": mustPlace, "search": mustSearch,
	"refresh": mayRefresh, "tranceunion": mayChoose, "rearrange": mayRearrange, "attack": mayAttack, "attacker": mustSend,
	"target": mustAim, "intercept": mayIntercept, "definition": mayDefine, "define": mustDefine, "level-boost": mustRest,
	"hand-limit": mustDiscard, "pending": mustPlay, "keep": mustKeep, "turn-down": mustTurnDown, "levels": mustKeepLevels,
	"transmute": mayTransmute, "make": mayMake,
}

// ByBook are the questions that the book itself asks.
func (o *half) ByBook() map[string]bool {
	all := map[string]bool{}
	for kind := range statements {
		all[kind] = true
	}
	return all
}

func (o *half) table(of *oracle.Table) *table {
	if of == nil {
		return nil
	}
	if o.mine == nil || o.mine.Table != of {
		o.mine = &table{Table: of, came: o.came}
	}
	return o.mine
}

// isStop reports whether a question is one of the course of a turn.
func isStop(q *rules.Request) bool {
	return has([]string{"level", "main", "attack", "attacker", "target", "intercept", "definition", "hand-limit"}, q.Kind)
}

func (o *half) newTurn() {
	o.attacks, o.drives = 0, 0
	o.left = map[string]bool{}
	o.tranced, o.uses, o.came, o.made, o.silent = map[bool]int{}, map[use]int{}, map[card]bool{}, map[card]bool{}, map[int]bool{}
}

// Follow takes note of an answer.
func (o *half) Follow(of *oracle.Table, picks []int) {
	t := o.table(of)
	if o.at, o.did = t, nil; t == nil {
		o.stop, o.done, o.act, o.quits = nil, nil, nil, true
		return
	}
	o.quits = false
	if len(picks) == 1 {
		o.did = &t.Request.Options[picks[0]]
	}
	if isStop(t.Request) {
		o.stop, o.done = t, o.did
	}
	switch t.Request.Kind {
	case "redraw":
		if o.redrawn = append(o.redrawn, t.Me); len(o.redrawn) == 1 {
			o.first = t.Me
		}
	case "tranceunion":
		o.sought(t)
	}
	if t.Request.Kind == "repeat" {
		o.left[o.closes] = true
	} else if o.did != nil {
		o.closes = o.closing(t, o.Meaning(o.did))
	}
	if o.did != nil {
		o.note(t, o.did)
	}
}

// sought takes note of the tranceunion that was chosen, if one was.
func (o *half) sought(t *table) {
	if o.act == nil {
		return
	}
	switch {
	case o.did != nil && o.did.Kind == "card":
		o.act.card = o.did.Card
		if c := t.At[o.did.Card]; c != nil {
			o.act.cost = max(0, c.Now.Number("cost"))
		}
	case t.Request.Clause == "5.13.1.2.1":
		o.act.from = "hand" // 5.13.1.2.3
	default:
		o.act.failed, o.act.whole = true, true
	}
}

func (o *half) note(t *table, p *rules.Option) {
	switch t.Request.Kind {
	case "level":
		o.put = p.Card
	case "main":
		o.begin(t, p)
	case "search":
		if o.act != nil {
			o.act.from = p.Place.Zone
			o.act.deck = p.Place.Zone == "deck"
		}
	case "rearrange":
		if o.act != nil && o.act.placed != nil {
			if o.act.moving = p.Card; p.Kind == "stop" {
				o.act.whole = true
			}
		}
	case "slot":
		o.placed(p)
	case "attack":
		clear(o.silent)
		if p.Kind == "declare" {
			o.attacks++
		}
	case "definition":
		o.silent[t.Me] = p.Kind == "pass"
		o.both = o.silent[0] && o.silent[1]
		if p.Kind == "boost" {
			o.boosted = t.Me
		}
	case "define":
		o.boosted = -1
	case "pending":
		o.uses[use{p.Card, oracle.TextOf(p)}]++
	}
}

// closing is an answer to a position, as far as the asked player sees that.
func (o *half) closing(t *table, meaning string) string {
	seen, _ := json.Marshal(t.View.Players)
	placed := ""
	if o.act != nil && o.act.placed != nil {
		placed = fmt.Sprint(o.act.moving, o.act.placed)
	}
	return fmt.Sprint(t.Request.Kind, t.Me, t.View.Active, placed, string(seen), len(t.View.Effects), meaning)
}

// begin takes note of what is done in the main phase.
func (o *half) begin(t *table, p *rules.Option) {
	o.act = &acted{kind: p.Kind, at: t, card: p.Card}
	switch p.Kind {
	case "mobilize":
		if c := t.At[p.Card]; c != nil {
			o.act.cost = max(0, c.Now.Number("cost"))
		}
	case "trance", "trance-change":
		o.act.card, o.act.pair, o.act.change = 0, []card{p.Card, p.Card2}, p.Kind == "trance-change"
		o.tranced[o.act.change]++
	case "rearrange":
		o.act.placed = map[card][]string{}
	case "luck-drive":
		o.act.whole = true
	case "activate":
		text := oracle.TextOf(p)
		if o.uses[use{p.Card, text}]++; lineOf(text).icon == "ロジックドライブ" {
			o.drives++
		}
		o.act = nil
	case "pass":
		o.act = nil
	}
}

// placed takes note of a circle that was chosen.
func (o *half) placed(p *rules.Option) {
	a := o.act
	switch {
	case a == nil:
	case a.placed != nil && a.moving != 0:
		a.placed[a.moving] = slotsOf(p)
		a.moving = 0
		a.whole = len(a.placed) == len(a.at.members(a.at.Me))
	case a.placed == nil && a.card != 0:
		a.to, a.whole = slotsOf(p), true
	}
}

// slotsOf are the circles of an option.
func slotsOf(p *rules.Option) []string {
	if p.Over != "" {
		return strings.Split(p.Over, "+")
	}
	return []string{p.Place.Zone}
}

// Heard takes note of what everybody has seen since.
func (o *half) Heard(log []rules.Entry) {
	if o.at == nil || isStop(o.at.Request) {
		o.news = nil
	}
	o.news, o.fresh = append(o.news, log...), log
	for i := range log {
		e := &log[i].Event
		switch e.Kind {
		case "turn":
			o.newTurn()
		case "mobilize":
			o.came[e.Card] = true
		case "move":
			if !isCircle(e.From.Zone) || !isCircle(e.To.Zone) { // another card from then on (4.1.5)
				for u := range o.uses {
					if u.card == e.Card {
						delete(o.uses, u)
					}
				}
				delete(o.made, e.Card)
				delete(o.came, e.Card)
			}
			if log[i].Clause == "11.11.2" && isCircle(e.To.Zone) {
				o.made[e.Card] = true
			}
		case "ability":
			o.text = log[i].Words[rules.Japanese]
			o.extra = o.extra || oneOf(log[i].Words[rules.Japanese], "ターンを追加")
		}
	}
}

// Judge holds a question against the book.
func (o *half) Judge(of *oracle.Table) (want oracle.Offered, known bool, err error) {
	t := o.table(of)
	for _, check := range []func(*table) error{o.settled, o.told, o.onCourse, o.triggered} {
		if err := check(t); err != nil {
			return want, false, err
		}
	}
	if t.Request.Kind != "slot" && t.Request.Kind != "repeat" && o.act != nil && o.act.whole {
		o.act = nil
	}
	if state := statements[t.Request.Kind]; state != nil {
		want, known = state(o, t)
		known = known || want.Options != nil && want.Seat != t.Me // who is asked no text changes
		if len(o.left) > 0 {
			maps.DeleteFunc(want.Options, func(key, _ string) bool { return o.left[o.closing(t, key)] })
		}
	}
	return want, known, nil
}

// Meaning tells options apart by what they mean.
func (o *half) Meaning(p *rules.Option) string {
	switch p.Kind {
	case "card", "mobilize", "define":
		return fmt.Sprintf("%s %d", p.Kind, p.Card)
	case "trance":
		return fmt.Sprintf("trance %d %d", min(p.Card, p.Card2), max(p.Card, p.Card2))
	case "trance-change":
		return fmt.Sprintf("trance-change %d %d", p.Card, p.Card2)
	case "activate", "ability":
		return fmt.Sprintf("%s %d %s", p.Kind, p.Card, oracle.TextOf(p))
	case "slot":
		return slotKey(p.Place.Seat, slotsOf(p))
	case "hidden":
		return fmt.Sprintf("hidden %s %d", p.Place.Zone, p.N)
	}
	return p.Kind
}

// Prints leaves the wording as it is.
func (o *half) Prints(cards []rules.Printed) []rules.Printed { return cards }

// Reads leaves it too.
func (o *half) Reads(*rules.View, *rules.Request) {}

func has(list []string, s string) bool { return slices.Contains(list, s) }

var _ oracle.Ending = (*half)(nil)
