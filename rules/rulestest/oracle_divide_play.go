package rulestest

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
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
)

const playCostWords = "プレイコストを払う"

// ways lists the ways to pay for a card where it lies; known is false if a text
// that the oracle does not read has a say.
func (o *divide) ways(t *table, p int, c *rules.CardView) (list []way, known bool) {
	more, less, free, known := 0, 0, false, true
	inHand := t.place[c.ID].Zone == "hand"
	rules1, sure := o.rulesInForce(t, "プレイコスト")
	for _, r := range rules1 {
		m := changeRE.FindStringSubmatch(r.body)
		switch {
		case r.body == "手札すべてはプレイコストをどの色でも払える。":
			free = free || r.p == p && inHand
		case m == nil:
			known = false
		case inHand && (m[1] == "あなた") == (r.p == p) && (m[2] == "カード" || has(c.Kinds, map[string]string{"コマンド": "command", "ユニット": "unit"}[m[2]])):
			if n := int([]rune(m[3])[0]-'①') + 1; m[4] == "増え" {
				more += n
			} else {
				less += n
			}
		}
	}
	extra := ""
	list = append(list, way{playCostWords, price{energy: t.print(c).Needs, known: true}})
	var evols []way
	for _, text := range t.texts(c) {
		if m := extraRE.FindStringSubmatch(text); m != nil {
			extra = m[1]
		}
		for _, e := range strings.Split(text, "／") {
			if m := evolRE.FindStringSubmatch(e); m != nil {
				evols = append(evols, way{e, priceOf(m[1])})
			}
		}
		if m := legacyRE.FindStringSubmatch(text); m != nil && !inHand {
			list = []way{{text, priceOf(m[1])}}
		}
		if s := o.say(t, c, text); s.kind == "永" && strings.Contains(text, "このカードはプレイコスト") {
			m := lessRE.FindStringSubmatch(s.body)
			switch known = known && m != nil && s.known; {
			case m == nil || !s.valid || !inHand:
			case m[2] == "増え":
				more += int([]rune(m[1])[0]-'①') + 1
			default:
				less += int([]rune(m[1])[0]-'①') + 1
			}
		}
	}
	list = append(list, evols...)
	for i := range list {
		cost := &list[i].cost
		cost.energy.Generic = max(0, cost.energy.Generic+more-less) // 12.04.2.h.4
		if extra != "" {
			cost.acts = append(cost.acts, extra)
		}
		if free { // 5.10.2.b.1
			cost.energy = rules.Needs{Generic: total(cost.energy)}
		}
	}
	return list, known && sure && len(t.lasting("プレイコスト")) == 0
}

// texts are the texts of a card: what a command says is no ability (1201-1a), and
// what says how a card is played is in force off the field, so they are read off
// the print.
func (t *table) texts(c *rules.CardView) (list []string) {
	zone := t.place[c.ID].Zone
	if t.kind(c) == "command" || zone != "field" && zone != "territory" {
		for _, l := range t.print(c).Lines {
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
func (o *divide) payableWays(t *table, p int, c *rules.CardView) (list []way, known bool) {
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
func (o *divide) bans(t *table, p int) (banned map[string]bool, known bool) {
	banned, known = map[string]bool{}, true
	read := func(text string) {
		for _, m := range banPlayRE.FindAllStringSubmatch(text, -1) {
			banned[m[1]] = true
			if m[1] == "カード" {
				banned["ユニット"], banned["コマンド"] = true, true
			}
		}
	}
	for _, e := range t.v.Effects {
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
func (o *divide) mayPlay(t *table, p int, c *rules.CardView, free bool) (ok, known bool) {
	kind := t.kind(c)
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

// aimRE finds what a text aims at: the words before, how many, and whether fewer
// will do.
var aimRE = regexp.MustCompile(`([^、。：・]+?)(\d+)(枚|つ)(まで)?を対象とし`)

// aim is a demand for targets.
type aim struct {
	phrase string
	n      int
	upTo   bool
}

func aimsOf(text string) (list []aim) {
	for _, m := range aimRE.FindAllStringSubmatch(text, -1) {
		list = append(list, aim{m[1], number(m[2]), m[4] != ""})
	}
	return list
}

// modesOf are the choices that a text lists, and the text before them (1204-2f).
func modesOf(text string) (before string, modes []string) {
	parts := strings.Split(text, "・")
	return parts[0], parts[1:]
}

// hasTargets reports whether there are the targets that a text needs to be played:
// of its first part (1204-2e), of one of its modes if it has some.
func (o *divide) hasTargets(t *table, p int, self rules.Card, text string) (ok, known bool) {
	text, _, _ = strings.Cut(text, "その後")
	before, modes := modesOf(text)
	ok, known = o.enough(t, p, self, before)
	if len(modes) == 0 || !strings.Contains(before, "選ぶ") {
		return ok, known
	}
	any1, sure := false, true
	for _, mode := range modes {
		can, s := o.enough(t, p, self, mode)
		any1, sure = any1 || can, sure && s
	}
	return ok && any1, known && sure
}

func (o *divide) enough(t *table, p int, self rules.Card, text string) (ok, known bool) {
	ok, known = true, true
	for _, a := range aimsOf(text) {
		if a.upTo {
			continue
		}
		list, sure := o.targets(t, p, self, a.phrase)
		ok, known = ok && len(list) >= a.n, known && sure
	}
	if strings.Contains(text, "を対象") && len(aimsOf(text)) != strings.Count(text, "を対象") || strings.HasPrefix(text, "【怪異】") && strings.Contains(text, "を対象") {
		known = false
	}
	return ok, known
}

// targets are what a player may choose as a target (12.04.2.g.2).
func (o *divide) targets(t *table, p int, self rules.Card, phrase string) (list []rules.Card, known bool) {
	n, ok := t.phrase(phrase, p, self)
	if !ok {
		return nil, false
	}
	if n.zone == "abilities" {
		for _, c := range n.abilities() {
			if !t.beingPlayed(c) {
				list = append(list, c)
			}
		}
		return list, true
	}
	shy, sure := o.rulesInForce(t, "対象にならない", "対象にならず")
	for _, c := range n.cards() {
		safe := t.beingPlayed(c.ID)
		for _, r := range shy {
			scope, ok := o.scope(t, r)
			sure = sure && ok
			safe = safe || ok && scope(c) && r.p != p
		}
		if !safe {
			list = append(list, c.ID)
		}
	}
	if n.zone == "resolution" { // copies are commands too (520-1a), but no cards
		for _, s := range t.v.Stack {
			sure = sure && s.Kind != "copy"
		}
	}
	return list, sure && len(t.lasting("対象にな")) == 0
}

// beingPlayed reports whether something in the resolution zone is still being
// played: it cannot be its own target (1204-2j).
func (t *table) beingPlayed(c rules.Card) bool {
	s := t.item()
	return s != nil && (t.q.Kind == "aim" || t.q.Kind == "mode") && s.Card == c
}

// item is what is being played or resolved for the question: the last thing of its
// source in the resolution zone.
func (t *table) item() *rules.StackView {
	for i := len(t.v.Stack) - 1; i >= 0; i-- {
		if s := &t.v.Stack[i]; s.Source == t.q.Source || s.Card == t.q.Source {
			return s
		}
	}
	return nil
}

var activatedRE = regexp.MustCompile(`^〔(クイック|ノーマル)(?:／([^〕]*))?〕：`)
var oncePerTurnRE = regexp.MustCompile(`この能力は1ターンに(\d+)回しか(?:発動|起動)できない`)

func limitPerTurn(text string) int {
	if m := oncePerTurnRE.FindStringSubmatch(text); m != nil {
		return number(m[1])
	}
	return 0
}

// activations lists the activated abilities that a player may play: normal ones
// only at the right time (1103-7).
func (o *divide) activations(t *table, p int, mainTime bool, w offered) {
	banned, sure := o.bans(t, p)
	for _, c := range t.all() {
		place := t.place[c.ID]
		if t.controller(c) != p || place.Zone == "resolution" {
			continue
		}
		for _, l := range c.Lines {
			s := o.say(t, c, l.Words[rules.Japanese])
			m := activatedRE.FindStringSubmatch(s.body)
			if s.kind != "起" || m == nil {
				continue
			}
			zone := "field"
			if z := selfZoneRE.FindStringSubmatch(s.body); z != nil { // 1203-6
				zone = zonesByName[z[1]]
			}
			if zone != place.Zone && !(zone == "field" && place.Zone == "territory") {
				continue
			}
			key := fmt.Sprintf("activate %d %s", c.ID, s.text)
			used := o.uses[use{c.ID, s.text}]
			switch n := limitPerTurn(s.text); {
			case m[1] == "ノーマル" && !mainTime, n > 0 && used >= n:
				continue
			case !s.valid && s.known:
				continue
			}
			if banned["起動能力"] && sure {
				continue
			}
			pays, known1 := o.payable(t, p, c, priceOf(m[2]))
			if !pays && known1 {
				continue
			}
			aims, known2 := o.hasTargets(t, p, c.ID, s.body)
			if !aims && known2 {
				continue
			}
			if !sure || !known1 || !known2 || !s.known {
				w.maybe[key] = true
				continue
			}
			w.options[key] = "1201-3"
		}
	}
}
