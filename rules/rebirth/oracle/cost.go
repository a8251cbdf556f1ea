package oracle

import (
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// What is rested, shown or made a soul is numbered apart from what is put elsewhere.
const (
	energyFrom rules.Card = 60000
	showFrom   rules.Card = 40000
	restFrom   rules.Card = 30000
)

// circled are the numbers of costs in energy (5.14.2).
const circled = "⓪①②③④⑤⑥⑦⑧⑨"

var pipRE = regexp.MustCompile(`^エネ([⓪①②③④⑤⑥⑦⑧⑨])$`)

// items are the parts of costs that the oracle knows, and which cards each takes.
var items = []struct {
	re   *regexp.Regexp
	take func(t *table, c *rules.CardView, m []string) (ok bool, claims []oracle.Claim)
}{
	{regexp.MustCompile(`^エネ(.)、メンバーに《([^》]+)》がいるなら、かわりにエネ(.)$`), func(t *table, _ *rules.CardView, m []string) (bool, []oracle.Claim) {
		n := m[1]
		for _, slot := range members {
			if c := t.in(t.Me, slot); c != nil && t.called(c, m[2]) {
				n = m[3]
			}
		}
		return true, []oracle.Claim{t.energy(n)}
	}},
	{pipRE, func(t *table, _ *rules.CardView, m []string) (bool, []oracle.Claim) {
		return true, []oracle.Claim{t.energy(m[1])}
	}},
	{regexp.MustCompile(`^このキャラを(控え室|デッキの下|デッキの上|思い出|手札)[にへ](?:置|す|戻)[くるす]?`), func(_ *table, c *rules.CardView, _ []string) (bool, []oracle.Claim) {
		return true, []oracle.Claim{{N: 1, From: []rules.Card{c.ID}}}
	}},
	{regexp.MustCompile(`^このキャラを公開する$`), func(_ *table, c *rules.CardView, _ []string) (bool, []oracle.Claim) {
		return true, []oracle.Claim{{N: 1, From: []rules.Card{showFrom + c.ID}}}
	}},
	{regexp.MustCompile(`^このキャラを【レスト】する$`), func(_ *table, c *rules.CardView, _ []string) (bool, []oracle.Claim) {
		return c.Lies == rules.Stand, []oracle.Claim{{N: 1, From: []rules.Card{restFrom + c.ID}}} // 1.3.2.1
	}},
	{regexp.MustCompile(`^手札から(\d+)枚(?:選び、)?控え室に置く$`), func(t *table, _ *rules.CardView, m []string) (bool, []oracle.Claim) {
		return true, []oracle.Claim{t.ofHand(oracle.Number(m[1]))}
	}},
	{regexp.MustCompile(`^このキャラと、手札から(\d+)枚控え室に置く$`), func(t *table, c *rules.CardView, m []string) (bool, []oracle.Claim) {
		return true, []oracle.Claim{{N: 1, From: []rules.Card{c.ID}}, t.ofHand(oracle.Number(m[1]))}
	}},
	{regexp.MustCompile(`^パートナーから(\d+)枚【レスト】する$`), func(t *table, _ *rules.CardView, m []string) (bool, []oracle.Claim) {
		cl := oracle.Claim{N: oracle.Number(m[1])}
		z := t.Zone(t.Me, "energy")
		for i := range z {
			if z[i].Lies == rules.Stand && t.kind(&z[i]) == "partner" {
				cl.From = append(cl.From, energyFrom+rules.Card(i))
			}
		}
		return true, []oracle.Claim{cl}
	}},
}

// energy is so much energy as a number in a circle says, of what stands.
func (t *table) energy(pip string) oracle.Claim {
	cl := oracle.Claim{N: len([]rune(circled[:strings.Index(circled, pip)]))}
	for i, e := range t.Zone(t.Me, "energy") {
		if e.Lies == rules.Stand {
			cl.From = append(cl.From, energyFrom+rules.Card(i))
		}
	}
	return cl
}

// ofHand is so many cards of the hand: partners do not go to the waiting room by choice of
// a text unless it says so, and the oracle counts them in, for nothing forbids it.
func (t *table) ofHand(n int) oracle.Claim {
	cl := oracle.Claim{N: n}
	hand := t.Zone(t.Me, "hand")
	for i := range hand {
		cl.From = append(cl.From, hand[i].ID)
	}
	return cl
}

// canPay reports whether all of a cost can be paid (9.5.2.2), each part with cards of its
// own; known is false if a part is not known.
func (t *table) canPay(cost string, c *rules.CardView) (ok, known bool) {
	ok = true
	var claims []oracle.Claim
	parts := strings.Split(cost, "、")
	for i := 0; i < len(parts) && cost != ""; i++ {
		part := parts[i]
		for i+1 < len(parts) && oneOf(parts[i+1], "がいるなら", "かわりに") {
			i++
			part += "、" + parts[i]
		}
		if strings.HasPrefix(part, "このキャラと") && i+1 < len(parts) {
			i++
			part += "、" + parts[i]
		}
		found := false
		for _, it := range items {
			m := it.re.FindStringSubmatch(part)
			if m == nil {
				continue
			}
			can, list := it.take(t, c, m)
			ok, found = ok && can, true
			for _, cl := range list {
				ok = ok && cl.N <= len(cl.From)
				for range cl.N {
					claims = append(claims, oracle.Claim{N: 1, From: cl.From})
				}
			}
			break
		}
		if !found {
			return false, false
		}
	}
	return ok && oracle.Apart(claims, map[rules.Card]bool{}), !t.says("【レスト】できない")
}
