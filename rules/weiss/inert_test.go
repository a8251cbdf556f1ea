package weiss_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/study"
	"gorin/rules/value"
)

// A line that is inert gives nothing, and the others of its card stay as they are.
func TestInertLineIsNone(t *testing.T) {
	card := pack.Card{ID: "X", Game: "weiss", Kind: "character", Name: lang.Words{"灯", "Light"}, Values: value.Of("power", 1000),
		Lines: []string{"【永】 あなたのターン中、このカードのパワーを＋500。", "【永】 このカードはすごく強い。", "【永】 このカードのソウルを＋1。"}}
	study, err := study.Cards("weiss", []pack.Card{card})
	if err != nil {
		t.Fatal(err)
	}
	p := study[0].Printed
	if !slices.Equal(p.Inert, []int{1}) || len(p.Lines) != 3 || p.Lines[1][rules.English] != card.Lines[1] || p.Lines[2][rules.English] != "【CONT】 This card gets +1 soul." {
		t.Errorf("%q, inert %v", p.Lines, p.Inert)
	}
	if w := study[0].Wrong; w[0] != nil || w[1] == nil || w[2] != nil || w[1].Column != 11 || w[1].Why[rules.Japanese] != "ここから先が読めない" {
		t.Errorf("wrong %+v", w[1])
	}
}
