package board

import (
	"testing"

	"gorin/rules"
)

// TestWhomAnAttackMeans: the arrow of an attack goes to the player whom the view or the
// option names; where neither does, to the other one of two, and to nobody of three.
func TestWhomAnAttackMeans(t *testing.T) {
	for _, c := range []struct{ players, says, want int }{{3, 2, 2}, {3, 0, 0}, {3, -1, -1}, {3, 7, -1}, {2, 0, 0}, {2, -1, 0}} {
		tab := &Board{View: &rules.View{Players: make([]rules.PlayerView, c.players), Attack: rules.AttackView{Kind: "x", Attacker: 1, Seat: c.says}}}
		if got := tab.attacked(1); got != c.want {
			t.Errorf("%d players, the view says %d: %d, want %d", c.players, c.says, got, c.want)
		}
	}
	named := rules.Option{Kind: "attack", Card: 1, Place2: rules.Place{Seat: 2, Zone: "life"}}
	for _, c := range []struct {
		players int
		option  rules.Option
		want    int
	}{{3, named, 2}, {3, rules.Option{Kind: "attack", Card: 1}, -1}, {2, rules.Option{Kind: "attack", Card: 1}, 1}, {2, rules.Option{Kind: "attack", Card: 1, Card2: 3}, -1}, {2, rules.Option{Kind: "pass"}, -1}} {
		tab := &Board{View: &rules.View{Players: make([]rules.PlayerView, c.players)}}
		if got := tab.aimsAt(&c.option, 0); got != c.want {
			t.Errorf("%d players, %+v: %d, want %d", c.players, c.option, got, c.want)
		}
	}
}
