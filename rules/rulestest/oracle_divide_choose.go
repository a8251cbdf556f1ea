package rulestest

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
)

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
