package rebirth_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// chara is a character for these tests.
func chara(id string, cost, atk, def int, lines ...string) pack.Card {
	return pack.Card{ID: id, Game: "rebirth", Kind: "chara", Name: lang.Words{id}, Lines: lines, Values: value.Of("cost", cost, "atk", atk, "def", def)}
}

// zone is a zone of cards with these IDs.
func zone(key string, ids ...string) position.Zone {
	z := position.Zone{Zone: key}
	for _, id := range ids {
		z.Cards = append(z.Cards, position.Card{ID: id})
	}
	return z
}

// TestAskedInSecret: whether somebody who is asked for a block (8.3.3) or a cancel (9.7.3.1) could
// do so is nobody else's to know, so the question says that it is to be kept, and is asked with any
// hand.
func TestAskedInSecret(t *testing.T) {
	for _, held := range []string{"無地", "盾", "黙"} {
		m, err := rules.NewPosition(position.Position{Game: "rebirth", Seed: 5, Turn: 3, Phase: "attack",
			Cards: []pack.Card{chara("無地", 0, 1, 9), chara("矢", 0, 9, 9, "【自】【エントリー】：このキャラがアタックした時、あなたは1枚引く。"), chara("火花", 0, 1, 9, "【スパーク】：あなたは1枚引く。"),
				chara("盾", 0, 1, 1, "【ブロッカー】"), chara("黙", 0, 1, 1, "【キャンセル】：キャラの【スパーク】")},
			Seats: []position.Seat{
				{Zones: []position.Zone{zone("deck", "無地", "無地", "無地"), zone("entry", "矢"), zone("member-left", "無地"), zone("hand", held)}},
				{Zones: []position.Zone{zone("deck", "火花", "火花", "火花"), zone("entry", "無地"), zone("hand", held)}},
			}})
		if err != nil {
			t.Fatal(err)
		}
		kinds := map[string]int{}
		for q := m.Pending(); q != nil && q.Kind != "energy" && m.Seq() < 40; q = m.Pending() {
			if kinds[q.Kind]++; (q.Kind == "cancel" || q.Kind == "block") && !q.Secret {
				t.Errorf("with %s in the hand: %s is not asked in secret", held, q.Kind)
			}
			pick := 0
			for i, o := range q.Options {
				if o.Kind == "pass" {
					pick = i
				}
			}
			if err := m.Answer(q.Seq, []int{pick}); err != nil {
				t.Fatal(err)
			}
		}
		if kinds["cancel"] == 0 || kinds["block"] != 1 {
			t.Errorf("with %s in the hand: asked %v", held, kinds)
		}
	}
}
