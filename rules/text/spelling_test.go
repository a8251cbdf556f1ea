package text

import (
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"gorin/rules/rulestest/property"
	"gorin/rules/text/gen"
)

// speller draws lines from the phrasebook itself: any spelling of any phrase
// in any place where the grammar allows it, whether it means something or not.
type speller struct {
	t      *rapid.T
	g      *grammar
	height [][maxForms]int // of the lowest derivation of a part of speech
}

// tallest stands for a derivation that does not end.
const tallest = 1 << 20

// spellDepth is the depth below which only the shortest way out is drawn.
const spellDepth = 16

func newSpeller(g *grammar) *speller {
	s := &speller{g: g, height: make([][maxForms]int, len(g.rules))}
	for i := range s.height {
		s.height[i] = [maxForms]int{tallest, tallest, tallest}
	}
	for changed := true; changed; {
		changed = false
		for nt, ts := range g.rules {
			for _, t := range ts {
				for f := range maxForms {
					if h := s.heightOf(t, f); h < s.height[nt][f] {
						s.height[nt][f], changed = h, true
					}
				}
			}
		}
	}
	return s
}

// heightOf is the height of the lowest derivation of a template.
func (s *speller) heightOf(t *template, form int) int {
	if t.mute || !t.fits(form) {
		return tallest
	}
	h := 0
	for i := range t.items {
		switch it := &t.items[i]; it.op {
		case opKid, opSelf, opLast, opNumWord:
			h = max(h, s.height[it.nt][it.formIn(form)]+1)
		case opList, opInit:
			if it.min > 0 {
				h = max(h, s.height[it.nt][it.formIn(form)]+1)
			}
		}
	}
	return h
}

func (s *speller) n(lo, hi int) int { return rapid.IntRange(lo, hi).Draw(s.t, "n") }

// word draws a part of speech.
func (s *speller) word(nt, form, depth int) string {
	var fit []*template
	for _, t := range s.g.rules[nt] {
		if h := s.heightOf(t, form); h < tallest && (depth < spellDepth || h == s.height[nt][form]) {
			fit = append(fit, t)
		}
	}
	if len(fit) == 0 {
		s.t.Skip("no such form")
	}
	t := fit[s.n(0, len(fit)-1)]
	var b strings.Builder
	for i := range t.items {
		it := &t.items[i]
		switch it.op {
		case opLit:
			b.WriteString(it.words[s.n(0, len(it.words)-1)])
		case opForm:
			b.WriteString(it.words[form])
		case opNum:
			b.WriteString(strconv.Itoa(rapid.SampledFrom([]int{0, 1, 2, 3, 1000}).Draw(s.t, "num")))
		case opStr:
			lang := s.g.lang
			in := s.g.book.around(it.cat, lang)
			b.WriteRune(in.Open)
			b.WriteString(rapid.SampledFrom(gen.Names).Draw(s.t, "name"))
			b.WriteRune(in.Close)
		case opWord:
			b.WriteString(rapid.SampledFrom([]string{"炎", "氷"}).Draw(s.t, "word"))
		case opCircled:
			b.WriteString(circled(s.n(0, 22)))
		case opKid, opSelf, opLast, opNumWord:
			b.WriteString(s.word(it.nt, it.formIn(form), depth+1))
		case opList, opInit:
			many := it.min
			if depth < spellDepth {
				many += s.n(0, 5) / 4
			}
			for k := range many {
				if k > 0 && it.op == opList {
					b.WriteString(sepWord(it))
				}
				b.WriteString(s.word(it.nt, it.formIn(form), depth+1))
				if it.op == opInit {
					b.WriteString(sepWord(it))
				}
			}
		}
	}
	return b.String()
}

// CheckSpellings draws lines: whatever can be read in one language is said in both, and if
// back is set, it also means the same when it is read again.
func CheckSpellings(t *testing.T, lex *Lexicon, back bool) {
	for _, lang := range []string{Japanese, English} {
		t.Run(lang, func(t *testing.T) {
			s := newSpeller(lex.book.grammar(lang))
			line := s.g.nt["line"]
			property.Check(t, func(rt *rapid.T) {
				s.t = rt
				text := tidy([]byte(s.word(line, 0, 0)), false)
				n, err := Parse(lang, text, lex)
				if err != nil {
					return // not every derivation means something
				}
				for _, l := range []string{Japanese, English} {
					s, err := Say(l, n, lex)
					if err != nil {
						rt.Fatalf("%s\n%v\n%s: %v", text, n, l, err)
					}
					if !back || len([]rune(s)) > MaxRunes {
						continue
					}
					if m, err := Parse(l, s, lex); err != nil || !m.Equal(n) {
						rt.Fatalf("%s\nsays %s\n got %v, %v\nwant %v", text, s, m, err, n)
					}
				}
			})
		})
	}
}
