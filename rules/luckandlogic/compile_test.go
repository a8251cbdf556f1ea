package luckandlogic_test

import (
	"errors"
	"strings"
	"testing"

	"gorin/rules/cards"
	"gorin/rules/lang"
	"gorin/rules/luckandlogic"
	"gorin/rules/pack"
	"gorin/rules/text"
	"gorin/rules/value"
)

var plain = value.Of("level", 0, "cost", 0, "power", 1000, "aura", 1, "limit", 1, "territory", 1)

func compiled(lines ...string) error {
	_, err := luckandlogic.Compile([]pack.Card{{ID: "X", Game: "luckandlogic", Kind: "foreigner", Name: lang.Words{"灯"}, Lines: lines, Values: plain}})
	return err
}

// TestCompileRefuses: a line that cannot be read, or one too many, is named.
func TestCompileRefuses(t *testing.T) {
	line := "【自】 このメンバーが攻撃した時、カードを1枚引く。"
	for n := 7; n <= 10; n++ {
		var lines []string
		for range n {
			lines = append(lines, line)
		}
		var e *cards.LineError
		switch err := compiled(lines...); {
		case n <= 8 && err != nil:
			t.Errorf("%d abilities: %v", n, err)
		case n > 8 && (!errors.As(err, &e) || e.Line != 9):
			t.Errorf("%d abilities: %v", n, err)
		}
	}
	for _, bad := range []string{"【永】 なんとなく強い。", "【自】 ない。", "【自】【エントリー】：このキャラがアタックした時、あなたは1枚引く。", "【永】 カードを1枚引く。"} {
		var e *cards.LineError
		if err := compiled(line, bad, line); !errors.As(err, &e) || e.Card != "X" || e.Line != 2 {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

// TestEventless: an auto without an event is one of a card that is defined (5.16.2), and of no other.
func TestEventless(t *testing.T) {
	for kind, fits := range map[string]bool{"tactics": true, "paradox": true, "logicalist": false, "foreigner": false, "tranceunion": false} {
		values := plain
		switch kind {
		case "tactics":
			values = value.Of("level", 0)
		case "paradox":
			values = value.Of("level", 0, "law", "aura")
		}
		_, err := luckandlogic.Compile([]pack.Card{{ID: "X", Game: "luckandlogic", Kind: kind, Name: lang.Words{"灯"}, Lines: []string{"【自】 カードを1枚引く。"}, Values: values}})
		var e *cards.LineError
		var m *cards.Misfit
		if fits != (err == nil) || !fits && (!errors.As(err, &e) || !errors.As(e.Err, &m) || m.Clause != "9.1.2.2.1") {
			t.Errorf("%s: %v", kind, err)
		}
	}
}

// TestProperWords: the lexicon of some cards has their names, titles, covenanters, worlds and attributes in both
// languages.
func TestProperWords(t *testing.T) {
	c := pack.Card{ID: "X", Game: "luckandlogic", Kind: "foreigner", Name: lang.Words{"波止場の子 ナミ", "Nami, Child of the Pier"}, Values: value.Of("level", 0, "cost", 0, "power", 1000, "aura", 1, "limit", 1, "territory", 1)}
	c.SetTags("names", []lang.Words{{"ナミ", "Nami"}})
	c.SetTags("titles", []lang.Words{{"波止場の子", "Child of the Pier"}})
	c.SetTags("covenanters", []lang.Words{{"ミサキ", "Misaki"}})
	c.SetTags("worlds", []lang.Words{{"潮の国", "Land of the Tide"}})
	c.SetTags("attributes", []lang.Words{{"追い風", "Tailwind"}})
	lex := luckandlogic.Lexicon([]pack.Card{c})
	for ja, en := range map[string]string{"「波止場の子 ナミ」": "Nami, Child of the Pier", "「ナミ」": "“Nami”", "「波止場の子」": "“Child of the Pier”",
		"【盟約者「ミサキ」】": "Misaki", "《潮の国》のカード": "Land of the Tide", "＜追い風＞のカード": "Tailwind"} {
		n, err := luckandlogic.Read("【自】 このメンバーが出撃した時、あなたのドロップ領域の"+ja+"を1枚選び、手札に加える。", lex)
		if err != nil {
			t.Errorf("%s: %v", ja, err)
			continue
		}
		if said, err := text.Say(text.English, n, lex); err != nil || !strings.Contains(said, en) {
			t.Errorf("%s: said as %q, %v, without %q", ja, said, err, en)
		}
	}
}
