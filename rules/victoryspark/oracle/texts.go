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

// inForce calls f for each text that is in force: continuous skills, effects that last, changes
// of cards. It is sure of those of which it can tell.
func (t *table) inForce(f func(text string, sure bool)) {
	for _, e := range t.View.Effects {
		f(e.Words[rules.Japanese], false)
	}
	for _, c := range t.At {
		for _, ch := range c.Changes {
			f(ch.Words[rules.Japanese], true)
		}
		for _, l := range c.Lines {
			text := l.Words[rules.Japanese]
			s := skillOf(text)
			if in, known := s.holds(t.Place[c.ID].Zone); (s.icon == "永" || s.icon == "") && (in || !known || l.Granted) {
				f(text, known && in && !l.Void)
			}
		}
	}
}

// says reports whether something that is in force has one of the words.
func (t *table) says(words ...string) (found bool) {
	t.inForce(func(text string, _ bool) { found = found || oneOf(text, words...) })
	return found
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
