package oracle

import (
	"fmt"
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// Texts that the oracle reads: what they forbid, what they cost, how often they
// may be played. It looks for whole sentences and knows no grammar.

var (
	quotedRE   = regexp.MustCompile(`『[^』]*』`)
	encoreRE   = regexp.MustCompile(`^【自】 アンコール(?: ［|$)`) // a trigger may name the step: アンコールステップの始めに
	barredRE   = regexp.MustCompile(`このカードは(?:手札から)?プレイできない`)
	limitRE    = regexp.MustCompile(`【ターン(\d+)】`)
	backupRE   = regexp.MustCompile(`^【起】【カウンター】 助太刀\d+ レベル(\d+) `)
	banRE      = regexp.MustCompile(`^【永】 (?:(.+)なら、)?このカードは(アタック|フロントアタック|サイドアタック|ダイレクトアタック)できない。$`)
	facingRE   = regexp.MustCompile(`^このカードの正面のキャラのレベルが(\d+)以上$`)
	moreHandRE = regexp.MustCompile(`^【永】 あなたの手札の上限を＋(\d+)。$`)
	aloneRE    = regexp.MustCompile(`^他のあなたの《(.+)》のキャラがいない$`)
	offerRE    = regexp.MustCompile(`^【永】 あなたの手札のこのカードをプレイするにあたり、あなたは自分の「(.+)」を1枚選び、控え室に置いてよい。そうしたら、このカードをコスト(\d+)でプレイできる。$`)
	alsoRE     = regexp.MustCompile(`^【永】 このカードのカード名は「(.+)」としても扱う。$`)
)

const noBackup = "【永】 このカードのバトル中、相手は『助太刀』を手札からプレイできない。"

// ownWords is a text without what it gives to cards, 『…』.
func ownWords(text string) string { return quotedRE.ReplaceAllString(text, "") }

// limitOf is how often a turn an ability may be played (10.19), 0 for any number; a limit
// within 『』 is that of an ability that it gives.
func limitOf(text string) int {
	text = ownWords(text)
	if m := limitRE.FindStringSubmatch(text); m != nil {
		return oracle.Number(m[1])
	}
	return 0
}

// attackBans is which ways of attacking the texts of a character forbid it;
// false if there is a condition that the oracle does not know.
func (t *table) attackBans(slot string, c *rules.CardView) (banned map[string]bool, known bool) {
	banned, known = map[string]bool{}, true
	for _, l := range c.Lines {
		m := banRE.FindStringSubmatch(l.Words[rules.Japanese])
		if m == nil {
			continue
		}
		holds, ok := t.condition(m[1], slot, c)
		known = known && ok
		banned[m[2]] = banned[m[2]] || holds
	}
	return banned, known
}

func (t *table) condition(s, slot string, c *rules.CardView) (holds, known bool) {
	if s == "" {
		return true, true
	}
	if m := facingRE.FindStringSubmatch(s); m != nil {
		f := t.in(t.Opp, across[slot])
		return f != nil && f.Now.Number("level") >= oracle.Number(m[1]), true
	}
	if m := aloneRE.FindStringSubmatch(s); m != nil {
		alone := true
		t.stage(t.Me, func(_ string, o *rules.CardView) {
			alone = alone && (o.ID == c.ID || !has(o.Now.Keys("traits"), m[1]))
		})
		return alone, true
	}
	return false, false
}

// strange reports whether a text is in play that forbids or permits something
// in words that the oracle does not know.
func (t *table) strange() bool {
	strange := func(w rules.Words) bool {
		s := w[rules.Japanese]
		if banRE.MatchString(s) || s == noBackup || offerRE.MatchString(s) {
			return false
		}
		for _, word := range []string{"できない", "できず", "できる", "プレイするにあたり", "動かせない", "使えない", "のかわりに控え室に置いてよい"} {
			if strings.Contains(s, word) {
				return true
			}
		}
		return false
	}
	for _, e := range t.View.Effects {
		if strange(e.Words) {
			return true
		}
	}
	for _, c := range t.At {
		zone := t.Place[c.ID].Zone
		if !isStage(zone) && zone != "climax" && zone != "hand" && zone != "memory" {
			continue
		}
		for _, l := range c.Lines {
			if strange(l.Words) {
				return true
			}
		}
		for _, ch := range c.Changes {
			if strange(ch.Words) || banRE.MatchString(ch.Words[rules.Japanese]) {
				return true
			}
		}
	}
	return false
}

// mayBeBarred reports whether a text of a card that is in hand says when it cannot be
// played: the card may be oracle.Offered or not.
func (t *table) mayBeBarred(c *rules.CardView) bool {
	for _, line := range t.Print(c).Lines {
		if barredRE.MatchString(ownWords(line[rules.Japanese])) {
			return true
		}
	}
	return false
}

// handLimit is seven (3.3.3.1), and more by texts of characters on the stage and of a climax
// in its zone (2.12.2.1, 2.12.2.2); false if there is a text about it that the oracle does not
// know.
func (t *table) handLimit(seat int) (limit int, known bool) {
	limit, known = 7, true
	for _, c := range t.At {
		for _, l := range c.Lines {
			if m := moreHandRE.FindStringSubmatch(l.Words[rules.Japanese]); m != nil {
				if at := t.Place[c.ID]; at.Seat == seat && (isStage(at.Zone) || at.Zone == "climax" && t.Kind(c) == "climax") {
					limit += oracle.Number(m[1])
				}
			} else if strings.Contains(l.Words[rules.Japanese], "手札の上限") {
				known = false
			}
		}
	}
	for _, e := range t.View.Effects {
		known = known && !strings.Contains(e.Words[rules.Japanese], "手札の上限")
	}
	return limit, known
}

// backupForbidden: a character in this battle keeps its opponent from it.
func (t *table) backupForbidden() bool {
	for _, id := range []rules.Card{t.View.Attack.Attacker, t.View.Attack.Defender} {
		if c := t.At[id]; c != nil && t.Place[id].Seat == t.Opp && t.LineSays(c, noBackup) {
			return true
		}
	}
	return false
}

// offeredCost is the cost that a card of the hand offers to be played for, if there
// is on one's stage what it asks for, and less than the cost that it has.
func (t *table) offeredCost(c *rules.CardView) int {
	cost := c.Now.Number("cost")
	for _, l := range c.Lines {
		if m := offerRE.FindStringSubmatch(l.Words[rules.Japanese]); m != nil {
			t.stage(t.Me, func(_ string, x *rules.CardView) {
				if t.named(x, m[1]) {
					cost = min(cost, oracle.Number(m[2]))
				}
			})
		}
	}
	return cost
}

// named reports whether a character has a name, be it by its own text.
func (t *table) named(c *rules.CardView, name string) bool {
	for _, l := range c.Lines {
		if m := alsoRE.FindStringSubmatch(l.Words[rules.Japanese]); m != nil && m[1] == name {
			return true
		}
	}
	return t.Name(c) == name
}

// activations lists the activated abilities that may be played: those of
// characters on the stage (2.12.2.1), and of cards in the hand those that are
// used from there (2.12.2.3); in a counter step those with a counter icon only
// (7.4.1.2.1), and backup only there (10.5.2).
func (o *half) activations(t *table, w oracle.Offered, counter bool) (known bool) {
	known = true
	for id, c := range t.At {
		place := t.Place[id]
		if place.Seat != t.Me || !isStage(place.Zone) && place.Zone != "hand" {
			continue
		}
		for _, l := range c.Lines {
			text := l.Words[rules.Japanese]
			if !strings.HasPrefix(text, "【起】") {
				continue
			}
			cost := costOf(text)
			backup := backupRE.FindStringSubmatch(text)
			fromHand := backup != nil || strings.Contains(cost, "手札のこのカード")
			switch {
			case fromHand == isStage(place.Zone):
				continue
			case counter && !strings.Contains(text, "【カウンター】"):
				continue
			case limitOf(text) > 0 && o.uses[use{id, text}] >= limitOf(text): // 10.19.3
				continue
			}
			if backup != nil {
				if !counter || t.level(t.Me) < oracle.Number(backup[1]) || t.backupForbidden() {
					continue
				}
			}
			ok, known1 := t.canPay(cost, c)
			known = known && known1
			if ok {
				w.Options[fmt.Sprintf("activate %d %s", id, text)] = "6.5.1.2.3"
			}
		}
	}
	return known
}
