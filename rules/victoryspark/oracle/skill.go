package oracle

import (
	"regexp"
	"strings"

	"gorin/rules"
	"gorin/rules/oracle"
)

// skill is a skill as it is printed (2.12.2, 2.14).
type skill struct {
	icon    string // 自 起 永 キャンセル スパーク サプライズ
	names   []string
	traits  []string
	regions []string // where it is in force (2.14.4)
	cost    string   // 2.14.5
	limit   int      // how often a turn it may be used, 0 for any number
	body    string
}

var (
	iconRE = regexp.MustCompile(`^【(自|起|永|キャンセル|スパーク|サプライズ)】`)
	headRE = regexp.MustCompile(`^ ?(?:「([^」]*)」|《([^》]*)》|〔([^〕]*)〕|［([^］]*)］|【ターン(\d+)】)`)
)

// skillOf reads a line; its icon is "" if it is none.
func skillOf(line string) (s skill) {
	m := iconRE.FindStringSubmatch(line)
	if m == nil {
		return s
	}
	s.icon, line = m[1], line[len(m[0]):]
	for {
		m := headRE.FindStringSubmatch(line)
		if m == nil {
			break
		}
		switch {
		case m[1] != "":
			s.names = append(s.names, m[1])
		case m[2] != "":
			s.traits = append(s.traits, m[2])
		case m[3] != "":
			s.regions = append(s.regions, strings.FieldsFunc(m[3], func(r rune) bool { return strings.ContainsRune("・、／/と", r) })...)
		case m[4] != "":
			s.cost = m[4]
		case m[5] != "":
			s.limit = oracle.Number(m[5])
		}
		line = line[len(m[0]):]
	}
	s.body = strings.TrimPrefix(line, " ")
	return s
}

// regionZones are the zones that a region means.
var regionZones = map[string]func(zone string) bool{
	"フィールド": isField, "ベンチ": isBench,
	"リング":     func(zone string) bool { return zone == "ring" },
	"手札":      func(zone string) bool { return zone == "hand" },
	"控え室":     func(zone string) bool { return zone == "waiting-room" },
	"リタイヤ置場":  func(zone string) bool { return zone == "retire" },
	"リタイヤ":    func(zone string) bool { return zone == "retire" },
	"エネルギー置場": func(zone string) bool { return zone == "energy" },
	"サプライズ置場": func(zone string) bool { return zone == "surprise" },
	"左ベンチ":    func(zone string) bool { return zone == "bench-left" },
	"中央ベンチ":   func(zone string) bool { return zone == "bench-centre" },
	"右ベンチ":    func(zone string) bool { return zone == "bench-right" },
}

// holds reports whether a skill is in force where its card lies; known is false if it says no
// region that the oracle knows.
func (s *skill) holds(zone string) (in, known bool) {
	for _, r := range s.regions {
		at := regionZones[r]
		if at == nil {
			return false, false
		}
		in = in || at(zone)
	}
	return in, len(s.regions) > 0
}

// textAfterName is the text of an ability behind the name of its card.
func textAfterName(words string) string {
	if i := strings.Index(words, "：【"); i >= 0 {
		return words[i+len("："):]
	}
	return ""
}

// usable calls f for the skills of a player's cards that have an icon, lie where they are in
// force and have not been used up; sure is false where the oracle cannot tell.
func (o *half) usable(t *table, seat int, icon string, f func(c *rules.CardView, s skill, text string, sure bool)) {
	for id, c := range t.At {
		place := t.Place[id]
		if place.Seat != seat || place.Zone == "resolution" || place.Zone == "deck" {
			continue
		}
		for _, l := range c.Lines {
			text := l.Words[rules.Japanese]
			s := skillOf(text)
			in, known := s.holds(place.Zone)
			used := s.limit > 0 && o.uses[use{id, text}] >= s.limit // 8.12.4
			if s.icon != icon || known && !in || used && !has(s.regions, "手札") {
				continue
			}
			f(c, s, text, known && !l.Void && !used) // nobody knows whether a card of the hand is still the same
		}
	}
}
