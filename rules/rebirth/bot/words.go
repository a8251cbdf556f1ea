package bot

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"gorin/rules"
)

// saying is what a line of a text comes to, as far as a bot cares: how much of what it does
// for who uses it.
type saying struct {
	icon  string   // 【自】 and so on, without brackets
	zones []string // labels of zones where it is in force
	cost  float64  // what it costs beside energy
	pips  int      // energy that it costs
	level int      // of true strength, 0 for none
	deeds []deed
	self  bool // it costs or moves its own card
}

// deed is one thing that a text does, so many times.
type deed struct {
	what deedKind
	n, m int
	foe  bool // to the other side
	may  bool // on a condition, or if one likes
}

type deedKind uint8

const (
	draws deedKind = iota
	heals
	changes // ATK and DEF
	hurts
	stands
	rests
	leaves  // a member goes away
	retires // or to the retire area
	charges // energy comes from the deck
	fetches // a card comes to the hand
	places  // a card comes to the field
	discards
	partners
	cancels
	wins
)

// deedWord is what a deed is said by; the first submatch is how many.
type deedWord struct {
	re   *regexp.Regexp
	what deedKind
}

// words are compiled when the first text is read.
var words = sync.OnceValue(func() (w struct {
	deeds            []deedWord
	head, level, pip *regexp.Regexp
}) {
	for _, d := range [...]struct {
		said string
		what deedKind
	}{
		{`ゲームに勝利`, wins},
		{`(\d)枚(?:まで)?引`, draws},
		{`(\d)点回復`, heals},
		{`([＋－±]\d+/[＋－±]\d+)`, changes},
		{`(\d)ダメージ与え`, hurts},
		{`(\d?)枚?選び、【スタンド】|すべて選び、【スタンド】`, stands},
		{`(\d?)枚?選び、【レスト】`, rests},
		{`リタイアさせる`, retires},
		{`上から(\d)枚エネルギーに`, charges},
		{`手札に(?:加え|戻)`, fetches},
		{`(?:メンバー|エントリー)に(?:裏向きで)?置[くき]`, places},
		{`手札から(\d)枚(?:選び、)?控え室に置`, discards},
		{`メンバーから(\d)枚選び、(?:控え室に置|デッキの下)|メンバーからすべて選び、控え室`, leaves},
		{`パートナーアタックになる`, partners},
	} {
		w.deeds = append(w.deeds, deedWord{regexp.MustCompile(d.said), d.what})
	}
	w.head = regexp.MustCompile(`^(?:【([^】]*)】|《[^》]*》|〔[^〕]*〕|＆|or|：|:| )`)
	w.level = regexp.MustCompile(`^本領発揮Lv(\d+)$`)
	w.pip = regexp.MustCompile(`エネ([①②③④⑤⑥⑦⑧⑨])`)
	return w
})

// pips are the numbers of costs.
const pips = "①②③④⑤⑥⑦⑧⑨"

// read takes a line of a text apart. The text is the one that views give, which always says
// the same thing in the same words.
func read(text string) *saying {
	s := &saying{}
	for {
		m := words().head.FindStringSubmatch(text)
		if m == nil {
			break
		}
		text = text[len(m[0]):]
		switch l := words().level.FindStringSubmatch(m[1]); {
		case m[1] == "":
		case s.icon == "":
			if s.icon = m[1]; s.icon == "キャンセル" || s.icon == "ブロッカー" {
				return s
			}
		case l != nil:
			s.level, _ = strconv.Atoi(l[1])
		default:
			s.zones = append(s.zones, m[1])
		}
	}
	if cost, rest, ok := strings.Cut(strings.TrimPrefix(text, "［"), "］"); ok && strings.HasPrefix(text, "［") {
		text = rest
		s.readCost(cost)
	}
	s.self = s.self || strings.Contains(text, "このキャラをデッキの下に置くことで") || strings.Contains(text, "このキャラを控え室に置くことで")
	for _, sentence := range strings.Split(text, "。") {
		s.readSentence(sentence)
	}
	return s
}

func (s *saying) readCost(cost string) {
	if m := words().pip.FindStringSubmatch(cost); m != nil {
		s.pips = strings.Index(pips, m[1])/len("①") + 1
	}
	if strings.Contains(cost, "手札から") || strings.Contains(cost, "手札1枚") {
		s.cost += 0.9
	}
	if strings.Contains(cost, "このキャラ") && !strings.Contains(cost, "公開") {
		s.self = true
	}
	if strings.Contains(cost, "パートナー") {
		s.pips++
	}
}

func (s *saying) readSentence(text string) {
	for _, w := range words().deeds {
		for _, m := range w.re.FindAllStringSubmatchIndex(text, -1) {
			d := deed{what: w.what, n: 1, may: strings.Contains(text[:m[0]], "なら") || strings.Contains(text[:m[0]], "たら")}
			if len(m) > 2 && m[2] >= 0 {
				if d.what == changes {
					d.n, d.m = pair(text[m[2]:m[3]])
				} else if n, err := strconv.Atoi(text[m[2]:m[3]]); err == nil {
					d.n = n
				}
			}
			foe := strings.LastIndex(text[:m[1]], "相手の")
			d.foe = foe >= 0 && foe > max(strings.LastIndex(text[:m[1]], "自分の"), strings.LastIndex(text[:m[1]], "このキャラを"))
			s.deeds = append(s.deeds, d)
		}
	}
}

// pair reads ＋2/±0.
func pair(text string) (atk, def int) {
	a, d, _ := strings.Cut(text, "/")
	return signed(a), signed(d)
}

func signed(s string) int {
	n, _ := strconv.Atoi(strings.TrimLeft(s, "＋－±"))
	if strings.HasPrefix(s, "－") {
		return -n
	}
	return n
}

// says is what a line of a text comes to, read once.
func (t *table) says(line rules.Words) *saying {
	text := line.In(rules.Japanese)
	s := t.said[text]
	if s == nil {
		s = read(text)
		t.said[text] = s
	}
	return s
}

// texts is what the abilities of a card come to. Those of a card that has no others than it
// was printed with are found by its print.
func (t *table) texts(c *rules.CardView) []*saying {
	for i := range c.Lines {
		if c.Lines[i].Granted {
			t.granted = t.granted[:0]
			for i := range c.Lines {
				t.granted = append(t.granted, t.says(c.Lines[i].Words))
			}
			return t.granted
		}
	}
	if c.Print < 0 || c.Print >= len(t.printed) || len(c.Lines) == 0 {
		return nil
	}
	p := &t.printed[c.Print]
	if len(*p) != len(c.Lines) {
		*p = (*p)[:0]
		for i := range c.Lines {
			*p = append(*p, t.says(c.Lines[i].Words))
		}
	}
	return *p
}

// linesWorth is what a card's texts are worth that are in force in a zone.
func (t *table) linesWorth(c *rules.CardView, zone string) (w float64) {
	for _, s := range t.texts(c) {
		if len(s.zones) > 0 && !slices.Contains(s.zones, zone) || s.icon == "スパーク" || s.icon == "キャンセル" || s.icon == "ブロッカー" {
			continue
		}
		w += weights.line * min(max(t.effect(s, own), 0.3), 3)
	}
	return w
}
