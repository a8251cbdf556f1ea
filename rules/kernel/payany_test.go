package kernel

import (
	"fmt"
	"testing"

	a "gorin/rules/ability"
)

// TestPayInAnyOrder: the items of a cost are paid in the order that their player says, but for those that come right
// behind the one before them.
func TestPayInAnyOrder(t *testing.T) {
	const itemAsk = 200
	drop := func(name string) a.Node {
		return modelItem{n: 1, from: tHand, to: tAshes, print: map[string]uint16{"bell": 1, "lamp": 2, "wick": 3}[name]}.node()
	}
	for _, c := range []struct {
		after uint32 // items that follow the one before them
		picks []int32
		want  string
	}{
		{0, []int32{1, 2}, "[1 2 3]"},
		{0, []int32{3, 1}, "[3 1 2]"},
		{0, []int32{2, 3}, "[2 3 1]"},
		{1 << 2, []int32{2}, "[3 1 2]"},
		{1 << 2, []int32{1}, "[1 2 3]"},
		{1 << 3, []int32{2}, "[2 3 1]"},
	} {
		pays := a.N(a.Act, a.Nothing, a.N(a.Cost, drop("bell"), drop("lamp"), drop("wick")), a.Said(a.Nothing, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, a.N(a.You), a.N(a.Draw, a.One()))))
		b := toyBook(t, map[string][]a.Node{"plain": {pays}}, "plain", "bell", "lamp", "wick")
		line := b.Prints[0].Lines[0]
		b.Prog.Lines[line].After = c.after
		b.AnyOrder, b.ItemAsk, b.ItemOption = true, itemAsk, itemAsk
		m := toyGame(t, b, 2, 0, 1, 2, 3)
		m.PayX(line, m.RefOf(m.BottomCard(m.Z(tHand, 0))), 0, Event{From: NoZone, To: NoZone}, 0)
		m.open = false
		m.Run()
		for picks := c.picks; ; {
			q := m.Pending()
			if q.Kind == AskChoose {
				pick(t, m, 0, kind(OptCard))
				continue
			}
			if q.Kind != itemAsk {
				break
			}
			if len(picks) == 0 {
				t.Fatalf("%b, %v: asked once more: %+v", c.after, c.picks, q.Options)
			}
			pick(t, m, 0, func(o Option) bool { return o.N == picks[0] })
			picks = picks[1:]
		}
		var got []uint16
		for x := m.BottomCard(m.Z(tAshes, 0)); x != 0; x = m.S.Cards[x].Above {
			got = append(got, m.S.Cards[x].Print)
		}
		if fmt.Sprint(got) != c.want || !m.S.Paid || m.S.Paying != 0 || len(m.S.Saved) != 0 {
			t.Errorf("%b, %v: %v, want %s; paid %v", c.after, c.picks, got, c.want, m.S.Paid)
		}
	}
}
