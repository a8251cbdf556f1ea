package rulestest

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
)

// divideStatements are the questions of Build Divide that the oracle answers.
var divideStatements = map[string]statement[*divide]{
	"redraw": mayRedraw, "priority": mayDo, "attack": mayDeclareAttack, "take-back": yesOrNo("802-7", true), "block": mayBlock,
	"pay-energy": mustRest, "way": mayPayBy, "mode": mayTakeMode, "aim": mayAim, "packet": mustTake, "shot": mayShoot, "opening": mayOpen,
	"hand-limit": mustKeepFive, "territory": mustRemoveTerritory, "pending": mustOrder, "limit": mayPlayAgain, "scout": mayScout,
	"scout-top": mustPutBack, "switch": maySwitch, "discard": mustDrop, "choose": mayPick, "may": yesOrNo("12.04.3.a.1", false), "number": mayCount,
	"order": mustArrange, "cost-order": mustPayNext,
}

// 6.02.1.g.1: once each, the first player first.
func mayRedraw(o *divide, t *table) (offered, bool) {
	w := t.one((o.first(t)+o.redraws)%2, "602-1g")
	w.options["yes"], w.options["no"] = "602-1g", "602-1g"
	return w, true
}

func (o *divide) first(t *table) int {
	if t.v.Players[1].FirstPlayer {
		return 1
	}
	return 0
}

func yesOrNo(clause string, active bool) statement[*divide] {
	return func(_ *divide, t *table) (offered, bool) {
		w := t.one(t.me, clause)
		if active {
			w.seat = t.v.Active
		}
		w.options["yes"], w.options["no"] = clause, clause
		if t.q.Secret && len(t.q.Options) == 1 { // it cannot be done, and nobody else may know
			delete(w.options, "yes")
		}
		return w, true
	}
}

// mainTime: normal cards and abilities are played, and energy is placed, by the turn
// player in the window of 704-2 when nothing waits to be resolved (1103-7).
func (t *table) mainTime(p int) bool {
	return t.v.Phase == "main" && t.v.Window == "play" && p == t.v.Active && len(t.v.Stack) == 0
}

// 1103-7: play something, place energy, or pass.
func mayDo(o *divide, t *table) (offered, bool) {
	p := t.me
	w := t.one(p, "1103-7")
	w.maybe = map[string]bool{}
	w.options["pass"] = "1103-8"
	mainTime := t.mainTime(p)
	for i := range t.zone(p, "hand") {
		c := &t.zone(p, "hand")[i]
		if mainTime && o.placed[p] < 1 { // 11.03.7.a.1
			w.options[fmt.Sprint("energy ", c.ID)] = "1103-7a"
		}
		o.play(t, p, c, mainTime, w)
	}
	for i := range t.zone(p, "graveyard") {
		if c := &t.zone(p, "graveyard")[i]; t.kind(c) != "" && says(strings.Join(t.texts(c), ""), []string{"【レガシー】"}) { // 1408-2
			o.play(t, p, c, mainTime, w)
		}
	}
	o.activations(t, p, mainTime, w)
	return w, true
}

func (o *divide) play(t *table, p int, c *rules.CardView, mainTime bool, w offered) {
	if c.Timing != "quick" && !mainTime {
		return
	}
	key := fmt.Sprint("play ", c.ID)
	switch ok, known := o.mayPlay(t, p, c, false); {
	case !known, t.kind(c) == "unit" && t.place[c.ID].Zone == "graveyard": // 1408-1 knows no units
		w.maybe[key] = true
	case ok:
		w.options[key] = "1204-2"
	}
}

var restRE = regexp.MustCompile(`レストする(黒|青|白|赤)のエナジー`)

// 510-2a, 510-2b: standing energy of the colour that is asked for, of any colour
// for the generic part. What would leave too little of another colour may be
// offered or not.
func mustRest(o *divide, t *table) (offered, bool) {
	p := t.me
	w := offered{seat: t.me, min: t.q.Min, max: t.q.Min, options: map[string]string{}, maybe: map[string]bool{}, clause: "510-2"}
	if t.q.Min < 1 {
		return w, false
	}
	if t.q.Clause == "510-2b" {
		w.count = len(t.standing(p))
	}
	colour := ""
	if m := restRE.FindStringSubmatch(t.q.Prompt[rules.Japanese]); m != nil {
		colour = colourKeys[m[1]]
	}
	for _, i := range t.standing(p) {
		if colour != "" && !t.energyIs(p, i, colour) {
			continue
		}
		key := fmt.Sprint("card ", t.zone(p, "energy")[i].ID)
		if t.zone(p, "energy")[i].ID == 0 {
			key = "hidden"
		}
		if colour != "" && len(t.zone(p, "energy")[i].Colours) > 1 && !o.paysWith(t, colour, i) {
			w.maybe[key] = true
		} else {
			w.options[key] = "510-2"
		}
	}
	return w, true
}

// paysWith reports whether the cost of the play under way can still be paid when a
// card is rested for a colour: those before it have been paid.
func (o *divide) paysWith(t *table, colour string, i int) bool {
	left := o.due
	for _, c := range divideColours {
		if c == colour {
			*ofColour(&left, c)--
			break
		}
		*ofColour(&left, c) = 0
	}
	return o.duely && t.affords(t.me, left, i)
}

// 12.04.2.h.2: one of the ways that can be paid.
func mayPayBy(o *divide, t *table) (offered, bool) {
	w := t.one(o.by, "12.04.2.h.2")
	c := t.at[t.q.Source]
	if c == nil || o.from == "" || o.did != "play" {
		return w, false
	}
	was := t.place[c.ID]
	t.place[c.ID] = rules.Place{Seat: t.me, Zone: o.from} // where it was played from (1204-2b)
	ways, known := o.payableWays(t, t.me, c)
	if o.from == "hand" { // it has left the hand, so it is not among its cards any more
		ways, known = o.waysOnTheWay(t, c)
	}
	t.place[c.ID] = was
	for _, x := range ways {
		w.options["way "+x.words] = "12.04.2.h.2"
	}
	return w, known
}

// waysOnTheWay are the payable ways of a card that has left the hand already.
func (o *divide) waysOnTheWay(t *table, c *rules.CardView) (list []way, known bool) {
	all, known := o.ways(t, t.me, c)
	t.place[c.ID] = rules.Place{Seat: -1, Zone: "resolution"}
	for _, w := range all {
		ok, sure := o.payable(t, t.me, c, w.cost)
		known = known && sure
		if ok {
			list = append(list, w)
		}
	}
	return list, known
}

// 12.04.2.i.1: what is left of the cost, in any order.
func mustPayNext(o *divide, t *table) (offered, bool) {
	w := t.one(o.by, "12.04.2.i.1")
	for _, part := range o.parts {
		w.options["part "+part] = "12.04.2.i.1"
	}
	return w, o.duely && len(o.parts) > 1
}

// 1204-2f: a mode for which there are targets.
func mayTakeMode(o *divide, t *table) (offered, bool) {
	w := t.one(t.me, "1204-2f")
	w.maybe = map[string]bool{}
	s := t.item()
	if s == nil {
		return w, false
	}
	for _, text := range t.textsOf(s) {
		before, modes := modesOf(text)
		if len(modes) == 0 || !strings.Contains(before, "1つを選ぶ") {
			continue
		}
		for _, mode := range modes {
			key := "mode " + mode
			switch ok, known := o.enough(t, t.me, t.q.Source, mode); {
			case !known:
				w.maybe[key] = true
			case ok:
				w.options[key] = "1204-2f"
			}
		}
	}
	return w, len(w.options) > 0
}

// textsOf are the texts of something in the resolution zone: of an ability its own,
// of a card all of its lines.
func (t *table) textsOf(s *rules.StackView) (list []string) {
	if s.Kind == "ability" {
		return []string{s.Words[rules.Japanese]}
	}
	for _, id := range []rules.Card{s.Card, s.Source} { // a copy has a source (520-1)
		if c := t.at[id]; c != nil && len(list) == 0 {
			list = t.texts(c)
		}
	}
	return list
}

// either takes the first of several statements that fits the question; if none
// does, the first one.
func either(t *table, o *divide, list []offered) (offered, bool) {
	for _, w := range list {
		if w.compare(t.q, o.meaning) == nil {
			return w, true
		}
	}
	if len(list) == 0 {
		return offered{}, false
	}
	return list[0], true
}

// 1204-2g: one of the demands for targets of what is being played.
func mayAim(o *divide, t *table) (offered, bool) {
	s := t.item()
	if s == nil {
		return offered{}, false
	}
	var list []offered
	for _, text := range t.textsOf(s) {
		if strings.Count(text, "を対象") != len(aimsOf(text)) {
			return offered{}, false
		}
		for _, a := range aimsOf(text) {
			cards, known := o.targets(t, s.Seat, t.q.Source, a.phrase)
			if !known {
				return offered{}, false
			}
			w := offered{seat: s.Seat, options: map[string]string{}, clause: "1204-2g " + text}
			for _, c := range cards {
				w.options[fmt.Sprint("card ", c)] = "12.04.2.g.2"
			}
			w.max = min(a.n, len(cards))
			if w.min = w.max; a.upTo {
				w.min = 0 // 104-5a
			}
			list = append(list, w)
		}
	}
	return either(t, o, list)
}

// 1104-3a, 1104-3b: of the packets that have had no window yet, those of buster
// icons first; whoever receives them says which comes first.
func mustTake(_ *divide, t *table) (offered, bool) {
	w := t.one(t.me, "1104-3b")
	buster := false
	for _, p := range t.v.Packets {
		buster = buster || p.Dealt == 0 && p.N > 0 && p.Buster
	}
	fresh := map[rules.Card]int{}
	others := 0
	for _, p := range t.v.Packets {
		switch {
		case p.Dealt > 0 || p.N <= 0 || p.Buster != buster:
		case p.Seat == t.me:
			fresh[p.Source]++
		case p.Seat == t.v.Active:
			others++
		}
	}
	if others > 0 { // 104-4
		w.seat = t.v.Active
	}
	for c, n := range fresh {
		w.options[fmt.Sprintf("packet %d x%d", c, n)] = "1104-3"
	}
	offers := map[rules.Card]int{}
	for _, p := range t.q.Options {
		offers[p.Card]++
	}
	for c, n := range offers {
		if fresh[c] != n {
			w.options = map[string]string{fmt.Sprintf("packet %d x%d", c, fresh[c]): "1104-3"}
		}
	}
	w.ignore = func(p *rules.Option) bool { return p.Kind == "packet" && offers[p.Card] == fresh[p.Card] }
	for c := range fresh {
		if offers[c] == fresh[c] {
			delete(w.options, fmt.Sprintf("packet %d x%d", c, fresh[c]))
		}
	}
	return w, true
}

// 1003-2d: the card that was shown may be played for nothing, if it can be played.
func mayShoot(o *divide, t *table) (offered, bool) {
	c := t.at[t.q.Source]
	if c == nil {
		return offered{}, false
	}
	w := t.one(c.Owner, "1003-2d")
	w.options["no"] = "10.03.2.d.1"
	ok, known := o.mayPlay(t, c.Owner, c, true)
	if ok {
		w.options["yes"] = "1003-2d"
	}
	if !has(t.print(c).Triggers, "shot") {
		return offered{seat: -1, clause: "1003-2d: no shot icon"}, true
	}
	return w, known
}

// openings are the territories that a unit which has appeared may open (902-2), for
// the energy that is left (902-3).
func (t *table) openings(p int, c *rules.CardView) (list []rules.Card) {
	if !t.isAce(c) {
		return nil
	}
	for i := range t.zone(p, "territory") {
		x := &t.zone(p, "territory")[i]
		if x.Opened || t.kind(x) != "territory" || has(x.Kinds, "aura") || t.print(x).Other < 0 {
			continue
		}
		match := false
		for _, w := range c.Titles {
			match = match || titled(x, w[rules.Japanese])
		}
		if open := t.cards[t.print(x).Other]; match && t.affords(p, rules.Needs{Generic: max(0, open.Cost-c.Cost)}) {
			list = append(list, x.ID)
		}
	}
	return list
}

func mayOpen(_ *divide, t *table) (offered, bool) {
	c := t.at[t.q.Source]
	if c == nil {
		return offered{}, false
	}
	w := t.one(t.controller(c), "902-2")
	for _, x := range t.openings(t.controller(c), c) {
		w.options[fmt.Sprint("card ", x)] = "902-2"
	}
	w.options["no"] = "902-3b"
	return w, true
}

// 706-5: as many as the hand is above its limit.
func mustKeepFive(o *divide, t *table) (offered, bool) {
	limit, known := o.handLimit(t, t.v.Active)
	over := t.count(t.v.Active, "hand") - limit
	w := offered{seat: t.v.Active, min: over, max: over, options: map[string]string{}, clause: "706-5"}
	t.allOf("hand", w, "706-5")
	return w, known
}

var moreCardsRE = regexp.MustCompile(`^あなたの手札の上限を＋(\d+)。$`)

// handLimit is five (405-4a), and more by texts.
func (o *divide) handLimit(t *table, p int) (limit int, known bool) {
	list, known := o.rulesInForce(t, "手札の上限")
	limit = 5
	for _, r := range list {
		m := moreCardsRE.FindStringSubmatch(r.body)
		known = known && m != nil
		if m != nil && r.p == p {
			limit += number(m[1])
		}
	}
	return limit, known && len(t.lasting("手札の上限")) == 0
}

// 706-6: one of two or more territories.
func mustRemoveTerritory(_ *divide, t *table) (offered, bool) {
	w := t.one(t.v.Active, "706-6")
	list := t.territories(t.v.Active)
	if len(list) > 1 {
		for _, c := range list {
			w.card(c, "706-6")
		}
	}
	return w, true
}

// 1304-2a, 1304-2b: the turn player's first.
func mustOrder(o *divide, t *table) (offered, bool) {
	if t.v.Turn == 0 {
		return o.mustBegin(t), true
	}
	seat := t.v.Active
	n := map[int]int{}
	for _, x := range t.v.Waiting {
		n[x.Seat]++
	}
	if n[seat] < 2 && n[1-seat] > 0 { // one alone has no order
		seat = 1 - seat
	}
	w := t.one(seat, "1304-2b")
	for _, x := range t.v.Waiting {
		if x.Seat == seat {
			w.options[fmt.Sprintf("ability %d %s", x.Card, x.Words[rules.Japanese])] = "1304-2b"
		}
	}
	return w, len(t.v.Waiting) > 0
}

// mustBegin: the first player's abilities "at the start of the game", then the
// other's (6.02.1.j.1).
func (o *divide) mustBegin(t *table) offered {
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
	w := t.one(seat, "6.02.1.j.1")
	w.options = by[seat]
	return w
}

// 1206-2d: an ability with a limit that is not used up may be played or let go.
func mayPlayAgain(o *divide, t *table) (offered, bool) {
	w := t.one(t.me, "1206-2d")
	s := t.item()
	if s == nil {
		return w, false
	}
	text := s.Words[rules.Japanese]
	n := limitPerTurn(text)
	if o.uses[use{s.Source, text}] < n {
		w.options["yes"], w.options["no"] = "1206-2", "1206-2d"
	}
	return w, n > 0 && s.Source != 0
}

// 518-1: cards from the top of the deck, any number of them to the bottom.
func mayScout(_ *divide, t *table) (offered, bool) {
	n := len(t.q.Options)
	w := offered{seat: t.me, max: n, options: map[string]string{}, clause: "518-1"}
	return t.topOfDeck(w, n)
}

func (t *table) topOfDeck(w offered, n int) (offered, bool) {
	deck := t.zone(t.me, "deck")
	for i := max(0, len(deck)-n); i < len(deck); i++ {
		w.card(&deck[i], "508-1")
	}
	return w, true
}

// 518-1: what stays on top, in any order.
func mustPutBack(o *divide, t *table) (offered, bool) {
	n := len(t.q.Options)
	w := offered{seat: t.me, min: n, max: n, options: map[string]string{}, clause: "518-1"}
	return t.topOfDeck(w, n)
}

// 401-4c: all of the cards, in any order.
func mustArrange(_ *divide, t *table) (offered, bool) {
	n := len(t.q.Options)
	w := offered{seat: t.me, min: n, max: n, options: map[string]string{}, clause: "401-4c"}
	for i := range t.q.Options {
		w.options[fmt.Sprint("card ", t.q.Options[i].Card)] = "401-4c"
	}
	return w, n > 1
}

// 528-1: a unit of the hand with a total cost of four or less and a common
// attribute, or none.
func maySwitch(_ *divide, t *table) (offered, bool) {
	c := t.at[t.q.Source]
	if c == nil {
		return offered{}, false
	}
	w := offered{seat: t.controller(c), options: map[string]string{}, clause: "528-1"}
	for i := range t.zone(t.me, "hand") {
		if x := &t.zone(t.me, "hand")[i]; has(x.Kinds, "unit") && x.Cost <= 4 && sharesTrait(x, c) {
			w.card(x, "528-1")
		}
	}
	w.max = min(1, len(w.options))
	return w, true
}

// 523-1, 523-2: cards of the hand, or auras of one card.
func mustDrop(_ *divide, t *table) (offered, bool) {
	w := offered{seat: t.me, min: t.q.Min, max: t.q.Min, options: map[string]string{}, clause: t.q.Clause}
	if t.q.Clause == "523-1" {
		t.allOf("hand", w, "523-1")
		return w, t.q.Min > 0 && t.q.Min < len(w.options)+1
	}
	if len(t.q.Options) == 0 || t.at[t.q.Options[0].Card] == nil {
		return w, false
	}
	for _, c := range t.aurasOf(t.at[t.q.Options[0].Card].Under) {
		w.card(c, "523-2")
	}
	return w, t.q.Clause == "523-2"
}

// 506-1: a number up to the one that is said.
func mayCount(_ *divide, t *table) (offered, bool) {
	w := t.one(t.me, "506-1")
	for i := range t.q.Options {
		w.options[fmt.Sprint("number ", i)] = "506-1"
	}
	return w, len(w.options) > 0
}

var handCostRE = regexp.MustCompile(`〔(?:[^〕]*、)?手札を\d+枚捨てる(?:、[^〕]*)?〕`)

var pickRE = regexp.MustCompile(`([^、。：・〕】]+?)(\d+)枚(まで)?を?(?:を)?選`)

// 12.04.3.a.1: what the text says; a choice of a cost (510-1) is made among all of
// the hand.
func mayPick(o *divide, t *table) (offered, bool) {
	if t.q.Clause == "510-1" {
		w := offered{seat: t.me, min: t.q.Max, max: t.q.Max, options: map[string]string{}, clause: "510-1"}
		t.allOf("hand", w, "510-1")
		s := t.item()
		return w, s != nil && handCostRE.MatchString(strings.Join(t.textsOf(s), "")) && len(t.q.Options) > 0 && t.q.Options[0].Place.Zone == "hand" && t.q.Max > 0
	}
	s := t.item()
	if s == nil || t.q.Clause != "12.04.3.a.1" {
		return offered{}, false
	}
	var list []offered
	for _, text := range t.textsOf(s) {
		picks := pickRE.FindAllStringSubmatch(text, -1)
		if len(picks) != strings.Count(text, "選") || strings.Contains(text, "見て") || strings.Contains(text, "1枚ずつ") || strings.Contains(text, "としてユニットに") {
			return offered{}, false
		}
		for _, m := range picks {
			phrase := m[1]
			if strings.HasPrefix(phrase, "手札") {
				phrase = "あなたの手札にある" + strings.TrimPrefix(strings.TrimPrefix(phrase, "手札にある"), "手札")
			}
			if strings.HasSuffix(phrase, "にある") {
				phrase += "カード"
			}
			n, known := t.phrase(phrase, s.Seat, t.q.Source)
			if !known || n.zone == "resolution" || n.zone == "abilities" {
				return offered{}, false
			}
			w := offered{seat: s.Seat, options: map[string]string{}, maybe: map[string]bool{}, clause: "12.04.3.a.1 " + text}
			for _, c := range n.cards() {
				w.card(c, "12.04.3.a.1")
			}
			if n.zone == "energy" {
				return offered{}, false
			}
			w.max = min(number(m[2]), len(w.options)) // 104-2b
			if w.min = w.max; m[3] != "" {
				w.min = 0
			}
			list = append(list, w)
			if n.zone == "hand" || n.zone == "d-deck" { // nobody else can know whether there is one
				w.min = 0
				list = append(list, w)
			}
		}
	}
	return either(t, o, list)
}
