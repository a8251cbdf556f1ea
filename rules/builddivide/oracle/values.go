package oracle

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// sums are sentences of permanent abilities that add to the power or hit of their
// own unit: how much, for the unit and its controller.
var sums = []struct {
	re *regexp.Regexp
	of func(t *table, p int, c *rules.CardView, m []string) (power, hit int)
}{
	{regexp.MustCompile(`^このユニットはパワー([＋－]\d+)。$`), func(_ *table, _ int, _ *rules.CardView, m []string) (int, int) { return signed(m[1]), 0 }},
	{regexp.MustCompile(`^このユニットはヒット([＋－]\d+)。$`), func(_ *table, _ int, _ *rules.CardView, m []string) (int, int) { return 0, signed(m[1]) }},
	{regexp.MustCompile(`^このユニットはパワー([＋－]\d+)、ヒット([＋－]\d+)。$`), func(_ *table, _ int, _ *rules.CardView, m []string) (int, int) {
		return signed(m[1]), signed(m[2])
	}},
	{regexp.MustCompile(`^(あなた|相手)のターン中、このユニットはパワー([＋－]\d+)。$`), func(t *table, p int, _ *rules.CardView, m []string) (int, int) {
		if (t.View.Active == p) == (m[1] == "あなた") {
			return signed(m[2]), 0
		}
		return 0, 0
	}},
	{regexp.MustCompile(`^(あなたのフィールドにある他の「[^」]+」)1枚につき、このユニットはパワー([＋－]\d+)。$`), func(t *table, p int, c *rules.CardView, m []string) (int, int) {
		n, _ := t.phrase(m[1][:strings.Index(m[1], "「")]+m[1][strings.Index(m[1], "「"):], p, c.ID)
		if n == nil {
			return 0, 0
		}
		return len(n.cards()) * signed(m[2]), 0
	}},
	{regexp.MustCompile(`^Ｘは(あなた|このユニット)の「([^」]+)」カウンターの個数に等しい。このユニットはパワー＋Ｘ000。$`), func(t *table, p int, c *rules.CardView, m []string) (int, int) {
		if m[1] == "あなた" {
			return 1000 * counters(t.View.Players[p].Counters, m[2]), 0
		}
		return 1000 * counters(c.Counters, m[2]), 0
	}},
	{regexp.MustCompile(`^Ｘはあなたのライフの枚数に等しい。このユニットはパワー＋Ｘ000。$`), func(t *table, p int, _ *rules.CardView, _ []string) (int, int) {
		return 1000 * t.Count(p, "life"), 0
	}},
}

var (
	sumAllRE    = regexp.MustCompile(`^.*ユニットすべてはパワー([＋－]\d+)。$`)
	changePower = regexp.MustCompile(`パワー([+＋－-]\d+)`)
	changeHit   = regexp.MustCompile(`ヒット([+＋－-]\d+)`)
	changeOther = regexp.MustCompile(`パワー[がを=]|ヒット[がを=]|倍|同じ|パワー\+?Ｘ|Ｘ000`)
)

func signed(s string) int {
	n := oracle.Number(strings.TrimLeft(s, "＋－+-"))
	if strings.HasPrefix(s, "－") || strings.HasPrefix(s, "-") {
		return -n
	}
	return n
}

// values adds up the power and the hit of every unit, from what is printed on (1208)
// and compares. Units about which a text says something else are passed over.
func (o *half) values(t *table) error {
	list, sure := o.rulesInForce(t, "パワー", "ヒット", "数値", "能力")
	power, hit := map[rules.Card]int{}, map[rules.Card]int{}
	for _, r := range list {
		known := strings.HasPrefix(r.body, "【") || !says(r.body, []string{"パワー", "ヒット", "数値", "同じ能力"})
		for _, s := range sums {
			if m := s.re.FindStringSubmatch(r.body); m != nil {
				p, h := s.of(t, r.p, r.c, m)
				power[r.c.ID] += p
				hit[r.c.ID] += h
				known = true
			}
		}
		if m := sumAllRE.FindStringSubmatch(r.body); m != nil {
			scope, ok := o.scope(t, r)
			for seat := range 2 {
				t.units(seat, func(c *rules.CardView) {
					if ok && scope(c) {
						power[c.ID] += signed(m[1])
					}
				})
			}
			known = ok
		}
		sure = sure && (known || says(r.body, []string{"ブロックでき", "アタックでき"}))
	}
	if !sure || len(t.tableEffects("パワー", "ヒット")) > 0 {
		return nil
	}
	for seat := range 2 {
		var err error
		t.units(seat, func(c *rules.CardView) {
			if e := t.value(c, power[c.ID], hit[c.ID]); e != nil {
				err = e
			}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func (t *table) value(c *rules.CardView, power, hit int) error {
	if t.Kind(c) != "unit" { // what it became says (1604-3, 1406)
		return nil
	}
	power += t.Print(c).Number("power")
	hit += t.Print(c).Number("hit")
	for _, a := range t.aurasOf(c.ID) { // 521-2a
		power += a.Worth
	}
	for _, ch := range c.Changes {
		w := ch.Words[rules.Japanese]
		if strings.HasPrefix(w, "オーラ：") {
			continue // counted above
		}
		if changeOther.MatchString(w) || strings.Contains(w, "【自】") && says(w, []string{"パワー", "ヒット"}) {
			return nil
		}
		for _, m := range changePower.FindAllStringSubmatch(w, -1) {
			power += signed(m[1])
		}
		for _, m := range changeHit.FindAllStringSubmatch(w, -1) {
			hit += signed(m[1])
		}
	}
	if c.Now.Number("power") != power || c.Now.Number("hit") != hit {
		return fmt.Errorf("1208: card %d %s has power %d and hit %d, it is %d and %d", c.ID, t.Name(c), power, hit, c.Now.Number("power"), c.Now.Number("hit"))
	}
	return nil
}

// tableEffects lists lasting effects that are about no one card.
func (t *table) tableEffects(words ...string) (list []string) {
	for _, e := range t.View.Effects {
		if says(e.Words[rules.Japanese], words) {
			list = append(list, e.Words[rules.Japanese])
		}
	}
	return list
}
