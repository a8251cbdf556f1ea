package victoryspark_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// TestAskedInSecret: whether somebody who is asked for a partner block (7.1.4.2) or a cancel
// (4.5.1) could do so is nobody else's to know, so the question says that it is to be kept, and
// is asked with any hand.
func TestAskedInSecret(t *testing.T) {
	card := func(id string, lines ...string) pack.Card {
		return pack.Card{ID: id, Game: "victoryspark", Kind: "card", Name: lang.Words{id}, Lines: lines, Values: value.Of("level", 0, "attack", 1000, "defence", 9000)}
	}
	zone := func(key string, ids ...string) position.Zone {
		z := position.Zone{Zone: key}
		for _, id := range ids {
			z.Cards = append(z.Cards, position.Card{ID: id})
		}
		return z
	}
	for _, held := range []string{"無地", "黙"} {
		m, err := rules.NewPosition(position.Position{Game: "victoryspark", Seed: 5, Turn: 3, Phase: "attack",
			Cards: []pack.Card{card("無地"), card("助", "【自】〔ベンチ〕 このカードがサポートした時、あなたは1枚引く。"), card("黙", "【キャンセル】〔手札〕［このカードを控え室に置く］ 相手の技を1つキャンセルする。")},
			Seats: []position.Seat{
				{Zones: []position.Zone{zone("deck", "無地", "無地"), zone("ring", "無地"), zone("bench-left", "助")}},
				{Zones: []position.Zone{zone("deck", "無地", "無地"), zone("ring", "無地"), zone("hand", held)}},
			}})
		if err != nil {
			t.Fatal(err)
		}
		kinds := map[string]int{}
		for q := m.Pending(); q != nil && q.Kind != "energy" && m.Seq() < 40; q = m.Pending() {
			if kinds[q.Kind]++; (q.Kind == "cancel" || q.Kind == "partner-block") && !q.Secret {
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
		if kinds["cancel"] != 1 || kinds["partner-block"] != 1 {
			t.Errorf("with %s in the hand: asked %v", held, kinds)
		}
	}
}
