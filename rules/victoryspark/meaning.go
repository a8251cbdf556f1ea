package victoryspark

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// What the words of texts mean in this book, handed to the machine.

func subject(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref) bool {
	return r.Card != 0 && m.In(c, e.First, r)
}

// whose checks the player word at the beginning of a trigger or a set; none means anybody's.
func whose(p *ability.Program, c *kernel.Ctx, e *ability.Expr, player int8) bool {
	switch p.Exprs[e.First].Kind {
	case ability.You:
		return player == c.Player
	case ability.Opp:
		return player != c.Player
	}
	return true
}

// triggers matches this book's events against a trigger of a text (8.1.1.2.1).
func triggers(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	p := m.Book.Prog
	switch e.Kind {
	case lexicon.OnSparked: // 12.2.1, 8.1.1.3.3: by rule, which has no source (4.15.3), from the top of the deck
		return ev.Kind == kernel.EvMove && ev.New == c.Source && ev.Source.Card == 0 && ev.Flags&kernel.MoveRule != 0 &&
			m.KindOf(ev.From) == zDeck && m.KindOf(ev.To) == zRing
	case lexicon.OnSpark: // 12.2.1
		return ev.Kind == kernel.EvMove && ev.Source.Card == 0 && ev.Flags&kernel.MoveRule != 0 && m.KindOf(ev.From) == zDeck &&
			m.KindOf(ev.To) == zRing && hasSpark(m, ev.New) && subject(m, c, e, ev.New)
	case lexicon.OnCancelled:
		return ev.Kind == evCancel && isSkill(m, c, e.First, ev.Player, ev.Card, uint16(ev.N))
	case ability.OnAttack:
		return ev.Kind == evAttack && subject(m, c, e, ev.Card)
	case ability.OnAttacked:
		return ev.Kind == evAttack && subject(m, c, e, ev.New)
	case lexicon.OnDamaged:
		return ev.Kind == evDamage && subject(m, c, e, ev.Card)
	case lexicon.OnSupport:
		return ev.Kind == evSupport && subject(m, c, e, ev.Card)
	case lexicon.OnSupported:
		return ev.Kind == evSupport && subject(m, c, e, ev.New)
	case lexicon.OnAttackEnd:
		return ev.Kind == evAttackEnd
	case lexicon.OnPartnerEnd: // 7.1.6.1
		return ev.Kind == evAttackEnd && ev.N == partnerAttack
	case lexicon.OnAttackBlock:
		return ev.Kind == evPartnerBlock && whose(p, c, e, ev.Player)
	case lexicon.OnSkillUsed: // 8.12.2
		return ev.Kind == evUse && isSkill(m, c, e.First, ev.Player, ev.Card, uint16(ev.N))
	case ability.OnPhaseStart:
		return ev.Kind == evPhaseStart && e.Num == ev.N && whose(p, c, e, ev.Player) &&
			(ability.Phase(e.Num) != ability.PhEnd || firstThisTurn(m, c, startMark))
	case ability.OnPhaseEnd:
		return ev.Kind == evPhaseEnd && e.Num == ev.N && whose(p, c, e, ev.Player) && firstThisTurn(m, c, endMark)
	case ability.OnNextStart:
		return ev.Kind == evPhaseStart && e.Num == ev.N && whose(p, c, e, ev.Player)
	case ability.OnNextEnd:
		return ev.Kind == evPhaseEnd && e.Num == ev.N && whose(p, c, e, ev.Player) && m.S.Turn > c.Since
	case ability.OnPlay:
		return ev.Kind == evPlay && whose(p, c, e, ev.Player) && m.LooksLike(c, e.First+1, ev.Card)
	}
	return false
}

// isSkill reports whether an ability is as a set of skills says: whose it is, and of which
// card.
func isSkill(m *kernel.Machine, c *kernel.Ctx, set int32, player int8, of kernel.Ref, line uint16) bool {
	at := seen(m, *c)
	at.Line, at.Event = line, nil
	return whose(m.Book.Prog, at, &m.Book.Prog.Exprs[set], player) && m.LooksLike(at, set, of)
}

// seen is a context in memory that is used again and again, one at a time.
func seen(m *kernel.Machine, c kernel.Ctx) *kernel.Ctx {
	at, ok := m.Memory.(*kernel.Ctx)
	if !ok {
		at = &kernel.Ctx{}
		m.Memory = at
	}
	*at = c
	return at
}

// would matches what is about to happen against a replacement (8.10.1).
func would(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	switch e.Kind {
	case ability.WouldAttack:
		return ev.Kind == evAttack && subject(m, c, e, ev.Card)
	case lexicon.WouldBeDamaged:
		return ev.Kind == evDamage && subject(m, c, e, ev.Card)
	}
	return false
}

// cond judges conditions that need this book.
func cond(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	switch e.Kind {
	case lexicon.OnSprung:
		return m.Cond(c, e.First)
	case lexicon.PartnerAttacking:
		return (m.S.Vars[vAttackKind] == partnerAttack) != (e.Num == 1)
	case lexicon.AttackIsNth:
		return m.S.Vars[vAttackKind] != noAttack && m.S.Vars[vAttacks] == e.Num
	case lexicon.AttackFromNth:
		return m.S.Vars[vAttackKind] != noAttack && m.S.Vars[vAttacks] >= e.Num
	case lexicon.FirstTurn:
		return firstTurn(m)
	case lexicon.CondNot:
		return !m.Cond(c, e.First)
	case lexicon.EmptyBench:
		return hasEmptyBench(m, c, e) != (e.Num == 1)
	case lexicon.Alike:
		return areAlike(m, c, e)
	case ability.DuringPhase:
		return ability.Phase(e.Num) == ability.Phase(m.S.Phase) && whose(m.Book.Prog, c, e, m.S.Active)
	}
	return false
}

// filter judges filters that need this book. Those of skills are about the ability whose
// line the context names.
func filter(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref, info *kernel.Info) bool {
	p := m.Book.Prog
	o := rulesOf(m)
	switch e.Kind {
	case lexicon.TitleIs:
		return hasTitle(m, r, info, e.Str)
	case lexicon.TitleHas: // 2.14.7
		return titleHas(m, r, info, p.Words[e.Str], false)
	case lexicon.PairIs: // 2.3.1.1
		return isPair(m, r, info, e.Str)
	case lexicon.DeclaredIs:
		return isDeclared(m, c, e, r, info)
	case lexicon.WorkIs: // 2.9.1
		return !info.Blank && anyWord(p, o.face(m, r.Card).works, func(s string) bool { return s == p.Words[e.Str] })
	case lexicon.PartnerOf:
		return m.AnyObject(c, e.First, func(of kernel.Ref) bool { return isPartner(m, of, r) })
	case lexicon.PartnerSex: // 2.8.1, 2.8.2: one of several
		return !info.Blank && o.face(m, r.Card).partnerSex>>e.Num&1 != 0
	case lexicon.PartnerName: // 2.5
		return !info.Blank && has(o.face(m, r.Card).partnerNames, e.Str)
	case lexicon.PartnerTitle: // 2.6
		return !info.Blank && has(o.face(m, r.Card).partnerTitles, e.Str)
	case lexicon.HasSkill:
		return hasSkill(m, c, e.First, r, info) != (e.Num == 1)
	case lexicon.SkillKind:
		return kindsOf[e.Num]>>o.skills[c.Line].icon&1 != 0
	case lexicon.SkillAt:
		return liesAt(m, r, p.Exprs[e.First].Kind)
	case lexicon.TraitPart: // 2.14.7
		return traitHas(p, info, p.Words[e.Str])
	case lexicon.LimitedIcon:
		return o.face(m, r.Card).limited>>e.Num&1 != 0
	case lexicon.SupportedBy:
		return m.S.Vars[vAttackKind] != noAttack && r == m.S.Objects[oSupporter]
	case ability.Attacking:
		return m.S.Vars[vAttackKind] != noAttack && r == m.S.Objects[oAttacker]
	case lexicon.SkillIcon:
		return int32(o.skills[c.Line].icon) == e.Num
	case lexicon.SkillRegion: // 2.14.9
		return p.Lines[c.Line].HasLabel(ability.Keyword(e.Num))
	case lexicon.SkillNamed:
		return has(o.skills[c.Line].names, e.Str) || info.HasTrait(e.Str)
	case lexicon.SkillOf: // 2.15.2: an added trait is one of all skills of the card
		return has(o.skills[c.Line].traits, e.Str) || has(o.givenTraits(m, r, info), e.Str)
	}
	return false
}

// givenTraits is the traits that effects have added to the skills of a card.
func (o *own) givenTraits(m *kernel.Machine, r kernel.Ref, info *kernel.Info) []uint16 {
	printed := m.Book.Prints[m.S.Cards[r.Card].Print].Info.NTraits
	return info.Traits[min(printed, info.NTraits):info.NTraits]
}

func has(list []uint16, w uint16) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}

func anyWord(p *ability.Program, list []uint16, ok func(string) bool) bool {
	for _, w := range list {
		if ok(p.Words[w]) {
			return true
		}
	}
	return false
}

// act carries out acts of texts that need this book.
func act(m *kernel.Machine, expr int32) bool {
	e := &m.Book.Prog.Exprs[expr]
	r := m.Running()
	c := m.CtxOf(r)
	switch e.Kind {
	case lexicon.CancelSkill:
		cancelIt(m, r)
	case lexicon.PartnerAttack:
		makePartner(m, r)
	case lexicon.PlainAttack: // 7.1.3.2.4
		if m.S.Vars[vAttackKind] != noAttack {
			m.S.Vars[vPlain] = 1 // looked at in 7.1.5.1.1
			r.DidN++
		}
	case lexicon.UseSkill:
		useSkill(m, c, e)
	case lexicon.DeclareOne:
		m.Call(procDeclare, e.Num)
	case lexicon.DealDamage:
		n := m.Value(c, e.First+1)
		m.EachObject(c, e.First, func(x kernel.Ref) { hurt(m, x, n, r.Source) })
	case lexicon.SetDamage: // 8.2.1.3.3
		if m.S.Vars[vAttackKind] != noAttack {
			m.S.Vars[vDamageSet] = max(0, m.Value(c, e.First)) + 1
			r.DidN++
		}
	case ability.TurnFace:
		m.EachObject(c, e.First, func(x kernel.Ref) { turnFace(m, x.Card, e.Num == 1, r.Source) })
	default:
		return false
	}
	return true
}

// useSkill puts skills of cards into the resolution zone, all or those that a filter says
// (8.13.2): what they are about is the card that has them.
func useSkill(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	player := c.Player
	m.EachObject(c, e.First, func(x kernel.Ref) {
		info := m.InfoOf(x)
		for _, g := range info.Given[:info.NGiven] {
			if m.Book.Prog.Lines[g.Line].Kind == ability.Cont || m.UsedUp(g.Line, x) {
				continue
			}
			if set := e.First + 1; m.Book.Prog.Exprs[set].Kind != ability.None && !m.LooksLike(seen(m, kernel.Ctx{Source: c.Source, Player: player, Line: g.Line}), set, x) {
				continue
			}
			put(m, kernel.Pending{Line: g.Line, Source: x, Player: player, Use: x, Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}})
			m.Running().DidN++
		}
	})
}

// makePartner makes the attack under way a partner attack (4.13.3), unless something keeps
// it from that.
func makePartner(m *kernel.Machine, r *kernel.Run) {
	if m.S.Vars[vAttackKind] != normalAttack {
		return
	}
	m.S.Vars[vAttackKind] = partnerAttack
	m.Touch(kernel.LookRules)
	normalise(m)
	if m.S.Vars[vAttackKind] == partnerAttack {
		r.DidN++
		m.Announce(kernel.Event{Kind: evPartner, Player: m.S.Active, Card: m.S.Objects[oAttacker], Source: r.Source, From: kernel.NoZone, To: kernel.NoZone})
	}
}

// modify applies what multiplies, after what adds (8.9.1.8), and what is given to cards
// besides. A trait is added to the skills of a card that has any (2.15.2).
func modify(m *kernel.Machine, target kernel.Ref, info *kernel.Info, mod *ability.Expr, _ *kernel.Ctx, _ int8) {
	times := func(n *int32) {
		if mod.Num < 0 {
			*n /= -mod.Num
		} else {
			*n *= mod.Num
		}
	}
	switch mod.Kind {
	case lexicon.TimesAttack:
		times(&info.Num[numAttack])
	case lexicon.TimesDefence:
		times(&info.Num[numDefence])
	case lexicon.VoidSkills: // 8.3.2: what is continuous has no effect any more; see resolve
		info.Bans |= 1 << lexicon.BanForce
		m.Silence(target)
	case lexicon.GiveSkillTrait, lexicon.GiveSkillName: // 2.15.2: of each of its skills
		if info.NGiven > 0 {
			give(info, mod.Str)
		}
	case lexicon.GiveTitle:
		give(info, mod.Str)
	}
}

// give adds a word to those that a card has been given.
func give(info *kernel.Info, word uint16) {
	if n := int(info.NTraits); n < len(info.Traits) && !info.HasTrait(word) {
		info.Traits[n] = word
		info.NTraits++
	}
}

// valid reports whether an ability may be used at all: a card that may not use its skills
// has them, but they neither trigger (8.12.3) nor are activated (8.12.4). A replacement that
// is void replaces nothing (8.3.2).
func valid(m *kernel.Machine, r kernel.Ref, l *ability.Line) bool {
	if l.Kind == ability.Cont {
		return l.Would == 0 || !m.InfoOf(r).Banned(lexicon.BanForce)
	}
	return usable(m, r, iconOf(l))
}

// mayMove heeds the ban on retiring a card (1.3.3).
func mayMove(m *kernel.Machine, _ *kernel.Ctx, x kernel.Ref, word ability.Kind) bool {
	return word != lexicon.ToRetire || !m.InfoOf(x).Banned(lexicon.BanRetire)
}

// mayLie heeds bans on turning a card (1.3.3).
func mayLie(m *kernel.Machine, _ *kernel.Ctx, x kernel.Ref, _ uint16, lies uint8) bool {
	switch info := m.InfoOf(x); lies {
	case kernel.Rest:
		return !info.Banned(lexicon.BanRest)
	case kernel.Reverse:
		return !info.Banned(lexicon.BanReverse)
	}
	return true
}
