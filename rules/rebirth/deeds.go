package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// Acts of texts that take more than an event.

// healBy is 5.16.1: so many cards of the retire area, or all if there are not so many (1.3.2), chosen
// by their player, go to the waiting room.
func healBy(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	p := c.Run.Actor
	there := m.Count(m.Z(zRetire, p))
	n := min(int(m.Value(c, e.First)), there)
	if n <= 0 {
		return
	}
	c.Run.DidN++
	if n < there {
		m.Call(procHeal, int32(p), int32(n), int32(c.Run.Source.Card), int32(c.Run.Source.Gen))
		return
	}
	each(m, m.Z(zRetire, p), func(card kernel.CardID) { healed(m, p, card, c.Run.Source) })
	tellHealed(m, p, n, c.Run.Source)
}

func healed(m *kernel.Machine, p int8, c kernel.CardID, source kernel.Ref) {
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: p, Card: m.RefOf(c), To: m.Z(zWaiting, m.S.Cards[c].Owner), Source: source})
}

func tellHealed(m *kernel.Machine, p int8, n int, source kernel.Ref) {
	m.Announce(kernel.Event{Kind: evHeal, Player: p, N: int32(n), Source: source, From: kernel.NoZone, To: kernel.NoZone})
}

// healSteps: registers are the player, how many, and the card whose effect it is.
var healSteps = []kernel.Step{
	{Clause: "5.16.1", Ask: func(m *kernel.Machine, q *kernel.Request) {
		p, n := framePlayer(m), int(m.Top().Regs[1])
		q.Player, q.Kind, q.Min, q.Max = p, askHealKind, n, n
		each(m, m.Z(zRetire, p), q.AddCard)
	}, Then: func(m *kernel.Machine, picks []kernel.Option) {
		p, f := framePlayer(m), m.Top()
		source := kernel.Ref{Card: kernel.CardID(f.Regs[2]), Gen: uint16(f.Regs[3])}
		for _, o := range picks {
			healed(m, p, o.Card, source)
		}
		tellHealed(m, p, len(picks), source)
	}},
}

// playSparks plays a spark of each of some cards, as that of another card if the text says so. Of a
// card that has several, who plays it says which. Each is a play of its own with its own answers.
func playSparks(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	p := c.Run.Player
	as := kernel.Ref{}
	if m.Book.Prog.Exprs[e.First+1].Kind != ability.None {
		m.FirstObject(c, e.First+1, func(x kernel.Ref) { as = x })
	}
	m.EachObject(c, e.First, func(x kernel.Ref) {
		source := x
		if as.Card != 0 {
			source = as
		}
		n, only := 0, uint16(0)
		eachSpark(m, x, source, p, func(g kernel.Given) {
			if e.Num != lexicon.GivenSpark || g.From == c.Run.Source {
				n, only = n+1, g.Line
			}
		})
		switch {
		case n == 0:
			return
		case n == 1 || e.Num == lexicon.GivenSpark: // of several the last
			playSpark(m, source, p, only)
		default:
			m.Call(procWhichSpark, int32(x.Card), int32(x.Gen), int32(source.Card), int32(source.Gen), int32(p))
		}
		m.Running().DidN++
	})
}

// eachSpark calls f for the sparks of a card that a player could play as those of source.
func eachSpark(m *kernel.Machine, x, source kernel.Ref, p int8, f func(g kernel.Given)) {
	info := m.InfoOf(x)
	for _, g := range info.Given[:info.NGiven] {
		if rulesOf(m).lines[g.Line].icon == iconSpark && usable(m, source, p, g.Line) {
			f(g)
		}
	}
}

func playSpark(m *kernel.Machine, source kernel.Ref, p int8, line uint16) {
	playAbility(m, kernel.Pending{Line: line, Source: source, Use: source, Player: p, Cause: m.Running().Cause})
}

// whichSparkSteps: registers are the card of which one of the sparks is played, as that of which
// card, and who plays it.
var whichSparkSteps = []kernel.Step{
	{Clause: "9.7.4.2", Ask: func(m *kernel.Machine, q *kernel.Request) {
		x, source, p := sparkRegs(m)
		q.Player, q.Kind, q.Min, q.Max = p, kernel.AskMode, 1, 1
		q.Source, q.Line = m.Running().Source, m.Running().Line
		eachSpark(m, x, source, p, func(g kernel.Given) {
			q.Add(kernel.Option{Kind: kernel.OptMode, N: int32(len(q.Options) + 1), Card: x.Card, Card2: g.Line, Zone: kernel.NoZone, Zone2: kernel.NoZone})
		})
	}, Then: func(m *kernel.Machine, picks []kernel.Option) {
		_, source, p := sparkRegs(m)
		m.Return()
		playSpark(m, source, p, picks[0].Card2)
	}},
}

func sparkRegs(m *kernel.Machine) (x, source kernel.Ref, p int8) {
	r := m.Top().Regs
	return kernel.Ref{Card: kernel.CardID(r[0]), Gen: uint16(r[1])}, kernel.Ref{Card: kernel.CardID(r[2]), Gen: uint16(r[3])}, int8(r[4])
}

// checkLuck is a check (チェック), as cards explain it: the player puts the top card of the deck into
// the waiting room, and wins if it is a character of more ATK than an opponent's entry, or a Rebirth.
func checkLuck(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	r := c.Run
	p := r.Actor
	r.Marks &^= checkWon | checkLost
	top := m.TopCard(m.Z(zDeck, p))
	if top == 0 {
		return
	}
	r.DidN++
	atk := int32(0)
	against := m.Opponent(p)
	if p == c.Player { // whom its master has chosen (12.5.5.3)
		against = m.PlayerOfWord(c, m.Book.Prog.Exprs[e.First].Kind)
	}
	if entry := entryOf(m, against); entry != 0 {
		atk = m.CardInfo(entry).Num[numATK]
	}
	result := int32(checkIsLost)
	if isRebirth(m, top) || isChara(m, top) && m.Book.Prints[m.S.Cards[top].Print].Info.Num[numATK] > atk {
		result = checkIsWon
		r.Marks |= checkWon
	} else {
		r.Marks |= checkLost
	}
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: p, Card: m.RefOf(top), To: m.Z(zWaiting, m.S.Cards[top].Owner), Source: r.Source})
	m.Announce(kernel.Event{Kind: evCheck, Player: p, N: result, Source: r.Source, From: kernel.NoZone, To: kernel.NoZone})
}

// How a check has ended, in Run.Marks, and for a player in the event.
const (
	checkWon uint8 = 1 << iota
	checkLost

	checkIsLost = -1
	checkIsWon  = 1
)

// endPhaseNow ends the phase under way once the effect has been carried out.
func endPhaseNow(m *kernel.Machine, r *kernel.Run) {
	switch ability.Phase(m.S.Phase) {
	case ability.PhMain:
		m.S.Vars[vAttackPhase] = 1
	case ability.PhAttack:
		m.S.Vars[vAttackEnds] = 1
	default:
		return
	}
	r.DidN++
}

// keepSet lets a player keep so many set Rebirths at the end of this turn, or up to as many: which ones,
// and whether any, is chosen when the others go (7.6.5).
func keepSet(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	least, most := m.Many(c, e.First, m.Count(m.Z(zSet, c.Run.Actor)))
	m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factKept, Player: c.Run.Actor, N: int32(most), M: int32(most - least)})
	c.Run.DidN++
}

// factKept is a fact that a player keeps N set Rebirths at the end of the turn, M of them only if they
// want to.
const factKept uint8 = 2
