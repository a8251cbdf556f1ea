package oracle

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// 9.7.3.1: a cancel of the hand that fits what is played, or none. Everybody is asked in the
// order of turns, as long as a cancel is presented again from the first on (9.7.3.2).
func mayCancel(o *half, t *table) (want oracle.Offered, known bool, err error) {
	if o.play == nil || len(t.View.Stack) == 0 {
		return want, false, nil // something that the oracle has not seen begin
	}
	w := t.One(t.Me, "9.7.3.1")
	item := t.answered()
	if item == nil {
		return w, false, nil
	}
	if o.play.item != item.Card { // it has been played without a question
		o.play.item = item.Card
		clear(o.play.passed)
	}
	if t.says("【キャンセル】を使えない", "【キャンセル】されない") {
		return w, false, nil
	}
	if w.Seat = o.answers(t, item.Seat); w.Seat != t.Me {
		return w, true, nil
	}
	z := t.Zone(t.Me, "hand")
	for i := range z {
		for _, l := range z[i].Lines {
			text := l.Words[rules.Japanese]
			s := lineOf(text)
			if s.icon != "キャンセル" || l.Void {
				continue
			}
			fits, sure := t.cancels(s.body, item)
			if sure && !fits {
				continue
			}
			key := fmt.Sprintf("cancel %d", z[i].ID)
			if w.Options[key] = "9.7.3.1"; !sure {
				w.Maybe[key] = true
			}
		}
	}
	w.Options["pass"] = "9.7.3.1"
	return w, !t.says("【永】をすべて失"), nil
}

// answers is who is asked for a cancel next: the first who has not passed since the last one
// and holds any card but partners (4.10.4), nobody (-1) if all have.
func (o *half) answers(t *table, by int) int {
	for _, seat := range answerers(t, by) {
		if !o.play.passed[seat] && t.others(seat) > 0 {
			return seat
		}
	}
	return -1
}

// answered is what is being answered: what was played last and is no cancel.
func (t *table) answered() *rules.StackView {
	for i := len(t.View.Stack) - 1; i >= 0; i-- {
		if s := &t.View.Stack[i]; lineOf(s.Words[rules.Japanese]).icon != "キャンセル" {
			return s
		}
	}
	return nil
}

var cancelRE = regexp.MustCompile(`^(Reバース以外の|キャラの|Reバースの)?【(スパーク|自|起)】$`)

// cancels reports whether a cancel is for what is played (9.1.1.4.2); sure is false if its
// words are others.
func (t *table) cancels(body string, item *rules.StackView) (fits, sure bool) {
	m := cancelRE.FindStringSubmatch(strings.TrimPrefix(body, "："))
	c := t.At[item.Source]
	if m == nil || c == nil || c.Print < 0 {
		return false, false
	}
	kind := t.kind(c)
	switch m[1] {
	case "Reバース以外の":
		fits = kind != "rebirth"
	case "キャラの":
		fits = kind == "chara"
	case "Reバースの":
		fits = kind == "rebirth"
	default:
		fits = true
	}
	icon := lineOf(item.Words[rules.Japanese]).icon
	if icon == "" || strings.Contains(item.Words[rules.Japanese], "次に") {
		return false, false // what a text has put off is shown with its words, and has no icon (9.8.5)
	}
	return fits && (icon == m[2] || m[2] == "自" && icon == "スパーク"), true // a spark is an auto ability too (11.3.1)
}

// 9.8.2.2: who holds a hidden card with an ability that has triggered shows it, or does not.
func mayReveal(_ *half, t *table) (want oracle.Offered, known bool, err error) {
	w := t.One(t.Me, "9.8.2.2")
	at, ok := t.Place[t.Request.Source]
	if !ok || at.Seat != t.Me || at.Zone != "hand" && at.Zone != "energy" {
		return w, false, fmt.Errorf("9.8.2.2: card %d of nobody's hand shows itself", t.Request.Source)
	}
	w.Options["yes"], w.Options["no"] = "9.8.2.2", "9.8.2.2"
	return w, true, nil
}

// 10.3.3, 10.3.4: one of the cards that came to a slot at the same time stays.
func mustKeep(_ *half, t *table) (want oracle.Offered, known bool, err error) {
	w := t.One(t.Me, "10.3.3")
	for _, slot := range append([]string{"entry"}, members...) {
		z := t.Zone(t.Me, slot)
		if len(z) < 2 {
			continue
		}
		for i := range z {
			key := fmt.Sprint("card ", z[i].ID)
			w.Options[key], w.Maybe[key] = "10.3.3", true // which came last is not to be seen
		}
		return w, true, nil
	}
	return w, false, fmt.Errorf("10.3.3: no slot of seat %d has several cards", t.Me)
}

// 5.16.1: so many retired cards, or all.
func mustHeal(_ *half, t *table) (want oracle.Offered, known bool, err error) {
	w := t.One(t.Me, "5.16.1")
	t.AllOf("retire", w, "5.16.1")
	w.Min, w.Max = t.Request.Min, t.Request.Max // the text says how many
	return w, true, nil
}

// mustPay is 5.14.1: which of the standing energy is rested. How much it is, the oracle knows
// of cards that are played or step back.
func mustPay(o *half, t *table) (want oracle.Offered, known bool, err error) {
	w := t.One(t.Me, "5.14.1")
	z := t.Zone(t.Me, "energy")
	for i := range z {
		if z[i].Lies == rules.Stand {
			w.Card(&z[i], "5.14.1")
		}
	}
	w.Min = t.Request.Min
	if p := o.play; p != nil && (p.kind == "play" || p.kind == "step-back") {
		w.Seat, w.Min = p.by, p.cost
	}
	w.Max = w.Min
	return w, true, nil
}
