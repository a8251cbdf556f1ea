package oracle

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// 8.2.3, 8.2.4: a member that stands supports, and whom the attack is on; or attacks are over.
func mayAttack(o *half, t *table) (want oracle.Offered, known bool, err error) {
	if t.firstTurn() {
		return want, false, fmt.Errorf("8.2.3.1: nobody attacks in the first turn")
	}
	w := o.together(t, "8.2.4")
	if t.fights(t.in(t.Me, "entry")) {
		for _, c := range t.standing(t.Me) {
			for _, seat := range o.attackable(t) {
				if t.fights(t.in(seat, "entry")) {
					key := fmt.Sprintf("attack %d %d", c.ID, seat)
					w.Options[key] = "8.2.4"
					w.Maybe[key] = oneOf(changesOf(c), "サポート", "【レスト】")
				}
			}
		}
	}
	w.Options["end-attacks"] = "8.2.3"
	return w, !t.says("アタックできない", "アタックされない", "【レスト】できない"), nil
}

func changesOf(c *rules.CardView) string {
	var b strings.Builder
	for _, ch := range c.Changes {
		b.WriteString(ch.Words[rules.Japanese])
	}
	for _, l := range c.Lines {
		if l.Granted {
			b.WriteString(l.Words[rules.Japanese])
		}
	}
	return b.String()
}

// 8.2.4.4: who attacks may rest three partners that stand besides.
func mayAttackWithPartners(o *half, t *table) (want oracle.Offered, known bool, err error) {
	if o.attack == nil || o.attack.by != t.Me {
		return want, false, fmt.Errorf("8.2.4.4: seat %d declares no attack", t.Me)
	}
	if n := t.standingPartners(t.Me); n < partners {
		return want, false, fmt.Errorf("8.2.4.4: only %d partners stand", n)
	}
	w := t.One(t.Me, "8.2.4.4")
	w.Options["yes"], w.Options["no"] = "8.2.4.4", "8.2.4.4"
	return w, true, nil
}

// 8.3.3: a card of the hand with a blocker in force is put away, or none.
func mayBlock(o *half, t *table) (want oracle.Offered, known bool, err error) {
	a := o.attack
	if a == nil {
		return want, false, fmt.Errorf("8.3.3: nobody attacks")
	}
	if a.blocked {
		return want, false, fmt.Errorf("8.3.3: the attack is blocked already")
	}
	on := t.in(a.target, "entry")
	if !t.fights(on) {
		return want, false, fmt.Errorf("8.3.3: nobody is attacked")
	}
	for _, seat := range blockers(t, a.target) {
		if a.asked[seat] || t.others(seat) <= 0 {
			continue
		}
		w := t.One(seat, "8.3.3")
		if seat != t.Me {
			return w, true, nil
		}
		hand := t.Zone(seat, "hand")
		for i := range hand {
			c := &hand[i]
			may, maybe := t.blocks(c, on)
			if key := fmt.Sprint("block ", c.ID); may || maybe {
				w.Options[key], w.Maybe[key] = "8.3.3", maybe
			}
		}
		t.inForce(func(text string) {
			m := blockWithRE.FindStringSubmatch(text)
			for i := range hand {
				if m != nil && has(hand[i].Now.Keys("attributes"), m[1]) {
					w.Options[fmt.Sprint("block ", hand[i].ID)], w.Maybe[fmt.Sprint("block ", hand[i].ID)] = "8.3.3", true
				}
			}
		})
		w.Options["pass"] = "8.3.3"
		return w, !t.bansBlocks(a), nil
	}
	return want, false, fmt.Errorf("8.3.3: seat %d blocks nothing now", t.Me)
}

// bansBlocks reports whether a text may keep the attack from being blocked: an effect, or one
// of the card that attacks.
func (t *table) bansBlocks(a *attacked) (bans bool) {
	own := ""
	if c := t.in(a.by, "entry"); c != nil {
		for _, l := range c.Lines {
			own += l.Words[rules.Japanese]
		}
	}
	t.inForce(func(text string) {
		if oneOf(text, "【ブロッカー】を使えない", "ブロックできない", "ブロックされない", "【永】をすべて失") {
			bans = bans || !strings.HasPrefix(text, "【永】【エントリー】") || strings.Contains(own, text)
		}
	})
	return bans
}

var (
	blockWithRE = regexp.MustCompile(`手札の〔([^〕]+)〕でブロックできる`)
	guardRE     = regexp.MustCompile(`《[^》]*》|〔[^〕]*〕|コスト\d+(?:以下|以上)?|or|.`) // a name may hold か as well
	costOrRE    = regexp.MustCompile(`^コスト(\d+)(以下|以上)?$`)
	namedRE     = regexp.MustCompile(`^《([^》]+)》$`)
	attrRE      = regexp.MustCompile(`^〔([^〕]+)〕$`)
)

// blocks reports whether a card of the hand may block an attack on a character (11.6.2,
// 11.6.3); maybe, if its words are others than the oracle reads.
func (t *table) blocks(c, on *rules.CardView) (may, maybe bool) {
	for i := range c.Lines {
		l := lineOf(c.Lines[i].Words[rules.Japanese])
		if l.icon != "ブロッカー" || c.Lines[i].Void {
			continue
		}
		if l.body == "" {
			return true, false
		}
		for _, ref := range guardRE.FindAllString(l.body, -1) {
			switch {
			case ref == "or" || ref == "か" || ref == "、":
			case costOrRE.MatchString(ref):
				m := costOrRE.FindStringSubmatch(ref)
				have, n := on.Now.Number("cost"), oracle.Number(m[1])
				may = may || have == n || m[2] == "以下" && have < n || m[2] == "以上" && have > n
			case namedRE.MatchString(ref):
				may = may || t.called(on, namedRE.FindStringSubmatch(ref)[1])
				maybe = maybe || oneOf(changesOf(on), "カード名")
			case attrRE.MatchString(ref):
				may = may || has(on.Now.Keys("attributes"), attrRE.FindStringSubmatch(ref)[1])
			default:
				maybe = true
			}
		}
	}
	return may, maybe && !may
}
