package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// owns is the acts that this book carries out though the machine knows them.
var owns = [ability.KindCount]bool{ability.Swap: true}

// act carries out acts of texts that need this book (chapter 5).
func act(m *kernel.Machine, expr int32) bool {
	e := &m.Book.Prog.Exprs[expr]
	r := m.Running()
	c := m.CtxOf(r)
	switch e.Kind {
	case lexicon.PayEnergyNow, lexicon.PayEitherEnergy: // 5.14
		payNow(m, c, e)
	case ability.Swap: // 5.12
		swapAll(m, c, e)
	case lexicon.SetNumber: // 9.10.4
		setNumber(m, c, e)
	case lexicon.Heal: // 5.16
		healBy(m, c, e)
	case ability.Hurt:
		n := m.Value(c, e.First+1)
		m.EachObject(c, e.First, func(x kernel.Ref) {
			hurt(m, x, n, r.Source)
		})
	case ability.TurnFace: // 5.4.1
		m.EachObject(c, e.First, func(x kernel.Ref) { turnFace(m, x.Card, e.Num == 1, r.Source) })
	case lexicon.ToPartner: // 8.2.4.4.1
		toPartner(m, r, e)
	case lexicon.ZeroDamage:
		zeroDamage(m, c, e)
	case lexicon.PlaySpark:
		playSparks(m, c, e)
	case lexicon.CheckAgainst:
		checkLuck(m, c, e)
	case ability.EndPhase:
		endPhaseNow(m, r)
	case lexicon.DoBelow: // nothing stands below it
	case lexicon.AllBelow:
		allBelow(m, e)
	case lexicon.KeepSet:
		keepSet(m, c, e)
	case lexicon.Guise: // 4.3.3.3.1
		disguise(m, c, e)
	default:
		return false
	}
	return true
}

// allBelow carries out the effects below a line in their order (9.7.4.2). Each knows what was chosen,
// shown and moved, and how much, before all of them: that is what their cases ask for.
func allBelow(m *kernel.Machine, e *ability.Expr) {
	r := *m.Running()
	m.Running().DidN = int32(e.N)
	for i := int32(e.N) - 1; i >= 0; i-- { // the last one pushed runs first
		m.Resolve(kernel.Run{Line: uint16(m.Book.Prog.Exprs[e.First+i].Num), Source: r.Source, Player: r.Player, Opp: r.Opp, Cause: r.Cause,
			X: r.X, Left: r.Left, Marks: r.Marks, Chosen: r.Chosen, Moved: r.Moved, Looked: r.Looked, Shown: r.Shown, DidN: r.LastN})
	}
}

// possible reports whether an act of this book could be done at all.
func possible(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	p := c.Player
	if c.Run != nil {
		p = c.Run.Actor
	}
	switch e.Kind {
	case lexicon.PayEnergyNow, lexicon.PayEitherEnergy: // 5.14.1.1
		return owed(m, c, e) <= standingEnergy(m, p)
	case lexicon.Heal:
		return m.Count(m.Z(zRetire, p)) > 0
	}
	return true
}

// full reports whether an act of this book could be done completely now.
func full(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	if e.Kind == lexicon.Heal {
		p := c.Player
		if c.Run != nil {
			p = c.Run.Actor
		}
		return m.Count(m.Z(zRetire, p)) >= int(m.Value(c, e.First))
	}
	return possible(m, c, e)
}

// toPartner makes the attack under way a partner attack, or keeps it from being one.
func toPartner(m *kernel.Machine, r *kernel.Run, e *ability.Expr) {
	if m.S.Vars[vAttackKind] == noAttack {
		return
	}
	if e.Num == 1 {
		m.S.Vars[vNotPartner], m.S.Vars[vAttackKind] = 1, normalAttack
		m.Touch(kernel.LookRules)
		r.DidN++
		return
	}
	if m.S.Vars[vAttackKind] == partnerAttack || notPartner(m, attackerNow(m), attackedNow(m)) { // 1.3.2.1, 1.3.3
		return
	}
	m.S.Vars[vAttackKind] = partnerAttack
	m.Touch(kernel.LookRules)
	r.DidN++
	m.Announce(kernel.Event{Kind: evPartner, Player: m.MasterOf(attackerNow(m)), Card: attackerNow(m), Source: r.Source, From: kernel.NoZone, To: kernel.NoZone})
}

// numOf is where each number of a card is kept.
var numOf = map[ability.Stat]int{ability.StatCost: numCost, lexicon.StatATK: numATK, lexicon.StatDEF: numDEF}

// zeroDamage takes away the damage that a character carries (4.4.4), or lets the attack under way deal
// none.
func zeroDamage(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	if e.Num == 1 {
		if m.S.Vars[vAttackKind] != noAttack {
			m.S.Vars[vNoDamage] = 1
			c.Run.DidN++
		}
		return
	}
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if m.Alive(x) && m.S.Cards[x.Card].Load > 0 {
			m.AddLoad(x.Card, -m.S.Cards[x.Card].Load)
			c.Run.DidN++
		}
	})
}

// modify applies modifiers that belong to this book.
func modify(_ *kernel.Machine, _ kernel.Ref, info *kernel.Info, mod *ability.Expr, _ *kernel.Ctx, _ int8) {
	switch mod.Kind {
	case lexicon.LoseTraits:
		info.NTraits = 0
	case lexicon.LoseNames:
		info.NNames = 0
	}
}

// expired: which durations are over at a point of time (7.6.4, 8.5.2).
func expired(m *kernel.Machine, when uint8, until uint16, turn uint16, master int8, _ kernel.Ref) bool {
	switch ability.Kind(until) {
	case ability.ThisTurn, lexicon.EachTurn:
		return when == endOfTurn
	case ability.ThisAttack, lexicon.NextAttack, lexicon.NthAttack:
		return true
	case lexicon.NextOppTurn:
		return when == endOfTurn && m.InTurn()&m.Opponents(master) != 0 && m.S.Turn > turn
	case lexicon.YourTurnEnd:
		return when == endOfTurn && m.InTurn()>>master&1 != 0
	}
	return false
}

// ownNumber works out the numbers that only this book has.
func ownNumber(*kernel.Machine, *kernel.Ctx, *ability.Expr) int32 { return 0 }

// counted is how often something is done for every two cards of a set, and so on, or for every point
// of a number.
func counted(m *kernel.Machine, c *kernel.Ctx, expr int32) (n int32, own bool) {
	switch e := &m.Book.Prog.Exprs[expr]; e.Kind {
	case lexicon.EveryN:
		return m.CountSet(c, e.First) / max(1, e.Num), true
	case lexicon.EveryPoint:
		eachKnown(m, c, e.First, func(info *kernel.Info) { n += max(0, info.Num[numOf[ability.Stat(e.Num%ability.PerStat)]]) })
		return n / max(1, e.Num/ability.PerStat), true
	case lexicon.EveryTrait: // 2.5.2
		eachKnown(m, c, e.First, func(info *kernel.Info) { n += int32(info.NTraits) })
		return n, true
	}
	return 0, false
}

// eachKnown calls f with what is known of the objects that a text means, as they last were if they have
// left since (9.12.1).
func eachKnown(m *kernel.Machine, c *kernel.Ctx, expr int32, f func(*kernel.Info)) {
	m.AnyObject(c, expr, func(r kernel.Ref) bool {
		f(m.InfoOf(r))
		return false
	})
}

// mayMove heeds what keeps a card from where an act moves it: energy takes no partners unless they are
// named (4.6.5).
func mayMove(m *kernel.Machine, _ *kernel.Ctx, x kernel.Ref, word ability.Kind) bool {
	return word != ability.ToEnergy || !isPartner(m, x.Card)
}

// mayLie heeds bans on turning a card (1.3.3).
func mayLie(m *kernel.Machine, _ *kernel.Ctx, x kernel.Ref, _ uint16, lies uint8) bool {
	switch lies {
	case kernel.Rest:
		return !m.InfoOf(x).Banned(lexicon.BanTire)
	case kernel.Stand:
		return !m.InfoOf(x).Banned(lexicon.BanStandUp)
	}
	return true
}

func resolved(*kernel.Machine, *kernel.Run) {}

// blocksWith reports whether a player can block the attack on a character with a card of the hand:
// by its blocker (11.6), or because an effect says so.
func blocksWith(m *kernel.Machine, p int8, c kernel.CardID, attacked kernel.Ref) bool {
	return hasBlocker(m, p, c, attacked) || blockOf(m, p, c, attacked).Card != 0
}

// hasBlocker reports whether a card has a blocker that is in force while a character is attacked
// (11.6.2, 11.6.3): one of its master's, or in a team of a teammate's.
func hasBlocker(m *kernel.Machine, p int8, c kernel.CardID, attacked kernel.Ref) bool {
	if m.Forbidden(p, lexicon.BanBlockers) {
		return false
	}
	info := m.CardInfo(c)
	for _, g := range info.Given[:info.NGiven] {
		if m.Book.Prog.Lines[g.Line].Keyword != lexicon.KwBlocker {
			continue
		}
		if about := rulesOf(m).lines[g.Line].about; about == 0 || m.LooksLike(seen(m, kernel.Ctx{Source: m.RefOf(c), Player: p}), about, attacked) {
			return true
		}
	}
	return false
}

// reachBlocker counts the blockers that a card blocks with.
func reachBlocker(m *kernel.Machine, p int8, c kernel.CardID, attacked kernel.Ref) {
	if !hasBlocker(m, p, c, attacked) {
		return
	}
	info := m.CardInfo(c)
	for _, g := range info.Given[:info.NGiven] {
		if m.Book.Prog.Lines[g.Line].Keyword == lexicon.KwBlocker {
			m.ReachLine(g.Line)
		}
	}
}

// blockMark marks, among what is counted for a turn, an effect by which an attack was blocked.
const blockMark uint16 = 0x2000

// blockOf is the card whose effect lets a player block with a card of the hand, none if none does.
func blockOf(m *kernel.Machine, p int8, card kernel.CardID, attacked kernel.Ref) (by kernel.Ref) {
	if !m.HasRule(p, lexicon.MayBlock) {
		return by
	}
	m.EachRule(p, lexicon.MayBlock, func(source kernel.Ref, e *ability.Expr) {
		c := seen(m, kernel.Ctx{Source: source, Player: p})
		if by.Card == 0 && (e.Num == 0 || !m.Marked(blockMark, source)) && isOne(m, c, e.First+3, m.RefOf(card)) &&
			m.AnyObject(c, e.First+2, func(r kernel.Ref) bool { return r == attacked }) {
			by = source
		}
	})
	return by
}

// noteBlock counts a block that only an effect has allowed.
func noteBlock(m *kernel.Machine, p int8, c kernel.CardID, attacked kernel.Ref) {
	if by := blockOf(m, p, c, attacked); by.Card != 0 && !hasBlocker(m, p, c, attacked) {
		m.Mark(blockMark, by)
	}
}

// notPartner reports whether an effect keeps the attack of a character from being a partner attack
// (8.2.4.4.1): it prevails over those that make it one (9.10.5).
func notPartner(m *kernel.Machine, attacker, attacked kernel.Ref) bool {
	return m.S.Vars[vNotPartner] != 0 || m.InfoOf(attacker).Banned(lexicon.BanNoPartner) || m.InfoOf(attacked).Banned(lexicon.BanNoPartnerOn)
}

// madePartner reports whether an effect makes the attack of a character a partner attack, without partners
// that are rested (8.2.4.4.1).
func madePartner(m *kernel.Machine, attacker, attacked kernel.Ref) bool {
	return m.InfoOf(attacker).Banned(lexicon.BanIsPartner) || m.InfoOf(attacked).Banned(lexicon.BanIsPartnerOn)
}

// loopRule settles loops (13.1): the turn player says how often one goes round that somebody can leave,
// and the others agree or say a smaller number (13.1.1.1). Who leaves it does not do again what has led
// to the same position (13.1.1.2).
var loopRule = kernel.LoopRule{Agree: true}
