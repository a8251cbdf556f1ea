package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// act carries out acts of texts that need this book (chapter 5).
func act(m *kernel.Machine, expr int32) bool {
	e := &m.Book.Prog.Exprs[expr]
	r := m.Running()
	c := m.CtxOf(r)
	p := r.Actor
	switch e.Kind {
	case lexicon.Sortie: // 5.12.3.2
		mobilizeBy(m, c, e)
	case lexicon.Trance: // 5.13.1.5
		tranceBy(m, c, e)
	case lexicon.LevelBoost: // 5.15
		m.Call(procLevelBoost, int32(p))
	case lexicon.LuckDrive: // 5.18
		m.Call(procLuckDrive, int32(p))
	case lexicon.UseDrive: // 11.4.2.1
		useDrive(m, c, e)
	case lexicon.Define: // 5.16
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if mayDefine(m, p, x.Card) && (m.KindOf(m.ZoneAt(x)) != zHand || !m.Forbidden(p, lexicon.BanDefineHand)) && !m.Forbidden(p, lexicon.BanDefine) { // 1.3.3
				define(m, p, x.Card)
			}
		})
	case lexicon.DefineOne:
		m.Call(procDefine, int32(p))
	case lexicon.Reshuffle: // 5.20: without a point
		m.Call(procRefresh, int32(p), 1)
	case lexicon.Refresh: // 5.21
		m.Call(procRefresh, int32(p), 0)
	case lexicon.RefreshPoints:
		n := m.Value(c, e.First)
		if e.Num == 1 {
			n = -min(n, m.S.Seats[p][sPoints])
		}
		m.S.Seats[p][sPoints] += n
		m.Touch(kernel.LookRules)
		r.DidN++
	case lexicon.SetOn: // 5.24
		setOn(m, c, e)
	case lexicon.StockBoost: // 5.27
		if n := m.Value(c, e.First); n > 0 {
			m.Call(procStockBoost, int32(p), n)
		}
	case lexicon.StockOpen: // 5.28.1: from the bottom
		turnStock(m, p, m.Value(c, e.First), false, r)
	case lexicon.StockClose: // 5.29.1: from the top
		turnStock(m, p, m.Value(c, e.First), true, r)
	case lexicon.Transmute: // 5.33
		m.Call(procTransmute, int32(p), m.Value(c, e.First))
	case lexicon.Blink: // 5.34
		blinkAll(m, c, e)
	case ability.PlayCard: // 5.22.6
		playBy(m, c, e)
	case lexicon.PayNow: // 5.22.5
		payNow(m, c, e)
	case ability.EndPhase:
		endPhaseBy(m, r)
	case ability.GoToPhase:
		goOnTo(m, r, ability.Phase(e.Num))
	case lexicon.SwapStats:
		swapStats(m, c, e)
	case lexicon.EndBattle:
		if m.S.Vars[vBattle] != battleNone {
			endBattleNow(m)
			r.DidN++
		}
	case lexicon.SetLaw:
		if m.S.Vars[vBattle] != battleNone {
			m.S.Vars[vLaw] = e.Num + 1
			m.Touch(kernel.LookRules)
			r.DidN++
		}
	case lexicon.MakeSwap: // 11.11.2
		m.Call(procMake, int32(r.Source.Card), int32(r.Source.Gen), e.Num, int32(p))
	case ability.TurnFace: // 5.3.1, 5.3.2
		m.EachObject(c, e.First, func(x kernel.Ref) { turnFaceBy(m, x, e.Num == 1, r) })
	case ability.Destroy: // 5.32.1, 5.32.2.2
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if isGate(m, x.Card) {
				destroyGate(m, x.Card, r.Source)
			}
		})
	case ability.DiscardThese: // 5.8.1
		m.EachObject(c, e.First, func(x kernel.Ref) {
			if mayMove(m, c, x, lexicon.ToDrop) {
				discard(m, x.Card, r.Source)
			}
		})
	default:
		return false
	}
	return true
}

// turnFaceBy turns a card over; a gate that is turned up is destroyed by that (5.32.1).
func turnFaceBy(m *kernel.Machine, x kernel.Ref, down bool, r *kernel.Run) {
	if m.S.Cards[x.Card].FaceDown == down {
		return
	}
	if !down && isGateZone(m.KindOf(m.ZoneAt(x))) && isGate(m, x.Card) {
		destroyGate(m, x.Card, r.Source)
		return
	}
	turnFace(m, x.Card, down, r.Source)
}

// mobilizeBy mobilizes the members that an effect names, one after the other, each to circles of its
// player's choice.
func mobilizeBy(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	var list []kernel.Ref
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if printedMember(m, x.Card) && !keptFrom(m, x, lexicon.BanSortie) {
			list = append(list, x)
		}
	})
	for i := len(list) - 1; i >= 0; i-- { // the last one called begins
		m.Call(procMobilize, int32(list[i].Card), 0, 0, 0, int32(r.Actor))
	}
}

// keptFrom reports whether a card must not do something, or have it done to it: also one of the deck, where it is
// kept from it by itself alone (9.3.2.6).
func keptFrom(m *kernel.Machine, x kernel.Ref, ban ability.BanKind) bool {
	return m.InfoOf(x).Banned(ban) || m.Alive(x) && m.BansItself(x.Card, ban)
}

// playBy plays members for their cost, or without paying it (5.22.6), if their conditions are met
// (9.6.2.1).
func playBy(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	how := int32(played)
	if e.Num == 1 {
		how |= unpaid
	}
	var list []kernel.Ref
	m.EachObject(c, e.First, func(x kernel.Ref) {
		info := m.InfoOf(x)
		if printedMember(m, x.Card) && !keptFrom(m, x, lexicon.BanSortie) && !keptFrom(m, x, ability.BanPlayThis) && conditionsMet(m, r.Actor, x.Card) &&
			(e.Num == 1 || canPay(m, r.Actor, info)) {
			list = append(list, x)
		}
	})
	for i := len(list) - 1; i >= 0; i-- {
		m.Call(procMobilize, int32(list[i].Card), 0, 0, how, int32(r.Actor))
	}
}

// printedMember reports whether a card is a member by what is printed on it: where it lies it may have no
// information, or lie set.
func printedMember(m *kernel.Machine, c kernel.CardID) bool {
	return m.Book.Prints[m.S.Cards[c].Print].Info.Kind&kindMember != 0
}

// stockBoostSteps moves cards from the deck to the stock face down, one after the other (4.5.2). Registers:
// the player, how many are left.
var stockBoostSteps = []kernel.Step{
	{Clause: "5.27.1", Do: boostOne},
	{Clause: "5.27.1", Do: func(m *kernel.Machine) {
		if m.Top().Regs[1] > 0 {
			m.Goto(0)
		}
	}},
}

func boostOne(m *kernel.Machine) {
	f := m.Top()
	p := int8(f.Regs[0])
	f.Regs[1]--
	if c := m.TopCard(m.Z(zDeck, p)); c != 0 {
		if r := m.Running(); r != nil {
			r.DidN++
		}
		m.Move(c, m.Z(zStock, p), kernel.MoveRule|kernel.MoveDown)
	}
}

// turnStock turns stock up from the bottom, or down from the top, as far as there is any that lies otherwise.
func turnStock(m *kernel.Machine, p int8, n int32, down bool, r *kernel.Run) {
	z := m.Z(zStock, p)
	c, next := m.BottomCard(z), func(c kernel.CardID) kernel.CardID { return m.S.Cards[c].Above }
	if down {
		c, next = m.TopCard(z), func(c kernel.CardID) kernel.CardID { return m.S.Cards[c].Below }
	}
	for ; c != 0 && n > 0; c = next(c) {
		if m.S.Cards[c].FaceDown != down {
			turnFace(m, c, down, r.Source)
			n--
		}
	}
}

// payNow pays stock in the midst of a text, all of it or none (5.22.3).
func payNow(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	n := int(m.Value(c, e.First))
	if n > m.Count(m.Z(zStock, r.Actor)) {
		return
	}
	payStock(m, r.Actor, n)
	r.DidN++ // also of 0 (5.22.5.4)
	m.Announce(kernel.Event{Kind: evStockPaid, Player: r.Actor, N: int32(n), Source: r.Source, From: kernel.NoZone, To: kernel.NoZone})
}

// swapStats gives two cards each other's number, as it is now.
func swapStats(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	var pair [2]kernel.Ref
	m.FirstObject(c, e.First, func(x kernel.Ref) { pair[0] = x })
	m.FirstObject(c, e.First+2, func(x kernel.Ref) { pair[1] = x })
	if pair[0].Card == 0 || pair[1].Card == 0 || pair[0] == pair[1] {
		return
	}
	r, mods, n := c.Run, e.First+1, statNum[ability.Stat(e.Num)]
	until := uint16(m.Book.Prog.Exprs[m.Book.Prog.Exprs[mods].First+1].Kind)
	more := m.InfoOf(pair[1]).Num[n] - m.InfoOf(pair[0]).Num[n]
	for i, x := range pair {
		if i == 1 {
			more = -more
		}
		m.S.Effects = append(m.S.Effects, kernel.Effect{Mods: mods, Target: x, Player: kernel.NoPlayer, Master: r.Player, Source: r.Source, Line: r.Line,
			X: more, Stamp: r.Stamp, Until: until, Turn: m.S.Turn})
	}
	m.Touch(kernel.LookEffects)
	r.DidN++
}
