package rebirth_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest"
)

// TestPositionAmongAttacks: the position between two attacks says how many there have been, and none is
// given while an attack is under way.
func TestPositionAmongAttacks(t *testing.T) {
	m := shownMatch(t, "attack", []position.Zone{zone("entry", "無地"), zone("member-left", "無地"), zone("member-right", "無地")}, []position.Zone{zone("entry", "無地")})
	for n := range 2 {
		p, err := position.Now(m.Table())
		if err != nil || p.Phase != "attack-timing" || p.Attacks != n || p.Turn != 3 {
			t.Fatalf("after %d attacks: %s, %d attacks, turn %d, %v", n, p.Phase, p.Attacks, p.Turn, err)
		}
		if n == 0 {
			answer(t, m, "attack")
		}
	}
	m = shownMatch(t, "attack", []position.Zone{zone("entry", "無地"), zone("member-left", "無地")}, []position.Zone{zone("entry", "無地"), zone("hand", "無地")})
	if answer(t, m, "attack"); m.Pending().Kind != "block" {
		t.Fatalf("asked for %s", m.Pending().Kind)
	}
	if p, err := position.Now(m.Table()); err == nil {
		t.Errorf("while somebody is asked to block: %s", p.Phase)
	}
}

// TestNobodyIsFirstBeforeTheLot: who will be drawn as first player is not to be seen while opening entries
// are chosen, not even where an order was agreed on (6.2.1.4, 12.6.2).
func TestNobodyIsFirstBeforeTheLot(t *testing.T) {
	var partners, deck = zone("partners", "相棒", "相棒", "相棒"), zone("deck", "無地", "無地", "無地", "無地", "無地", "無地")
	for lot := range 3 {
		m, err := rules.NewPosition(position.Position{Game: "rebirth", Format: "rumble", Order: []int{0, 1, 2}, Seed: 5, Turn: 1, Phase: "setup", Lot: lot + 1,
			Cards: []pack.Card{chara("無地", 0, 1, 9), {ID: "相棒", Game: "rebirth", Kind: "partner", Name: lang.Words{"相棒"}}},
			Seats: []position.Seat{{Zones: []position.Zone{deck, partners}}, {Zones: []position.Zone{deck, partners}}, {Zones: []position.Zone{deck, partners}}}})
		if err != nil {
			t.Fatal(err)
		}
		first := func() (seat int) {
			seat = -1
			for i, p := range m.View(0).Players {
				if p.FirstPlayer {
					seat = i
				}
			}
			return seat
		}
		if got := first(); m.Pending().Kind != "opening" || got != -1 {
			t.Errorf("%s: player %d is first", m.Pending().Kind, got)
		}
		for m.Pending().Kind == "opening" {
			if err := m.Answer(m.Pending().Seq, []int{0}); err != nil {
				t.Fatal(err)
			}
		}
		if got := first(); got != lot {
			t.Errorf("after the lot player %d is first, not %d", got, lot)
		}
	}
}

// TestBlockShown: views tell what has blocked the attack (8.3.3.2), and nothing before.
func TestBlockShown(t *testing.T) {
	m, err := rules.NewPosition(position.Position{Game: "rebirth", Seed: 5, Turn: 3, Phase: "attack",
		Cards: []pack.Card{chara("無地", 0, 1, 9), chara("盾", 0, 1, 1, "【ブロッカー】"),
			chara("矢", 0, 1, 9, "【自】【エントリー】：このキャラのアタックがブロックされた時、あなたは自分の手札から1枚選び、控え室に置く。")},
		Seats: []position.Seat{
			{Zones: []position.Zone{zone("deck", "無地", "無地", "無地"), zone("entry", "矢"), zone("member-left", "無地"), zone("hand", "無地", "無地")}},
			{Zones: []position.Zone{zone("deck", "無地", "無地", "無地"), zone("entry", "無地"), zone("hand", "盾")}},
		}})
	if err != nil {
		t.Fatal(err)
	}
	answer(t, m, "attack")
	if a := m.View(0).Attack; a.Kind != "normal" || a.Blocker != 0 {
		t.Errorf("before the block: %+v", a)
	}
	answer(t, m, "block")
	if a := m.View(0).Attack; a.Blocker == 0 || a.Blocker != cardAt(m, 1, "waiting-room").ID {
		t.Errorf("after the block: %+v at %s", a, m.Pending().Kind)
	}
}

// TestMatchBegins: a match begins with the choice of opening entries (6.2.1.2), in every format.
func TestMatchBegins(t *testing.T) {
	for _, w := range rulestest.Ways("rebirth") {
		m, err := rules.New(w.Setup(t, 1))
		if err != nil {
			t.Fatal(err)
		}
		if q := m.Pending(); q == nil || q.Kind != "opening" {
			t.Errorf("%s begins with %+v", w, q)
		}
	}
}
