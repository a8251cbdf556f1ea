package oracle

import (
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// ownPartRE is a part of a cost that leaves nothing to choose.
var ownPartRE = regexp.MustCompile(`^このカードを|すべて【(?:レスト|リバース)】する$`)

// items are the parts of costs that the oracle knows: whether one can be done, and which cards
// it takes. Energy is numbered from energyFrom, since nobody knows the cards.
var items = []struct {
	re  *regexp.Regexp
	can func(t *table, c *rules.CardView, m []string) (bool, oracle.Claim)
}{
	{regexp.MustCompile(`^このカードを【(レスト|リバース)】[しす]る?$`), func(t *table, c *rules.CardView, m []string) (bool, oracle.Claim) {
		turned := map[string]ban{"レスト": noRest, "リバース": noReverse}[m[1]]
		return isBench(t.Place[c.ID].Zone) && c.Lies == rules.Stand && !t.bans(c, turned), oracle.Claim{N: 1, From: []rules.Card{c.ID + restFrom}} // 4.9.1, 4.16.2
	}},
	{regexp.MustCompile(`^このカードを(?:自分の)?(控え室|リタイヤ置場)に置[くき]$`), func(t *table, c *rules.CardView, m []string) (bool, oracle.Claim) {
		return m[1] == "控え室" || !t.bans(c, noRetire), oracle.Claim{N: 1, From: []rules.Card{c.ID}}
	}},
	{regexp.MustCompile(`^(?:(?:あなた|自分)の)?エネルギーを(\d+)枚【(?:レスト|リバース)】[しす]る?$`), func(t *table, _ *rules.CardView, m []string) (bool, oracle.Claim) {
		cl := oracle.Claim{N: oracle.Number(m[1])}
		for _, i := range t.standing(t.Me) {
			cl.From = append(cl.From, energyFrom+rules.Card(i))
		}
		return true, cl
	}},
	{regexp.MustCompile(`^(?:(?:あなた|自分)の)?エネルギーをすべて【(?:レスト|リバース)】[しす]る?$`), func(t *table, _ *rules.CardView, _ []string) (bool, oracle.Claim) {
		return len(t.standing(t.Me)) > 0, oracle.Claim{}
	}},
	{regexp.MustCompile(`^(?:(?:あなた|自分)の)?手札を(\d+)枚(?:自分の)?(控え室|リタイヤ置場)に置[くき]$`), func(t *table, _ *rules.CardView, m []string) (bool, oracle.Claim) {
		return true, t.ofHand(oracle.Number(m[1]), m[2] == "リタイヤ置場")
	}},
	{regexp.MustCompile(`^(?:(?:あなた|自分)の)?手札を(\d+)枚公開[しす]る?$`), func(t *table, _ *rules.CardView, m []string) (bool, oracle.Claim) {
		cl := t.ofHand(oracle.Number(m[1]), false)
		for i := range cl.From {
			cl.From[i] += showFrom
		}
		return true, cl
	}},
}

// What is rested or shown may be put elsewhere as well, at the same time.
const (
	energyFrom rules.Card = 60000
	restFrom   rules.Card = 30000
	showFrom   rules.Card = 40000
)

// ofHand is so many cards of the hand, of those that can retire if they are to.
func (t *table) ofHand(n int, retire bool) oracle.Claim {
	cl := oracle.Claim{N: n}
	hand := t.Zone(t.Me, "hand")
	for i := range hand {
		if !retire || !t.bans(&hand[i], noRetire) {
			cl.From = append(cl.From, hand[i].ID)
		}
	}
	return cl
}

// shows reports whether cards of the hand may lie shown as a cost, which are not shown again
// (4.12.1.1): views do not tell which.
func (t *table) shows() bool {
	return slices.ContainsFunc(t.View.Stack, func(s rules.StackView) bool {
		return s.Seat == t.Me && strings.Contains(skillOf(s.Words[rules.Japanese]).cost, "公開")
	})
}

// costParts parts a cost into what has to be done.
func costParts(cost string) []string {
	return strings.FieldsFunc(cost, func(r rune) bool { return r == '、' })
}

// canPay reports whether all of a cost can be paid (8.5.1.3.2), each part with cards of its
// own; known is false if a part is not known.
func (t *table) canPay(cost string, c *rules.CardView) (ok, known bool) {
	ok = true
	var claims []oracle.Claim
	for _, part := range costParts(cost) {
		found := false
		for _, i := range items {
			if m := i.re.FindStringSubmatch(part); m != nil {
				can, cl := i.can(t, c, m)
				ok, found = ok && can && cl.N <= len(cl.From), true
				for range cl.N {
					claims = append(claims, oracle.Claim{N: 1, From: cl.From})
				}
				break
			}
		}
		if !found || oneOf(part, "【") && !t.reads(noRest, noReverse) || oneOf(part, "リタイヤ置場") && !t.reads(noRetire) || strings.Contains(part, "公開") && t.shows() {
			return false, false
		}
	}
	if ok = ok && oracle.Apart(claims, map[rules.Card]bool{}); ok && strings.Contains(cost, "公開") && len(claims) > 1 {
		for i := range claims { // whether what is shown may be put away at the same time the book does not say
			for j, c := range claims[i].From {
				if c >= showFrom && c < energyFrom {
					claims[i].From[j] -= showFrom
				}
			}
		}
		return true, oracle.Apart(claims, map[rules.Card]bool{})
	}
	return ok, true
}
