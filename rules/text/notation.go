package text

import (
	"slices"
	"strings"
	"unicode"
)

// Notation is how the texts of a game write what is not words, where they do so in another
// way than others.
type Notation struct {
	// Alike is a sign and the one that it stands for, or itself, where it does not stand for
	// what it does in other games: there [ and 〔 stand for ［, ｢ for 「, and so on.
	Alike [][2]rune
	// Short is words that are written short, and what they stand for; of two that begin
	// alike the longer stands first, and one that is no short word stands for itself.
	Short [][2]string
	// Quoting is the brackets in which copies quote abilities in place of 『』, and Marks
	// what such an ability begins with. Optional: 「」, and 【自】 【永】 【起】.
	Quoting []Brackets
	Marks   []string
	// Icons are written in [] with Latin letters, such as [soul] or [TRIGGER:soul].
	Icons bool
	// Trim says that blanks at the ends of a name in its brackets are no part of it.
	Trim bool
	// Notes are lines that have no force, beside those in parentheses.
	Notes []string
}

var (
	quoting = []Brackets{Corners}
	marks   = []string{"【自】", "【永】", "【起】"}
)

// notation is a book's notation, ready for use.
type notation struct {
	Notation
	marks  [][]rune
	writes [][2][]rune           // words that are written otherwise
	kept   map[string][]Brackets // by language, those in which letters are kept
	loose  map[string][]Brackets // by language, those in which they are unless a text stands there
	signs  []sign                // what stands in loose brackets and is no name, such as 【自】
}

func newNotation(b *Book) *notation {
	n := &notation{Notation: b.Notation, kept: map[string][]Brackets{}, loose: map[string][]Brackets{}}
	if n.Quoting == nil {
		n.Quoting = quoting
	}
	if n.Marks == nil {
		n.Marks = marks
	}
	for _, m := range n.Marks {
		n.marks = append(n.marks, []rune(m))
	}
	for _, w := range slices.Concat(b.Kanji, n.Short) {
		n.writes = append(n.writes, [2][]rune{[]rune(w[0]), []rune(w[1])})
	}
	for _, p := range b.proper {
		if p.Ja == (Brackets{}) {
			continue
		}
		in := n.kept
		if p.Loose {
			in = n.loose
			n.signsIn(b.Tables, p.Ja)
			n.signsIn(b.Tables, p.En)
		}
		keep(in, Japanese, p.Ja)
		keep(in, English, p.Ja) // a word that has no translation
		keep(in, English, p.En)
	}
	return n
}

func keep(in map[string][]Brackets, lang string, b Brackets) {
	if !slices.Contains(in[lang], b) {
		in[lang] = append(in[lang], b)
	}
}

// signsIn gathers what the phrases of some tables have in the brackets of a name and is none:
// 自 of 【自】, and ターン before a number of 【ターン{#}】.
func (n *notation) signsIn(tables [][]Phrase, in Brackets) {
	for _, p := range slices.Concat(tables...) {
		for _, s := range []string{p.Ja, p.En} {
			for part := range strings.SplitSeq(s, string(in.Open)) {
				inner, _, closed := strings.Cut(part, string(in.Close))
				word, _, numbered := strings.Cut(inner, "{#")
				if sign := (sign{bareSign(word), numbered}); closed && sign.word != "" && !strings.Contains(word, "{") && !slices.Contains(n.signs, sign) {
					n.signs = append(n.signs, sign)
				}
			}
		}
	}
}

// sign is what stands in the brackets of a name and is none, with a number behind it or without.
type sign struct {
	word     string
	numbered bool
}

func (s sign) is(word string) bool {
	number, ok := strings.CutPrefix(word, s.word)
	return ok && s.numbered == (number != "") && strings.Trim(number, "0123456789") == ""
}

// bareSign is a sign without blanks, in narrow small letters.
func bareSign(s string) string {
	return strings.Map(func(r rune) rune {
		if r = narrow(r); unicode.IsSpace(r) {
			return -1
		}
		return lower(r)
	}, s)
}

// looseName is the index after a name in brackets in which texts and signs may stand too, or i: a
// text ends in 。 or a full stop, or has signs in it, and in 【スタンド］ は【自】 nothing has opened
// the bracket that is closed first.
func (n *notation) looseName(lang string, g []rune, i int) int {
	end := n.closed(n.loose[lang], g, i)
	if end <= i+1 {
		return i
	}
	inner, depth := g[i+1:end-1], 0
	for _, r := range inner {
		switch {
		case r == '。', r == '【', lang == English && r == '.':
			return i
		case strings.ContainsRune("［[〔", r):
			depth++
		case strings.ContainsRune("］]〕", r):
			if depth--; depth < 0 && g[i] == '【' {
				return i
			}
		}
	}
	word := bareSign(string(inner))
	if slices.ContainsFunc(n.signs, func(s sign) bool { return s.is(word) }) {
		return i
	}
	return end
}

// alike is the sign that one stands for in this game, if not what it does in others.
func (n *notation) alike(r rune) (rune, bool) {
	for _, a := range n.Alike {
		if a[0] == r {
			return a[1], true
		}
	}
	return r, false
}

// plain maps spellings that mean the same onto one.
func (n *notation) plain(r rune) rune {
	if as, ok := n.alike(r); ok {
		return as
	}
	switch r {
	case '[', '〔':
		return '［'
	case ']', '〕':
		return '］'
	case '｢':
		return '「'
	case '｣':
		return '」'
	case '+':
		return '＋'
	case '−', '-', '?', '？', '‐', '‒', '–':
		return '－'
	case '*', '＊', 'x':
		return '×'
	case ',', '，':
		return '、'
	}
	return r
}

// bracket is the same for what may stand around a name, or in one.
func (n *notation) bracket(r rune) rune {
	if as, ok := n.alike(r); ok {
		return as
	}
	switch r {
	case '｢':
		return '「'
	case '｣':
		return '」'
	}
	return r
}

// outside reports whether the rune at k of a name in brackets, from i up to end, is a blank at one of
// its ends that is no part of it. One of blanks alone is as it is.
func (n *notation) outside(g []rune, i, k, end int) bool {
	if !n.Trim || !unicode.IsSpace(g[k]) {
		return false
	}
	printed := func(r rune) bool { return !unicode.IsSpace(r) }
	before, behind := slices.IndexFunc(g[i+1:k], printed) >= 0, slices.IndexFunc(g[k:end-1], printed) >= 0
	return before != behind
}

// closed is the index after what stands in one of some brackets from i on, or i.
func (n *notation) closed(in []Brackets, g []rune, i int) int {
	open := n.bracket(g[i])
	at := slices.IndexFunc(in, func(b Brackets) bool { return b.Open == open })
	if at < 0 {
		return i
	}
	depth := 0
	for j := i; j < len(g); j++ {
		switch n.bracket(g[j]) {
		case open:
			depth++
		case in[at].Close:
			if depth--; depth == 0 {
				return j + 1
			}
		}
	}
	return i
}

// quotedAbility is the index of the bracket that closes an ability quoted in the brackets
// of names, 「【自】 …」, or i if there is none.
func (n *notation) quotedAbility(g []rune, i int) int {
	end := n.closed(n.Quoting, g, i)
	if end == i {
		return i
	}
	for j := i + 1; j < end && j < i+3; j++ {
		if slices.ContainsFunc(n.marks, func(m []rune) bool { return begins(g[j:], m) }) {
			return end - 1
		}
	}
	return i
}

// written is the word that a game's texts write for the one at i, and how many runes of
// the line it stands for; 0 for any other. One of Latin letters is not part of a longer one.
func (n *notation) written(lang string, g []rune, i int) ([]rune, int) {
	if lang != Japanese {
		return nil, 0
	}
	for _, w := range n.writes {
		size := len(w[0])
		if !begins(g[i:], w[0]) ||
			isLatin(w[0][0]) && i > 0 && isLatin(narrow(g[i-1])) ||
			isLatin(w[0][size-1]) && i+size < len(g) && isLatin(narrow(g[i+size])) {
			continue
		}
		return w[1], size
	}
	return nil, 0
}

// begins reports whether a text begins with a word, in letters of either width.
func begins(text, word []rune) bool {
	if len(word) == 0 || len(text) < len(word) {
		return false
	}
	for i, r := range word {
		if narrow(text[i]) != r {
			return false
		}
	}
	return true
}

func isLatin(r rune) bool { return r < 0x80 && unicode.IsLetter(r) }
