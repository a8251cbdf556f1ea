package bot

import (
	"strings"

	"gorin/rules"
)

// asked is the text that asks now, nil if it is not known.
func (t *table) asked(r *rules.Request) *saying {
	for i := len(t.View.Stack) - 1; i >= 0; i-- {
		if s := &t.View.Stack[i]; s.Source == r.Source {
			return t.says(s.Words)
		}
	}
	return nil
}

// scorePending plays first what does most: what draws before what needs cards.
func scorePending(t *table, _ *rules.Request, o *rules.Option) float64 {
	if c := t.Of(o); c != nil {
		if s := t.lineOf(c, o.N); s != nil {
			return 1 + max(0, s.gain)/10
		}
	}
	return 1
}

// scoreMay does what a text offers, unless it would cost more than it brings.
func scoreMay(t *table, r *rules.Request, o *rules.Option) float64 {
	if o.Kind != "yes" {
		return 0.5
	}
	if s := t.asked(r); s != nil && s.gain+0.4 < s.cost+weights.stock*float64(s.stock) {
		return 0.2
	}
	return 1
}

func scoreMode(t *table, _ *rules.Request, o *rules.Option) float64 {
	return 1 + max(0, gainOf(o.Words.In(rules.Japanese)))
}

// scoreNumber pays some of the stock.
func scoreNumber(t *table, _ *rules.Request, o *rules.Option) float64 {
	if want := min(2, t.sides[own].stock/2); o.N <= want {
		return 1 + float64(o.N)
	}
	return 1 / float64(1+o.N)
}

// clauseOfCost is where costs ask.
const clauseOfCost = "5.22"

// bad is what is done to cards that one gives up.
var bad = []string{"ドロップ", "捨て", "レスト", "山札の下", "リムーブ", "パージ", "入れ替え", "－"}

// scoreChoose picks the other side's best card, and the bot's own worst or best as the text does it harm or
// good.
func scoreChoose(t *table, r *rules.Request, o *rules.Option) float64 {
	switch o.Kind {
	case "no", "pass", "stop":
		return 0.5
	case "hidden":
		return 0.7
	}
	c := t.Of(o)
	if c == nil {
		return 1
	}
	place := t.Place(o.Card)
	value := t.keep(c)
	if i := circle(place.Zone); i >= 0 && !strings.HasPrefix(place.Zone, gatePrefix) {
		value = t.worth(c)
		if c.Lies == rules.Stand {
			value += 0.2
		}
	}
	if t.side(place.Seat) == foe {
		return 1 + value
	}
	if strings.HasPrefix(r.Clause, clauseOfCost) || place.Zone == "hand" && !t.does(r, "出撃", "公開", "ソウルに", "ロジック定義") || t.harms(r) {
		return max(5-value, 0.6)
	}
	return 1 + value
}

// does reports whether the text that asks does one of these.
func (t *table) does(r *rules.Request, words ...string) bool {
	s := t.asked(r)
	for _, w := range words {
		if s != nil && strings.Contains(s.text, w) {
			return true
		}
	}
	return false
}

// harms reports whether the text that asks does harm to cards of who uses it.
func (t *table) harms(r *rules.Request) bool {
	s := t.asked(r)
	if s == nil {
		return false
	}
	_, rest, ok := strings.Cut(s.text, "あなたのメンバーを")
	if !ok {
		return false
	}
	first := -1
	for _, w := range bad {
		if i := strings.Index(rest, w); i >= 0 && (first < 0 || i < first) {
			first = i
		}
	}
	good := strings.IndexAny(rest, "＋")
	return first >= 0 && (good < 0 || first < good)
}
