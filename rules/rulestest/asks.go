package rulestest

import (
	"fmt"
	"regexp"
	"slices"
	"sync"
	"unicode/utf8"

	"gorin/rules"
)

// textAsks are the kinds of questions that texts ask while they are carried out.
var textAsks = []string{"choose", "aim", "discard", "may", "pay", "replace-may", "stop", "declare", "either", "which"}

// bare are the ends of questions that do not say what they are for.
var bare = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(choose|up to|choose up to) \d+$|\d枚(まで)?選んでください$|the effect of [^:]*\?$|の効果を行いますか$|⟨`)
})

// saysWhatFor expects of a question that a text asks that it says which part of the text it is for, and
// where that stands.
func saysWhatFor(m *rules.Match) error {
	q := m.Pending()
	if q == nil {
		return nil
	}
	if r := q.Reading; r != nil {
		for lang, line := range r.Line {
			from, to := r.Marks[lang][0], r.Marks[lang][1]
			if from < 0 || from >= to || to > len(line) || !utf8.ValidString(line[from:to]) {
				return fmt.Errorf("%s: what is carried out of %q stands from %d to %d", q.Kind, line, from, to)
			}
		}
	}
	if q.Source == 0 || !slices.Contains(textAsks, q.Kind) {
		return nil
	}
	if q.Reading == nil {
		return fmt.Errorf("%s: a text asks %q and is not shown", q.Kind, q.Prompt[rules.English])
	}
	for _, words := range q.Prompt {
		if bare().MatchString(words) {
			return fmt.Errorf("%s: %q does not say what it is for", q.Kind, words)
		}
	}
	return nil
}
