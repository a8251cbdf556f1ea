package rebirth

import "gorin/rules/kernel"

// left is 12.4.7 for a player who has left while others play on: an attack with or on their card
// is over, and so is one that was about to be declared. What is left of its steps finds nobody who
// blocks and nothing to be hurt, and then somebody may attack again.
func left(m *kernel.Machine, p int8) {
	for i := range m.S.Frames {
		f := &m.S.Frames[i]
		if f.Proc == procStart && f.Step <= rowDeclares && f.Regs[regMember] != 0 && (f.Regs[regBy] == int32(p) || f.Regs[regOn] == int32(p)) {
			f.Regs, f.Step = [len(f.Regs)]int32{}, rowAsksAttack
		}
	}
	if m.S.Vars[vAttackKind] != noAttack && (m.S.Vars[vAttackBy] == int32(p)+1 || m.S.Vars[vTarget] == int32(p)+1) {
		clearAttack(m)
	}
}

// rowDeclares is the row of startSteps that declares the attack.
const rowDeclares = rowAsksAttack + 2
