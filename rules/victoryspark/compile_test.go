package victoryspark_test

import (
	"errors"
	"strings"
	"testing"

	"gorin/rules/cards"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
	"gorin/rules/value"
	"gorin/rules/victoryspark"
)

func compiled(lines ...string) error {
	_, err := victoryspark.Compile([]pack.Card{{ID: "X", Game: "victoryspark", Kind: "card", Name: lang.Words{"灯"}, Lines: lines, Values: value.Of("level", 0, "attack", 1000, "defence", 1000)}})
	return err
}

// TestCompileRefuses: a line that cannot be read, or one too many, is named.
func TestCompileRefuses(t *testing.T) {
	line := "【自】〔ベンチ〕 このカードがサポートした時、あなたは1枚引く。"
	for n := 9; n <= 12; n++ {
		var lines []string
		for range n {
			lines = append(lines, line)
		}
		var e *cards.LineError
		switch err := compiled(lines...); {
		case n <= 10 && err != nil:
			t.Errorf("%d skills: %v", n, err)
		case n > 10 && (!errors.As(err, &e) || e.Line != 11):
			t.Errorf("%d skills: %v", n, err)
		}
	}
	for _, bad := range []string{"【永】〔ベンチ〕 なんとなく強い。", "【自】〔ベンチ〕 あなたのキャラフェイズの終わりに、あなたは1枚引く。", "【永】〔リング〕 あなたは1枚引く。"} {
		var e *cards.LineError
		if err := compiled(line, bad, line); !errors.As(err, &e) || e.Card != "X" || e.Line != 2 {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

// TestProperWords: the lexicon of some cards has their names, titles, works and traits in both
// languages.
func TestProperWords(t *testing.T) {
	c := pack.Card{ID: "X", Game: "victoryspark", Kind: "card", Name: lang.Words{"灯台の少女", "Girl of the Lighthouse"},
		Values: value.Of("level", 0, "attack", 1000, "defence", 1000)}
	c.SetTags("titles", []lang.Words{{"波止場の子", "Child of the Pier"}})
	c.SetTags("works", []lang.Words{{"潮風の劇場", "Theatre of the Breeze"}})
	c.SetTags("skill-traits", []lang.Words{{"追い風", "Tailwind"}})
	lex := victoryspark.Lexicon([]pack.Card{c})
	for ja, en := range map[string]string{
		"『灯台の少女』のカード": "Girl of the Lighthouse", "＜波止場の子＞のカード": "Child of the Pier",
		"作品名『潮風の劇場』のカード": "Theatre of the Breeze", "《追い風》のカード": "Tailwind",
		"「灯台の少女／波止場の子」": "Girl of the Lighthouse／Child of the Pier",
	} {
		n, err := victoryspark.Read("【起】〔リング〕 あなたは自分の控え室の"+ja+"を1枚選び、手札に加える。", lex)
		if err != nil {
			t.Errorf("%s: %v", ja, err)
			continue
		}
		if said, err := text.Say(text.English, n, lex); err != nil || !strings.Contains(said, en) {
			t.Errorf("%s: said as %q, %v, without %q", ja, said, err, en)
		}
	}
}
