package oracle

import (
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// said is an ability of a card: its words after what makes it valid, and
// whether it is valid now; known is false if the oracle cannot tell.
type said struct {
	text         string // as it is shown
	body         string // without awakening, mystery and condition
	valid, known bool
	kind         string // "永", "自", "起", or "" for keywords and commands
}

var (
	awakenRE    = regexp.MustCompile(`^【覚醒】(?:「([^」]+)」-)?`)
	mysteryRE   = regexp.MustCompile(`^【怪異】((?:〈[^〉]+〉)+)`)
	attributeRE = regexp.MustCompile(`〈([^〉]+)〉`)
	conditionRE = regexp.MustCompile(`^([^。、「]*(?:「[^」]*」[^。、「]*)?)なら、(.*)$`)
	abilityRE   = regexp.MustCompile(`^【(永|自|起)】`)
	selfZoneRE  = regexp.MustCompile(`(墓地|手札|リムーブゾーン|Dデッキ|エナジーゾーン|ライフゾーン)にあるこのカード`)
)

// says lists the abilities of a card on the field or in a territory zone (1203-4,
// 1203-5), as they are valid there.
func (o *half) says(t *table, c *rules.CardView) []said {
	list, ok := t.said[c.ID]
	if !ok {
		for _, l := range c.Lines {
			list = append(list, o.say(t, c, l.Words[rules.Japanese]))
		}
		if t.said == nil {
			t.said = map[rules.Card][]said{}
		}
		t.said[c.ID] = list
	}
	return list
}

func (o *half) say(t *table, c *rules.CardView, text string) said {
	s := said{text: text, body: text, valid: true, known: true}
	p := t.controller(c)
	if has(c.Kinds, "aura") { // 521-3
		s.valid = false
	}
	if t.Place[c.ID].Zone == "field" && t.Kind(c) == "command" && !strings.Contains(text, "このカードがユニットなら") { // 1604-2a
		s.valid = false
	}
	for _, ch := range c.Changes {
		w := ch.Words[rules.Japanese]
		if strings.Contains(w, "能力") && (strings.Contains(w, "無効") || strings.Contains(w, "失")) { // 1208-1c
			s.valid = false
		}
	}
	if m := awakenRE.FindStringSubmatch(s.body); m != nil { // 312-3
		s.body = s.body[len(m[0]):]
		s.valid = s.valid && t.awake(p, m[1])
	}
	if m := mysteryRE.FindStringSubmatch(s.body); m != nil { // 1411-2
		s.body = s.body[len(m[0]):]
		fell := false
		for _, a := range attributeRE.FindAllStringSubmatch(m[1], -1) {
			fell = fell || o.fallen[fall{p, a[1]}]
		}
		s.valid = s.valid && fell
		s.known = s.known && (fell || !o.blurred)
	}
	if m := abilityRE.FindStringSubmatch(s.body); m != nil {
		s.kind, s.body = m[1], s.body[len(m[0]):]
	}
	if s.kind == "永" {
		if m := conditionRE.FindStringSubmatch(s.body); m != nil {
			holds, known := t.isSo(m[1], p, c)
			s.body, s.valid, s.known = m[2], s.valid && holds, s.known && known
		}
	}
	return s
}

// controller is who controls a card (202-1a).
func (t *table) controller(c *rules.CardView) int {
	if s := t.Place[c.ID].Seat; s >= 0 {
		return s
	}
	return c.Seat
}

// awake reports whether a player has an opened territory, of a title if one is
// named (312-3a).
func (t *table) awake(p int, title string) bool {
	for _, c := range t.territories(p) {
		if c.Opened && (title == "" || titled(c, title)) {
			return true
		}
	}
	return false
}

// territories are a player's territories, in the zone and on the field.
func (t *table) territories(p int) (list []*rules.CardView) {
	for _, c := range t.all() {
		zone := t.Place[c.ID].Zone
		if has(c.Kinds, "territory") && (zone == "territory" || zone == "field") && t.controller(c) == p {
			list = append(list, c)
		}
	}
	return list
}

var divideConditions = []struct {
	re    *regexp.Regexp
	holds func(t *table, p int, c *rules.CardView, m []string) bool
}{
	{regexp.MustCompile(`^あなたが(イエロー|レッド)ゾーン$`), func(t *table, p int, _ *rules.CardView, m []string) bool { // 407-4b, 407-4c
		return (t.Count(p, "life") <= 5) == (m[1] == "レッド")
	}},
	{regexp.MustCompile(`^あなたのテリトリーが(未)?開放状態$`), func(t *table, p int, _ *rules.CardView, m []string) bool {
		return t.awake(p, "") == (m[1] == "")
	}},
	{regexp.MustCompile(`^(あなた|相手|このユニット)の「([^」]+)」カウンターが(\d+)個(以上|以下|)$`), func(t *table, p int, c *rules.CardView, m []string) bool {
		list := c.Counters
		if m[1] == "あなた" {
			list = t.View.Players[p].Counters
		} else if m[1] == "相手" {
			list = t.View.Players[1-p].Counters
		}
		switch n := counters(list, m[2]); m[4] {
		case "以上":
			return n >= oracle.Number(m[3])
		case "以下":
			return n <= oracle.Number(m[3])
		default:
			return n == oracle.Number(m[3])
		}
	}},
}

// isSo reports whether what stands before なら is so.
func (t *table) isSo(s string, p int, c *rules.CardView) (holds, known bool) {
	for _, x := range divideConditions {
		if m := x.re.FindStringSubmatch(s); m != nil {
			return x.holds(t, p, c, m), true
		}
	}
	return false, false
}

func counters(list []rules.CounterView, name string) int {
	for _, c := range list {
		if c.Name[rules.Japanese] == name {
			return c.N
		}
	}
	return 0
}

// onTable are the cards whose abilities are valid on the field or in the territory
// zone.
func (t *table) onTable() (list []*rules.CardView) {
	for _, c := range t.all() {
		if zone := t.Place[c.ID].Zone; zone == "field" || zone == "territory" {
			list = append(list, c)
		}
	}
	return list
}

// rule is a permanent ability in force, with the card that has it.
type rule struct {
	c    *rules.CardView
	p    int // who controls it
	body string
}

// rulesInForce lists the permanent abilities that are valid on the table; sure is
// false if one of them that says one of the words may be valid or not.
func (o *half) rulesInForce(t *table, words ...string) (list []rule, sure bool) {
	sure = true
	for _, c := range t.onTable() {
		for _, s := range o.says(t, c) {
			if s.kind == "自" || s.kind == "起" || !says(s.text, words) {
				continue
			}
			sure = sure && s.known
			if s.valid {
				list = append(list, rule{c, t.controller(c), s.body})
			}
		}
	}
	return list, sure
}

func says(text string, words []string) bool {
	for _, w := range words {
		if strings.Contains(text, w) {
			return true
		}
	}
	return len(words) == 0
}

// lasting lists the words of lasting effects that say one of the words: of the
// table, and of cards.
func (t *table) lasting(words ...string) (list []string) {
	for _, e := range t.View.Effects {
		if says(e.Words[rules.Japanese], words) {
			list = append(list, e.Words[rules.Japanese])
		}
	}
	for _, c := range t.At {
		for _, ch := range c.Changes {
			if says(ch.Words[rules.Japanese], words) {
				list = append(list, ch.Words[rules.Japanese])
			}
		}
	}
	return list
}

// changed reports whether a lasting effect on a card says one of the words.
func changed(c *rules.CardView, words ...string) bool {
	for _, ch := range c.Changes {
		if says(ch.Words[rules.Japanese], words) {
			return true
		}
	}
	return false
}
