package oracle

import (
	"fmt"
	"regexp"
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// 4.4.1.1: skills of the hand, and of a surprise, that have triggered are shown or not.
func mayShow(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "4.4.1.1")
	for _, x := range t.View.Waiting {
		text := x.Words[rules.Japanese]
		key, limit := fmt.Sprintf("ability %d %s", x.Card, text), skillOf(text).limit
		if x.Seat == t.Me {
			w.Options[key], w.Maybe[key] = "4.4.1.1", limit > 0 && o.uses[use{x.Card, text}] >= limit // 8.12.3
		}
	}
	w.Options["pass"] = "4.4.1.1"
	return w, true
}

// 4.5.1: a cancel that is in force, whose cost can be paid and which finds something to cancel
// (12.1.1), or none.
func mayCancel(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "4.5.1.1")
	if !t.waitsFor(1 - t.Me) {
		w.Seat = 1 - t.Me // who alone has something to cancel
		return w, true
	}
	o.activations(t, w, "キャンセル", "12.1.1", func(s skill) (can, known bool) {
		list, maybe, known := t.cancellable(s)
		return len(list) > 0, known && (len(list) > 0 || len(maybe) == 0)
	})
	w.Options["pass"] = "4.5.1.2"
	return w, len(w.Maybe) == 0 && !t.forbids(noUse, noCancelled)
}

// 8.5.1.3.1: an ability of the opponent that fits what the cancel says.
func mustAim(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "8.5.1.3.1")
	list, maybe, known := t.cancellable(o.playing)
	for _, s := range append(list, maybe...) {
		w.Options[fmt.Sprintf("ability %d %s", s.Source, s.Words[rules.Japanese])] = "8.5.1.3.1"
	}
	for _, s := range maybe {
		w.Maybe[fmt.Sprintf("ability %d %s", s.Source, s.Words[rules.Japanese])] = true
	}
	return w, known && o.playing.icon == "キャンセル" && !t.forbids(noCancelled, noChosen)
}

var (
	cancelRE    = regexp.MustCompile(`相手の、?(.*?)技を1つキャンセルする`)
	skillWordRE = regexp.MustCompile(`^(?:レベル(\d+)(以下|以上)?|《([^》]+)》|【([^】]+)】)(の|か)`)
)

var icons = []string{"自", "起", "永", "キャンセル", "スパーク", "サプライズ"}

// cancellable lists what waits of the opponent and fits the words of a cancel; maybe what the
// oracle cannot tell of, and known is false if it does not know the words.
func (t *table) cancellable(s skill) (list, maybe []*rules.StackView, known bool) {
	m := cancelRE.FindStringSubmatch(s.body)
	if m == nil {
		return nil, nil, false
	}
	for i := range t.View.Stack {
		it := &t.View.Stack[i]
		if it.Seat == t.Me || it.Kind != "ability" {
			continue
		}
		fits, sure, ok := t.fitsSkill(it, m[1])
		switch {
		case !ok:
			return nil, nil, false
		case !sure:
			maybe = append(maybe, it)
		case fits:
			list = append(list, it)
		}
	}
	return list, maybe, true
}

// fitsSkill holds something that waits against words about skills; read is false if they are
// others, and sure if it depends on what the oracle cannot see.
func (t *table) fitsSkill(it *rules.StackView, words string) (fits, sure, read bool) {
	s := skillOf(it.Words[rules.Japanese])
	one, open := false, false // of the words before か one fits, or may
	fits, sure = true, true
	for words != "" {
		m := skillWordRE.FindStringSubmatch(words)
		if m == nil {
			return false, false, false
		}
		words = words[len(m[0]):]
		switch {
		case m[1] != "":
			level, known := t.levelOf(it.Source, &s)
			n := oracle.Number(m[1])
			open = open || !known
			one = one || known && (level == n || m[2] == "以下" && level < n || m[2] == "以上" && level > n)
		case m[3] != "":
			one = one || has(s.traits, m[3])
			open = open || t.says("《"+m[3]+"》")
		case has(icons, m[4]):
			one = one || s.icon == m[4]
		default:
			one = one || has(s.names, m[4])
			open = open || t.says("【"+m[4]+"】")
		}
		if m[5] == "か" {
			continue
		}
		if !one && !open {
			return false, true, true
		}
		fits, sure = fits && one, sure && one
		one, open = false, false
	}
	return fits, sure, true
}

// 4.6.1, 4.7.1: cancels that no cancel has chosen resolve first, the turn player's before the
// other's; then the other abilities likewise.
func mustUse(_ *half, t *table) (oracle.Offered, bool) {
	for _, cancels := range []bool{true, false} {
		for _, seat := range []int{t.View.Active, 1 - t.View.Active} {
			w := t.One(seat, "4.7.1.1")
			for i := range t.View.Stack {
				s := &t.View.Stack[i]
				text := s.Words[rules.Japanese]
				if s.Seat == seat && !t.aimed(s.Card) && (skillOf(text).icon == "キャンセル") == cancels {
					w.Options[fmt.Sprintf("ability %d %s", s.Source, text)] = "4.7.1.1"
				}
			}
			if len(w.Options) > 0 {
				return w, true
			}
		}
	}
	return t.One(t.View.Active, "4.7.1.1"), true
}

// asks reports whether a player has to be asked for a cancel: something of the opponent waits,
// and there is a hand or a surprise face down, of which nobody else may know whether it is a
// cancel.
func (t *table) asks(seat int) bool {
	c := t.in(seat, "surprise")
	return t.waitsFor(1-seat) && (t.Count(seat, "hand") > 0 || c != nil && !c.FaceUp)
}

// waitsFor reports whether something of a player waits to be resolved.
func (t *table) waitsFor(seat int) bool {
	return slices.ContainsFunc(t.View.Stack, func(s rules.StackView) bool { return s.Seat == seat })
}

// inOrder checks who is asked when: the turn player for a cancel, then the other (4.5.1.1,
// 4.5.1.2), and both before anything is resolved (4.5.1.3).
func (o *half) inOrder(t *table) error {
	first := t.View.Active
	switch {
	case o.at == nil:
	case t.Request.Kind == "cancel" && t.Me != first && !o.passed[first] && t.asks(first):
		return fmt.Errorf("4.5.1.1: player %d is asked for a cancel first", first+1)
	case t.Request.Kind == "cancel" && o.passed[t.Me]:
		return fmt.Errorf("4.5.1.2: player %d activates none, and is asked again", t.Me+1)
	case t.Request.Kind == "use":
		for _, seat := range []int{first, 1 - first} {
			if !o.passed[seat] && t.asks(seat) {
				return fmt.Errorf("4.5.1.3: player %d was not asked for a cancel", seat+1)
			}
		}
	}
	return nil
}
