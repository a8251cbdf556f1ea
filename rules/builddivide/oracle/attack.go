package oracle

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// fighting is what texts say of a unit's attacks and blocks.
type fighting struct {
	noAttack, noPlayer, mustAttack bool
	noBlock, mustBlock, unblocked  bool
	toll                           int // generic energy that its attack costs (8.02.4.b.4)
}

var fightingWords = []string{"アタックでき", "アタックする", "アタックし、", "ブロックでき", "ブロックする", "ブロックされない", "アタック目標"}

var tollRE = regexp.MustCompile(`^(?:このユニット|相手のユニットすべて)は〔([①-⑳])〕を払わなければアタックできない。$`)

// ownFighting are sentences about the unit that has them.
var ownFighting = map[string]fighting{
	"このユニットはアタックできない。":           {noAttack: true},
	"このユニットはプレイヤーにアタックできない。":     {noPlayer: true},
	"このユニットは可能ならアタックする。":         {mustAttack: true},
	"このユニットは可能ならアタックし、ブロックできない。": {mustAttack: true, noBlock: true},
	"このユニットはアタックできず、ブロックできない。":   {noAttack: true, noBlock: true},
	"このユニットは可能ならブロックする。":         {mustBlock: true},
	"このユニットはブロックできない。":           {noBlock: true},
	"このユニットはブロックされない。":           {unblocked: true},
}

// fightingOf reads what texts say of all units; known is false if there is one
// that the oracle does not read.
func (o *half) fightingOf(t *table) (of map[rules.Card]fighting, known bool) {
	of, known = map[rules.Card]fighting{}, true
	list, sure := o.rulesInForce(t, fightingWords...)
	for _, r := range list {
		f := of[r.c.ID]
		if own, ok := ownFighting[r.body]; ok {
			f.noAttack, f.noPlayer, f.mustAttack = f.noAttack || own.noAttack, f.noPlayer || own.noPlayer, f.mustAttack || own.mustAttack
			f.noBlock, f.mustBlock, f.unblocked = f.noBlock || own.noBlock, f.mustBlock || own.mustBlock, f.unblocked || own.unblocked
			of[r.c.ID] = f
			continue
		}
		m := tollRE.FindStringSubmatch(r.body)
		switch {
		case m != nil && strings.HasPrefix(r.body, "この"):
			f.toll += circled(m[1])
			of[r.c.ID] = f
		case m != nil:
			t.units(1-r.p, func(c *rules.CardView) {
				f := of[c.ID]
				f.toll += circled(m[1])
				of[c.ID] = f
			})
		case strings.HasSuffix(r.body, "ユニットすべてはブロックできない。"):
			scope, ok := o.scope(t, r)
			known = known && ok
			for seat := range 2 {
				t.units(seat, func(c *rules.CardView) {
					if f := of[c.ID]; ok && scope(c) {
						f.noBlock = true
						of[c.ID] = f
					}
				})
			}
		default:
			known = false
		}
	}
	for seat := range 2 {
		t.units(seat, func(c *rules.CardView) {
			f := of[c.ID]
			if changed(c, "アタックできな", "アタックできず") {
				f.noAttack = true
				known = known && !changed(c, "プレイヤーにアタック", "払わなければ")
			}
			f.noBlock = f.noBlock || changed(c, "ブロックできな", "ブロックできず")
			known = known && !changed(c, "可能なら", "ブロックされない")
			of[c.ID] = f
		})
	}
	for _, e := range t.View.Effects {
		known = known && !says(e.Words[rules.Japanese], fightingWords)
	}
	return of, known && sure
}

// attack is one attack that may be declared: a unit, and the unit that it attacks,
// 0 for the player.
type attack struct{ by, on rules.Card }

// attacks lists the attacks that the turn player may declare (802-4b), and whether
// that player may end the attack phase (802-4c).
func (o *half) attacks(t *table) (list []attack, end, known bool) {
	p := t.View.Active
	of, known := o.fightingOf(t)
	end = true
	var resting, decoys []rules.Card
	t.units(1-p, func(c *rules.CardView) {
		if c.Lies == rules.Rest { // 8.02.4.b.2
			resting = append(resting, c.ID)
			if o.keyword(t, c, "デコイ") {
				decoys = append(decoys, c.ID)
			}
		}
	})
	t.units(p, func(c *rules.CardView) {
		f := of[c.ID]
		if c.Lies != rules.Stand || f.noAttack || f.toll > 0 && !t.affords(p, needs{generic: f.toll}) { // 8.02.4.b.1, 8.02.4.b.4
			return
		}
		berserk := o.keyword(t, c, "バーサーク")
		targets := resting
		player := !f.noPlayer
		switch {
		case len(decoys) > 0 && berserk && player: // 1402, 1405: one of the two is obeyed
			targets = decoys
		case len(decoys) > 0: // 1402-2
			targets, player = decoys, false
		case berserk && player: // 1405-1a
			targets = nil
		}
		if player {
			list = append(list, attack{c.ID, 0})
		}
		for _, on := range targets {
			list = append(list, attack{c.ID, on})
		}
		if (berserk || f.mustAttack) && (player || len(targets) > 0) && f.toll == 0 && !o.attacked[c.ID] { // 8.02.4.c.2
			end = false
		}
	})
	return list, end, known
}

// 802-4.
func mayDeclareAttack(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "802-4")
	list, end, known := o.attacks(t)
	for _, a := range list {
		w.Options[fmt.Sprintf("attack %d %d", a.by, a.on)] = "802-4b"
	}
	if end {
		w.Options["end-attacks"] = "802-4c"
	}
	return w, known
}

// blockers lists who may block the attack under way (803-4b), and whether not to
// block is allowed (803-4c).
func (o *half) blockers(t *table) (list []rules.Card, none, known bool) {
	of, known := o.fightingOf(t)
	none = true
	a := t.View.Attack
	on := o.declared.on
	if o.anywhere {
		on = a.Target
	}
	t.units(1-t.View.Active, func(c *rules.CardView) {
		if c.Lies != rules.Stand || c.ID == on || of[c.ID].noBlock || of[a.Attacker].unblocked {
			return
		}
		list = append(list, c.ID)
		none = none && !of[c.ID].mustBlock
	})
	return list, none, known
}

// 803-4.
func mayBlock(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(1-t.View.Active, "803-4")
	list, none, known := o.blockers(t)
	for _, c := range list {
		w.Options[fmt.Sprint("card ", c)] = "803-4b"
	}
	if none {
		w.Options["pass"] = "803-4c"
	}
	return w, known
}
