package show

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
	"gorin/rules/text"
)

// saying is a part of a text that is carried out, in words of its own, and where it stands in
// the line that it is of.
type saying struct {
	words lang.Words // empty if the part cannot be said by itself
	in    rulebook.Reading
}

// part names a part of a text.
type part struct {
	line   uint16
	phrase int32 // index into ability.Program.Phrases, 0 for none
	theirs bool  // the other of two players carries it out
}

// saying is what is carried out of a text while a question is asked, and whether it is a text that asks
// whose card the player knows.
func (t *Table) saying(q *kernel.Request) (saying, bool) {
	if q.Line == 0 || q.Source.Card == 0 || !t.M.SeesCard(q.Player, q.Source.Card) {
		return saying{}, false
	}
	p := t.M.Book.Prog
	key := part{line: q.Line}
	if r := t.M.Running(); r != nil && r.Line == q.Line && r.Source == q.Source && r.PC > 0 {
		key.phrase = p.Says[r.PC-1]
		key.theirs = r.Actor != r.Player && t.M.S.Players == 2
	}
	t.Cards.mu.Lock()
	s, ok := t.Cards.said[key]
	t.Cards.mu.Unlock()
	if ok {
		return s, true
	}
	var own lang.Words // as it stands in the text
	for at := key.phrase; at > 0 && own == (lang.Words{}); at = p.Phrases[at].Within {
		own = t.sayPart(p.Phrases[at].Node)
		if s.words = own; key.theirs {
			s.words = t.sayPart(otherSide(p.Phrases[at].Node))
		}
	}
	s.in.Line = t.LineWords(q.Line)
	for l, line := range s.in.Line {
		s.in.Marks[l] = sentenceLike(line, own[l])
	}
	t.Cards.mu.Lock()
	t.Cards.said[key] = s
	t.Cards.mu.Unlock()
	return s, true
}

// otherSide is what a player does at a text of the other of two, said from where that player sits.
func otherSide(n ability.Node) ability.Node {
	switch n.Kind {
	case ability.You:
		n.Kind = ability.Opp
	case ability.Opp, ability.OneOpp, ability.Each, ability.Actor:
		n.Kind = ability.You
	}
	n.Kids = slices.Clone(n.Kids)
	for i := range n.Kids {
		n.Kids[i] = otherSide(n.Kids[i])
	}
	return n
}

// sayPart says what a player does, or an item of a cost, by itself: without whether the player may.
func (t *Table) sayPart(n ability.Node) (out lang.Words) {
	none := ability.Nothing
	cost := n.Kind != ability.Do
	n = plainer(t.Book.Saying(n))
	var tries []ability.Node
	if cost {
		tries = []ability.Node{ability.N(ability.Act, none, ability.N(ability.Cost, n), ability.Said(none, none, none, none, ability.N(ability.Do, ability.N(ability.You), ability.N(ability.Draw, ability.One()))))}
	} else {
		n.Num &^= ability.MayFlag | ability.ByFlag | ability.InsteadFlag
		said := ability.Said(none, none, none, none, n)
		tries = []ability.Node{ability.N(ability.Effect, none, none, said), ability.N(ability.Act, none, none, said)}
	}
	for l, in := range languages {
		for _, line := range tries {
			said, err := text.Say(in, line, t.Cards.Lex)
			if err != nil {
				continue
			}
			if cost {
				said = bracketed(said)
			}
			out[l] = sentenceOf(headless(said))
			break
		}
	}
	if out[0] == "" || out[1] == "" {
		return lang.Words{}
	}
	return out
}

// plainer is a part of a text without alternatives of which there is one.
func plainer(n ability.Node) ability.Node {
	if n.Kind == ability.AnyOf && len(n.Kids) == 1 {
		return plainer(n.Kids[0])
	}
	n.Kids = slices.Clone(n.Kids)
	for i := range n.Kids {
		n.Kids[i] = plainer(n.Kids[i])
	}
	return n
}

// headless is a line without the icon of what kind of ability it is.
func headless(s string) string {
	for strings.HasPrefix(s, "【") {
		_, after, ok := strings.Cut(s, "】")
		if !ok {
			break
		}
		s = strings.TrimLeft(after, "：: 　")
	}
	return s
}

// bracketed is what stands within the first brackets of a line, where costs do.
func bracketed(s string) string {
	for _, b := range [...][2]string{{"〔", "〕"}, {"［", "］"}, {"[", "]"}} {
		if _, after, ok := strings.Cut(s, b[0]); ok {
			s, _, _ = strings.Cut(after, b[1])
			return s
		}
	}
	return ""
}

// sentenceOf is a sentence without its end, to be asked.
func sentenceOf(s string) string {
	s = strings.TrimRight(s, ".。")
	if r, n := utf8.DecodeRuneInString(s); r >= 'a' && r <= 'z' {
		return strings.ToUpper(s[:n]) + s[n:]
	}
	return s
}

// sentenceLike is where in a line that sentence stands that has the longest part in common with what is
// said by itself; the whole line, if that is less than half of it.
func sentenceLike(line, said string) (best [2]int) {
	longest := 0
	for _, s := range sentences(line) {
		if n := common(line[s[0]:s[1]], said); n > longest {
			best, longest = s, n
		}
	}
	if longest*2 < len(said) || said == "" {
		return [2]int{0, len(line)}
	}
	return best
}

// sentences is where the sentences of a line stand, what is within quotation marks not parted.
func sentences(line string) (all [][2]int) {
	from, depth := 0, 0
	for i, r := range line {
		switch r {
		case '『', '「', '“', '(', '（':
			depth++
		case '』', '」', '”', ')', '）':
			depth--
		case '。':
			if depth <= 0 {
				all, from = append(all, [2]int{from, i + len("。")}), i+len("。")
			}
		case ' ':
			if depth <= 0 && i > from && line[i-1] == '.' {
				all, from = append(all, [2]int{from, i}), i+1
			}
		}
	}
	if from < len(line) {
		all = append(all, [2]int{from, len(line)})
	}
	return all
}

// common is how long the longest part is that two texts have in common, in bytes.
func common(a, b string) (longest int) {
	row := make([]int, len(b)+1)
	for i := range len(a) {
		before := 0
		for j := range len(b) {
			n := row[j+1]
			row[j+1] = 0
			if a[i] == b[j] {
				row[j+1] = before + 1
				longest = max(longest, before+1)
			}
			before = n
		}
	}
	return longest
}
