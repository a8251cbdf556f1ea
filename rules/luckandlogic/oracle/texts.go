package oracle

import (
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// line is an ability as it is printed (9.1).
type line struct {
	souls int    // of 【EXソウルN】 (11.6)
	icon  string // 永 自 起 ロジックドライブ トランスチェンジ 秘具スキル
	once  bool   // 【ターン1回】 (12.4)
	zone  string // where alone it is in force (9.3.2.6.1)
	make  int    // the level of メーク, -1 if it is none (11.11)
	cost  string // 9.4.1
	body  string
}

var (
	soulsRE = regexp.MustCompile(`^【EXソウル(\d+)】`)
	iconRE  = regexp.MustCompile(`^【(永|自|起|ロジックドライブ|トランスチェンジ|秘具スキル)】`)
	zoneRE  = regexp.MustCompile(`^【この能力は([^】]+)のみで有効】`)
	makeRE  = regexp.MustCompile(`^メークLv(\d+) ?`)
	costRE  = regexp.MustCompile(`^［([^］]*)］ ?`)
)

// zoneKeys are the zones by their names.
var zoneKeys = map[string]string{"手札": "hand", "ドロップ領域": "drop", "ソウル領域": "soul", "マイロジカリスト領域": "my-logicalist", "秘具領域": "tools",
	"バトル領域": "battle", "レベル領域": "level", "インターセプト領域": "intercept", "ストック領域": "stock", "リムーブ領域": "remove", "パージ領域": "purge", "逆理領域": "paradox"}

// lineOf reads a line.
func lineOf(text string) (l line) {
	l.make = -1
	if m := soulsRE.FindStringSubmatch(text); m != nil {
		l.souls, text = oracle.Number(m[1]), text[len(m[0]):]
	}
	if m := iconRE.FindStringSubmatch(text); m != nil {
		l.icon, text = m[1], text[len(m[0]):]
	}
	if rest, ok := strings.CutPrefix(text, "【ターン1回】"); ok {
		l.once, text = true, rest
	}
	if m := zoneRE.FindStringSubmatch(text); m != nil {
		l.zone, text = m[1], text[len(m[0]):]
	}
	text = strings.TrimPrefix(text, " ")
	if m := makeRE.FindStringSubmatch(text); m != nil {
		l.make, text = oracle.Number(m[1]), text[len(m[0]):]
	}
	if m := costRE.FindStringSubmatch(text); m != nil {
		l.cost, text = m[1], text[len(m[0]):]
	}
	l.body = text
	return l
}

// holds reports whether an ability of a card is in force where the card lies (9.3.2).
func (t *table) holds(c *rules.CardView, l *line) bool {
	zone := t.Place[c.ID].Zone
	if l.zone != "" { // 9.3.2.6
		return zoneKeys[l.zone] == zone && (c.FaceUp || zone == "hand")
	}
	switch {
	case !c.FaceUp:
		return false
	case isCircle(zone): // 9.3.2.1
		return isMember(c)
	case strings.HasPrefix(zone, "gate-"): // 9.3.2.2
		return is(c, "gate")
	case zone == "battle": // 9.3.2.3, 9.3.2.4
		return true
	case zone == "paradox":
		return is(c, "paradox")
	}
	return zone == "my-logicalist" // 9.3.2.5
}

// oneOf reports whether a text has one of the words.
func oneOf(text string, words ...string) bool {
	for _, w := range words {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}

// A voice is a text that is in force or may be.
type voice struct {
	text string
	by   *rules.CardView // whose continuous ability it is, nil for anything else
	on   *rules.CardView // which card it changes, nil for no one card
	seat int             // whose text it is; of an effect on a player, whom it is on
	past bool            // it has been carried out, and lasts
}

// inForce calls f for each text that is in force or may be: continuous abilities, effects that
// last, changes of cards, abilities that were granted.
func (t *table) inForce(f func(v voice)) {
	for _, e := range t.View.Effects {
		f(voice{text: e.Words[rules.Japanese], seat: e.Seat, past: true})
	}
	for id, c := range t.At {
		for _, ch := range c.Changes {
			if from := t.At[ch.From]; from == nil || !t.bears(from, ch.Words[rules.Japanese]) {
				f(voice{text: ch.Words[rules.Japanese], on: c, seat: c.Seat})
			}
		}
		for i := range c.Lines {
			text := c.Lines[i].Words[rules.Japanese]
			l := lineOf(text)
			switch {
			case c.Lines[i].Void:
			case c.Lines[i].Granted:
				f(voice{text: text, seat: c.Seat})
			case l.icon == "永" && (t.holds(c, &l) || t.Place[id].Zone == "hand" && strings.Contains(text, "手札のこのカード")):
				if len(t.souls(c)) >= l.souls { // 11.6.1.1
					f(voice{text: text, by: c, seat: c.Seat})
				}
			case t.Place[id].Zone == "intercept" || c.Under != 0:
				f(voice{text: text, seat: c.Seat})
			}
		}
	}
}

// bears reports whether a card has a line in force, which is told by itself.
func (t *table) bears(c *rules.CardView, text string) bool {
	return slices.ContainsFunc(c.Lines, func(l rules.LineView) bool {
		read := lineOf(text)
		return l.Words[rules.Japanese] == text && !l.Void && !l.Granted && read.icon == "永" && t.holds(c, &read)
	})
}

// says reports whether something that is or may be in force has one of the words.
func (t *table) says(words ...string) bool { return t.others(nil, words...) }

// others reports whether something that is or may be in force has one of the words, besides what the
// oracle reads.
func (t *table) others(read []sentence, words ...string) (found bool) {
	t.inForce(func(v voice) {
		found = found || oneOf(v.text, words...) && !slices.ContainsFunc(read, func(s sentence) bool { return s.match(v) != nil })
	})
	return found
}

// A sentence is what the oracle reads of texts: of continuous abilities all that stands behind the icon,
// of effects how they end.
type sentence struct {
	re *regexp.Regexp
	of kind
}

// kind is of what a sentence is read: of continuous abilities, of effects on a card, of other effects.
type kind int

const (
	ofAbility kind = iota
	ofCard
	ofPlayer
)

func always(body string) sentence { return sentence{re: regexp.MustCompile("^" + body + "$")} }
func chosen(end string) sentence {
	return sentence{regexp.MustCompile("選び、" + end + "$"), ofCard}
}
func lasting(text string) sentence {
	return sentence{regexp.MustCompile("[】］] ?" + text + "$"), ofPlayer}
}

// match is what a text says in the words of a sentence, nil if it says something else.
func (s sentence) match(v voice) []string {
	switch {
	case s.of == ofCard && v.on != nil, s.of == ofPlayer && v.by == nil && v.on == nil:
		return s.re.FindStringSubmatch(v.text)
	case s.of == ofAbility && v.by != nil:
		return s.re.FindStringSubmatch(lineOf(v.text).body)
	}
	return nil
}

// Limits of players, as texts change them (4.6.3, 4.7.2, 7.5.3.2, 7.5.3.3, 8.2.3).
const (
	handWord   = "手札上限"
	levelWord  = "レベル上限"
	tranceWord = "合体上限回数"
	changeWord = "TC上限回数"
	attackWord = "攻撃上限"
)

const limitText = `(あなた|相手)の(手札上限|レベル上限|合体上限回数|TC上限回数|攻撃上限)を([＋－]?)(\d+)(?:に)?する。`

var limits = []sentence{always("(あなたのターン中、)?" + limitText), lasting("(そのターン中、|このゲーム中、)" + limitText)}

// limit is a limit of a player that is so much without texts; sure is false if others change it, or one
// sets it and one adds to it.
func (t *table) limit(seat int, word string, n int) (most int, sure bool) {
	added, set := 0, 0
	for _, s := range limits {
		t.each(s, func(v voice, m []string) {
			mine := (m[2] == "あなた" || v.past) == (v.seat == seat)
			if m[3] != word || !mine || v.by == nil && !v.past || m[1] == "あなたのターン中、" && t.View.Active != v.seat {
				return
			}
			by := oracle.Number(m[5])
			switch m[4] {
			case "＋":
				n, added = n+by, added+1
			case "－":
				n, added = n-by, added+1
			default:
				n, set = by, set+1
			}
		})
	}
	return n, !t.others(limits, word) && (set == 0 || set == 1 && added == 0)
}

// each calls f for each text that says so.
func (t *table) each(s sentence, f func(v voice, m []string)) {
	t.inForce(func(v voice) {
		if m := s.match(v); m != nil {
			f(v, m)
		}
	})
}

// bans reports whether a text says so of a card: by the card itself, or as an effect on it.
func (t *table) bans(s sentence, c *rules.CardView) (found bool) {
	t.each(s, func(v voice, _ []string) {
		found = found || v.by != nil && v.by.ID == c.ID || v.on != nil && v.on.ID == c.ID
	})
	return found
}

// hears reports whether a text of a player's opponent says so.
func (t *table) hears(s sentence, seat int) (found bool) {
	t.each(s, func(v voice, _ []string) { found = found || v.by.Seat != seat })
	return found
}

// A text that has been carried out shows as one of these in the log.
var deeds = []string{"ability", "activate", "replace", "effect", "trigger"}

// heard is whether a text has been carried out, in what has happened.
func heard(log []rules.Entry) bool {
	return slices.ContainsFunc(log, func(e rules.Entry) bool { return has(deeds, e.Event.Kind) })
}
