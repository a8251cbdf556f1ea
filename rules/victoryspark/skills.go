package victoryspark

import (
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// What texts say of skills, and of the cards that have them.

// kindsOf is the icons of each kind of ability (8.1.1): what is called 起動能力 may be a cancel as
// well, while the icon 【起】 means none (8.1.1.1.3).
var kindsOf = [...]uint8{
	lexicon.KindAct:  1<<lexicon.IconAct | 1<<lexicon.IconCancel,
	lexicon.KindAuto: 1<<lexicon.IconAuto | 1<<lexicon.IconSpark | 1<<lexicon.IconSurprise,
	lexicon.KindCont: 1 << lexicon.IconCont,
}

// banOf is the ban on using skills of each icon.
var banOf = [...]ability.BanKind{
	lexicon.IconAuto: lexicon.BanUseAuto, lexicon.IconAct: lexicon.BanUseAct, lexicon.IconCont: lexicon.BanUse,
	lexicon.IconCancel: lexicon.BanUseCancel, lexicon.IconSpark: lexicon.BanUseSpark, lexicon.IconSurprise: lexicon.BanUseSurprise,
}

// usable reports whether nothing forbids a card, or its player, to use skills of an icon
// (8.12.3, 8.12.4, 8.12.5). What has left is not forbidden to any more.
func usable(m *kernel.Machine, r kernel.Ref, icon uint8) bool {
	if !m.Alive(r) {
		return true
	}
	info, p := m.InfoOf(r), m.S.Cards[r.Card].Master
	return !info.Banned(lexicon.BanUse) && !info.Banned(banOf[icon]) && !m.Forbidden(p, lexicon.BanUse) && !m.Forbidden(p, banOf[icon])
}

// hasSkill reports whether a card has a skill of a set.
func hasSkill(m *kernel.Machine, c *kernel.Ctx, set int32, r kernel.Ref, info *kernel.Info) bool {
	at := *c
	for _, g := range info.Given[:info.NGiven] {
		at.Line = g.Line
		if m.LooksLike(&at, set, r) {
			return true
		}
	}
	return false
}

// hasSpark reports whether a card has a skill that sparks (12.2.1).
func hasSpark(m *kernel.Machine, r kernel.Ref) bool {
	info := m.InfoOf(r)
	return slices.ContainsFunc(info.Given[:info.NGiven], func(g kernel.Given) bool {
		return rulesOf(m).skills[g.Line].icon == lexicon.IconSpark
	})
}

// traitHas reports whether a trait of a card's skills contains a string (2.14.7).
func traitHas(p *ability.Program, info *kernel.Info, part string) bool {
	return anyWord(p, info.Traits[:info.NTraits], func(s string) bool { return !lexicon.IsNamed(s) && strings.Contains(s, part) })
}

// liesAt reports whether a card lies in a zone that a word means.
func liesAt(m *kernel.Machine, r kernel.Ref, word ability.Kind) bool {
	return m.Alive(r) && slices.Contains(wordTable[word], m.KindOf(m.ZoneAt(r)))
}

// object gives the object that only this book knows: the card whose skill was cancelled by what
// resolves, or whose skill was used or cancelled in the event.
func object(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, out []kernel.Ref) []kernel.Ref {
	if e.Kind != lexicon.SkillHolder {
		return out
	}
	ev := c.Event
	if c.Run != nil {
		if it := m.Item(c.Run.Item); it != nil && isCancel(m, it) {
			return append(out, it.Those[0])
		}
		ev = &c.Run.Cause
	}
	if ev != nil && (ev.Kind == evUse || ev.Kind == evCancel) {
		out = append(out, ev.Card)
	}
	return out
}

// hasEmptyBench reports whether a player has a bench on which no card lies (3.3.3.5).
func hasEmptyBench(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	for p := range m.S.Players {
		for _, k := range bench {
			if whose(m.Book.Prog, c, e, p) && m.Count(m.Z(k, p)) == 0 {
				return true
			}
		}
	}
	return false
}

// areAlike reports whether so many cards of a set have something alike.
func areAlike(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) (found bool) {
	n := m.Value(c, e.First+1)
	m.EachObject(c, e.First, func(r kernel.Ref) {
		same := int32(0)
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if alike(m, int(e.Num), r, x) {
				same++
			}
		})
		found = found || same >= n
	})
	return found
}

// alike reports whether two cards have something alike; of several names, titles, works and
// sexes one of each will do (2.1.2.1, 2.3.2.1, 2.4.2).
func alike(m *kernel.Machine, what int, r, x kernel.Ref) bool {
	o, a, b := rulesOf(m), m.InfoOf(r), m.InfoOf(x)
	f := o.face(m, r.Card)
	switch what {
	case lexicon.AlikeName:
		return slices.ContainsFunc(a.Names[:a.NNames], b.HasName)
	case lexicon.AlikeTitle:
		theirs := func(w uint16) bool { return hasTitle(m, x, b, w) }
		return slices.ContainsFunc(f.titles, theirs) || slices.ContainsFunc(o.givenTraits(m, r, a), func(w uint16) bool {
			_, title := lexicon.TitleOf(m.Book.Prog.Words[w])
			return title && theirs(w)
		})
	case lexicon.AlikeLevel:
		return a.Num[numLevel] == b.Num[numLevel]
	case lexicon.AlikeSex:
		return a.Colours&b.Colours != 0
	case lexicon.AlikeWork:
		return slices.ContainsFunc(f.works, func(w uint16) bool { return has(o.face(m, x.Card).works, w) })
	}
	return false
}
