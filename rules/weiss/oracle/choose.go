package oracle

import (
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// mayChoose says whom a choice may fall on: of a trigger icon by the book, of
// other abilities where the text chooses once, in words that the oracle reads.
func mayChoose(o *half, t *table) (oracle.Offered, bool) {
	if w, known := o.mayChooseForIcon(t); known {
		return w, true
	}
	text := o.text
	if strings.HasPrefix(t.Request.Clause, "8.4") || o.textOf != t.Request.Source || strings.Count(text, "選") != 1 {
		return oracle.Offered{}, false
	}
	m := chooseRE.FindStringSubmatch(text)
	if m == nil {
		return oracle.Offered{}, false
	}
	w := t.One(t.Me, "8.6.3")
	seat, zones := t.Me, slots
	if m[2] == "相手" {
		seat = t.Opp
	}
	if m[3] != "" {
		zones = chooseZones[m[3]]
	}
	asks := m[4] != "" || m[5] != "" || m[6] != "" || m[7] == "キャラ" || m[7] == "クライマックス"
	if m[3] == "手札" && asks && seat != t.Me {
		return w, false // any may be picked, and which are right is not to be seen
	}
	for _, zone := range zones {
		for i := range t.Zone(seat, zone) {
			c := &t.Zone(seat, zone)[i]
			switch {
			case t.shy(c) && seat != t.Me:
				return w, false
			case m[1] != "" && c.ID == t.Request.Source, m[4] != "" && !has(c.Now.Keys("traits"), m[4]), m[5] != "" && t.Name(c) != m[5], m[6] != "" && c.Now.Number("cost") > oracle.Number(m[6]):
			case m[7] == "キャラ" && t.Kind(c) != "character", m[7] == "クライマックス" && t.Kind(c) != "climax":
			default:
				w.Card(c, "8.6.3")
			}
		}
	}
	w.Max = min(oracle.Number(m[8]), len(w.Options)) // 8.6.3.1.2
	if w.Min = w.Max; m[9] != "" {
		w.Min = 0 // 8.6.3.1.1
	}
	if m[3] == "手札" && asks {
		w.Min = 0 // 8.6.3.1.4
	}
	return w, true
}

// chooseRE is a choice in the words of a text: whether others only, whose,
// where, of what trait, name and cost, what, how many, and whether fewer will do.
var chooseRE = regexp.MustCompile(`(他の)?(自分|相手)の(?:(控え室|手札|クロック|レベル置場|前列|後列)の?)?(?:《([^》]+)》の|「([^」]+)」|コスト(\d+)以下の)?(キャラ|クライマックス|カード|)を(\d+)枚(まで)?選`)

var chooseZones = map[string][]string{"控え室": {"waiting-room"}, "手札": {"hand"}, "クロック": {"clock"}, "レベル置場": {"level"},
	"前列": frontRow, "後列": {"back-left", "back-right"}}

// 4.12.2: whom the act of a trigger icon may choose.
func (o *half) mayChooseForIcon(t *table) (oracle.Offered, bool) {
	which, ok := iconChoices[o.icon]
	z := t.Zone(t.View.Active, "resolution")
	if !ok || t.View.Step != "trigger" || len(z) == 0 || z[len(z)-1].ID != t.Request.Source {
		return oracle.Offered{}, false
	}
	w := t.One(t.View.Active, which.clause)
	w.Ignore = func(p *rules.Option) bool { return t.shy(t.At[p.Card]) }
	for _, zone := range which.zones {
		seat := t.Me
		if isStage(zone) {
			seat = t.Opp
		}
		for i := range t.Zone(seat, zone) {
			if c := &t.Zone(seat, zone)[i]; which.fits(t, c) && !t.shy(c) {
				w.Card(c, which.clause)
			}
		}
	}
	return w, true
}

// shy reports whether a text may keep the opponent from choosing a character;
// the oracle leaves those out.
func (t *table) shy(c *rules.CardView) bool {
	return c != nil && isStage(t.Place[c.ID].Zone) && (t.LineSays(c, "選ばれない") || t.LineSays(c, "選ばれず"))
}

var iconChoices = map[string]struct {
	clause string
	zones  []string
	fits   func(t *table, c *rules.CardView) bool
}{
	"return":   {"4.12.2.3", slots, func(t *table, c *rules.CardView) bool { return true }},
	"comeback": {"4.12.2.5", []string{"waiting-room"}, func(t *table, c *rules.CardView) bool { return t.Kind(c) == "character" }},
	"gate":     {"4.12.2.9", []string{"waiting-room"}, func(t *table, c *rules.CardView) bool { return t.Kind(c) == "climax" }},
	"standby": {"4.12.2.10", []string{"waiting-room"}, func(t *table, c *rules.CardView) bool {
		return t.Kind(c) == "character" && c.Now.Number("level") <= t.level(t.Me)+1
	}},
	"choice": {"4.12.2.11", []string{"waiting-room"}, func(t *table, c *rules.CardView) bool {
		return t.Kind(c) == "character" && has(c.Now.Keys("triggers"), "soul")
	}},
}
