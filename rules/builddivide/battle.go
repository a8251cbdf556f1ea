package builddivide

import (
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// 804 Battle step (バトル処理ステップ), the end of the attack after it (804-8). Register
// 0: which of the two had blitz.
var battleSteps = []kernel.Step{
	{Clause: "804-1", Do: anyoneToFight},
	{Clause: "804-2", Do: blitzDamage},
	{Clause: "804-3", Do: afterBlitz},
	{Clause: "804-3", Do: anyoneAfterBlitz},
	{Clause: "804-4", Do: otherDamage},
	{Clause: "804-5", Do: playWindow},
	{Clause: "804-6", Do: battleResult},
	{Clause: "804-7", Do: playWindow},
}

const rowAfterBattle = 5

// fighters are the attacker and the attacked unit, if both are there (803-8).
func fighters(m *kernel.Machine) (a, t kernel.Ref, there bool) {
	a, t = m.S.Objects[oAttacker], m.S.Objects[oTarget]
	return a, t, m.Alive(a) && m.Alive(t)
}

func anyoneToFight(m *kernel.Machine) {
	if _, _, there := fighters(m); !there {
		m.Goto(rowAfterBattle)
	}
}

const (
	fighterBlitz int32 = 1 << iota
	foeBlitz
)

// blitzDamage: units with blitz deal damage first (1403-2).
func blitzDamage(m *kernel.Machine) {
	a, t, _ := fighters(m)
	f := m.Top()
	if has(m, a.Card, lexicon.KwBlitz) {
		f.Regs[0] |= fighterBlitz
	}
	if has(m, t.Card, lexicon.KwBlitz) {
		f.Regs[0] |= foeBlitz
	}
	strike(m, a, t, f.Regs[0]&fighterBlitz != 0)
	strike(m, t, a, f.Regs[0]&foeBlitz != 0)
}

// otherDamage: then those that had no blitz.
func otherDamage(m *kernel.Machine) {
	a, t, _ := fighters(m)
	f := m.Top()
	strike(m, a, t, f.Regs[0]&fighterBlitz == 0)
	strike(m, t, a, f.Regs[0]&foeBlitz == 0)
}

// strike deals a unit damage equal to the power of the other (310-2).
func strike(m *kernel.Machine, unit, foe kernel.Ref, strikes bool) {
	if strikes {
		hurt(m, foe, m.InfoOf(unit).Num[numPower], unit, true)
	}
}

func afterBlitz(m *kernel.Machine) {
	if m.Top().Regs[0] != 0 {
		playWindow(m)
	}
}

func anyoneAfterBlitz(m *kernel.Machine) {
	if m.Top().Regs[0] != 0 {
		anyoneToFight(m)
	}
}

// outlives: who has lost a battle is looked at as it last was (804-6a), and what is closed
// as it was when it was open: what its opened face says of being closed could not come
// about otherwise (529-1, 1304-1a).
func outlives(ev *kernel.Event) bool {
	return ev.Kind == evBattle && lexicon.BattlePoint(ev.N) == lexicon.BattleLost || ev.Kind == evOpen && ev.N == 1
}

// battleResult: one left the field and the other did not, or it is a draw.
func battleResult(m *kernel.Machine) {
	a, t := m.S.Objects[oFighter], m.S.Objects[oFoe]
	if a.Card == 0 || changedSides(m, a, oAttacker) || changedSides(m, t, oTarget) {
		return
	}
	first, second := lexicon.BattleDrawn, lexicon.BattleDrawn
	switch stays, foeStays := onField(m, a), onField(m, t); {
	case stays && !foeStays:
		first, second = lexicon.BattleWon, lexicon.BattleLost
	case !stays && foeStays:
		first, second = lexicon.BattleLost, lexicon.BattleWon
	}
	battleEvent(m, a, t, first)
	battleEvent(m, t, a, second)
}

// changedSides: one of the two is still on the field but has left the battle, its
// controller having changed (803-8).
func changedSides(m *kernel.Machine, r kernel.Ref, was int) bool {
	return onField(m, r) && m.S.Objects[was] != r
}

// 805 Hit step (ヒット処理ステップ): damage to the attacked player, as much as the
// hit of the attacker.
var hitSteps = []kernel.Step{
	{Clause: "805-1", Do: hitPlayer},
	{Clause: "805-2", Do: hitWindow},
}

func hitPlayer(m *kernel.Machine) {
	if a, there := attacker(m); there {
		dealDamage(m, int8(m.S.Vars[vTargetSeat]-1), max(0, m.InfoOf(a).Num[numHit]), byBattle, a)
	}
}

// hitWindow opens the damage window of the packet that has just been made.
func hitWindow(m *kernel.Machine) {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factPacket && f.Flags&packetOpened == 0 && f.Flags&packetRank == byBattle {
			damageWindow(m, f.ID)
			return
		}
	}
}

// 806 End of the attack (アタック終了ステップ).
var attackOverSteps = []kernel.Step{
	{Clause: "806-1", Do: endOfBattle},
	{Clause: "806-2", Do: playWindow},
	{Clause: "806-3", Do: endAttack},
}

// endOfBattle: "at the end of the battle", for each of the two that battles still
// (806-1): who has won, too.
func endOfBattle(m *kernel.Machine) {
	a, t := m.S.Objects[oFighter], m.S.Objects[oFoe]
	first, second := inBattle(m, a), inBattle(m, t)
	if first {
		battleEvent(m, a, t, lexicon.BattleEnds)
	}
	if second {
		battleEvent(m, t, a, lexicon.BattleEnds)
	}
}

func endAttack(m *kernel.Machine) {
	for _, i := range [...]int{oAttacker, oTarget, oBlocker, oFighter, oFoe} {
		m.S.Objects[i] = kernel.Ref{}
	}
	m.S.Vars[vTargetSeat] = 0
	m.Touch(kernel.LookRules)
	m.ExpireAt(endOfAttack)
}
