package text

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

// mostNear is how many phrases an error names.
const mostNear = 3

// near is a phrase that could have stood at the farthest place, and how like it is
// to what does.
type near struct {
	words string
	score int
	begun int // items of its template that were read
}

// misprint is a sign that some copies of texts have: it is read, and not proposed.
const misprint = "＠"

// longestNear is how many characters are compared with phrases.
const longestNear = 40

// nearest lists the phrases that could have stood at the farthest place and are most
// like what does; if none is like it, those that the line had come farthest with.
func (p *parser) nearest() []string {
	src, far := p.src, p.far
	s := search{p: p, rest: spelt(string(src.fold[far:min(len(src.fold), far+longestNear)])), seen: map[*template]bool{}}
	tried := map[*branch]bool{}
	for _, b := range p.wants {
		if tried[b] {
			continue
		}
		tried[b] = true
		for _, o := range b.next {
			for _, t := range o.through {
				s.try(t.t, t.at, t.at, 0, "")
			}
		}
	}
	if p.g.lang == Japanese {
		for _, x := range p.lex.book.Said {
			if p.has([]rune(x[0]), far) {
				s.all = append(s.all, near{x[1], longestNear, 0})
			}
		}
	}
	return first(s.all, far == len(src.fold))
}

// search looks for phrases that could go on at the farthest place.
type search struct {
	p    *parser
	rest []rune // what stands there
	seen map[*template]bool
	all  []near
}

// try looks at what a template has from item i on; begun of its items, or of those of the
// one around it, were read, and tail is what follows it.
func (s *search) try(t *template, i, begun, depth int, tail string) {
	if depth > 6 || i >= len(t.items) || (i == 0 && s.seen[t]) {
		return
	}
	if i == 0 {
		s.seen[t] = true
	}
	switch it := &t.items[i]; it.op {
	case opLit, opForm:
		for k, l := range it.lits {
			switch {
			case len(l) == 0:
				s.try(t, i+1, begun, depth, tail)
			case it.words[k] != missing:
				word := it.words[k]
				if it.op == opLit && it.words[0] != "" {
					word = it.words[0] // as it is printed
				}
				words := strings.TrimSpace(once.Replace(word + t.shown(i+1) + tail))
				s.all = append(s.all, near{words, alike(spelt(string(l)), s.rest), begun})
			}
		}
	case opKid, opSelf, opList, opInit, opLast, opNumWord:
		with := t.shown(i+1) + tail
		for _, u := range s.p.g.rules[it.nt] {
			if len(u.items) == 0 { // it may be left out
				s.try(t, i+1, begun, depth, tail)
			}
			s.try(u, 0, begun, depth+1, with)
		}
	case opConst, opCap, opSpace, opComma, opOrComma:
		s.try(t, i+1, begun, depth, tail)
	}
}

// first is the best of the phrases; at the end of a line whatever could end it.
func first(all []near, end bool) (out []string) {
	slices.SortStableFunc(all, func(a, b near) int {
		if end {
			return cmp.Or(utf8.RuneCountInString(a.words)-utf8.RuneCountInString(b.words), cmp.Compare(a.words, b.words)) // a full stop comes first
		}
		return cmp.Or(b.score-a.score, strings.Count(a.words, "…")-strings.Count(b.words, "…"))
	})
	for _, n := range all {
		switch {
		case slices.Contains(out, n.words), strings.Contains(n.words, misprint), !end && strings.Trim(n.words, "、。…") == "":
		case end || n.score > 0, all[0].score <= 0 && n.begun > 0:
			out = append(out, n.words)
		}
		if len(out) == mostNear {
			break
		}
	}
	return out
}

// once writes what varies once, and signs as Japanese texts have them.
var once = strings.NewReplacer("……", "…", "… …", "…", ":…", "：…")

// shown is the template from item i on, as a reader sees it: … for what varies.
func (t *template) shown(i int) string {
	var b strings.Builder
	for ; i < len(t.items); i++ {
		switch it := &t.items[i]; it.op {
		case opLit, opForm:
			b.WriteString(it.words[0])
		case opComma, opOrComma, opConst, opCap, opSpace:
		default:
			if !strings.HasSuffix(b.String(), "…") {
				b.WriteString("…")
			}
		}
	}
	return b.String()
}

// spellings are words that texts write in one way and people also in another.
var spellings = strings.NewReplacer("時", "とき", "始め", "はじめ", "終わり", "おわり", "置", "お", "戻", "もど", "引く", "ひく", "引き", "ひき",
	"選", "えら", "加え", "くわえ", "見て", "みて", "見る", "みる", "全て", "すべて", "他の", "ほかの", "相手", "あいて", "以外", "いがい", "【", "", "】", "")

// spelt is a text in one spelling, to be compared.
func spelt(s string) []rune { return []rune(spellings.Replace(s)) }

// alike is how many runes of a phrase the beginning of a text has, less those that
// differ: each one that is wrong, left out or added counts.
func alike(Phrase, text []rune) int {
	if len(Phrase) < 2 {
		return 0
	}
	row := make([]int, len(text)+1) // what the phrase so far differs from the first runes of the text
	for j := range row {
		row[j] = j
	}
	for i, r := range Phrase {
		above := row[0]
		row[0] = i + 1
		for j, s := range text {
			here := above
			if r != s {
				here = 1 + min(above, row[j], row[j+1])
			}
			above, row[j+1] = row[j+1], here
		}
	}
	return len(Phrase) - 2*slices.Min(row)
}
