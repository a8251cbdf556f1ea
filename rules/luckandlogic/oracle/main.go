package oracle

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// What the oracle reads of the main phase.
var (
	anyWorld    = always("手札のこのカードはワールド条件と色条件を満たさずに出撃できる。")
	noMobilize  = always(`あなたの破壊された門が(\d+)枚以下なら、手札のこのカードは出撃できない。`)
	dropTrance  = always("あなたはドロップ領域の合理体でも合体できる。")
	noTrance    = always("このメンバーは合体できない。")
	noLuck      = always("相手はラックドライブできない。")
	noRearrange = always("相手はメンバーを並べ替えられない。")
	noActivated = always("このメンバーは【起】(?:を使えない|を失う)。")
	noneActive  = always("(?:このメンバーが(スタンド|レスト)状態(でない)?なら、)?相手は【起】を使えない。")
	noSouls     = always("このメンバーは『EXソウル』を失う。")
	noMove      = always(`(?:このメンバーに隣接する他のあなたのメンバーが(\d+)枚より少ないなら、)?このメンバーは動かすことができない。`)
)

// mayMobilize reports whether nothing that the oracle reads keeps a card from being mobilized.
func (t *table) mayMobilize(c *rules.CardView) bool {
	banned := false
	t.each(noMobilize, func(v voice, m []string) {
		banned = banned || v.by.ID == c.ID && len(slots)-t.whole(t.Me) <= oracle.Number(m[1])
	})
	return !banned
}

func (t *table) readsMobilizing() bool {
	return !t.others([]sentence{noMobilize}, "出撃できない", "出撃させられない", "プレイできない", "払えない")
}

// 7.5.3: mobilize, trance with or without Trance Change, use Luck Drive, a Logic Drive, another
// activated ability, rearrange, or go on.
func mayAct(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.5.3")
	for _, c := range t.hand() {
		if memberKind(c) && t.suits(c) && t.affords(c) && t.mayMobilize(c) {
			w.Options[fmt.Sprint("mobilize ", c.ID)] = "7.5.3.1"
		}
	}
	trances, one := t.limit(t.Me, tranceWord, 1) // 7.5.3.2.1
	if o.tranced[false] < trances {
		for _, p := range t.pairs() {
			w.Options[fmt.Sprintf("trance %d %d", min(p[0], p[1]), max(p[0], p[1]))] = "7.5.3.2"
		}
	}
	changes, other := t.limit(t.Me, changeWord, 1) // 7.5.3.3.1
	if o.tranced[true] < changes {
		for _, p := range t.changes() {
			w.Options[fmt.Sprintf("trance-change %d %d", p[0], p[1])] = "7.5.3.3"
		}
	}
	if t.Count(t.Me, "stock") >= luckStock && !t.hears(noLuck, t.Me) {
		w.Options["luck-drive"] = "7.5.3.4"
	}
	all := seating{left: t.members(t.Me)}
	if slices.ContainsFunc(all.left, func(c *rules.CardView) bool { return !t.fixed(c) && len(t.placesOf(all, c)) > 0 }) && !t.hears(noRearrange, t.Me) {
		w.Options["rearrange"] = "7.5.3.6"
	}
	o.activations(t, w)
	w.Options["pass"] = "7.5.3.8"
	known := one && other && t.readsMobilizing() && !t.others([]sentence{noTrance}, "合体できない", "『トランスチェンジ』を失", "使者としても", "定理者としても") &&
		!t.others([]sentence{noLuck, noRearrange, noActivated, noneActive, noSouls, noMove}, "ラックドライブできない", "並べ替えられない", "動かすことができない", "【起】を使えない", "【起】を失", "ロジックドライブを使えない",
			"ロジックドライブ』を失", "能力が無効", "能力を使えない", "能力を失", "『EXソウル』を失", "【永】を失")
	for key := range w.Maybe {
		known = known && !w.Maybe[key]
	}
	return w, known
}

// fixed reports whether a text keeps a member from being moved (5.14.3).
func (t *table) fixed(c *rules.CardView) (found bool) {
	t.each(noMove, func(v voice, m []string) {
		found = found || v.by.ID == c.ID && (m[1] == "" || t.neighbours(c) < oracle.Number(m[1]))
	})
	return found
}

// activates reports whether no text that the oracle reads keeps a player from using 【起】.
func (t *table) activates(c *rules.CardView) bool {
	banned := t.bans(noActivated, c)
	t.each(noneActive, func(v voice, m []string) {
		lies := m[1] == "" || (v.by.Lies == rules.Stand) == (m[1] == "スタンド")
		banned = banned || v.by.Seat != t.Me && lies == (m[2] == "")
	})
	return !banned
}

// pairs are the materials that trance by the rules (5.13.1.1).
func (t *table) pairs() (all [][2]card) {
	list := t.materials()
	for i, a := range list {
		for _, b := range list[i+1:] {
			if is(a, "logicalist") && is(b, "foreigner") || is(a, "foreigner") && is(b, "logicalist") || is(a, "super-logicalist") && is(b, "super-logicalist") {
				all = append(all, [2]card{a.ID, b.ID})
			}
		}
		my := t.Zone(t.Me, "my-logicalist")
		for j := range my {
			m := &my[j]
			if m.Lies == rules.Stand && m.FaceUp && is(m, "my-logicalist") && (is(a, "foreigner") || is(a, "super-logicalist") && m.Now.Word("pair") == "super") {
				all = append(all, [2]card{a.ID, m.ID})
			}
		}
	}
	return all
}

// materials are the members of the asked player that may trance.
func (t *table) materials() []*rules.CardView {
	return slices.DeleteFunc(t.members(t.Me), func(c *rules.CardView) bool { return t.bans(noTrance, c) })
}

// changes are a member with Trance Change and a foreigner each (11.5.1).
func (t *table) changes() (all [][2]card) {
	for _, a := range t.materials() {
		if len(t.infos(a)) == 0 {
			continue
		}
		for _, b := range t.materials() {
			if a.ID != b.ID && is(b, "foreigner") {
				all = append(all, [2]card{a.ID, b.ID})
			}
		}
	}
	return all
}

var infoRE = regexp.MustCompile(`「([^」]*)」|《([^》]*)》|＜([^＞]*)＞|【盟約者「([^」]*)」】|【(常夏|サン|スター|ムーン)】`)

// infos are what Trance Changes of a card ask of the tranceunion (11.5.1, 11.5.1.1).
func (t *table) infos(c *rules.CardView) (all []string) {
	for i := range c.Lines {
		l := lineOf(c.Lines[i].Words[rules.Japanese])
		if l.icon == "トランスチェンジ" && !c.Lines[i].Void && len(t.souls(c)) >= l.souls {
			all = append(all, strings.TrimPrefix(l.body, "-"))
		}
	}
	return all
}

// meets reports whether a card has one of the pieces of information (2.1.3, 2.1.4, 2.5.4, 2.6.3).
func (t *table) meets(c *rules.CardView, info string) bool {
	for _, m := range infoRE.FindAllStringSubmatch(info, -1) {
		switch {
		case strings.HasPrefix(m[0], "【盟約者"):
			if has(c.Now.Keys("covenanters"), m[4]) {
				return true
			}
		case m[1] != "":
			if t.Name(c) == m[1] || has(c.Now.Keys("names"), m[1]) || has(c.Now.Keys("titles"), m[1]) {
				return true
			}
		case m[2] != "":
			if has(c.Now.Keys("worlds"), m[2]) {
				return true
			}
		case m[3] != "" && has(c.Now.Keys("attributes"), m[3]), m[5] != "" && has(c.Now.Keys("attributes"), m[5]):
			return true
		}
	}
	return false
}

// 7.5.3.5, 7.5.3.7: abilities that are in force where their card lies and whose cost can be paid; a
// Logic Drive of a member with souls once a turn (11.4.2).
func (o *half) activations(t *table, w oracle.Offered) {
	for id, c := range t.At {
		if c.Seat != t.Me {
			continue
		}
		for i := range c.Lines {
			text := c.Lines[i].Words[rules.Japanese]
			l := lineOf(text)
			drive := l.icon == "ロジックドライブ"
			switch {
			case l.icon != "起" && !drive, c.Lines[i].Void, !t.holds(c, &l):
				continue
			case drive && (o.drives > 0 || len(t.souls(c)) == 0):
				continue
			case l.icon == "起" && !t.activates(c), l.souls > 0 && t.bans(noSouls, c):
				continue
			case l.souls > len(t.souls(c)): // 11.6.1.3
				continue
			case l.once && o.uses[use{id, text}] > 0: // 12.4.1.1
				continue
			case l.make >= 0 && o.made[id]: // 11.11.3.1
				continue
			}
			ok, known := t.canPay(l.cost, c)
			if known && !ok {
				continue
			}
			key, clause := fmt.Sprintf("activate %d %s", id, text), "7.5.3.7"
			if drive {
				clause = "7.5.3.5"
			}
			if w.Options[key] = clause; !known || drive && !t.activates(c) { // whether 【起】 means Logic Drives too (11.4.1)
				w.Maybe[key] = true
			}
		}
	}
}

// 5.12.2: circles of one's own as the territory of the card says.
func mustPlace(o *half, t *table) (oracle.Offered, bool) {
	if t.Request.Clause == "7.5.3.6" {
		return o.mustMove(t)
	}
	a := o.act
	if a == nil || a.card == 0 || a.placed != nil || a.whole || t.Request.Clause != "5.12.2" || t.Request.Source != 0 {
		return oracle.Offered{}, false // an effect puts it somewhere
	}
	w := t.One(t.View.Active, "5.12.2")
	for _, place := range territories(t.territory(a)) {
		w.Options[slotKey(w.Seat, place)] = "2.10.2"
	}
	return w, true
}

// territory is that of what is mobilized.
func (t *table) territory(a *acted) int {
	if c := t.At[a.card]; c != nil && c.Print >= 0 {
		return t.Print(c).Number("territory")
	}
	return 0
}

// 5.13.1.2, 5.13.1.2.3: the tranceunion is looked for in the deck, or in the hand.
func mustSearch(o *half, t *table) (oracle.Offered, bool) {
	if o.act == nil || o.act.pair == nil {
		return oracle.Offered{}, false
	}
	w := t.One(t.View.Active, "5.13.1.2")
	w.Options[slotKey(t.Me, []string{"deck"})] = "5.13.1.2"
	w.Options[slotKey(t.Me, []string{"hand"})] = "5.13.1.2.3"
	t.each(dropTrance, func(v voice, _ []string) {
		if v.by.Seat == t.Me {
			w.Options[slotKey(t.Me, []string{"drop"})] = "5.13.1.2.4"
		}
	})
	return w, !t.others([]sentence{dropTrance}, "合理体でも合体", "カードでも合体")
}

// 5.13.1.2: yes or no.
func mayRefresh(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "5.13.1.2")
	w.Options["yes"], w.Options["no"] = "5.13.1.2", "5.13.1.2"
	return w, o.act != nil && o.act.deck
}

// 5.13.1.2.1, 5.13.1.2.3: up to one tranceunion that may be played (5.12.3.1), by Trance Change one
// that has the information (11.5.1).
func mayChoose(o *half, t *table) (oracle.Offered, bool) {
	a := o.act
	if a == nil || a.pair == nil || !has([]string{"deck", "hand", "drop"}, a.from) {
		return oracle.Offered{}, false
	}
	w := oracle.Offered{Seat: t.View.Active, Max: 1, Options: map[string]string{}, Clause: "5.13.1.2.1"}
	var infos []string
	if a.change {
		infos = a.at.infos(a.at.At[a.pair[0]])
	}
	z := t.Zone(t.Me, a.from)
	for i := range z {
		c := &z[i]
		if c.Print < 0 || !is(c, "tranceunion") || a.from != "drop" && !t.suits(c) || !t.affords(c) || !t.mayMobilize(c) { // 5.13.1.5
			continue
		}
		if a.change && !slices.ContainsFunc(infos, func(info string) bool { return t.meets(c, info) }) {
			continue
		}
		w.Card(c, "5.13.1.2.1")
	}
	return orPass(w), t.readsMobilizing()
}

// A seating is where members of one player lie: what has been placed, and what has not been.
type seating struct {
	placed [][]string
	left   []*rules.CardView
}

// mayRearrange: 7.5.3.6: any member that has not been placed yet, or to stop; while somebody lies over
// another one, who lies there has to be placed.
func mayRearrange(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.5.3.6")
	a := o.act
	if a == nil || a.placed == nil {
		return w, false
	}
	s := o.seating(t)
	fits := t.fits(s.placed, s.left)
	for _, c := range s.left {
		under := slices.ContainsFunc(s.placed, func(p []string) bool { return overlap(p, t.over(c)) })
		if !t.fixed(c) && len(t.placesOf(s, c)) > 0 && (fits || under) {
			w.Card(c, "7.5.3.6")
		}
	}
	if fits {
		w.Options["stop"] = "7.5.3.6"
	}
	return w, !t.others([]sentence{noMove}, "動かすことができない")
}

func (o *half) seating(t *table) (s seating) {
	for _, c := range t.members(t.Me) {
		if place := o.act.placed[c.ID]; place != nil {
			s.placed = append(s.placed, place)
		} else {
			s.left = append(s.left, c)
		}
	}
	return s
}

// fits reports whether nobody lies over another one, where those who are left stay.
func (t *table) fits(placed [][]string, left []*rules.CardView) bool {
	all := slices.Clone(placed)
	for _, c := range left {
		all = append(all, t.over(c))
	}
	for i := range all {
		for _, other := range all[i+1:] {
			if overlap(all[i], other) {
				return false
			}
		}
	}
	return true
}

// placesOf are the other places for a member from which everybody else still finds one.
func (t *table) placesOf(s seating, c *rules.CardView) (all [][]string) {
	var rest []*rules.CardView
	for _, x := range s.left {
		if x != c {
			rest = append(rest, x)
		}
	}
	for _, place := range territories(c.Now.Number("territory")) {
		if same(place, t.over(c)) || slices.ContainsFunc(s.placed, func(p []string) bool { return overlap(p, place) }) {
			continue
		}
		if t.finds(append(slices.Clone(s.placed), place), rest) {
			all = append(all, place)
		}
	}
	return all
}

// finds reports whether all who are left can be placed, where they are or elsewhere.
func (t *table) finds(placed [][]string, left []*rules.CardView) bool {
	if len(left) == 0 {
		return true
	}
	places := territories(left[0].Now.Number("territory"))
	if t.fixed(left[0]) {
		places = [][]string{t.over(left[0])}
	}
	for _, place := range places {
		if !slices.ContainsFunc(placed, func(p []string) bool { return overlap(p, place) }) && t.finds(append(slices.Clone(placed), place), left[1:]) {
			return true
		}
	}
	return false
}

// mustMove: 7.5.3.6: one of these places.
func (o *half) mustMove(t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.5.3.6")
	a := o.act
	if a == nil || a.placed == nil || a.moving == 0 || t.At[a.moving] == nil {
		return w, false
	}
	for _, place := range t.placesOf(o.seating(t), t.At[a.moving]) {
		w.Options[slotKey(w.Seat, place)] = "7.5.3.6"
	}
	return w, !t.others([]sentence{noMove}, "動かすことができない")
}
