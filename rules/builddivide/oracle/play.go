package oracle

import (
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// way is one way to pay for a card (12.04.2.h.2): as its option says, and what has
// to be paid.
type way struct {
	words string
	cost  price
}

var (
	evolRE   = regexp.MustCompile(`^【エヴォル[^〔]*〔([^〕]*)〕】$`)
	legacyRE = regexp.MustCompile(`^【レガシー】〔([^〕]*)〕$`)
	extraRE  = regexp.MustCompile(`追加コスト〔([^〕]*)〕`)
	changeRE = regexp.MustCompile(`^(あなた|相手)の手札にある(コマンド|ユニット|カード)すべてはプレイコストが([①-⑳])(増え|減)る。$`)
	lessRE   = regexp.MustCompile(`^手札にあるこのカードはプレイコストが([①-⑳])(増え|減)る。$`)
	setRE    = regexp.MustCompile(`^手札にあるこのカード(?:は総コストが|の総コストは)(\d+)になる。$`)
)

// costWords are those of texts about what playing a card costs.
var costWords = []string{"プレイコスト", "色指定コスト", "不特定コスト", "総コストが", "総コストは", "総コストを"}

const ownAnyColour = "手札にあるこのカードのプレイコストはどの色のエナジーでも払える。"

const playCostWords = "プレイコストを払う"

// ways lists the ways to pay for a card where it lies; known is false if a text
// that the oracle does not read has a say.
func (o *half) ways(t *table, p int, c *rules.CardView) (list []way, known bool) {
	more, less, free, known := 0, 0, false, true
	inHand := t.Place[c.ID].Zone == "hand"
	rules1, sure := o.rulesInForce(t, costWords...)
	for _, r := range rules1 {
		m := changeRE.FindStringSubmatch(r.body)
		switch {
		case strings.HasPrefix(r.body, "手札にあるこのカード"): // it lies on the table
		case r.body == "手札すべてはプレイコストをどの色でも払える。":
			free = free || r.p == p && inHand
		case m == nil:
			known = false
		case inHand && (m[1] == "あなた") == (r.p == p) && (m[2] == "カード" || has(c.Kinds, map[string]string{"コマンド": "command", "ユニット": "unit"}[m[2]])):
			if n := circled(m[3]); m[4] == "増え" {
				more += n
			} else {
				less += n
			}
		}
	}
	var extra price
	list = append(list, way{playCostWords, price{energy: needsOf(t.Print(c)), known: true}})
	own := &list[0].cost.energy
	var evols []way
	for _, text := range t.texts(c) {
		if m := extraRE.FindStringSubmatch(text); m != nil {
			extra = priceOf(m[1])
			known = known && extra.known
		}
		for _, e := range strings.Split(text, "／") {
			if m := evolRE.FindStringSubmatch(e); m != nil {
				evols = append(evols, way{e, priceOf(m[1])})
			}
		}
		if m := legacyRE.FindStringSubmatch(text); m != nil && !inHand {
			list = []way{{text, priceOf(m[1])}}
		}
		if s := o.say(t, c, text); s.kind == "永" && says(s.body, costWords) && says(s.body, []string{"このカード", "手札"}) {
			m, set := lessRE.FindStringSubmatch(s.body), setRE.FindStringSubmatch(s.body)
			switch known = known && s.known; {
			case !s.valid || !inHand && strings.HasPrefix(s.body, "手札にあるこのカード"):
			case set != nil: // its coloured part stays (12.04.2.h.1, 306-2a)
				own.generic = 0
				own.generic = max(0, oracle.Number(set[1])-total(*own))
			case s.body == ownAnyColour:
				free = true
			case m == nil:
				known = false
			case m[2] == "増え":
				more += circled(m[1])
			default:
				less += circled(m[1])
			}
		}
	}
	known = known && (!free || len(evols) == 0) // whether that is about other costs too (12.04.2.h.2) nobody says
	list = append(list, evols...)
	for i := range list {
		cost := &list[i].cost
		cost.acts = append(cost.acts, extra.acts...) // 12.04.2.h.3
		cost.energy = cost.energy.plus(extra.energy)
		cost.energy.generic = max(0, cost.energy.generic+more-less) // 12.04.2.h.4
		if free {                                                   // 5.10.2.b.1
			cost.energy = needs{generic: total(cost.energy)}
		}
	}
	return list, known && sure && len(t.lasting(costWords...)) == 0
}

// texts are the texts of a card: what a command says is no ability (1201-1a), and
// what says how a card is played is in force off the field, so they are read off
// the print.
func (t *table) texts(c *rules.CardView) (list []string) {
	zone := t.Place[c.ID].Zone
	if t.Kind(c) == "command" || zone != "field" && zone != "territory" {
		for _, l := range t.Print(c).Lines {
			list = append(list, l[rules.Japanese])
		}
		return list
	}
	for _, l := range c.Lines {
		list = append(list, l.Words[rules.Japanese])
	}
	return list
}

// payableWays are those of the ways that can be paid.
func (o *half) payableWays(t *table, p int, c *rules.CardView) (list []way, known bool) {
	all, known := o.ways(t, p, c)
	for _, w := range all {
		ok, sure := o.payable(t, p, c, w.cost)
		known = known && sure
		if ok {
			list = append(list, w)
		}
	}
	return list, known
}

var banPlayRE = regexp.MustCompile(`(ユニット|コマンド|起動能力|カード)をプレイでき(?:ない|ず)`)
var bannedRE = regexp.MustCompile(`(相手|あなた)は(?:ユニット|コマンド|起動能力|カード)をプレイでき`)

// bans is what texts keep a player from playing: "ユニット", "コマンド", "起動能力"
// (12.04.2.a.2).
func (o *half) bans(t *table, p int) (banned map[string]bool, known bool) {
	banned, known = map[string]bool{}, true
	read := func(text string) {
		for _, m := range banPlayRE.FindAllStringSubmatch(text, -1) {
			banned[m[1]] = true
			if m[1] == "カード" {
				banned["ユニット"], banned["コマンド"] = true, true
			}
		}
	}
	for _, e := range t.View.Effects {
		if w := e.Words[rules.Japanese]; strings.Contains(w, "プレイでき") && e.Seat == p {
			read(w)
		}
	}
	list, sure := o.rulesInForce(t, "プレイでき")
	for _, r := range list {
		who := bannedRE.FindStringSubmatch(r.body)
		if known = known && who != nil; who != nil && (who[1] == "あなた") == (r.p == p) {
			read(r.body)
		}
	}
	return banned, known && sure
}

var kindWords = map[string]string{"unit": "ユニット", "command": "コマンド"}

// mayPlay reports whether a player may play a card if the time is right: nothing
// forbids it, there are the targets that it needs (12.04.2.g.3), and it can be
// paid for, unless it is free (512-2).
func (o *half) mayPlay(t *table, p int, c *rules.CardView, free bool) (ok, known bool) {
	kind := t.Kind(c)
	if kind != "unit" && kind != "command" { // 306-2e
		return false, true
	}
	banned, known := o.bans(t, p)
	if banned[kindWords[kind]] {
		return false, known
	}
	if !free {
		ways, sure := o.payableWays(t, p, c)
		if len(ways) == 0 && sure {
			return false, true
		}
		known = known && sure
		ok = len(ways) > 0
	} else {
		ok = true
	}
	if kind == "command" {
		for _, text := range t.texts(c) {
			can, sure := o.hasTargets(t, p, c.ID, text)
			if !can && sure && known {
				return false, true
			}
			ok, known = ok && can, known && sure
		}
	}
	return ok, known
}
