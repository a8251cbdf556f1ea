package oracle

import (
	"fmt"

	"gorin/rules"
)

// course checks what comes of the attack under way once it is over: who is attacked takes
// the ATK of who attacks, nothing if the attack was blocked (8.4.3, 8.4.3.1), and retires if
// that is as much as the DEF (10.3.5) or if the attack was a partner attack (8.4.3.2,
// 10.3.6), whichever it has taken before.
func (o *half) course(t *table) error {
	a := o.attack
	if a == nil {
		return nil
	}
	dealt := o.dealt()
	if heard(o.after) || o.quits {
		a.texts = true
	}
	if dealt == nil && !has([]string{"partner", "energy", "main", "attack"}, t.Request.Kind) {
		return nil
	}
	if o.attack = nil; a.texts || o.before == nil || t.says("ダメージ", "パートナーアタック", "かわりに") || a.at.says("ダメージ", "パートナーアタック", "かわりに") {
		return nil
	}
	b := o.before
	by, on := b.in(a.by, "entry"), b.in(a.target, "entry")
	if by == nil || on == nil {
		return fmt.Errorf("8.4.3: nobody attacks or is attacked")
	}
	if !a.blocked {
		for _, seat := range blockers(b, a.target) {
			if !a.asked[seat] && b.others(seat) > 0 && !sides(t.View).Out(seat) && !b.says("【ブロッカー】を使えない", "ブロックされない") {
				return fmt.Errorf("8.3.3: seat %d could block and was not asked", seat)
			}
		}
	}
	if by.Print < 0 || on.Print < 0 || b.says("なら", "につき", "アタック中", "サポート") || b.anySays("ステップ開始時") {
		return nil // what they are strong has changed since, or something happens before the damage
	}
	damage := max(0, by.Now.Number("atk")) // 1.3.2.2
	if a.blocked {
		damage = 0
	}
	retired, put := false, moved(o.after, on.ID, "retire")
	if d := on.Now.Number("def"); a.partner || on.Damage+damage >= d {
		retired = true
	}
	switch {
	case retired && !put:
		return fmt.Errorf("10.3.5, 10.3.6: card %d (DEF %d, damage %d) is attacked with %d, partners %v, and stays", on.ID, on.Now.Number("def"), on.Damage, damage, a.partner)
	case !retired && put:
		return fmt.Errorf("10.3.5: card %d (DEF %d, damage %d) is attacked with %d, and retires", on.ID, on.Now.Number("def"), on.Damage, damage)
	case retired || t.Request.Kind != "attack":
		return nil
	}
	if c := t.in(a.target, "entry"); c == nil || c.ID != on.ID || c.Damage != on.Damage+damage {
		return fmt.Errorf("8.4.3: card %d is attacked with %d and has damage %d after %d", on.ID, damage, c.Damage, on.Damage)
	}
	return nil
}

// dealt is where the damage step has come, nil if it has not.
func (o *half) dealt() *rules.Entry {
	for i := range o.after {
		if c := o.after[i].Clause; len(c) >= 3 && (c[:3] == "8.4" || c[:3] == "8.5") {
			return &o.after[i]
		}
	}
	return nil
}
