package rebirth_test

import (
	"errors"
	"strings"
	"testing"

	"gorin/rules/cards"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rebirth"
	"gorin/rules/text"
	"gorin/rules/value"
)

func compiled(lines ...string) error {
	_, err := rebirth.Compile([]pack.Card{{ID: "X", Game: "rebirth", Kind: "chara", Name: lang.Words{"灯"}, Lines: lines, Values: value.Of("cost", 0, "atk", 1, "def", 1)}})
	return err
}

// TestCompileRefuses: a line that cannot be read, or one too many, is named.
func TestCompileRefuses(t *testing.T) {
	line := "【スパーク】：あなたは1枚引く。"
	for n := 9; n <= 12; n++ {
		var lines []string
		for range n {
			lines = append(lines, line)
		}
		var e *cards.LineError
		switch err := compiled(lines...); {
		case n <= 10 && err != nil:
			t.Errorf("%d abilities: %v", n, err)
		case n > 10 && (!errors.As(err, &e) || e.Line != 11):
			t.Errorf("%d abilities: %v", n, err)
		}
	}
	for _, bad := range []string{"【永】：なんとなく強い。", "【スパーク】：ない。", "【自】【リング】：このキャラがアタックした時、あなたは1枚引く。"} {
		var e *cards.LineError
		if err := compiled(line, bad, line); !errors.As(err, &e) || e.Card != "X" || e.Line != 2 {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

// TestProperWords: the lexicon of some cards has their names and attributes in both languages.
func TestProperWords(t *testing.T) {
	c := pack.Card{ID: "X", Game: "rebirth", Kind: "chara", Name: lang.Words{"灯台の少女", "Girl of the Lighthouse"}, Values: value.Of("cost", 0, "atk", 1, "def", 1)}
	c.SetTags("attributes", []lang.Words{{"追い風", "Tailwind"}})
	lex := rebirth.Lexicon([]pack.Card{c})
	for ja, en := range map[string]string{"《灯台の少女》": "Girl of the Lighthouse", "〔追い風〕": "Tailwind"} {
		n, err := rebirth.Read("【スパーク】：あなたは自分の控え室から"+ja+"を1枚選び、手札に加える。", lex)
		if err != nil {
			t.Errorf("%s: %v", ja, err)
			continue
		}
		if said, err := text.Say(text.English, n, lex); err != nil || !strings.Contains(said, en) {
			t.Errorf("%s: said as %q, %v, without %q", ja, said, err, en)
		}
	}
}
