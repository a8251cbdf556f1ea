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
	icon  string   // 自 起 永 スパーク キャンセル ブロッカー のびしろ
	zones []string // labels of zones where it is in force (9.4.4)
	conds []cond   // condition keywords (11.2)
	limit int      // how often in a turn, 0 for any number (9.2.2)
	cost  string   // 9.5.1
	body  string
	read  bool // the oracle knows all of its head
}

// cond is a condition keyword with what stands behind it.
type cond struct {
	word  string // Reコンボ or 本領発揮
	level int
	names []string
	attrs []string
}

var (
	bracketRE = regexp.MustCompile(`^ ?(?:【([^】]*)】|《([^》]*)》|〔([^〕]*)〕|(＆|or|か))`)
	levelRE   = regexp.MustCompile(`^本領発揮Lv(\d+)$`)
	limitRE   = regexp.MustCompile(`^ターン(\d+)$`)
	costRE    = regexp.MustCompile(`^［([^］]*)］`)
)

// labels are the zones that a label means (9.4.4.1).
var labels = map[string][]string{
	"エントリー": {"entry"}, "メンバー": members, "エネルギー": {"energy"}, "控え室": {"waiting-room"}, "手札": {"hand"}, "リタイア": {"retire"},
	"思い出": {"memory"}, "魂": {"soul-entry", "soul-left", "soul-centre", "soul-right"}, "Reバース": {"set"},
}

// lineOf reads a line.
func lineOf(text string) (l line) {
	l.read = true
	for {
		m := bracketRE.FindStringSubmatch(text)
		if m == nil {
			break
		}
		if l.icon == "キャンセル" || l.icon == "ブロッカー" {
			break // what stands behind is what they are for
		}
		text = text[len(m[0]):]
		switch {
		case m[1] != "":
			l.bracket(m[1])
		case len(l.conds) == 0:
			l.read = false
		case m[2] != "":
			c := &l.conds[len(l.conds)-1]
			c.names = append(c.names, m[2])
		case m[3] != "":
			c := &l.conds[len(l.conds)-1]
			c.attrs = append(c.attrs, m[3])
		}
	}
	text = strings.TrimPrefix(text, "：")
	if m := costRE.FindStringSubmatch(text); m != nil {
		l.cost, text = m[1], text[len(m[0]):]
	}
	l.body = strings.TrimPrefix(text, " ")
	return l
}

func (l *line) bracket(word string) {
	switch {
	case l.icon == "":
		l.icon = word
	case labels[word] != nil:
		l.zones = append(l.zones, labels[word]...)
	case word == "Reコンボ":
		l.conds = append(l.conds, cond{word: word})
	case levelRE.MatchString(word):
		l.conds = append(l.conds, cond{word: "本領発揮", level: oracle.Number(levelRE.FindStringSubmatch(word)[1])})
	case limitRE.MatchString(word):
		l.limit = oracle.Number(limitRE.FindStringSubmatch(word)[1])
	default:
		l.read = false
	}
}

// holds reports whether an ability is in force where its card lies; known is false if it
// has no label, or one that the oracle does not know.
func (l *line) holds(zone string) (in, known bool) {
	return slices.Contains(l.zones, zone), l.read && len(l.zones) > 0
}

// meets reports whether the condition keywords of an ability are met for a player
// (11.2.4); known is false if a text has a say.
func (t *table) meets(l *line, seat int) (ok, known bool) {
	ok, known = true, true
	for _, c := range l.conds {
		switch c.word {
		case "Reコンボ": // 11.5
			met := false
			z := t.Zone(seat, "set")
			for i := range z {
				met = met || t.kind(&z[i]) == "rebirth" && (len(c.names) == 0 || slices.ContainsFunc(c.names, func(n string) bool { return t.called(&z[i], n) }))
			}
			ok = ok && met
			known = known && !t.says("【Reコンボ】は")
		case "本領発揮": // 11.7
			n := 0
			for _, zone := range append([]string{"retire"}, members...) {
				z := t.Zone(seat, zone)
				for i := range z {
					if len(c.names)+len(c.attrs) == 0 || t.refers(&z[i], c.names, c.attrs) {
						n++
					}
				}
			}
			ok = ok && n >= c.level
		}
	}
	return ok, known
}

// refers reports whether a card has one of some names or attributes (2.1.2, 2.5.3).
func (t *table) refers(c *rules.CardView, names, attrs []string) bool {
	return slices.ContainsFunc(names, func(n string) bool { return t.called(c, n) }) ||
		slices.ContainsFunc(attrs, func(a string) bool { return has(c.Now.Keys("attributes"), a) })
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

// inForce calls f for each text that is in force or may be: continuous abilities, effects
// that last, changes of cards, abilities that were granted.
func (t *table) inForce(f func(text string)) {
	for _, e := range t.View.Effects {
		f(e.Words[rules.Japanese])
	}
	for id, c := range t.At {
		for _, ch := range c.Changes {
			f(ch.Words[rules.Japanese])
		}
		for i := range c.Lines {
			text := c.Lines[i].Words[rules.Japanese]
			l := lineOf(text)
			if in, known := l.holds(t.Place[id].Zone); l.icon == "永" && !c.Lines[i].Void && (in || !known) || c.Lines[i].Granted || l.icon == "" {
				f(text)
			}
		}
	}
}

// says reports whether something that is or may be in force has one of the words.
func (t *table) says(words ...string) (found bool) {
	t.inForce(func(text string) { found = found || oneOf(text, words...) })
	return found
}

// ownSays reports whether a line of a card on a player's side has some words.
func (t *table) ownSays(seat int, words string) bool {
	for id, c := range t.At {
		if at := t.Place[id]; at.Seat == seat && (isField(at.Zone) || at.Zone == "set") && t.LineSays(c, words) {
			return true
		}
	}
	return false
}

// anySays reports whether a line of a card on anybody's side has some words.
func (t *table) anySays(words string) bool {
	for seat := range t.View.Players {
		if t.ownSays(seat, words) {
			return true
		}
	}
	return false
}

// A text that has been carried out shows as one of these in the log.
var deeds = []string{"ability", "activate", "replace", "effect", "trigger", "use-cancel", "cancel"}

// heard is whether a text has been carried out, in what has happened.
func heard(log []rules.Entry) bool {
	return slices.ContainsFunc(log, func(e rules.Entry) bool { return has(deeds, e.Event.Kind) })
}
