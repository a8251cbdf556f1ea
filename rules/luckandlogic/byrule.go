package luckandlogic

import "gorin/rules/kernel"

// soulBonus is what each soul adds to the power of the attacking member (8.2.9.2).
const soulBonus = 1000

// modifyByRule changes information by the rules, before all effects (9.9.1.2): set cards are no members
// (5.24.6); the attacking member is stronger by its souls (8.2.9.2), the defending one by the logic of those
// that intercept (8.3.4), and both by the logics in the battle zones that lie face up (4.12.1.1.1,
// 5.16.2).
func modifyByRule(m *kernel.Machine) {
	mem := memoryOf(m)
	mem.orders, mem.added = mem.orders[:0], mem.added[:0] // effects say them anew
	for i := range m.S.Bonds {
		if c := m.S.Bonds[i].Card; isSet(m, c) && !m.S.Cards[c].FaceDown {
			m.Alter(c).Kind &^= kindMember
		}
	}
	if m.S.Vars[vTarget] == 0 {
		return
	}
	if c := m.S.Objects[oAttacker]; c.Card != 0 && m.Alive(c) {
		info := m.Alter(c.Card)
		info.Num[numPower] += soulBonus * int32(soulsOf(m, c))
		addLogics(m, info, zBattle, m.S.Cards[c.Card].Master)
	}
	if c := m.S.Objects[oDefender]; c.Card != 0 && m.Alive(c) {
		info, p := m.Alter(c.Card), m.S.Cards[c.Card].Master
		addLogics(m, info, zIntercept, p)
		addLogics(m, info, zBattle, p)
	}
}

// addLogics adds the numbers of the logic icons (2.11.2.1–2.11.2.3), of several logics each (2.11.1.1), of the
// cards of a zone that lie face up: none of a card without an icon (2.11.1.2.1).
// Souls that have come along are no cards that intercept. What abilities of the cards have brought about is effects, and
// stays though they are turned down (4.12.1.1.2).
func addLogics(m *kernel.Machine, info *kernel.Info, kind int, p int8) {
	for c := m.BottomCard(m.Z(kind, p)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].FaceDown || kind == zIntercept && m.S.Cards[c].Came&kernel.CameMarked == 0 {
			continue
		}
		f := rulesOf(m).face(m, c)
		info.Num[numPower] += f.power
		info.Num[numAura] += f.aura
		info.Num[numLimit] += f.limit
	}
}

// faceDown is what a card is that lies face down where cards do not: a gate is one by its back
// (4.3.1.1.1, 2.22.2), and a set card may be given information by what says so (4.1.3.2.2.1).
func faceDown(m *kernel.Machine, c kernel.CardID, info *kernel.Info) {
	k := m.KindOf(m.S.Cards[c].Zone)
	switch {
	case isGateZone(k) && m.Book.Prints[m.S.Cards[c].Print].Info.Kind&kindGate != 0:
		info.Kind, info.Blank = kindGate, false
	case isCircle(k):
		info.Blank = false
	}
}
