package oracle

import (
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// items are the parts of costs that the oracle knows, and whether one can be done.
var items = []struct {
	re  *regexp.Regexp
	can func(t *table, c *rules.CardView, m []string) bool
}{
	{regexp.MustCompile(`^([⓪①②③④⑤⑥⑦⑧⑨])$`), func(t *table, _ *rules.CardView, m []string) bool { return t.Count(t.Me, "stock") >= circled(m[1]) }},
	{regexp.MustCompile(`^Ⓧ$`), func(*table, *rules.CardView, []string) bool { return true }}, // 5.22.5.4: nothing is enough
	{regexp.MustCompile(`^このメンバーをレスト(?:し|する)$`), func(_ *table, c *rules.CardView, _ []string) bool { return c.Lies == rules.Stand }},
	{regexp.MustCompile(`^このメンバーを(?:ドロップ(?:し|する)|山札の下に置[きく]|手札に戻[しす])$`), func(*table, *rules.CardView, []string) bool { return true }},
	{regexp.MustCompile(`^手札を(\d+)枚(?:捨て|捨てる|公開し|公開する)$`), func(t *table, _ *rules.CardView, m []string) bool {
		return t.Count(t.Me, "hand") >= oracle.Number(m[1])
	}},
	{regexp.MustCompile(`^手札を好きな枚数(?:捨て|捨てる|公開し|公開する)$`), func(*table, *rules.CardView, []string) bool { return true }}, // 1.3.5.1
	{regexp.MustCompile(`^手札の《([^》]+)》のカードを(\d+)枚捨て(?:る)?$`), func(t *table, _ *rules.CardView, m []string) bool {
		n := 0
		for _, c := range t.hand() {
			if has(c.Now.Keys("worlds"), m[1]) {
				n++
			}
		}
		return n >= oracle.Number(m[2])
	}},
	{regexp.MustCompile(`^このメンバーのソウルを(\d+)枚ドロップ(?:し|する)$`), func(t *table, c *rules.CardView, m []string) bool { return len(t.souls(c)) >= oracle.Number(m[1]) }},
	{regexp.MustCompile(`^このメンバーのソウルをすべてドロップ(?:し|する)$`), func(*table, *rules.CardView, []string) bool { return true }}, // 5.22.4
	{regexp.MustCompile(`^ストックオープン(\d+)する$`), func(t *table, _ *rules.CardView, m []string) bool {
		return t.Count(t.Me, "stock")-t.ups(t.Me, "stock") >= oracle.Number(m[1])
	}},
}

// byOthers keeps nobody from dropping a card of their own.
var byOthers = always("このメンバーは相手の効果で(?:ドロップしない|場を離れない|手札に戻らない)。")

func circled(s string) int {
	if s == "⓪" {
		return 0
	}
	return int([]rune(s)[0]-'①') + 1
}

// canPay reports whether each part of a cost is possible by itself (5.22.2, 5.22.3); known is false
// if a part is not known.
func (t *table) canPay(cost string, c *rules.CardView) (ok, known bool) {
	ok = true
	for _, part := range strings.FieldsFunc(cost, func(r rune) bool { return r == ' ' || r == '、' }) {
		found := false
		for _, i := range items {
			if m := i.re.FindStringSubmatch(part); m != nil {
				ok, found = ok && i.can(t, c, m), true
				break
			}
		}
		if !found || strings.Contains(part, "捨て") && t.says("捨てられない") || strings.Contains(part, "レスト") && t.says("レストしない", "レストできない") ||
			strings.Contains(part, "ドロップ") && t.others([]sentence{byOthers}, "ドロップしない") || t.says("払えない", "コストとして") {
			return false, false
		}
	}
	return ok, true
}
