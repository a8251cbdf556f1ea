package rebirth

import (
	"gorin/rules/cards"
	"gorin/rules/kernel"
)

// attackWords is how an attack is made, in views.
var attackWords = [...]string{noAttack: "", normalAttack: "normal", partnerAttack: "partner"}

// attackOf is the attack under way: how, who attacks, who is attacked.
func attackOf(m *kernel.Machine) (kind string, attacking, defending kernel.CardID) {
	return attackWords[m.S.Vars[vAttackKind]%int32(len(attackWords))], attackerNow(m).Card, attackedNow(m).Card
}

// lookAtTable adds who supports the attack under way, whom it is on, and what blocks it.
func lookAtTable(m *kernel.Machine, _ int8, f *cards.TableFacts) {
	f.Helper = supporterNow(m).Card
	_, f.Attacked = attacks(m)
	if isBlocked(m, attackedNow(m)) {
		f.Blocker = m.S.Objects[oBlocker].Card
	}
}
