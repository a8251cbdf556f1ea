package rulestest

import (
	"regexp"
	"strings"

	"gorin/rules"
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

// weissItems are the parts of costs that the oracle knows: whether one can be done,
// and what cards it takes away.
var weissItems = []struct {
	re  *regexp.Regexp
	can func(t *table, c *rules.CardView, m []string) (bool, claim)
}{
	{regexp.MustCompile(`^[(（](\d+)[)）]$`), func(t *table, _ *rules.CardView, m []string) (bool, claim) {
		return t.count(t.me, "stock") >= number(m[1]), claim{}
	}},
	{regexp.MustCompile(`^手札(のキャラ)?を(\d+)枚控え室に置[くき]$`), func(t *table, c *rules.CardView, m []string) (bool, claim) {
		return true, t.ofHand(number(m[2]), func(x *rules.CardView) bool {
			return (m[1] == "" || t.kind(x) == "character") && !(x.ID == c.ID && t.kind(x) == "event") // what is being played does not pay
		})
	}},
	{regexp.MustCompile(`^手札の「(.+)」を(\d+)枚公開[しす]る?$`), func(t *table, _ *rules.CardView, m []string) (bool, claim) {
		cl := t.ofHand(number(m[2]), func(x *rules.CardView) bool { return t.name(x) == m[1] })
		return len(cl.from) >= cl.n, claim{}
	}},
	{regexp.MustCompile(`^手札のこのカードを控え室に置[くき]$`), func(t *table, c *rules.CardView, _ []string) (bool, claim) {
		return t.place[c.ID].Zone == "hand", claim{1, []rules.Card{c.ID}}
	}},
	{regexp.MustCompile(`^このカードを【レスト】[しす]る?$`), func(t *table, c *rules.CardView, _ []string) (bool, claim) {
		return isStage(t.place[c.ID].Zone) && c.Lies != rules.Rest, claim{} // what rests cannot be rested (1.3.2.1)
	}},
	{regexp.MustCompile(`^このカードを(?:控え室に置[くき]|思い出に[しす]る?)$`), func(t *table, c *rules.CardView, _ []string) (bool, claim) {
		return isStage(t.place[c.ID].Zone), claim{1, []rules.Card{c.ID}}
	}},
	{regexp.MustCompile(`^このカードの下のマーカーを(\d+)枚控え室に置[くき]$`), func(t *table, c *rules.CardView, m []string) (bool, claim) {
		return isStage(t.place[c.ID].Zone) && c.Markers >= number(m[1]), claim{}
	}},
	{regexp.MustCompile(`^あなたの山札の上から(\d+)枚をクロック置場に置[くき]$`), func(t *table, _ *rules.CardView, m []string) (bool, claim) {
		return t.count(t.me, "deck") >= number(m[1]), claim{}
	}},
	{regexp.MustCompile(`^あなたの舞台の「(.+)」を(\d+)枚このカードの下にマーカーとして表向きに置[くき]$`), func(t *table, _ *rules.CardView, m []string) (bool, claim) {
		cl := claim{n: number(m[2])}
		t.stage(t.me, func(_ string, x *rules.CardView) {
			if t.name(x) == m[1] {
				cl.from = append(cl.from, x.ID)
			}
		})
		return true, cl
	}},
}

func (t *table) ofHand(n int, fits func(x *rules.CardView) bool) claim {
	cl := claim{n: n}
	for i := range t.zone(t.me, "hand") {
		if x := &t.zone(t.me, "hand")[i]; fits(x) {
			cl.from = append(cl.from, x.ID)
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
// cards of its own (8.4.2.2.1); known is false if an item is not known.
func (t *table) canPay(cost string, c *rules.CardView) (ok, known bool) {
	ok = true
	var claims []claim
	for _, item := range split(cost) {
		found := false
		for _, i := range weissItems {
			if m := i.re.FindStringSubmatch(item); m != nil {
				can, cl := i.can(t, c, m)
				ok = ok && can
				for range cl.n {
					claims = append(claims, claim{1, cl.from})
				}
				found = true
				break
			}
		}
		if !found {
			return false, false
		}
	}
	return ok && apart(claims, map[rules.Card]bool{}), true
}

// stockOf is how much stock a cost takes.
func stockOf(cost string) (n int) {
	for _, item := range split(cost) {
		if m := weissItems[0].re.FindStringSubmatch(item); m != nil {
			n += number(m[1])
		}
	}
	return n
}
