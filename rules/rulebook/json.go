package rulebook

import (
	"encoding/json"
	"errors"
)

// UnmarshalJSON reads a view; in one that was written before a field was there,
// the field says that nothing is known.
func (v *View) UnmarshalJSON(b []byte) error {
	type plain View
	p := plain{Priority: -1, Attack: AttackView{Seat: Spectator}}
	err := json.Unmarshal(b, &p)
	*v = View(p)
	v.SayAttacked()
	return err
}

// SayAttacked fills in whom the attack under way means, in a view that was written before
// views said it: at a table for two the other player.
func (v *View) SayAttacked() {
	if v.Attack.Attacker == 0 || v.Attack.Seat != Spectator || len(v.Players) != 2 {
		return
	}
	look := func(zones []ZoneView) {
		for i := range zones {
			for j := range zones[i].Cards {
				if c := &zones[i].Cards[j]; c.ID == v.Attack.Attacker {
					for p := range v.Players {
						if p != c.Seat {
							v.Attack.Seat = p
						}
					}
				}
			}
		}
	}
	look(v.Shared)
	for i := range v.Players {
		look(v.Players[i].Zones)
	}
}

// UnmarshalJSON reads a printed card, in the same way.
func (p *Printed) UnmarshalJSON(b []byte) error {
	type plain Printed
	q := plain{Other: -1}
	err := json.Unmarshal(b, &q)
	ok := true
	if q.Values, ok = q.Values.InOrder(); !ok && err == nil {
		err = errors.New("a card with too many values")
	}
	*p = Printed(q)
	return err
}
