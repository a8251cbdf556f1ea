package oracle

import (
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// costOf is the cost in the brackets of a text (8.4.1), "" if it has none.
func costOf(text string) string {
	_, after, _ := strings.Cut(text, "［")
	cost, _, _ := strings.Cut(after, "］")
	return cost
}

func startsWithCost(text string) bool {
	return strings.HasPrefix(text, "［") || strings.HasPrefix(text, "【カウンター】［")
}

// items are the parts of costs that the oracle knows: whether one can be done,
// and what cards it takes away.
var items = []struct {
	re  *regexp.Regexp
	can func(t *table, c *rules.CardView, m []string) (bool, oracle.Claim)
}{
	{regexp.MustCompile(`^[(（](\d+)[)）]$`), func(t *table, _ *rules.CardView, m []string) (bool, oracle.Claim) {
		return t.Count(t.Me, "stock") >= oracle.Number(m[1]), oracle.Claim{}
	}},
	{regexp.MustCompile(`^手札(のキャラ)?を(\d+)枚控え室に置[くき]$`), func(t *table, c *rules.CardView, m []string) (bool, oracle.Claim) {
		return true, t.ofHand(oracle.Number(m[2]), func(x *rules.CardView) bool {
			return (m[1] == "" || t.Kind(x) == "character") && !(x.ID == c.ID && t.Kind(x) == "event") // what is being played does not pay
		})
	}},
	{regexp.MustCompile(`^手札の「(.+)」を(\d+)枚公開[しす]る?$`), func(t *table, _ *rules.CardView, m []string) (bool, oracle.Claim) {
		cl := t.ofHand(oracle.Number(m[2]), func(x *rules.CardView) bool { return t.Name(x) == m[1] })
		return len(cl.From) >= cl.N, oracle.Claim{}
	}},
	{regexp.MustCompile(`^手札のこのカードを控え室に置[くき]$`), func(t *table, c *rules.CardView, _ []string) (bool, oracle.Claim) {
		return t.Place[c.ID].Zone == "hand", oracle.Claim{N: 1, From: []rules.Card{c.ID}}
	}},
	{regexp.MustCompile(`^このカードを【レスト】[しす]る?$`), func(t *table, c *rules.CardView, _ []string) (bool, oracle.Claim) {
		return isStage(t.Place[c.ID].Zone) && c.Lies != rules.Rest, oracle.Claim{} // what rests cannot be rested (1.3.2.1)
	}},
	{regexp.MustCompile(`^このカードを(?:控え室に置[くき]|思い出に[しす]る?)$`), func(t *table, c *rules.CardView, _ []string) (bool, oracle.Claim) {
		return isStage(t.Place[c.ID].Zone), oracle.Claim{N: 1, From: []rules.Card{c.ID}}
	}},
	{regexp.MustCompile(`^このカードの下のマーカーを(\d+)枚控え室に置[くき]$`), func(t *table, c *rules.CardView, m []string) (bool, oracle.Claim) {
		return isStage(t.Place[c.ID].Zone) && c.Below >= oracle.Number(m[1]), oracle.Claim{}
	}},
	{regexp.MustCompile(`^あなたの山札の上から(\d+)枚をクロック置場に置[くき]$`), func(t *table, _ *rules.CardView, m []string) (bool, oracle.Claim) {
		return t.Count(t.Me, "deck") >= oracle.Number(m[1]), oracle.Claim{}
	}},
	{regexp.MustCompile(`^あなたの舞台の「(.+)」を(\d+)枚このカードの下にマーカーとして表向きに置[くき]$`), func(t *table, _ *rules.CardView, m []string) (bool, oracle.Claim) {
		cl := oracle.Claim{N: oracle.Number(m[2])}
		t.stage(t.Me, func(_ string, x *rules.CardView) {
			if t.Name(x) == m[1] {
				cl.From = append(cl.From, x.ID)
			}
		})
		return true, cl
	}},
}

func (t *table) ofHand(n int, fits func(x *rules.CardView) bool) oracle.Claim {
	cl := oracle.Claim{N: n}
	for i := range t.Zone(t.Me, "hand") {
		if x := &t.Zone(t.Me, "hand")[i]; fits(x) {
			cl.From = append(cl.From, x.ID)
		}
	}
	return cl
}

// split parts a cost into its items; what stands in 「」 is a name.
func split(cost string) []string {
	named := false
	return strings.FieldsFunc(cost, func(r rune) bool {
		if r == '「' || r == '」' {
			named = r == '「'
		}
		return !named && (r == ' ' || r == '、')
	})
}

// canPay reports whether all of a cost can be paid (8.4.2.2), each item with
// cards of its own (8.4.2.2.1); known is false if an item is not known, or if a text may pay
// for the stock that is missing.
func (t *table) canPay(cost string, c *rules.CardView) (ok, known bool) {
	ok = true
	var claims []oracle.Claim
	for _, item := range split(cost) {
		found := false
		for _, i := range items {
			if m := i.re.FindStringSubmatch(item); m != nil {
				can, cl := i.can(t, c, m)
				ok = ok && can
				for range cl.N {
					claims = append(claims, oracle.Claim{N: 1, From: cl.From})
				}
				found = true
				break
			}
		}
		if !found {
			return false, false
		}
	}
	if ok = ok && oracle.Apart(claims, map[rules.Card]bool{}); !ok && stockOf(cost) > 0 && t.paysForStock() {
		return false, false
	}
	return ok, true
}

// paysForStock reports whether a text may let something else be paid instead of stock.
func (t *table) paysForStock() bool {
	pays := func(w rules.Words) bool {
		return strings.Contains(w[rules.Japanese], "ストック") && strings.Contains(w[rules.Japanese], "かわりに")
	}
	for _, c := range t.At {
		for _, l := range c.Lines {
			if isStage(t.Place[c.ID].Zone) && pays(l.Words) {
				return true
			}
		}
	}
	return slices.ContainsFunc(t.View.Effects, func(e rules.EffectView) bool { return pays(e.Words) })
}

// stockOf is how much stock a cost takes.
func stockOf(cost string) (n int) {
	for _, item := range split(cost) {
		if m := items[0].re.FindStringSubmatch(item); m != nil {
			n += oracle.Number(m[1])
		}
	}
	return n
}
