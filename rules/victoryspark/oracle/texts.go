package oracle

import (
	"strings"

	"gorin/rules"
)

// oneOf reports whether a text has one of the words.
func oneOf(text string, words ...string) bool {
	for _, w := range words {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}

// says reports whether something that is in force has one of the words: a continuous skill, an
// effect that lasts, a change of a card.
func (t *table) says(words ...string) bool {
	for _, e := range t.View.Effects {
		if oneOf(e.Words[rules.Japanese], words...) {
			return true
		}
	}
	for _, c := range t.At {
		for _, ch := range c.Changes {
			if oneOf(ch.Words[rules.Japanese], words...) {
				return true
			}
		}
		for _, l := range c.Lines {
			text := l.Words[rules.Japanese]
			s := skillOf(text)
			if in, known := s.holds(t.Place[c.ID].Zone); (s.icon == "永" || s.icon == "") && (in || !known || l.Granted) && oneOf(text, words...) {
				return true
			}
		}
	}
	return false
}

// bans reports whether a skill of a card says, without a condition, that it cannot do something.
func (t *table) bans(c *rules.CardView, ban string) bool {
	if c == nil {
		return false
	}
	for _, l := range c.Lines {
		s := skillOf(l.Words[rules.Japanese])
		if in, _ := s.holds(t.Place[c.ID].Zone); in && s.icon == "永" && s.body == "このカードは"+ban+"。" && !l.Void {
			return true
		}
	}
	return false
}

// level of what waits in the resolution zone is that of its card (3.8.4); false if that has
// moved, and a text changes levels (3.8.6).
func (t *table) levelOf(source rules.Card, s *skill) (level int, known bool) {
	c := t.At[source]
	if c == nil || c.Print < 0 {
		return 0, false
	}
	in, ok := s.holds(t.Place[source].Zone)
	if in && ok {
		return c.Now.Number("level"), true
	}
	if !ok {
		return 0, false // of an effect that waited for its time (8.6.8)
	}
	return t.Print(c).Number("level"), !t.says("レベルを")
}
