package oracle

import (
	"fmt"
	"regexp"
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// What the oracle reads of attacks.
var (
	noAttack   = always("このメンバーは攻撃できない。")
	noAttackBy = chosen("そのターン中、攻撃できない。")
	noBack     = always("このメンバーは後列を攻撃できない。")
	anyBack    = always("このメンバーは前の門が破壊されていなくても後列のサークルを攻撃できる。")
	backSafe   = always("相手のメンバーすべては後列を攻撃できない。")
	frontSafe  = always("相手のメンバーすべては前列を攻撃できない。")
	selfSafe   = always("(?:相手のメンバーすべてはこのメンバーを攻撃できない|このメンバーは攻撃されない)。")
	drawsHere  = always("相手のメンバーすべては攻撃するならこのメンバーのサークルを攻撃しなければならない。")
	mustAttack = always("このメンバーは可能なら攻撃しなければならない。")

	noneNew = always("このメンバーが出撃したターン中、このメンバーは攻撃できない。")
	allSafe = always(`あなたの破壊されていない門が(\d+)枚で、あなたのメンバーのいないサークルがないなら、相手は攻撃できない。`)

	ofAttacks = []sentence{noAttack, noAttackBy, noBack, anyBack, backSafe, frontSafe, selfSafe, drawsHere, mustAttack, noneNew, allSafe}
)

// attackWords are what texts say of attacks.
var attackWords = []string{"攻撃できない", "攻撃されない", "攻撃しなければならない", "攻撃できる"}

// mayBeAttacked reports whether a member may attack a circle of the opponent (8.2.6.1).
func (t *table) mayBeAttacked(by *rules.CardView, circle int) bool {
	me := t.View.Active
	if t.bans(noAttack, by) || t.bans(noAttackBy, by) || t.bans(noneNew, by) && t.came[by.ID] {
		return false
	}
	safe := false
	t.each(allSafe, func(v voice, m []string) {
		taken := !slices.ContainsFunc(slots, func(s string) bool { return t.in(v.by.Seat, s) == nil })
		safe = safe || v.by.Seat != me && t.whole(v.by.Seat) == oracle.Number(m[1]) && taken
	})
	if safe {
		return false
	}
	if circle >= rowOf && (t.bans(noBack, by) || t.hears(backSafe, me) || t.guarded(1-me, circle) && !t.bans(anyBack, by)) || circle < rowOf && t.hears(frontSafe, me) {
		return false
	}
	on := t.in(1-me, slots[circle])
	return on == nil || !t.bans(selfSafe, on)
}

// aims are the circles that a member may attack, those that a text says it has to if there are such
// (8.2.6.2).
func (t *table) aims(by *rules.CardView) (all []string) {
	drawn := map[string]bool{}
	t.each(drawsHere, func(v voice, _ []string) {
		for _, s := range t.over(v.by) {
			drawn[s] = drawn[s] || v.by.Seat != t.View.Active
		}
	})
	var due []string
	for circle, s := range slots {
		if t.mayBeAttacked(by, circle) {
			if all = append(all, s); drawn[s] {
				due = append(due, s)
			}
		}
	}
	if len(due) > 0 {
		return due
	}
	return all
}

func (t *table) readsAttacks() bool { return !t.others(ofAttacks, attackWords...) }

// attackers are the standing members that may attack something (8.2.4, 8.2.5).
func (t *table) attackers() (list []*rules.CardView) {
	for _, c := range t.standing(t.View.Active) {
		if len(t.aims(c)) > 0 {
			list = append(list, c)
		}
	}
	return list
}

// attackLimit is how often the turn player may attack (8.2.3), if the oracle is sure.
func (t *table) attackLimit() (n int, sure bool) {
	return t.limit(t.View.Active, attackWord, t.ups(t.View.Active, "level"))
}

// 8.2.4: attack, as long as one may, or do nothing.
func mayAttack(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "8.2.4")
	most, sure := t.attackLimit()
	if o.attacks < most && len(t.attackers()) > 0 {
		w.Options["declare"] = "8.2.4.1"
	}
	if w.Options["declare"] == "" || !slices.ContainsFunc(t.attackers(), func(c *rules.CardView) bool { return t.bans(mustAttack, c) }) {
		w.Options["end-attacks"] = "8.2.4.2"
	}
	return w, sure && t.readsAttacks()
}

// 8.2.5: one of those.
func mustSend(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "8.2.5")
	list := t.attackers()
	if must := slices.DeleteFunc(slices.Clone(list), func(c *rules.CardView) bool { return !t.bans(mustAttack, c) }); len(must) > 0 {
		list = must // who has to attack if possible goes first
	}
	for _, c := range list {
		w.Card(c, "8.2.5")
	}
	return w, t.readsAttacks() && !t.says("レストできない", "レストしない")
}

// 8.2.6: a circle of the opponent, one of the back row only behind a destroyed gate (8.2.6.1).
func mustAim(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "8.2.6")
	by := t.At[t.Request.Source]
	if by == nil {
		return w, false
	}
	for _, s := range t.aims(by) {
		w.Options[slotKey(1-t.View.Active, []string{s})] = "8.2.6"
	}
	return w, t.readsAttacks()
}

var noIntercept = always("このメンバーはインターセプトできない。")

// 8.3.3.1: any members with the icon that are not attacked.
func mayIntercept(_ *half, t *table) (oracle.Offered, bool) {
	w := oracle.Offered{Seat: 1 - t.View.Active, Options: map[string]string{}, Clause: "8.3.3.1"}
	for _, c := range t.members(1 - t.View.Active) {
		if c.ID != t.View.Attack.Defender && has(c.Now.Keys("icons"), "intercept") && !t.bans(noIntercept, c) {
			w.Card(c, "8.3.3.1")
		}
	}
	w.Max = len(w.Options)
	return w, !t.others([]sentence{noIntercept, always("相手はインターセプトできない。")}, "インターセプトできない", "インターセプトアイコンを得") && !t.hears(always("相手はインターセプトできない。"), w.Seat)
}

// battling is the member of the player who is asked for a definition (8.4.3, 8.4.5).
func (t *table) battling(seat int) *rules.CardView {
	if seat == t.View.Active {
		return t.At[t.View.Attack.Attacker]
	}
	return t.At[t.View.Attack.Defender]
}

// defines reports whether a player has room for another card in the battle zone.
func (t *table) defines(seat int) bool {
	c := t.battling(seat)
	return c != nil && t.At[t.View.Attack.Attacker] != nil && t.At[t.View.Attack.Defender] != nil && c.Now.Number("limit") > t.Count(seat, "battle")
}

// What the oracle reads of definitions.
var (
	noDefine    = regexp.MustCompile("^このカードはロジック定義に使えない。$")
	noLogic     = always("(?:このメンバーの(攻撃中|防御中|バトル中)、)?相手は(?:(逆理|戦術)を)?ロジック定義できない。")
	alsoDefines = always("(?:このメンバーの(攻撃中|防御中|バトル中)、)?あなたは(レベル領域|ドロップ領域)のカードもロジック定義できる。")

	kindKeys = map[string]string{"逆理": "paradox", "戦術": "tactics"}
)

// during reports whether a member takes part in the battle so (8.2.9, 8.2.11.1).
func (t *table) during(c *rules.CardView, how string) bool {
	a := &t.View.Attack
	return how == "" || c.ID == a.Attacker && how != "防御中" || c.ID == a.Defender && how != "攻撃中"
}

// 8.4.3, 8.4.5: define a card, boost the level before, or do nothing.
func mayDefine(_ *half, t *table) (oracle.Offered, bool) {
	seat := t.View.Active
	if t.Request.Clause == "8.4.3" {
		seat = 1 - seat
	}
	w := t.One(seat, t.Request.Clause)
	if !t.defines(seat) {
		return w, false
	}
	t.logics(w)
	if len(t.restable(seat)) > 0 {
		w.Options["boost"] = "8.4.3.2"
	}
	w.Options["pass"] = "8.4.3.3"
	return w, t.readsLogics() && !t.says("レベルブーストできない", "レストできない")
}

// logics lists the cards of the hand: any may be defined (5.16.1, 5.16.3); and those of zones that a text
// names besides.
func (t *table) logics(w oracle.Offered) {
	list := t.hand()
	t.each(alsoDefines, func(v voice, m []string) {
		if v.by.Seat == t.Me && t.during(v.by, m[1]) {
			z := t.Zone(t.Me, zoneKeys[m[2]])
			for i := range z {
				list = append(list, &z[i])
			}
		}
	})
	for _, c := range list {
		banned := slices.ContainsFunc(c.Lines, func(l rules.LineView) bool { return noDefine.MatchString(lineOf(l.Words[rules.Japanese]).body) })
		t.each(noLogic, func(v voice, m []string) {
			banned = banned || v.by.Seat != t.Me && t.during(v.by, m[1]) && (m[2] == "" || is(c, kindKeys[m[2]]))
		})
		if !banned {
			w.Options[fmt.Sprint("define ", c.ID)] = "5.16.1"
		}
	}
}

func (t *table) readsLogics() bool {
	return !t.others([]sentence{noLogic, alsoDefines}, "ロジック定義できない", "ロジック定義できる", "ロジック定義に使える")
}

// 5.16.1: after a level boost one of the hand has to be defined (8.4.3.2), or by an effect.
func mustDefine(o *half, t *table) (oracle.Offered, bool) {
	seat := t.Me
	if o.boosted >= 0 {
		seat = o.boosted
	}
	w := t.One(seat, "5.16.1")
	t.logics(w)
	return w, t.readsLogics()
}

// 5.15.1: any card of the level zone that stands.
func mustRest(o *half, t *table) (oracle.Offered, bool) {
	seat := t.Me
	if o.boosted >= 0 {
		seat = o.boosted
	}
	w := t.One(seat, "5.15.1")
	for _, c := range t.restable(t.Me) {
		w.Card(c, "5.15.1")
	}
	return w, !t.says("レストできない")
}

// law is the paradox rule of a battle (8.5.3.4): that of the face-up paradox, if there is one.
func (t *table) law() (law string, one bool) {
	list := slices.Concat(t.paradoxes(0), t.paradoxes(1))
	switch len(list) {
	case 0:
		return "power", true
	case 1:
		return list[0].Now.Word("law"), true
	}
	return "", false
}
