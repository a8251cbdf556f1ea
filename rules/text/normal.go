package text

import (
	"strings"
	"unicode"
)

// source is a printed line in one spelling, with the column of each rune in
// the line as it was given.
type source struct {
	lang  string
	given []rune
	text  []rune // as read: names keep their letters
	fold  []rune // the same in lower case, to compare with phrases
	col   []int  // index into given
}

func foldRunes(s string) []rune {
	rs := []rune(s)
	for i, r := range rs {
		rs[i] = lower(r)
	}
	return rs
}

// lower is unicode.ToLower, quick for kana and kanji.
func lower(r rune) rune {
	if r >= '、' && r <= '鿿' {
		return r
	}
	return unicode.ToLower(r)
}

func (s *source) put(r rune, at int) {
	s.text = append(s.text, r)
	s.fold = append(s.fold, lower(r))
	s.col = append(s.col, at)
}

func (s *source) last() rune {
	if len(s.text) == 0 {
		return 0
	}
	return s.text[len(s.text)-1]
}

// at is the column, from 1, of rune i of the normalised text.
func (s *source) at(i int) int {
	if i < len(s.col) {
		return s.col[i] + 1
	}
	return len(s.given) + 1
}

// plain maps spellings that mean the same onto one.
func plain(r rune) rune {
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

// normalise brings a line into one spelling: full-width letters and digits,
// brackets, signs and spaces; it drops notes in parentheses. What
// stands in brackets of names is kept letter by letter.
func normalise(b *Book, lang, line string) *source { return new(source).normalise(b, lang, line) }

// normalise is the same in the memory of s.
func (s *source) normalise(b *Book, lang, line string) *source {
	*s = source{lang: lang, given: s.given[:0], text: s.text[:0], fold: s.fold[:0], col: s.col[:0]}
	for _, r := range line {
		s.given = append(s.given, r)
	}
	g := s.given
	var quote int   // where a quotation in the brackets of names ends
	var square rune // the bracket that was opened last
	for i := 0; i < len(g); i++ {
		r := g[i]
		if lang == Japanese {
			if end := b.quotedAbility(g, i); end > i {
				s.put('『', i)
				quote = end
				continue
			}
			if i == quote && i > 0 {
				s.put('』', i)
				continue
			}
		}
		if end := b.nameEnd(lang, g, i); end > i {
			for ; i < end; i++ {
				s.put(narrowBracket(g[i]), i)
			}
			i--
			continue
		}
		if w, n := b.written(lang, g, i); n > 0 {
			for _, r := range w {
				s.put(r, i)
			}
			i += n - 1
			continue
		}
		r = narrow(r)
		switch {
		case r == '(':
			if n := digitsIn(g, i); n > 0 {
				for j := i; j <= n; j++ {
					s.put(narrow(g[j]), j)
				}
				i = n
			} else {
				i = noteEnd(g, i)
			}
		case r == '⓪':
			for _, d := range "(0)" {
				s.put(d, i)
			}
		case r >= '①' && r <= '⑳':
			n := int(r-'①') + 1
			s.put('(', i)
			if n >= 10 {
				s.put(rune('0'+n/10), i)
			}
			s.put(rune('0'+n%10), i)
			s.put(')', i)
		case unicode.IsSpace(r):
			if lang == English && s.last() != ' ' && len(s.text) > 0 {
				s.put(' ', i)
			}
		case lang == English:
			if r == '−' || r == '–' {
				r = '-'
			}
			s.put(r, i)
		case r == '[' && i+1 < len(g) && unicode.IsLetter(narrow(g[i+1])) && narrow(g[i+1]) < 0x80:
			i = s.icon(i)
		case r == 'C' && isCX(g, i): // CX for クライマックス
			for _, c := range "クライマックス" {
				s.put(c, i)
			}
			i++
		case r == 'X' && !isLatin(s.last()) && (i+1 == len(g) || !isLatin(narrow(g[i+1]))):
			s.put('Ｘ', i)
		case r == 'x' && isLatin(s.last()):
			s.put(r, i)
		case r == '、' && s.last() == '、', r == '。' && (s.last() == '。' || len(s.text) == 0): // twice, or before anything
		default:
			if r = plain(r); lang == Japanese {
				r = paired(r, &square, g, i)
			}
			s.put(r, i)
		}
	}
	for len(s.text) > 0 && (s.last() == ' ' || lang == Japanese && s.strays()) {
		s.text, s.fold, s.col = s.text[:len(s.text)-1], s.fold[:len(s.fold)-1], s.col[:len(s.col)-1]
	}
	return s
}

// strays reports whether the line ends in a sign that lists of cards leave behind it: a
// comma after its full stop, a quotation mark, a bracket that nothing has opened.
func (s *source) strays() bool {
	n := len(s.text)
	return s.last() == '"' || n > 1 && s.last() == '、' && s.text[n-2] == '。' || s.last() == '』' && unopened(s.text)
}

// unopened reports whether a line closes a bracket that nothing has opened.
func unopened(line []rune) bool {
	depth := 0
	for _, r := range line {
		switch r {
		case '『':
			depth++
		case '』':
			if depth--; depth < 0 {
				return true
			}
		}
	}
	return false
}

// isCX reports whether CX stands for クライマックス at i; in CXコンボ it does not.
func isCX(g []rune, i int) bool {
	if i+1 >= len(g) || narrow(g[i+1]) != 'X' || i > 0 && isLatin(narrow(g[i-1])) {
		return false
	}
	return i+2 >= len(g) || !isLatin(narrow(g[i+2])) && g[i+2] != 'コ'
}

func isLatin(r rune) bool { return r < 0x80 && unicode.IsLetter(r) }

// icon puts a trigger icon such as [soul] or [TRIGGER:Soul]; it returns the
// index of its last rune.
func (s *source) icon(i int) int {
	g, start := s.given, len(s.text)
	s.put('[', i)
	for i++; i < len(g); i++ {
		r := narrow(g[i])
		switch r {
		case ':', '：':
			s.text, s.fold, s.col = s.text[:start+1], s.fold[:start+1], s.col[:start+1]
			continue
		case ']', '］':
			s.put(']', i)
			return i
		}
		s.put(r, i)
	}
	return i
}

// narrow is the half-width form of full-width letters, digits and parentheses.
func narrow(r rune) rune {
	switch {
	case r >= '０' && r <= '９', r >= 'Ａ' && r <= 'Ｚ', r >= 'ａ' && r <= 'ｚ':
		return r - 0xFEE0
	case r == '（':
		return '('
	case r == '）':
		return ')'
	case r == '　':
		return ' '
	}
	return r
}

func narrowBracket(r rune) rune {
	switch r {
	case '｢':
		return '「'
	case '｣':
		return '」'
	case '{', '｛':
		return '〔'
	case '}', '｝':
		return '〕'
	}
	return r
}

// nameEnd is the index after the name that begins at i, or i.
func (b *Book) nameEnd(lang string, g []rune, i int) int {
	open := narrowBracket(g[i])
	var end rune
	switch {
	case open == '「':
		end = '」'
	case open == '《':
		end = '》'
	case open == b.proper[1].Ja.Open:
		end = b.proper[1].Ja.Close
	case open == '“' && lang == English:
		end = '”'
	default:
		return i
	}
	depth := 0
	for j := i; j < len(g); j++ {
		switch narrowBracket(g[j]) {
		case open:
			depth++
		case end:
			if depth--; depth == 0 {
				return j + 1
			}
		}
	}
	return i
}

// digitsIn is the index of the ")" of a parenthesis that holds only a number.
func digitsIn(g []rune, i int) int {
	j := i + 1
	for j < len(g) && narrow(g[j]) >= '0' && narrow(g[j]) <= '9' {
		j++
	}
	if j > i+1 && j < len(g) && narrow(g[j]) == ')' {
		return j
	}
	return 0
}

// noteEnd is the index of the ")" that closes the note at i.
func noteEnd(g []rune, i int) int {
	depth := 0
	for j := i; j < len(g); j++ {
		switch narrow(g[j]) {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return j
			}
		}
	}
	return len(g)
}

// written is the word that a game's texts write for the one at i, and how many runes of
// the line it stands for; 0 for any other.
func (b *Book) written(lang string, g []rune, i int) (string, int) {
	if lang != Japanese {
		return "", 0
	}
	for _, w := range b.Kanji {
		n := 0
		for _, r := range w[0] {
			if i+n >= len(g) || g[i+n] != r {
				n = 0
				break
			}
			n++
		}
		if n > 0 {
			return w[1], n
		}
	}
	return "", 0
}

// quotedAbility is the index of the bracket that closes an ability quoted in the brackets
// of names, 「【自】 …」, or i if there is none.
func (b *Book) quotedAbility(g []rune, i int) int {
	if narrowBracket(g[i]) != '「' {
		return i
	}
	for j := i + 1; j < len(g) && j < i+3; j++ {
		if g[j] == '【' && j+2 < len(g) && strings.ContainsRune("自永起", g[j+1]) && g[j+2] == '】' {
			if end := b.nameEnd(Japanese, g, i); end > i {
				return end - 1
			}
		}
	}
	return i
}

// paired is a bracket that fits the one that was opened before: copies of texts have
// 【スタンド］ and 【(1) …］.
func paired(r rune, square *rune, g []rune, i int) rune {
	switch r {
	case '【', '［':
		if r == '【' && i+1 < len(g) && narrow(g[i+1]) == '(' {
			r = '［'
		}
		if *square == 0 || r == '［' {
			*square = r
		}
	case '】', '］':
		if *square == '【' {
			r = '】'
		}
		if r == '】' && *square == '［' { // an icon within a cost
			return r
		}
		*square = 0
	}
	return r
}
