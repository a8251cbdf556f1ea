package oracle

import (
	"fmt"
	"regexp"
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// What the book gives in numbers.
const (
	openingHand = 5 // 6.2.1.8
	drawn       = 2 // 7.3.3
	handLimit   = 8 // 4.6.3.1
	levelLimit  = 4 // 4.7.2
	luckStock   = 3 // 5.18.1
	tooMany     = 2 // cards in the refresh zone (10.3.1.2)
)

// 6.2.1.8: once each, the first player first, any cards of the hand in any order.
func mayRedraw(o *half, t *table) (oracle.Offered, bool) {
	seat := t.Me
	for i, p := range t.View.Players {
		if p.FirstPlayer {
			seat = i
		}
	}
	if len(o.redrawn) > 0 {
		seat = 1 - o.redrawn[0]
	}
	w := oracle.Offered{Seat: seat, Max: openingHand, Options: map[string]string{}, Count: openingHand, Clause: "6.2.1.8"}
	t.AllOf("hand", w, "6.2.1.8")
	return w, true
}

// 7.4.3: one card of the hand, or none.
func mayLevel(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.4.3")
	t.AllOf("hand", w, "7.4.3.1")
	w.Options["pass"] = "7.4.3.2"
	return w, !t.says("レベル領域に置けない", "レベル領域に置かれない")
}

// 7.4.3.1.1: any of the cards that lie there already.
func mustSwap(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.View.Active, "7.4.3.1.1")
	t.AllOf("level", w, "7.4.3.1.1")
	return w, true
}

// 7.7.6: as many as the hand is above its limit.
func mustDiscard(_ *half, t *table) (oracle.Offered, bool) {
	most, sure := t.limit(t.View.Active, handWord, handLimit)
	over := t.Count(t.View.Active, "hand") - most
	w := oracle.Offered{Seat: t.View.Active, Min: over, Max: over, Options: map[string]string{}, Clause: "7.7.6"}
	t.AllOf("hand", w, "7.7.6")
	return w, over > 0 && sure && !t.says("捨てられない")
}

// 9.5.3.2, 9.5.3.3: what waits of the turn player is played first.
func mustPlay(_ *half, t *table) (oracle.Offered, bool) {
	waits := func(seat int) bool {
		return slices.ContainsFunc(t.View.Waiting, func(x rules.WaitingView) bool { return x.Seat == seat })
	}
	seat := t.View.Active
	if !waits(seat) {
		seat = 1 - seat
	}
	w := t.One(seat, "9.5.3.2")
	for _, x := range t.View.Waiting {
		if x.Seat == seat {
			w.Options[fmt.Sprint("ability ", x.Card, " ", x.Words[rules.Japanese])] = "9.7.3.1"
		}
	}
	return w, true
}

// 10.4.2, 10.5.2, 10.6.2: one of the cards that came to a circle or a gate zone at the same time
// stays, and one of the paradoxes of a player whose opponent has none.
func mustKeep(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "10.6.2")
	var asked *rules.CardView
	if len(t.Request.Options) > 0 {
		asked = t.At[t.Request.Options[0].Card]
	}
	if asked == nil {
		return w, false
	}
	w.Seat = t.Place[asked.ID].Seat
	if is(asked, "paradox") && !isCircle(t.Place[asked.ID].Zone) {
		for _, c := range t.paradoxes(w.Seat) {
			w.Card(c, "10.6.2")
		}
		return w, len(t.paradoxes(1-w.Seat)) == 0
	}
	w.Clause = "10.4.2"
	for _, place := range t.over(asked) {
		z := t.Zone(w.Seat, place)
		for i := range z {
			w.Card(&z[i], "10.4.2")
		}
	}
	return w, false // which of them came last is not to be seen
}

// 10.6.1.2: who has more face-up paradoxes turns down as many as the other one has.
func mustTurnDown(_ *half, t *table) (oracle.Offered, bool) {
	more := t.View.Active
	if len(t.paradoxes(more)) < len(t.paradoxes(1-more)) {
		more = 1 - more
	}
	n := len(t.paradoxes(1 - more))
	w := oracle.Offered{Seat: more, Min: n, Max: n, Options: map[string]string{}, Clause: "10.6.1.2"}
	for _, c := range t.paradoxes(more) {
		w.Card(c, "10.6.1.2")
	}
	return w, n > 0
}

// 10.8.1: as many as the limit says stay.
func mustKeepLevels(_ *half, t *table) (oracle.Offered, bool) {
	seat := t.View.Active
	if t.Count(seat, "level") <= levelLimit {
		seat = 1 - seat
	}
	w := oracle.Offered{Seat: seat, Min: levelLimit, Max: levelLimit, Options: map[string]string{}, Clause: "10.8.1"}
	t.AllOf("level", w, "10.8.1")
	return w, t.Count(seat, "level") > levelLimit && !t.says(levelWord)
}

var transmuteRE = regexp.MustCompile(`錬成([①②③④⑤⑥⑦⑧⑨])`)

// 5.33.1.1: up to one of one's secret tools that lie face down, of at most the level that the text
// says.
func mayTransmute(o *half, t *table) (oracle.Offered, bool) {
	w := oracle.Offered{Seat: t.Me, Max: 1, Options: map[string]string{}, Clause: "5.33.1.1"}
	m := transmuteRE.FindAllStringSubmatch(o.text, -1)
	if len(m) != 1 {
		return w, false
	}
	z := t.Zone(t.Me, "tools")
	for i := range z {
		if c := &z[i]; !c.FaceUp && c.Print >= 0 && t.Print(c).Number("level") <= circled(m[0][1]) {
			w.Card(c, "5.33.1.1")
		}
	}
	return orPass(w), true
}

// orPass is a question for up to one card: of none only a pass can be picked.
func orPass(w oracle.Offered) oracle.Offered {
	if len(w.Options) == 0 {
		w.Min, w.Options["pass"] = 1, w.Clause
	}
	return w
}

// 11.11.2: up to one member of the hand of the same name and another covenanter, up to the level that
// the ability says, that fits the circles of the one that has it (2.10.2).
func mayMake(_ *half, t *table) (oracle.Offered, bool) {
	w := oracle.Offered{Seat: t.Me, Max: 1, Options: map[string]string{}, Clause: "11.11.2"}
	by := t.At[t.Request.Source]
	if by == nil || !isCircle(t.Place[by.ID].Zone) {
		return w, false
	}
	level, lines := 0, 0
	for i := range by.Lines {
		if l := lineOf(by.Lines[i].Words[rules.Japanese]); l.make >= 0 {
			level, lines = l.make, lines+1
		}
	}
	for _, c := range t.hand() {
		other := slices.ContainsFunc(c.Now.Keys("covenanters"), func(s string) bool { return !has(by.Now.Keys("covenanters"), s) })
		if memberKind(c) && shares(c.Now.Keys("names"), by.Now.Keys("names")) && other && c.Now.Number("level") <= level &&
			slices.ContainsFunc(territories(c.Now.Number("territory")), func(p []string) bool { return same(p, t.over(by)) }) {
			w.Card(c, "11.11.2")
		}
	}
	return orPass(w), lines == 1 && !t.says("としても扱う", "出撃できない", "出撃させられない")
}
