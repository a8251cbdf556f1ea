package oracle

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
)

// station is a place in the course of a turn where players are asked by the book:
// a window, or a decision, in the order of chapters 700 to 800.
type station uint8

const (
	atStand station = iota
	atDraw
	atDrawn
	atMain
	atAttackPhase
	atAttackStep
	atDeclaration // the question of 802-4
	atDeclared
	atTakeBack // the question of 802-7
	atAttacked
	atBlockStep
	atBlock // the question of 803-4
	atBlocked
	atUnblocked
	atBlitz
	atBattle
	atResult
	atHit
	atOver
	atEnd
	atHandLimit // the question of 706-5
	atTerritory // the question of 706-6
	stations
)

// stops tells how each station shows: phase, step, the question, and its clause.
var stops = [stations]struct{ phase, step, kind, window, clause string }{
	atStand:       {"stand", "", "priority", "play", "702-3"},
	atDraw:        {"draw", "", "priority", "play", "703-2"},
	atDrawn:       {"draw", "", "priority", "play", "703-4"},
	atMain:        {"main", "", "priority", "play", "704-2"},
	atAttackPhase: {"attack", "attack-declaration", "priority", "play", "802-1"},
	atAttackStep:  {"attack", "attack-declaration", "priority", "play", "802-3"},
	atDeclaration: {"attack", "attack-declaration", "attack", "", "802-4"},
	atDeclared:    {"attack", "attack-declaration", "priority", "play", "802-5"},
	atTakeBack:    {"attack", "attack-declaration", "take-back", "", "802-7"},
	atAttacked:    {"attack", "attack-declaration", "priority", "play", "802-10"},
	atBlockStep:   {"attack", "block", "priority", "play", "803-2"},
	atBlock:       {"attack", "block", "block", "", "803-4"},
	atBlocked:     {"attack", "block", "priority", "play", "803-5"},
	atUnblocked:   {"attack", "block", "priority", "play", "803-10"},
	atBlitz:       {"attack", "battle", "priority", "play", "804-3"},
	atBattle:      {"attack", "battle", "priority", "play", "804-5"},
	atResult:      {"attack", "battle", "priority", "play", "804-7"},
	atHit:         {"attack", "hit", "priority", "damage", "805-2"},
	atOver:        {"attack", "attack-over", "priority", "play", "806-2"},
	atEnd:         {"end", "", "priority", "play", "706-2"},
	atHandLimit:   {"end", "", "hand-limit", "", "706-5"},
	atTerritory:   {"end", "", "territory", "", "706-6"},
}

// isStop reports whether a question is one of the course, not one of a play or an
// effect.
func isStop(q *rules.Request) bool {
	return has([]string{"priority", "attack", "take-back", "block", "hand-limit", "territory"}, q.Kind)
}

// fits reports whether a question can be that of a station: a window for damage may
// open inside any other (1104-3).
func (s station) fits(t *table) bool {
	x := stops[s]
	return t.View.Phase == x.phase && t.View.Step == x.step && t.Request.Kind == x.kind && (t.View.Window == x.window || x.kind == "priority" && t.View.Window == "damage")
}

func only(list ...station) map[station]bool {
	set := map[station]bool{}
	for _, s := range list {
		set[s] = true
	}
	return set
}

// goOn works out where the match may be at the next question of the course.
func (o *half) goOn(t *table, picks []int) {
	q := t.Request
	if !isStop(q) {
		return
	}
	here := o.here(t)
	o.stop = t
	o.handed = o.handed && t.View.Turn == o.turn || o.did != "pass" && o.did != "" && o.by != t.View.Active && q.Seat == t.View.Active
	o.anywhere = o.anywhere || o.course == nil && t.View.Phase == "attack"
	o.did, o.by, o.turn = "", q.Seat, t.View.Turn
	o.stack, o.packets = len(t.View.Stack), len(t.View.Packets)
	if len(picks) == 1 {
		o.did = q.Options[picks[0]].Kind
	}
	o.course = here
	switch q.Kind {
	case "priority":
		o.priorityGoesOn(t, here)
	case "attack":
		o.declared, o.ending, o.met, o.blocker, o.anywhere = attack{}, o.did == "end-attacks", false, 0, false
		if !o.ending {
			o.declared = attack{q.Options[picks[0]].Card, q.Options[picks[0]].Card2}
		}
		o.course = only(atDeclared)
	case "take-back":
		if o.course = only(atDeclaration); o.did == "no" {
			o.course = o.attackGoesOn()
		}
	case "block":
		if o.blocker = 0; o.did == "card" {
			o.blocker = q.Options[picks[0]].Card
		}
		o.course = only(atBlocked)
	case "hand-limit", "territory":
		o.course = only(atTerritory, atEnd, atStand)
	}
}

// here is where the match can be, seen from a question of the course.
func (o *half) here(t *table) map[station]bool {
	set := map[station]bool{}
	for s := range stations {
		if s.fits(t) && (o.course == nil || o.course[s] || o.jump && s == atEnd) {
			set[s] = true
		}
	}
	return set
}

func (o *half) priorityGoesOn(t *table, here map[station]bool) {
	o.opens = false
	if o.did != "pass" {
		o.passes = 0
		return
	}
	if o.passes++; o.passes < 2 { // 1103-10
		return
	}
	o.passes = 0
	if n := len(t.View.Stack); n > 0 { // 1103-9
		o.opens = o.openingDue(t)
		o.jump = t.mentions("エンドフェイズに移行")
		return
	}
	o.jump = false
	o.course = map[station]bool{}
	damage := t.View.Window == "damage"
	for s := range here {
		if damage && s != atHit {
			o.course[s] = true // the window was inside another (1104-3)
			continue
		}
		if damage && (len(t.View.Packets) > 1 || len(t.View.Packets) == 1 && t.View.Packets[0].Dealt < t.View.Packets[0].N) { // 1103-8a
			o.course[s] = true
			continue
		}
		for next := range o.next(t, s) {
			o.course[next] = true
		}
	}
}

// mentions reports whether something that waits to be resolved says a word.
func (t *table) mentions(word string) bool {
	return slices.ContainsFunc(t.View.Stack, func(s rules.StackView) bool { return says(strings.Join(t.textsOf(&s), ""), []string{word}) })
}

// next is where the match goes when the window of a station has ended.
func (o *half) next(t *table, s station) map[station]bool {
	a := t.View.Attack
	switch s {
	case atDeclared:
		return o.declaredGoesOn(t)
	case atBlockStep: // 803-3
		if a.Attacker == 0 {
			return only(atOver)
		}
	case atBlocked: // 803-6
		list, none, known := o.blockers(t)
		switch legal := o.blocker == 0 && none || o.blocker != 0 && slices.Contains(list, o.blocker); {
		case !known || a.Attacker == 0:
			return only(atBlock, atUnblocked)
		case !legal:
			return only(atBlock)
		}
	case atUnblocked: // 803-11
		if o.declared.on == 0 && o.blocker == 0 {
			if a.Attacker == 0 {
				return only(atHit, atOver)
			}
			return only(atHit)
		}
		if o.anywhere {
			return only(atHit, atOver, atBlitz, atBattle)
		}
		by, on := t.At[a.Attacker], t.At[foe(a)]
		if by == nil { // a block leads to no battle then (803-7c)
			return only(atBattle, atHit, atOver)
		}
		if on == nil { // 804-1
			return only(atBattle)
		}
		if o.keyword(t, by, "ブリッツ") || o.keyword(t, on, "ブリッツ") { // 804-3
			return only(atBlitz)
		}
		return only(atBattle)
	case atBlitz:
		return only(atBattle)
	case atHit, atResult:
		return only(atOver)
	case atOver: // 806-4
		return only(atAttackStep)
	case atEnd: // 706-5, 706-6, 706-7
		if limit, known := o.handLimit(t, t.View.Active); known && t.Count(t.View.Active, "hand") > limit {
			return only(atHandLimit)
		}
		if len(t.territories(t.View.Active)) > 1 {
			return only(atTerritory)
		}
		return only(atHandLimit, atEnd, atStand)
	}
	return only(s + 1)
}

// declaredGoesOn: 802-6 to 802-9.
func (o *half) declaredGoesOn(t *table) map[station]bool {
	list, end, known := o.attacks(t)
	if !known {
		return only(atDeclaration, atTakeBack, atAttacked, atEnd)
	}
	if o.ending && !end || !o.ending && !slices.Contains(list, o.declared) {
		return only(atDeclaration)
	}
	of, _ := o.fightingOf(t)
	if o.met && (o.ending || of[o.declared.by].toll > 0) {
		return only(atTakeBack)
	}
	return o.attackGoesOn()
}

func (o *half) attackGoesOn() map[station]bool {
	if o.ending {
		return only(atEnd)
	}
	return only(atAttacked)
}

// onCourse checks that the question is one that may come now, and is put to who has
// priority.
func (o *half) onCourse(t *table) error {
	if o.stop != nil && o.did == "pass" && o.passes == 1 && (t.Request.Kind != "priority" || t.View.Step != o.stop.View.Step || t.View.Phase != o.stop.View.Phase || len(t.View.Stack) != o.stack) {
		return fmt.Errorf("1103-10: the other player has priority, nothing else happens")
	}
	if !isStop(t.Request) {
		return nil
	}
	if o.course != nil && len(o.here(t)) == 0 {
		var list []string
		for s := range stations {
			if o.course[s] {
				list = append(list, stops[s].clause)
			}
		}
		return fmt.Errorf("the course goes on with %s, not with %s %s %q", strings.Join(list, " or "), t.View.Phase, t.View.Step, t.View.Window)
	}
	if t.Request.Kind != "priority" {
		return nil
	}
	if t.View.Priority != t.Request.Seat {
		return fmt.Errorf("1102-1: player %d has priority, player %d is asked", t.View.Priority+1, t.Request.Seat+1)
	}
	if o.at == nil || o.did == "" {
		return nil
	}
	inside := t.View.Window == "damage" && len(t.View.Packets) > o.packets
	want, clause := t.View.Active, "1103-2"
	switch {
	case o.did == "pass" && o.passes == 1:
		want, clause = 1-o.by, "1103-10"
	case has([]string{"play", "activate", "energy"}, o.did) && !inside:
		want, clause = o.by, "1103-11"
	case o.handed && !inside:
		want = t.Request.Seat // the window outside goes on with its own holder (1104-3)
	}
	if t.Request.Seat != want {
		return fmt.Errorf("%s: player %d has priority, not player %d", clause, want+1, t.Request.Seat+1)
	}
	return nil
}
