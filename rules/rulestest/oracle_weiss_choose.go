package rulestest

import (
	"regexp"
	"strings"

	"gorin/rules"
)

// mayChoose says whom a choice may fall on: of a trigger icon by the book, of
// other abilities where the text chooses once, in words that the oracle reads.
func mayChoose(o *weiss, t *table) (offered, bool) {
	if w, known := o.mayChooseForIcon(t); known {
		return w, true
	}
	text := o.text
	if strings.HasPrefix(t.q.Clause, "8.4") || o.textOf != t.q.Source || strings.Count(text, "選") != 1 {
		return offered{}, false
	}
	m := chooseRE.FindStringSubmatch(text)
	if m == nil {
		return offered{}, false
	}
	w := t.one(t.me, "8.6.3")
	seat, zones := t.me, slots
	if m[2] == "相手" {
		seat = t.opp
	}
	if m[3] != "" {
		zones = chooseZones[m[3]]
	}
	for _, zone := range zones {
		for i := range t.zone(seat, zone) {
			c := &t.zone(seat, zone)[i]
			switch {
			case t.shy(c) && seat != t.me:
				return w, false
			case m[1] != "" && c.ID == t.q.Source, m[4] != "" && !t.hasTrait(c, m[4]), m[5] != "" && t.name(c) != m[5], m[6] != "" && c.Cost > number(m[6]):
			case m[7] == "キャラ" && t.kind(c) != "character", m[7] == "クライマックス" && t.kind(c) != "climax":
			default:
				w.card(c, "8.6.3")
			}
		}
	}
	w.max = min(number(m[8]), len(w.options)) // 8.6.3.1.2
	if w.min = w.max; m[9] != "" {
		w.min = 0 // 8.6.3.1.1
	}
	return w, true
}

// chooseRE is a choice in the words of a text: whether others only, whose,
// where, of what trait, name and cost, what, how many, and whether fewer will do.
var chooseRE = regexp.MustCompile(`(他の)?(自分|相手)の(?:(控え室|手札|クロック|レベル置場|前列|後列)の?)?(?:《([^》]+)》の|「([^」]+)」|コスト(\d+)以下の)?(キャラ|クライマックス|カード|)を(\d+)枚(まで)?選`)

var chooseZones = map[string][]string{"控え室": {"waiting-room"}, "手札": {"hand"}, "クロック": {"clock"}, "レベル置場": {"level"},
	"前列": frontRow, "後列": {"back-left", "back-right"}}

// 4.12.2: whom the act of a trigger icon may choose.
func (o *weiss) mayChooseForIcon(t *table) (offered, bool) {
	which, ok := iconChoices[o.icon]
	z := t.zone(t.v.Active, "resolution")
	if !ok || t.v.Step != "trigger" || len(z) == 0 || z[len(z)-1].ID != t.q.Source {
		return offered{}, false
	}
	w := t.one(t.v.Active, which.clause)
	w.ignore = func(p *rules.Option) bool { return t.shy(t.at[p.Card]) }
	for _, zone := range which.zones {
		seat := t.me
		if isStage(zone) {
			seat = t.opp
		}
		for i := range t.zone(seat, zone) {
			if c := &t.zone(seat, zone)[i]; which.fits(t, c) && !t.shy(c) {
				w.card(c, which.clause)
			}
		}
	}
	return w, true
}

// shy reports whether a text may keep the opponent from choosing a character;
// the oracle leaves those out.
func (t *table) shy(c *rules.CardView) bool {
	return c != nil && isStage(t.place[c.ID].Zone) && t.lineSays(c, "選ばれない")
}

var iconChoices = map[string]struct {
	clause string
	zones  []string
	fits   func(t *table, c *rules.CardView) bool
}{
	"return":   {"4.12.2.3", slots, func(t *table, c *rules.CardView) bool { return true }},
	"comeback": {"4.12.2.5", []string{"waiting-room"}, func(t *table, c *rules.CardView) bool { return t.kind(c) == "character" }},
	"gate":     {"4.12.2.9", []string{"waiting-room"}, func(t *table, c *rules.CardView) bool { return t.kind(c) == "climax" }},
	"standby": {"4.12.2.10", []string{"waiting-room"}, func(t *table, c *rules.CardView) bool {
		return t.kind(c) == "character" && c.Level <= t.level(t.me)+1
	}},
	"choice": {"4.12.2.11", []string{"waiting-room"}, func(t *table, c *rules.CardView) bool {
		return t.kind(c) == "character" && has(c.Triggers, "soul")
	}},
}
