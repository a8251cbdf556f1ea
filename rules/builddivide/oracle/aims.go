package oracle

import (
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// aimRE finds what a text aims at: the words before, how many, and whether fewer
// will do.
var aimRE = regexp.MustCompile(`([^、。：・]+?)(\d+)(枚|つ)(まで)?を対象とし`)

// aim is a demand for targets.
type aim struct {
	phrase string
	n      int
	upTo   bool
}

func aimsOf(text string) (list []aim) {
	for _, m := range aimRE.FindAllStringSubmatch(text, -1) {
		list = append(list, aim{m[1], oracle.Number(m[2]), m[4] != ""})
	}
	return list
}

// modesOf are the choices that a text lists, and the text before them (1204-2f).
func modesOf(text string) (before string, modes []string) {
	parts := strings.Split(text, "・")
	return parts[0], parts[1:]
}

// hasTargets reports whether there are the targets that a text needs to be played:
// of its first part (1204-2e), of one of its modes if it has some.
func (o *half) hasTargets(t *table, p int, self rules.Card, text string) (ok, known bool) {
	text, _, _ = strings.Cut(text, "その後")
	before, modes := modesOf(text)
	ok, known = o.enough(t, p, self, before)
	if len(modes) == 0 || !strings.Contains(before, "選ぶ") {
		return ok, known
	}
	any1, sure := false, true
	for _, mode := range modes {
		can, s := o.enough(t, p, self, mode)
		any1, sure = any1 || can, sure && s
	}
	return ok && any1, known && sure
}

func (o *half) enough(t *table, p int, self rules.Card, text string) (ok, known bool) {
	ok, known = true, true
	for _, a := range aimsOf(text) {
		if a.upTo {
			continue
		}
		list, sure := o.targets(t, p, self, a.phrase)
		ok, known = ok && len(list) >= a.n, known && sure
	}
	if strings.Contains(text, "を対象") && len(aimsOf(text)) != strings.Count(text, "を対象") || strings.HasPrefix(text, "【怪異】") && strings.Contains(text, "を対象") {
		known = false
	}
	return ok, known
}

// targets are what a player may choose as a target (12.04.2.g.2).
func (o *half) targets(t *table, p int, self rules.Card, phrase string) (list []rules.Card, known bool) {
	n, ok := t.phrase(phrase, p, self)
	if !ok {
		return nil, false
	}
	if n.zone == "abilities" {
		for _, c := range n.abilities() {
			if !t.beingPlayed(c) {
				list = append(list, c)
			}
		}
		return list, true
	}
	if n.zone == "energy" && slices.ContainsFunc(t.Zone(n.owner, "energy"), func(c rules.CardView) bool { return c.ID == 0 }) {
		return nil, false
	}
	shy, sure := o.rulesInForce(t, "対象にならない", "対象にならず")
	for _, c := range n.cards() {
		safe := t.beingPlayed(c.ID)
		for _, r := range shy {
			scope, ok := o.scope(t, r)
			sure = sure && ok
			safe = safe || ok && scope(c) && r.p != p
		}
		if !safe {
			list = append(list, c.ID)
		}
	}
	if n.zone == "resolution" { // copies are commands too (520-1a), but no cards
		for _, s := range t.View.Stack {
			sure = sure && s.Kind != "copy"
		}
	}
	return list, sure && len(t.lasting("対象にな")) == 0
}

// beingPlayed reports whether something in the resolution zone is still being
// played: it cannot be its own target (1204-2j).
func (t *table) beingPlayed(c rules.Card) bool {
	s := t.item()
	return s != nil && (t.Request.Kind == "aim" || t.Request.Kind == "mode") && s.Card == c
}

// item is what is being played or resolved for the question: the last thing of its
// source in the resolution zone.
func (t *table) item() *rules.StackView {
	for i := len(t.View.Stack) - 1; i >= 0; i-- {
		if s := &t.View.Stack[i]; s.Source == t.Request.Source || s.Card == t.Request.Source {
			return s
		}
	}
	return nil
}
