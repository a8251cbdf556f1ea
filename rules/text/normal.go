package text

import "unicode"

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
	g, is := s.given, b.notation
	kept := is.kept[lang]
	var quote int   // where a quotation in the brackets of names ends
	var square rune // the bracket that was opened last
	for i := 0; i < len(g); i++ {
		r := g[i]
		if lang == Japanese {
			if end := is.quotedAbility(g, i); end > i {
				s.put('『', i)
				quote = end
				continue
			}
			if i == quote && i > 0 {
				s.put('』', i)
				continue
			}
		}
		end := is.closed(kept, g, i)
		if end == i && len(is.loose) > 0 {
			end = is.looseName(lang, g, i)
		}
		if end > i {
			for from := i; i < end; i++ {
				if !is.outside(g, from, i, end) {
					s.put(is.bracket(g[i]), i)
				}
			}
			i--
			continue
		}
		if w, n := is.written(lang, g, i); n > 0 {
			for k, r := range w {
				s.put(r, i+min(k, n-1))
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
		case is.Icons && r == '[' && i+1 < len(g) && unicode.IsLetter(narrow(g[i+1])) && narrow(g[i+1]) < 0x80:
			i = s.icon(i)
		case r == 'X' && !isLatin(s.last()) && (i+1 == len(g) || !isLatin(narrow(g[i+1]))):
			s.put('Ｘ', i)
		case r == 'x' && isLatin(s.last()):
			s.put(r, i)
		case r == '、' && s.last() == '、', r == '。' && (s.last() == '。' || len(s.text) == 0): // twice, or before anything
		default:
			if r = is.plain(r); lang == Japanese {
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
