package rebirth

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// subject reports whether an object is what a trigger is about, its first part.
func subject(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref) bool {
	return r.Card != 0 && m.In(c, e.First, r)
}

// thisCard is subject for what may have moved by the event itself: then このキャラ is the same card.
func thisCard(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref) bool {
	if m.Book.Prog.Exprs[e.First].Kind == ability.This {
		return r.Card != 0 && r.Card == c.Source.Card
	}
	return subject(m, c, e, r)
}

// whose checks the player word at the beginning of a trigger or a set; none means anybody's.
func whose(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, player int8) bool {
	return ownedBy(m, c, m.Book.Prog.Exprs[e.First].Kind, player)
}

// inTurn checks that word for whose turn it is, which may be that of a team (12.5.7.1.1).
func inTurn(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	return whoseTurn(m, c, m.Book.Prog.Exprs[e.First].Kind)
}

// isOne reports whether an object is of a set: whose it is or was, and what it looks like.
func isOne(m *kernel.Machine, c *kernel.Ctx, set int32, r kernel.Ref) bool {
	e := &m.Book.Prog.Exprs[set]
	if e.Kind == ability.None {
		return true
	}
	if r.Card == 0 || e.Kind == ability.Cards && !ownedBy(m, c, m.Book.Prog.Exprs[e.First].Kind, m.MasterOf(r)) {
		return false
	}
	return m.LooksLike(c, set, r)
}

// ownedBy reports whether an owner word means a player.
func ownedBy(m *kernel.Machine, c *kernel.Ctx, word ability.Kind, p int8) bool {
	switch word {
	case ability.You:
		return p == c.Player
	case ability.Opp, ability.OneOpp:
		return m.Opponents(c.Player)>>p&1 != 0
	case ability.Ally:
		return m.Team(c.Player)>>p&1 != 0
	}
	return true
}

// triggers matches this book's events against a trigger of a text (9.1.1.2.1).
func triggers(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	p := m.Book.Prog
	switch e.Kind {
	case lexicon.OnSparked: // 11.3.1
		return ev.Kind == kernel.EvMove && ev.New == c.Source && ev.Flags&(kernel.MoveMark|kernel.MoveRule) == kernel.MoveMark|kernel.MoveRule &&
			m.KindOf(ev.From) == zDeck && m.KindOf(ev.To) == zEntry
	case ability.OnAttack:
		return ev.Kind == evAttack && subject(m, c, e, ev.Card)
	case ability.OnAttacked:
		return ev.Kind == evAttack && subject(m, c, e, ev.New)
	case lexicon.OnSupport:
		return ev.Kind == evSupport && subject(m, c, e, ev.Card) && isOne(m, c, e.First+1, ev.New)
	case lexicon.OnSupported:
		return ev.Kind == evSupport && subject(m, c, e, ev.New) && isOne(m, c, e.First+1, ev.Card)
	case lexicon.OnSupportEnd:
		return ev.Kind == evAttackEnd && subject(m, c, e, ev.Source) && firstThisClose(m, c)
	case lexicon.OnEndOfAttack:
		return ev.Kind == evAttackEnd && (p.Exprs[e.First].Kind == ability.None || subject(m, c, e, ev.Card)) && firstThisClose(m, c)
	case lexicon.OnBlockEnd: // 8.3.3: it lies where it was put for that
		return ev.Kind == evAttackEnd && m.S.Vars[vBlockedBy] != 0 && thisCard(m, c, e, m.S.Objects[oBlocker]) && firstThisClose(m, c)
	case ability.OnBlock:
		return ev.Kind == evBlock && thisCard(m, c, e, ev.Card)
	case lexicon.OnBlockOf:
		return ev.Kind == evBlock && thisCard(m, c, e, ev.Card) && isOne(m, c, e.First+1, ev.New)
	case lexicon.OnBlocked:
		return ev.Kind == evBlock && subject(m, c, e, attackerNow(m))
	case lexicon.OnRetires: // 5.15.2
		return ev.Kind == evRetired && subject(m, c, e, ev.Card) && isOne(m, c, e.First+1, ev.New) && (e.Num == 0 || ev.N != 0)
	case lexicon.OnRetiresBy:
		return ev.Kind == evRetired && m.S.Vars[vAttackKind] != noAttack && subject(m, c, e, supporterNow(m)) &&
			isOne(m, c, e.First+1, ev.Card) && isOne(m, c, e.First+2, ev.New)
	case lexicon.OnUse:
		switch ability.Keyword(e.Num) {
		case lexicon.KwCancel:
			return ev.Kind == evUseCancel && whose(m, c, e, ev.Player)
		case lexicon.KwBlocker: // 11.6.1
			return ev.Kind == evBlock && whose(m, c, e, ev.Player)
		}
	case lexicon.OnCancelled: // 5.13.1
		return ev.Kind == evCancel && rulesOf(m).lines[ev.N].icon == iconSpark && subject(m, c, e, ev.Card)
	case lexicon.OnMadeSoul: // 5.22.1
		return ev.Kind == kernel.EvMove && isSoulZone(m, ev.To) && !isSoulZone(m, ev.From) && thisCard(m, c, e, ev.New)
	case lexicon.OnHeal: // 5.16.1
		return ev.Kind == evHeal && whose(m, c, e, ev.Player)
	case lexicon.OnCheck:
		return ev.Kind == evCheck && whose(m, c, e, ev.Player)
	case lexicon.OnCheckLost:
		return ev.Kind == evCheck && ev.N == checkIsLost && whose(m, c, e, ev.Player)
	case lexicon.OnSet: // 5.6.1
		return ev.Kind == kernel.EvMove && comes(m, ev, zSet) && isRebirth(m, ev.New.Card) && leftZone(m, e.First+1, ev) && subject(m, c, e, ev.New)
	case lexicon.OnPlacedThrough:
		return ev.Kind == kernel.EvMove && placedSo(m, c, e, ev) && through(m, c, e, ev)
	case lexicon.OnPutFrom:
		return ev.Kind == kernel.EvMove && whose(m, c, e, m.PlayerOf(ev.From)) && leftZone(m, e.First+1, ev) && zonesNamed(p, e.First+2)>>m.KindOf(ev.To)&1 != 0
	case lexicon.NextTime: // once, in the turn in which it was set up
		return m.S.Turn == c.Since && within(m, c, e, ev)
	case lexicon.AsSoonAs: // 9.10.3
		return within(m, c, e, ev)
	case ability.OnPhaseStart, ability.OnNextStart:
		return ev.Kind == evPhaseStart && e.Num == ev.N && inTurn(m, c, e) &&
			(ability.Phase(ev.N) != lexicon.PhCloseStep || firstThisClose(m, c)) // 8.5.1
	case ability.OnPhaseEnd:
		return ev.Kind == evPhaseEnd && e.Num == ev.N && inTurn(m, c, e) && firstThisTurn(m, c)
	case ability.OnNextEnd:
		return ev.Kind == evPhaseEnd && e.Num == ev.N && inTurn(m, c, e) && m.S.Turn > c.Since
	case ability.OnPlay:
		return ev.Kind == evPlay && whose(m, c, e, ev.Player) && m.LooksLike(c, e.First+1, ev.Card)
	}
	return false
}

// within matches an event against the trigger that stands in another one.
func within(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	inner := &m.Book.Prog.Exprs[e.First]
	if inner.Kind == ability.OnPlaced {
		return ev.Kind == kernel.EvMove && placedSo(m, c, inner, ev)
	}
	return triggers(m, c, inner, ev)
}

// atOnce reports whether what an effect has set up is a continuous effect on an attack or a card to come
// (9.3.1.2), which holds as soon as that is there (9.10.3), and no ability that is played.
func atOnce(m *kernel.Machine, l *ability.Line) bool {
	return m.Book.Prog.Exprs[l.Trigger].Kind == lexicon.AsSoonAs
}

// isSoulZone reports whether souls of a card lie in a zone (4.13).
func isSoulZone(m *kernel.Machine, z kernel.Zone) bool {
	if z == kernel.NoZone {
		return false
	}
	k := m.KindOf(z)
	return k >= zSoulEntry && k <= zSoulRight
}

// comes reports whether a move brings a card to a kind of zone from another one.
func comes(m *kernel.Machine, ev *kernel.Event, kind int) bool {
	return m.KindOf(ev.To) == kind && ev.From != kernel.NoZone && m.KindOf(ev.From) != kind
}

// leftZone reports whether a move is from a zone that a trigger names, if it names one.
func leftZone(m *kernel.Machine, zone int32, ev *kernel.Event) bool {
	return ev.From != kernel.NoZone && zonesNamed(m.Book.Prog, zone)>>m.KindOf(ev.From)&1 != 0
}

// placedSo matches a move against who is placed where, and from where (5.2, 9.8.4): the card as it
// was if it leaves a slot of members (9.8.4.1.2) or what everybody sees (9.8.4.1.1), else as it is
// where it has come to (9.8.4.1.3).
func placedSo(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	if ev.Card == ev.New || !leftZone(m, e.First+1, ev) || zonesNamed(m.Book.Prog, e.First+2)>>m.KindOf(ev.To)&1 == 0 {
		return false
	}
	if m.Book.Prog.Exprs[e.First].Kind == ability.This {
		return c.Source == ev.Card || c.Source == ev.New
	}
	if set := &m.Book.Prog.Exprs[e.First]; set.Kind == ability.Cards && !leftZone(m, set.First+1, ev) {
		return false // あなたのエントリーが…: what was there
	}
	if isMember(m, ev.From) || m.Spec(ev.To).Hidden && !m.Spec(ev.From).Hidden {
		return isOne(m, c, e.First, ev.Card)
	}
	now := *c
	now.Event = nil // as it is, and not as it was before the event
	return isOne(m, seen(m, now), e.First, ev.New)
}

// through reports whether a card was moved in the way that a trigger names. What a cost has moved was
// moved by no effect (9.1.1.1.1, 9.5.1).
func through(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	by := ev.Source
	if r := m.Running(); r != nil && r.Cost {
		by = kernel.Ref{}
	}
	switch lexicon.Cause(e.Num) {
	case lexicon.ByEffect:
		return by.Card != 0
	case lexicon.InAnyWay:
		return true
	case lexicon.ByOppEffect:
		return by.Card != 0 && m.Opponents(c.Player)>>m.MasterOf(by)&1 != 0
	case lexicon.ByOwnEffect:
		return by.Card != 0 && m.MasterOf(by) == c.Player
	case lexicon.ByItsCancel: // its cost
		return ev.Flags&(kernel.MoveMark|kernel.MoveRule) == kernel.MoveMark|kernel.MoveRule
	}
	attacker := attackerNow(m)
	return m.S.Vars[vAttackKind] != noAttack && ev.Flags&kernel.MoveRule != 0 && m.MasterOf(attacker) != c.Player &&
		slices.ContainsFunc(m.S.Facts, func(f kernel.Fact) bool { return f.Kind == factHurt && hurtOf(&f) == ev.Card && f.Source == attacker })
}

// would matches what is about to happen against a replacement (9.11).
func would(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	switch e.Kind {
	case ability.WouldAttack:
		return ev.Kind == evAttack && subject(m, c, e, ev.Card)
	}
	return false
}
