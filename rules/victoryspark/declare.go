package victoryspark

import (
	"cmp"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/victoryspark/lexicon"
)

// Declaring (宣言): a name (2.1.4), a title (2.3.4), a work (2.9.2), a trait of skills (2.15.3)
// or a level (2.2.3). What a released card has, or a text gives, can be declared: a match
// knows the cards that are played in it.

// sayable is what may be declared.
type sayable struct {
	said  [lexicon.SaidLevel + 1][]int32 // words of the program, in order; of levels the numbers
	words []lang.Words                   // of each word of the program that may be declared
}

// collect notes what the cards have, and what their texts give.
func (s *sayable) collect(list []pack.Card, prog *ability.Program, word map[string]uint16) {
	s.words = make([]lang.Words, len(prog.Words))
	add := func(what int, key string, w lang.Words) {
		at, known := word[key]
		if n := int32(at); known && !slices.Contains(s.said[what], n) {
			s.said[what] = append(s.said[what], n)
			if w[lang.English] == "" { // own cards need not say it
				w[lang.English] = w[lang.Japanese]
			}
			if s.words[n] == (lang.Words{}) {
				s.words[n] = w
			}
		}
	}
	for i := range list {
		c := &list[i]
		if c.Kind == standIn.Kind {
			continue
		}
		for _, w := range namesOf(c) {
			add(lexicon.SaidName, w[lang.Japanese], w)
		}
		for _, w := range c.Tags("titles") {
			add(lexicon.SaidTitle, lexicon.TitleWord(w[lang.Japanese]), w)
		}
		own, _ := worksOf(c)
		for _, w := range own {
			add(lexicon.SaidWork, lexicon.WorkWord(w), said(w, append(c.Tags("works"), c.Title)))
		}
		for _, w := range c.Tags("skill-traits") {
			add(lexicon.SaidTrait, w[lang.Japanese], w)
		}
		if n := int32(c.Number("level")); !slices.Contains(s.said[lexicon.SaidLevel], n) {
			s.said[lexicon.SaidLevel] = append(s.said[lexicon.SaidLevel], n)
		}
	}
	s.given(prog, word, add)
	for what, list := range s.said {
		slices.SortFunc(list, func(a, b int32) int {
			if what == lexicon.SaidLevel {
				return cmp.Compare(a, b)
			}
			return cmp.Compare(prog.Words[a], prog.Words[b])
		})
	}
}

// given adds what texts define: the traits that skills have or are given, and the titles and
// names that cards are given.
func (s *sayable) given(prog *ability.Program, word map[string]uint16, add func(what int, key string, w lang.Words)) {
	for i := range prog.Exprs {
		e := &prog.Exprs[i]
		key := prog.Words[e.Str]
		switch e.Kind {
		case lexicon.GiveSkillTrait:
			add(lexicon.SaidTrait, key, lang.Same(key))
		case ability.AlsoNamed:
			add(lexicon.SaidName, key, lang.Same(key))
		case lexicon.GiveTitle:
			title, _ := lexicon.TitleOf(key)
			add(lexicon.SaidTitle, key, lang.Same(title))
		}
	}
	for _, n := range prog.Nodes {
		_, traits := lexicon.NamesOf(n)
		for _, w := range traits {
			add(lexicon.SaidTrait, w, lang.Same(w))
		}
	}
}

// said is a Japanese word with its translation.
func said(ja string, list []lang.Words) lang.Words {
	for _, w := range list {
		if w[lang.Japanese] == ja {
			return w
		}
	}
	return lang.Same(ja)
}

// Declaring one of them. Register 0: what is declared.
var declareSteps = []kernel.Step{{Clause: "2.1.4", Ask: askDeclare, Then: declare}}

func askDeclare(m *kernel.Machine, q *kernel.Request) {
	r, what := m.Running(), m.Top().Regs[0]
	q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = r.Actor, kernel.AskDeclare, 1, 1, r.Source, r.Line
	kind := uint8(optWord)
	if what == lexicon.SaidLevel {
		kind = kernel.OptNumber
	}
	for _, n := range rulesOf(m).said[what] {
		q.Add(kernel.Option{Kind: kind, N: n, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: declaresName + uint16(what)})
	}
}

// declare notes what was declared, and that it was.
func declare(m *kernel.Machine, picks []kernel.Option) {
	r := m.Running()
	r.Said[r.Actor] = picks[0].N
	r.DidN++
}

// isDeclared reports whether a card is as a player has declared in this effect. A work that is
// declared does not stand for others (2.9.2.1).
func isDeclared(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref, info *kernel.Info) bool {
	if c.Run == nil {
		return false
	}
	by := c.Player
	if m.Book.Prog.Exprs[e.First].Kind == ability.Opp {
		by = m.Opponent(by)
	}
	word := uint16(c.Run.Said[by])
	switch e.Num {
	case lexicon.SaidName:
		return info.HasName(word)
	case lexicon.SaidTitle:
		return hasTitle(m, r, info, word)
	case lexicon.SaidWork:
		f := rulesOf(m).face(m, r.Card)
		return !info.Blank && has(f.works[:f.printedWorks], word)
	case lexicon.SaidTrait:
		return info.HasTrait(word)
	}
	return !info.Blank && info.Num[numLevel] == c.Run.Said[by]
}

// optionWords says the word of an option that declares one.
func optionWords(m *kernel.Machine, o *kernel.Option) (w lang.Words) {
	if o.Kind == optWord {
		return rulesOf(m).words[o.N]
	}
	return w
}
