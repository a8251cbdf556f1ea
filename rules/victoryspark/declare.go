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

// sayable is what may be declared, in the order of lexicon.SaidName and so on.
type sayable [lexicon.SaidLevel + 1]struct {
	said  []int32      // words of the program in alphabetical order; of levels the numbers
	words []lang.Words // what they are to players; of levels nothing
}

func (s *sayable) add(what int, n int32) {
	if !slices.Contains(s[what].said, n) {
		s[what].said = append(s[what].said, n)
	}
}

// collect notes what the cards have and what their texts give, if any has something declared.
func (s *sayable) collect(list []pack.Card, own *own, prog *ability.Program) {
	if !slices.ContainsFunc(prog.Exprs, func(e ability.Expr) bool { return e.Kind == lexicon.DeclareOne }) {
		return
	}
	g := pack.GlossaryOf(list)
	works := slices.Clone(g.Tags.Tags("works"))
	word := make(map[string]int32, len(prog.Words))
	for i, w := range prog.Words {
		word[w] = int32(i)
	}
	for i := range list {
		c := &list[i]
		if c.Kind == standIn.Kind {
			continue
		}
		for _, w := range namesOf(c) {
			s.add(lexicon.SaidName, word[w[lang.Japanese]])
		}
		for _, w := range own.faces[i].titles {
			s.add(lexicon.SaidTitle, int32(w))
		}
		for _, w := range own.faces[i].works[:own.faces[i].printedWorks] {
			s.add(lexicon.SaidWork, int32(w))
		}
		s.add(lexicon.SaidLevel, int32(c.Number("level")))
		works = append(works, c.Title)
	}
	s.given(own, prog)
	for what := range lexicon.SaidLevel {
		slices.SortFunc(s[what].said, func(a, b int32) int { return cmp.Compare(prog.Words[a], prog.Words[b]) })
		known := [...][]lang.Words{g.Names, g.Tags.Tags("titles"), works, g.Tags.Tags("skill-traits")}[what]
		for _, n := range s[what].said {
			s[what].words = append(s[what].words, inBoth(lexicon.Unbracketed(prog.Words[n]), known))
		}
	}
	slices.Sort(s[lexicon.SaidLevel].said)
}

// given adds what texts define: the traits that skills have or are given, and the titles and
// names that cards are given.
func (s *sayable) given(own *own, prog *ability.Program) {
	for i := range own.skills {
		for _, w := range own.skills[i].traits {
			s.add(lexicon.SaidTrait, int32(w))
		}
	}
	for i := range prog.Exprs {
		switch e := &prog.Exprs[i]; e.Kind {
		case lexicon.GiveSkillTrait:
			s.add(lexicon.SaidTrait, int32(e.Str))
		case ability.AlsoNamed:
			s.add(lexicon.SaidName, int32(e.Str))
		case lexicon.GiveTitle:
			s.add(lexicon.SaidTitle, int32(e.Str))
		}
	}
}

// inBoth is a Japanese word with its translation, if it has one.
func inBoth(ja string, known []lang.Words) lang.Words {
	for _, w := range known {
		if w[lang.Japanese] == ja && w[lang.English] != "" {
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
	for _, n := range rulesOf(m).sayable[what].said {
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
		may := &rulesOf(m).sayable[o.Clause-declaresName]
		w = may.words[slices.Index(may.said, o.N)]
	}
	return w
}
