package bot

import (
	"strings"

	"gorin/rules"
)

// saying is what a line of a text comes to, as far as a bot cares.
type saying struct {
	icon  string  // 【自】 and so on, without brackets
	gain  float64 // what it does for who uses it
	cost  float64 // what it costs
	rests bool    // its own card has to rest
	gives bool    // its own card is given up
	stock int     // what it takes of the stock
	text  string  // without its cost
}

// says is what a line of a text comes to, read once. The text is the one that views give, which always says
// the same thing in the same words.
func (t *table) says(words rules.Words) *saying {
	text := words.In(rules.Japanese)
	s := t.said[text]
	if s == nil {
		s = read(text)
		t.said[text] = s
	}
	return s
}

func read(text string) *saying {
	s := &saying{text: text}
	if rest, ok := strings.CutPrefix(text, "【"); ok {
		s.icon, _, _ = strings.Cut(rest, "】")
	}
	if before, rest, ok := strings.Cut(text, "［"); ok {
		cost, after, _ := strings.Cut(rest, "］")
		s.text = before + after
		for i, sign := range []string{"①", "②", "③", "④", "⑤"} {
			if strings.Contains(cost, sign) {
				s.stock = i + 1
			}
		}
		s.rests = strings.Contains(cost, "このメンバーをレスト")
		s.gives = strings.Contains(cost, "このメンバーを") && !s.rests
		if strings.Contains(cost, "捨て") {
			s.cost += 0.9
		}
		if strings.Contains(cost, "ソウル") {
			s.cost += 0.6
		}
	}
	s.gain = gainOf(s.text)
	return s
}

// deedWords are what texts do, and what one of each is worth; with a number behind the words it is that many.
var deedWords = []struct {
	words string
	each  float64
}{
	{"枚引く", 1}, {"枚引き", 1}, {"ストックブースト", 0.35}, {"手札を1枚捨て", -0.8}, {"手札に加え", 0.8}, {"手札に戻す", 0.8}, {"錬成", 0.6},
	{"スタンドする", 0.9}, {"パワー＋", 0.5}, {"オーラ＋", 0.25}, {"リミット＋", 0.3}, {"ハート＋", 0.2}, {"ストックオープン", 0.1}, {"出撃させ", 1.2},
	{"破壊する", 2.5}, {"裏向きにする", 0.8}, {"合体する", 1.5}, {"設置する", 0.3}, {"ソウルにする", 0.4},
}

// harms are what is done to one of the opponent's cards.
var harms = []struct {
	words string
	each  float64
}{
	{"手札に戻す", 1.8}, {"山札の下に置く", 2}, {"ドロップする", 2}, {"パージ", 1.8}, {"レストする", 0.6}, {"パワー－", 0.6}, {"オーラ－", 0.4}, {"攻撃できない", 0.5},
	{"スタンドしない", 0.7}, {"失わせる", 0.4}, {"捨てる", 0.9}, {"破壊する", 3},
}

// gainOf adds up the sentences of a text.
func gainOf(text string) (w float64) {
	for _, sentence := range strings.Split(text, "。") {
		x, foe := 0.0, false
		for _, part := range strings.Split(sentence, "、") {
			if strings.HasPrefix(part, "相手") || strings.Contains(part, "】 相手の") {
				foe = true
			} else if strings.Contains(part, "あなたの") || strings.Contains(part, "このメンバーの") {
				foe = false
			}
			if strings.HasSuffix(part, "時") {
				continue
			}
			if foe {
				for _, h := range harms {
					if strings.Contains(part, h.words) {
						x += h.each
						break
					}
				}
				continue
			}
			for _, d := range deedWords {
				if strings.Contains(part, d.words) {
					x += d.each
				}
			}
		}
		if strings.Contains(sentence, "なら、") {
			x *= 0.6
		}
		w += x
	}
	return w
}

// linesWorth is what a card's texts are worth for having them.
func (t *table) linesWorth(c *rules.CardView) (w float64) {
	for i := range c.Lines {
		w += weights.line * min(max(t.says(c.Lines[i].Words).gain, 0.2), 2)
	}
	return min(w, 1.2)
}

// lineOf is an ability of a card, by its place among those that it has; nil if it has not.
func (t *table) lineOf(c *rules.CardView, n int) *saying {
	if n < 0 || n >= len(c.Lines) {
		return nil
	}
	return t.says(c.Lines[n].Words)
}

// worthOf is what an ability is worth to the bot that uses it, less what it costs.
func (t *table) worthOf(s *saying, c *rules.CardView) float64 {
	w := s.gain - s.cost - weights.stock*float64(s.stock) - 0.15
	if s.gives && c != nil {
		w -= t.worth(c)
	}
	if s.rests && c != nil {
		if c.Lies != rules.Stand {
			return -1
		}
		if t.standing() <= t.sides[own].attacks { // an attack less
			w -= 1.2
		}
	}
	return w
}

// standing is how many members of the bot could attack.
func (t *table) standing() (n int) {
	t.sides[own].each(func(c *rules.CardView) {
		if c.Lies == rules.Stand {
			n++
		}
	})
	return n
}

// helps is what a card's texts add in a battle, in thousands of power, and to aura and heart.
func (t *table) helps(p *rules.Printed) (power, aura, heart float64) {
	if p.Kind != "tactics" && p.Kind != "paradox" {
		return 0, 0, 0
	}
	for _, l := range p.Lines {
		text := l.In(rules.Japanese)
		if strings.Contains(text, "このバトルを終了する") && t.side(t.View.Active) == foe {
			power, aura, heart = power+20, aura+20, heart+20
		}
		if strings.Contains(text, "なら、") {
			continue
		}
		for _, mine := range []bool{true, false} {
			who, sign := "相手のバトル中のメンバー", "－"
			if mine {
				who, sign = "あなたのバトル中のメンバー", "＋"
			}
			if !strings.Contains(text, who) {
				continue
			}
			power += number(text, "パワー"+sign) / 1000
			aura += number(text, "オーラ"+sign)
			heart += number(text, "ハート"+sign)
		}
	}
	return power, aura, heart
}

// number is what stands behind some words, 0 if they are not there.
func number(text, words string) (n float64) {
	_, rest, ok := strings.Cut(text, words)
	if !ok {
		return 0
	}
	for i := 0; i < len(rest) && rest[i] >= '0' && rest[i] <= '9'; i++ {
		n = 10*n + float64(rest[i]-'0')
	}
	return n
}
