package oracle

import (
	"strings"

	"gorin/rules"
)

// A ban is what a text says that somebody or something does not do, without the ending: no
// instruction goes against it (1.3.3).
type ban string

const (
	noAttack    ban = "アタックでき"     // 7.1.3.2.1
	noAttacked  ban = "アタックされ"     // 7.1.3.2.1
	noSupport   ban = "サポートでき"     // 7.1.3.1.1
	noSupported ban = "サポートされ"     // 7.1.3.1.1
	noRest      ban = "【レスト】し"     // 4.9.1.2
	noReverse   ban = "【リバース】し"    // 4.9.1.3
	noStand     ban = "【スタンド】し"    // 6.2.1.3
	noRetire    ban = "リタイヤ置場に置かれ" // 3.5.1
	noPlay      ban = "プレイでき"      // 8.4.1
	noPlace     ban = "置け"         // 6.5.1.2.4
	noUse       ban = "使え"         // 8.12.3, 8.12.4
	noCancelled ban = "キャンセルされ"    // 12.1.1
	noChosen    ban = "選ばれ"        // 8.5.4
)

// in reports whether a text forbids so, whomever and whenever.
func (b ban) in(text string) bool {
	return oneOf(text, string(b)+"ない", string(b)+"ず", strings.TrimSuffix(string(b), "し")+"せず")
}

// plain is the sentence by which a card forbids it to itself, without a condition.
func (b ban) plain() string { return "このカードは" + string(b) + "ない。" }

// anyOf are the bans that a text has.
func anyOf(text string, bans []ban) bool {
	for _, b := range bans {
		if b.in(text) {
			return true
		}
	}
	return false
}

// forbids reports whether something that is in force forbids anybody one of these.
func (t *table) forbids(bans ...ban) (found bool) {
	t.inForce(func(text string, _ bool) { found = found || anyOf(text, bans) })
	return found
}

// reads reports whether everything that forbids one of these does so in the sentence that the
// oracle reads, where it knows that it is in force: nothing makes skills void (8.3).
func (t *table) reads(bans ...ban) bool {
	read, void := true, t.says("無効")
	t.inForce(func(text string, sure bool) {
		for _, b := range bans {
			read = read && (!b.in(text) || sure && !void && skillOf(text).body == b.plain())
		}
	})
	return read
}

// bans reports whether a skill of a card forbids it something, without a condition.
func (t *table) bans(c *rules.CardView, b ban) bool {
	if c == nil {
		return false
	}
	for _, l := range c.Lines {
		s := skillOf(l.Words[rules.Japanese])
		if in, _ := s.holds(t.Place[c.ID].Zone); in && s.icon == "永" && s.body == b.plain() && !l.Void {
			return true
		}
	}
	return false
}
