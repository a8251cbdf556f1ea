package cards

import (
	"slices"
	"strings"
)

// Like is the sentence of the cards that ship with a game that is most like one that is
// not understood, or "" if none has half of it.
func (k *Known) Like(sentence string) string {
	if k == nil {
		return ""
	}
	want := []rune(strings.TrimSpace(sentence))
	best, far := "", len(want)/2+1
	for _, s := range k.learnt().sentences() {
		if n := len([]rune(s)); n-len(want) >= far || len(want)-n >= far {
			continue
		}
		if d := apart([]rune(s), want, far); d < far {
			best, far = s, d
		}
	}
	return best
}

// sentences are those of all lines, each once, in their order.
func (l *learnt) sentences() []string {
	l.parted.Do(func() {
		for line := range l.trees {
			for _, s := range strings.SplitAfter(line, "。") {
				if s = strings.TrimSpace(s); len(s) > len("。") {
					l.all = append(l.all, s)
				}
			}
		}
		slices.Sort(l.all)
		l.all = slices.Compact(l.all)
	})
	return l.all
}

// apart is how many signs are wrong, left out or added between two texts, most if there
// are as many or more.
func apart(a, b []rune, most int) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i, r := range a {
		above, least := row[0], i+1
		row[0] = i + 1
		for j, s := range b {
			here := above
			if r != s {
				here = 1 + min(above, row[j], row[j+1])
			}
			above, row[j+1] = row[j+1], here
			least = min(least, here)
		}
		if least >= most {
			return most
		}
	}
	return min(row[len(b)], most)
}

// SentenceAt is the sentence of a line in which a column, from 1, stands.
func SentenceAt(line string, column int) string {
	g := []rune(line)
	at := min(max(column-1, 0), len(g))
	from, to := at, at
	for from > 0 && g[from-1] != '。' {
		from--
	}
	for to < len(g) && g[to] != '。' {
		to++
	}
	return strings.TrimSpace(string(g[from:min(to+1, len(g))]))
}
