package rebirth

import (
	"math/bits"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// 8.3 Block step (ブロックステップ).
var blockSteps = []kernel.Step{
	{Clause: "8.3.1", Do: starts(lexicon.PhBlockStep)},
	{Clause: "8.3.2", Do: checkTiming},
	{Clause: "8.3.3", Ask: askBlock, Then: block},
	{Clause: "8.3.4", Do: checkTiming},
}

const rowAsksBlock = 2

// askBlock: a card of the hand with a blocker in force is put away. Who is attacked is asked first,
// then the teammates who may block, by seat, until one does (12.8.5.1). Register 0 is who has not.
// Whether a blocker is held stays hidden, so everybody is asked who holds any card that it could be.
func askBlock(m *kernel.Machine, q *kernel.Request) {
	_, target := attacks(m)
	attacker, attacked := attackerNow(m), attackedNow(m)
	if attacksEnded(m) || attacked.Card == 0 || banned(m, attacker, ability.BanBlocked) || banned(m, attacked, ability.BanBlocked) {
		return
	}
	who := m.Blockers(target) &^ uint8(m.Top().Regs[0])
	for p := target; who != 0; p = int8(bits.TrailingZeros8(who)) {
		if who>>p&1 == 0 {
			continue
		}
		who &^= 1 << p
		each(m, m.Z(zHand, p), func(c kernel.CardID) {
			if blocksWith(m, p, c, attacked) {
				q.Add(kernel.Option{Kind: optBlock, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone})
			}
		})
		if len(q.Options) == 0 && !holdsUnknown(m, p) {
			continue
		}
		q.Player, q.Kind, q.Min, q.Max, q.Always = p, askBlockKind, 1, 1, true
		q.AddKind(kernel.OptPass)
		return
	}
}

func banned(m *kernel.Machine, r kernel.Ref, b ability.BanKind) bool {
	return r.Card != 0 && m.InfoOf(r).Banned(b)
}

// holdsUnknown reports whether everybody has to reckon with any card in a player's hand: it is known
// which of its cards are partners (4.10.4).
func holdsUnknown(m *kernel.Machine, p int8) (may bool) {
	each(m, m.Z(zHand, p), func(c kernel.CardID) { may = may || !isPartner(m, c) })
	return may
}

// block is 8.3.3.1: the attack is blocked, and the character that is attacked is it from now on.
func block(m *kernel.Machine, picks []kernel.Option) {
	p := m.Decider()
	if picks[0].Kind == kernel.OptPass {
		m.Top().Regs[0] |= 1 << p
		m.Goto(rowAsksBlock)
		return
	}
	c := picks[0].Card
	reachBlocker(m, p, c, attackedNow(m))
	noteBlock(m, p, c, attackedNow(m))
	m.Emit(kernel.Event{Kind: evBlock, Player: p, Card: m.RefOf(c), New: attackedNow(m), From: kernel.NoZone, To: kernel.NoZone})
	m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
}

// applyBlock notes which character was blocked (8.3.3.2).
func applyBlock(m *kernel.Machine, e *kernel.Event) {
	m.S.Vars[vBlockedBy] = int32(e.Player) + 1
	m.S.Objects[oBlocked], m.S.Objects[oBlocker] = e.New, e.Card
	m.Touch(kernel.LookRules)
}
