package luckandlogic

import (
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 8.4 Logic definition step (ロジック定義ステップ): the non-turn player and the turn player choose in turn
// until both have chosen nothing, one right after the other.
var definitionSteps = []kernel.Step{
	{Clause: "8.4.2", Do: starts(lexicon.PhDefinition)},
	{Clause: "8.4.2", Do: checkTiming},
	{Clause: "8.4.2", Do: leaveIfOver},
	{Clause: "8.4.3", Ask: askDefinition(otherPlayer), Then: defineOrNot},
	{Clause: "8.4.3.2", Do: defineAfterBoost},
	{Clause: "8.4.3.3", Do: chosenBy(otherPlayer)},
	{Clause: "8.4.4", Do: checkTiming},
	{Clause: "8.4.4", Do: leaveIfOver},
	{Clause: "8.4.5", Ask: askDefinition(turnPlayer), Then: defineOrNot},
	{Clause: "8.4.5.2", Do: defineAfterBoost},
	{Clause: "8.4.5.3", Do: chosenBy(turnPlayer)},
	{Clause: "8.4.6", Do: checkTiming},
	{Clause: "8.4.6", Do: leaveIfOver},
	{Clause: "8.4.7", Do: func(m *kernel.Machine) { m.Goto(rowFirstDefinition) }},
}

const rowFirstDefinition = 3

// Registers of procDefinition: whether the player under way has defined a logic, and whether a level boost
// comes before one.
const (
	regDefined = iota
	regBoosted
)

// battler is the battling member of a player: the attacking (8.2.9.1) or the defending one (8.2.11.1.1); 0 if there
// is none.
func battler(m *kernel.Machine, p int8) kernel.CardID {
	if c, there := attacker(m); there && m.S.Cards[c].Master == p {
		return c
	}
	if c, there := defender(m); there && m.S.Cards[c].Master == p {
		return c
	}
	return 0
}

// mayDefineMore: somebody attacks and somebody defends, and the limit of the player's member is above the number of
// cards in the battle zone (2.15.2).
func mayDefineMore(m *kernel.Machine, p int8) bool {
	_, attacks := attacker(m)
	_, defends := defender(m)
	c := battler(m, p)
	return attacks && defends && c != 0 && int(m.CardInfo(c).Num[numLimit]) > m.Count(m.Z(zBattle, p)) && !m.Forbidden(p, lexicon.BanDefine)
}

// eachDefinable calls f for the cards that a player may define: of the hand (5.16.1.1), and of zones that
// effects add (5.16.1.2). Neither world nor colour nor level is asked for (5.16.3).
func eachDefinable(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	zones := [...]struct {
		kind int
		may  bool
	}{{zHand, !m.Forbidden(p, lexicon.BanDefineHand)}, {zDrop, m.Forbidden(p, lexicon.MayDefineDrop)}, {zLevel, m.Forbidden(p, lexicon.MayDefineLevel)}}
	for _, z := range zones {
		if !z.may {
			continue
		}
		for c := m.BottomCard(m.Z(z.kind, p)); c != 0; c = m.S.Cards[c].Above {
			if mayDefine(m, p, c) {
				f(c)
			}
		}
	}
}

// mayDefine reports whether no effect keeps a player from defining a card (1.3.3).
func mayDefine(m *kernel.Machine, p int8, c kernel.CardID) bool {
	info := m.CardInfo(c)
	return !info.Banned(lexicon.BanDefinedThis) && !(info.Kind&kindTactics != 0 && m.Forbidden(p, lexicon.BanDefineTactics)) &&
		!(info.Kind&kindParadox != 0 && m.Forbidden(p, lexicon.BanDefineParadox))
}

// askDefinition: define a logic (8.4.3.1, 8.4.5.1), boost the level and then define one, or nothing.
func askDefinition(who func(*kernel.Machine) int8) func(*kernel.Machine, *kernel.Request) {
	return func(m *kernel.Machine, q *kernel.Request) {
		p := who(m)
		f := m.Top()
		f.Regs[regDefined], f.Regs[regBoosted] = 0, 0
		q.Player, q.Kind, q.Min, q.Max = p, askDefinitionKind, 1, 1
		if !mayDefineMore(m, p) {
			return
		}
		eachDefinable(m, p, func(c kernel.CardID) {
			q.Add(kernel.Option{Kind: optDefine, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone})
		})
		if canLevelBoost(m, p) {
			q.AddKind(optBoost)
		}
		q.AddKind(kernel.OptPass)
	}
}

func defineOrNot(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	p := m.Decider()
	switch o := picks[0]; o.Kind {
	case optDefine:
		define(m, p, o.Card)
	case optBoost:
		f.Regs[regBoosted] = int32(p) + 1
		m.Call(procLevelBoost, int32(p))
	}
}

// defineAfterBoost: whoever has boosted defines a logic now, if any card is there (8.4.3.1.1, 8.4.5.1.1).
func defineAfterBoost(m *kernel.Machine) {
	if p := m.Top().Regs[regBoosted] - 1; p >= 0 {
		m.Call(procDefine, p)
	}
}

// chosenBy notes whether a player has chosen nothing; when both have, one right after the other, the
// judgment comes.
func chosenBy(who func(*kernel.Machine) int8) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		f := m.Top()
		if f.Regs[regDefined] != 0 {
			m.S.Vars[vPassed] = 0
			return
		}
		m.S.Vars[vPassed] |= 1 << who(m)
		if m.S.Vars[vPassed] == 3 {
			m.Return()
		}
	}
}

// define puts a card face up into the battle zone (5.16.1): no play, and without conditions (5.16.3).
func define(m *kernel.Machine, p int8, c kernel.CardID) {
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: p, Card: m.RefOf(c), To: m.Z(zBattle, p), Flags: kernel.MoveRule | kernel.MoveUp | kernel.MoveMark})
}

// noteDefined: a logic has been defined, unless something else has happened instead; then nothing was chosen
// (8.4.3.1.1, 8.4.5.1.1).
func noteDefined(m *kernel.Machine, e *kernel.Event) {
	if !isDefinition(m, e) {
		return
	}
	for i := range m.S.Frames { // the step that has waited for it
		if f := &m.S.Frames[i]; f.Proc == procDefinition {
			f.Regs[regDefined] = 1
		}
	}
}

// procDefine has a player define a logic. Register 0 is the player.
var defineSteps = []kernel.Step{
	{Clause: "5.16.1", Ask: askDefine, Then: pickDefine},
}

func askDefine(m *kernel.Machine, q *kernel.Request) {
	p := framePlayer(m)
	q.Player, q.Kind, q.Min, q.Max = p, askDefineKind, 1, 1
	eachDefinable(m, p, func(c kernel.CardID) {
		q.Add(kernel.Option{Kind: optDefine, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone})
	})
}

func pickDefine(m *kernel.Machine, picks []kernel.Option) {
	define(m, framePlayer(m), picks[0].Card)
}
