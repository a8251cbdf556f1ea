package oracle

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// pickRE is a choice in the words of a text: whose, where, what, how many, and whether fewer
// will do.
var pickRE = regexp.MustCompile(`(他の)?(あなたの他の|あなたの|自分の他の|自分の|相手の)([^、。]+?)を(\d+)枚(まで)?選`)

// nounWords are the words of a noun, and whom they mean.
var nounWords = []struct {
	re   *regexp.Regexp
	fits func(t *table, c *rules.CardView, m []string) bool
}{
	{regexp.MustCompile(`^(レベル|攻撃力|防御力)(\d+)(以下|以上)の`), func(_ *table, c *rules.CardView, m []string) bool {
		have, n := c.Now.Number(map[string]string{"レベル": "level", "攻撃力": "attack", "防御力": "defence"}[m[1]]), oracle.Number(m[2])
		return have == n || (have < n) == (m[3] == "以下")
	}},
	{regexp.MustCompile(`^(♥|♠)の`), func(_ *table, c *rules.CardView, m []string) bool {
		return has(c.Now.Keys("sex"), map[string]string{"♥": "female", "♠": "male"}[m[1]])
	}},
	{regexp.MustCompile(`^《([^》]+)》の`), func(_ *table, c *rules.CardView, m []string) bool { return has(c.Now.Keys("skill-traits"), m[1]) }},
	{regexp.MustCompile(`^称号に“([^”]+)”を含む`), func(t *table, c *rules.CardView, m []string) bool {
		return slices.ContainsFunc(t.titles(c), func(title string) bool { return strings.Contains(title, m[1]) })
	}},
	{regexp.MustCompile(`^『([^』]+)』の`), func(t *table, c *rules.CardView, m []string) bool { return has(t.names(c), m[1]) }},
	{regexp.MustCompile(`^＜([^＞]+)＞の`), func(t *table, c *rules.CardView, m []string) bool { return has(t.titles(c), m[1]) }},
}

// nounZones are the zones that a text names, and whether the cards there are only counted.
var nounZones = []struct {
	words string
	zones []string
}{
	{"リングの", []string{"ring"}}, {"ベンチの", bench}, {"フィールドの", append([]string{"ring"}, bench...)},
	{"リタイヤ置場の", []string{"retire"}}, {"控え室の", []string{"waiting-room"}}, {"手札の", []string{"hand"}},
}

// bareNouns are zones that stand for their cards (3.5.2).
var bareNouns = map[string]string{"手札": "hand", "リタイヤ": "retire"}

// noun is the cards that a phrase means, whoever's they are; asked is whether their information
// matters, known is false if there are words that the oracle does not know.
func (t *table) noun(phrase string, seat int, but rules.Card) (list []*rules.CardView, zone string, asked, known bool) {
	var zones []string
	if z := bareNouns[phrase]; z != "" {
		zones, phrase = []string{z}, "カード"
	}
	for _, z := range nounZones {
		if rest, ok := strings.CutPrefix(phrase, z.words); ok {
			zones, phrase = z.zones, rest
			break
		}
	}
	if zones == nil {
		return nil, "", false, false
	}
	var fits []func(c *rules.CardView) bool
	for again := true; again; {
		again = false
		for _, w := range nounWords {
			if m := w.re.FindStringSubmatch(phrase); m != nil {
				fits = append(fits, func(c *rules.CardView) bool { return w.fits(t, c, m) })
				phrase, again = phrase[len(m[0]):], true
			}
		}
	}
	if phrase != "カード" {
		return nil, "", false, false
	}
	for _, z := range zones {
		for i := range t.Zone(seat, z) {
			c, ok := &t.Zone(seat, z)[i], true
			for _, f := range fits {
				ok = ok && c.Print >= 0 && f(c)
			}
			if ok && (but == 0 || c.ID != but) {
				list = append(list, c)
			}
		}
	}
	return list, zones[0], len(fits) > 0, true
}

// 8.5.4, 8.6.11: what the text says, where it chooses once and in words that the oracle reads.
// As many as it says if there are as many (8.6.11.1.2); of one's hand, where what is chosen
// has to have something that nobody else can see, as few as one likes (8.6.11.2).
func mayChoose(o *half, t *table) (oracle.Offered, bool) {
	if t.Request.Clause == "8.5.1.3.2" {
		return o.mustPay(t)
	}
	text := o.playing.body
	m := pickRE.FindStringSubmatch(text)
	if o.of != t.Request.Source || m == nil || strings.Count(text, "選") != 1 || !strings.HasPrefix(t.Request.Clause, "8.6.11") || t.forbids(noChosen) {
		return oracle.Offered{}, false
	}
	w := t.One(t.Me, t.Request.Clause)
	before, _, _ := strings.Cut(text, m[0])
	chooser, seat := t.Me, t.Me
	if strings.HasSuffix(before, "相手は") {
		chooser = t.Opp // the one who is asked is the opponent of who has the skill
	}
	if strings.HasPrefix(m[2], "相手") || strings.HasPrefix(m[2], "あなた") && chooser != t.Me {
		seat = t.Opp
	}
	but := rules.Card(0)
	if m[1] != "" || strings.Contains(m[2], "他の") {
		but = t.Request.Source
	}
	list, zone, asked, known := t.noun(m[3], seat, but)
	if !known || zone == "hand" && seat != t.Me {
		return w, false
	}
	for _, c := range list {
		if c.ID == 0 {
			return w, false // it lies face down (3.5.2)
		}
		w.Card(c, t.Request.Clause)
	}
	w.Max = min(oracle.Number(m[4]), len(list))
	if w.Min = w.Max; m[5] != "" || zone == "hand" && asked {
		w.Min = 0
	}
	return w, true
}

// payRE are choices of costs.
var payRE = regexp.MustCompile(`^(?:(?:あなた|自分)の)?(エネルギー|手札)を(\d+)枚(?:【レスト】|【リバース】|自分の控え室|控え室|公開|自分のリタイヤ置場)`)

// mustPay: 8.5.1.3.2: as many as the cost says, of standing energy (4.16.2) or of the hand.
func (o *half) mustPay(t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "8.5.1.3.2")
	var parts [][]string
	for _, part := range costParts(o.playing.cost) {
		if m := payRE.FindStringSubmatch(part); m != nil {
			parts = append(parts, m)
		} else if !ownPartRE.MatchString(part) {
			return w, false
		}
	}
	if len(parts) != 1 || o.of != t.Request.Source || t.forbids(noRest, noReverse, noRetire) {
		return w, false
	}
	w.Min = oracle.Number(parts[0][2])
	w.Max = w.Min
	if parts[0][1] == "手札" {
		t.AllOf("hand", w, "8.5.1.3.2")
		for _, c := range t.Zone(t.Me, "hand") {
			if c.ID == o.of || t.shows() && strings.Contains(o.playing.cost, "公開") { // 4.12.1.1
				w.Maybe[fmt.Sprint("card ", c.ID)] = true
			}
		}
		return w, true
	}
	for i := range t.standing(t.Me) {
		key := fmt.Sprintf("hidden energy %d", i)
		w.Options[key], w.Maybe[key] = "4.16.2", i >= w.Min // one is as good as another (3.4.2)
	}
	return w, true
}

// 8.6.5: yes or no, nothing else.
func mayOrNot(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "8.6.5")
	w.Options["yes"], w.Options["no"] = "8.6.5", "8.6.5"
	if len(t.Request.Options) == 1 { // what cannot be done, or would keep up a loop
		w.Maybe["yes"], w.Maybe["no"] = true, true
	}
	return w, true
}

// 4.10.4.1: one more card, or enough.
func mayGoOn(_ *half, t *table) (oracle.Offered, bool) {
	w := t.One(t.Me, "4.10.4.1")
	w.Options["yes"], w.Options["stop"] = "4.10.4.2", "4.10.4.1"
	return w, true
}

// 3.2.4: all of the cards, in any order.
func mustOrder(_ *half, t *table) (oracle.Offered, bool) {
	n := len(t.Request.Options)
	w := oracle.Offered{Seat: t.Me, Min: n, Max: n, Options: map[string]string{}, Clause: "3.2.4"}
	for i := range t.Request.Options {
		c := t.At[t.Request.Options[i].Card]
		if c == nil {
			return w, false
		}
		w.Card(c, "3.2.4")
	}
	return w, n > 1
}
