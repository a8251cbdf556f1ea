package oracle

import (
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// needs is how much energy a cost asks for in each colour, and in any.
type needs struct{ black, blue, white, red, generic int }

// needsOf is what the cost of a printed card asks for.
func needsOf(p *rules.Printed) needs {
	of := func(key string) int { return p.Count("needs", key) }
	return needs{of("black"), of("blue"), of("white"), of("red"), of("generic")}
}

// price is what has to be paid: energy, and other acts (306-2, 1201-3a). known is
// false if it asks for energy in words that the oracle does not read.
type price struct {
	energy needs
	acts   []string
	known  bool
}

var energyRE = regexp.MustCompile(`^(?:(黒|青|白|赤)?[⓪①-⑳])+$`)
var energyPartRE = regexp.MustCompile(`(黒|青|白|赤)?([⓪①-⑳])`)
var unreadEnergyRE = regexp.MustCompile(`[⓪①-⑳]|^(?:無|黒|青|白|赤)?[ＸX]`)

// circled is the number in a circle that a text begins with.
func circled(s string) int {
	if r := []rune(s)[0]; r != '⓪' {
		return int(r-'①') + 1
	}
	return 0
}

// priceOf reads a cost in the words of a text.
func priceOf(cost string) price {
	p := price{known: true}
	for _, part := range strings.Split(cost, "、") {
		if part == "" {
			continue
		}
		if !energyRE.MatchString(part) {
			p.acts = append(p.acts, part)
			p.known = p.known && !unreadEnergyRE.MatchString(part)
			continue
		}
		for _, m := range energyPartRE.FindAllStringSubmatch(part, -1) {
			*ofColour(&p.energy, colourKeys[m[1]]) += circled(m[2])
		}
	}
	return p
}

// ofColour is the part of a cost in a colour, the generic part for "".
func ofColour(n *needs, colour string) *int {
	switch colour {
	case "black":
		return &n.black
	case "blue":
		return &n.blue
	case "white":
		return &n.white
	case "red":
		return &n.red
	}
	return &n.generic
}

func (n needs) plus(more needs) needs {
	return needs{n.black + more.black, n.blue + more.blue, n.white + more.white, n.red + more.red, n.generic + more.generic}
}

func total(n needs) int { return n.black + n.blue + n.white + n.red + n.generic }

var divideColours = []string{"black", "blue", "white", "red"}

// standing are the energy cards of a player that can be rested (510-2), by their
// place in the zone.
func (t *table) standing(p int) (list []int) {
	for i, c := range t.Zone(p, "energy") {
		if c.Lies == rules.Stand {
			list = append(list, i)
		}
	}
	return list
}

// affords reports whether a player's energy can pay: a card of each colour that is
// asked for, all of them different, and enough cards in all (510-2a). A card that
// lies face down has no colour (409-4a).
func (t *table) affords(p int, n needs, but ...int) bool {
	var claims []oracle.Claim
	left := 0
	for _, i := range t.standing(p) {
		if !hasInt(but, i) {
			left++
		}
	}
	for _, colour := range divideColours {
		for range *ofColour(&n, colour) {
			cl := oracle.Claim{N: 1}
			for _, i := range t.standing(p) {
				if !hasInt(but, i) && t.energyIs(p, i, colour) {
					cl.From = append(cl.From, rules.Card(i+1))
				}
			}
			claims = append(claims, cl)
		}
	}
	return total(n) <= left && len(claims) <= left && oracle.Apart(claims, map[rules.Card]bool{})
}

func (t *table) energyIs(p, i int, colour string) bool {
	c := &t.Zone(p, "energy")[i]
	return c.FaceUp && has(c.Now.Keys("colours"), colour)
}

func hasInt(list []int, n int) bool {
	for _, x := range list {
		if x == n {
			return true
		}
	}
	return false
}

// divideActs are the acts in costs that the oracle knows: whether a player can do
// them for a card (510-1a); being so already is not doing it (104-2a).
var divideActs = []struct {
	re  *regexp.Regexp
	can func(o *half, t *table, p int, c *rules.CardView, m []string) bool
}{
	{regexp.MustCompile(`^この(?:ユニット|テリトリー|カード)をレストする$`), func(_ *half, _ *table, _ int, c *rules.CardView, _ []string) bool {
		return c.Lies == rules.Stand
	}},
	{regexp.MustCompile(`^このユニットを破壊する$`), func(o *half, t *table, _ int, c *rules.CardView, _ []string) bool {
		firm, _ := o.firm(t, c)
		return !firm
	}},
	{regexp.MustCompile(`^(?:あなたの)?「([^」]+)」カウンターを(\d+)個取り除く$`), func(_ *half, t *table, p int, _ *rules.CardView, m []string) bool {
		return counters(t.View.Players[p].Counters, m[1]) >= oracle.Number(m[2])
	}},
	{regexp.MustCompile(`^この(?:ユニット|テリトリー|カード)からオーラを(\d+)枚捨てる$`), func(_ *half, t *table, _ int, c *rules.CardView, m []string) bool {
		return len(t.aurasOf(c.ID)) >= oracle.Number(m[1])
	}},
	{regexp.MustCompile(`^手札を(\d+)枚捨てる$`), func(_ *half, t *table, p int, c *rules.CardView, m []string) bool {
		n := t.Count(p, "hand")
		if t.Place[c.ID].Zone == "hand" && t.Kind(c) != "" {
			n-- // what is being played lies in the resolution zone by then (1204-2c)
		}
		return n >= oracle.Number(m[1])
	}},
	{regexp.MustCompile(`^山札の上から(\d+)枚を墓地に置く$`), func(_ *half, t *table, p int, _ *rules.CardView, m []string) bool {
		return t.Count(p, "deck") >= oracle.Number(m[1])
	}},
}

// payable reports whether a player can pay all of a cost for a card (510-1a).
func (o *half) payable(t *table, p int, c *rules.CardView, cost price) (ok, known bool) {
	ok, known = t.affords(p, cost.energy), cost.known
	for _, act := range cost.acts {
		found := false
		for _, a := range divideActs {
			if m := a.re.FindStringSubmatch(act); m != nil {
				ok, found = ok && a.can(o, t, p, c, m), true
			}
		}
		known = known && found
	}
	return ok, known || !t.affords(p, cost.energy) && cost.known
}

// firm reports whether a unit cannot be destroyed (104-3).
func (o *half) firm(t *table, c *rules.CardView) (firm, known bool) {
	known = true
	list, sure := o.rulesInForce(t, "破壊されない")
	for _, r := range list {
		scope, ok := o.scope(t, r)
		known = known && ok
		firm = firm || ok && scope(c)
	}
	if changed(c, "破壊されない") || len(t.lasting("破壊されない")) > 0 {
		firm, known = true, false
	}
	return firm, known && sure
}

var scopeRE = regexp.MustCompile(`^(.*ユニット)すべて(?:は|に、)`)

// scope is which units a permanent ability is about: its own, or all of a kind.
func (o *half) scope(t *table, r rule) (func(c *rules.CardView) bool, bool) {
	if strings.HasPrefix(r.body, "このユニットは") || strings.HasPrefix(r.body, "このカードは") {
		return func(c *rules.CardView) bool { return c.ID == r.c.ID }, true
	}
	m := scopeRE.FindStringSubmatch(r.body)
	if m == nil {
		return nil, false
	}
	common := ""
	phrase := m[1]
	for _, s := range []string{"このカードと共通の属性を持つ", "このユニットと共通の属性を持つ"} {
		if strings.HasPrefix(phrase, s) {
			common, phrase = s, phrase[len(s):]
		}
	}
	blitz := false
	if strings.Contains(phrase, "【ブリッツ】を持つ") {
		blitz, phrase = true, strings.Replace(phrase, "【ブリッツ】を持つ", "", 1)
	}
	n, ok := t.phrase(phrase, r.p, r.c.ID)
	if !ok {
		return nil, false
	}
	in := map[rules.Card]bool{}
	for _, c := range n.cards() {
		if (common == "" || sharesTrait(c, r.c)) && (!blitz || o.keyword(t, c, "ブリッツ")) {
			in[c.ID] = true
		}
	}
	return func(c *rules.CardView) bool { return in[c.ID] }, true
}

func sharesTrait(a, b *rules.CardView) bool {
	for _, x := range a.Now.Keys("attributes") {
		if has(b.Now.Keys("attributes"), x) && !strings.HasPrefix(x, "〔") && !strings.HasPrefix(x, "《") { // titles and names are none (305)
			return true
		}
	}
	return false
}

// keyword reports whether a unit has a keyword ability in force.
func (o *half) keyword(t *table, c *rules.CardView, word string) bool {
	for _, s := range o.says(t, c) {
		if s.valid && strings.HasPrefix(s.body, "【"+word+"】") {
			return true
		}
	}
	return false
}
