package victoryspark_test

import (
	"fmt"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// declaring is a position of cards of a pack in which the first card has something declared.
func declaring(what string) position.Position {
	list := []pack.Card{
		{ID: "A", Name: lang.Words{"ソラ", "Sky"}, Title: lang.Words{"潮風の劇場", "The Salt Wind Theatre"}, Lines: []string{
			"【起】〔リング〕［あなたの手札を1枚控え室に置く］ あなたは" + what + "を1つ宣言する。あなたは自分のベンチの宣言した" + what + "のカードを1枚選び、【レスト】する。"}},
		{ID: "B", Name: lang.Words{"ウミ", "Sea"}, Title: lang.Words{"火守りの窯町", "The Kiln Town"}},
		{ID: "C", Name: lang.Words{"ヤマ", "Hill"}, Title: lang.Words{"潮風の劇場", "The Salt Wind Theatre"}, Lines: []string{"【自】《波》〔ベンチ〕", "【永】〔ベンチ〕 このカードは称号＜灯台守＞を得る。"}},
	}
	list[2].Quoted.SetTags("skill-traits", []lang.Words{{"波", "Wave"}})
	list[2].Quoted.SetTags("titles", []lang.Words{{"灯台守", "Keeper of the Light"}})
	for i := range list {
		list[i].Game, list[i].Kind = "victoryspark", "card"
		list[i].Values = append(list[i].Values, value.Of("level", 3-i, "attack", 1000, "defence", 1000)...)
	}
	list[1].SetTags("titles", []lang.Words{{"船頭", "Boatman"}})
	lie := func(zone string, ids ...string) position.Zone {
		z := position.Zone{Zone: zone}
		for _, id := range ids {
			z.Cards = append(z.Cards, position.Card{ID: id})
		}
		return z
	}
	return position.Position{Game: "victoryspark", Cards: list, Turn: 3, Phase: "ability", Seats: []position.Seat{
		{Name: "A", Zones: []position.Zone{lie("ring", "A"), lie("hand", "B"), lie("bench-left", "B"), lie("bench-right", "C"), lie("deck", "B")}},
		{Name: "B", Zones: []position.Zone{lie("ring", "B"), lie("deck", "B")}},
	}}
}

// TestDeclared: what may be declared stands in order, whoever has the cards, and is said in both
// languages.
func TestDeclared(t *testing.T) {
	for _, c := range []struct {
		what, kind string
		want       []string
	}{
		{"名前", "word", []string{"ウミ Sea", "ソラ Sky", "ヤマ Hill"}},
		{"称号", "word", []string{"灯台守 Keeper of the Light", "船頭 Boatman"}},
		{"作品名", "word", []string{"潮風の劇場 The Salt Wind Theatre", "火守りの窯町 The Kiln Town"}},
		{"技属性", "word", []string{"波 Wave"}},
		{"レベル", "number", []string{"1 1", "2 2", "3 3"}},
	} {
		t.Run(c.what, func(t *testing.T) {
			m, err := rules.NewPosition(declaring(c.what))
			if err != nil {
				t.Fatal(err)
			}
			q := m.Pending()
			for ; q != nil && q.Kind != "declare"; q = m.Pending() {
				if err := m.Answer(q.Seq, []int{0}); err != nil {
					t.Fatal(err)
				}
			}
			var got []string
			for _, o := range q.Options {
				if o.Kind != c.kind {
					t.Errorf("an option of kind %q", o.Kind)
				}
				got = append(got, fmt.Sprint(o.Words.In(rules.Japanese), " ", o.Words.In(rules.English)))
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}
