package oracle

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// 1204-2f: a mode for which there are targets.
func mayTakeMode(o *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "1204-2f")
	w.Maybe = map[string]bool{}
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
			switch ok, known := o.enough(t, t.Me, t.Request.Source, mode); {
			case !known:
				w.Maybe[key] = true
			case ok:
				w.Options[key] = "1204-2f"
			}
		}
	}
	return w, len(w.Options) > 0
}

// textsOf are the texts of something in the resolution zone: of an ability its own,
// of a card all of its lines.
func (t *table) textsOf(s *rules.StackView) (list []string) {
	if s.Kind == "ability" {
		return []string{s.Words[rules.Japanese]}
	}
	for _, id := range []rules.Card{s.Card, s.Source} { // a copy has a source (520-1)
		if c := t.At[id]; c != nil && len(list) == 0 {
			list = t.texts(c)
		}
	}
	return list
}

// either takes the first of several statements that fits the question; if none
// does, the first one.
func either(t *table, o *half, list []oracle.Offered) (oracle.Offered, bool) {
	for _, w := range list {
		if w.Compare(t.Request, o.Meaning) == nil {
			return w, true
		}
	}
	if len(list) == 0 {
		return oracle.Offered{}, false
	}
	return list[0], true
}

// 1204-2g: one of the demands for targets of what is being played.
func mayAim(o *half, t *table) (oracle.Offered, bool) {
	s := t.item()
	if s == nil {
		return oracle.Offered{}, false
	}
	var list []oracle.Offered
	for _, text := range t.textsOf(s) {
		if strings.Count(text, "を対象") != len(aimsOf(text)) {
			return oracle.Offered{}, false
		}
		for _, a := range aimsOf(text) {
			cards, known := o.targets(t, s.Seat, t.Request.Source, a.phrase)
			if !known {
				return oracle.Offered{}, false
			}
			w := oracle.Offered{Seat: s.Seat, Options: map[string]string{}, Clause: "1204-2g " + text}
			for _, c := range cards {
				w.Options[fmt.Sprint("card ", c)] = "12.04.2.g.2"
			}
			w.Max = min(a.n, len(cards))
			if w.Min = w.Max; a.upTo {
				w.Min = 0 // 104-5a
			}
			list = append(list, w)
		}
	}
	return either(t, o, list)
}

// 518-1: cards from the top of the deck, any number of them to the bottom.
func mayScout(_ *half, t *table) (oracle.Offered, bool) {
	n := len(t.Request.Options)
	w := oracle.Offered{Seat: t.Me, Max: n, Options: map[string]string{}, Clause: "518-1"}
	return t.topOfDeck(w, n)
}

func (t *table) topOfDeck(w oracle.Offered, n int) (oracle.Offered, bool) {
	deck := t.Zone(t.Me, "deck")
	for i := max(0, len(deck)-n); i < len(deck); i++ {
		w.Card(&deck[i], "508-1")
	}
	return w, true
}

// 518-1: what stays on top, in any order.
func mustPutBack(o *half, t *table) (oracle.Offered, bool) {
	n := len(t.Request.Options)
	w := oracle.Offered{Seat: t.Me, Min: n, Max: n, Options: map[string]string{}, Clause: "518-1"}
	return t.topOfDeck(w, n)
}

// 401-4c: all of the cards, in any order.
func mustArrange(_ *half, t *table) (oracle.Offered, bool) {
	n := len(t.Request.Options)
	w := oracle.Offered{Seat: t.Me, Min: n, Max: n, Options: map[string]string{}, Clause: "401-4c"}
	for i := range t.Request.Options {
		w.Options[fmt.Sprint("card ", t.Request.Options[i].Card)] = "401-4c"
	}
	return w, n > 1
}

// 528-1: a unit of the hand with a total cost of four or less and a common
// attribute, or none.
func maySwitch(_ *half, t *table) (oracle.Offered, bool) {
	c := t.At[t.Request.Source]
	if c == nil {
		return oracle.Offered{}, false
	}
	w := oracle.Offered{Seat: t.controller(c), Options: map[string]string{}, Clause: "528-1"}
	for i := range t.Zone(t.Me, "hand") {
		if x := &t.Zone(t.Me, "hand")[i]; has(x.Kinds, "unit") && x.Now.Number("cost") <= 4 && sharesTrait(x, c) {
			w.Card(x, "528-1")
		}
	}
	w.Max = min(1, len(w.Options))
	return w, true
}

// 523-1, 523-2: cards of the hand, or auras of one card.
func mustDrop(_ *half, t *table) (oracle.Offered, bool) {
	w := oracle.Offered{Seat: t.Me, Min: t.Request.Min, Max: t.Request.Min, Options: map[string]string{}, Clause: t.Request.Clause}
	if t.Request.Clause == "523-1" {
		t.AllOf("hand", w, "523-1")
		return w, t.Request.Min > 0 && t.Request.Min < len(w.Options)+1
	}
	if len(t.Request.Options) == 0 || t.At[t.Request.Options[0].Card] == nil {
		return w, false
	}
	for _, c := range t.aurasOf(t.At[t.Request.Options[0].Card].Under) {
		w.Card(c, "523-2")
	}
	return w, t.Request.Clause == "523-2"
}

// 506-1: a number up to the one that is said.
func mayCount(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "506-1")
	for i := range t.Request.Options {
		w.Options[fmt.Sprint("number ", i)] = "506-1"
	}
	return w, len(w.Options) > 0
}

var handCostRE = regexp.MustCompile(`〔(?:[^〕]*、)?手札を\d+枚捨てる(?:、[^〕]*)?〕`)

var pickRE = regexp.MustCompile(`([^、。：・〕】]+?)(\d+)枚(まで)?を?(?:を)?選`)

// 12.04.3.a.1: what the text says; a choice of a cost (510-1) is made among all of
// the hand.
func mayPick(o *half, t *table) (oracle.Offered, bool) {
	if t.Request.Clause == "510-1" {
		w := oracle.Offered{Seat: t.Me, Min: t.Request.Max, Max: t.Request.Max, Options: map[string]string{}, Clause: "510-1"}
		t.AllOf("hand", w, "510-1")
		s := t.item()
		return w, s != nil && handCostRE.MatchString(strings.Join(t.textsOf(s), "")) && len(t.Request.Options) > 0 && t.Request.Options[0].Place.Zone == "hand" && t.Request.Max > 0
	}
	s := t.item()
	if s == nil || t.Request.Clause != "12.04.3.a.1" {
		return oracle.Offered{}, false
	}
	var list []oracle.Offered
	for _, text := range t.textsOf(s) {
		picks := pickRE.FindAllStringSubmatch(text, -1)
		if len(picks) != strings.Count(text, "選") || strings.Contains(text, "見て") || strings.Contains(text, "1枚ずつ") || strings.Contains(text, "としてユニットに") {
			return oracle.Offered{}, false
		}
		for _, m := range picks {
			phrase := m[1]
			if strings.HasPrefix(phrase, "手札") {
				phrase = "あなたの手札にある" + strings.TrimPrefix(strings.TrimPrefix(phrase, "手札にある"), "手札")
			}
			if strings.HasSuffix(phrase, "にある") {
				phrase += "カード"
			}
			n, known := t.phrase(phrase, s.Seat, t.Request.Source)
			if !known || n.zone == "resolution" || n.zone == "abilities" {
				return oracle.Offered{}, false
			}
			w := oracle.Offered{Seat: s.Seat, Options: map[string]string{}, Maybe: map[string]bool{}, Clause: "12.04.3.a.1 " + text}
			for _, c := range n.cards() {
				w.Card(c, "12.04.3.a.1")
			}
			if n.zone == "energy" {
				return oracle.Offered{}, false
			}
			w.Max = min(oracle.Number(m[2]), len(w.Options)) // 104-2b
			if w.Min = w.Max; m[3] != "" {
				w.Min = 0
			}
			list = append(list, w)
			if n.zone == "hand" || n.zone == "d-deck" { // nobody else can know whether there is one
				w.Min = 0
				list = append(list, w)
			}
		}
	}
	return either(t, o, list)
}
