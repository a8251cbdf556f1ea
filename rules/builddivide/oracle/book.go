package oracle

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// statements are the questions of Build Divide that the oracle answers.
var statements = map[string]statement{
	"redraw": mayRedraw, "priority": mayDo, "attack": mayDeclareAttack, "take-back": yesOrNo("802-7", true), "block": mayBlock,
	"pay-energy": mustRest, "way": mayPayBy, "mode": mayTakeMode, "aim": mayAim, "packet": mustTake, "shot": mayShoot, "opening": mayOpen,
	"hand-limit": mustKeepFive, "territory": mustRemoveTerritory, "pending": mustOrder, "limit": mayPlayAgain, "scout": mayScout,
	"scout-top": mustPutBack, "switch": maySwitch, "discard": mustDrop, "choose": mayPick, "may": yesOrNo("12.04.3.a.1", false), "number": mayCount,
	"order": mustArrange, "cost-order": mustPayNext,
}

// 6.02.1.g.1: once each, the first player first.
func mayRedraw(o *half, t *table) (oracle.Offered, bool) {
	w := t.One((o.first(t)+o.redraws)%2, "602-1g")
	w.Options["yes"], w.Options["no"] = "602-1g", "602-1g"
	return w, true
}

func (o *half) first(t *table) int {
	if t.View.Players[1].FirstPlayer {
		return 1
	}
	return 0
}

func yesOrNo(clause string, active bool) statement {
	return func(_ *half, t *table) (oracle.Offered, bool) {
		w := t.One(t.Me, clause)
		if active {
			w.Seat = t.View.Active
		}
		w.Options["yes"], w.Options["no"] = clause, clause
		if t.Request.Secret && len(t.Request.Options) == 1 { // it cannot be done, and nobody else may know
			delete(w.Options, "yes")
		}
		return w, true
	}
}

// mainTime: normal cards and abilities are played, and energy is placed, by the turn
// player in the window of 704-2 when nothing waits to be resolved (1103-7).
func (t *table) mainTime(p int) bool {
	return t.View.Phase == "main" && t.View.Window == "play" && p == t.View.Active && len(t.View.Stack) == 0
}

// 1103-7: play something, place energy, or pass.
func mayDo(o *half, t *table) (oracle.Offered, bool) {
	p := t.Me
	w := t.One(p, "1103-7")
	w.Maybe = map[string]bool{}
	w.Options["pass"] = "1103-8"
	mainTime := t.mainTime(p)
	for i := range t.Zone(p, "hand") {
		c := &t.Zone(p, "hand")[i]
		if mainTime && o.placed[p] < 1 { // 11.03.7.a.1
			w.Options[fmt.Sprint("energy ", c.ID)] = "1103-7a"
		}
		o.play(t, p, c, mainTime, w)
	}
	for i := range t.Zone(p, "graveyard") {
		if c := &t.Zone(p, "graveyard")[i]; t.Kind(c) != "" && says(strings.Join(t.texts(c), ""), []string{"【レガシー】"}) { // 1408-2
			o.play(t, p, c, mainTime, w)
		}
	}
	o.activations(t, p, mainTime, w)
	return w, true
}

func (o *half) play(t *table, p int, c *rules.CardView, mainTime bool, w oracle.Offered) {
	if c.Now.Word("timing") != "quick" && !mainTime {
		return
	}
	key := fmt.Sprint("play ", c.ID)
	switch ok, known := o.mayPlay(t, p, c, false); {
	case !known, t.Kind(c) == "unit" && t.Place[c.ID].Zone == "graveyard": // 1408-1 knows no units
		w.Maybe[key] = true
	case ok:
		w.Options[key] = "1204-2"
	}
}

// 1104-3a, 1104-3b: of the packets that have had no window yet, those of buster
// icons first; whoever receives them says which comes first.
func mustTake(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "1104-3b")
	offers := map[rules.Card]int{}
	for _, p := range t.Request.Options {
		offers[p.Card]++
	}
	// What may have been there before the window that is open waits for its end (1104-2).
	from := 0
	if slices.ContainsFunc(t.View.Packets, func(p rules.PacketView) bool { return p.Dealt > 0 }) {
		from = o.packets
	}
	buster := false
	for i, p := range t.View.Packets {
		buster = buster || p.Dealt == 0 && p.N > 0 && p.Kind == "buster" && (i >= from || offers[p.Source] > 0)
	}
	fresh, older := map[rules.Card]int{}, map[rules.Card]int{}
	others := 0
	for i, p := range t.View.Packets {
		switch {
		case p.Dealt > 0 || p.N <= 0 || (p.Kind == "buster") != buster:
		case p.Seat == t.Me:
			fresh[p.Source]++
			if i < from {
				older[p.Source]++
			}
		case p.Seat == t.View.Active && i >= from:
			others++
		}
	}
	if others > 0 { // 104-4
		w.Seat = t.View.Active
	}
	for c, n := range older {
		if fresh[c] = max(fresh[c]-n, min(fresh[c], offers[c])); fresh[c] == 0 {
			delete(fresh, c)
		}
	}
	for c, n := range fresh {
		w.Options[fmt.Sprintf("packet %d x%d", c, n)] = "1104-3"
	}
	for c, n := range offers {
		if fresh[c] != n {
			w.Options = map[string]string{fmt.Sprintf("packet %d x%d", c, fresh[c]): "1104-3"}
		}
	}
	w.Ignore = func(p *rules.Option) bool { return p.Kind == "packet" && offers[p.Card] == fresh[p.Card] }
	for c := range fresh {
		if offers[c] == fresh[c] {
			delete(w.Options, fmt.Sprintf("packet %d x%d", c, fresh[c]))
		}
	}
	return w, true
}

// 1003-2d: the card that was shown may be played for nothing, if it can be played.
func mayShoot(o *half, t *table) (oracle.Offered, bool) {
	c := t.At[t.Request.Source]
	if c == nil {
		return oracle.Offered{}, false
	}
	w := t.One(c.Owner, "1003-2d")
	w.Options["no"] = "10.03.2.d.1"
	ok, known := o.mayPlay(t, c.Owner, c, true)
	if ok {
		w.Options["yes"] = "1003-2d"
	}
	if !has(t.Print(c).Keys("triggers"), "shot") {
		return oracle.Offered{Seat: -1, Clause: "1003-2d: no shot icon"}, true
	}
	return w, known
}

// openings are the territories that a unit which has appeared may open (902-2), for
// the energy that is left (902-3).
func (t *table) openings(p int, c *rules.CardView) (list []rules.Card) {
	if !t.isAce(c) {
		return nil
	}
	for i := range t.Zone(p, "territory") {
		x := &t.Zone(p, "territory")[i]
		if x.Opened || t.Kind(x) != "territory" || has(x.Kinds, "aura") || t.Print(x).Other < 0 {
			continue
		}
		match := false
		for _, w := range c.Now.Keys("titles") {
			match = match || titled(x, w)
		}
		if open := t.Cards[t.Print(x).Other]; match && t.affords(p, needs{generic: max(0, open.Number("cost")-c.Now.Number("cost"))}) {
			list = append(list, x.ID)
		}
	}
	return list
}

func mayOpen(_ *half, t *table) (oracle.Offered, bool) {
	c := t.At[t.Request.Source]
	if c == nil {
		return oracle.Offered{}, false
	}
	w := t.One(t.controller(c), "902-2")
	for _, x := range t.openings(t.controller(c), c) {
		w.Options[fmt.Sprint("card ", x)] = "902-2"
	}
	w.Options["no"] = "902-3b"
	return w, true
}

// 706-5: as many as the hand is above its limit.
func mustKeepFive(o *half, t *table) (oracle.Offered, bool) {
	limit, known := o.handLimit(t, t.View.Active)
	over := t.Count(t.View.Active, "hand") - limit
	w := oracle.Offered{Seat: t.View.Active, Min: over, Max: over, Options: map[string]string{}, Clause: "706-5"}
	t.AllOf("hand", w, "706-5")
	return w, known
}

var moreCardsRE = regexp.MustCompile(`^手札の上限を＋(\d+)。$`)

// handLimit is five (405-4a), and more by texts.
func (o *half) handLimit(t *table, p int) (limit int, known bool) {
	list, known := o.rulesInForce(t, "手札の上限")
	limit = 5
	for _, r := range list {
		m := moreCardsRE.FindStringSubmatch(r.body)
		known = known && m != nil
		if m != nil && r.p == p {
			limit += oracle.Number(m[1])
		}
	}
	return limit, known && len(t.lasting("手札の上限")) == 0
}

// 706-6: one of two or more territories.
func mustRemoveTerritory(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "706-6")
	list := t.territories(t.View.Active)
	if len(list) > 1 {
		for _, c := range list {
			w.Card(c, "706-6")
		}
	}
	return w, true
}

// 1304-2a, 1304-2b: the turn player's first.
func mustOrder(o *half, t *table) (oracle.Offered, bool) {
	if t.View.Turn == 0 {
		return o.mustBegin(t), true
	}
	seat := t.View.Active
	n := map[int]int{}
	for _, x := range t.View.Waiting {
		n[x.Seat]++
	}
	if n[seat] < 2 && n[1-seat] > 0 { // one alone has no order
		seat = 1 - seat
	}
	w := t.One(seat, "1304-2b")
	for _, x := range t.View.Waiting {
		if x.Seat == seat {
			w.Options[fmt.Sprintf("ability %d %s", x.Card, x.Words[rules.Japanese])] = "1304-2b"
		}
	}
	return w, len(t.View.Waiting) > 0
}

// mustBegin: the first player's abilities "at the start of the game", then the
// other's (6.02.1.j.1).
func (o *half) mustBegin(t *table) oracle.Offered {
	var by [2]map[string]string
	for seat := range by {
		by[seat] = map[string]string{}
		for _, c := range t.onTable() {
			for _, s := range o.says(t, c) {
				if t.controller(c) == seat && s.valid && strings.HasPrefix(s.body, "ゲーム開始時、") && !o.begun[use{c.ID, s.text}] {
					by[seat][fmt.Sprintf("ability %d %s", c.ID, s.text)] = "602-1j"
				}
			}
		}
	}
	seat := o.first(t)
	if len(by[seat]) == 0 {
		seat = 1 - seat
	}
	w := t.One(seat, "6.02.1.j.1")
	w.Options = by[seat]
	return w
}

// 1206-2d: an ability with a limit that is not used up may be played or let go.
func mayPlayAgain(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "1206-2d")
	s := t.item()
	if s == nil {
		return w, false
	}
	text := s.Words[rules.Japanese]
	n := limitPerTurn(text)
	if o.uses[use{s.Source, text}] < n {
		w.Options["yes"], w.Options["no"] = "1206-2", "1206-2d"
	}
	return w, n > 0 && s.Source != 0
}
