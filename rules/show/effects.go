package show

import (
	"strconv"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// addChanges lists the effects of resolved abilities on a card, and how its
// numbers differ from the printed ones.
func (t *Table) addChanges(cv *rulebook.CardView, c kernel.CardID) {
	m := t.M
	for i := range m.S.Effects {
		e := &m.S.Effects[i]
		if e.Target == m.RefOf(c) {
			cv.Changes = append(cv.Changes, rulebook.ChangeView{From: rulebook.Card(e.Source.Card), Words: t.EffectWords(e)})
		}
	}
}

// EffectWords says what an effect does.
func (t *Table) EffectWords(e *kernel.Effect) lang.Words {
	w, _ := t.changes(e)
	return w
}

// changes says what an effect does, and whether that is all or in part the text
// of the ability.
func (t *Table) changes(e *kernel.Effect) (out lang.Words, whole bool) {
	p := t.M.Book.Prog
	mods := &p.Exprs[e.Mods]
	add := func(w lang.Words) {
		if out[0] != "" {
			out = out.Plus("、", ", ")
		}
		out = out.Plus(w[0], w[1])
	}
	for i := int32(2); i < int32(mods.N); i++ {
		mod := &p.Exprs[mods.First+i]
		n := 0
		switch {
		case mod.Kind == ability.AddStat:
			c := &kernel.Ctx{Source: e.Source, Player: e.Master, X: e.X, That: e.Target}
			n = int(t.M.Value(c, mod.First))
			if mod.Num%ability.PerStat == ability.Minus {
				n = -n
			}
		case mod.Kind == ability.GiveAbility:
			add(t.LineWords(uint16(p.Exprs[mod.First].Num)))
			continue
		default:
			if k := "change." + t.M.Book.Prog.Vocabulary.Name(mod.Kind); t.Book.Has(k) {
				add(t.Message(k).With(t.changed(e, mod)))
				continue
			}
			if !whole || !t.Book.Has("log.effect-words") {
				add(t.LineWords(e.Line))
			}
			whole = true
			continue
		}
		w := t.statWords(ability.Stat(mod.Num / ability.PerStat))
		sign := "+"
		if n < 0 {
			sign = ""
		}
		add(w.Plus(sign+strconv.Itoa(n), " "+sign+strconv.Itoa(n)))
	}
	return out, whole
}

// changed is what a change that sets or multiplies a number is about: what it adds was fixed when
// it began.
func (t *Table) changed(e *kernel.Effect, mod *ability.Expr) lang.Args {
	switch {
	case mod.Kind == ability.SetStat:
		c := &kernel.Ctx{Source: e.Source, Player: e.Master, X: e.X, That: e.Target}
		return lang.Args{N: int(t.M.Value(c, mod.First)), Text: t.statWords(ability.Stat(mod.Num))}
	case mod.Kind == ability.TimesStat:
		return lang.Args{N: int(mod.Num / ability.PerStat), Text: t.statWords(ability.Stat(mod.Num % ability.PerStat))}
	case t.M.Book.Prog.Vocabulary.Shape(mod.Kind).OfX:
		return lang.Args{N: int(e.X)}
	}
	return lang.Args{N: int(mod.Num)}
}

// statWords is what a number of a card is called beside what is added to it: in words of its own,
// or as it is declared.
func (t *Table) statWords(s ability.Stat) lang.Words {
	name := t.M.Book.Prog.Vocabulary.NumberName(ability.NumStat, int(s))
	if d := t.Book.Values.Find(name); d != nil && !t.Book.Has("stat."+name) {
		return d.Words
	}
	return t.Message("stat." + name)
}
