package builddivide_test

import (
	"errors"
	"strings"
	"testing"

	"gorin/rules/builddivide"
	"gorin/rules/cards"
	"gorin/rules/lang"
	"gorin/rules/pack"
)

func card(kind string, lines ...string) []pack.Card {
	return []pack.Card{{ID: "X", Game: "builddivide", Kind: kind, Name: lang.Words{"灯"}, Lines: lines}}
}

// TestCompileRefuses: a line that cannot be read, that does not go with its card, or
// is one too many, is named.
func TestCompileRefuses(t *testing.T) {
	const power, draw = "【永】あなたのターン中、このユニットはパワー＋500。", "カードを1枚引く。"
	const aim, modes = "ユニット1枚を対象とし、それをレストする。", "以下から1つを選ぶ。・カードを1枚引く。・スカウト1する。"
	for _, c := range []struct {
		cards  []pack.Card
		line   int    // that is named, 0 if all is well
		reason string // why
	}{
		{card("unit", power), 0, ""},
		{card("unit", strings.Split(strings.Repeat(power+"\n", 10)[:10*(len(power)+1)-1], "\n")...), 0, ""},
		{card("unit", strings.Split(strings.Repeat(power+"\n", 11)[:11*(len(power)+1)-1], "\n")...), 11, "10"},
		{card("unit", power, "【永】なんとなく強い。"), 2, ""},
		{card("unit", power, draw), 2, "1201-1a"},
		{card("command", draw, draw), 0, ""},
		{card("command", aim, draw), 0, ""},
		{card("command", modes, draw), 0, ""},
		{card("command", power, aim), 0, ""},
		{card("command", draw, aim), 2, "1204-2g"},
		{card("command", draw, modes), 2, "1204-2g"},
	} {
		_, err := builddivide.Compile(c.cards)
		var e *cards.LineError
		switch {
		case c.line == 0 && err != nil:
			t.Errorf("%v: %v", c.cards[0].Lines, err)
		case c.line > 0 && (!errors.As(err, &e) || e.Card != "X" || e.Line != c.line || !strings.Contains(err.Error(), c.reason)):
			t.Errorf("%v: %v", c.cards[0].Lines, err)
		}
	}
}
