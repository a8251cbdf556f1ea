package oracle

import (
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// noun is the cards that a phrase of a text means (302-1, 401-7, 401-8), as a
// player says it, with the card whose text it is.
type noun struct {
	t    *table
	p    int        // あなた (202-2)
	self rules.Card // このカード

	owner int // whose, -1 for anybody's
	other bool
	zone  string
	fits  []func(c *rules.CardView) bool
}

// nounWords are the words before a noun, and what they demand.
var nounWords = []struct {
	re  *regexp.Regexp
	say func(n *noun, m []string)
}{
	{regexp.MustCompile(`^(?:あなたの他の|他のあなたの)`), func(n *noun, _ []string) { n.owner, n.other = n.p, true }},
	{regexp.MustCompile(`^あなたの`), func(n *noun, _ []string) { n.owner = n.p }},
	{regexp.MustCompile(`^相手の`), func(n *noun, _ []string) { n.owner = 1 - n.p }},
	{regexp.MustCompile(`^他の`), func(n *noun, _ []string) { n.other = true }},
	{regexp.MustCompile(`^(墓地|Dデッキ|リムーブゾーン|手札|解決領域|テリトリーゾーン|フィールド)にある`), func(n *noun, m []string) { n.zone = zonesByName[m[1]] }},
	{regexp.MustCompile(`^アタックしている`), func(n *noun, _ []string) { n.is(func(c *rules.CardView) bool { return n.t.isAttacking(c.ID) }) }},
	{regexp.MustCompile(`^ブロックしている`), func(n *noun, _ []string) { n.is(func(c *rules.CardView) bool { return c.ID == n.t.blocking }) }},
	{regexp.MustCompile(`^(レスト|スタンド)状態の`), func(n *noun, m []string) {
		n.is(func(c *rules.CardView) bool { return (c.Lies == rules.Rest) == (m[1] == "レスト") })
	}},
	{regexp.MustCompile(`^(未)?開放状態の`), func(n *noun, m []string) { n.is(func(c *rules.CardView) bool { return c.Opened == (m[1] == "") }) }},
	{regexp.MustCompile(`^ダメージを負っている`), func(n *noun, _ []string) { n.is(func(c *rules.CardView) bool { return c.Damage > 0 }) }},
	{regexp.MustCompile(`^エースの`), func(n *noun, _ []string) { n.is(func(c *rules.CardView) bool { return n.t.isAce(c) }) }},
	{regexp.MustCompile(`^(クイック|ノーマル)の`), func(n *noun, m []string) {
		n.is(func(c *rules.CardView) bool {
			return (n.t.Print(c).Word("timing") == "quick") == (m[1] == "クイック")
		})
	}},
	{regexp.MustCompile(`^(黒|青|白|赤)の`), func(n *noun, m []string) {
		n.is(func(c *rules.CardView) bool { return has(c.Now.Keys("colours"), colourKeys[m[1]]) })
	}},
	{regexp.MustCompile(`^色を持たない`), func(n *noun, _ []string) {
		n.is(func(c *rules.CardView) bool { return len(c.Now.Keys("colours")) == 0 })
	}},
	{regexp.MustCompile(`^オーラを持つ`), func(n *noun, _ []string) { n.is(func(c *rules.CardView) bool { return len(n.t.aurasOf(c.ID)) > 0 }) }},
	{regexp.MustCompile(`^称号「([^」]+)」を持つ`), func(n *noun, m []string) { n.is(func(c *rules.CardView) bool { return titled(c, m[1]) }) }},
	{regexp.MustCompile(`^〈([^〉]+)〉の`), func(n *noun, m []string) {
		n.is(func(c *rules.CardView) bool { return has(c.Now.Keys("attributes"), m[1]) })
	}},
	{regexp.MustCompile(`^総コスト(\d+)以(下|上)の`), func(n *noun, m []string) {
		n.is(func(c *rules.CardView) bool { return within(c.Now.Number("cost"), m) })
	}},
	{regexp.MustCompile(`^パワー(\d+)以(下|上)の`), func(n *noun, m []string) {
		n.is(func(c *rules.CardView) bool { return within(c.Now.Number("power"), m) })
	}},
	{regexp.MustCompile(`^ヒット(\d+)以(下|上)の`), func(n *noun, m []string) {
		n.is(func(c *rules.CardView) bool { return within(c.Now.Number("hit"), m) })
	}},
}

var zonesByName = map[string]string{"墓地": "graveyard", "Dデッキ": "d-deck", "リムーブゾーン": "removed", "手札": "hand", "解決領域": "resolution",
	"テリトリーゾーン": "territory", "フィールド": "field"}

var colourKeys = map[string]string{"黒": "black", "青": "blue", "白": "white", "赤": "red"}

func within(n int, m []string) bool {
	if m[2] == "下" {
		return n <= oracle.Number(m[1])
	}
	return n >= oracle.Number(m[1])
}

func (n *noun) is(fits func(c *rules.CardView) bool) { n.fits = append(n.fits, fits) }

// phrase reads a noun with what stands before it; false if there are words that
// the oracle does not know.
func (t *table) phrase(s string, p int, self rules.Card) (*noun, bool) {
	n := &noun{t: t, p: p, self: self, owner: -1}
	for again := true; again; {
		again = false
		for _, w := range nounWords {
			if m := w.re.FindStringSubmatch(s); m != nil {
				w.say(n, m)
				s, again = s[len(m[0]):], true
			}
		}
	}
	name, _ := strings.CutPrefix(s, "「")
	name, named := strings.CutSuffix(name, "」")
	switch {
	case s == "ユニット" || s == "コマンド":
		kind := map[string]string{"ユニット": "unit", "コマンド": "command"}[s]
		n.is(func(c *rules.CardView) bool { return has(c.Kinds, kind) })
		if n.zone == "" && s == "ユニット" {
			n.zone = "field" // 401-7
		}
	case s == "テリトリー":
		n.is(func(c *rules.CardView) bool { return has(c.Kinds, "territory") })
		if n.zone == "" {
			n.zone = "territories"
		}
	case s == "オーラ" && n.zone == "":
		n.is(func(c *rules.CardView) bool { return has(c.Kinds, "aura") })
		n.zone = "auras"
	case s == "エナジー" && n.zone == "":
		n.zone = "energy"
	case s == "カード" && n.zone != "":
	case s == "能力" && n.zone == "resolution":
		n.zone = "abilities"
	case named && strings.HasPrefix(s, "「") && n.zone != "":
		n.is(func(c *rules.CardView) bool { return t.called(c, name) })
	case strings.HasPrefix(s, "《") && strings.HasSuffix(s, "》"):
		n.is(func(c *rules.CardView) bool { return has(c.Now.Keys("attributes"), s) })
		if n.zone == "" {
			n.zone = "field" // 401-8
		}
	default:
		return nil, false
	}
	if n.owner < 0 && has([]string{"energy", "hand", "graveyard", "removed", "d-deck"}, n.zone) {
		n.owner = p // of zones that each player has, one's own
	}
	if n.owner < 0 && n.zone == "territories" || n.zone == "hand" && n.owner != t.Me {
		return nil, false
	}
	return n, true
}

// cards are the cards that the phrase means now.
func (n *noun) cards() (list []*rules.CardView) {
	for _, c := range n.t.all() {
		place := n.t.Place[c.ID]
		owner := place.Seat
		if owner < 0 {
			owner = c.Seat // 202-1
		}
		switch zone := place.Zone; {
		case n.other && c.ID == n.self, n.owner >= 0 && owner != n.owner:
			continue
		case n.zone == "territories" && zone != "territory" && zone != "field":
			continue
		case n.zone == "auras" && zone != "field" && zone != "territory":
			continue
		case n.zone != "territories" && n.zone != "auras" && zone != n.zone:
			continue
		}
		if n.fit(c) {
			list = append(list, c)
		}
	}
	return list
}

func (n *noun) fit(c *rules.CardView) bool {
	return !slices.ContainsFunc(n.fits, func(fits func(c *rules.CardView) bool) bool { return !fits(c) })
}

// abilities are the things in the resolution zone that the phrase means, when it
// means abilities.
func (n *noun) abilities() (list []rules.Card) {
	for _, s := range n.t.View.Stack {
		if s.Kind == "ability" && (n.owner < 0 || s.Seat == n.owner) {
			list = append(list, s.Card)
		}
	}
	return list
}

// all are the cards that the asked player may identify, in the order of their
// numbers.
func (t *table) all() []*rules.CardView {
	if t.sorted == nil {
		for _, c := range t.At {
			t.sorted = append(t.sorted, c)
		}
		slices.SortFunc(t.sorted, func(a, b *rules.CardView) int { return int(a.ID) - int(b.ID) })
	}
	return t.sorted
}

// isAttacking: from 802-9b on, not while the attack is only declared.
func (t *table) isAttacking(c rules.Card) bool {
	return t.View.Attack.Attacker == c && t.View.Attack.Kind != "declared"
}

// called reports whether a card has a name, be it by a rule of names (1407).
func (t *table) called(c *rules.CardView, name string) bool {
	for _, l := range c.Lines {
		if strings.HasPrefix(l.Words[rules.Japanese], "【名称ルール】") && strings.Contains(l.Words[rules.Japanese], "「"+name+"」") {
			return true
		}
	}
	return t.Name(c) == name
}

func titled(c *rules.CardView, title string) bool {
	return has(c.Now.Keys("titles"), title)
}

func (t *table) isAce(c *rules.CardView) bool { return has(t.Print(c).Keys("subtypes"), "ace") } // 304-3

// aurasOf are the cards that are attached to one (521-1d).
func (t *table) aurasOf(host rules.Card) (list []*rules.CardView) {
	for _, c := range t.At {
		if c.Under == host {
			list = append(list, c)
		}
	}
	return list
}

// units calls f for the units of a player on the field.
func (t *table) units(seat int, f func(c *rules.CardView)) {
	field := t.Shared("field")
	for i := range field {
		if c := &field[i]; c.Seat == seat && has(c.Kinds, "unit") {
			f(c)
		}
	}
}
