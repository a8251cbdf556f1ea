package weiss_test

import (
	"errors"
	"testing"

	"gorin/rules/cards"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
	"gorin/rules/weiss"
)

// TestCompileRefuses: a line that cannot be read, or one too many, is named.
func TestCompileRefuses(t *testing.T) {
	line := "【永】 あなたのターン中、このカードのパワーを＋500。"
	for n := 9; n <= 12; n++ {
		c := pack.Card{ID: "X", Game: "weiss", Kind: "character", Name: lang.Words{"灯"}, Values: value.Of("power", 1000)}
		for range n {
			c.Lines = append(c.Lines, line)
		}
		_, err := weiss.Compile([]pack.Card{c})
		var e *cards.LineError
		switch {
		case n <= 10 && err != nil:
			t.Errorf("%d abilities: %v", n, err)
		case n > 10 && (!errors.As(err, &e) || e.Line != 11):
			t.Errorf("%d abilities: %v", n, err)
		}
	}
	c := pack.Card{ID: "X", Game: "weiss", Kind: "character", Name: lang.Words{"灯"}, Lines: []string{line, ""}}
	for _, bad := range []string{"【永】 なんとなく強い。", "【自】 あなたのメインフェイズの終わりに、あなたは1枚引く。", "【起】［(1)］ 以下の効果のうちあなたが選んだ1つを行う。", "【永】 あなたは1枚引く。"} {
		c.Lines[1] = bad
		var e *cards.LineError
		if _, err := weiss.Compile([]pack.Card{c}); !errors.As(err, &e) || e.Card != "X" || e.Line != 2 {
			t.Errorf("%s: %v", bad, err)
		}
	}
}
